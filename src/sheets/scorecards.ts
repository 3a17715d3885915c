/** The cards of all pairs, one below another: one formula. */
import { scorecardCells, scorecardHeading } from "../results/scorecard";
import type { ScoredSession } from "../results/session";
import { NOTE_HEADING } from "../results/traveller";
import type { EventDetails } from "../results/types";
import { allOf, call, rankingCall } from "./functionNames";
import { BESIDE_FIGURES, columnName, decimalFormat, emptyPlan, reach, sheetName, spillFormats } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";
import { withRanking } from "./status";
import { widthFor } from "./columnWidth";
import { listLengths, livePages } from "./print/livePages";
import { eventTitle } from "./eventTitle";

const FIRST_ROW = 2;

/** Rows of a card beside its boards: heading, whose it is, what is added or taken off, total, and a blank row. */
const FURTHER_ROWS = 6;

/** Round, or Board where there are no rounds, also says "Carry-over" and the like. */
const WIDE = 11;

type Format = Omit<ColumnPlan, "column"> & { width: number };

const FORMATS: Record<string, Format> = {
  Pair: { width: 9, align: "center" },
  Player: { width: 9, align: "center" },
  Round: { width: WIDE, align: "center" },
  Board: { width: 8, align: "center" },
  Partner: { width: 22, align: "left" },
  Opponents: { width: 32, align: "left" },
  Direction: { width: 10, align: "center" },
  Contract: { width: 10, align: "center" },
  By: { width: 5, align: "center" },
  Lead: { width: 7, align: "center" },
  Result: { width: 9, align: "center" },
  Score: { width: 9, align: "right" },
  [NOTE_HEADING]: { width: 24, ...BESIDE_FIGURES },
};

/** As wide as the names and notes are long. */
const LONG = ["Partner", "Opponents", NOTE_HEADING];

/** Points, and what they are in percent or were reckoned from. */
const FIGURE: Format = { width: 10, align: "right" };

export interface ScorecardsOptions {
  names: TableNames;
  prefix: string;
  /** One pair's card alone, as SCORECARD knows the pair: "7", "A7 EW". */
  pair?: string;
}

/**
 * The cards of all pairs, or one.
 *
 * @param session what is there now: it says which columns the cards will have
 */
export function scorecardsPlan(session: ScoredSession, event: EventDetails, options: ScorecardsOptions): SheetPlan {
  const { names, prefix, pair } = options;
  const headings = scorecardHeading(session, pair === undefined ? undefined : false).map(String);
  const numberFormat = decimalFormat(session.settings);
  const asked = pair === undefined ? "" : `"${pair.replace(/"/g, '""')}"`;
  const tables = [allOf(names.results), asked, allOf(names.settings), allOf(names.names)];
  const matches = session.standings.reduce((sum, { swiss }) => sum + (swiss?.rounds.size ?? 0), 0);
  const rows = reach(2 * session.lines.length + FURTHER_ROWS * session.standings.length + matches);
  const spill = { row: FIRST_ROW, column: 0, rows, columns: headings.length };
  const board = columnName(headings.indexOf("Board"));
  const header = eventTitle(event);
  const found = scorecardCells(session, pair === undefined ? [] : [pair]);
  const cells = Array.isArray(found) ? found : [headings];
  const columns = headings.map((heading, column): ColumnPlan => {
    const format = FORMATS[heading] ?? { ...FIGURE, numberFormat };
    const isLong = LONG.includes(heading);
    const texts = cells.map((row) => row[column]);
    const saysMore = heading === "Board" && !headings.includes("Round");
    const width = saysMore ? WIDE : isLong ? widthFor(format.width, texts) : format.width;
    return { column, ...format, width };
  });
  const pages = livePages({ orientation: "portrait", columns, row: FIRST_ROW, lists: listLengths(cells) });
  const spilled = { row: FIRST_ROW, column: 0, cells: [[call(prefix, "SCORECARD", ...tables)]] };
  const top = withRanking(pair === undefined ? "Scorecards" : "Scorecard", event, rankingCall(options), spilled);
  return {
    ...emptyPlan(pair === undefined ? "Scorecards" : sheetName(`Scorecard ${pair}`)),
    columns,
    blocks: top.blocks,
    styles: [...top.styles, ...pages.styles],
    conditionals: [
      ...spillFormats(spill, [headings[0]]),
      // Whose card it is, and the total: rows without a board's number.
      {
        area: spill,
        formula: `=AND($A${FIRST_ROW + 1}<>"",NOT(ISNUMBER($${board}${FIRST_ROW + 1})))`,
        style: { bold: true },
      },
      ...top.conditionals,
    ],
    freeze: { rows: FIRST_ROW, columns: 0 },
    print: { ...pages.print, ...(header ? { header } : {}) },
  };
}
