/** The lengths of a score's items in a bar. */
import type { ScoreItem, ScorePart } from "../../scoring/contractScore";

export interface Segment {
  part: ScorePart;
  x: number;
  width: number;
}

/** Where each item stands in a bar of this width: their lengths are as their points. */
export function segments(items: readonly ScoreItem[], width: number, gap: number): Segment[] {
  const total = items.reduce((sum, { points }) => sum + Math.abs(points), 0);
  const room = width - gap * (items.length - 1);
  let x = 0;
  return items.map(({ part, points }) => {
    const length = (room * Math.abs(points)) / total;
    const segment = { part, x, width: length };
    x += length + gap;
    return segment;
  });
}
