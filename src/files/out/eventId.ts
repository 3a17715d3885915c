/** By what an event is known where it is sent: the same id replaces last night's upload. */
import { folded } from "../../notation/text";
import type { EventDetails } from "../../results/types";

const LONGEST = 80;

/**
 * The id that is set, else one from club, date, event and session, which stays the same as long as these do; undefined
 * where none of them is known.
 *
 * eventIdOf({ club: "Riverside", date: "2026-11-30", name: "Tuesday Pairs" }) // "riverside-2026-11-30-tuesday-pairs"
 */
export function eventIdOf({ id, club, clubNumber, date, name, session }: EventDetails): string | undefined {
  if (id) return id;
  const words = [clubNumber || club, date, name, session].map((part) => wordsOf(part ?? "")).filter(Boolean);
  return words.length ? words.join("-").slice(0, LONGEST) : undefined;
}

/** Letters and digits of any language, with hyphens between. */
function wordsOf(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
