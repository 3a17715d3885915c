import { matchpointMethod } from "../results/rangeMethods";
import { optional } from "./cells";
import { compareRange } from "./scoreRange";

/**
 * Matchpoints of each score within its board (Law 78A). Adjusted scores such as A6040 get their share of the top.
 * A 0 is a pass-out; a blank is not compared: =MATCHPOINTS(IF(A2:A13="","",A2:A13)).
 * @customfunction MATCHPOINTS
 * @param {any[][]} scores N-S's scores; whole columns are answered down to their last filled row, at most 100000.
 * @param {any[][]} [boards] The board of each score; left out, all scores are of one board.
 * @param {any[][]} [side] NS (the default) or EW.
 * @param {any[][]} [scale] 2 for each score beaten (the default), 1 (ACBL), or "%".
 * @param {any[][]} [expected] Results of a full board: a board with fewer is scaled by Neuberg's formula.
 * @param {any[][]} [fields] Fouled boards: only scores of one board with the same field are compared; two or three that are too few get 65-60-55 or 70 to 50 % (EBU).
 * @returns {any[][]} Matchpoints, or percent of the top.
 */
export function matchpointsOf(
  scores: unknown[][],
  boards?: unknown[][],
  side?: unknown[][],
  scale?: unknown[][],
  expected?: unknown[][],
  fields?: unknown[][],
): unknown[][] {
  const method = matchpointMethod({ side: optional(side), scale: optional(scale) });
  return compareRange({ scores, boards, fields, expected }, method);
}
