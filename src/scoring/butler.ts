/** Butler: IMPs against a datum, the average of the board's scores. */
import { add, compare, divide, fraction, multiply, roundHalfAway, subtract, type Fraction } from "./fraction";
import { frequencies, type Weighted } from "./weighted";

/**
 * What is left out at each end before averaging: so many results, a percentage of the results (whole results, rounded
 * down), or all but the middle. Federations and programs differ.
 */
export type Trim = { results: number } | { percent: number } | "Median";

/** To the nearest ten, exact fives away from zero (EBU White Book 4.2.6.2) or to the even ten (ACBL). */
export type DatumRounding = "Away from zero" | "Even ten";

/** A score, and how often it was made: a whole number, but for weighted results and short boards. */
export interface Frequency {
  score: number;
  times: Fraction;
}

/** The scores of a board by the part that they have in its datum; each list by rising score. */
export interface Trimmed {
  lowest: Frequency[];
  kept: Frequency[];
  highest: Frequency[];
}

const ZERO = fraction(0);

/**
 * The datum of a board: the mean of N-S's scores, a multiple of 10; at least one result. Fewer results are left out
 * where none would remain. On a board of `expected` results that lacks some, each result weighs expected/actual before
 * one is left out (EBU White Book 4.2.4).
 *
 * datum([450, 420, -800, -50, 420, 420].map(certain), { results: 1 }) // 300, from 302.5
 */
export function datum(
  results: readonly Weighted[],
  trim: Trim = { results: 0 },
  rounding: DatumRounding = "Away from zero",
  expected = results.length,
): number {
  return roundedToTen(exactDatum(results, trim, expected), rounding);
}

/** The datum before it is rounded. */
export function exactDatum(results: readonly Weighted[], trim: Trim, expected = results.length): Fraction {
  if (trim === "Median") return median(risingScores(results), results.length);
  return meanOf(trimmed(results, trim, expected).kept);
}

/** What a datum leaves out at each end, and what it is the mean of. */
export function trimmed(
  results: readonly Weighted[],
  trim: Exclude<Trim, "Median">,
  expected = results.length,
): Trimmed {
  const out = leftOut(trim, results.length, expected);
  const [lowest, rest] = parted(risingScores(results), out);
  const [highest, kept] = parted(rest.reverse(), out);
  return { lowest, kept: kept.reverse(), highest: highest.reverse() };
}

function risingScores(results: readonly Weighted[]): Frequency[] {
  return [...frequencies(results)]
    .map(([score, times]): Frequency => ({ score, times }))
    .sort((a, b) => a.score - b.score);
}

/** The mean of scores as often as they were made; at least one. */
export function meanOf(field: readonly Frequency[]): Fraction {
  const points = field.reduce((sum, { score, times }) => add(sum, multiply(fraction(score), times)), ZERO);
  return divide(points, fractionSum(field));
}

/** Results left out at each end. A short board is weighted first: as many remain as on a full one. */
function leftOut(trim: Exclude<Trim, "Median">, actual: number, expected: number): Fraction {
  if ("percent" in trim) return fraction(Math.min(Math.floor((actual * trim.percent) / 100), most(actual)));
  const full = Math.max(actual, expected);
  return fraction(Math.min(trim.results, most(full)) * actual, full);
}

/** The most that can be left out at each end of so many results. */
const most = (results: number): number => Math.floor((results - 1) / 2);

/** So many results from the beginning, and the rest. */
function parted(field: readonly Frequency[], results: Fraction): [first: Frequency[], rest: Frequency[]] {
  const first: Frequency[] = [];
  const rest: Frequency[] = [];
  let wanted = results;
  for (const { score, times } of field) {
    const taken = compare(wanted, times) >= 0 ? times : wanted;
    wanted = subtract(wanted, taken);
    if (taken.n > 0) first.push({ score, times: taken });
    if (compare(taken, times) < 0) rest.push({ score, times: subtract(times, taken) });
  }
  return [first, rest];
}

/** The middle score, or the mean of the two in the middle. */
function median(field: readonly Frequency[], actual: number): Fraction {
  const half = fraction(actual, 2);
  let below = ZERO;
  let lower: number | undefined;
  for (const { score, times } of field) {
    below = add(below, times);
    const reached = compare(below, half);
    if (reached > 0) return fraction((lower ?? score) + score, 2);
    if (reached === 0) lower = score;
  }
  return fraction(lower ?? 0);
}

function fractionSum(field: readonly Frequency[]): Fraction {
  return field.reduce((sum, { times }) => add(sum, times), ZERO);
}

function roundedToTen(value: Fraction, rounding: DatumRounding): number {
  const tens = divide(value, fraction(10));
  const away = roundHalfAway(tens, 0);
  const isHalf = compare(fraction(Math.abs(away) * 2 - 1, 2), { n: Math.abs(tens.n), d: tens.d }) === 0;
  const rounded = rounding === "Even ten" && isHalf && away % 2 !== 0 ? away - Math.sign(away) : away;
  return rounded * 10 + 0;
}
