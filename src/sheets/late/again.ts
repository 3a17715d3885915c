/** What a late change would make happen a second time: a board that somebody has played, a meeting of the same two. */
import { pairLabel } from "../../results/askedPair";
import { isIndividual, seated } from "../../results/pairs";
import { parseSettings } from "../../results/parseSettings";
import { isTeamScoring } from "../../results/settings";
import { readTeams } from "../../results/teams/readTeams";
import { teamName } from "../../results/teams/team";
import type { ResultLine, Settings } from "../../results/types";
import { ResultRows } from "../resultRows";
import { withEdit } from "../tableEdit";
import type { LateEdit, LateTables } from "./types";

/** Who would do what again. */
export type Again = { who: string; boards: number[] } | { who: string; meets: string[] };

/** Only what the change brings: what was so before is Check's to tell. */
export function playedAgain({ results }: Pick<LateEdit, "results">, tables: LateTables): Again[] {
  const now = { ...tables, results: withEdit(tables.results, results) };
  const [before, after] = [tables, now].map(timesOf);
  const boards = [...after.boards].flatMap(([who, times]): Again[] => {
    const again = more(times, before.boards.get(who));
    return again.length ? [{ who, boards: again.sort((a, b) => a - b) }] : [];
  });
  const meetings = [...after.meetings].flatMap(([who, times]) =>
    more(times, before.meetings.get(who)).map((other): [string, string] => [who, other]),
  );
  return [...boards, ...byWhoMeetsMost(meetings)];
}

/** How often each plays each board, and in how many rounds two meet; of teams, who play a board at two tables, meetings only. */
interface Times {
  boards: Map<string, Map<number, number>>;
  meetings: Map<string, Map<string, number>>;
}

function timesOf(tables: LateTables): Times {
  const { settings } = parseSettings(tables.settings);
  const times: Times = { boards: new Map(), meetings: new Map() };
  if (isTeamScoring(settings)) {
    const event = readTeams(tables.results, tables.settings, tables.names);
    if ("scored" in event) event.scored.matches.forEach(({ teams }) => meet(times, teams.map(teamName)));
    return times;
  }
  const lines = ResultRows.of(tables.results, settings)?.rows.map(({ line }) => line) ?? [];
  const rounds = new Set<string>();
  for (const line of lines) if (line.board > 0 && line.status !== "sitOut") addLine(times, line, settings, rounds);
  return times;
}

function addLine(times: Times, line: ResultLine, settings: Settings, rounds: Set<string>): void {
  const sides = (["NS", "EW"] as const).map((side) => seated(line, side, settings).map(pairLabel));
  for (const who of sides.flat()) count(times.boards, who, line.board);
  const [[ns], [ew]] = sides;
  if (isIndividual(line) || line.round === undefined || !ns || !ew) return;
  const match = [line.round, ...[ns, ew].sort()].join("|");
  if (!rounds.has(match)) meet(times, [ns, ew]);
  rounds.add(match);
}

function meet({ meetings }: Times, [one, other]: readonly string[]): void {
  count(meetings, one, other);
  count(meetings, other, one);
}

function count<Key>(times: Map<string, Map<Key, number>>, who: string, what: Key): void {
  const own = times.get(who) ?? new Map<Key, number>();
  times.set(who, own.set(what, (own.get(what) ?? 0) + 1));
}

/** What is there more than once, and more often than before. */
function more<Key>(after: ReadonlyMap<Key, number>, before: ReadonlyMap<Key, number> = new Map()): Key[] {
  return [...after].flatMap(([what, times]) => (times > 1 && times > (before.get(what) ?? 0) ? [what] : []));
}

/** Each meeting once, under the one of the two that has most of them. */
function byWhoMeetsMost(meetings: readonly [string, string][]): Again[] {
  const found: Again[] = [];
  let open = meetings;
  while (open.length) {
    const counts = new Map<string, string[]>();
    for (const [who, other] of open) counts.set(who, [...(counts.get(who) ?? []), other]);
    const [who, meets] = [...counts].reduce((best, one) => (one[1].length > best[1].length ? one : best));
    found.push({ who, meets });
    open = open.filter((pair) => !pair.includes(who));
  }
  return found;
}
