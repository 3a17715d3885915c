/**
 * What the fake host needs of a spreadsheet. Two grids stand behind it: one in memory (for tests in Node) and Univer's
 * (in the page). A grid keeps what it is given; the rules of Excel (protection, names, shapes) are the host's.
 */
import type { Area } from "./address";

export type SheetId = string;
export type CellValue = string | number | boolean;

/** What a cell shows and holds. A blank cell has the value "". An error is text such as "#N/A" with `error` set. */
export interface CellRead {
  value: CellValue;
  text: string;
  formula?: string;
  error?: boolean;
}

/** What is put into a cell: `null` leaves it alone, "" empties it. A number format goes with dates and percentages. */
export type CellWrite = { value: CellValue; numberFormat?: string } | { formula: string } | null;

export type FormatValue = string | number | boolean | null;

/** Formats by the path that Office.js gives them under `range.format`: "fill/color", "borders/EdgeTop/style". */
export type FormatPath = string;

export interface TableRecord {
  id: string;
  name: string;
  sheet: SheetId;
  area: Area;
  style: string;
  showTotals: boolean;
  showFilterButton: boolean;
  showBandedRows: boolean;
}

export interface NameRecord {
  name: string;
  /** With its "=". */
  formula: string;
  comment: string;
  visible: boolean;
}

export interface ConditionalRule {
  formula?: string;
  cellValue?: { formula1: string; formula2?: string; operator: string };
}

export interface ConditionalRecord {
  id: string;
  sheet: SheetId;
  area: Area;
  type: "Custom" | "CellValue";
  rule: ConditionalRule;
  /** By path: "fill/color", "font/bold", "borders/EdgeBottom/style". */
  format: Record<FormatPath, FormatValue>;
  stopIfTrue: boolean;
}

export interface ValidationRecord {
  sheet: SheetId;
  area: Area;
  /** As Office.js gives it; the workbench knows lists. */
  rule: { list?: { inCellDropDown: boolean; source: string } };
  errorAlert: { message: string; showAlert: boolean; style: string; title: string };
  prompt: { message: string; showPrompt: boolean; title: string };
  ignoreBlanks: boolean;
}

export interface PageLayout {
  orientation: "Portrait" | "Landscape";
  zoom: { scale?: number; horizontalFitToPages?: number; verticalFitToPages?: number };
  printArea: string;
  titleRows: string;
  titleColumns: string;
  /** By path: "defaultForAllPages/centerHeader". */
  headersFooters: Record<string, string>;
  /** The rows (from 0) that begin a page. */
  breaksBefore: number[];
  /** The columns (from 0) that begin a page; workbooks that were stored earlier have none. */
  columnBreaksBefore?: number[];
  /** The plain settings: margins, paperSize, centerHorizontally ... */
  settings: Record<string, FormatValue>;
}

/** What a sheet has besides its cells. Plain data, so that it can be stored and copied. */
export interface SheetState {
  protection: Record<string, FormatValue> | null;
  password: string;
  page: PageLayout;
  freeze: { rows: number; columns: number };
  showGridlines: boolean;
  tabColor: string;
  visibility: "Visible" | "Hidden" | "VeryHidden";
}

export const FRESH_SHEET: SheetState = {
  protection: null,
  password: "",
  page: {
    orientation: "Portrait",
    zoom: { scale: 100 },
    printArea: "",
    titleRows: "",
    titleColumns: "",
    headersFooters: {},
    breaksBefore: [],
    columnBreaksBefore: [],
    settings: {},
  },
  freeze: { rows: 0, columns: 0 },
  showGridlines: true,
  tabColor: "",
  visibility: "Visible",
};

export type ClearWhat = "All" | "Contents" | "Formats";
export type ShiftDirection = "Down" | "Right" | "Up" | "Left";

export type GridEvent =
  | {
      kind: "changed";
      sheet: SheetId;
      area: Area;
      how: "RangeEdited" | "RowInserted" | "RowDeleted" | "CellInserted" | "CellDeleted";
    }
  | { kind: "selected"; sheet: SheetId; area: Area }
  | { kind: "activated"; sheet: SheetId };

/** Where something is asked for by a method that may have to wait for the spreadsheet. */
type Done = void | Promise<void>;

export interface Grid {
  sheets(): SheetId[];
  sheetName(sheet: SheetId): string;
  renameSheet(sheet: SheetId, name: string): Done;
  addSheet(name: string): SheetId;
  deleteSheet(sheet: SheetId): Done;
  moveSheet(sheet: SheetId, position: number): Done;
  copySheet(sheet: SheetId, name: string): SheetId;
  activeSheet(): SheetId;
  activateSheet(sheet: SheetId): Done;
  state(sheet: SheetId): SheetState;
  setState(sheet: SheetId, changes: Partial<SheetState>): Done;

  read(sheet: SheetId, area: Area): CellRead[][];
  write(sheet: SheetId, area: Area, cells: CellWrite[][]): Done;
  numberFormats(sheet: SheetId, area: Area): string[][];
  setNumberFormats(sheet: SheetId, area: Area, formats: (string | null)[][] | string): Done;
  /** The one value of a format over an area; null where the cells differ, undefined where none was set. */
  format(sheet: SheetId, area: Area, path: FormatPath): FormatValue | undefined;
  setFormat(sheet: SheetId, area: Area, path: FormatPath, value: FormatValue): Done;
  copyFormats(from: { sheet: SheetId; area: Area }, to: { sheet: SheetId; area: Area }): Done;
  clear(sheet: SheetId, area: Area, what: ClearWhat): Done;
  /** Inserts blank cells; whole rows or columns where the area spans the sheet. */
  insert(sheet: SheetId, area: Area, shift: "Down" | "Right"): Done;
  remove(sheet: SheetId, area: Area, shift: "Up" | "Left"): Done;
  merge(sheet: SheetId, area: Area, merged: boolean): Done;
  /** The smallest area with anything in it (with values in it); undefined for a blank sheet. */
  used(sheet: SheetId, valuesOnly: boolean): Area | undefined;
  /** The area that the formula in this cell fills; undefined if it does not spill. */
  spill(sheet: SheetId, row: number, column: number): Area | undefined;
  /** The cell whose formula fills this one; undefined if none does. */
  spillParent(sheet: SheetId, row: number, column: number): { row: number; column: number } | undefined;

  tables(): TableRecord[];
  addTable(table: Omit<TableRecord, "id">): Promise<TableRecord>;
  changeTable(id: string, changes: Partial<Omit<TableRecord, "id" | "sheet">>): Promise<void>;
  removeTable(id: string): Promise<void>;

  names(): NameRecord[];
  setName(name: NameRecord): Done;
  removeName(name: string): Done;

  conditionals(sheet: SheetId): ConditionalRecord[];
  /** Adds a record, or changes the one with its id. */
  setConditional(record: ConditionalRecord): Done;
  removeConditional(sheet: SheetId, id: string): Done;

  validation(sheet: SheetId, area: Area): ValidationRecord | undefined;
  setValidation(record: ValidationRecord): Done;
  removeValidation(sheet: SheetId, area: Area): Done;

  selection(): { sheet: SheetId; area: Area };
  select(sheet: SheetId, area: Area): Done;
  /** Whether somebody is typing in a cell at this moment. */
  isEditing(): boolean;

  /** `Office.context.document.settings` and `workbook.settings`: kept with the workbook. */
  settings(): Record<string, string>;
  setSettings(settings: Record<string, string>): Done;

  calculate(): Done;
  /** Resolves when everything that was asked for is done and calculated. */
  settle(): Promise<void>;
  subscribe(listener: (event: GridEvent) => void): void;
}
