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
    field.flatMap((one, i) => field.slice(i + 1).map((other) => comparisons(one, other))),
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

/** The balance of every two contestants, 0 where they are never compared. */
function compareAll(
  placings: readonly Placing[],
  fullResults: number | undefined,
): (one: number, other: number) => number {
  const results = new Map<number, (readonly number[])[]>();
  let last = 0;
  for (const { seats, sets } of placings) {
    last = Math.max(last, ...seats);
    if (seats.includes(NOBODY)) continue;
    for (const set of sets) {
      const tables = results.get(set);
      if (tables) tables.push(seats);
      else results.set(set, [seats]);
    }
  }
  const sums = new Float64Array((last + 1) ** 2);
  const at = (one: number, other: number): number => Math.min(one, other) * (last + 1) + Math.max(one, other);
  for (const tables of results.values()) {
    tables.forEach(([ns, ew], i) => {
      sums[at(ns, ew)] += (fullResults ?? tables.length) - 1;
      for (const [otherNs, otherEw] of tables.slice(i + 1)) {
        sums[at(ns, otherNs)]++;
        sums[at(ew, otherEw)]++;
        sums[at(ns, otherEw)]--;
        sums[at(ew, otherNs)]--;
      }
    });
  }
  return (one, other) => sums[at(one, other)] ?? 0;
}
