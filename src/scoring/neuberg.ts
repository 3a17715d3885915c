/** Boards with fewer results than the others: what their matchpoints would be on a full board. */
import { add, fraction, multiply, subtract, type Fraction } from "./fraction";
import type { MatchpointScale } from "./types";

/**
 * Neuberg's formula (EBU White Book 4.2.3.2): (M·E + E − A) / A, for M matchpoints among `actual` results where
 * `expected` make a full board. On the scale of 2 for a win; on the half scale (ACBL) the result is half of this: the
 * added constant is then (E − A)/2A, and taking the wrong one is the commonest fault.
 *
 * neuberg(12, 7, 10) // 123/7, that is 17.57 of 18
 */
export function neuberg(matchpoints: number, actual: number, expected: number): Fraction {
  return fraction(matchpoints * expected + expected - actual, actual);
}

/**
 * The same formula on either scale and for any matchpoints: (m + s/2)·E/A − s/2, where s is 2 or 1 for a win. Both
 * sides of a table together keep the top.
 *
 * neubergOnScale(fraction(1, 2), 2, 3, 1) // 1, as ACBL prints it
 */
export function neubergOnScale(
  matchpoints: Fraction,
  actual: number,
  expected: number,
  scale: MatchpointScale,
): Fraction {
  const half = fraction(scale, 2);
  return subtract(multiply(add(matchpoints, half), fraction(expected, actual)), half);
}

/** Matchpoints scaled in proportion to the tops; at least 2 results. */
export function proRata(matchpoints: number, actual: number, expected: number): Fraction {
  return fraction(matchpoints * (expected - 1), actual - 1);
}
