/** The table of teams: places, matches won, IMPs and VPs. */
import { placedSentence } from "../../notation/messages";
import type { Problem } from "../../notation/problem";
import { compare, fromDecimal, type Fraction } from "../../scoring/fraction";
import { placeLabel, places } from "../../scoring/places";
import { rectangle, shown, type Figure } from "../figures";
import { groups } from "../groups";
import { comparePairs } from "../pairs";
import { setting } from "../settings";
import { teamsProgress } from "./progress";
import type { ScoredTeams, TeamStanding } from "./scoreTeams";

export interface RankedTeam extends TeamStanding {
  place: string;
}

/**
 * The teams, best first, in one list or one for each section. Teams with the same total share a place: the Laws have no
 * split. A team before its first match has no place and stands last.
 */
export function teamRanking(scored: ScoredTeams): RankedTeam[][] {
  const apart = setting(scored.settings, "Sections") === "Ranked separately";
  return groups(scored.standings, ({ team }) => (apart ? team.section : ""))
    .sort(([a], [b]) => comparePairs(a.team, b.team))
    .map((list) => rankedList(list, scored));
}

function rankedList(list: readonly TeamStanding[], scored: ScoredTeams): RankedTeam[] {
  const byNumber = [...list].sort((a, b) => comparePairs(a.team, b.team));
  const started = byNumber.filter(({ total }) => total);
  const better = (a: TeamStanding, b: TeamStanding): number => compare(rankedOn(b, scored), rankedOn(a, scored));
  const ranked = started.sort(better);
  const labels = places(ranked, better).map(placeLabel);
  const unplaced = byNumber.filter(({ total }) => !total);
  return [...ranked, ...unplaced].map((standing, i) => ({ ...standing, place: labels[i] ?? "" }));
}

/** Places go by the exact total, or by the printed one. */
function rankedOn(standing: TeamStanding, { settings }: ScoredTeams): Fraction {
  const total = standing.total as Fraction;
  return setting(settings, "Ties decided on") === "Exact" ? total : fromDecimal(shown(total, settings));
}

interface TeamColumn {
  heading: string | ((scored: ScoredTeams) => string);
  /** Does the column say anything here? */
  stands?: (scored: ScoredTeams) => boolean;
  cell: (team: RankedTeam, scored: ScoredTeams) => Figure;
}

const any = (is: (standing: TeamStanding) => boolean) => (scored: ScoredTeams) => scored.standings.some(is);

const COLUMNS: readonly TeamColumn[] = [
  { heading: "Place", cell: ({ place }) => place },
  { heading: "Section", stands: any(({ team }) => team.section !== ""), cell: ({ team }) => team.section },
  { heading: "Team", cell: ({ team }) => team.label },
  {
    heading: "Names",
    stands: ({ named }) => named,
    cell: ({ contestant }) => contestant?.names.join(" & ") ?? "",
  },
  { heading: "Played", cell: ({ played }) => played },
  { heading: "Won", cell: ({ won }) => won },
  { heading: "Drawn", cell: ({ drawn }) => drawn },
  { heading: "Lost", cell: ({ lost }) => lost },
  {
    heading: "IMPs",
    stands: ({ rankedOn }) => rankedOn === "VPs",
    cell: ({ margin }, { settings }) => shown(margin, settings),
  },
  {
    heading: (scored) => scored.rankedOn,
    cell: ({ total }, { settings }) => (total ? shown(total, settings) : ""),
  },
  {
    heading: ({ rankedOn }) => (rankedOn === "VPs" ? "Bye VPs" : "Bye"),
    stands: any(({ byes }) => byes.n !== 0),
    cell: ({ byes }, { settings }) => (byes.n === 0 ? "" : shown(byes, settings)),
  },
  {
    heading: ({ rankedOn }) => (rankedOn === "VPs" ? "VP adj" : "Adj"),
    stands: any(({ adjust }) => adjust.n !== 0),
    cell: ({ adjust }, { settings }) => (adjust.n === 0 ? "" : shown(adjust, settings)),
  },
  {
    heading: "Carry-over",
    stands: any(({ carryOver }) => carryOver !== 0),
    cell: ({ carryOver }) => carryOver || "",
  },
  { heading: "Penalty", stands: any(({ penalty }) => penalty !== 0), cell: ({ penalty }) => penalty || "" },
];

/** Problems that stand behind the status line; there may be hundreds. */
const NAMED_PROBLEMS = 10;

/** The cells of the table: the status line with what is odd, then each list under its heading. */
export function teamTableCells(scored: ScoredTeams, problems: readonly Problem[]): Figure[][] {
  const odd = [...problems, ...scored.problems].map(placedSentence);
  const more = odd.length > NAMED_PROBLEMS ? [`and ${odd.length - NAMED_PROBLEMS} more`] : [];
  const status = [teamsProgress(scored), ...odd.slice(0, NAMED_PROBLEMS), ...more];
  const columns = COLUMNS.filter(({ stands }) => !stands || stands(scored));
  const heading = columns.map(({ heading: name }) => (typeof name === "string" ? name : name(scored)));
  const lists = teamRanking(scored).map((list) => [
    heading,
    ...list.map((team) => columns.map(({ cell }) => cell(team, scored))),
  ]);
  const tables = lists.length ? lists.flatMap((list, i) => (i ? [[], ...list] : list)) : [heading];
  return rectangle([status, ...tables]);
}
