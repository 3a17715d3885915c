/** Ranges of whole columns: only the rows down to the last filled one are read, and not more than can be. */
import type { Problem } from "../notation/problem";
import { isBlank } from "../notation/text";
import type { Cells } from "./columns";
import { readGrid, type Grid } from "./readGrid";
import type { Settings } from "./types";

/** So many lines are read at once, below their headings; a range of so many rows keeps its shape. */
export const MOST_LINES = 100_000;

/** Where a blank arrives as 0 and a 0 says nothing. */
export const isBlankOrZero = (cell: unknown): boolean => cell === 0 || isEmpty(cell);

/** Whole columns are a million blanks: the usual ones are known at a glance. */
export const isEmpty = (cell: unknown): boolean => cell === "" || cell === null || isBlank(cell);

/** How many rows there are down to the last that is filled; all of them where they are no more than can be read. */
export function filledCount(rows: number, isBlankRow: (row: number) => boolean): number {
  let count = rows;
  if (rows > MOST_LINES) while (count > 0 && isBlankRow(count - 1)) count--;
  return count;
}

/** A range without the blank rows at its end, where it has more rows than can be read. */
export function filledRows(cells: Cells): Cells {
  const count = filledCount(cells.length, (row) => cells[row].every(isBlankOrZero));
  return count === cells.length ? cells : cells.slice(0, count);
}

/** A range of results in a workbook; the problem where it has no header row, or more lines than can be read. */
export function readResultRange(results: Cells, settings: Settings): Grid | Problem {
  const cells = filledRows(results);
  return tooManyLines(cells, 1) ?? readGrid(cells, settings, { zeroMayBeBlank: true });
}

/**
 * The problem of cells that have more lines than can be read.
 *
 * @param headings how many rows are headings, and no lines
 */
export function tooManyLines(cells: Cells, headings = 0, at = "row 1"): Problem | undefined {
  const count = cells.length - headings;
  return count > MOST_LINES ? mostLines(count, at) : undefined;
}

export function mostLines(count: number, at: string): Problem {
  return { kind: "tooManyLines", at, read: String(count), likely: [String(MOST_LINES)] };
}
