/** One cell beside a results table: SCORERESULTS. */
import { sentence } from "../../notation/messages";
import { isProblem } from "../../results/readGrid";
import { readSession } from "../../results/readSession";
import { scoreCells } from "../../results/scoreColumns";
import { NOTE_HEADING } from "../../results/traveller";
import { explainStrings as text } from "../explainStrings";
import type { Explanation } from "./asked";
import { lineInWords, type Wanted } from "./line";
import { progressInWords, sessionInWords } from "./session";

export const explainResults: Explanation = ({ ranges: [results = [], settings = [], names = []], row, column }) => {
  const read = readSession(results, settings, names);
  if (isProblem(read)) return [text.cannot(sentence(read))];
  const { grid, session } = read;
  const heading = scoreCells(grid, session, [])[grid.header.row][column];
  const index = row - grid.header.row - 1;
  const line = grid.rows[index];
  const words = (): string[] => {
    if (!line?.line) return [text.line.blankRow];
    const scored = session.lines[grid.rows.slice(0, index).filter((before) => before.line).length];
    const [problems, wanted] = [[...line.problems, ...scored.problems], wantedBy(String(heading))];
    const words = lineInWords(scored, problems, wanted, session);
    return wanted === "note" && problems.length === 0 ? [...words, text.line.nothingWrong] : words;
  };
  return index < 0 ? sessionInWords(read) : [...words(), ...progressInWords(read)];
};

const OTHER_COLUMNS: Partial<Record<string, Wanted>> = {
  Contract: "score",
  By: "score",
  Lead: "score",
  Result: "score",
  Datum: "basis",
  "NS total": "basis",
  "Other table": "basis",
  Compared: "compared",
  Note: "note",
  [NOTE_HEADING]: "score",
};

/** What stands under a heading: "NS MP", "EW %", "Score", "Datum". */
export function wantedBy(heading: string): Wanted {
  const other = OTHER_COLUMNS[heading];
  if (other) return other;
  if (/score/i.test(heading)) return "score";
  return { side: heading.startsWith("EW") ? "EW" : "NS", percent: heading.endsWith("%") };
}
