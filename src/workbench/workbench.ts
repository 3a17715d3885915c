/** The workbench as a whole, and what tests may ask of it: `window.workbench`. */
import { parseArea, splitAddress, type Area, type CellValue, type Grid, type SheetId } from "./grid";
import { cellKey, type ErrorMessages } from "./functions/errorMessages";
import { Host } from "./host/host";
import { installHost, type PaneWindow } from "./host/install";

export interface CellReport {
  /** "" for a blank cell. */
  value: CellValue;
  /** As the cell shows it. */
  text: string;
  formula: string;
  numberFormat: string;
  /** "#VALUE!" and the like; "" where the cell is no error. */
  error: string;
  /** What the function said about its error; "" if nothing. */
  message: string;
}

export interface WorkbenchParts {
  grid: Grid;
  messages: ErrorMessages;
  /** Stores the workbook; resolves when it is stored. */
  save(): Promise<void>;
  /** Puts the keyboard into the sheet. */
  focusSheet(): void;
}

export class Workbench {
  readonly host: Host;
  /** True once the functions of the pane are registered and the stored workbook is calculated. */
  ready = false;

  constructor(private readonly parts: WorkbenchParts) {
    this.host = new Host(parts.grid);
  }

  /** Called by the pane's page before it loads Office.js. */
  install(pane: PaneWindow): void {
    installHost(pane, this.host);
  }

  /** Resolves when all that was asked for is done, calculated and stored. */
  async settle(): Promise<void> {
    await this.parts.grid.settle();
    await this.parts.save();
  }

  cell(address: string): CellReport {
    const { sheet, area } = this.place(address);
    const { grid, messages } = this.parts;
    const [[cell]] = grid.read(sheet, area);
    const error = cell.error ? String(cell.value) : "";
    return {
      value: cell.value,
      text: cell.text,
      formula: cell.formula ?? "",
      numberFormat: grid.numberFormats(sheet, area)[0][0],
      error,
      message: error ? messages.of(cellKey(sheet, area.row, area.column), error) : "",
    };
  }

  values(address: string): CellValue[][] {
    const { sheet, area } = this.place(address);
    return this.parts.grid.read(sheet, area).map((line) => line.map((cell) => cell.value));
  }

  /** Selects an area of a sheet and gives the keyboard to the sheet. */
  select(address: string): void {
    const { sheet, area } = this.place(address);
    void this.parts.grid.select(sheet, area);
    this.parts.focusSheet();
  }

  /** The tables: name, sheet and address. */
  tables(): { name: string; sheet: string; area: Area }[] {
    const { grid } = this.parts;
    return grid.tables().map(({ name, sheet, area }) => ({ name, sheet: grid.sheetName(sheet), area }));
  }

  private place(address: string): { sheet: SheetId; area: Area } {
    const { grid } = this.parts;
    const parts = splitAddress(address);
    const sheet =
      parts.sheet === undefined
        ? grid.activeSheet()
        : grid.sheets().find((id) => grid.sheetName(id).toLowerCase() === parts.sheet?.toLowerCase());
    const area = parseArea(parts.area);
    if (sheet === undefined || !area) throw new Error(`There is no ${address} in the workbook.`);
    return { sheet, area };
  }
}
