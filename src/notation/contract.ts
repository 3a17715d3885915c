/** Contracts, alone or with declarer and result in one cell: `4S`, `3NTX`, `4SXE+1`, `W 2♥ -1`. */
import type { Contract, Doubled, Seat, Strain } from "../scoring/types";
import { typedAsDate } from "./dates";
import { LANGUAGES, SUIT_SIGNS, type LanguageCode } from "./languages";
import { read, unread, type Reading, type Unread } from "./problem";
import { makeResult, parseResult, type ResultStyle } from "./result";
import { compact } from "./text";
import {
  seatLetter,
  seatLetters,
  strainLetter,
  strainLetters,
  take,
  wordsOf,
  type KnownTongue,
  type Tongue,
  type Words,
} from "./words";

/** A contract with what else stood in the same cell. */
export interface PlayedContract {
  contract: Contract;
  declarer?: Seat;
  tricks?: number;
}

export interface Reader extends Tongue {
  style?: ResultStyle;
}

/**
 * Reads a contract that may carry its double, declarer and result, in any case and spacing. The strain is taken
 * first, as long as it goes (`3NTN`, `1NN`, `2NS`: notrump by South), then double and declarer in either order;
 * the declarer may also stand in front. Nothing is ever dropped: what does not fit makes the whole text unread.
 *
 * parseContract("7NNX") // 7NT doubled by North
 */
export function parseContract(text: string, reader: Reader = {}): Reading<PlayedContract> {
  const { language = "en", style = "Tricks", script } = reader;
  const tongue: KnownTongue = script === undefined ? { language } : { language, script };
  const words = wordsOf(language, script);
  let rest = compact(text).replace(/BY/, "");
  const front = /^\D/.test(rest) ? take(rest, words.seats) : undefined;
  if (front) rest = front.rest;
  const level = /^[1-7]/.exec(rest);
  if (!level) return notAContract(text, tongue);
  rest = rest.slice(1);
  const strain = take(rest, words.strains);
  if (!strain) {
    const missing = take(rest, words.seats) ?? rest === "";
    return missing ? unread("noStrain", text, strainLetters(tongue)) : notAContract(text, tongue);
  }
  const meanings = words.twofold.get(strain.word);
  if (meanings) return twoReadings(text, level[0], meanings);
  const { doubled, seat, rest: result } = doubleAndSeat(strain.rest, words);
  if (front && seat) return notAContract(text, tongue);
  const contract: Contract = { level: Number(level[0]), strain: strain.value, doubled: doubled ?? 0 };
  const declarer = front?.value ?? seat;
  const bid: PlayedContract = declarer ? { contract, declarer } : { contract };
  if (result === "") return read(bid);
  const tricks = parseResult(result, contract, style, language);
  if (tricks.ok) return read({ ...bid, tricks: tricks.value });
  return tricks.kind === "notAResult" ? notAContract(text, tongue) : unread(tricks.kind, text, tricks.likely);
}

function twoReadings(text: string, level: string, meanings: readonly Strain[]): Unread {
  return unread(
    "twoReadings",
    text,
    meanings.map((meaning) => `${level}${SUIT_SIGNS[meaning]}`),
  );
}

function notAContract(text: string, tongue: KnownTongue): Unread {
  if (typedAsDate(text)) return unread("looksLikeDate", text);
  return unread("notAContract", text, tongue.language === "en" ? undefined : examples(tongue));
}

/** A ruling that is a result of play, as this language writes it: "4SN-1". */
export function resultExample(tongue: Tongue): string {
  return makeEntry({ contract: { level: 4, strain: "S", doubled: 0 }, declarer: "N", tricks: 9 }, tongue);
}

/** Three contracts as this language writes them. */
function examples(tongue: KnownTongue): string[] {
  return [
    makeEntry({ contract: { level: 4, strain: "S", doubled: 0 } }, tongue),
    makeEntry({ contract: { level: 3, strain: "N", doubled: 1 } }, tongue),
    makeEntry({ contract: { level: 2, strain: "H", doubled: 0 }, declarer: "E", tricks: 9 }, tongue),
  ];
}

function doubleAndSeat(text: string, words: Words): { doubled?: Doubled; seat?: Seat; rest: string } {
  const before = take(text, words.doubles);
  const seat = take(before?.rest ?? text, words.seats);
  const after = before ? undefined : take(seat?.rest ?? text, words.doubles);
  return { doubled: (before ?? after)?.value, seat: seat?.value, rest: (after ?? seat ?? before)?.rest ?? text };
}

/** A double in a column of its own: blank, `X`, `XX`, `*`, `DBL`. */
export function parseDouble(text: string, language: LanguageCode = "en"): Reading<Doubled> {
  const entry = compact(text);
  if (entry === "" || entry === "-") return read(0);
  const found = take(entry, wordsOf(language).doubles);
  return found && found.rest === "" ? read(found.value) : unread("notADouble", text);
}

/** A declarer in a column of its own: a letter or a word. */
export function parseSeat(text: string, language: LanguageCode = "en"): Reading<Seat> {
  const found = take(compact(text), wordsOf(language).seats);
  return found && found.rest === "" ? read(found.value) : unread("notASeat", text, seatLetters(language));
}

/** "4S", "3NTX", "2HXX"; with `symbols` "4♠"; in French "4P", "3SAX". */
export function makeContract(
  { level, strain, doubled }: Contract,
  symbols = false,
  language: LanguageCode = "en",
): string {
  const name = symbols && strain !== "N" ? SUIT_SIGNS[strain] : LANGUAGES[language].strains[strain][0];
  return `${level}${name}${"X".repeat(doubled)}`;
}

/** All in one cell, readable by `parseContract`: "4SXE+1". */
export function makeEntry(
  { contract, declarer, tricks }: PlayedContract,
  { language = "en", script }: Tongue = {},
): string {
  const strain = strainLetter(contract.strain, script === undefined ? { language } : { language, script });
  const result = tricks === undefined ? "" : makeResult(contract, tricks);
  const seat = declarer ? seatLetter(declarer, language) : "";
  return `${contract.level}${strain}${"X".repeat(contract.doubled)}${seat}${result}`;
}
