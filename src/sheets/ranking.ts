/** The ranking sheet: one formula. */
import { rankingHeading } from "../results/ranking";
import type { ScoredSession } from "../results/session";
import type { EventDetails } from "../results/types";
import { allOf, call } from "./functionNames";
import { decimalFormat, emptyPlan, GREEN, reach, RED, spillFormats, TITLE, titleStyle, WHITE } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";

/**
 * Below the title. The spill begins with its status line, but Excel cuts a text off where the spill has cells beside it:
 * so the line is shown in the row above, which has none, and the spill's own is written white on white.
 */
const STATUS_ROW = 1;
const SPILL_ROW = 2;

const FORMATS: Record<string, Omit<ColumnPlan, "column">> = {
  Place: { width: 9, align: "left" },
  Section: { width: 9, align: "center" },
  Pair: { width: 8, align: "center" },
  Player: { width: 8, align: "center" },
  Direction: { width: 11, align: "center" },
  Names: { width: 42, align: "left" },
  Stratum: { width: 9, align: "center" },
  "Carry-over": { width: 11, align: "right" },
  Handicap: { width: 11, align: "right" },
  Penalty: { width: 10, align: "right" },
  Matches: { width: 10, align: "center" },
  VPs: { width: 9, align: "right" },
  MP: { width: 10, align: "right" },
  IMPs: { width: 10, align: "right" },
  Points: { width: 10, align: "right" },
  "Scratch %": { width: 11, align: "right" },
  "%": { width: 9, align: "right" },
  "Per board": { width: 11, align: "right" },
  Boards: { width: 9, align: "center" },
};

const WITH_DECIMALS = ["MP", "IMPs", "Points", "VPs", "Scratch %", "%", "Per board"];

/** @param session what is there now: it says which columns the ranking will have. */
export function rankingPlan(
  session: ScoredSession,
  event: EventDetails,
  options: { names: TableNames; prefix: string },
): SheetPlan {
  const { names, prefix } = options;
  const headings = rankingHeading(session).map(String);
  const numberFormat = decimalFormat(session.settings);
  const spill = { row: SPILL_ROW + 1, column: 0, rows: reach(session.standings.length), columns: headings.length };
  const formula = call(prefix, "RANKING", allOf(names.results), allOf(names.settings), allOf(names.names));
  return {
    ...emptyPlan("Ranking"),
    columns: headings.map((heading, column) => ({
      column,
      ...FORMATS[heading],
      ...(WITH_DECIMALS.includes(heading) ? { numberFormat } : {}),
    })),
    blocks: [
      {
        row: 0,
        column: 0,
        cells: [[event.name ? eventTitle(event) : ["Ranking", eventTitle(event)].filter(Boolean).join(", ")]],
      },
      { row: STATUS_ROW, column: 0, cells: [[{ formula: `=A${SPILL_ROW + 1}` }]] },
      { row: SPILL_ROW, column: 0, cells: [[formula]] },
    ],
    styles: [
      titleStyle(0, TITLE),
      titleStyle(STATUS_ROW, { bold: true, color: GREEN }),
      titleStyle(SPILL_ROW, { color: WHITE }),
    ],
    conditionals: [
      {
        area: { row: STATUS_ROW, column: 0, rows: 1, columns: 1 },
        formula: `=LEFT($A$${STATUS_ROW + 1},11)="PROVISIONAL"`,
        style: { color: RED },
      },
      ...spillFormats(
        spill,
        ["Place"],
        headings.findIndex((heading) => heading === "Pair" || heading === "Player"),
      ),
    ],
    freeze: { rows: SPILL_ROW + 2, columns: 0 },
    print: { orientation: "portrait", titleRows: 1 },
  };
}

/** "Tuesday Pairs, Riverside BC, 2026-11-30", or "" where nothing is known. */
export function eventTitle({ name, club, date }: EventDetails): string {
  return [name, club, date].filter(Boolean).join(", ");
}
