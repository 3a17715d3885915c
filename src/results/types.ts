/** One session's results as plain data: what a reader gives, what the sheets show. */
import type { Awards } from "../notation/award";
import type { Problem } from "../notation/problem";
import type { Contract, Seat, Vulnerability } from "../scoring/types";
import type { Settings } from "./settings";

/**
 * What became of a line. `expected` is still to come, `pending` entered but not decided, `unread` written but not
 * understood: these three keep a ranking provisional. `notPlayed` and `sitOut` are settled, and count for nobody.
 */
export type Status = "expected" | "played" | "passed" | "pending" | "notPlayed" | "sitOut" | "awarded" | "unread";

/** One result of one board at one table. */
export interface ResultLine {
  section: string;
  board: number;
  round?: number;
  table?: number;
  /** As written: "7", "A1"; "" for individuals. */
  ns: string;
  ew: string;
  /** N, E, S, W of an individual event. */
  players?: [string, string, string, string];
  status: Status;
  contract?: Contract;
  declarer?: Seat;
  /** Tricks that declarer took, 0 to 13. */
  tricks?: number;
  /** `♥A`, `♠10`: a card with its suit's sign; else as it was written, which is no card in any language. */
  lead?: string;
  /** Only where the source says so, else Law 2. */
  vulnerable?: Vulnerability;
  /** A fouled board: only equal fields are compared. */
  field?: string;
  /** Wins over the table result, which stays. */
  award?: Awards;
  /** The director's note on it, a footnote. */
  note?: string;
  /** N-S's score as computed here; without a contract, what was written. */
  score?: number;
  /** N-S's score on the paper, where it was entered. */
  paper?: number;
  file?: { score?: number; nsPoints?: number; ewPoints?: number; nsPercent?: number; ewPercent?: number };
  /** The source's own cells of a row that was not understood, or not wholly: they stand in the sheet as they were. */
  written?: WrittenCells;
  /** "row 12", "ReceivedData 213", "line 80". */
  at: string;
}

/** What a source had in columns that the sheet has too, as text; blank cells are left out. */
export type WrittenCells = Partial<
  Record<"contract" | "double" | "declarer" | "result" | "score" | "paper" | "adjust" | "vulnerable", string>
>;

/** Something odd that was read all the same; the line holds what was recorded until the scorer chooses. */
export interface Finding extends Problem {
  choices?: { label: string; line: ResultLine }[];
}

/** A pair, a player or a team. */
export interface Contestant {
  id: string;
  section: string;
  direction?: "NS" | "EW";
  names: string[];
  numbers?: string[];
  /** In percent of the session's total (matchpoints). */
  handicap?: number;
  /** In the points of the session. */
  carryOver?: number;
  penalty?: number;
  stratum?: string;
}

export type { Award, Awards } from "../notation/award";

export type { Settings } from "./settings";

export interface EventDetails {
  club?: string;
  clubNumber?: string;
  name?: string;
  id?: string;
  /** ISO: 2026-11-30. */
  date?: string;
  session?: string;
  director?: string;
}

/** The four hands of a board: each "AKQ.JT9.876.5432" from spades to clubs. */
export interface Deal {
  board: number;
  hands: Record<Seat, string>;
}

/** What the source itself gives a pair or a team: to compare with, never counted. */
export interface FileTotal {
  id: string;
  section: string;
  direction?: "NS" | "EW";
  /** In the points of the session. */
  points?: number;
  percent?: number;
  /** As printed: "3=". */
  place?: string;
  boards?: number;
}

/** What an import decides of the contracts in cells, and a scorer may decide otherwise. */
export type ReadAs = Pick<Settings, "Language" | "Results as">;

export interface ImportedSession {
  lines: ResultLine[];
  unread: Problem[];
  findings: Finding[];
  contestants: Contestant[];
  settings: Settings;
  deals?: Deal[];
  /** The source's own ranking, where it has one. */
  totals?: FileTotal[];
  event: EventDetails;
  /** `as`: how the scorer wants contracts to be read, where that was said. */
  source: { kind: string; fileName: string; as?: ReadAs };
  /** Further sessions of the same file: one of them may be meant instead. */
  others?: ImportedSession[];
}
