/** Results: tricks taken, tricks over or under the contract, or tricks over book. */
import type { Contract } from "../scoring/types";
import { typedAsDate } from "./dates";
import { LANGUAGES, type LanguageCode } from "./languages";
import { read, unread, type Reading } from "./problem";
import { compact, textOf } from "./text";

/**
 * How a number without a sign is meant: `Tricks` 10 tricks in all, `Relative` so many over the contract (Excel turns a
 * typed `+1` into 1), `Over book` "made 4". With a sign, or as `=`, every style means the same.
 */
export type ResultStyle = "Tricks" | "Relative" | "Over book";

/** Tricks that a contract does not count. */
export const BOOK = 6;

/**
 * Declarer's tricks, 0 to 13, from a cell or a piece of text.
 *
 * parseResult("+1", { level: 4, strain: "S", doubled: 0 }) // 11
 */
export function parseResult(
  value: unknown,
  contract: Contract,
  style: ResultStyle = "Tricks",
  language: LanguageCode = "en",
): Reading<number> {
  const text = textOf(value);
  const entry = compact(text);
  const needed = BOOK + contract.level;
  if (entry === "=" || LANGUAGES[language].made.includes(entry)) return read(needed);
  const match = /^(MADE|DOWN|[+-]?)(\d{1,2})$/.exec(entry);
  if (!match) return unread(typedAsDate(text) ? "looksLikeDate" : "notAResult", text);
  const number = Number(match[2]);
  switch (match[1]) {
    case "+":
      return overtricks(needed + number, text);
    case "-":
    case "DOWN":
      return undertricks(needed - number, text);
    case "MADE":
      return made(number, contract, text);
    default:
      return unsigned(number, needed, style, text);
  }
}

function unsigned(number: number, needed: number, style: ResultStyle, text: string): Reading<number> {
  if (style === "Relative") return overtricks(needed + number, text);
  if (style === "Over book") return overtricks(BOOK + number, text);
  return number <= 13 ? read(number) : unread("tooManyTricks", text);
}

/**
 * A "Made" column: tricks over book where that makes the contract (`4` in 4S, 3NT made 5), else tricks in all (`10`).
 * `7` in a contract of one has both readings.
 */
export function made(number: number, contract: Contract, text: string): Reading<number> {
  const fromBook = number >= contract.level && number <= 7;
  const inAll = number >= BOOK + contract.level && number <= 13;
  if (fromBook && inAll) return unread("ambiguousMade", text, [`+${7 - contract.level}`, "="]);
  if (fromBook) return read(BOOK + number);
  if (inAll) return read(number);
  return unread("notMade", text);
}

function overtricks(tricks: number, text: string): Reading<number> {
  return tricks <= 13 ? read(tricks) : unread("tooManyOvertricks", text);
}

function undertricks(tricks: number, text: string): Reading<number> {
  return tricks >= 0 ? read(tricks) : unread("tooManyUndertricks", text);
}

/** "=", "+1" or "-2". */
export function makeResult(contract: Contract, tricks: number): string {
  const over = tricks - BOOK - contract.level;
  if (over === 0) return "=";
  return over > 0 ? `+${over}` : `${over}`;
}
