/** Whatever may stand in a result's cell: a contract, a pass-out, an adjusted score, or why there is no result. */
import { parseAward, makeAward, type Awards } from "./award";
import { parseContract, type PlayedContract, type Reader } from "./contract";
import { contractElsewhere } from "./elsewhere";
import { LANGUAGES, type Language, type LanguageCode } from "./languages";
import { read, unread, type Reading } from "./problem";
import { compact } from "./text";

/** An entry without a contract. */
export type Special = { kind: "passed" | "notPlayed" | "sitOut" | "pending" } | ({ kind: "award" } & Awards);

export type Entry = { kind: "contract"; played: PlayedContract } | Special;

/**
 * Reads one cell. Specials come before contracts; a lone dash is refused, for some write it for a pass-out and
 * others for a board that was not played.
 *
 * parseEntry("4SXE-1"), parseEntry("PASS"), parseEntry("NP"), parseEntry("A6040")
 */
export function parseEntry(text: string, reader: Reader = {}): Reading<Entry> {
  const special = parseSpecial(text, reader);
  if (special) return special;
  const contract = parseContract(text, reader);
  return contract.ok ? read({ kind: "contract", played: contract.value }) : contractElsewhere(contract, reader);
}

/** The entry that is no contract; undefined where the text may be one. */
export function parseSpecial(text: string, { language = "en" }: Reader = {}): Reading<Special> | undefined {
  const entry = compact(text);
  if (/^-+$/.test(entry)) return unread("dash", text, ["PASS", "NP"]);
  const words: Language = LANGUAGES[language];
  if (words.passedOut.includes(entry)) return read({ kind: "passed" });
  if (words.notPlayed.includes(entry)) return read({ kind: "notPlayed" });
  if (words.sitOut.includes(entry)) return read({ kind: "sitOut" });
  if (words.pending.includes(entry)) return read({ kind: "pending" });
  const award = parseAward(withoutRuling(entry, words.pending), language);
  if (!award) return undefined;
  return award.ok ? read({ kind: "award", ...award.value }) : award;
}

/** "TD 60-40" and "sędzia 60% 40%" without the word for whose ruling it is. */
function withoutRuling(entry: string, words: readonly string[]): string {
  const word = words.find((one) => one.length > 1 && entry.startsWith(one) && /^\d/.test(entry.slice(one.length)));
  return word ? entry.slice(word.length) : entry;
}

/** The text of an entry, readable by `parseEntry`: "PASS", in French "PASSE". */
export function makeSpecial(entry: Special, language: LanguageCode = "en"): string {
  const words: Language = LANGUAGES[language];
  switch (entry.kind) {
    case "passed":
      return words.passedOut[0];
    case "notPlayed":
      return words.notPlayed[0];
    case "sitOut":
      return words.sitOut[0];
    case "pending":
      return words.pending[0];
    case "award":
      return makeAward(entry);
  }
}
