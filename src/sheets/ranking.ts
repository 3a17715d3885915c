/** The ranking sheet: one formula. */
import { rankingHeading } from "../results/ranking";
import type { ScoredSession } from "../results/session";
import type { EventDetails } from "../results/types";
import { allOf, call } from "./functionNames";
import { emptyPlan, GREEN, LAST_ROW, spillFormats, TITLE } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";

const FIRST_ROW = 2;

const FORMATS: Record<string, Omit<ColumnPlan, "column">> = {
  Place: { width: 9, align: "left" },
  Section: { width: 9, align: "center" },
  Pair: { width: 8, align: "center" },
  Direction: { width: 11, align: "center" },
  Names: { width: 42, align: "left" },
  Penalty: { width: 9 },
  MP: { width: 10, numberFormat: "0.00" },
  "%": { width: 9, numberFormat: "0.00" },
  Boards: { width: 9, align: "center" },
};

/** @param session what is there now: it says which columns the ranking will have. */
export function rankingPlan(
  session: ScoredSession,
  event: EventDetails,
  options: { names: TableNames; prefix: string },
): SheetPlan {
  const { names, prefix } = options;
  const headings = rankingHeading(session).map(String);
  const area = { row: FIRST_ROW, column: 0, rows: LAST_ROW, columns: headings.length };
  return {
    ...emptyPlan("Ranking"),
    columns: headings.map((heading, column) => ({ column, ...FORMATS[heading] })),
    blocks: [
      { row: 0, column: 0, cells: [[eventTitle(event)]] },
      {
        row: FIRST_ROW,
        column: 0,
        cells: [[call(prefix, "RANKING", allOf(names.results), allOf(names.settings), allOf(names.names))]],
      },
    ],
    styles: [
      { area: { row: 0, column: 0, rows: 1, columns: 1 }, style: TITLE },
      { area: { row: FIRST_ROW, column: 0, rows: 1, columns: 1 }, style: { bold: true, color: GREEN, align: "left" } },
    ],
    conditionals: spillFormats({ ...area, row: FIRST_ROW + 1 }, "Place"),
    freeze: { rows: FIRST_ROW, columns: 0 },
    print: { orientation: "portrait", titleRows: 1 },
  };
}

/** "Tuesday Pairs, Riverside BC, 2026-11-30", or "Ranking". */
export function eventTitle({ name, club, date }: EventDetails): string {
  return [name, club, date].filter(Boolean).join(", ") || "Ranking";
}
