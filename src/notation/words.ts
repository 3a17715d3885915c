/** The words of a language for reading: suits, seats and doubles, and the letters to be told of. */
import { SEATS, type Doubled, type Seat, type Side, type Strain } from "../scoring/types";
import { DOUBLE_SIGNS, LANGUAGE_CODES, LANGUAGES, SUIT_SIGNS, type Language, type LanguageCode } from "./languages";
import { compact } from "./text";

/** Whose words are read. */
export interface Tongue {
  language?: LanguageCode;
  /** Which of the language's `scripts` the column shows; left out, a letter with two meanings is refused. */
  script?: number;
}

/** A language's words with their values, longest first, so that `NT` is taken before `N`. */
export interface Words {
  strains: [string, Strain][];
  /** Letters that this language uses for two suits. */
  twofold: ReadonlyMap<string, Strain[]>;
  seats: [string, Seat][];
  doubles: [string, Doubled][];
}

export type KnownTongue = Tongue & { language: LanguageCode };

/** Every language, once for each of its scripts. */
export const TONGUES: readonly KnownTongue[] = LANGUAGE_CODES.flatMap((language): KnownTongue[] => {
  const { scripts }: Language = LANGUAGES[language];
  return scripts ? scripts.map((_, script) => ({ language, script })) : [{ language }];
});

const cache = new Map<string, Words>();

export function wordsOf(code: LanguageCode, script?: number): Words {
  const key = `${code}${script ?? ""}`;
  const known = cache.get(key);
  if (known) return known;
  const language: Language = LANGUAGES[code];
  const strains = strainWords(language, script);
  const words: Words = {
    strains: longestFirst([...strains, ...pairs(signs())]),
    twofold: new Map(
      strains
        .map(([word]): [string, Strain[]] => [word, meaningsOf(word, strains)])
        .filter(([, all]) => all.length > 1),
    ),
    seats: longestFirst(pairs(language.seats)),
    doubles: longestFirst([
      ...[...language.doubled, ...DOUBLE_SIGNS.doubled].map((word): [string, Doubled] => [word, 1]),
      ...[...language.redoubled, ...DOUBLE_SIGNS.redoubled].map((word): [string, Doubled] => [word, 2]),
    ]),
  };
  cache.set(key, words);
  return words;
}

/** In one script its letters only, beside the words and notrump; else the letters of all. */
function strainWords({ strains, scripts = [] }: Language, script?: number): [string, Strain][] {
  const chosen = script === undefined ? scripts : [scripts[script]];
  const letters = chosen.flatMap((letters) => Object.entries(letters).map(([suit, word]) => [word, suit as Strain]));
  const words = pairs(strains).filter(([word, strain]) => script === undefined || strain === "N" || word.length > 1);
  return [...words, ...(letters as [string, Strain][])];
}

function meaningsOf(word: string, strains: readonly [string, Strain][]): Strain[] {
  return [...new Set(strains.filter(([other]) => other === word).map(([, strain]) => strain))];
}

/** The script that a column's contracts are in: the one whose own letters it has, where it has no other's. */
export function scriptOf(
  texts: readonly string[],
  language: LanguageCode,
  scripts: NonNullable<Language["scripts"]>,
): number | undefined {
  const seen = new Set(texts.map((text) => strainWord(text, { language })));
  const own = scripts.map((letters) => {
    const others = scripts.filter((script) => script !== letters).flatMap((script) => Object.values(script));
    return Object.values(letters).some((letter) => seen.has(letter) && !others.includes(letter));
  });
  return own.filter(Boolean).length === 1 ? own.indexOf(true) : undefined;
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

/** The first of the words that the text starts with, and what comes after it. */
export function take<T>(text: string, words: [string, T][]): { value: T; word: string; rest: string } | undefined {
  const found = words.find(([word]) => text.startsWith(word));
  return found && { value: found[1], word: found[0], rest: text.slice(found[0].length) };
}

/** The word for the strain, as it stands in a contract: "S", "SCH", "♠"; undefined where there is none. */
export function strainWord(text: string, { language, script }: KnownTongue): string | undefined {
  const entry = compact(text).replace(/BY/, "");
  const level = entry.search(/[1-7]/);
  return level < 0 ? undefined : take(entry.slice(level + 1), wordsOf(language, script).strains)?.word;
}

const STRAINS = ["C", "D", "H", "S", "N"] as const;

/** What a sentence tells to write: left out in English, where the sentence has it. */
export function strainLetters(tongue: KnownTongue): string[] | undefined {
  return tongue.language === "en" ? undefined : STRAINS.map((strain) => strainLetter(strain, tongue));
}

/** The letters that we write for a strain; in one script of a language, that script's. */
export function strainLetter(strain: Strain, { language, script }: KnownTongue): string {
  const { strains, scripts }: Language = LANGUAGES[language];
  const letters = script === undefined ? undefined : scripts?.[script];
  return (strain !== "N" && letters?.[strain]) || strains[strain][0];
}

/** "NS" and "EW", or what the language writes for them. */
export function sideLetters(side: Side, language: LanguageCode): string {
  return LANGUAGES[language].sides[side][0];
}

/** The declarers' letters for a sentence; left out in English, where the sentence has them. */
export function seatLetters(language: LanguageCode): string[] | undefined {
  return language === "en" ? undefined : SEATS.map((seat) => seatLetter(seat, language));
}

/** "N", "E", "S", "W" or what the language writes for it. */
export function seatLetter(seat: Seat, language: LanguageCode): string {
  return LANGUAGES[language].seats[seat][0];
}
