import { parseLowestFirst } from "../notation/methods";
import { unread } from "../notation/problem";
import { isBlank, textOf } from "../notation/text";
import { valuePlaces } from "../results/valuePlaces";
import { placeLabel } from "../scoring/places";
import { alongside, cellsOf, failed, isErrorValue, optional, problemCell, wholeColumns, type Answer } from "./cells";

/**
 * Places: ties share a place, and the next place is skipped (1=, 1=, 3).
 * @customfunction PLACES
 * @param {any[][]} values The results to be ranked; blanks get no place, whole columns end with their last filled row.
 * @param {any[][]} [order] High (the default): the highest is first. Low: the lowest is first.
 * @param {any[][]} [groups] Ranks each group by itself: one cell for each value, such as a section.
 * @returns {any[][]} Places such as 1, 2=, 2=, 4.
 */
export function placesOf(values: unknown[][], order?: unknown[][], groups?: unknown[][]): unknown[][] {
  const [ranked, beside] = wholeColumns(values, [groups]);
  const cells = cellsOf(ranked);
  if (!cells.length) return [[""]];
  const flat = cells.flat();
  const grouping = alongside(beside, flat.length);
  if (grouping && "sizes" in grouping) return failed(unread("sizesDiffer", grouping.sizes));
  const lowest = parseLowestFirst(optional(order));
  if (!lowest.ok) return failed(lowest);
  const found = valuePlaces(flat, grouping, lowest.value);
  const labels = flat.map((value, i): Answer => {
    const place = found[i];
    if (place) return placeLabel(place);
    if (isErrorValue(value)) return value;
    return isBlank(value) ? "" : problemCell(unread("notANumber", textOf(value)));
  });
  const width = cells[0]?.length ?? 0;
  return cells.map((row, r) => row.map((_, c) => labels[r * width + c]));
}
