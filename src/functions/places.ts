import { unread } from "../notation/problem";
import { compact, isBlank, numberOf, textOf } from "../notation/text";
import { placeLabel, places } from "../scoring/places";
import { alongside, cellsOf, failed, isErrorValue, optional, problemCell, type Answer } from "./cells";

/** Sums of decimal fractions that are equal on paper differ in the last bits: ties are decided on nine decimals. */
const NINE_DECIMALS = 1e9;

const LOWEST_FIRST = ["1", "LOW", "LOWEST", "ASC", "ASCENDING"];
const HIGHEST_FIRST = ["HIGH", "HIGHEST", "DESC", "DESCENDING"];

/**
 * Places: ties share a place, and the next place is skipped (1=, 1=, 3).
 * @customfunction PLACES
 * @param {any[][]} values The results to be ranked; blanks get no place.
 * @param {any[][]} [order] High (the default): the highest is first. Low: the lowest is first.
 * @param {any[][]} [groups] Ranks each group by itself: one cell for each value, such as a section.
 * @returns {any[][]} Places such as 1, 2=, 2=, 4.
 */
export function placesOf(values: unknown[][], order?: unknown[][], groups?: unknown[][]): unknown[][] {
  const cells = cellsOf(values);
  const flat = cells.flat();
  const grouping = alongside(groups, flat.length);
  if (grouping && "sizes" in grouping) return failed(unread("sizesDiffer", grouping.sizes));
  const lowest = compact(textOf(optional(order)));
  if (lowest && !LOWEST_FIRST.includes(lowest) && !HIGHEST_FIRST.includes(lowest)) {
    return failed(unread("notAnOption", lowest, ["High", "Low"]));
  }
  const labels = labelled(flat, grouping ?? [], LOWEST_FIRST.includes(lowest));
  const width = cells[0]?.length ?? 0;
  return cells.map((row, r) => row.map((_, c) => labels[r * width + c]));
}

function labelled(values: readonly unknown[], groups: readonly unknown[], lowestFirst: boolean): Answer[] {
  const labels = values.map((value): Answer => {
    if (isErrorValue(value)) return value;
    if (isBlank(value)) return "";
    return numberOf(value) === undefined ? problemCell(unread("notANumber", textOf(value))) : "";
  });
  const byGroup = new Map<string, number[]>();
  values.forEach((value, index) => {
    if (isErrorValue(value) || numberOf(value) === undefined) return;
    const group = textOf(groups[index]);
    byGroup.set(group, [...(byGroup.get(group) ?? []), index]);
  });
  for (const indexes of byGroup.values()) {
    const numbers = indexes.map((index) => Math.round((numberOf(values[index]) as number) * NINE_DECIMALS));
    places(numbers, (a, b) => (lowestFirst ? a - b : b - a)).forEach((place, i) => {
      labels[indexes[i]] = placeLabel(place);
    });
  }
  return labels;
}
