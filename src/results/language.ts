/** The language of a session's contracts. */
import { parseLanguage, type LanguageCode } from "../notation/languages";
import { textOf } from "../notation/text";
import { setting, type Settings } from "./settings";

/** What is set; undefined where it is left to be decided. */
export function languageSet(settings: Settings): LanguageCode | undefined {
  const language = parseLanguage(textOf(setting(settings, "Language")));
  return language.ok ? language.value : undefined;
}

/** What is read and written: English where nothing is set, for a live sheet never decides by itself. */
export function languageOf(settings: Settings): LanguageCode {
  return languageSet(settings) ?? "en";
}
