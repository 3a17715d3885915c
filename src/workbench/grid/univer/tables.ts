/** Tables in Univer. A table's name and area are always read from Univer: its own code moves them. */
import { ICommandService, UndoCommand, RedoCommand, type ICommandInfo, type Injector } from "@univerjs/core";
import { IFunctionService } from "@univerjs/engine-formula";
import { intersection, type Area } from "../address";
import { copiedTableName } from "../copiedTableName";
import type { SheetId, TableRecord } from "../grid";
import type { UniverWorkbook } from "./createUniver";
import type { Extras } from "./extras";
import { toArea, toRange, worksheet } from "./place";

const SET_SUPER_TABLE = "formula.mutation.set-super-table";
const SET_SHEET_TABLE = "sheet.mutation.set-sheet-table";
const ADD_SHEET_TABLE = "sheet.mutation.add-table";
const SET_RANGE_VALUES = "sheet.mutation.set-range-values";

export class UniverTables {
  constructor(
    private readonly injector: Injector,
    private readonly workbook: UniverWorkbook,
    private readonly extras: Extras,
  ) {}

  list(): TableRecord[] {
    return this.workbook.getTableList().map((table) => ({
      id: table.id,
      name: table.name,
      sheet: table.subUnitId,
      area: toArea(table.range),
      ...(this.extras.tables[table.id] ?? USUAL),
    }));
  }

  async add({ name, sheet, area, ...details }: Omit<TableRecord, "id">): Promise<TableRecord> {
    const id = await this.workbook.addTable(sheet, name, toRange(area));
    if (!id) throw new Error(`Univer did not make the table ${name}.`);
    this.extras.tables[id] = details;
    return { id, name, sheet, area, ...details };
  }

  async change(id: string, { name, area, ...details }: Partial<Omit<TableRecord, "id" | "sheet">>): Promise<void> {
    const table = this.workbook.getTableInfo(id);
    if (!table) throw new Error(`There is no table with the id ${id}.`);
    const sheet = worksheet(this.workbook, table.subUnitId);
    if (name !== undefined) this.rename(id, table.subUnitId, name);
    if (area) await sheet.setTableRange(id, toRange(area));
    // Univer knows no switch for its stripes: a theme without any stands in.
    if (details.showBandedRows === false) await sheet.addTableTheme(id, { name: `plain-${id}` });
    this.extras.tables[id] = { ...(this.extras.tables[id] ?? USUAL), ...details };
  }

  /** Univer's own command refuses the name of a sheet, which Excel allows. */
  private rename(tableId: string, subUnitId: SheetId, name: string): void {
    const unitId = this.workbook.getId();
    this.injector
      .get(ICommandService)
      .syncExecuteCommand(SET_SHEET_TABLE, { unitId, subUnitId, tableId, config: { name } });
  }

  /**
   * Tables that come while a sheet is copied get names of their own, as in Excel. Univer would give them the names of the
   * originals, and formulas would read the copies.
   */
  whileCopying<T>(copy: () => T): T {
    const listener = this.injector.get(ICommandService).beforeCommandExecuted((command) => {
      if (command.id !== ADD_SHEET_TABLE) return;
      const params = command.params as { name: string };
      const names = this.workbook.getDefinedNames().map((name) => name.getName());
      params.name = copiedTableName(params.name, [...this.list().map(({ name }) => name), ...names]);
    });
    try {
      return copy();
    } finally {
      listener.dispose();
    }
  }

  async remove(id: string): Promise<void> {
    await this.workbook.removeTable(id);
    delete this.extras.tables[id];
  }
}

const USUAL = { style: "TableStyleMedium2", showTotals: false, showFilterButton: true, showBandedRows: true };

/**
 * Univer 0.25.1 keeps a formula's parsed form with the table's old area in it: without this, a formula goes on reading
 * three rows of a table that has five.
 */
export function forgetGrownTables(injector: Injector): void {
  injector.get(ICommandService).beforeCommandExecuted((command) => {
    if (command.id !== SET_SUPER_TABLE) return;
    const { tableName } = command.params as { tableName: string };
    injector.get(IFunctionService).deleteFormulaAstCacheKey(tableName);
  });
}

/** A table takes in what somebody types or pastes right below it, as in Excel. `isHost` says that the pane writes. */
export function growTables(injector: Injector, tables: UniverTables, isHost: () => boolean): void {
  const commands = injector.get(ICommandService);
  let undoing = false;
  const isUndo = (command: ICommandInfo): boolean => command.id === UndoCommand.id || command.id === RedoCommand.id;
  commands.beforeCommandExecuted((command) => {
    if (isUndo(command)) undoing = true;
  });
  commands.onCommandExecuted((command, options) => {
    if (isUndo(command)) undoing = false;
    if (command.id !== SET_RANGE_VALUES || undoing || options?.fromFormula || isHost()) return;
    const { subUnitId, cellValue } = command.params as SetRangeValues;
    const written = writtenArea(cellValue);
    const table = written && tables.list().find((one) => one.sheet === subUnitId && isRightBelow(one, written));
    if (!table || !written) return;
    const rows = written.row + written.rows - table.area.row;
    // After the command that writes, so that it is undone before it.
    setTimeout(() => void tables.change(table.id, { area: { ...table.area, rows } }), 0);
  });
}

interface SetRangeValues {
  subUnitId: SheetId;
  cellValue?: Record<string, Record<string, { v?: unknown; f?: unknown; p?: unknown } | null>>;
}

/** From the first to the last cell that got content; undefined if everything was emptied. */
function writtenArea(cellValue: SetRangeValues["cellValue"]): Area | undefined {
  const cells = Object.entries(cellValue ?? {}).flatMap(([row, line]) =>
    Object.entries(line ?? {})
      .filter(([, cell]) => cell && ((cell.v !== null && cell.v !== undefined && cell.v !== "") || cell.f || cell.p))
      .map(([column]) => ({ row: Number(row), column: Number(column) })),
  );
  if (cells.length === 0) return undefined;
  const rows = cells.map((cell) => cell.row);
  const columns = cells.map((cell) => cell.column);
  const smallest = (values: number[]): number => values.reduce((least, value) => Math.min(least, value));
  const largest = (values: number[]): number => values.reduce((most, value) => Math.max(most, value));
  const [row, column] = [smallest(rows), smallest(columns)];
  return { row, column, rows: largest(rows) - row + 1, columns: largest(columns) - column + 1 };
}

function isRightBelow(table: TableRecord, written: Area): boolean {
  const { area } = table;
  if (table.showTotals) return false;
  const below = { ...area, row: area.row + area.rows, rows: 1 };
  const startsInOrBelow = written.row > area.row && written.row <= below.row;
  return startsInOrBelow && intersection(below, written) !== undefined;
}
