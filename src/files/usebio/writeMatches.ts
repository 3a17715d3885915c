/** The matches of a teams event, each with its boards and both tables' results. */
import { shown } from "../../results/figures";
import { groups } from "../../results/groups";
import { comparePairs } from "../../results/pairs";
import type { ScoredLine } from "../../results/session";
import type { ScoredMatch } from "../../results/teams/scoreTeams";
import { matchKey, teamOf } from "../../results/teams/team";
import type { Settings } from "../../results/types";
import type { Outgoing } from "../out/outgoing";
import { field, type XmlElement } from "./makeXml";
import { boardElement, lineElement } from "./writeLine";

export function makeMatches({ session, teams }: Outgoing, section: string): XmlElement[] {
  const { settings } = session;
  const lines = session.lines.filter(({ line }) => line.section === section && line.board > 0);
  const meetings = lines.filter(({ line }) => line.ns !== "" && line.ew !== "");
  const alone = lines.filter((scored) => !meetings.includes(scored));
  const played = groups(meetings, ({ line }) => `${line.round ?? ""}|${teamsOf(line).join("|")}`);
  return [
    ...played.map((match) => matchElement(match, teams?.matches ?? [], settings)),
    ...boards(alone).map((board) => ({
      ...boardElement(board, (scored) => lineElement(scored, settings)),
      isOwn: true,
    })),
  ];
}

const boards = (lines: readonly ScoredLine[]): ScoredLine[][] =>
  groups(lines, ({ line }) => line.board).sort(([a], [b]) => a.line.board - b.line.board);

/** Both as written, the one with the lower number first. */
function teamsOf({ section, ns, ew }: ScoredLine["line"]): [string, string] {
  return comparePairs({ section, id: ns }, { section, id: ew }) > 0 ? [ew, ns] : [ns, ew];
}

function matchElement(lines: readonly ScoredLine[], matches: readonly ScoredMatch[], settings: Settings): XmlElement {
  const [{ line: first }] = lines;
  const [team, opponent] = teamsOf(first);
  const scored = matchOf(first, matches);
  const turned = scored?.teams[0].id !== teamOf(first.section, team)?.id;
  const points = scored?.points && (turned ? [scored.points[1], scored.points[0]] : scored.points);
  return {
    name: "MATCH",
    content: [
      ...field("ROUND_NUMBER", first.round),
      { name: "TEAM", content: team },
      { name: "OPPOSING_TEAM", content: opponent },
      ...field("TEAM_SCORE", points && shown(points[0], settings)),
      ...field("OPPOSING_TEAM_SCORE", points && shown(points[1], settings)),
      ...boards(lines).map((board) =>
        boardElement(board, (entry) => lineElement(entry, settings, entry.line.ns === team ? "NS" : "EW")),
      ),
    ],
  };
}

function matchOf(
  { section, ns, ew, round }: ScoredLine["line"],
  matches: readonly ScoredMatch[],
): ScoredMatch | undefined {
  const [first, second] = [teamOf(section, ns), teamOf(section, ew)];
  const key = first && second && matchKey(round, [first, second]);
  return matches.find((match) => matchKey(match.round, match.teams) === key);
}
