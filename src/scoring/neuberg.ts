/** Boards with fewer results than the others: what their matchpoints would be on a full board. */
import { fraction, type Fraction } from "./fraction";

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

/** Matchpoints scaled in proportion to the tops; at least 2 results. */
export function proRata(matchpoints: number, actual: number, expected: number): Fraction {
  return fraction(matchpoints * (expected - 1), actual - 1);
}
