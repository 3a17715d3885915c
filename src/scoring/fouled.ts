/** Fouled boards: one board was played in two or more forms, and only results of one form (one field) compare. */
import { fraction, type Fraction } from "./fraction";

/** Whose rule decides where a field is too small for Neuberg's formula; `Neuberg` scales every field of two or more. */
export type SmallFields = "EBU" | "ACBL" | "Neuberg";

/**
 * Is a field too small to be scaled? EBU (White Book 4.2.3.3): two or three results that are at most a third of a full
 * board. ACBL: two, or three that are not the larger field. A result alone is no comparison for anybody.
 *
 * @param largest the most results that any other field of the board has
 */
export function isSmallField(actual: number, expected: number, largest: number, rule: SmallFields): boolean {
  if (actual <= 1) return true;
  switch (rule) {
    case "EBU":
      return actual <= 3 && 3 * actual <= expected;
    case "ACBL":
      return actual === 2 || (actual === 3 && largest >= 3);
    case "Neuberg":
      return false;
  }
}

/**
 * Percent of the top for each side in a small field: 60 for the middle, 5 for each matchpoint above or below it; both
 * sides of a table together have 120 (EBU White Book 4.2.3.3; ACBL's 70-60-50 and 65-55 are the same figures). Alone
 * in its field, a table has 60 for both sides: its board could not be compared through no fault of theirs.
 *
 * smallFieldPercent(fraction(4), 3) // 70
 *
 * @param matchpoints on the scale of 2 for each result beaten, within the field
 */
export function smallFieldPercent(matchpoints: Fraction, actual: number): Fraction {
  return fraction(60 * matchpoints.d + 5 * (matchpoints.n - (actual - 1) * matchpoints.d), matchpoints.d);
}
