import { parseImpScore } from "../notation/weighted";
import { toNumber } from "../scoring/fraction";
import { weightedImps } from "../scoring/imps";
import { broadcast, problemCell, type Answer } from "./cells";

/**
 * IMPs for a difference of scores, =IMPS(450) is 10, or for the N-S scores of both tables on a board (Law 78B). Both
 * scores are N-S's: where N-S made 620 at both tables, =IMPS(620,620) is 0, and =IMPS(620,-620) would be wrong. A
 * weighted result is scored part by part: =IMPS("60% 620, 40% -100",140) is 3.6.
 * A cell not filled in may arrive as 0, a pass-out: =IF(OR(A2="",B2=""),"",IMPS(A2,B2)).
 * @customfunction IMPS
 * @param {any[][]} nsScore The difference; or, with the second argument, N-S's score at the table where your team sits N-S. PASS is 0.
 * @param {any[][]} [otherTableNsScore] N-S's score at the other table (where your team sits E-W), never E-W's.
 * @returns {any[][]} IMPs, from -24 to 24.
 */
export function impsOf(nsScore: unknown[][], otherTableNsScore?: unknown[][]): unknown[][] {
  const oneTable = otherTableNsScore === null || otherTableNsScore === undefined;
  return broadcast([nsScore, otherTableNsScore], ([first, second]): Answer => {
    const ours = parseImpScore(first);
    if (ours && !ours.ok) return problemCell(ours);
    const theirs = parseImpScore(oneTable ? 0 : second);
    if (theirs && !theirs.ok) return problemCell(theirs);
    return ours && theirs ? toNumber(weightedImps(ours.value, theirs.value)) : "";
  });
}
