/** One sheet in memory: cells, formats, merged areas, and the records that lie on it. */
import { fill, SHEET_COLUMNS, type Area } from "../address";
import {
  FRESH_SHEET,
  type CellRead,
  type CellValue,
  type CellWrite,
  type ClearWhat,
  type ConditionalRecord,
  type SheetId,
  type SheetState,
  type ValidationRecord,
} from "../grid";
import { FormatStore, inside, key } from "./formatStore";

interface MemoryCell {
  value: CellValue;
  formula?: string;
  /** For a cell that another one's formula fills. */
  parent?: number;
  /** For a formula that fills more cells than its own. */
  spill?: Area;
}

/** Works out a formula for tests that need one; without it every formula's value is 0. */
export type Evaluate = (formula: string, sheet: string, row: number, column: number) => CellValue | CellValue[][];

const BLANK: CellRead = { value: "", text: "" };
const ERROR = /^#(N\/A|VALUE!|REF!|NAME\?|NUM!|NULL!|DIV\/0!|SPILL!|CALC!|BUSY!)$/;

export class MemorySheet {
  private cells = new Map<number, MemoryCell>();
  formats = new FormatStore();
  merged: Area[] = [];
  conditionals: ConditionalRecord[] = [];
  validations: ValidationRecord[] = [];
  state: SheetState = structuredClone(FRESH_SHEET);

  constructor(
    readonly id: SheetId,
    public name: string,
    private readonly evaluate: Evaluate | undefined,
  ) {}

  read(area: Area): CellRead[][] {
    return fill(area, (row, column) => this.readCell(area.row + row, area.column + column));
  }

  private readCell(row: number, column: number): CellRead {
    const cell = this.cells.get(key(row, column));
    if (!cell) return BLANK;
    const text = typeof cell.value === "boolean" ? String(cell.value).toUpperCase() : String(cell.value);
    const error =
      typeof cell.value === "string" && (cell.formula !== undefined || cell.parent !== undefined) && ERROR.test(text);
    return { value: cell.value, text, ...(cell.formula ? { formula: cell.formula } : {}), ...(error ? { error } : {}) };
  }

  write(area: Area, cells: CellWrite[][]): void {
    cells.forEach((line, row) =>
      line.forEach((cell, column) => {
        if (cell !== null) this.writeCell(area.row + row, area.column + column, cell);
      }),
    );
  }

  private writeCell(row: number, column: number, cell: NonNullable<CellWrite>): void {
    const at = key(row, column);
    this.dropSpill(at);
    if ("formula" in cell) return this.writeFormula(row, column, cell.formula);
    if (cell.value === "") this.cells.delete(at);
    else this.cells.set(at, { value: cell.value });
    if (cell.numberFormat && this.numberFormat(row, column) === "General") {
      this.formats.set({ row, column, rows: 1, columns: 1 }, "numberFormat", cell.numberFormat);
    }
  }

  private writeFormula(row: number, column: number, formula: string): void {
    const result = this.evaluate?.(formula, this.name, row, column) ?? 0;
    const rows = Array.isArray(result) ? result : [[result]];
    const spill = { row, column, rows: rows.length, columns: rows[0].length };
    const at = key(row, column);
    this.cells.delete(at);
    const blocked = fill(spill, (r, c) => this.cells.has(key(row + r, column + c)))
      .flat()
      .includes(true);
    if (blocked) return void this.cells.set(at, { value: "#SPILL!", formula });
    rows.forEach((line, r) =>
      line.forEach((value, c) => this.cells.set(key(row + r, column + c), { value, parent: at })),
    );
    const spills = rows.length > 1 || rows[0].length > 1;
    this.cells.set(at, { value: rows[0][0], formula, ...(spills ? { spill } : {}) });
  }

  private dropSpill(at: number): void {
    const spill = this.cells.get(at)?.spill;
    if (spill) this.cells.forEach((cell, other) => cell.parent === at && this.cells.delete(other));
  }

  numberFormat(row: number, column: number): string {
    return String(this.formats.get(row, column, "numberFormat") ?? "General");
  }

  clear(area: Area, what: ClearWhat): void {
    if (what !== "Formats") {
      [...this.cells.keys()]
        .filter((at) => inside(area, at))
        .forEach((at) => {
          this.dropSpill(at);
          this.cells.delete(at);
        });
    }
    if (what !== "Contents") this.formats.clear(area);
  }

  /** Moves cells and their formats; those for which `move` gives undefined are gone. References are not rewritten. */
  move(move: (row: number, column: number) => { row: number; column: number } | undefined): void {
    const moved = new Map<number, MemoryCell>();
    this.cells.forEach((cell, at) => {
      const target = move(Math.floor(at / SHEET_COLUMNS), at % SHEET_COLUMNS);
      if (target && cell.parent === undefined)
        moved.set(key(target.row, target.column), { value: cell.value, formula: cell.formula });
    });
    this.cells = moved;
    this.formats.move(move);
    // A copy of the list: writing a formula puts its cell at the end of the map.
    [...moved].forEach(([at, cell]) => {
      if (cell.formula) this.writeFormula(Math.floor(at / SHEET_COLUMNS), at % SHEET_COLUMNS, cell.formula);
    });
  }

  used(): Area | undefined {
    if (this.cells.size === 0) return undefined;
    const rows = [...this.cells.keys()].map((at) => Math.floor(at / SHEET_COLUMNS));
    const columns = [...this.cells.keys()].map((at) => at % SHEET_COLUMNS);
    const smallest = (values: number[]) => values.reduce((least, value) => Math.min(least, value));
    const largest = (values: number[]) => values.reduce((most, value) => Math.max(most, value));
    const [row, column] = [smallest(rows), smallest(columns)];
    return { row, column, rows: largest(rows) - row + 1, columns: largest(columns) - column + 1 };
  }

  spill(row: number, column: number): Area | undefined {
    return this.cells.get(key(row, column))?.spill;
  }

  spillParent(row: number, column: number): { row: number; column: number } | undefined {
    const cell = this.cells.get(key(row, column));
    const parent = cell?.spill ? key(row, column) : cell?.parent;
    return parent === undefined
      ? undefined
      : { row: Math.floor(parent / SHEET_COLUMNS), column: parent % SHEET_COLUMNS };
  }

  copy(id: SheetId, name: string): MemorySheet {
    const copy = new MemorySheet(id, name, this.evaluate);
    this.cells.forEach((cell, at) => copy.cells.set(at, { ...cell }));
    copy.formats = this.formats.copy();
    copy.merged = structuredClone(this.merged);
    copy.conditionals = structuredClone(this.conditionals).map((record) => ({ ...record, sheet: id }));
    copy.validations = structuredClone(this.validations).map((record) => ({ ...record, sheet: id }));
    copy.state = structuredClone(this.state);
    return copy;
  }
}
