/** Excel's arguments and answers: every argument is a range, every answer a rectangle, every error a cell. */
import { sentence } from "../notation/messages";
import type { Problem, Unread } from "../notation/problem";
import { alongside as besides } from "../results/alongside";
import { filledCount, isBlankOrZero, isEmpty } from "../results/filledRows";

/** A range as it arrives: rows of cells; null where an optional argument was left out. */
export type Range = unknown[][] | null | undefined;

/** An error cell: Excel's own where it has them, else the same two facts as a plain object. */
export interface ErrorCell {
  code: string;
  message?: string;
}

export type Answer = string | number | boolean | ErrorCell;

const VALUE = "#VALUE!";
const NOT_AVAILABLE = "#N/A";

/** Which error Excel shows: #N/A for what is not there, #VALUE! for the rest. Only these two keep their message. */
function errorCell(code: typeof VALUE | typeof NOT_AVAILABLE, message: string): ErrorCell {
  if (typeof CustomFunctions === "undefined" || typeof CustomFunctions.Error !== "function") return { code, message };
  const codes = CustomFunctions.ErrorCode;
  return new CustomFunctions.Error(code === VALUE ? codes.invalidValue : codes.notAvailable, message);
}

export const valueError = (message: string): ErrorCell => errorCell(VALUE, message);

/** The error cell that says what was not understood. */
export function problemCell(problem: Unread | Problem): ErrorCell {
  return valueError(sentence(problem));
}

/** One cell that is an error, where the whole answer is one. */
export function failed(problem: Unread | Problem): Answer[][] {
  return [[problemCell(problem)]];
}

/** Excel hands errors in cells over as objects with a code; formatted numbers and the like as objects with a basicValue. */
export function isErrorValue(value: unknown): value is ErrorCell {
  return typeof value === "object" && value !== null && !("basicValue" in value);
}

function plainValue(value: unknown): unknown {
  return typeof value === "object" && value !== null && "basicValue" in value ? value.basicValue : value;
}

/**
 * A range's cells with linked or formatted values taken for what they are; [] where the argument was left out. Whole
 * columns reach down to their last filled row.
 */
export function cellsOf(range: Range): unknown[][] {
  const rows = range ?? [];
  const filled = filledCount(rows.length, (row) => rows[row].every(isEmpty));
  return rows.slice(0, filled).map((row) => row.map(plainValue));
}

/**
 * Ranges that stand side by side, down to the last row that the first of them has filled, where that is more than are
 * read: whole columns. A 0 beside a blank board is a blank.
 */
export function wholeColumns(first: Range, beside: readonly Range[], boards?: Range): Range[] {
  const rows = first ?? [];
  const noBoard = (row: number): boolean => boards?.length === rows.length && boards[row].every(isBlankOrZero);
  const filled = filledCount(rows.length, (row) => rows[row].every(noBoard(row) ? isBlankOrZero : isEmpty));
  return [first, ...beside].map((range) => (range?.length === rows.length ? range.slice(0, filled) : range));
}

/** The first cell of an argument that is one value; undefined where it was left out or is blank. A 0 is blank here. */
export function optional(range: Range): unknown {
  const value = plainValue(range?.[0]?.[0]);
  return value === null || value === "" || value === 0 ? undefined : value;
}

/**
 * Broadcasts as Excel's operators do: a single row, column or cell is repeated, cells beyond a smaller range are #N/A.
 * `cell` gets one value for each argument (undefined where it was left out). An error that comes in goes out.
 */
export function broadcast(ranges: readonly Range[], cell: (values: unknown[]) => Answer): Answer[][] {
  const grids = ranges.map((range) => range ?? undefined);
  const rows = Math.max(1, ...grids.map((grid) => grid?.length ?? 1));
  const columns = Math.max(1, ...grids.map((grid) => grid?.[0]?.length ?? 1));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const values = grids.map((grid) => grid && plainValue(repeated(repeated(grid, row), column)));
      if (values.some((value, i) => grids[i] && value === undefined)) {
        return errorCell(NOT_AVAILABLE, "The ranges have different sizes: this cell has no partner.");
      }
      const error = values.find(isErrorValue);
      return error ?? cell(values);
    }),
  );
}

function repeated<T>(list: readonly T[] | T, index: number): T | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.length === 1 ? list[0] : list[index];
}

/**
 * A range beside a range function's first one: one value for all of its cells, or as many cells, in reading order.
 * Undefined where it was left out.
 */
export function alongside(range: Range, count: number): unknown[] | undefined | { sizes: string } {
  return besides(range ? cellsOf(range) : undefined, count);
}
