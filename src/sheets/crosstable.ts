/** The cross-table: one formula. */
import { crossTableCells, crossTableHeadings } from "../results/crosstable";
import type { ScoredSession } from "../results/session";
import type { EventDetails } from "../results/types";
import { allOf, call, rankingCall } from "./functionNames";
import { decimalFormat, emptyPlan, reach, spillFormats } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";
import { withRanking } from "./status";
import { widthFor } from "./columnWidth";
import { listLengths, livePages } from "./print/livePages";
import { eventTitle } from "./eventTitle";

const FIRST_ROW = 2;

/** Place and Pair stay in sight. */
const FROZEN_COLUMNS = 2;

/** So many more opponents may come before the formats end. */
const SPARE_COLUMNS = 2;

const FORMATS: Record<string, Omit<ColumnPlan, "column"> & { width: number }> = {
  Place: { width: 9, align: "left" },
  Pair: { width: 8, align: "center" },
  Direction: { width: 11, align: "center" },
  Names: { width: 34, align: "left" },
};

/**
 * @param session what is there now: it says which columns the tables will have
 * @returns undefined for teams and for players who change partners: they have no such table
 */
export function crossTablePlan(
  session: ScoredSession,
  event: EventDetails,
  options: { names: TableNames; prefix: string },
): SheetPlan | undefined {
  const tables = crossTableHeadings(session);
  if (tables.length === 0) return undefined;
  const { names, prefix } = options;
  const widest = Math.max(...tables.map(({ length }) => length)) + SPARE_COLUMNS;
  const points = { width: 8, align: "center" as const, numberFormat: decimalFormat(session.settings) };
  const rows = reach(session.standings.length + 2 * tables.length);
  const formula = call(prefix, "CROSSTABLE", allOf(names.results), allOf(names.settings), allOf(names.names));
  const header = eventTitle(event);
  const found = crossTableCells(session);
  const cells = Array.isArray(found) ? found : tables;
  const columns = Array.from({ length: widest }, (_, column): ColumnPlan => {
    const format = FORMATS[tables[0][column]] ?? points;
    const texts = tables[0][column] === "Names" ? cells.map((row) => row[column]) : [];
    return { column, ...format, width: widthFor(format.width, texts) };
  });
  const front = tables[0].filter((heading) => heading in FORMATS).length;
  const pages = livePages({ orientation: "landscape", columns, row: FIRST_ROW, lists: listLengths(cells), front });
  const top = withRanking("Cross-table", event, rankingCall(options), {
    row: FIRST_ROW,
    column: 0,
    cells: [[formula]],
  });
  return {
    ...emptyPlan("Cross-table", "landscape"),
    columns,
    blocks: top.blocks,
    styles: [...top.styles, ...pages.styles],
    conditionals: [
      ...spillFormats({ row: FIRST_ROW, column: 0, rows, columns: widest }, ["Place"], 1),
      ...top.conditionals,
    ],
    freeze: { rows: tables.length > 1 ? FIRST_ROW : FIRST_ROW + 1, columns: FROZEN_COLUMNS },
    print: { ...pages.print, ...(header ? { header } : {}) },
  };
}
