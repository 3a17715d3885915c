/** The words of movements, shared by all of their files. Rounds, tables, sets of boards and contestants count from 1. */
import type { Side } from "../scoring/types";

export type MovementKind =
  | "straight"
  | "skip"
  | "shareAndRelay"
  | "hesitation"
  | "rover"
  | "howell"
  | "threeQuarterHowell"
  | "unsharedHowell"
  | "americanWhist"
  | "roundRobin"
  | "swissPairs"
  | "swissTeams"
  | "individual"
  | "rainbow";

/** Who is ranked. A team is two pairs: one sits N-S, the other E-W, at two tables. */
export type ContestantKind = "pairs" | "teams" | "players";

/** Nobody sits there, or nobody yet. */
export const NOBODY = 0;

/** One table in one round, before contestants and boards get the numbers that people see. */
export interface Placing {
  round: number;
  /** 0 for a contestant that sits out away from every table. */
  table: number;
  /** N-S and E-W; in an individual event N, E, S, W. `NOBODY` where a seat is empty. */
  seats: readonly number[];
  /** The sets that are played here in this round, in their order; none where nothing is played. */
  sets: readonly number[];
}

/** A movement of one size as it is laid out: who is placed where, with which sets. */
export interface Layout {
  /** Round by round, table by table. */
  placings: Placing[];
  /** Contestants 1 to this number. */
  contestants: number;
  /** Where N-S and E-W are two fields, who is in each, in the order of their tables. */
  sides?: Record<Side, number[]>;
}

/** 1 to `last`. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** `from`, `from` + 2 ... up to `last`. */
export const everyOther = (from: number, last: number): number[] =>
  upTo(last).filter((number) => number >= from && (number - from) % 2 === 0);

/** Counts round and round: 1 to `size`, after which 1 comes again. */
export const around = (number: number, size: number): number => ((((number - 1) % size) + size) % size) + 1;
