/** The words of late changes. */
import type { TableEdit } from "../tableEdit";

type Rows = readonly (readonly unknown[])[];

/** The tables of a session as they were read. */
export interface LateTables {
  results: Rows;
  settings: Rows;
  names: Rows;
  nameFormulas: Rows;
}

/** Pairs, teams and players as people write them: "7", "7 EW", "A7". */
export type LateChange =
  | { kind: "comes"; pair: string; names: readonly string[] }
  | { kind: "leaves"; pair: string; fromRound: number }
  /** Somebody else, under a number that is free, takes the seats. */
  | { kind: "replaced"; pair: string; by: string; names: readonly string[]; fromRound: number }
  /** `entered`: results that are entered change hands too, for they were played by the other pair. */
  | { kind: "swap"; pair: string; other: string; fromRound: number; entered: boolean }
  | { kind: "drop"; board: number };

export type LateKind = LateChange["kind"];

export interface LateEdit {
  results: TableEdit;
  names?: TableEdit;
  /** How many rows of results change. */
  rows: number;
  /** Entered results that the change leaves as they are. */
  kept: number;
}
