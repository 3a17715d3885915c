/** Places of any figures, ranked as they stand or group by group. */
import { numberOf, textOf } from "../notation/text";
import { places, type Place } from "../scoring/places";
import { groups } from "./groups";

/** Sums of decimal fractions that are equal on paper differ in the last bits: ties are decided on nine decimals. */
const NINE_DECIMALS = 1e9;

export interface ValuePlace extends Place {
  /** So many values are ranked with this one, itself included. */
  of: number;
  /** So many have its value, itself included. */
  equal: number;
}

/** Undefined for a cell that is no number. */
export function valuePlaces(
  values: readonly unknown[],
  group: readonly unknown[] | undefined,
  lowestFirst: boolean,
): (ValuePlace | undefined)[] {
  const found: (ValuePlace | undefined)[] = values.map(() => undefined);
  const numbers = values.flatMap((value, index) => {
    const number = numberOf(value);
    return number === undefined ? [] : [{ index, figure: Math.round(number * NINE_DECIMALS) }];
  });
  for (const entries of groups(numbers, ({ index }) => textOf(group?.[index]))) {
    const ranked = places(entries, (a, b) => (lowestFirst ? a.figure - b.figure : b.figure - a.figure));
    const counts = new Map<number, number>();
    for (const { figure } of entries) counts.set(figure, (counts.get(figure) ?? 0) + 1);
    entries.forEach(({ index, figure }, i) => {
      found[index] = { ...ranked[i], of: entries.length, equal: counts.get(figure) as number };
    });
  }
  return found;
}
