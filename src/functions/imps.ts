import { unread } from "../notation/problem";
import { isBlank, numberOf, textOf } from "../notation/text";
import { imps } from "../scoring/imps";
import { broadcast, problemCell, type Answer } from "./cells";

/**
 * IMPs for a difference of scores, or for the N-S scores of both tables on a board (Law 78B).
 * @customfunction IMPS
 * @param {any[][]} nsScore The difference; or, with the second argument, N-S's score at the table where your team sits N-S.
 * @param {any[][]} [otherTableNsScore] N-S's score at the other table (where your team sits E-W), never E-W's.
 * @returns {any[][]} IMPs, from -24 to 24.
 */
export function impsOf(nsScore: unknown[][], otherTableNsScore?: unknown[][]): unknown[][] {
  const oneTable = otherTableNsScore === null || otherTableNsScore === undefined;
  return broadcast([nsScore, otherTableNsScore], ([first, second]): Answer => {
    const scores = oneTable ? [first] : [first, second];
    if (scores.some(isBlank)) return "";
    const wrong = scores.find((score) => numberOf(score) === undefined);
    if (wrong !== undefined) return problemCell(unread("notANumber", textOf(wrong)));
    const [ours, theirs = 0] = scores.map((score) => numberOf(score) as number);
    return imps(ours - theirs);
  });
}
