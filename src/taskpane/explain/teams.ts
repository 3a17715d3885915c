/** One cell of a table of teams, of its matches or their boards: TEAMRESULTS, and RANKING under team scoring. */
import { placedSentence, sentence } from "../../notation/messages";
import { folded, numberOf, textOf } from "../../notation/text";
import { setting } from "../../results/settings";
import { matchEntries, type Entry } from "../../results/teams/matchCells";
import { teamsProgress } from "../../results/teams/progress";
import { readTeams, teamCells, type ReadTeams } from "../../results/teams/readTeams";
import type { ScoredMatch, ScoredTeams } from "../../results/teams/scoreTeams";
import { teamRanking, type RankedTeam } from "../../results/teams/tableCells";
import { teamName } from "../../results/teams/team";
import { compare, fraction, subtract, type Fraction } from "../../scoring/fraction";
import { explainStrings } from "../explainStrings";
import { errorAmong, single, type Explanation } from "./asked";
import { otherTableInWords } from "./comparison";
import { figure } from "./numbers";
import { listed } from "./session";

const text = explainStrings.teams;

export const explainTeams: Explanation = ({ ranges, row, column }) => {
  const [results = [], settings = [], names = [], show, scale] = ranges;
  const list = single(show);
  const error = errorAmong([list]);
  if (error) return error;
  const read = readTeams(results, settings, names, scale);
  if ("kind" in read) return [explainStrings.cannot(sentence(read))];
  const cells = teamCells(read, textOf(list));
  if (!Array.isArray(cells)) return [explainStrings.cannot(sentence(cells))];
  const { scored } = read;
  const isOwn = scale !== undefined;
  const status = teamsProgress(scored);
  switch (folded(textOf(list))) {
    case folded("Matches"): {
      const entry = row > 0 ? matchEntries(scored)[row - 1] : undefined;
      const side = /^Opp/.test(String(cells[0][column])) ? 1 : 0;
      return entry ? [entryInWords(entry, side, scored, isOwn), status] : statusInWords(read, status);
    }
    case folded("Boards"):
      return [...boardInWords(cells[0], cells[row] ?? []), status];
    default: {
      const found = teamAt(teamRanking(scored), row);
      const heading = String(cells[1]?.[column] ?? "");
      return found ? [...teamInWords(found, heading, scored, isOwn), status] : statusInWords(read, status);
    }
  }
};

function statusInWords({ scored, problems }: ReadTeams, status: string): string[] {
  const { final, provisional } = explainStrings.status;
  const odd = [...problems, ...scored.problems].map(placedSentence);
  return [
    status,
    status.startsWith("Final") ? final : provisional,
    ...(odd.length ? listed(odd) : [explainStrings.allUnderstood]),
  ];
}

interface Found {
  team: RankedTeam;
  list: RankedTeam[];
}

/** The status line, then each list under its heading, with a blank row between. */
function teamAt(lists: readonly RankedTeam[][], row: number): Found | undefined {
  let first = 2;
  for (const list of lists) {
    if (row < first) return undefined;
    if (row < first + list.length) return { team: list[row - first], list };
    first += list.length + 2;
  }
  return undefined;
}

function teamInWords({ team, list }: Found, heading: string, scored: ScoredTeams, isOwn: boolean): string[] {
  const own = matchEntries(scored).flatMap((entry): [Entry, 0 | 1][] => {
    if (!("teams" in entry)) return entry.team.key === team.team.key ? [[entry, 0]] : [];
    const side = entry.teams.findIndex(({ key }) => key === team.team.key);
    return side < 0 ? [] : [[entry, side as 0 | 1]];
  });
  const opening = text.team(teamName(team.team), team.contestant?.names.join(" & ") ?? "");
  const matches = own.map(([entry, side]) => entryInWords(entry, side, scored, isOwn));
  if (!team.total) return [opening, ...matches, text.none];
  if (/^(Played|Won|Drawn|Lost)$/.test(heading)) {
    return [opening, ...matches, text.counts(team.played, team.won, team.drawn, team.lost)];
  }
  if (heading === "IMPs" && scored.rankedOn === "VPs") return [opening, ...matches, text.margins(figure(team.margin))];
  const points = own.flatMap(([entry, side]) => pointsOf(entry, side) ?? []).map(figure);
  const extras = (["carryOver", "penalty"] as const).flatMap((what) =>
    team[what] ? [{ what, points: figure(team[what]) }] : [],
  );
  const sum = text.total(scored.rankedOn, points, extras, figure(team.total));
  return [opening, ...matches, sum, ...(heading === "Place" ? [placeInWords({ team, list })] : [])];
}

function placeInWords({ team, list }: Found): string {
  const placed = list.filter(({ total }) => total);
  const order = (other: RankedTeam): number => compare(other.total as Fraction, team.total as Fraction);
  const equal = placed.filter((other) => other !== team && other.place === team.place);
  const ahead = placed.filter((other) => other.place !== team.place && order(other) > 0).length;
  return explainStrings.ranking.place(
    "team",
    team.place,
    placed.length,
    ahead,
    equal.map((other) => teamName(other.team)),
  );
}

const pointsOf = (entry: Entry, side: 0 | 1): Fraction | undefined =>
  "teams" in entry ? entry.points?.[side] : entry.points;

/** A match from one side's view, or a bye. */
function entryInWords(entry: Entry, side: 0 | 1, scored: ScoredTeams, isOwn: boolean): string {
  const points = pointsOf(entry, side);
  if (!("teams" in entry)) return text.bye(entry.round, points && withUnit(points, scored));
  const where = text.round(entry.round, teamName(entry.teams[1 - side]));
  if (!points) return text.toCome(where, entry.lacks ?? "");
  if (entry.state === "void" || entry.state === "awarded") {
    return text.ruled(where, entry.state, withUnit(points, scored));
  }
  return matchInWords(entry, side, scored, { where, points, isOwn });
}

function matchInWords(
  { won, margin, adjust, boards }: ScoredMatch,
  side: 0 | 1,
  { rankedOn, settings }: ScoredTeams,
  { where, points, isOwn }: { where: string; points: Fraction; isOwn: boolean },
): string {
  const scale = isOwn ? text.ownScale : String(setting(settings, "VP scale"));
  const before = subtract(points, adjust[side]);
  return [
    text.match(where, figure(won[side]), figure(won[1 - side]), rankedOn === "Points" ? "Points" : "IMPs"),
    rankedOn === "Points" ? "" : text.margin(figure(margin[side])),
    rankedOn === "VPs" ? text.worth(boards, scale, figure(before)) : "",
    compare(adjust[side], fraction(0)) === 0 ? "" : text.given(figure(adjust[side]), figure(points)),
  ].join("");
}

const withUnit = (points: Fraction, { rankedOn }: ScoredTeams): string =>
  `${figure(points)} ${rankedOn === "Points" ? "points" : rankedOn}`;

/** A board of a match: both tables' scores, and what the difference is worth. */
function boardInWords(headings: readonly unknown[], row: readonly unknown[]): string[] {
  const of = (heading: string): unknown => row[headings.indexOf(heading)];
  const [own, other] = ["NS score", "Other table"].map((heading) => numberOf(of(heading)));
  if (own === undefined || other === undefined) return [textOf(of("Note"))].filter(Boolean);
  const points = numberOf(of("Points"));
  if (points !== undefined) return [explainStrings.boardAMatch("NS", own, other, figure(points))];
  return headings.includes("IMPs") ? [otherTableInWords(own, other)] : [];
}
