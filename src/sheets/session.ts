/** All sheets of a session: results, ranking, travellers, names and settings. */
import type { Member } from "../results/members";
import { isTeamScoring } from "../results/settings";
import { scoreSession } from "../results/session";
import { matchesOfLines } from "../results/teams/boardMatches";
import { scoreTeams, type ScoredTeams } from "../results/teams/scoreTeams";
import type { ImportedSession } from "../results/types";
import { crossTablePlan } from "./crosstable";
import type { Entry } from "./entry";
import { namesPlan } from "./names";
import { rankingPlan } from "./ranking";
import { resultsPlan, type Order } from "./results";
import { scorecardsPlan } from "./scorecards";
import { settingsPlan } from "./settings";
import { matchBoardsPlan, matchesPlan, teamRankingPlan } from "./teams";
import { blankLine } from "./traveller";
import { travellersPlan } from "./travellers";
import type { SheetPlan, TableNames } from "./plan";

export interface SessionOptions {
  entry: Entry;
  names: TableNames;
  /** Before function names: the namespace with its dot, or empty. */
  prefix: string;
  /** The workbook's list of members, where it has one. */
  members?: readonly Member[];
  /** Rows to be ready in the names where no pair is known yet: one, unless formulas are to stand in them. */
  blankNames?: number;
  /** How the results are sorted; left out, by board. */
  order?: Order;
  /** Optional columns of the results that stand in any case, by their headings. */
  columns?: readonly string[];
}

export type Session = Pick<ImportedSession, "lines" | "unread" | "contestants" | "settings" | "event">;

export function sessionPlans(session: Session, options: SessionOptions): SheetPlan[] {
  const { lines, unread, contestants, settings, event } = session;
  const scored = scoreSession(lines, settings, contestants, true);
  return [
    resultsPlan(lines, { ...options, unread, settings, event, scored: scored.lines }),
    isTeamScoring(settings)
      ? teamRankingPlan(scoredTeams(session), event, options)
      : rankingPlan(scored, event, options),
    travellersPlan(lines, { ...options, settings, event, scored: scored.lines }),
    namesPlan(lines, contestants, settings, options.names.names, options.members, options.blankNames),
    settingsPlan(settings, event, scored.winners, options.names.settings),
  ];
}

function scoredTeams({ lines, settings, contestants }: Session): ScoredTeams {
  return scoreTeams(matchesOfLines(lines, settings), settings, contestants, undefined, true);
}

/**
 * Sheets for later, when somebody wants them: each pair's card, and the cross-table where there is one; for teams their
 * matches, and the boards of these.
 */
export function cardPlans(session: Session, options: SessionOptions): SheetPlan[] {
  const { lines, contestants, settings, event } = session;
  if (isTeamScoring(settings)) {
    const teams = scoredTeams(session);
    return [matchesPlan(teams, event, options), matchBoardsPlan(teams, event, options) ?? []].flat();
  }
  const scored = scoreSession(lines, settings, contestants, true);
  return [scorecardsPlan(scored, event, options), crossTablePlan(scored, event, options) ?? []].flat();
}

export interface Night {
  boards: number;
  /** How often each board is played. */
  results: number;
  winners: 1 | 2;
}

/** A paper night to be typed in: so many rows for each board, nothing entered. */
export function nightPlans({ boards, results, winners }: Night, options: SessionOptions): SheetPlan[] {
  const lines = Array.from({ length: boards * results }, (_, i) => blankLine(Math.floor(i / results) + 1, ""));
  const settings = { Winners: winners };
  const session = { lines, unread: [], contestants: [], settings, event: {} };
  // Two pairs a table, each row with its formulas: below a table Excel carries them on, but not for certain.
  return sessionPlans(session, { ...options, ...(options.members ? { blankNames: 2 * results } : {}) });
}
