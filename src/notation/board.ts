/** Board numbers and vulnerabilities as people write them. */
import type { Side, Vulnerability } from "../scoring/types";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "./languages";
import { read, unread, type Reading } from "./problem";
import { compact, folded, isBlank, numberOf, plain, textOf } from "./text";

const LAST_BOARD = 9999;

const TABLES: readonly Language[] = LANGUAGE_CODES.map((code) => LANGUAGES[code]);

/** Every language's words for a board. */
const BOARD_WORDS = new Set(TABLES.flatMap(({ headings }) => headings.board));

/** A board number from a cell: 7, "7", "Board 7", "Bd. 7", "Spel 7"; a numeric 0 is a blank cell for the caller to judge. */
export function parseBoard(value: unknown): Reading<number> {
  const text = textOf(value);
  const match = /^([^\d#]*?)\.? ?#?(\d{1,4})\.?$/.exec(plain(text));
  const digits = match && (match[1] === "" || BOARD_WORDS.has(folded(match[1]))) ? match[2] : undefined;
  const number = digits ? Number(digits) : numberOf(value);
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > LAST_BOARD) {
    return unread("notABoard", text);
  }
  return read(number);
}

const SIDE_WORDS = {
  NS: TABLES.flatMap(({ sides }) => sides.NS),
  EW: TABLES.flatMap(({ sides }) => sides.EW),
};

/** In every language together: no word means two things. */
const VULNERABILITIES = new Map<string, Vulnerability>([
  ["-", "None"],
  ...TABLES.flatMap(({ vulnerable }) => [
    ...vulnerable.None.map((word): [string, Vulnerability] => [word, "None"]),
    ...vulnerable.Both.map((word): [string, Vulnerability] => [word, "Both"]),
  ]),
  ...(["NS", "EW"] as const).flatMap((side) => SIDE_WORDS[side].map((word): [string, Vulnerability] => [word, side])),
]);

/** "N-S" and "N/S" as "NS"; a lone dash stays. */
const vulnerabilityOf = (text: string): Vulnerability | undefined =>
  VULNERABILITIES.get(text.replace(/(?<=.)[-/](?=.)/, ""));

const YES = ["V", "VUL", "VULN", "VULNERABLE", "Y", "YES", "TRUE", "1"];
const NO = ["NV", "N", "NO", "NON", "NOT", "NONVUL", "NOTVUL", "NONVULNERABLE", "NOTVULNERABLE", "FALSE", "0"];

/** A board's vulnerability: `None`, `NS`, `EW`, `Both`, and the words `Love`, `All`, `-`. */
export function parseVulnerability(value: unknown): Reading<Vulnerability> {
  const known = vulnerabilityOf(compact(textOf(value)));
  return known ? read(known) : unread("notVulnerability", textOf(value));
}

/** One side's vulnerability: `V` or `NV`, yes or no; also `None` and `Both`. Blank is not vulnerable. */
export function parseVulnerable(value: unknown): Reading<boolean> {
  if (isBlank(value)) return read(false);
  const word = compact(textOf(value));
  if (YES.includes(word)) return read(true);
  if (NO.includes(word)) return read(false);
  const both = vulnerabilityOf(word);
  if (both === undefined) return unread("notVulnerability", textOf(value));
  return both === "None" || both === "Both" ? read(both === "Both") : unread("whoseVulnerability", textOf(value));
}

/** `NS` or `EW`, also as N, S, N-S, North-South, and in every language: NZ, OW. */
export function parseSide(value: unknown): Reading<Side> {
  const word = compact(textOf(value)).replace(/[-/]/g, "");
  if (["N", "S"].includes(word) || SIDE_WORDS.NS.includes(word)) return read("NS");
  if (["E", "W"].includes(word) || SIDE_WORDS.EW.includes(word)) return read("EW");
  return unread("notASide", textOf(value));
}
