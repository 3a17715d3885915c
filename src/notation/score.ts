/** Scores as written: N-S's view, or plus scores in one of two columns. */
import { read, unread, type Reading } from "./problem";
import { isBlank, looksLikeDate, numberOf, plain, textOf } from "./text";

/** The highest and lowest duplicate score there is: seven redoubled, vulnerable, thirteen down (Law 77). */
const EXTREME = 7600;
/** Some scorers enter an average as 8000 or more. */
const MAGIC_AVERAGE = 8000;

/** `1,400`, `1.400`, `1 400`, `1'400`: there are no scores with decimals, so it is the sign of the thousands. */
const THOUSANDS = /^([+-]?[1-7])[.,' ’](\d{3})$/;

/**
 * A duplicate score: a multiple of 10 from -7600 to 7600. `magicAverage` is the problem of an entry that stands for
 * an average.
 */
export function parseScore(value: unknown): Reading<number> {
  const number = numberOf(typeof value === "string" ? plain(value).replace(THOUSANDS, "$1$2") : value);
  if (number === undefined) return unread("notAScore", textOf(value));
  if (looksLikeDate(number)) return unread("looksLikeDate", textOf(value));
  if (number >= MAGIC_AVERAGE) return unread("magicAverage", textOf(value), ["AVE"]);
  if (number % 10 !== 0 || Math.abs(number) > EXTREME) return unread("notAScore", textOf(value));
  return read(number === 0 ? 0 : number);
}

/**
 * N-S's score from two columns: a plus score on one side, or the same score on both with opposite signs.
 * Undefined where both are blank.
 */
export function parseTwoScores(ns: unknown, ew: unknown): Reading<number> | undefined {
  const first = isBlank(ns) ? undefined : parseScore(ns);
  const second = isBlank(ew) ? undefined : parseScore(ew);
  if (first && !first.ok) return first;
  if (second && !second.ok) return second;
  if (!first) return second && read(0 - second.value);
  if (!second || second.value === 0 || first.value === 0 - second.value) return first;
  return first.value === 0 ? read(0 - second.value) : unread("twoScores", `${textOf(ns)}" and "${textOf(ew)}`);
}
