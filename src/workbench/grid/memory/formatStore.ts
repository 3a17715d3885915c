/**
 * The formats of one sheet in memory. Small areas are kept cell by cell; large ones (whole columns) as layers, of which
 * the last one that covers a cell counts.
 */
import { contains, intersection, SHEET_COLUMNS, SHEET_ROWS, type Area } from "../address";
import type { FormatPath, FormatValue, ShiftDirection } from "../grid";
import { shiftArea } from "../shift";

const LARGE = 20000;

interface Layer {
  area: Area;
  path: FormatPath;
  value: FormatValue;
}

export class FormatStore {
  private cells = new Map<number, Map<FormatPath, FormatValue>>();
  private layers: Layer[] = [];

  set(area: Area, path: FormatPath, value: FormatValue): void {
    if (area.rows * area.columns > LARGE) {
      this.eachCell(area, (formats) => formats.delete(path));
      this.layers = this.layers.filter((layer) => layer.path !== path || !contains(area, layer.area));
      this.layers.push({ area, path, value });
      return;
    }
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++)
        this.setCell(row, column, path, value);
    }
  }

  /** The format of one cell; undefined where none was ever set. */
  get(row: number, column: number, path: FormatPath): FormatValue | undefined {
    const own = this.cells.get(key(row, column))?.get(path);
    if (own !== undefined) return own;
    const cell = { row, column, rows: 1, columns: 1 };
    return this.layers.filter((layer) => layer.path === path && contains(layer.area, cell)).pop()?.value;
  }

  /** The one value over an area; null where the cells differ. */
  over(area: Area, path: FormatPath): FormatValue | undefined {
    const first = this.get(area.row, area.column, path);
    const layer = this.layers.filter((one) => one.path === path && intersection(one.area, area)).pop();
    const whole = layer !== undefined && contains(layer.area, area);
    let same = layer === undefined || whole || area.rows * area.columns === 1;
    this.eachCell(area, (formats) => (same &&= !formats.has(path) || formats.get(path) === first));
    if (!same) return null;
    if (!layer && first !== undefined && this.count(area, path) < area.rows * area.columns) return null;
    return first;
  }

  clear(area: Area): void {
    this.cells.forEach((_, at) => inside(area, at) && this.cells.delete(at));
    this.layers = this.layers.filter((layer) => !contains(area, layer.area));
    const paths = new Set(this.layers.filter((layer) => intersection(layer.area, area)).map((layer) => layer.path));
    paths.forEach((path) => this.set(area, path, path === "numberFormat" ? "General" : null));
  }

  /** Every cell's own formats, moved as `move` says; a cell for which it gives undefined is dropped. */
  move(move: (row: number, column: number) => { row: number; column: number } | undefined): void {
    const moved = new Map<number, Map<FormatPath, FormatValue>>();
    this.cells.forEach((formats, at) => {
      const target = move(Math.floor(at / SHEET_COLUMNS), at % SHEET_COLUMNS);
      if (target) moved.set(key(target.row, target.column), formats);
    });
    this.cells = moved;
  }

  /**
   * Whole columns or rows that come in or go take the formats of whole columns along, and those that come in have the
   * formats of what stands before them, as in Excel. Cells have been moved.
   */
  shift(area: Area, direction: ShiftDirection): void {
    this.layers = this.layers.flatMap((layer) => {
      const moved = shiftArea(layer.area, area, direction);
      if (!moved) return [];
      const rows = Math.min(moved.rows, SHEET_ROWS - moved.row);
      return [{ ...layer, area: { ...moved, rows, columns: Math.min(moved.columns, SHEET_COLUMNS - moved.column) } }];
    });
    if (direction !== "Right" || area.rows < SHEET_ROWS || area.column === 0) return;
    const before = area.column - 1;
    for (const { area: own, path, value } of [...this.layers]) {
      if (own.column <= before && before === own.column + own.columns - 1) {
        this.layers.push({ area: { ...own, column: area.column, columns: area.columns }, path, value });
      }
    }
    for (const [at, formats] of [...this.cells].filter(([cell]) => cell % SHEET_COLUMNS === before)) {
      for (let i = 1; i <= area.columns; i++) this.cells.set(at + i, new Map(formats));
    }
  }

  /** Every path that has a value in this cell. */
  paths(row: number, column: number): FormatPath[] {
    const cell = { row, column, rows: 1, columns: 1 };
    const layered = this.layers.filter((layer) => contains(layer.area, cell)).map((layer) => layer.path);
    return [...new Set([...layered, ...(this.cells.get(key(row, column))?.keys() ?? [])])];
  }

  copy(): FormatStore {
    const copy = new FormatStore();
    this.cells.forEach((formats, at) => copy.cells.set(at, new Map(formats)));
    copy.layers = this.layers.map((layer) => ({ ...layer }));
    return copy;
  }

  /** Removes what was set for this cell itself. */
  forget(row: number, column: number): void {
    this.cells.delete(key(row, column));
  }

  private setCell(row: number, column: number, path: FormatPath, value: FormatValue): void {
    const at = key(row, column);
    const formats = this.cells.get(at);
    if (formats) formats.set(path, value);
    else this.cells.set(at, new Map([[path, value]]));
  }

  private count(area: Area, path: FormatPath): number {
    let count = 0;
    this.eachCell(area, (formats) => (count += formats.has(path) ? 1 : 0));
    return count;
  }

  private eachCell(area: Area, visit: (formats: Map<FormatPath, FormatValue>) => void): void {
    this.cells.forEach((formats, at) => inside(area, at) && visit(formats));
  }
}

/** A cell's place as one number. */
export function key(row: number, column: number): number {
  return row * SHEET_COLUMNS + column;
}

/** Whether the cell with this key lies in the area. */
export function inside(area: Area, at: number): boolean {
  const row = Math.floor(at / SHEET_COLUMNS);
  const column = at % SHEET_COLUMNS;
  return row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
}
