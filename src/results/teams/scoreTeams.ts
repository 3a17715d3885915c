/** Team matches scored: each side's points of each match, each team's total. */
import { boardsOffScale } from "../../notation/victoryPoints";
import type { Problem, Unread } from "../../notation/problem";
import { add, fromDecimal, subtract, sum, toNumber, type Fraction } from "../../scoring/fraction";
import { victoryPoints, type OwnVpScale, type VpScale } from "../../scoring/victoryPoints";
import { setting } from "../settings";
import type { Contestant, Settings } from "../types";
import { isBoardAMatch } from "./compareTables";
import { contestantOf, roundAndMatch } from "./team";
import type { Both, Bye, Team, TeamEvent, TeamMatch } from "./types";

/** What teams are ranked on; also the heading. */
export type TeamPoints = "VPs" | "IMPs" | "Points";

export interface ScoredMatch extends TeamMatch {
  /** Each side's, with what the director gave or took; missing while the match is to come. */
  points?: Both<Fraction>;
}

export interface ScoredBye extends Bye {
  /** Missing while nobody said what a bye is worth. */
  points?: Fraction;
}

export interface TeamStanding {
  team: Team;
  contestant?: Contestant;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** The sum of the margins. */
  margin: Fraction;
  /** What the byes gave. */
  byes: Fraction;
  /** What the director gave or took in single matches. */
  adjust: Fraction;
  carryOver: number;
  penalty: number;
  /** What the team is ranked on; undefined before its first match. */
  total?: Fraction;
}

export interface ScoredTeams {
  source: TeamEvent["source"];
  rankedOn: TeamPoints;
  matches: ScoredMatch[];
  byes: ScoredBye[];
  standings: TeamStanding[];
  problems: Problem[];
  unread: string[];
  toDraw: number[];
  /** Is there a list of names? Then the table has a column for them, filled or not. */
  named: boolean;
  settings: Settings;
}

/**
 * Scores team matches: by VPs, by IMPs where there is no VP scale, or by points board-a-match. A match counts when it is
 * finished. A side's VPs go by its own margin, and what the director gave or took is added after the conversion.
 *
 * @param own a club's own VP scale, in place of the settings'
 */
export function scoreTeams(
  event: TeamEvent,
  settings: Settings,
  contestants: readonly Contestant[],
  own?: OwnVpScale,
  named = contestants.length > 0,
): ScoredTeams {
  const problems = [...event.problems];
  const rankedOn = isBoardAMatch(settings)
    ? "Points"
    : !own && setting(settings, "VP scale") === "None"
      ? "IMPs"
      : "VPs";
  const scale = own ?? (setting(settings, "VP scale") as VpScale);
  const matches = event.matches.map((match) => scoreMatch(match, rankedOn, scale, problems));
  const byes = event.byes.map((bye) => scoreBye(bye, settings, problems));
  const { source, unread, toDraw } = event;
  const standings = allStandings(matches, byes, contestants);
  return { source, rankedOn, matches, byes, standings, problems, unread, toDraw, named, settings };
}

function scoreMatch(
  match: TeamMatch,
  rankedOn: TeamPoints,
  scale: VpScale | OwnVpScale,
  problems: Problem[],
): ScoredMatch {
  if (match.state === "open") return match;
  const { adjust, won, margin } = match;
  if (match.state !== "finished") return { ...match, points: adjust };
  if (rankedOn !== "VPs") {
    const [first, second] = rankedOn === "Points" ? won : margin;
    return { ...match, points: [add(first, adjust[0]), add(second, adjust[1])] };
  }
  const [first, second] = margin.map((side) => vps(side, match, scale));
  const problem = [first, second].find(isUnread);
  if (problem) {
    problems.push({ kind: problem.kind, at: match.at, read: problem.read, likely: problem.likely });
    return { ...match, lacks: "VPs" };
  }
  return { ...match, points: [add(first as Fraction, adjust[0]), add(second as Fraction, adjust[1])] };
}

/** A side's VPs by its own margin. A club's own scale has one column, whatever the number of boards. */
function vps(margin: Fraction, match: TeamMatch, scale: VpScale | OwnVpScale): Fraction | Unread {
  const { boards } = match;
  const known = typeof scale !== "string" || boards > 0;
  const points = known ? victoryPoints(toNumber(margin), boards, scale) : undefined;
  if (points !== undefined) return fromDecimal(points);
  if (boards > 0 && typeof scale === "string") return boardsOffScale(boards, scale);
  return { ok: false, kind: "noBoardCount", read: roundAndMatch(match) };
}

function isUnread(value: Fraction | Unread): value is Unread {
  return "kind" in value;
}

function scoreBye(bye: Bye, settings: Settings, problems: Problem[]): ScoredBye {
  const set = setting(settings, "Bye VPs");
  if (set !== "") return { ...bye, points: add(fromDecimal(set === "None" ? 0 : Number(set)), bye.adjust) };
  problems.push({
    kind: "byeNotSet",
    at: bye.at,
    read: bye.team.label,
    ...(bye.round === undefined ? {} : { about: [String(bye.round)] }),
  });
  return bye;
}

function allStandings(
  matches: readonly ScoredMatch[],
  byes: readonly ScoredBye[],
  contestants: readonly Contestant[],
): TeamStanding[] {
  const teams = new Map<string, Team>();
  for (const team of [...matches.flatMap((match) => match.teams), ...byes.map((bye) => bye.team)]) {
    if (!teams.has(team.key)) teams.set(team.key, team);
  }
  return [...teams.values()].map((team) => standing(team, matches, byes, contestantOf(team, contestants)));
}

function standing(
  team: Team,
  matches: readonly ScoredMatch[],
  byes: readonly ScoredBye[],
  contestant: Contestant | undefined,
): TeamStanding {
  const own = matches.flatMap(({ teams, state, margin, adjust, points }) => {
    const side = teams.findIndex(({ key }) => key === team.key);
    return side < 0 || !points ? [] : { state, margin: margin[side], adjust: adjust[side], points: points[side] };
  });
  const played = own.filter(({ state }) => state === "finished");
  const free = byes.flatMap(({ team: { key }, points }) => (key === team.key && points ? points : []));
  const { carryOver = 0, penalty = 0 } = contestant ?? {};
  const fixed = subtract(fromDecimal(carryOver), fromDecimal(penalty));
  const total = sum([...own.map(({ points }) => points), ...free, fixed]);
  return {
    team,
    ...(contestant ? { contestant } : {}),
    played: played.length,
    won: played.filter(({ margin }) => margin.n > 0).length,
    drawn: played.filter(({ margin }) => margin.n === 0).length,
    lost: played.filter(({ margin }) => margin.n < 0).length,
    margin: sum(played.map(({ margin }) => margin)),
    byes: sum(free),
    adjust: sum(own.map(({ adjust }) => adjust)),
    carryOver,
    penalty,
    ...(own.length + free.length > 0 ? { total } : {}),
  };
}
