/** What was played, from the several cells of a formula that may say it. */
import { isVulnerable, vulnerability } from "../scoring/board";
import type { Seat, Side } from "../scoring/types";
import { parseBoard, parseVulnerability, parseVulnerable } from "./board";
import { withDeclarer, withDouble, withTricks } from "./columns";
import { makeContract, type PlayedContract } from "./contract";
import { parseEntry, type Special } from "./entry";
import { parseLanguage, type LanguageCode } from "./languages";
import { read, unread, type Reading } from "./problem";
import { parseResult } from "./result";
import { folded, isBlank, textOf } from "./text";
import { seatLetters } from "./words";

/** Excel's 0 for a blank cell, where a 0 cannot have been meant. */
export function unset(value: unknown): unknown {
  return value === 0 ? "" : value;
}

/** Cells that together say what was played; any may be blank, and a 0 is blank but for the result. */
export interface PlayedCells {
  bid: unknown;
  seat?: unknown;
  result: unknown;
  double: unknown;
  words: unknown;
}

export type Finished = PlayedContract & { tricks: number };

export type Seated = Finished & { declarer: Seat };

/** A contract with its result from the cells that may hold them; undefined while contract or result are blank. */
export function readPlayed(cells: PlayedCells): Reading<Finished | Special> | undefined {
  return readCells(cells, (played) => read(played));
}

/** The same where it matters who declared. */
export function readSeated(cells: PlayedCells): Reading<Seated | Special> | undefined {
  return readCells(cells, withSeat);
}

function withSeat({ declarer, ...played }: Finished, language: LanguageCode): Reading<Seated> {
  if (declarer) return read({ ...played, declarer });
  return unread("noDeclarer", makeContract(played.contract, false, language), seatLetters(language));
}

function readCells<T extends Finished>(
  { bid, seat, result, double, words }: PlayedCells,
  complete: (played: Finished, language: LanguageCode) => Reading<T>,
): Reading<T | Special> | undefined {
  if (isBlank(unset(bid))) return undefined;
  const language = readLanguage(unset(words));
  if (!language.ok) return language;
  const entry = parseEntry(textOf(bid), { language: language.value });
  if (!entry.ok) return entry;
  if (entry.value.kind !== "contract") return read(entry.value);
  const bidding = withDouble(entry.value.played, textOf(unset(double)), language.value);
  if (!bidding.ok) return bidding;
  const seated = withDeclarer(bidding.value, textOf(unset(seat)), language.value);
  if (!seated.ok) return seated;
  const all = finished(seated.value, result, language.value);
  return all?.ok ? complete(all.value, language.value) : all;
}

/** Undefined while the result is blank: it has not been entered yet. */
function finished(played: PlayedContract, result: unknown, language: LanguageCode): Reading<Finished> | undefined {
  const { contract } = played;
  const complete = withTricks(
    played,
    isBlank(result) ? [] : [parseResult(result, contract, "Tricks", language)],
    language,
  );
  if (!complete.ok) return complete;
  const { tricks } = complete.value;
  return tricks === undefined ? undefined : read({ ...complete.value, tricks });
}

/** Vulnerable by the board, or as an argument says for both sides or for declarer's. */
export function declarerVulnerable(board: unknown, given: unknown, side: Side): Reading<boolean> {
  if (isBlank(given)) {
    const number = parseBoard(board);
    return number.ok ? read(isVulnerable(vulnerability(number.value), side)) : number;
  }
  const whole = parseVulnerability(given);
  return whole.ok ? read(isVulnerable(whole.value, side)) : parseVulnerable(given);
}

/** Blank is English, and so is `Auto`: one cell cannot show its language. */
function readLanguage(value: unknown): Reading<LanguageCode> {
  const text = textOf(value);
  return isBlank(text) || folded(text) === "auto" ? read("en") : parseLanguage(text);
}
