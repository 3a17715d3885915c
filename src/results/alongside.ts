/** Ranges beside a range function's first one. */
import { isBlank } from "../notation/text";
import type { Cells } from "./columns";

/**
 * One value for all of the first range's cells, or as many cells, in reading order. Undefined where the range was left
 * out, or is one blank cell, as an argument between two commas may arrive; the two sizes where they do not fit.
 */
export function alongside(cells: Cells | undefined, count: number): unknown[] | undefined | { sizes: string } {
  if (!cells) return undefined;
  const values = cells.flat();
  if (values.length === 1 && (isBlank(values[0]) || values[0] === 0)) return undefined;
  if (values.length === 1) return Array<unknown>(count).fill(values[0]);
  return values.length === count ? values : { sizes: `${count} and ${values.length} cells` };
}
