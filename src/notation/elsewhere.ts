/** What a text that one language does not know means in others: never taken, only told. */
import type { Seat } from "../scoring/types";
import { makeContract, parseContract, parseSeat, type PlayedContract, type Reader } from "./contract";
import { LANGUAGE_CODES, languageName, type LanguageCode } from "./languages";
import { unread, type Reading, type Unread } from "./problem";
import { strainWord } from "./words";

/** The problem of a contract that is not understood; where other languages know it, with what they read. */
export function contractElsewhere(problem: Unread, { language = "en", style }: Reader): Unread {
  if (problem.kind !== "notAContract") return problem;
  const known = LANGUAGE_CODES.filter(
    (code) => code !== language && parseContract(problem.read, { language: code, style }).ok,
  );
  // A letter that one language alone has is more often a slip.
  if (known.length === 1 && strainWord(problem.read, { language: known[0] })?.length === 1) return problem;
  const meanings = meaningsOf(language, (code) => parseContract(problem.read, { language: code, style }), shown);
  return meanings.length ? unread("otherLanguage", problem.read, meanings) : problem;
}

/** The same for a declarer. */
export function seatElsewhere(problem: Unread, language: LanguageCode): Unread {
  if (problem.kind !== "notASeat") return problem;
  const meanings = meaningsOf(language, (code) => parseSeat(problem.read, code), seatName);
  return meanings.length ? unread("otherLanguage", problem.read, meanings) : problem;
}

/** "4♣ (Dutch, Norwegian)", "4♦ (French)": each meaning with the languages that read it so. */
function meaningsOf<T>(
  except: LanguageCode,
  parse: (code: LanguageCode) => Reading<T>,
  show: (value: T) => string,
): string[] {
  const found = new Map<string, string[]>();
  for (const code of LANGUAGE_CODES) {
    const reading = code === except ? undefined : parse(code);
    if (!reading?.ok) continue;
    const meaning = show(reading.value);
    found.set(meaning, [...(found.get(meaning) ?? []), languageName(code)]);
  }
  return [...found].map(([meaning, names]) => `${meaning} (${names.join(", ")})`);
}

function shown({ contract, declarer }: PlayedContract): string {
  return makeContract(contract, true) + (declarer ? ` by ${seatName(declarer)}` : "");
}

const SEAT_NAMES: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };

function seatName(seat: Seat): string {
  return SEAT_NAMES[seat];
}
