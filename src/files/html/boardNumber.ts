/** Which board a table is about, where it has no column for it: a heading, a link to the deal, or the file's name. */
import { LANGUAGE_CODES, LANGUAGES } from "../../notation/languages";
import { folded } from "../../notation/text";

const WORDS = [...new Set(LANGUAGE_CODES.flatMap((code) => LANGUAGES[code].headings.board ?? []))]
  .sort((a, b) => b.length - a.length)
  .join("|");
const NAMED = new RegExp(
  `(?:^|[\\s,;|])(?:${WORDS}) ?(?:(?:no|nr|n|number|numer|numero) )?0*([1-9]\\d{0,2})(?=$|[\\s,;|])`,
  "g",
);

/** A text longer than this is no heading. */
const MOST_LETTERS = 300;

/** "Board 7", "ROZDANIE NR  7"; the last one of several. Undefined where none is named. */
export function boardNamed(text: string): number | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const found = [...folded(text).matchAll(NAMED)].at(-1);
  return found && Number(found[1]);
}

/** The number at the end of a file's name: "traveller_board07.html", "wb130801007.html". */
export function boardInFileName(fileName: string): number | undefined {
  const digits = /(\d{1,3})\D{0,20}$/.exec(fileName.replace(/\.\w{1,5}$/, ""))?.[1];
  return Number(digits) || undefined;
}
