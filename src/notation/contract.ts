/** Contracts, alone or with declarer and result in one cell: `4S`, `3NTX`, `4SXE+1`, `W 2♥ -1`. */
import type { Contract, Doubled, Seat, Strain } from "../scoring/types";
import { DOUBLE_SIGNS, LANGUAGES, SUIT_SIGNS, type Language, type LanguageCode } from "./languages";
import { read, unread, type Reading } from "./problem";
import { makeResult, parseResult, type ResultStyle } from "./result";
import { compact } from "./text";

/** A contract with what else stood in the same cell. */
export interface PlayedContract {
  contract: Contract;
  declarer?: Seat;
  tricks?: number;
}

export interface Reader {
  language?: LanguageCode;
  style?: ResultStyle;
}

/**
 * Reads a contract that may carry its double, declarer and result, in any case and spacing. The strain is taken
 * first, as long as it goes (`3NTN`, `1NN`, `2NS`: notrump by South), then double and declarer in either order;
 * the declarer may also stand in front. Nothing is ever dropped: what does not fit makes the whole text unread.
 *
 * parseContract("7NNX") // 7NT doubled by North
 */
export function parseContract(
  text: string,
  { language = "en", style = "Tricks" }: Reader = {},
): Reading<PlayedContract> {
  const words = wordsOf(language);
  let rest = compact(text).replace(/BY/, "");
  const front = /^\D/.test(rest) ? take(rest, words.seats) : undefined;
  if (front) rest = front.rest;
  const level = /^[1-7]/.exec(rest);
  if (!level) return unread("notAContract", text);
  rest = rest.slice(1);
  const strain = take(rest, words.strains);
  if (!strain) return unread(take(rest, words.seats) || rest === "" ? "noStrain" : "notAContract", text);
  const { doubled, seat, rest: result } = doubleAndSeat(strain.rest, words);
  if (front && seat) return unread("notAContract", text);
  const contract: Contract = { level: Number(level[0]), strain: strain.value, doubled: doubled ?? 0 };
  const declarer = front?.value ?? seat;
  const bid: PlayedContract = declarer ? { contract, declarer } : { contract };
  if (result === "") return read(bid);
  const tricks = parseResult(result, contract, style, language);
  if (tricks.ok) return read({ ...bid, tricks: tricks.value });
  return unread(tricks.kind === "notAResult" ? "notAContract" : tricks.kind, text, tricks.likely);
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
  return found && found.rest === "" ? read(found.value) : unread("notASeat", text);
}

/** "4S", "3NTX", "2HXX"; with `symbols` "4♠". */
export function makeContract({ level, strain, doubled }: Contract, symbols = false): string {
  const name = strain === "N" ? "NT" : symbols ? SUIT_SIGNS[strain] : strain;
  return `${level}${name}${"X".repeat(doubled)}`;
}

/** All in one cell, readable by `parseContract`: "4SXE+1". */
export function makeEntry({ contract, declarer, tricks }: PlayedContract): string {
  const result = tricks === undefined ? "" : makeResult(contract, tricks);
  return `${makeContract(contract)}${declarer ?? ""}${result}`;
}

/** A language's words with their values, longest first, so that `NT` is taken before `N`. */
interface Words {
  strains: [string, Strain][];
  seats: [string, Seat][];
  doubles: [string, Doubled][];
}

const cache = new Map<LanguageCode, Words>();

function wordsOf(code: LanguageCode): Words {
  const known = cache.get(code);
  if (known) return known;
  const language: Language = LANGUAGES[code];
  const words: Words = {
    strains: longestFirst([...pairs(language.strains), ...pairs(signs())]),
    seats: longestFirst(pairs(language.seats)),
    doubles: longestFirst([
      ...[...language.doubled, ...DOUBLE_SIGNS.doubled].map((word): [string, Doubled] => [word, 1]),
      ...[...language.redoubled, ...DOUBLE_SIGNS.redoubled].map((word): [string, Doubled] => [word, 2]),
    ]),
  };
  cache.set(code, words);
  return words;
}

function signs(): Record<Strain, readonly string[]> {
  return { C: [SUIT_SIGNS.C], D: [SUIT_SIGNS.D], H: [SUIT_SIGNS.H], S: [SUIT_SIGNS.S], N: [SUIT_SIGNS.N] };
}

function pairs<T extends string>(table: Record<T, readonly string[]>): [string, T][] {
  return (Object.keys(table) as T[]).flatMap((value) => table[value].map((word): [string, T] => [word, value]));
}

function longestFirst<T>(words: [string, T][]): [string, T][] {
  return words.sort(([a], [b]) => b.length - a.length);
}

function take<T>(text: string, words: [string, T][]): { value: T; rest: string } | undefined {
  const found = words.find(([word]) => text.startsWith(word));
  return found && { value: found[1], rest: text.slice(found[0].length) };
}
