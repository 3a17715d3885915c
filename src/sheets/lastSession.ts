/** A new session as the last one was: who plays what, names, settings and the columns, and every result still to come. */
import type { Field } from "../notation/languages";
import { textOf } from "../notation/text";
import { fieldOf, findHeader, type Columns } from "../results/columns";
import { isProblem, linesOf, readGrid } from "../results/readGrid";
import { parseSettings } from "../results/parseSettings";
import { readNames } from "../results/readNames";
import { setting, type SettingName, type Settings } from "../results/settings";
import { isSlipHeader } from "../results/teams/readSlips";
import { isByeWord } from "../results/teams/team";
import type { Contestant, ResultLine } from "../results/types";
import { slipSheets, slipTable, type Slip } from "./builder/slips";
import type { Entry } from "./entry";
import type { Cell, SheetPlan } from "./plan";
import type { Order } from "./results";
import { cardPlans, sessionPlans, type Session, type SessionOptions } from "./session";
import { eventOf } from "./settings";

type Rows = readonly (readonly unknown[])[];

export interface LastTables {
  results: Rows;
  settings: Rows;
  names: Rows;
}

/** What belongs to one night only. */
const OF_THE_NIGHT: readonly SettingName[] = ["Date", "Event id", "Session"];

/** The sheets of the new session; undefined where the last one's results cannot be read. */
export function plansLikeLast(
  tables: LastTables,
  date: string,
  options: Omit<SessionOptions, "entry" | "order" | "columns">,
): SheetPlan[] | undefined {
  const all = parseSettings(tables.settings).settings;
  const kept = Object.entries(all).filter(([name]) => !OF_THE_NIGHT.includes(name as SettingName));
  const settings: Settings = { ...Object.fromEntries(kept), Date: date };
  const contestants = readNames(tables.names).contestants.map(withoutNight);
  const event = eventOf(settings);
  const grid = readGrid(tables.results, all, { zeroMayBeBlank: true });
  if (isProblem(grid)) {
    const slips = blankSlips(tables.results, settings);
    const session = slips && { lines: slipLines(slips), unread: [], contestants, settings, event };
    return session && slipSheets(slipTable(slips), session, options);
  }
  const lines = linesOf(grid).map((line) => asPlanned(line, settings));
  const session: Session = { lines, unread: [], contestants, settings, event };
  const headings = tables.results[grid.header.row].map(textOf);
  const own = { ...options, entry: entryOf(headings), order: orderOf(lines), columns: headings };
  return [...sessionPlans(session, own), ...cardPlans(session, own)];
}

/** Names, numbers, stratum and handicap stay; what was given or taken that night does not. */
function withoutNight(contestant: Contestant): Contestant {
  return { ...contestant, penalty: undefined, carryOver: undefined };
}

/** Who plays what, and nothing of what happened; later rounds of a Swiss event are drawn anew. */
function asPlanned(
  { section, board, round, table, ns, ew, players, status, at }: ResultLine,
  settings: Settings,
): ResultLine {
  const isDrawnAnew = isSwiss(settings) && (round ?? 1) > 1;
  return {
    section,
    board,
    ...(round === undefined ? {} : { round }),
    ...(table === undefined ? {} : { table }),
    ns: isDrawnAnew ? "" : ns,
    ew: isDrawnAnew ? "" : ew,
    ...(players ? { players } : {}),
    status: status === "sitOut" ? "sitOut" : "expected",
    at,
  };
}

const isSwiss = (settings: Settings): boolean => /^Swiss/.test(String(setting(settings, "Scoring")));

function entryOf(headings: readonly string[]): Entry {
  const fields = headings.map((heading) => fieldOf(heading));
  if (fields.includes("contract")) return "Columns";
  return fields.includes("result") ? "One cell" : "Scores";
}

function orderOf(lines: readonly ResultLine[]): Order {
  return lines.every(({ board }, i) => i === 0 || lines[i - 1].board <= board) ? "Board" : "Round";
}

/** The slips' rows with their teams, and no figures; undefined where the table is none of slips. */
function blankSlips(results: Rows, settings: Settings): Slip[] | undefined {
  const header = findHeader(results, isSlipHeader);
  return header && results.slice(header.row + 1).map((row) => blankSlip(row, header.columns, settings));
}

function blankSlip(row: readonly unknown[], columns: Columns, settings: Settings): Slip {
  const cell = (field: Field): Cell => {
    const value = row[columns.get(field)?.index ?? -1];
    return typeof value === "number" && value !== 0 ? value : typeof value === "string" ? value : "";
  };
  const place = { section: String(cell("section")), round: cell("round"), table: cell("table") };
  const isDrawnAnew = isSwiss(settings) && Number(cell("round")) > 1;
  return { ...place, team: isDrawnAnew ? "" : cell("pair"), opponent: isDrawnAnew ? "" : cell("opponent") };
}

/** For the names: every team of the slips. */
function slipLines(slips: readonly Slip[]): ResultLine[] {
  return slips.flatMap(({ section, team, opponent }, i): ResultLine[] => {
    if (team === "") return [];
    const ew = isByeWord(String(opponent)) ? "" : String(opponent);
    return [{ section, board: 1, ns: String(team), ew, status: "expected", at: `row ${i + 2}` }];
  });
}
