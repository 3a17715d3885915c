/**
 * A spreadsheet in memory, for tests in Node. It keeps cells, formulas, formats, tables and all else that the host hands
 * over, and calculates nothing: a formula's value is 0 unless `evaluate` is given. Formulas that are inserted above or
 * deleted are moved but their references are not rewritten; Univer's grid in the page does both.
 */
import { contains, fill, intersection, type Area } from "../address";
import { copiedTableName } from "../copiedTableName";
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
  ShiftDirection,
  TableRecord,
  ValidationRecord,
} from "../grid";
import { shiftArea, shiftCell } from "../shift";
import { MemorySheet, type Evaluate } from "./memorySheet";

export type { Evaluate };

export class MemoryGrid implements Grid {
  private list: MemorySheet[] = [];
  private active: SheetId;
  private chosen: { sheet: SheetId; area: Area };
  private tableList: TableRecord[] = [];
  private nameList: NameRecord[] = [];
  private kept: Record<string, string> = {};
  private listeners: ((event: GridEvent) => void)[] = [];
  private nextId = 1;
  /** Set by a test to say that somebody is typing in a cell. */
  editing = false;

  constructor(private readonly options: { sheet?: string; evaluate?: Evaluate } = {}) {
    this.active = this.addSheet(options.sheet ?? "Sheet1");
    this.chosen = { sheet: this.active, area: { row: 0, column: 0, rows: 1, columns: 1 } };
  }

  private sheet(id: SheetId): MemorySheet {
    const sheet = this.list.find((one) => one.id === id);
    if (!sheet) throw new Error(`There is no sheet with the id ${id}.`);
    return sheet;
  }

  private emit(event: GridEvent): void {
    this.listeners.forEach((listener) => listener(event));
  }

  sheets(): SheetId[] {
    return this.list.map((sheet) => sheet.id);
  }

  sheetName(sheet: SheetId): string {
    return this.sheet(sheet).name;
  }

  renameSheet(sheet: SheetId, name: string): void {
    this.sheet(sheet).name = name;
  }

  addSheet(name: string): SheetId {
    const id = `{SHEET-${this.nextId++}}`;
    this.list.push(new MemorySheet(id, name, this.options.evaluate));
    return id;
  }

  deleteSheet(sheet: SheetId): void {
    const position = this.list.findIndex((one) => one.id === sheet);
    this.list.splice(position, 1);
    this.tableList = this.tableList.filter((table) => table.sheet !== sheet);
    if (this.active === sheet) this.activateSheet(this.list[Math.min(position, this.list.length - 1)].id);
  }

  moveSheet(sheet: SheetId, position: number): void {
    const moved = this.sheet(sheet);
    this.list = this.list.filter((one) => one !== moved);
    this.list.splice(position, 0, moved);
  }

  copySheet(sheet: SheetId, name: string): SheetId {
    const id = `{SHEET-${this.nextId++}}`;
    this.list.push(this.sheet(sheet).copy(id, name));
    for (const table of this.tableList.filter((one) => one.sheet === sheet)) {
      const taken = [...this.tableList, ...this.nameList].map((one) => one.name);
      const copy = { ...table, id: String(this.nextId++), sheet: id, name: copiedTableName(table.name, taken) };
      this.tableList.push(copy);
    }
    return id;
  }

  activeSheet(): SheetId {
    return this.active;
  }

  activateSheet(sheet: SheetId): void {
    const changed = this.active !== sheet;
    this.active = sheet;
    if (this.chosen.sheet !== sheet) this.chosen = { sheet, area: { row: 0, column: 0, rows: 1, columns: 1 } };
    if (changed) this.emit({ kind: "activated", sheet });
  }

  state(sheet: SheetId): SheetState {
    return this.sheet(sheet).state;
  }

  setState(sheet: SheetId, changes: Partial<SheetState>): void {
    const one = this.sheet(sheet);
    one.state = { ...one.state, ...structuredClone(changes) };
  }

  read(sheet: SheetId, area: Area): CellRead[][] {
    return this.sheet(sheet).read(area);
  }

  write(sheet: SheetId, area: Area, cells: CellWrite[][]): void {
    this.sheet(sheet).write(area, cells);
    this.emit({ kind: "changed", sheet, area, how: "RangeEdited" });
  }

  numberFormats(sheet: SheetId, area: Area): string[][] {
    return fill(area, (row, column) => this.sheet(sheet).numberFormat(area.row + row, area.column + column));
  }

  setNumberFormats(sheet: SheetId, area: Area, formats: (string | null)[][] | string): void {
    const store = this.sheet(sheet).formats;
    if (typeof formats === "string") return store.set(area, "numberFormat", formats);
    formats.forEach((line, row) =>
      line.forEach((format, column) => {
        const cell = { row: area.row + row, column: area.column + column, rows: 1, columns: 1 };
        if (format !== null) store.set(cell, "numberFormat", format);
      }),
    );
  }

  format(sheet: SheetId, area: Area, path: FormatPath): FormatValue | undefined {
    return this.sheet(sheet).formats.over(area, path);
  }

  setFormat(sheet: SheetId, area: Area, path: FormatPath, value: FormatValue): void {
    this.sheet(sheet).formats.set(area, path, value);
  }

  copyFormats(from: { sheet: SheetId; area: Area }, to: { sheet: SheetId; area: Area }): void {
    const [source, target] = [this.sheet(from.sheet).formats, this.sheet(to.sheet).formats];
    fill(to.area, (row, column) => {
      const [r, c] = [from.area.row + (row % from.area.rows), from.area.column + (column % from.area.columns)];
      const cell = { row: to.area.row + row, column: to.area.column + column, rows: 1, columns: 1 };
      const formats = source.paths(r, c).map((path) => [path, source.get(r, c, path) ?? null] as const);
      target.forget(cell.row, cell.column);
      formats.forEach(([path, value]) => target.set(cell, path, value));
    });
  }

  clear(sheet: SheetId, area: Area, what: ClearWhat): void {
    this.sheet(sheet).clear(area, what);
    if (what !== "Formats") this.emit({ kind: "changed", sheet, area, how: "RangeEdited" });
  }

  insert(sheet: SheetId, area: Area, shift: "Down" | "Right"): void {
    this.shift(sheet, area, shift);
    this.emit({ kind: "changed", sheet, area, how: shift === "Down" ? "RowInserted" : "CellInserted" });
  }

  remove(sheet: SheetId, area: Area, shift: "Up" | "Left"): void {
    this.shift(sheet, area, shift);
    this.emit({ kind: "changed", sheet, area, how: shift === "Up" ? "RowDeleted" : "CellDeleted" });
  }

  private shift(id: SheetId, area: Area, direction: ShiftDirection): void {
    const sheet = this.sheet(id);
    sheet.move(shiftCell(area, direction));
    sheet.formats.shift(area, direction);
    const moved = <T extends { area: Area }>(records: T[]): T[] =>
      records.flatMap((record) => {
        const now = shiftArea(record.area, area, direction);
        return now ? [{ ...record, area: now }] : [];
      });
    sheet.conditionals = moved(sheet.conditionals);
    sheet.validations = moved(sheet.validations);
    this.tableList = this.tableList.flatMap((table) => (table.sheet === id ? moved([table]) : [table]));
  }

  merge(sheet: SheetId, area: Area, merged: boolean): void {
    const one = this.sheet(sheet);
    one.merged = one.merged.filter((other) => !intersection(other, area));
    if (merged) one.merged.push(area);
  }

  /** The merged areas of a sheet, for tests. */
  mergedAreas(sheet: SheetId): Area[] {
    return this.sheet(sheet).merged;
  }

  used(sheet: SheetId): Area | undefined {
    return this.sheet(sheet).used();
  }

  spill(sheet: SheetId, row: number, column: number): Area | undefined {
    return this.sheet(sheet).spill(row, column);
  }

  spillParent(sheet: SheetId, row: number, column: number): { row: number; column: number } | undefined {
    return this.sheet(sheet).spillParent(row, column);
  }

  tables(): TableRecord[] {
    return this.tableList;
  }

  addTable(table: Omit<TableRecord, "id">): Promise<TableRecord> {
    const added = { ...table, id: String(this.nextId++) };
    this.tableList.push(added);
    return Promise.resolve(added);
  }

  changeTable(id: string, changes: Partial<Omit<TableRecord, "id" | "sheet">>): Promise<void> {
    this.tableList = this.tableList.map((table) => (table.id === id ? { ...table, ...changes } : table));
    return Promise.resolve();
  }

  removeTable(id: string): Promise<void> {
    this.tableList = this.tableList.filter((table) => table.id !== id);
    return Promise.resolve();
  }

  names(): NameRecord[] {
    return this.nameList;
  }

  setName(name: NameRecord): void {
    this.removeName(name.name);
    this.nameList.push({ ...name });
  }

  removeName(name: string): void {
    this.nameList = this.nameList.filter((one) => one.name.toLowerCase() !== name.toLowerCase());
  }

  conditionals(sheet: SheetId): ConditionalRecord[] {
    return this.sheet(sheet).conditionals;
  }

  setConditional(record: ConditionalRecord): void {
    const sheet = this.sheet(record.sheet);
    const others = sheet.conditionals.filter((other) => other.id !== record.id);
    const position = sheet.conditionals.findIndex((other) => other.id === record.id);
    others.splice(position < 0 ? others.length : position, 0, structuredClone(record));
    sheet.conditionals = others;
  }

  removeConditional(sheet: SheetId, id: string): void {
    const one = this.sheet(sheet);
    one.conditionals = one.conditionals.filter((record) => record.id !== id);
  }

  validation(sheet: SheetId, area: Area): ValidationRecord | undefined {
    return this.sheet(sheet).validations.find((record) => contains(record.area, area));
  }

  setValidation(record: ValidationRecord): void {
    this.removeValidation(record.sheet, record.area);
    this.sheet(record.sheet).validations.push(structuredClone(record));
  }

  removeValidation(sheet: SheetId, area: Area): void {
    const one = this.sheet(sheet);
    one.validations = one.validations.filter((record) => !contains(area, record.area));
  }

  selection(): { sheet: SheetId; area: Area } {
    return this.chosen;
  }

  select(sheet: SheetId, area: Area): void {
    this.activateSheet(sheet);
    this.chosen = { sheet, area };
    this.emit({ kind: "selected", sheet, area });
  }

  isEditing(): boolean {
    return this.editing;
  }

  settings(): Record<string, string> {
    return this.kept;
  }

  setSettings(settings: Record<string, string>): void {
    this.kept = { ...settings };
  }

  calculate(): void {}

  settle(): Promise<void> {
    return Promise.resolve();
  }

  subscribe(listener: (event: GridEvent) => void): void {
    this.listeners.push(listener);
  }
}
