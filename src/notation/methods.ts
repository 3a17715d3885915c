/** How IMPs of pairs are reckoned, as the functions' arguments say it: trim, rounding, divisor and cap. */
import { read, unread, type Reading } from "./problem";
import { compact, folded, isBlank, numberOf, plain, textOf } from "./text";

const MOST_IMPS = 24;

/**
 * What a datum leaves out, as the setting says it: 0, 1 or 2 results at each end, a percentage of the results ("10%",
 * which Excel hands over as 0.1), or all but the middle.
 *
 * parseTrim("10%") // "Drop 10%"
 */
export function parseTrim(value: unknown): Reading<string> {
  if (isBlank(value)) return read("Mean");
  const text = textOf(value);
  const words = folded(text);
  if (words === "median" || words === "mean") return read(words === "median" ? "Median" : "Mean");
  const percent = /^(?:drop ?)?(\d{1,2}) ?%$/i.exec(plain(text));
  const number = percent ? Number(percent[1]) / 100 : numberOf(plain(text).replace(/^drop ?/i, ""));
  if (number === 0) return read("Mean");
  if (number === 1 || number === 2) return read(`Drop ${number}`);
  // 0.07 * 100 is a little more than 7.
  const hundredths = Number(((number ?? NaN) * 100).toPrecision(12));
  if (Number.isInteger(hundredths) && hundredths >= 1 && hundredths < 50) return read(`Drop ${hundredths}%`);
  return unread("notAnOption", text, ["0", "1", "2", "10%", "Median"]);
}

/** How the datum goes to the nearest ten. */
export function parseDatumRounding(value: unknown): Reading<string> {
  return choose(value, ["Away from zero", "Even ten"]);
}

/** What cross-IMPs are divided by. */
export function parseDivisor(value: unknown): Reading<string> {
  return choose(value, ["n-1", "n", "Total"]);
}

/** What matchpoints are given as: 2 or 1 for each score beaten, or percent of the top. */
export function parsePointsScale(value: unknown): Reading<2 | 1 | "%"> {
  const text = compact(textOf(value));
  if (isBlank(value) || value === 0 || text === "2") return read(2);
  if (text === "1") return read(1);
  return text === "%" ? read("%") : unread("notAnOption", textOf(value), ["2", "1", "%"]);
}

const LOWEST_FIRST = ["1", "LOW", "LOWEST", "ASC", "ASCENDING"];
const HIGHEST_FIRST = ["HIGH", "HIGHEST", "DESC", "DESCENDING"];

/** Whether the lowest value is first; blank is no. */
export function parseLowestFirst(value: unknown): Reading<boolean> {
  const order = value === 0 ? "" : compact(textOf(value));
  if (order && !LOWEST_FIRST.includes(order) && !HIGHEST_FIRST.includes(order)) {
    return unread("notAnOption", textOf(value), ["High", "Low"]);
  }
  return read(LOWEST_FIRST.includes(order));
}

/** The most IMPs of one comparison; undefined where there is no cap. */
export function parseCap(value: unknown): Reading<number | undefined> {
  if (isBlank(value) || value === 0) return read(undefined);
  const cap = numberOf(value);
  const known = cap !== undefined && Number.isInteger(cap) && cap >= 1 && cap <= MOST_IMPS;
  return known ? read(cap) : unread("notAnOption", textOf(value), [`a whole number from 1 to ${MOST_IMPS}`]);
}

/** One of several words, the first where nothing is said. */
function choose(value: unknown, options: readonly string[]): Reading<string> {
  if (isBlank(value) || value === 0) return read(options[0]);
  const text = textOf(value);
  const found = options.find((option) => folded(option) === folded(text));
  return found ? read(found) : unread("notAnOption", text, [...options]);
}
