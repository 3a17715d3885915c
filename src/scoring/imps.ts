/** International match points (Law 78B). */
import { add, fraction, fromDecimal, multiply, subtract, toNumber, type Fraction } from "./fraction";
import type { Weighted } from "./weighted";

/** The least difference that is worth 1, 2, 3 ... 24 IMPs. */
export const IMP_THRESHOLDS: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
];

/** The thresholds are multiples of 10: the IMPs for each ten, so that none has to be searched for. */
const STEP = 10;
const LAST = IMP_THRESHOLDS[IMP_THRESHOLDS.length - 1] / STEP;
const BY_TENS = Uint8Array.from(
  { length: LAST + 1 },
  (_, tens) => IMP_THRESHOLDS.filter((least) => least <= tens * STEP).length,
);

/**
 * IMPs for a difference between two scores, from -24 to 24; never -0. A difference that is no multiple of 10 (from an
 * averaged datum) counts by the same thresholds.
 *
 * imps(-450) // -10
 */
export function imps(difference: number): number {
  const won = BY_TENS[Math.min(Math.floor(Math.abs(difference) / STEP), LAST)];
  return difference < 0 ? 0 - won : won;
}

/**
 * IMPs between two tables where either result may be weighted: every score of one against every score of the other, then
 * weighted; never the average of the points (EBU White Book 4.1.1.4).
 *
 * weightedImps([{ score: 620, weight: fraction(3, 5) }, { score: -100, weight: fraction(2, 5) }], certain(140)) // 18/5
 */
export function weightedImps(ours: Weighted, theirs: Weighted): Fraction {
  let won = fraction(0);
  for (const own of ours) {
    for (const other of theirs) {
      const gain = fraction(imps(difference(own.score, other.score)));
      won = add(won, multiply(multiply(own.weight, other.weight), gain));
    }
  }
  return won;
}

/** Exact for decimals too: 70.1 - 50.1 is 20, and the difference of the doubles is less. */
function difference(own: number, other: number): number {
  if (Number.isInteger(own) && Number.isInteger(other)) return own - other;
  return toNumber(subtract(fromDecimal(own), fromDecimal(other)));
}
