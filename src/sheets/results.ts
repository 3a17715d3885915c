/** The results sheet: one table, a row for each result, and our scores beside it. */
import type { ResultLine } from "../results/types";
import type { Problem } from "../notation/problem";
import { entryColumns, type Entry, type EntryColumn } from "./entry";
import { allOf, call } from "./functionNames";
import { columnName, emptyPlan, headingStyle, LAST_ROW, RED } from "./look";
import type { Cell, ColumnPlan, SheetPlan, TableNames } from "./plan";

export interface ResultsOptions {
  entry: Entry;
  names: TableNames;
  /** Before function names: the namespace with its dot, or empty. */
  prefix: string;
  /** What was not understood: its text is written where the contract would stand. */
  unread?: readonly Problem[];
}

/** The spilled columns of SCORERESULTS: width and number format. */
const SCORES: readonly { width: number; numberFormat?: string; align?: ColumnPlan["align"] }[] = [
  { width: 8, numberFormat: "0" },
  { width: 8 },
  { width: 8 },
  { width: 8, numberFormat: "0.00" },
  { width: 8, numberFormat: "0.00" },
  { width: 60, align: "left" },
];

/** The table with its lines, sorted by board and else as given. */
export function resultsPlan(lines: readonly ResultLine[], options: ResultsOptions): SheetPlan {
  const { entry, names, prefix } = options;
  const columns = entryColumns(entry, lines, new Map((options.unread ?? []).map(({ at, read }) => [at, read])));
  const sorted = lines.map((line, i) => ({ line, i })).sort((a, b) => a.line.board - b.line.board || a.i - b.i);
  const cells = tableCells(
    columns,
    sorted.map(({ line }) => line),
  );
  const formula = call(prefix, "SCORERESULTS", allOf(names.results), allOf(names.settings), allOf(names.names));
  return tableWithScores("Results", columns, cells, { row: 0, table: names.results, formula });
}

export function tableCells(columns: readonly EntryColumn[], lines: readonly ResultLine[]): Cell[][] {
  return [columns.map(({ heading }) => heading), ...lines.map((line) => columns.map(({ cell }) => cell(line)))];
}

/** A table of results from some row on, one blank column, and the scores spilling from the heading's row. */
export function tableWithScores(
  name: string,
  columns: readonly EntryColumn[],
  cells: Cell[][],
  at: { row: number; table: string; formula: { formula: string } },
): SheetPlan {
  const { row, table } = at;
  const scores = columns.length + 1;
  const below = { row: row + 1, rows: LAST_ROW - row };
  const note = columnName(scores + SCORES.length - 1);
  const board = `$A${row + 2}`;
  return {
    ...emptyPlan(name),
    columns: [
      ...columns.map(({ width, text, align }, column) => ({
        column,
        width,
        ...(text ? { numberFormat: "@" } : {}),
        ...(align ? { align } : {}),
      })),
      { column: columns.length, width: 3 },
      ...SCORES.map((format, i) => ({ column: scores + i, ...format })),
    ],
    blocks: [
      { row, column: 0, cells },
      { row, column: scores, cells: [[at.formula]] },
    ],
    tables: [
      { name: table, area: { row, column: 0, rows: cells.length, columns: columns.length }, style: "TableStyleLight1" },
    ],
    styles: [headingStyle(row, 0, columns.length), headingStyle(row, scores, SCORES.length)],
    conditionals: [
      {
        area: { ...below, column: 0, columns: scores + SCORES.length },
        formula: `=AND(${board}<>"",${board}<>$A${row + 3})`,
        style: { border: "bottom" },
      },
      {
        area: { ...below, column: scores + SCORES.length - 1, columns: 1 },
        formula: `=$${note}${row + 2}<>""`,
        style: { color: RED },
      },
    ],
    choices: columns.flatMap(({ heading }, column) =>
      heading === "By"
        ? [{ area: { row: row + 1, column, rows: cells.length - 1, columns: 1 }, values: ["N", "E", "S", "W"] }]
        : [],
    ),
    freeze: { rows: row + 1, columns: 0 },
    print: { orientation: "landscape", titleRows: row + 1 },
    select: firstToFill(columns, row),
  };
}

/** Where the typing begins: the first cell behind the board and the pairs. */
function firstToFill(columns: readonly EntryColumn[], row: number): { row: number; column: number } {
  const place = columns.findIndex(({ heading }) => heading === "NS");
  return { row: row + 1, column: Math.max(0, place) };
}
