/** What the review of an import shows, and what the scorer's choices make of it. */
import { tally } from "../results/check/counts";
import { groups } from "../results/groups";
import { isIndividual } from "../results/pairs";
import { scoreSessionSteps } from "../results/session";
import { isTeamScoring, scoringUnit, setting } from "../results/settings";
import { within, type Steps } from "../results/steps";
import { matchesOfLines } from "../results/teams/boardMatches";
import { scoreTeams } from "../results/teams/scoreTeams";
import { teamRanking } from "../results/teams/tableCells";
import type { EventDetails, Finding, ImportedSession, ResultLine, Settings, Status } from "../results/types";
import type { Entry } from "../sheets";
import { pairLeaders, teamLeaders, type Leaders } from "./leaders";

export interface Counts {
  /** All lines but sit-outs, as the ranking counts them. */
  results: number;
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

export function counts({ lines, unread }: Pick<ImportedSession, "lines" | "unread">): Counts {
  const results = lines.filter(({ status }) => status !== "sitOut");
  const boards = tally(results.flatMap(({ board }) => (board > 0 ? [board] : [])));
  const most = [...boards.values()].sort((a, b) => a - b);
  const status = tally(lines.map((line) => line.status));
  // As many as are listed; some of them, such as a page that broke off, are no lines.
  if (unread.length) status.set("unread", placesOf(unread).length);
  return {
    results: results.length,
    boards: boards.size,
    perBoard: [most[0] ?? 0, most.at(-1) ?? 0],
    status: ORDER.flatMap((name): [Status, number][] => (status.has(name) ? [[name, status.get(name) as number]] : [])),
  };
}

/** What is said of one place after another: a line may have more than one fault. */
export const placesOf = (findings: readonly Finding[]): Finding[][] => groups(findings, ({ at }) => at);

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

/** What the review lets the scorer choose. */
export const ASKED = ["Language", "Results as", "Scoring", "Matchpoint scale", "Numbers", "Winners"] as const;

export type AskedSetting = (typeof ASKED)[number];

/** Sources whose contracts are read in the language that they show. */
const IN_THEIR_LANGUAGE = ["table", "selection", "web page", "BridgeWebs", "Jannersten", "files"];
/** Of these, those whose results are tricks in any case. */
const IN_TRICKS = ["Jannersten"];
const FOR_PAIRS: readonly unknown[] = ["Matchpoints", "Butler", "Cross-IMPs", "Total points", "Swiss pairs"];

/** The settings that mean something for this session, in the order in which they are asked. */
export function settingsToAsk({ lines, settings, source }: ImportedSession): AskedSetting[] {
  const scoring = setting(settings, "Scoring");
  const isForPairs = FOR_PAIRS.includes(scoring);
  const isInWords = IN_THEIR_LANGUAGE.includes(source.kind) && settings.Language !== undefined;
  const means: Record<AskedSetting, boolean> = {
    Language: isInWords,
    "Results as":
      isInWords &&
      !IN_TRICKS.includes(source.kind) &&
      lines.some(({ contract, status }) => contract || status === "unread"),
    Scoring: scoring !== "Individual",
    "Matchpoint scale": scoringUnit(settings) === "MP" && !isTeamScoring(settings),
    Numbers: isForPairs,
    Winners: isForPairs,
  };
  return ASKED.filter((name) => means[name]);
}

export interface Standings {
  /** Who is ranked. */
  who: "pair" | "player" | "team";
  count: number;
  /** How many of them have names. */
  named: number;
  /** The best three of each list that has any. */
  leaders: Leaders[];
}

export function* standingsSteps(session: ImportedSession): Steps<Standings> {
  const { lines, settings, contestants } = session;
  if (isTeamScoring(settings)) return teamStandings(session);
  const scored = yield* within(scoreSessionSteps(lines, settings, contestants), 0, 0.9);
  const all = scored.standings;
  return {
    who: lines.some(isIndividual) ? "player" : "pair",
    count: all.length,
    named: all.filter(({ contestant }) => contestant?.names.length).length,
    leaders: pairLeaders(scored),
  };
}

function teamStandings({ lines, settings, contestants }: ImportedSession): Standings {
  const scored = scoreTeams(matchesOfLines(lines, settings), settings, contestants);
  const all = teamRanking(scored).flat();
  return {
    who: "team",
    count: all.length,
    named: all.filter(({ contestant }) => contestant?.names.length).length,
    leaders: teamLeaders(scored),
  };
}
