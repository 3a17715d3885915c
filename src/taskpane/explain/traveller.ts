/** One cell of a traveller: TRAVELLER. */
import { parseBoard } from "../../notation/board";
import { sentence } from "../../notation/messages";
import { isBlank } from "../../notation/text";
import type { Cells } from "../../results/columns";
import { isProblem } from "../../results/readGrid";
import { readSession, type ReadSession } from "../../results/readSession";
import type { ScoredLine } from "../../results/session";
import { travellerCells, travellers } from "../../results/traveller";
import { explainStrings as text } from "../explainStrings";
import { errorAmong, type Explanation } from "./asked";
import { lineInWords } from "./line";
import { wantedBy } from "./results";
import { progressInWords, sessionInWords } from "./session";

export const explainTraveller: Explanation = ({ ranges, row, column }) => {
  const [results = [], boards = [], settings = [], names = []] = ranges;
  const read = readSession(results, settings, names);
  if (isProblem(read)) return [text.cannot(sentence(read))];
  const error = errorAmong(boards.flat());
  if (error) return error;
  const asked = boardsOf(boards);
  if (!Array.isArray(asked)) return [text.cannot(asked.wrong)];
  const tables = travellers(read.session, asked);
  if (!Array.isArray(tables)) return [text.cannot(sentence(tables))];
  const cells = travellerCells(read.session, asked);
  const heading = Array.isArray(cells) ? String(cells[0]?.[column] ?? "") : "";
  const scored = lineAt(tables, row);
  if (!scored) return sessionInWords(read);
  return [...lineInWords(scored, problemsOf(scored, read), wantedBy(heading), read.session), ...progressInWords(read)];
};

function boardsOf(boards: Cells): number[] | { wrong: string } {
  const numbers: number[] = [];
  for (const cell of boards.flat().filter((one) => !isBlank(one) && one !== 0)) {
    const board = parseBoard(cell);
    if (!board.ok) return { wrong: sentence(board) };
    numbers.push(board.value);
  }
  return numbers;
}

/** Each table has its heading, and a blank row parts it from the next. */
function lineAt(tables: readonly ScoredLine[][], row: number): ScoredLine | undefined {
  let first = 1;
  for (const lines of tables) {
    if (row < first + lines.length) return lines[row - first];
    first += lines.length + 2;
  }
  return undefined;
}

/** All that is wrong with a line, as it was read and as it was scored. */
function problemsOf(scored: ScoredLine, { grid }: ReadSession): ReadSession["problems"] {
  const read = grid.rows.find(({ line }) => line === scored.line)?.problems ?? [];
  return [...read, ...scored.problems];
}
