/** Pairs that stand for nobody: programs that need an even number invent one, and people write why nobody is there. */
import { LANGUAGES, type Language, type LanguageCode } from "./languages";
import { compact, folded } from "./text";

const NOBODY = /^(?:phantom|sit ?out|bye|no pair|nobody|missing(?: pair)?|vacant|ghost|dummy pair)(?: \d+)?$/;

export function isPhantomName(name: string): boolean {
  return NOBODY.test(folded(name));
}

const NO_WORD = /^\P{L}*\d/u;

/** Does this stand in a pair's place because the other one has no opponent: "BYE", "sit out", in German "spielfrei"? */
export function isSitOutWord(text: string, language: LanguageCode): boolean {
  if (NO_WORD.test(text)) return false;
  const words: Language = LANGUAGES[language];
  return isPhantomName(text) || words.sitOut.includes(compact(text));
}
