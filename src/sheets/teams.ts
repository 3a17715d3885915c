/** Team matches: the ranking, the matches and their boards, one formula each. */
import type { Figure } from "../results/figures";
import { setting } from "../results/settings";
import { teamCells } from "../results/teams/readTeams";
import type { ScoredTeams } from "../results/teams/scoreTeams";
import type { EventDetails } from "../results/types";
import { allOf, call, rankingCall } from "./functionNames";
import { BESIDE_FIGURES, decimalFormat, emptyPlan, reach, spillFormats } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";
import { widthFor } from "./columnWidth";
import { legible, listLengths, livePages } from "./print/livePages";
import { eventTitle } from "./eventTitle";
import { figuresUnderOther } from "./ranking";
import { HEADING_ROW, PROVISIONAL, withRanking, withStatus } from "./status";

export interface TeamsOptions {
  names: TableNames;
  prefix: string;
}

type Format = Omit<ColumnPlan, "column"> & { width: number };

const COUNT: Format = { width: 9, align: "center" };
const TEAM: Format = { width: 20, align: "left" };
const FIGURE: Format = { width: 11, align: "right" };

const FORMATS: Record<string, Format> = {
  Place: { width: 9, align: "left" },
  Section: COUNT,
  Round: COUNT,
  Board: COUNT,
  Boards: COUNT,
  Team: TEAM,
  Opponent: TEAM,
  Names: { width: 48, align: "left" },
  Played: COUNT,
  Won: COUNT,
  Drawn: COUNT,
  Lost: COUNT,
  "NS score": FIGURE,
  "Other table": { width: 14, align: "right" },
  Difference: { width: 13, align: "right" },
  Note: { width: 40, ...BESIDE_FIGURES },
};

/**
 * The teams' ranking, named and laid out as that of pairs.
 *
 * @param scored what is there now: it says which columns the table will have
 */
export function teamRankingPlan(scored: ScoredTeams, event: EventDetails, options: TeamsOptions): SheetPlan {
  const [status, headings, ...rows] = shownCells(scored, "Table");
  const { columns, area } = spill(headings, rows, scored, HEADING_ROW);
  const title = event.name ? eventTitle(event) : ["Ranking", eventTitle(event)].filter(Boolean).join(", ");
  const others =
    scored.source === "slips" ? [] : figuresUnderOther(area, headings.map(String), columns, scored.settings);
  return {
    ...emptyPlan("Ranking"),
    ...withStatus(
      title,
      scored.source === "slips" ? teamCall(options) : rankingCall(options),
      status.filter(Boolean).join("  "),
      columns,
    ),
    columns,
    conditionals: [PROVISIONAL, ...spillFormats(area, ["Place"], headings.indexOf("Team")), ...others],
    freeze: { rows: HEADING_ROW + 1, columns: 0 },
    print: { orientation: legible("portrait", columns), titleRows: HEADING_ROW + 1, columns: columns.length },
  };
}

/** Every match with both sides' IMPs and VPs, by rounds. */
export function matchesPlan(scored: ScoredTeams, event: EventDetails, options: TeamsOptions): SheetPlan {
  return listPlan("Matches", scored, event, options);
}

/** Every board of every match; undefined for slips, which have no boards. */
export function matchBoardsPlan(
  scored: ScoredTeams,
  event: EventDetails,
  options: TeamsOptions,
): SheetPlan | undefined {
  return scored.source === "slips" ? undefined : listPlan("Boards", scored, event, options);
}

/** Below the title and a blank row. */
const LIST_ROW = 2;

function listPlan(
  show: "Matches" | "Boards",
  scored: ScoredTeams,
  event: EventDetails,
  options: TeamsOptions,
): SheetPlan {
  const [headings, ...rows] = shownCells(scored, show);
  const { columns, area } = spill(headings, rows, scored, LIST_ROW);
  const header = eventTitle(event);
  const spilled = { row: LIST_ROW, column: 0, cells: [[teamCall(options, show)]] };
  const top = withRanking(show, event, scored.source === "slips" ? teamCall(options) : rankingCall(options), spilled);
  const lists = listLengths([headings, ...rows]);
  const pages = livePages({ orientation: "landscape", columns, row: LIST_ROW, lists });
  return {
    ...emptyPlan(show, "landscape"),
    columns,
    blocks: top.blocks,
    styles: [...top.styles, ...pages.styles],
    conditionals: [...spillFormats(area, [String(headings[0])], headings.indexOf("Team")), ...top.conditionals],
    // The boards have a heading for each match.
    freeze: { rows: show === "Matches" ? LIST_ROW + 1 : LIST_ROW, columns: 0 },
    print: { ...pages.print, ...(header ? { header } : {}) },
  };
}

function shownCells(scored: ScoredTeams, show: string): Figure[][] {
  const cells = teamCells({ scored, problems: [] }, show);
  return Array.isArray(cells) ? cells : [];
}

function teamCall({ names, prefix }: TeamsOptions, show = ""): { formula: string } {
  const tables = [names.results, names.settings, names.names].map(allOf);
  return call(prefix, "TEAMRESULTS", ...tables, show ? `"${show}"` : "");
}

function spill(headings: readonly Figure[], rows: readonly Figure[][], scored: ScoredTeams, row: number) {
  // A status line is as wide as what stands beside it: its problems are no columns.
  const columns = headings.flatMap((heading, column) =>
    heading === "" ? [] : [{ column, ...format(String(heading), column, rows, scored) }],
  );
  return { columns, area: { row, column: 0, rows: reach(rows.length + 1), columns: columns.length } };
}

/** Decimals where there are any, or will be: the WBF's victory points have two. */
function format(heading: string, column: number, rows: readonly Figure[][], { settings }: ScoredTeams): Format {
  const known = FORMATS[heading];
  if (known?.align === "left")
    return {
      ...known,
      width: widthFor(
        known.width,
        rows.map((row) => row[column]),
      ),
    };
  if (known) return known;
  const inFractions =
    (/VPs/.test(heading) && setting(settings, "VP scale") === "WBF") ||
    rows.some((row) => typeof row[column] === "number" && !Number.isInteger(row[column]));
  return inFractions ? { ...FIGURE, numberFormat: decimalFormat(settings) } : FIGURE;
}
