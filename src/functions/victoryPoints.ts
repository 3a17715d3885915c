import { holdsOwnScale, parseOwnScale, type Draw } from "../notation/ownScale";
import {
  boardsOffScale,
  parseAnyVpScale,
  parseBoardsPlayed,
  readPercentVps,
  readVps,
  type MatchCells,
} from "../notation/victoryPoints";
import type { Reading } from "../notation/problem";
import { vpChart } from "../results/vpChart";
import type { OwnVpScale } from "../scoring/victoryPoints";
import { broadcast, cellsOf, failed, isErrorValue, optional, problemCell, type Answer, type Range } from "./cells";

/**
 * A side's victory points for its margin in IMPs: for 13 IMPs won over 24 boards, =VPS(13,24) is 12.95.
 * Fixtures not played yet: =IF(COUNT(D5:E5)<2,"",VPS(D5-E5,24)).
 * Compare with your union's print: ACBL 20 for other than 6 to 11 boards and ACBL 30 (one source), WBF discrete 10 for
 * other than 3 and 4 boards (computed).
 * @customfunction VPS
 * @param {any[][]} imps The side's own margin in IMPs: negative where it lost, 0 for a draw.
 * @param {any[][]} boards Boards of the match; not needed with a scale of your own.
 * @param {any[][]} [scale] WBF (the default: 20 VPs with two decimals), WBF discrete, WBF discrete 10, ACBL 20, ACBL 30; or a range of two columns, least margin and VPs, from a draw up.
 * @returns {any[][]} Victory points.
 */
export function vpsOf(imps: unknown[][], boards: unknown[][], scale?: unknown[][]): unknown[][] {
  return eachMatch(imps, boards, scale, 0, readVps);
}

/**
 * A pair's victory points in Swiss pairs for its percentage of a match over so many boards: =PERCENTVPS(56.23,8) is 14.
 * A cell formatted as a percentage does as well: numbers up to 1 are read so, 0.5623 as 56.23 %.
 * Compare with your union's print: EBU 20 above 27 boards and EBU 10 (one source).
 * @customfunction PERCENTVPS
 * @param {any[][]} percent Percentage of the match, 0 to 100, or a cell formatted as a percentage. It counts with two decimals.
 * @param {any[][]} boards Boards of the match; not needed with a scale of your own.
 * @param {any[][]} [scale] EBU 20 (the default) or EBU 10; or a range of two columns, least percentage and VPs, from 50 up.
 * @returns {any[][]} Victory points.
 */
export function percentVpsOf(percent: unknown[][], boards: unknown[][], scale?: unknown[][]): unknown[][] {
  return eachMatch(percent, boards, scale, 50, readPercentVps);
}

/**
 * A scale of victory points as it is printed for so many boards: =VPTABLE(24), =VPTABLE(7,"WBF discrete").
 * @customfunction VPTABLE
 * @param {any[][]} boards Boards of a match; not needed with a scale of your own.
 * @param {any[][]} [scale] WBF (the default), WBF discrete, WBF discrete 10, ACBL 20, ACBL 30; EBU 20, EBU 10 for Swiss pairs; or a range of two columns, least margin and VPs.
 * @returns {any[][]} A heading, then IMPs (from and to, where the scale goes in steps) and what winner and loser get.
 */
export function vpTableOf(boards: unknown[][], scale?: unknown[][]): unknown[][] {
  const own = ownScale(scale, 0);
  if (Array.isArray(own)) return own;
  if (own) return vpChart(1, own) ?? [];
  const [played, name] = [optional(boards), optional(scale)];
  const error = [played, name].find(isErrorValue);
  if (error) return [[error]];
  const asked = parseAnyVpScale(name);
  if (!asked.ok) return failed(asked);
  const match = parseBoardsPlayed(played);
  if (!match.ok) return failed(match);
  return vpChart(match.value, asked.value) ?? failed(boardsOffScale(match.value, asked.value));
}

function eachMatch(
  won: Range,
  boards: Range,
  scale: Range,
  draw: Draw,
  readMatch: (won: unknown, match: MatchCells) => Reading<number> | undefined,
): unknown[][] {
  const own = ownScale(scale, draw);
  if (Array.isArray(own)) return own;
  return broadcast(own ? [won] : [won, boards, scale], ([value, played, name]) => {
    const vps = readMatch(value, { boards: played, scale: name, own });
    if (!vps) return "";
    return vps.ok ? vps.value : problemCell(vps);
  });
}

/** A club's own scale where the range holds one; the answer where something is wrong with it. */
function ownScale(range: Range, draw: Draw): OwnVpScale | Answer[][] | undefined {
  const cells = cellsOf(range);
  if (!holdsOwnScale(cells)) return undefined;
  const error = cells.flat().find(isErrorValue);
  if (error) return [[error]];
  const scale = parseOwnScale(cells, draw);
  return scale.ok ? scale.value : failed(scale);
}
