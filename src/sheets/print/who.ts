/** Who sits on a line, as it is printed. */
import { pairLabel } from "../../results/askedPair";
import { compareSections, contestantFinder, seated, type Pair } from "../../results/pairs";
import type { Contestant, Deal, ResultLine, Settings } from "../../results/types";
import type { Side } from "../../scoring/types";

export interface PrintSession {
  lines: readonly ResultLine[];
  contestants: readonly Contestant[];
  settings: Settings;
  /** What the last import kept: no results hold them. */
  deals?: readonly Deal[];
}

export type Called = (pair: Pair) => string;

/** "7 Ann & Bob", "A7", "7 EW" where both directions have a 7. */
export function namesFinder({ contestants }: PrintSession): Called {
  const find = contestantFinder(contestants);
  return (pair) => [pairLabel(pair), find(pair)?.names.filter(Boolean).join(" & ")].filter(Boolean).join(" ");
}

/** Those on one side; "" for nobody, or nobody yet. */
export function sideNames(line: ResultLine, side: Side, { settings }: PrintSession, called: Called): string {
  return seated(line, side, settings).map(called).join(" & ");
}

/** "1 to 3", "1, 3"; in the order in which they are played. */
export function boardsText(boards: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const board of boards) {
    const last = runs.at(-1);
    if (last && last[1] === board - 1) last[1] = board;
    else runs.push([board, board]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first} to ${last}`)).join(", ");
}

/** One table in one round: its lines, board by board. */
export interface Sitting {
  round: number;
  table: number;
  section: string;
  lines: ResultLine[];
}

/** Every table of every round; tables at which somebody only sits out are left out unless they are wanted. */
export function sittings(lines: readonly ResultLine[], withSitOuts = false): Sitting[] {
  const found = new Map<string, Sitting>();
  for (const line of lines) {
    const { round, table, section, status } = line;
    if (round === undefined || table === undefined || (status === "sitOut" && !withSitOuts)) continue;
    const key = [section, round, table].join("|");
    const sitting = found.get(key) ?? { round, table, section, lines: [] };
    found.set(key, sitting);
    sitting.lines.push(line);
  }
  const all = [...found.values()];
  all.forEach((sitting) => sitting.lines.sort((a, b) => a.board - b.board));
  return all.sort((a, b) => compareSections(a, b) || a.round - b.round || a.table - b.table);
}
