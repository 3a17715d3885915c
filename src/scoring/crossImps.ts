/** Cross-IMPs: each result in IMPs against every other result of the board (Law 78B). */
import { divide, fraction, multiply, type Fraction } from "./fraction";
import { IMP_THRESHOLDS, imps } from "./imps";
import { tally } from "./tally";

/** Divided by the number of comparisons (most programs), by the number of results, or not at all (ACBL total IMPs). */
export type CrossImpDivisor = "n-1" | "n" | "Total";

/** How boards with fewer results than others are brought to their weight. */
export type ShortBoards = "Neuberg" | "Own top" | "Pro rata";

/**
 * North-South's IMPs of each score, against all others together, each comparison at most `cap`; East-West have the
 * negative. Costs the square of the number of different scores, not of the results.
 *
 * crossImps([620, 170, 140, 140, -100]) // [42, -1, -5, -5, -31]
 */
export function crossImps(results: readonly number[], cap = IMP_THRESHOLDS.length): number[] {
  const { scores, times, places } = tally(results);
  const won = new Float64Array(scores.length);
  for (let higher = 1; higher < scores.length; higher++) {
    for (let lower = 0; lower < higher; lower++) {
      const gain = Math.min(cap, imps(scores[higher] - scores[lower]));
      won[higher] += gain * times[lower];
      won[lower] -= gain * times[higher];
    }
  }
  const found = new Array<number>(results.length);
  for (let i = 0; i < found.length; i++) found[i] = won[places[i]];
  return found;
}

/** IMPs of one comparison, no more than `cap` either way. */
export function cappedImps(difference: number, cap = IMP_THRESHOLDS.length): number {
  const won = imps(difference);
  return Math.max(0 - cap, Math.min(cap, won));
}

/**
 * The IMPs that a total counts for, on a board of `actual` results where `expected` make a full board. Neuberg weighs
 * each result expected/actual (EBU White Book 4.2.4), so that the board counts as one compared with all; pro rata goes
 * by comparisons (ACBL); own top divides by the board's own.
 *
 * crossImpAverage(fraction(41), 8, 10, "n-1", "Neuberg") // 205/36, that is 5.694
 *
 * @param actual results compared, at least 2
 */
export function crossImpAverage(
  total: Fraction,
  actual: number,
  expected: number,
  divisor: CrossImpDivisor,
  short: ShortBoards,
): Fraction {
  const { weight, by } = crossImpScale(actual, expected, divisor, short);
  return divide(multiply(total, weight), fraction(by));
}

/** What the IMPs of all comparisons together are multiplied with, and divided by. */
export function crossImpScale(
  actual: number,
  expected: number,
  divisor: CrossImpDivisor,
  short: ShortBoards,
): { weight: Fraction; by: number } {
  const full = short === "Own top" ? actual : expected;
  const by = divisor === "Total" ? 1 : divisor === "n" ? full : full - 1;
  return { weight: weightOf(actual, expected, short), by };
}

function weightOf(actual: number, expected: number, short: ShortBoards): Fraction {
  if (short === "Own top") return fraction(1);
  return short === "Neuberg" ? fraction(expected, actual) : fraction(expected - 1, actual - 1);
}
