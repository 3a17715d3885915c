/** The matches of an event, one below another, with each side's IMPs and VPs. */
import { add } from "../../scoring/fraction";
import { rectangle, shown, type Figure } from "../figures";
import { comparePairs } from "../pairs";
import type { ScoredBye, ScoredMatch, ScoredTeams } from "./scoreTeams";
import type { Both, Team } from "./types";

/** A match, or a bye, which has one team only. */
export type Entry = ScoredMatch | ScoredBye;

interface MatchColumn {
  heading: string;
  stands?: (entries: readonly Entry[]) => boolean;
  match: (match: ScoredMatch, scored: ScoredTeams) => Figure;
  bye?: (bye: ScoredBye, scored: ScoredTeams) => Figure;
}

const isMatch = (entry: Entry): entry is ScoredMatch => "teams" in entry;
const firstTeam = (entry: Entry): Team => (isMatch(entry) ? entry.teams[0] : entry.team);

/** Is a margin not what the IMPs of both sides say, for the director gave both some, or took some? */
function isUneven(entry: Entry): boolean {
  return isMatch(entry) && entry.state === "finished" && add(entry.margin[0], entry.margin[1]).n !== 0;
}

function isAdjusted(entry: Entry): boolean {
  return isMatch(entry) ? entry.adjust.some(({ n }) => n !== 0) : entry.adjust.n !== 0;
}

const always = (): boolean => true;

/** What each side has: one column for either. */
function pair(
  headings: Both<string>,
  value: (match: ScoredMatch, side: 0 | 1, scored: ScoredTeams) => Figure,
  stands: MatchColumn["stands"] = always,
): MatchColumn[] {
  return headings.map((heading, side) => ({
    heading,
    stands,
    match: (match, scored) => value(match, side as 0 | 1, scored),
  }));
}

function columns({ rankedOn }: ScoredTeams): MatchColumn[] {
  const ofVps = rankedOn === "VPs";
  const [adjust, oppAdjust] = pair(
    ofVps ? ["VP adj", "Opp VP adj"] : ["Adj", "Opp adj"],
    (match, side, { settings }) => (match.adjust[side].n === 0 ? "" : shown(match.adjust[side], settings)),
    (entries) => entries.some(isAdjusted),
  );
  const [points, oppPoints] = pair(
    ofVps ? ["VPs", "Opp VPs"] : ["Total", "Opp total"],
    (match, side, { settings }) => (match.points ? shown(match.points[side], settings) : ""),
    (entries) => ofVps || entries.some((entry) => isAdjusted(entry) || !isMatch(entry)),
  );
  return [
    {
      heading: "Round",
      stands: (entries) => entries.some(({ round }) => round !== undefined),
      match: ({ round }) => round ?? "",
      bye: ({ round }) => round ?? "",
    },
    {
      heading: "Section",
      stands: (entries) => entries.some((entry) => firstTeam(entry).section !== ""),
      match: ({ teams: [team] }) => team.section,
      bye: ({ team }) => team.section,
    },
    { heading: "Team", match: ({ teams: [team] }) => team.label, bye: ({ team }) => team.label },
    { heading: "Opponent", match: ({ teams: [, team] }) => team.label, bye: () => "Bye" },
    ...pair(rankedOn === "Points" ? ["Points", "Opp points"] : ["IMPs", "Opp IMPs"], (match, side, { settings }) =>
      isUnderWay(match) ? shown(match.won[side], settings) : "",
    ),
    ...pair(
      ["Margin", "Opp margin"],
      ({ margin }, side, { settings }) => shown(margin[side], settings),
      (entries) => entries.some(isUneven),
    ),
    { heading: "Boards", match: ({ boards }) => boards || "" },
    { ...adjust, bye: (bye, { settings }) => (bye.adjust.n === 0 ? "" : shown(bye.adjust, settings)) },
    oppAdjust,
    { ...points, bye: (bye, { settings }) => (bye.points ? shown(bye.points, settings) : "") },
    oppPoints,
    {
      heading: "Note",
      stands: (entries) => entries.some((entry) => isMatch(entry) && note(entry) !== ""),
      match: note,
    },
  ];
}

/** Is there anything to show of it? */
function isUnderWay({ state, results }: ScoredMatch): boolean {
  return state === "finished" || results.some((board) => board.state === "settled");
}

function note({ state, points, lacks }: ScoredMatch): string {
  if (!points) return lacks ? `to come: ${lacks}` : "to come";
  return state === "void" ? "cancelled" : state === "awarded" ? "awarded" : "";
}

/** The matches and byes in the order of their rows. */
export function matchEntries(scored: ScoredTeams): Entry[] {
  return [...scored.matches, ...scored.byes].sort(
    (a, b) =>
      (a.round ?? 0) - (b.round ?? 0) ||
      Number(isMatch(b)) - Number(isMatch(a)) ||
      comparePairs(firstTeam(a), firstTeam(b)) ||
      (isMatch(a) && isMatch(b) ? comparePairs(a.teams[1], b.teams[1]) : 0),
  );
}

/** The cells of the matches: a row each, by rounds; a bye is a row without an opponent's figures. */
export function matchCells(scored: ScoredTeams): Figure[][] {
  const entries = matchEntries(scored);
  const shownColumns = columns(scored).filter(({ stands = always }) => stands(entries));
  return rectangle([
    shownColumns.map(({ heading }) => heading),
    ...entries.map((entry) =>
      shownColumns.map(({ match, bye }) => (isMatch(entry) ? match(entry, scored) : (bye?.(entry, scored) ?? ""))),
    ),
  ]);
}
