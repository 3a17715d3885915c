import { readShortBoard } from "../notation/neuberg";
import { roundHalfAway, toNumber } from "../scoring/fraction";
import { neuberg } from "../scoring/neuberg";
import { broadcast, problemCell, type Answer } from "./cells";

/**
 * Matchpoints of a board with fewer results than the others, brought to a full board by Neuberg's formula: for a top of
 * 12 among 7 results where 10 are expected, =NEUBERG(12,7,10,2,2) is 17.57 of 18. The formula alone: groups of 2 or 3
 * results have other rules with EBU and ACBL. Exact halves are rounded up; other rules for halves are not offered.
 * @customfunction NEUBERG
 * @param {any[][]} matchpoints Matchpoints among the results that there are.
 * @param {any[][]} actual Results that there are, at least 2.
 * @param {any[][]} expected Results of a full board.
 * @param {any[][]} [scale] 2 for each result beaten (the default), or 1 (ACBL): of the matchpoints and of the answer.
 * @param {any[][]} [decimals] Decimals of the answer, 1 to 9 (none: "0" as text); left out, exact.
 * @returns {any[][]} Matchpoints of the full board.
 */
export function neubergOf(
  matchpoints: unknown[][],
  actual: unknown[][],
  expected: unknown[][],
  scale?: unknown[][],
  decimals?: unknown[][],
): unknown[][] {
  return broadcast([matchpoints, actual, expected, scale, decimals], ([points, here, full, on, digits]): Answer => {
    const board = readShortBoard({ points, actual: here, expected: full, scale: on, decimals: digits });
    if (!board) return "";
    if (!board.ok) return problemCell(board);
    const scaled = neuberg(board.value.points, board.value.actual, board.value.expected, board.value.scale);
    return board.value.decimals === undefined ? toNumber(scaled) : roundHalfAway(scaled, board.value.decimals);
  });
}
