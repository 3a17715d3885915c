/** Board numbers and vulnerabilities as people write them. */
import type { Side, Vulnerability } from "../scoring/types";
import { read, unread, type Reading } from "./problem";
import { compact, isBlank, numberOf, plain, textOf } from "./text";

const LAST_BOARD = 9999;

/** A board number from a cell: 7, "7", "Board 7", "Bd. 7"; a numeric 0 is a blank cell for the caller to judge. */
export function parseBoard(value: unknown): Reading<number> {
  const text = textOf(value);
  const digits = /^(?:(?:board|bd|brd)\.? ?)?#?(\d{1,4})\.?$/i.exec(plain(text));
  const number = digits ? Number(digits[1]) : numberOf(value);
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > LAST_BOARD) {
    return unread("notABoard", text);
  }
  return read(number);
}

const VULNERABILITIES: Record<string, Vulnerability> = {
  NONE: "None",
  "-": "None",
  LOVE: "None",
  NIL: "None",
  NS: "NS",
  "N-S": "NS",
  "N/S": "NS",
  EW: "EW",
  "E-W": "EW",
  "E/W": "EW",
  BOTH: "Both",
  ALL: "Both",
  B: "Both",
};

const YES = ["V", "VUL", "VULN", "VULNERABLE", "Y", "YES", "TRUE", "1"];
const NO = ["NV", "N", "NO", "NON", "NOT", "NONVUL", "NOTVUL", "NONVULNERABLE", "NOTVULNERABLE", "FALSE", "0"];

/** A board's vulnerability: `None`, `NS`, `EW`, `Both`, and the words `Love`, `All`, `-`. */
export function parseVulnerability(value: unknown): Reading<Vulnerability> {
  const known = VULNERABILITIES[compact(textOf(value))];
  return known ? read(known) : unread("notVulnerability", textOf(value));
}

/** One side's vulnerability: `V` or `NV`, yes or no; also `None` and `Both`. Blank is not vulnerable. */
export function parseVulnerable(value: unknown): Reading<boolean> {
  if (isBlank(value)) return read(false);
  const word = compact(textOf(value));
  if (YES.includes(word)) return read(true);
  if (NO.includes(word)) return read(false);
  const both = VULNERABILITIES[word];
  if (both === undefined) return unread("notVulnerability", textOf(value));
  return both === "None" || both === "Both" ? read(both === "Both") : unread("whoseVulnerability", textOf(value));
}

/** `NS` or `EW`, also as N, S, N-S, North-South. */
export function parseSide(value: unknown): Reading<Side> {
  const word = compact(textOf(value)).replace(/[-/]/g, "");
  if (["NS", "N", "S", "NORTHSOUTH"].includes(word)) return read("NS");
  if (["EW", "E", "W", "EASTWEST"].includes(word)) return read("EW");
  return unread("notASide", textOf(value));
}
