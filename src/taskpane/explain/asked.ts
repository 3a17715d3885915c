/** A call of one of our functions, and which cell of its answer is to be explained. */
import { isBlank } from "../../notation/text";
import type { Cells } from "../../results/columns";
import { isErrorCell } from "../../results/readLine";
import { explainStrings } from "../explainStrings";

export interface Asked {
  /** The cells of each argument, in their order; one cell for a literal, undefined where it was left out. */
  ranges: readonly (Cells | undefined)[];
  /** Row and column of the cell within the answer, from 0. */
  row: number;
  column: number;
}

/** Lines of words; none where there is nothing to say. */
export type Explanation = (asked: Asked) => string[];

/**
 * A function whose cells are each their own, as Excel's operators are: a single row, column or cell of an argument is
 * repeated, and an error that comes in goes out.
 */
export function cellwise(explain: (values: readonly unknown[]) => string[]): Explanation {
  return ({ ranges, row, column }) => {
    const values = ranges.map((cells) => cells && repeated(repeated(cells, row), column));
    if (values.some((value, i) => ranges[i] && value === undefined)) return [explainStrings.noPartner];
    const error = values.find(isErrorCell);
    return error === undefined ? explain(values) : [explainStrings.errorCame(String(error))];
  };
}

function repeated<T>(list: readonly T[] | T | undefined, index: number): T | undefined {
  if (!Array.isArray(list)) return undefined;
  return (list as readonly T[]).length === 1 ? (list as readonly T[])[0] : (list as readonly T[])[index];
}

/** The first cell of an argument that is one value; undefined where it was left out or is blank. A 0 is blank here. */
export function single(cells: Cells | undefined): unknown {
  const value = cells?.[0]?.[0];
  return isBlank(value) || value === 0 ? undefined : value;
}

/** The first error among arguments of one value. */
export function errorAmong(values: readonly unknown[]): string[] | undefined {
  const error = values.find(isErrorCell);
  return error === undefined ? undefined : [explainStrings.errorCame(String(error))];
}
