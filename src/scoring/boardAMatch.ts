/** Board-a-match, or point-a-board: each board of a team match is won, lost or tied, by however much. */
import type { MatchpointScale } from "./types";

/**
 * Our team's points on a board: 2, 1 for a tie, 0; on the scale of 1 (ACBL) half of that. Only equal scores tie: ten
 * points are a win. The other team has the rest.
 *
 * boardAMatch(430, 420) // 2
 *
 * @param ours N-S's score at the table where our team sits N-S
 * @param theirs N-S's score at the other table
 */
export function boardAMatch(ours: number, theirs: number, scale: MatchpointScale = 2): number {
  return ((1 + Math.sign(ours - theirs)) * scale) / 2;
}
