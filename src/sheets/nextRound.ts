/** The next round of a Swiss event: who stands where, who has met, and who meets then. */
import { drawFindings, drawSwiss, type Draw } from "../movements/swissDraw";
import { read, unread, type Problem, type Reading, type Unread } from "../notation/problem";
import { compact } from "../notation/text";
import { groups } from "../results/groups";
import { seated } from "../results/pairs";
import { parseSettings } from "../results/parseSettings";
import { ranking } from "../results/ranking";
import { readSession } from "../results/readSession";
import { isProblem } from "../results/readGrid";
import { isTeamScoring, setting, type Settings } from "../results/settings";
import { readTeams } from "../results/teams/readTeams";
import { roundAndMatch } from "../results/teams/team";
import { teamRanking } from "../results/teams/tableCells";
import { shown } from "../results/figures";
import type { Contestant, ResultLine } from "../results/types";

type Rows = readonly (readonly unknown[])[];

export interface SwissTables {
  results: Rows;
  settings: Rows;
  names: Rows;
}

export interface Contender {
  id: string;
  names: string;
  /** What it is ranked on, as it is shown; "" before its first match. */
  points: string;
}

/** Everything that a draw goes by, and a director wants to see. */
export interface RoundToDraw {
  kind: "pairs" | "teams";
  round: number;
  /** Best first. */
  standings: Contender[];
  met: [string, string][];
  byes: string[];
  /** Matches of earlier rounds that are still to come: their points are not in the standings. */
  outstanding: string[];
  /** Was it drawn already, and nothing entered since? */
  isDrawn: boolean;
  /** Of pairs: how many boards more each has sat N-S than E-W. Both pairs of a team sit, one each way. */
  northSouth: ReadonlyMap<string, number>;
}

/** The first round that nobody is drawn for; where there is none, the last one, if nothing of it is entered, or one more. */
export function roundToDraw(tables: SwissTables): RoundToDraw | Unread | Problem {
  const { settings } = parseSettings(tables.settings);
  const scoring = String(setting(settings, "Scoring"));
  if (scoring === "Swiss pairs") return ofPairs(tables, settings);
  return isTeamScoring(settings) ? ofTeams(tables) : unread("noSwiss", scoring);
}

function ofTeams({ results, settings, names }: SwissTables): RoundToDraw | Unread | Problem {
  const event = readTeams(results, settings, names);
  if (!("scored" in event)) return event;
  const { scored } = event;
  const sections = new Set(scored.standings.map(({ team }) => team.section));
  if (sections.size > 1) return unread("severalSections", [...sections].join(", "));
  const meetings = scored.matches.map((match) => ({
    round: roundOf(match),
    ids: match.teams.map(({ label }) => label) as [string, string],
    isOpen: match.state === "open",
    isTouched: match.state !== "open",
    name: roundAndMatch(match),
  }));
  const round = drawn(
    teamRanking(scored)
      .flat()
      .map(({ team, contestant, total }) => ({
        id: team.label,
        names: namesOf(contestant),
        points: total ? String(shown(total, scored.settings)) : "",
      })),
    meetings,
    scored.byes.map((bye) => ({ round: roundOf(bye), id: bye.team.label })),
    scored.toDraw,
  );
  return allHaveMet(round, scored.toDraw) ?? { kind: "teams", northSouth: new Map(), ...round };
}

function ofPairs({ results, settings: cells, names }: SwissTables, settings: Settings): RoundToDraw | Unread | Problem {
  const event = readSession(results, cells, names);
  if (isProblem(event)) return event;
  const { session } = event;
  const sections = new Set(session.standings.map(({ pair }) => pair.section));
  if (sections.size > 1) return unread("severalSections", [...sections].join(", "));
  const lines = session.lines.map(({ line }) => line);
  const matches = groups(
    lines.filter(({ ns, ew }) => ns && ew),
    (line) => [roundOf(line), ...[line.ns, line.ew].sort()].join("|"),
  );
  const meetings = matches.map((match) => {
    const [{ ns, ew }] = match;
    const round = roundOf(match[0]);
    const waiting = match.filter(({ status }) => ["expected", "pending", "unread"].includes(status)).length;
    return {
      round,
      ids: [ns, ew] as [string, string],
      isOpen: waiting > 0,
      isTouched: match.some(({ status }) => status !== "expected"),
      name: `round ${round}, ${ns} v ${ew}`,
    };
  });
  const byes = lines.flatMap((line) =>
    line.status === "sitOut"
      ? (["NS", "EW"] as const).flatMap((side) =>
          seated(line, side, settings).map(({ id }) => ({ round: roundOf(line), id })),
        )
      : [],
  );
  const blank = lines.filter(({ ns, ew, status }) => !ns && !ew && status === "expected");
  const blankRounds = blank.flatMap((line) => line.round ?? []);
  const round = drawn(
    ranking(session)
      .flatMap(({ pairs }) => pairs)
      .map(({ standing: { pair, contestant }, final, place }) => ({
        id: pair.id,
        names: namesOf(contestant),
        points: place ? String(shown(final.rankedOn, settings)) : "",
      })),
    meetings,
    byes,
    blankRounds,
  );
  const over = allHaveMet(round, blankRounds);
  if (over) return over;
  const before = lines.filter((line) => roundOf(line) < round.round && line.status !== "sitOut");
  return { kind: "pairs", northSouth: northSouth(before), ...round };
}

/** A round robin is over; rounds that stand in the sheet to be drawn are drawn all the same. */
function allHaveMet({ standings, met, isDrawn }: Drawn, blankRounds: readonly number[]): Unread | undefined {
  const count = standings.length;
  if (isDrawn || blankRounds.length || count < 3) return undefined;
  const meetings = new Set(met.map((match) => [...match].sort().join("|")));
  return meetings.size === (count * (count - 1)) / 2 ? unread("allHaveMet", String(count)) : undefined;
}

/** Where no rounds are written, all that is there is one. */
const roundOf = ({ round }: { round?: number }): number => round ?? 1;

const namesOf = (contestant: Contestant | undefined): string => contestant?.names.join(" & ") ?? "";

function northSouth(lines: readonly Pick<ResultLine, "ns" | "ew">[]): Map<string, number> {
  const more = new Map<string, number>();
  for (const { ns, ew } of lines) {
    more.set(ns, (more.get(ns) ?? 0) + 1);
    more.set(ew, (more.get(ew) ?? 0) - 1);
  }
  return more;
}

type Drawn = Omit<RoundToDraw, "kind" | "northSouth">;

interface Meeting {
  round: number;
  ids: [string, string];
  isOpen: boolean;
  isTouched: boolean;
  name: string;
}

function drawn(
  standings: Contender[],
  meetings: readonly Meeting[],
  byes: readonly { round: number; id: string }[],
  blankRounds: readonly number[],
): Drawn {
  const last = Math.max(0, ...meetings.map(({ round }) => round));
  const empty = [...new Set(blankRounds)].filter((round) => !meetings.some((meeting) => meeting.round === round));
  const isUntouched = last > 1 && meetings.every(({ round, isTouched }) => round < last || !isTouched);
  const round = empty.length && !isUntouched ? Math.min(...empty) : isUntouched ? last : last + 1;
  const before = meetings.filter((meeting) => meeting.round < round);
  return {
    round,
    standings,
    met: before.map(({ ids }) => ids),
    byes: [...new Set(byes.filter((bye) => bye.round < round).map(({ id }) => id))],
    outstanding: before.filter(({ isOpen }) => isOpen).map(({ name }) => name),
    isDrawn: isUntouched,
  };
}

/**
 * N-S is named first: who has sat there less often than the other, for those who sit the same way are compared with each
 * other; of two alike the higher one.
 *
 * @param without who plays no longer
 */
export function proposeDraw(
  { standings, met, byes, northSouth: sat }: RoundToDraw,
  without: readonly string[] = [],
): Reading<Draw> {
  const gone = without.map(compact);
  const unknown = without.find((id) => !standings.some((one) => compact(one.id) === compact(id)));
  if (unknown !== undefined)
    return unread(
      "notInDraw",
      unknown,
      standings.map(({ id }) => id),
    );
  const ids = standings.map(({ id }) => id).filter((id) => !gone.includes(compact(id)));
  if (ids.length < 2) return unread("nobodyToDraw", "");
  const draw = drawSwiss(ids, met, { byes });
  if (!draw.ok) return draw;
  const matches = draw.value.matches.map(([a, b]): [string, string] =>
    (sat.get(b) ?? 0) < (sat.get(a) ?? 0) ? [b, a] : [a, b],
  );
  return read({ ...draw.value, matches });
}

/** Two change places, in whatever match, or with the bye; what a director has to know of the draw is told anew. */
export function swapInDraw(draw: Draw, one: string, other: string, { met, byes }: RoundToDraw): Reading<Draw> {
  const ids = [...draw.matches.flat(), ...(draw.bye === undefined ? [] : [draw.bye])];
  const [first, second] = [one, other].map((wanted) => ids.find((id) => compact(id) === compact(wanted)));
  if (first === undefined || second === undefined) return unread("notInDraw", first === undefined ? one : other, ids);
  const swap = (id: string): string => (id === first ? second : id === second ? first : id);
  const matches = draw.matches.map(([a, b]): [string, string] => [swap(a), swap(b)]);
  const hasMet = ([a, b]: [string, string]): boolean =>
    met.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
  const bye = draw.bye === undefined ? undefined : swap(draw.bye);
  return read({
    matches,
    rematches: matches.filter(hasMet),
    ...(bye === undefined ? {} : { bye }),
    secondBye: bye !== undefined && byes.includes(bye),
  });
}

export { drawFindings, type Draw };
