/** What happens after the sheets are written: somebody comes, goes home or is replaced, two swap, a board is dropped. */
import { unread, type Unread } from "../notation/problem";
import { isIndividual } from "../results/pairs";
import { parseSettings } from "../results/parseSettings";
import { isTeamScoring } from "../results/settings";
import { lateInBoards, nextFreeNumber } from "./late/boards";
import { lateInSlips, nextFreeTeam } from "./late/slips";
import type { LateChange, LateEdit, LateKind, LateTables } from "./late/types";
import { ResultRows } from "./resultRows";

export { playedAgain, type Again } from "./late/again";
export type { LateChange, LateEdit, LateKind, LateTables } from "./late/types";

/** What is to be written; a problem where the change cannot be. Entered results are never touched, unless a swap says so. */
export function lateChange(change: LateChange, tables: LateTables): LateEdit | Unread {
  const { settings } = parseSettings(tables.settings);
  const rows = ResultRows.of(tables.results, settings);
  return rows ? lateInBoards(change, rows, tables) : (lateInSlips(change, tables) ?? unread("noBoardRows", ""));
}

/** What takes part in the session, and what can happen to it. */
export interface LateChoice {
  who: "pair" | "team" | "player";
  kinds: readonly LateKind[];
  /** The number that somebody has who comes late, as far as the numbers show: the one that is missing, or the next. */
  freeNumber: string;
  /** What the pane opens with: that somebody comes, where there is a seat. */
  first: LateKind;
}

export function lateChoice(tables: LateTables): LateChoice {
  const offered = choiceOf(tables);
  const comes: LateChange = { kind: "comes", pair: offered.freeNumber, names: [] };
  const first = offered.kinds.find((kind) => kind !== "comes" || !("ok" in lateChange(comes, tables)));
  return { ...offered, first: first ?? offered.kinds[0] };
}

function choiceOf(tables: LateTables): Omit<LateChoice, "first"> {
  const { settings } = parseSettings(tables.settings);
  const rows = ResultRows.of(tables.results, settings);
  if (!rows) {
    return { who: "team", kinds: ["comes", "leaves", "replaced", "swap"], freeNumber: nextFreeTeam(tables) };
  }
  const freeNumber = nextFreeNumber(rows);
  // Four must sit at a table: where players change partners nobody can be missing.
  if (rows.rows.some(({ line }) => isIndividual(line))) {
    return { who: "player", kinds: ["replaced", "swap", "drop"], freeNumber };
  }
  const who = isTeamScoring(settings) ? "team" : "pair";
  return { who, kinds: ["comes", "leaves", "replaced", "swap", "drop"], freeNumber };
}
