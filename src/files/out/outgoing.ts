/** A session as it goes out: scored, with the lines as files can hold them. */
import { withoutDetails } from "../../results/eventDetails";
import { lineScore } from "../../results/lineScore";
import { scoreSession, type ScoredSession } from "../../results/session";
import { isTeamScoring, setting, type SettingName } from "../../results/settings";
import { matchesOfLines } from "../../results/teams/boardMatches";
import { scoreTeams, type ScoredTeams } from "../../results/teams/scoreTeams";
import type { Contestant, Deal, EventDetails, ImportedSession, ResultLine, Settings } from "../../results/types";

export interface Outgoing {
  /** All lines; those of a team match beside each other's. */
  session: ScoredSession;
  /** The matches of a teams event. */
  teams?: ScoredTeams;
  contestants: readonly Contestant[];
  event: EventDetails;
  deals: readonly Deal[];
}

/** Which program wrote a file. */
export interface Maker {
  program: string;
  version: string;
}

type Session = Pick<ImportedSession, "lines" | "settings" | "contestants" | "event" | "deals">;

export function outgoing({ lines, settings, contestants, event, deals = [] }: Session): Outgoing {
  const plain = lines.map(plainLine);
  return {
    session: scoreSession(plain, settings, contestants),
    ...(isTeamScoring(settings) ? { teams: scoreTeams(matchesOfLines(plain, settings), settings, contestants) } : {}),
    contestants,
    event,
    deals,
  };
}

/** An event of which there are only the matches' scores: slips. */
export function outgoingSlips(teams: ScoredTeams, contestants: readonly Contestant[], event: EventDetails): Outgoing {
  return { session: scoreSession([], teams.settings, contestants), teams, contestants, event, deals: [] };
}

/**
 * A line that says one thing only. Where another score counts than the contract makes, for the paper was trusted, the
 * score goes out without the contract; what is still to come goes out without what may have been entered of it.
 */
function plainLine(line: ResultLine): ResultLine {
  const plain = { ...line };
  if (plain.ns || plain.ew) delete plain.players;
  if (plain.status === "expected") return without(plain, [...CONTRACT, "score"]);
  const made = lineScore(plain);
  if (plain.status === "played" && plain.contract && made !== plain.score) {
    return without(plain, CONTRACT);
  }
  if (plain.status === "played" && !plain.contract && plain.score === 0) plain.status = "passed";
  return plain;
}

const CONTRACT = ["contract", "declarer", "tricks"] as const;

function without(line: ResultLine, fields: readonly ((typeof CONTRACT)[number] | "score")[]): ResultLine {
  const left = { ...line };
  for (const field of fields) delete left[field];
  return left;
}

/** What a reader would decide by itself. */
const DECIDED: readonly SettingName[] = [
  "Scoring",
  "Matchpoint scale",
  "Boards with fewer results",
  "Boards a pair missed",
  "Butler datum",
  "Datum rounding",
  "Cross-IMP divisor",
  "Numbers",
];

/** The settings that the figures come from: all that are set, and those that a reader would decide by itself. */
export function settingsOut({ session: { settings, winners } }: Outgoing): Settings {
  const decided = DECIDED.map((name) => [name, setting(settings, name)]);
  const one = isTeamScoring(settings) ? [] : [["Winners", winners]];
  return Object.fromEntries([...decided, ...Object.entries(withoutDetails(settings)), ...one]) as Settings;
}

/** What was settled at the table or by the director: what other programs count. */
export function isSettled({ status }: ResultLine): boolean {
  return status === "played" || status === "passed" || status === "awarded";
}
