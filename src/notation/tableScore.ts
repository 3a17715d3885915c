/** One table's score in a cell of its own, to be compared with another table's. */
import { parseSpecial } from "./entry";
import { read, type Reading } from "./problem";
import { parseScore } from "./score";
import { isBlank, textOf } from "./text";

/**
 * N-S's score; a pass-out, as a word or as 0, is a score of 0. Undefined where there is nothing to compare: a blank,
 * or a board not played, sat out or still to come.
 *
 * parseTableScore("PASS") // 0
 */
export function parseTableScore(value: unknown): Reading<number> | undefined {
  if (isBlank(value)) return undefined;
  const special = parseSpecial(textOf(value));
  if (!special || (special.ok && special.value.kind === "award")) return parseScore(value);
  if (!special.ok) return special;
  return special.value.kind === "passed" ? read(0) : undefined;
}
