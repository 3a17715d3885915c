import { isBlank, textOf } from "../notation/text";
import { crossTableCells } from "../results/crosstable";
import { isProblem } from "../results/readGrid";
import { scorecardCells } from "../results/scorecard";
import { cellsOf, failed, isErrorValue } from "./cells";
import { readSession } from "./session";

/**
 * Scorecards: every board of a pair (or of a player, where they change partners) from its own view, with its total.
 * =SCORECARD(Results[#All],"7 EW",Settings[#All],Names[#All])
 * @customfunction SCORECARD
 * @param {any[][]} results The results with their headings, such as Results[#All].
 * @param {any[][]} [pair] A pair or several: 7, with its section A7, with its direction 7 EW. Left out, all pairs one below another.
 * @param {any[][]} [settings] Two columns, name and value, such as Settings[#All].
 * @param {any[][]} [names] The pairs with their headings, such as Names[#All].
 * @returns {any[][]} Round, Board, Opponents, Direction, Contract, By, Lead, Result, Score, MP, %; in Swiss pairs VPs, after each match.
 */
export function scorecardOf(
  results: unknown[][],
  pair?: unknown[][],
  settings?: unknown[][],
  names?: unknown[][],
): unknown[][] {
  const read = readSession(results, settings, names);
  if (isProblem(read)) return failed(read);
  const asked = cellsOf(pair)
    .flat()
    .filter((cell) => !isBlank(cell) && cell !== 0);
  const error = asked.find(isErrorValue);
  if (error) return [[error]];
  const cells = scorecardCells(read.session, asked.map(textOf));
  return Array.isArray(cells) ? cells : failed(cells);
}

/**
 * The cross-table: what each pair won against each other pair, in the order of their places. Swiss pairs: VPs.
 * =CROSSTABLE(Results[#All],Settings[#All],Names[#All])
 * @customfunction CROSSTABLE
 * @param {any[][]} results The results with their headings, such as Results[#All].
 * @param {any[][]} [settings] Two columns, name and value, such as Settings[#All].
 * @param {any[][]} [names] The pairs with their headings, such as Names[#All].
 * @returns {any[][]} Place, Pair, Names, a column for each opponent, Total.
 */
export function crossTableOf(results: unknown[][], settings?: unknown[][], names?: unknown[][]): unknown[][] {
  const read = readSession(results, settings, names);
  if (isProblem(read)) return failed(read);
  const cells = crossTableCells(read.session);
  return Array.isArray(cells) ? cells : failed(cells);
}
