/** What the review of an import shows, and what the scorer's choices make of it. */
import { scoreSessionSteps } from "../results/session";
import { isTeamScoring } from "../results/settings";
import { within, type Steps } from "../results/steps";
import { matchesOfLines } from "../results/teams/boardMatches";
import { scoreTeams, type ScoredTeams } from "../results/teams/scoreTeams";
import type { EventDetails, Finding, ImportedSession, ResultLine, Settings, Status } from "../results/types";
import type { Entry } from "../sheets";
import { pairLeaders, teamLeaders, type Leaders } from "./leaders";

export interface Counts {
  lines: number;
  boards: number;
  /** How many results the boards have, least and most. */
  perBoard: [number, number];
  /** In the order in which they are told; those that are 0 are left out. */
  status: [Status, number][];
}

const ORDER: readonly Status[] = [
  "played",
  "passed",
  "awarded",
  "notPlayed",
  "sitOut",
  "expected",
  "pending",
  "unread",
];

export function counts(lines: readonly ResultLine[]): Counts {
  const boards = new Map<number, number>();
  const status = new Map<Status, number>();
  for (const line of lines) {
    boards.set(line.board, (boards.get(line.board) ?? 0) + 1);
    status.set(line.status, (status.get(line.status) ?? 0) + 1);
  }
  const results = [...boards.values()].sort((a, b) => a - b);
  return {
    lines: lines.length,
    boards: boards.size,
    perBoard: [results[0] ?? 0, results.at(-1) ?? 0],
    status: ORDER.flatMap((name): [Status, number][] => (status.has(name) ? [[name, status.get(name) as number]] : [])),
  };
}

/** What is known of the event, in the order in which it is told. */
export function eventDetails({ name, club, session, date, director }: EventDetails): string[] {
  return [name, club, session, date, director].filter((detail): detail is string => Boolean(detail));
}

/** What the import decided by itself is told beside the settings; everything else is to be looked at, choices first. */
export function sorted(findings: readonly Finding[]): { decisions: Finding[]; toLookAt: Finding[] } {
  const isDecision = ({ kind }: Finding): boolean => kind.startsWith("decided");
  const others = findings.filter((finding) => !isDecision(finding));
  return {
    decisions: findings.filter(isDecision),
    toLookAt: [...others.filter(({ choices }) => choices), ...others.filter(({ choices }) => !choices)],
  };
}

/** Which choice was made for which finding; none where it stays as recorded. */
export type Choices = ReadonlyMap<Finding, number>;

/** Which of a finding's choices the session holds until one is chosen; -1 where none does. */
export function recorded({ lines }: ImportedSession, { choices = [] }: Finding): number {
  return choices.findIndex(({ line }) => lines.includes(line));
}

/** The session with the chosen lines in place of the recorded ones, and the settings as changed. */
export function decided(session: ImportedSession, choices: Choices, changed: Settings): ImportedSession {
  const replaced = new Map<ResultLine, ResultLine>();
  for (const [finding, index] of choices) {
    const before = finding.choices?.[recorded(session, finding)];
    const chosen = finding.choices?.[index];
    if (before && chosen) replaced.set(before.line, chosen.line);
  }
  return {
    ...session,
    lines: session.lines.map((line) => replaced.get(line) ?? line),
    settings: { ...session.settings, ...changed },
  };
}

/** How the table is to be laid out: in columns, but for a source that holds scores only. */
export function entryOf({ lines }: ImportedSession): Entry {
  return lines.some(({ contract }) => contract) || !lines.some(({ score }) => score !== undefined)
    ? "Columns"
    : "Scores";
}

export interface Standings {
  /** How many pairs are ranked. */
  pairs: number;
  /** How many of them have names. */
  named: number;
  /** The best three of each list that has any. */
  leaders: Leaders[];
}

export function* standingsSteps(session: ImportedSession): Steps<Standings> {
  const { lines, settings, contestants } = session;
  const scored = yield* within(scoreSessionSteps(lines, settings, contestants), 0, 0.9);
  const all = scored.standings;
  return {
    pairs: all.length,
    named: all.filter(({ contestant }) => contestant?.names.length).length,
    leaders: isTeamScoring(settings) ? teamLeaders(teamsOf(session)) : pairLeaders(scored),
  };
}

function teamsOf({ lines, settings, contestants }: ImportedSession): ScoredTeams {
  return scoreTeams(matchesOfLines(lines, settings), settings, contestants);
}
