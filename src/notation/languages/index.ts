/** The words of each language: suits, seats, doubles, specials and column headings. Every other room asks here. */
import type { Strain } from "../../scoring/types";
import { read, unread, type Reading } from "../problem";
import { folded } from "../text";
import { dutch } from "./dutch";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { italian } from "./italian";
import { danish, norwegian, swedish } from "./nordic";
import { polish } from "./polish";
import { spanish } from "./spanish";
import type { Language } from "./types";

export type { Field, Language } from "./types";

/** In the order in which they are named. */
export const LANGUAGE_CODES = ["en", "fr", "de", "nl", "pl", "sv", "no", "da", "it", "es"] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const LANGUAGES: Record<LanguageCode, Language> = {
  en: english,
  fr: french,
  de: german,
  nl: dutch,
  pl: polish,
  sv: swedish,
  no: norwegian,
  da: danish,
  it: italian,
  es: spanish,
};

/** A language by its code, its English name or its own: "nl", "Dutch", "Nederlands". */
export function parseLanguage(text: string): Reading<LanguageCode> {
  const found = BY_NAME.get(folded(text));
  return found ? read(found) : unread("notAnOption", text, [...LANGUAGE_CODES]);
}

const BY_NAME = new Map(
  LANGUAGE_CODES.flatMap((code) => [code, ...LANGUAGES[code].names.map(folded)].map((name) => [name, code])),
);

/** "French", for sentences. */
export const languageName = (code: LanguageCode): string => LANGUAGES[code].names[0];

/** Signs that mean the same in every language. */
export const SUIT_SIGNS: Record<Strain, string> = { C: "♣", D: "♦", H: "♥", S: "♠", N: "NT" };
export const DOUBLE_SIGNS = { doubled: ["X", "*"], redoubled: ["XX", "**"] } as const;
