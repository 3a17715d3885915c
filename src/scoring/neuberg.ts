/** Boards with fewer results than the others: what their matchpoints would be on a full board. */
import { add, fraction, multiply, subtract, type Fraction } from "./fraction";
import type { MatchpointScale } from "./types";

/**
 * Neuberg's formula (EBU White Book 4.2.3.2): (m + s/2)·E/A − s/2, for m matchpoints among `actual` results where
 * `expected` make a full board and s is 2 or 1 for each result beaten. Both sides of a table together keep the top.
 * The constant goes with the scale (1, or ½ for ACBL), and taking the wrong one is the commonest fault.
 *
 * neuberg(fraction(12), 7, 10) // 123/7, that is 17.57 of 18
 */
export function neuberg(matchpoints: Fraction, actual: number, expected: number, scale: MatchpointScale = 2): Fraction {
  const half = fraction(scale, 2);
  return subtract(multiply(add(matchpoints, half), fraction(expected, actual)), half);
}

/** Matchpoints scaled in proportion to the tops; at least 2 results. */
export function proRata(matchpoints: Fraction, actual: number, expected: number): Fraction {
  return multiply(matchpoints, fraction(expected - 1, actual - 1));
}
