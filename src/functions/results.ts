import { parseBoard } from "../notation/board";
import { isBlank, textOf } from "../notation/text";
import { filledRows } from "../results/filledRows";
import { parseSettings } from "../results/parseSettings";
import { rankingCells } from "../results/ranking";
import { isProblem } from "../results/readGrid";
import { scoreCells } from "../results/scoreColumns";
import { isTeamScoring } from "../results/settings";
import { travellerCells } from "../results/traveller";
import { cellsOf, failed, isErrorValue, optional } from "./cells";
import { readSession } from "./session";
import { teamResults } from "./teams";

/**
 * Scores, matchpoints and percentages beside a results table, row for row, with a note where something is odd. Whole
 * columns are answered down to their last filled row, at most 100000.
 * @customfunction SCORERESULTS
 * @param {any[][]} results The results with their headings, such as Results[#All].
 * @param {any[][]} [settings] Two columns, name and value, such as Settings[#All].
 * @param {any[][]} [names] The pairs with their headings, such as Names[#All].
 * @returns {any[][]} Score, NS MP, EW MP, NS %, EW %, Note.
 */
export function scoreResults(results: unknown[][], settings?: unknown[][], names?: unknown[][]): unknown[][] {
  const read = readSession(results, settings, names);
  return isProblem(read) ? failed(read) : scoreCells(read.grid, read.session, read.problems);
}

/**
 * The ranking of a session: first whether it is final, then places, pairs, matchpoints and percentages; where Scoring is that
 * of teams, the table of TEAMRESULTS.
 * @customfunction RANKING
 * @param {any[][]} results The results with their headings, such as Results[#All].
 * @param {any[][]} [settings] Two columns, name and value, such as Settings[#All].
 * @param {any[][]} [names] The pairs with their headings, such as Names[#All].
 * @param {any[][]} [show] NS, EW or a section: only that list.
 * @returns {any[][]} A status line, then Place, Pair, Names, MP, % and Boards.
 */
export function rankingOf(
  results: unknown[][],
  settings?: unknown[][],
  names?: unknown[][],
  show?: unknown[][],
): unknown[][] {
  if (isTeamScoring(parseSettings(filledRows(cellsOf(settings))).settings)) {
    return teamResults(results, settings, names, show);
  }
  const read = readSession(results, settings, names);
  if (isProblem(read)) return failed(read);
  const cells = rankingCells(read.session, read.problems, textOf(optional(show)));
  return Array.isArray(cells) ? cells : failed(cells);
}

/**
 * Travellers: every result of a board with its score and matchpoints, N-S's best first.
 * @customfunction TRAVELLER
 * @param {any[][]} results The results with their headings, such as Results[#All].
 * @param {any[][]} [board] A board number, or several; left out, all boards one below another.
 * @param {any[][]} [settings] Two columns, name and value, such as Settings[#All].
 * @param {any[][]} [names] The pairs with their headings, such as Names[#All].
 * @returns {any[][]} NS, EW, Contract, By, Lead, Result, NS score, EW score, NS MP, EW MP, NS %.
 */
export function travellerOf(
  results: unknown[][],
  board?: unknown[][],
  settings?: unknown[][],
  names?: unknown[][],
): unknown[][] {
  const read = readSession(results, settings, names);
  if (isProblem(read)) return failed(read);
  const asked = cellsOf(board)
    .flat()
    .filter((cell) => !isBlank(cell) && cell !== 0);
  const boards: number[] = [];
  for (const cell of asked) {
    if (isErrorValue(cell)) return [[cell]];
    const number = parseBoard(cell);
    if (!number.ok) return failed(number);
    boards.push(number.value);
  }
  const cells = travellerCells(read.session, boards);
  return Array.isArray(cells) ? cells : failed(cells);
}
