/** What a text that one language does not know, or knows otherwise, means in others: never taken, only told. */
import type { Seat, Strain } from "../scoring/types";
import { makeContract, parseContract, parseSeat, type PlayedContract, type Reader } from "./contract";
import { languageName, type LanguageCode } from "./languages";
import { unread, type Reading, type Unread } from "./problem";
import { strainWord, TONGUES, type KnownTongue } from "./words";

/** The problem of a contract that is not understood; where other languages know it, with what they read. */
export function contractElsewhere(problem: Unread, { language = "en", style }: Reader): Unread {
  if (problem.kind !== "notAContract") return problem;
  const parse = (tongue: KnownTongue) => parseContract(problem.read, { ...tongue, style });
  const known = TONGUES.filter((tongue) => tongue.language !== language && parse(tongue).ok);
  // A letter that one language alone has is more often a slip.
  const [first] = known;
  if (!first || (known.length === 1 && strainWord(problem.read, first)?.length === 1)) return problem;
  return unread("otherLanguage", problem.read, meanings(readings(known, parse), shownContract));
}

/** The same for what is no declarer. */
export function seatElsewhere(problem: Unread, language: LanguageCode): Unread {
  const others = TONGUES.filter((tongue) => tongue.language !== language);
  const found = readings(others, (tongue) => parseSeat(problem.read, tongue.language));
  return found.length ? unread("otherLanguage", problem.read, meanings(found, seatName)) : problem;
}

/** A value with the language that reads it so. */
export interface Reads<T> {
  tongue: KnownTongue;
  value: T;
}

function readings<T>(tongues: readonly KnownTongue[], parse: (tongue: KnownTongue) => Reading<T>): Reads<T>[] {
  return tongues.flatMap((tongue) => {
    const reading = parse(tongue);
    return reading.ok ? [{ tongue, value: reading.value }] : [];
  });
}

/** "4♣ (Dutch, Norwegian)", "4♦ (French)": each meaning with the languages that read it so. */
export function meanings<T>(found: readonly Reads<T>[], show: (value: T) => string): string[] {
  const languages = new Map<string, Set<string>>();
  for (const { tongue, value } of found) {
    const names = languages.get(show(value)) ?? new Set();
    languages.set(show(value), names.add(languageName(tongue.language)));
  }
  return [...languages].map(([meaning, names]) => `${meaning} (${[...names].join(", ")})`);
}

/** The strains that a word or letter stands for in some language. */
export function strainMeanings(word: string): Reads<Strain>[] {
  return readings(TONGUES, (tongue) => {
    const bid = parseContract(`1${word}`, tongue);
    return bid.ok ? { ok: true, value: bid.value.contract.strain } : bid;
  });
}

/** "4♠", "4♠ by West". */
export function shownContract({ contract, declarer }: PlayedContract): string {
  return makeContract(contract, true) + (declarer ? ` by ${seatName(declarer)}` : "");
}

const SEAT_NAMES: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };

function seatName(seat: Seat): string {
  return SEAT_NAMES[seat];
}
