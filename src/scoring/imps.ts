/** International match points (Law 78B). */
import { add, fraction, fromDecimal, multiply, subtract, toNumber, type Fraction } from "./fraction";
import type { Weighted } from "./weighted";

/** The least difference that is worth 1, 2, 3 ... 24 IMPs. */
export const IMP_THRESHOLDS: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
];

/**
 * IMPs for a difference between two scores, from -24 to 24; never -0. A difference that is no multiple of 10 (from an
 * averaged datum) counts by the same thresholds.
 *
 * imps(-450) // -10
 */
export function imps(difference: number): number {
  const size = Math.abs(difference);
  let won = 0;
  while (won < IMP_THRESHOLDS.length && size >= IMP_THRESHOLDS[won]) won++;
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
      const difference = toNumber(subtract(fromDecimal(own.score), fromDecimal(other.score)));
      won = add(won, multiply(multiply(own.weight, other.weight), fraction(imps(difference))));
    }
  }
  return won;
}
