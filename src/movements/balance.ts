/** How evenly a movement compares its pairs: whether all results that help one pair hurt the others alike. */
import { NOBODY, type Placing } from "./types";

/**
 * Two pairs are compared on each set that both play, at different tables: once in the same direction, where the one's
 * good score takes matchpoints from the other, or once in opposite directions, where it gives them. When they meet,
 * they are compared with each other by all results of the set but their own. The balance of two pairs is the sum: +1 for
 * the same direction, -1 for opposite ones, and the other results of the set for a meeting.
 */
export interface Balance {
  mean: number;
  /** Standard deviation; 0 where all pairs are compared alike, and the movement is perfectly fair. */
  deviation: number;
  least: number;
  most: number;
}

/**
 * The balance of all pairs who are ranked together.
 *
 * @param fields those who are ranked together: all of them, or N-S and E-W apart
 * @param fullResults results that a set is counted with in a meeting; left out, as many as it has
 */
export function balance(
  placings: readonly Placing[],
  fields: readonly (readonly number[])[],
  fullResults?: number,
): Balance {
  const comparisons = compareAll(placings, fullResults);
  const values = fields.flatMap((field) =>
    field.flatMap((one, i) => field.slice(i + 1).map((other) => comparisons.get(pairKey(one, other)) ?? 0)),
  );
  if (values.length === 0) return { mean: 0, deviation: 0, least: 0, most: 0 };
  const total = values.reduce((sum, value) => sum + value, 0);
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  const count = values.length;
  return {
    mean: total / count,
    // In whole numbers as long as can be: a perfect movement has exactly 0.
    deviation: Math.sqrt(count * squares - total * total) / count,
    least: values.reduce((least, value) => Math.min(least, value)),
    most: values.reduce((most, value) => Math.max(most, value)),
  };
}

const pairKey = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

function compareAll(placings: readonly Placing[], fullResults: number | undefined): Map<string, number> {
  const results = new Map<number, (readonly number[])[]>();
  for (const { seats, sets } of placings) {
    if (seats.includes(NOBODY)) continue;
    for (const set of sets) results.set(set, [...(results.get(set) ?? []), seats]);
  }
  const comparisons = new Map<string, number>();
  const add = (one: number, other: number, value: number): void => {
    comparisons.set(pairKey(one, other), (comparisons.get(pairKey(one, other)) ?? 0) + value);
  };
  for (const tables of results.values()) {
    tables.forEach(([ns, ew], i) => {
      add(ns, ew, (fullResults ?? tables.length) - 1);
      for (const [otherNs, otherEw] of tables.slice(i + 1)) {
        add(ns, otherNs, 1);
        add(ew, otherEw, 1);
        add(ns, otherEw, -1);
        add(ew, otherNs, -1);
      }
    });
  }
  return comparisons;
}
