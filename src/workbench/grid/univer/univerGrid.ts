/** Univer's workbook as the grid behind the fake Excel: the one in the page, which calculates. */
import { ICommandService, type Injector, type IPaddingData } from "@univerjs/core";
import {
  DeleteRangeMoveLeftCommand,
  DeleteRangeMoveUpCommand,
  InsertRangeMoveDownCommand,
  InsertRangeMoveRightCommand,
  SetStyleCommand,
  type ISetStyleCommandParams,
} from "@univerjs/preset-sheets-core";
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from "../address";
import type {
  CellRead,
  CellWrite,
  ClearWhat,
  ConditionalRecord,
  FormatPath,
  FormatValue,
  Grid,
  GridEvent,
  NameRecord,
  SheetId,
  SheetState,
  TableRecord,
  ValidationRecord,
} from "../grid";
import { Calculation } from "./calculation";
import { UniverCells } from "./cells";
import { showConditionalNumbers } from "./conditionalNumbers";
import type { UniverApi, UniverWorkbook, UniverWorksheet } from "./createUniver";
import { forgetSheet, stateOf, type Extras } from "./extras";
import { forwardEvents } from "./events";
import { readFormat, setFormat } from "./formats";
import { keepFormulaTexts } from "./formulaTexts";
import { clip, range, toArea, worksheet } from "./place";
import { UniverRules } from "./rules";
import { forgetGrownTables, growTables, UniverTables } from "./tables";

/** In pixels: between a cell's edge and its text, and what one step of an indent adds in Excel. */
const PADDING = 2;
const INDENT = 9;

export class UniverGrid implements Grid {
  private readonly cells: UniverCells;
  private readonly tableStore: UniverTables;
  private readonly rules: UniverRules;
  private readonly calculation: Calculation;
  private listeners: ((event: GridEvent) => void)[] = [];
  private editing = false;
  private writing = false;

  constructor(
    api: UniverApi,
    private readonly injector: Injector,
    private readonly workbook: UniverWorkbook,
    readonly extras: Extras,
  ) {
    this.cells = new UniverCells(workbook, injector);
    this.tableStore = new UniverTables(injector, workbook, extras);
    this.rules = new UniverRules(api, workbook, extras);
    this.calculation = new Calculation(api, injector);
    keepFormulaTexts(injector);
    showConditionalNumbers(injector);
    forgetGrownTables(injector);
    growTables(injector, this.tableStore, () => this.writing);
    forwardEvents(api, injector, {
      emit: (event) => this.listeners.forEach((listener) => listener(event)),
      editing: (editing) => (this.editing = editing),
    });
  }

  private sheet(sheet: SheetId): UniverWorksheet {
    return worksheet(this.workbook, sheet);
  }

  /** Marks what the pane writes, so that it is not taken for typing. */
  private asHost<T>(change: () => T): T {
    this.writing = true;
    try {
      return change();
    } finally {
      this.writing = false;
    }
  }

  sheets(): SheetId[] {
    return this.workbook.getSheets().map((sheet) => sheet.getSheetId());
  }

  sheetName(sheet: SheetId): string {
    return this.sheet(sheet).getSheetName();
  }

  renameSheet(sheet: SheetId, name: string): void {
    this.sheet(sheet).setName(name);
  }

  addSheet(name: string): SheetId {
    const active = this.workbook.getActiveSheet();
    const added = this.workbook.insertSheet(name, {
      index: this.sheets().length,
      sheet: { rowCount: 1000, columnCount: 26 },
    });
    active.activate();
    return added.getSheetId();
  }

  deleteSheet(sheet: SheetId): void {
    const tables = this.tables().filter((table) => table.sheet === sheet);
    this.workbook.deleteSheet(sheet);
    forgetSheet(this.extras, sheet);
    tables.forEach(({ id }) => delete this.extras.tables[id]);
  }

  moveSheet(sheet: SheetId, position: number): void {
    this.workbook.moveSheet(this.sheet(sheet), position);
  }

  copySheet(sheet: SheetId, name: string): SheetId {
    const copy = this.tableStore.whileCopying(() => this.workbook.duplicateSheet(this.sheet(sheet)));
    copy.setName(name);
    this.extras.states[copy.getSheetId()] = structuredClone(this.state(sheet));
    return copy.getSheetId();
  }

  activeSheet(): SheetId {
    return this.workbook.getActiveSheet().getSheetId();
  }

  activateSheet(sheet: SheetId): void {
    this.sheet(sheet).activate();
  }

  state(sheet: SheetId): SheetState {
    return stateOf(this.extras, sheet);
  }

  setState(id: SheetId, changes: Partial<SheetState>): void {
    this.extras.states[id] = { ...this.state(id), ...structuredClone(changes) };
    const sheet = this.sheet(id);
    if (changes.freeze) {
      sheet.setFrozenRows(changes.freeze.rows);
      sheet.setFrozenColumns(changes.freeze.columns);
    }
    if (changes.showGridlines !== undefined) sheet.setHiddenGridlines(!changes.showGridlines);
    if (changes.tabColor) sheet.setTabColor(changes.tabColor);
    if (changes.visibility === "Visible") sheet.showSheet();
    else if (changes.visibility) sheet.hideSheet();
  }

  read(sheet: SheetId, area: Area): CellRead[][] {
    return this.cells.read(this.sheet(sheet), area);
  }

  write(sheet: SheetId, area: Area, cells: CellWrite[][]): void {
    this.asHost(() => this.cells.write(this.sheet(sheet), area, cells));
  }

  numberFormats(sheet: SheetId, area: Area): string[][] {
    return range(this.sheet(sheet), area)
      .getNumberFormats()
      .map((line) => line.map((format) => format || "General"));
  }

  setNumberFormats(sheet: SheetId, area: Area, formats: (string | null)[][] | string): void {
    const place = range(this.sheet(sheet), area);
    if (typeof formats === "string") return void place.setNumberFormat(formats === "General" ? "" : formats);
    const before = place.getNumberFormats();
    place.setNumberFormats(
      formats.map((line, row) =>
        line.map((format, column) => (format === "General" ? "" : (format ?? before[row][column]))),
      ),
    );
  }

  format(sheet: SheetId, area: Area, path: FormatPath): FormatValue | undefined {
    return readFormat(this.sheet(sheet), area, path);
  }

  setFormat(sheet: SheetId, area: Area, path: FormatPath, value: FormatValue): void {
    if (path === "indentLevel") this.indent(this.sheet(sheet), area, Number(value));
    else setFormat(this.sheet(sheet), area, path, value);
  }

  /** Univer's padding, which its ranges cannot set. */
  private indent(sheet: UniverWorksheet, area: Area, level: number): void {
    const params: ISetStyleCommandParams<IPaddingData> = {
      unitId: this.workbook.getId(),
      subUnitId: sheet.getSheetId(),
      range: range(sheet, area).getRange(),
      style: { type: "pd", value: { l: PADDING + INDENT * level } },
    };
    this.injector.get(ICommandService).syncExecuteCommand(SetStyleCommand.id, params);
  }

  copyFormats(from: { sheet: SheetId; area: Area }, to: { sheet: SheetId; area: Area }): void {
    const [source, target] = [this.sheet(from.sheet), range(this.sheet(to.sheet), to.area)];
    const area = clip(this.sheet(to.sheet), to.area);
    const styles = Array.from({ length: area.rows }, (_, row) =>
      Array.from({ length: area.columns }, (_, column) => {
        const [r, c] = [from.area.row + (row % from.area.rows), from.area.column + (column % from.area.columns)];
        return { s: source.getSheet().getComposedCellStyle(r, c) };
      }),
    );
    this.asHost(() => target.setValues(styles));
  }

  clear(sheet: SheetId, area: Area, what: ClearWhat): void {
    const place = range(this.sheet(sheet), area);
    this.asHost(() => {
      if (what !== "Formats") place.clearContent();
      if (what !== "Contents") place.clearFormat();
    });
  }

  async insert(id: SheetId, area: Area, shift: "Down" | "Right"): Promise<void> {
    const sheet = this.sheet(id);
    if (area.columns === SHEET_COLUMNS) this.asHost(() => sheet.insertRowsBefore(area.row, area.rows));
    else if (area.rows === SHEET_ROWS) this.asHost(() => sheet.insertColumnsBefore(area.column, area.columns));
    else
      await this.shift(sheet, area, shift === "Down" ? InsertRangeMoveDownCommand.id : InsertRangeMoveRightCommand.id);
  }

  async remove(id: SheetId, area: Area, shift: "Up" | "Left"): Promise<void> {
    const sheet = this.sheet(id);
    if (area.columns === SHEET_COLUMNS) this.asHost(() => sheet.deleteRows(area.row, area.rows));
    else if (area.rows === SHEET_ROWS) this.asHost(() => sheet.deleteColumns(area.column, area.columns));
    else await this.shift(sheet, area, shift === "Up" ? DeleteRangeMoveUpCommand.id : DeleteRangeMoveLeftCommand.id);
  }

  /** Univer shifts cells of the active sheet only. */
  private async shift(sheet: UniverWorksheet, area: Area, command: string): Promise<void> {
    const active = this.workbook.getActiveSheet();
    sheet.activate();
    this.writing = true;
    try {
      const params = { range: range(sheet, area).getRange() };
      const done = await this.injector.get(ICommandService).executeCommand(command, params);
      if (!done) throw new Error("Univer did not move the cells.");
    } finally {
      this.writing = false;
      active.activate();
    }
  }

  merge(sheet: SheetId, area: Area, merged: boolean): void {
    const place = range(this.sheet(sheet), area);
    if (merged) place.merge();
    else place.breakApart();
  }

  used(sheet: SheetId): Area | undefined {
    return this.cells.used(this.sheet(sheet));
  }

  spill(sheet: SheetId, row: number, column: number): Area | undefined {
    return this.cells.spill(this.sheet(sheet), row, column);
  }

  spillParent(sheet: SheetId, row: number, column: number): { row: number; column: number } | undefined {
    return this.cells.spillParent(this.sheet(sheet), row, column);
  }

  tables(): TableRecord[] {
    return this.tableStore.list();
  }

  addTable(table: Omit<TableRecord, "id">): Promise<TableRecord> {
    return this.tableStore.add(table);
  }

  changeTable(id: string, changes: Partial<Omit<TableRecord, "id" | "sheet">>): Promise<void> {
    return this.tableStore.change(id, changes);
  }

  removeTable(id: string): Promise<void> {
    return this.tableStore.remove(id);
  }

  names(): NameRecord[] {
    return this.workbook.getDefinedNames().map((name) => {
      const formula = name.getFormulaOrRefString();
      const details = this.extras.names[name.getName()] ?? { comment: "", visible: true };
      return { name: name.getName(), formula: formula.startsWith("=") ? formula : `=${formula}`, ...details };
    });
  }

  /** Univer keeps a name for cells without the "=", one for anything else with it. */
  setName({ name, formula, comment, visible }: NameRecord): void {
    this.removeName(name);
    const reference = /^=('[^']+'|[\w.]+)!\$?[A-Z]+\$?\d+(:\$?[A-Z]+\$?\d+)?$/i.test(formula);
    this.workbook.insertDefinedName(name, reference ? formula.slice(1) : formula);
    this.extras.names[name] = { comment, visible };
  }

  removeName(name: string): void {
    if (this.workbook.getDefinedName(name)) this.workbook.deleteDefinedName(name);
    delete this.extras.names[name];
  }

  conditionals(sheet: SheetId): ConditionalRecord[] {
    return this.rules.conditionals(sheet);
  }

  setConditional(record: ConditionalRecord): void {
    this.rules.setConditional(record);
  }

  removeConditional(sheet: SheetId, id: string): void {
    this.rules.removeConditional(sheet, id);
  }

  validation(sheet: SheetId, area: Area): ValidationRecord | undefined {
    return this.rules.validation(sheet, area);
  }

  setValidation(record: ValidationRecord): Promise<void> {
    return this.rules.setValidation(record);
  }

  removeValidation(sheet: SheetId, area: Area): Promise<void> {
    return this.rules.removeValidation(sheet, area);
  }

  selection(): { sheet: SheetId; area: Area } {
    const active = this.workbook.getActiveRange();
    const area = active ? toArea(active.getRange()) : { row: 0, column: 0, rows: 1, columns: 1 };
    return { sheet: this.activeSheet(), area };
  }

  select(id: SheetId, area: Area): void {
    const sheet = this.sheet(id);
    sheet.activate();
    range(sheet, area).activate();
  }

  isEditing(): boolean {
    return this.editing;
  }

  settings(): Record<string, string> {
    return this.extras.settings;
  }

  setSettings(settings: Record<string, string>): void {
    this.extras.settings = { ...settings };
  }

  calculate(): void {
    this.calculation.recalculate();
  }

  settle(): Promise<void> {
    return this.calculation.settle();
  }

  subscribe(listener: (event: GridEvent) => void): void {
    this.listeners.push(listener);
  }
}
