/** What one side gets on one board. */
import { add, fraction, multiply, type Fraction } from "../scoring/fraction";
import type { ResultLine } from "./types";

/** Matchpoints on the scale of 2 for each result beaten, with the most that could be had; or IMPs or points, with top 0. */
export interface Share {
  points: Fraction;
  top: number;
}

/** Both sides' shares of a line; a side whose average depends on its session stays open. */
export interface LinePoints {
  ns?: Share;
  ew?: Share;
  /** The tops that the sides have here: what AVE+ and AVE- take their part of when the session tells how much it is. */
  tops?: { ns: number; ew: number };
  /** What the points were reckoned from, N-S's view: the datum (Butler), or all IMPs won together (cross-IMPs). */
  basis?: Fraction;
  /** So many results were compared. */
  compared?: number;
}

/** The results of a board that compare with each other, and how many a full board has. */
export interface Field {
  lines: readonly ResultLine[];
  /** The most results that any board got. */
  expected: number;
  /** Was the board played in several forms, and are all of its results there? Then this is one of them. */
  fouled: boolean;
  /** The most results that any other field of the board has. */
  largestOther: number;
}

export const addShares = (a: Share, b: Share): Share => ({ points: add(a.points, b.points), top: a.top + b.top });

/** So many percent of a board's top. */
export function percentShare(percent: Fraction, boardTop: number): Share {
  return { points: multiply(percent, fraction(boardTop, 100)), top: boardTop };
}

export const imps = (points: Fraction): Share => ({ points, top: 0 });
