import { textOf } from "../notation/text";
import { readTeams, teamCells } from "../results/teams/readTeams";
import { cellsOf, failed, isErrorValue, optional } from "./cells";

/**
 * Team matches, round robin or Swiss: the table, the matches or the boards, from results board by board (NS and EW are team
 * numbers, two rows a board) or from slips, one row a match.
 * @customfunction TEAMRESULTS
 * @param {any[][]} results With their headings: Round, Board, NS, EW and a result; or slips: Round, Team, Opponent, IMPs, Opp IMPs and, if wanted, Boards, VP adj, Opp VP adj.
 * @param {any[][]} [settings] Two columns, name and value, such as Settings[#All]: Scoring, VP scale, Boards a match, Cancelled board, Bye VPs.
 * @param {any[][]} [names] The teams with their headings, such as Names[#All]: Team, Name 1 and so on, Carry-over, Penalty (in VPs).
 * @param {any[][]} [show] Table (the default), Matches or Boards.
 * @param {any[][]} [scale] A VP scale of your own: two columns, least margin and VPs, from a draw up. Left out: the setting VP scale.
 * @returns {any[][]} For the table a status line, then Place, Team, Played, Won, Drawn, Lost, IMPs and VPs.
 */
export function teamResults(
  results: unknown[][],
  settings?: unknown[][],
  names?: unknown[][],
  show?: unknown[][],
  scale?: unknown[][],
): unknown[][] {
  const asked = optional(show);
  const error = [asked, ...cellsOf(scale).flat()].find(isErrorValue);
  if (error) return [[error]];
  const read = readTeams(cellsOf(results), cellsOf(settings), cellsOf(names), cellsOf(scale));
  if ("kind" in read) return failed(read);
  const cells = teamCells(read, textOf(asked));
  return Array.isArray(cells) ? cells : failed(cells);
}
