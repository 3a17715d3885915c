/** Changes of a table that is there. */
import type { Cell } from "./plan";

/** Rows count from 0 at the table's heading; a null leaves its cell alone. */
export interface TableEdit {
  cells: { row: number; column: number; cells: Cell[] }[];
  /** Rows to come in front of the row that is now `before`; the first ones first. */
  rows: { before: number; cells: Cell[][] }[];
}

/** Cells of one row by their columns, those that stand side by side together. */
export function runsOf(cells: ReadonlyMap<number, Cell>): { column: number; cells: Cell[] }[] {
  const runs: { column: number; cells: Cell[] }[] = [];
  for (const [column, cell] of [...cells].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && last.column + last.cells.length === column) last.cells.push(cell);
    else runs.push({ column, cells: [cell] });
  }
  return runs;
}

/** A whole row of so many columns; those that have no cell here are left alone. */
export function rowOf(cells: ReadonlyMap<number, Cell>, columns: number): Cell[] {
  return Array.from({ length: columns }, (_, column) => cells.get(column) ?? null);
}

/** The table's cells as they will be. */
export function withEdit(table: readonly (readonly unknown[])[], { cells: runs, rows }: TableEdit): unknown[][] {
  const now = table.map((row) => [...row]);
  for (const { row, column, cells } of runs)
    cells.forEach((cell, i) => {
      if (cell !== null) now[row][column + i] = cell;
    });
  for (const { before, cells } of [...rows].reverse())
    now.splice(before, 0, ...cells.map((added) => added.map((cell) => cell ?? "")));
  return now;
}
