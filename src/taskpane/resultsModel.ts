/** What the page Results shows and writes: how far the session is, who leads, and the live sheets that there may be. */
import type { SheetFormula } from "../excel";
import { sentence } from "../notation/messages";
import { textOf } from "../notation/text";
import { findAsked, inOrder, pairLabel } from "../results/askedPair";
import { isIndividual } from "../results/pairs";
import { parseSettings } from "../results/parseSettings";
import { progress, progressText } from "../results/progress";
import { isProblem } from "../results/readGrid";
import { readSession } from "../results/readSession";
import type { ScoredSession } from "../results/session";
import { isTeamScoring, type Settings } from "../results/settings";
import { teamsProgress } from "../results/teams/progress";
import { readTeams } from "../results/teams/readTeams";
import type { ScoredTeams } from "../results/teams/scoreTeams";
import type { ResultLine } from "../results/types";
import {
  crossTablePlan,
  eventOf,
  matchBoardsPlan,
  matchesPlan,
  rankingPlan,
  scorecardsPlan,
  teamRankingPlan,
  travellersPlan,
  type SheetPlan,
  type TableNames,
} from "../sheets";
import { argument, callOf } from "./formula";
import { FUNCTIONS } from "./functionNames";
import { pairLeaders, teamLeaders, type Leaders } from "./leaders";
import type { SessionCells } from "./sessionCells";

export type SheetKind = "ranking" | "travellers" | "scorecards" | "crossTable" | "matches" | "boards";

/** A session that was read: of pairs or players, or of teams. */
export type Night = { settings: Settings } & ({ session: ScoredSession } | { teams: ScoredTeams });

/** @returns a sentence where the results cannot be read */
export function nightOf({ results, settings, names }: SessionCells): Night | string {
  const ranges = [results.cells, settings?.cells ?? [], names?.cells ?? []] as const;
  const chosen = parseSettings(ranges[1]).settings;
  if (isTeamScoring(chosen)) {
    const read = readTeams(...ranges);
    return "scored" in read ? { settings: chosen, teams: read.scored } : sentence(read);
  }
  const read = readSession(...ranges);
  return isProblem(read) ? sentence(read) : { settings: chosen, session: read.session };
}

export interface Overview {
  /** "Final: 216 of 216", or what is missing; and what makes even that doubtful. */
  status: string;
  isFinal: boolean;
  leaders: Leaders[];
  /** The sheets that this session may have. */
  kinds: SheetKind[];
  /** Whose card may be asked for, such as "7"; none where there are no cards. */
  pairs: string[];
}

export function overview(night: Night): Overview {
  const status = "teams" in night ? teamsProgress(night.teams) : progressText(progress(night.session));
  const doubt = "teams" in night ? undefined : night.session.problems.find(({ kind }) => kind === "playsBoardTwice");
  return {
    status: doubt ? `${status}. ${sentence(doubt)}` : status,
    isFinal: status.startsWith("Final") && !doubt,
    leaders: "teams" in night ? teamLeaders(night.teams) : pairLeaders(night.session),
    kinds: kindsOf(night),
    pairs: "teams" in night ? [] : inOrder(night.session.standings).map(({ pair }) => pairLabel(pair)),
  };
}

/** Players who change partners have no cross-table; slips have no travellers and no boards. */
function kindsOf(night: Night): SheetKind[] {
  if ("teams" in night) {
    return night.teams.source === "slips" ? ["ranking", "matches"] : ["ranking", "matches", "boards", "travellers"];
  }
  const individual = night.session.lines.some(({ line }) => isIndividual(line));
  return ["ranking", "travellers", "scorecards", ...(individual ? [] : (["crossTable"] as const))];
}

/** The plan of one of the session's live sheets; undefined where this session has no such sheet. */
export function planOf(kind: SheetKind, night: Night, names: TableNames, prefix: string): SheetPlan | undefined {
  const { settings } = night;
  const event = eventOf(settings);
  const options = { names, prefix };
  if ("teams" in night) {
    const { teams } = night;
    if (kind === "ranking") return teamRankingPlan(teams, event, options);
    if (kind === "matches") return matchesPlan(teams, event, options);
    if (kind === "boards") return matchBoardsPlan(teams, event, options);
    return kind === "travellers" ? travellersPlan(linesOf(teams), { ...options, settings, event }) : undefined;
  }
  const { session } = night;
  const lines = session.lines.map(({ line }) => line);
  switch (kind) {
    case "ranking":
      return rankingPlan(session, event, options);
    case "travellers":
      return travellersPlan(lines, { ...options, settings, event, scored: session.lines });
    case "scorecards":
      return scorecardsPlan(session, event, options);
    case "crossTable":
      return crossTablePlan(session, event, options);
    default:
      return undefined;
  }
}

function linesOf({ matches }: ScoredTeams): ResultLine[] {
  return matches.flatMap(({ results }) => results.flatMap(({ tables }) => tables.flatMap((line) => line ?? [])));
}

/**
 * Whose card is meant, as it is written into the formula.
 *
 * @returns the pair's label, or a sentence where it is nobody's
 */
export function cardOwner(asked: string, night: Night): { pair: string } | string {
  if ("teams" in night) return sentence({ kind: "useTeamResults", read: "" });
  const found = findAsked(asked, night.session);
  return "kind" in found ? sentence(found) : { pair: pairLabel(found.pair) };
}

export function cardPlan(pair: string, night: Night, names: TableNames, prefix: string): SheetPlan | undefined {
  return "teams" in night ? undefined : scorecardsPlan(night.session, eventOf(night.settings), { names, prefix, pair });
}

/** Which function a sheet is made of, and where it says what of it is shown. */
const SHEETS: Record<SheetKind, { name: string; at?: number; shows?: string }> = {
  ranking: { name: "RANKING", at: 3 },
  travellers: { name: "TRAVELLER", at: 1 },
  scorecards: { name: "SCORECARD", at: 1 },
  crossTable: { name: "CROSSTABLE" },
  matches: { name: "TEAMRESULTS", at: 3, shows: "Matches" },
  boards: { name: "TEAMRESULTS", at: 3, shows: "Boards" },
};

/** The sheet of a kind that the session already has. */
export function sheetOf(
  kind: SheetKind,
  night: Night,
  { results }: TableNames,
  formulas: readonly SheetFormula[],
): string | undefined {
  const table = kind === "ranking" && "teams" in night ? [{ name: "TEAMRESULTS", at: 3 }] : [];
  return [SHEETS[kind], ...table].map((wanted) => sheetWith(wanted, results, formulas)).find(Boolean);
}

/** The sheet with this pair's card alone. */
export function cardSheet(
  pair: string,
  { results }: TableNames,
  formulas: readonly SheetFormula[],
): string | undefined {
  return sheetWith({ ...SHEETS.scorecards, shows: pair }, results, formulas);
}

function sheetWith(
  { name, at, shows = "" }: { name: string; at?: number; shows?: string },
  results: string,
  formulas: readonly SheetFormula[],
): string | undefined {
  const found = formulas.find(({ formula }) => {
    const call = callOf(formula, FUNCTIONS);
    if (call?.name !== name || call.args[0].toLowerCase() !== `${results}[#All]`.toLowerCase()) return false;
    return at === undefined || shownBy(call.args[at] ?? "") === shows.toLowerCase();
  });
  return found?.sheet;
}

/** "" is the whole, and so is the table of teams by its name; undefined for what another cell says. */
function shownBy(written: string): string | undefined {
  const read = argument(written);
  if (read?.kind === "omitted") return "";
  const text = read?.kind === "value" ? textOf(read.value).toLowerCase() : undefined;
  return text === "table" ? "" : text;
}
