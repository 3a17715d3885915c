/** Team matches as plain data: what was read from board lines or slips, before it is worth anything in the ranking. */
import type { Problem } from "../../notation/problem";
import type { Fraction } from "../../scoring/fraction";
import type { ResultLine } from "../types";

export interface Team {
  /** Unique within the event. */
  key: string;
  section: string;
  /** As compared with the list of names: "3", "THEACES". */
  id: string;
  /** As written. */
  label: string;
}

/** The first team's, and the second's. */
export type Both<T> = readonly [T, T];

/**
 * `open` is still to come, `finished` was played, `void` has nothing but cancelled boards, `awarded` has no IMPs, for
 * the director gave the points.
 */
export type MatchState = "open" | "finished" | "void" | "awarded";

/** One board of a match. */
export interface TeamBoard {
  board: number;
  /** The results at the tables where the first team, and where the second sat N-S. */
  tables: Both<ResultLine | undefined>;
  state: "open" | "settled" | "cancelled";
  /** Each side's own IMPs, negative where it lost (board-a-match: its points); 0 until the board is settled. */
  points: Both<Fraction>;
  problem?: Problem;
}

/** A match of two teams, the one with the lower number first. */
export interface TeamMatch {
  round?: number;
  teams: Both<Team>;
  state: MatchState;
  /** What each side won (board-a-match: its points), as on a slip. */
  won: Both<Fraction>;
  /**
   * Each side's own margin. The two need not be opposite: a board that is lost through no fault of either side gives
   * both +3 (Law 86).
   */
  margin: Both<Fraction>;
  /** Boards by which the VP scale goes; 0 where that is not known. */
  boards: number;
  /** VPs given or taken by the director, on top of the scale's. */
  adjust: Both<Fraction>;
  /** Board by board; of a slip none. */
  results: readonly TeamBoard[];
  /** What a match that is to come still lacks: "board 5, 6". */
  lacks?: string;
  at: string;
}

/** A team without an opponent in a round. */
export interface Bye {
  round?: number;
  team: Team;
  adjust: Fraction;
  at: string;
}

export interface TeamEvent {
  source: "boards" | "slips";
  matches: TeamMatch[];
  byes: Bye[];
  problems: Problem[];
  /** Where something stands that belongs to no match. */
  unread: string[];
  /** Rounds that have rows, and nobody in them yet. */
  toDraw: number[];
}
