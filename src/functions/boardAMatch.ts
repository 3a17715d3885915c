import { parseScale } from "../notation/scale";
import { parseTableScore } from "../notation/tableScore";
import { boardAMatch } from "../scoring/boardAMatch";
import { broadcast, problemCell, type Answer } from "./cells";

/**
 * Board-a-match (point-a-board): 2 points for the better score on a board, 1 for an equal one, 0 for the worse.
 * Both scores are N-S's: where N-S made 420 at both tables, =BAM(420,420) is 1, a tie, and =BAM(420,-420) would be wrong.
 * A cell not filled in may arrive as 0, a pass-out: =IF(OR(A2="",B2=""),"",BAM(A2,B2)).
 * @customfunction BAM
 * @param {any[][]} nsScore N-S's score at the table where your team sits N-S; PASS is 0.
 * @param {any[][]} otherTableNsScore N-S's score at the other table (where your team sits E-W), never E-W's.
 * @param {any[][]} [scale] 2 for a board won (the default), or 1 (ACBL: 1, 0.5, 0).
 * @returns {any[][]} Your team's points; the other team has the rest.
 */
export function bam(nsScore: unknown[][], otherTableNsScore: unknown[][], scale?: unknown[][]): unknown[][] {
  return broadcast([nsScore, otherTableNsScore, scale], ([first, second, asked]): Answer => {
    const points = parseScale(asked);
    if (!points.ok) return problemCell(points);
    const [ours, theirs] = [parseTableScore(first), parseTableScore(second)];
    if (ours && !ours.ok) return problemCell(ours);
    if (theirs && !theirs.ok) return problemCell(theirs);
    return ours && theirs ? boardAMatch(ours.value, theirs.value, points.value) : "";
  });
}
