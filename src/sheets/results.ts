/** The results sheet: one table, a row for each result, and our scores beside it. */
import type { Problem } from "../notation/problem";
import { byRound } from "../results/byRound";
import { languageOf } from "../results/language";
import { scoreHeading } from "../results/scoreColumns";
import { SCORINGS } from "../results/settings";
import type { ScoredLine } from "../results/session";
import type { EventDetails, ResultLine, Settings } from "../results/types";
import { widthFor, widthForHeading } from "./columnWidth";
import { entryColumns, type Entry, type EntryColumn } from "./entry";
import { basisFormat, pointsFormat, scoringFormats } from "./figureFormats";
import { allOf, call } from "./functionNames";
import { BAND, BESIDE_FIGURES, columnName, emptyPlan, headingStyle, reach, RED, TABLE_STYLE } from "./look";
import type { Cell, ColumnPlan, ConditionalPlan, SheetPlan, TableNames } from "./plan";
import { eventTitle } from "./eventTitle";

export interface ResultsOptions {
  entry: Entry;
  names: TableNames;
  /** Before function names: the namespace with its dot, or empty. */
  prefix: string;
  settings?: Settings;
  event?: EventDetails;
  /** What was not understood: its text is written where it would stand. */
  unread?: readonly Problem[];
  /** As travellers are typed, board by board, which is usual; or as pick-up slips come, round by round. */
  order?: Order;
  /** Optional columns that stand in any case, by their headings. */
  columns?: readonly string[];
  /** The lines scored as they are now: their points may need decimals. */
  scored?: readonly ScoredLine[];
}

export type Order = "Board" | "Round";

/** The table with its lines, sorted by board (or round and table), and else as given; without lines one blank row. */
export function resultsPlan(lines: readonly ResultLine[], options: ResultsOptions): SheetPlan {
  const { entry, names, prefix, settings = {}, event = {}, unread = [], scored } = options;
  const order = options.order === "Round" && lines.some(({ round }) => round) ? "Round" : "Board";
  const columns = entryColumns(entry, lines, new Map(unread.map(unreadText)), languageOf(settings), options.columns);
  const sorted = lines
    .map((line, i) => ({ line, i }))
    .sort((a, b) => inOrder[order](a.line, b.line) || a.i - b.i)
    .map(({ line }) => line);
  const formula = call(prefix, "SCORERESULTS", allOf(names.results), allOf(names.settings), allOf(names.names));
  const header = eventTitle(event);
  const plan = tableWithScores("Results", columns, sorted, {
    ...{ row: 0, table: names.results, formula, settings, scored },
  });
  return {
    ...plan,
    conditionals: [...(order === "Round" ? roundFormats(plan) : boardFormats(plan)), ...underOther(plan, options)],
    print: { ...plan.print, ...(header ? { header } : {}) },
  };
}

/** The formats of the scores beside the table where the setting Scoring becomes another. */
function underOther(plan: SheetPlan, { settings = {}, scored }: ResultsOptions): ConditionalPlan[] {
  const { area } = plan.tables[0];
  // Score stands first, and the note last.
  const [row, column] = [area.row + 1, area.columns + 2];
  const both = { row, rows: reach(area.rows), columns: 2 };
  return scoringFormats({ ...both, column }, { ...both, column: column + 2 }, area.row, settings, scored);
}

const inOrder: Record<Order, (a: ResultLine, b: ResultLine) => number> = {
  Board: (a, b) => a.board - b.board,
  Round: (a, b) => byRound(a, b) || a.board - b.board,
};

/** What has two readings stays a question: in the language of the sheet it would have only one. */
export function unreadText({ kind, at, read }: Pick<Problem, "kind" | "at" | "read">): [string, string] {
  return [at, kind === "twoReadings" ? `${read}?` : read];
}

/** Every other board is shaded, and each ruled off: over the table and the scores beside it alike. */
function boardFormats({ tables: [table], columns }: SheetPlan): ConditionalPlan[] {
  const row = table.area.row + 1;
  const area = { row, column: 0, rows: reach(table.area.rows), columns: columns.length };
  const [board, next] = [`$A${row + 1}`, `$A${row + 2}`];
  return [
    { area, formula: `=AND(${board}<>"",${board}<>${next})`, style: { border: "bottom" } },
    { area, formula: `=AND(${board}<>"",MOD(${board},2)=0)`, style: { fill: BAND } },
  ];
}

/** As above, by slips: every other round is shaded, and each table of it ruled off. */
function roundFormats({ tables: [table], columns, blocks: [{ cells }] }: SheetPlan): ConditionalPlan[] {
  const row = table.area.row + 1;
  const area = { row, column: 0, rows: reach(table.area.rows), columns: columns.length };
  const [round, ...places] = ["Round", "Table"]
    .filter((heading) => cells[0].includes(heading))
    .map((heading) => `$${columnName(cells[0].indexOf(heading))}`);
  const [here, next] = [row + 1, row + 2];
  const changes = [round, ...places].map((column) => `${column}${here}<>${column}${next}`).join(",");
  return [
    { area, formula: `=AND(${round}${here}<>"",OR(${changes}))`, style: { border: "bottom" } },
    { area, formula: `=AND(${round}${here}<>"",MOD(${round}${here},2)=0)`, style: { fill: BAND } },
  ];
}

export interface Placed {
  /** The heading's row. */
  row: number;
  table: string;
  formula: { formula: string };
  settings: Settings;
  scored?: readonly ScoredLine[];
}

/** A table of results from some row on, one blank column, and the scores spilling from the heading's row. */
export function tableWithScores(
  name: string,
  columns: readonly EntryColumn[],
  lines: readonly ResultLine[],
  { row, table, formula, settings, scored: lineScores }: Placed,
): SheetPlan {
  const rows = lines.length ? lines.map((line) => columns.map(({ cell }) => cell(line))) : [columns.map(() => "")];
  const cells: Cell[][] = [columns.map(({ heading }) => heading), ...rows];
  const area = { row, column: 0, rows: cells.length, columns: columns.length };
  const spill = columns.length + 1;
  const scores = scoreColumns(settings, lineScores);
  return {
    ...emptyPlan(name, "landscape"),
    columns: [
      ...columns.map((column, i) => columnPlan(column, i, rows)),
      { column: columns.length, width: 3 },
      ...scores.map((format, i) => ({ column: spill + i, ...format })),
    ],
    blocks: [
      { row, column: 0, cells },
      { row, column: spill, cells: [[formula]] },
    ],
    tables: [{ name: table, area, style: TABLE_STYLE, banded: false }],
    styles: [headingStyle(row, 0, columns.length), headingStyle(row, spill, scores.length)],
    choices: [],
    freeze: { rows: row + 1, columns: lastOfPlace(columns) + 1 },
    print: { orientation: "landscape", titleRows: row + 1 },
    select: { row: row + 1, column: firstToType(columns, rows[0]) },
  };
}

/** Who sits E-W, or West, ends what tells where and who. */
function lastOfPlace(columns: readonly EntryColumn[]): number {
  const at = (wanted: string): number => columns.findIndex(({ heading }) => heading === wanted);
  return Math.max(at("EW"), at("West"));
}

/** Where to begin typing: with who plays, or, where that is known, with the result. */
function firstToType(columns: readonly EntryColumn[], row: readonly Cell[]): number {
  const last = lastOfPlace(columns);
  return row.slice(0, last + 1).includes("") ? row.indexOf("") : last + 1;
}

/** The columns of SCORERESULTS: the score, both sides' points, percentages or what IMPs were reckoned from, the note. */
function scoreColumns(settings: Settings, scored?: readonly ScoredLine[]): Omit<ColumnPlan, "column">[] {
  const [points, basis] = [pointsFormat(settings, scored), basisFormat(settings)];
  const figures = ["0", points, points, basis, basis].map((numberFormat, i): Omit<ColumnPlan, "column"> => ({
    width: FIGURE_WIDTHS[i],
    ...(numberFormat ? { numberFormat } : {}),
    align: "right",
  }));
  return [...figures, { width: 30, ...BESIDE_FIGURES, color: RED }];
}

const LEAST_FIGURE = 8;

/** Wide enough for the headings of every scoring: it may be changed in the settings, and the columns stay as they are. */
const FIGURE_WIDTHS = [0, 1, 2, 3, 4].map((i) =>
  widthForHeading(
    LEAST_FIGURE,
    SCORINGS.map((scoring) => scoreHeading({ Scoring: scoring })[i]),
  ),
);

/** Texts are as wide as they are, up to what a screen has room for. */
function columnPlan({ width, text, align }: EntryColumn, column: number, rows: readonly Cell[][]): ColumnPlan {
  const texts = align === "left" ? rows.map((row) => row[column]) : [];
  return {
    column,
    width: Math.max(width, Math.min(WIDEST_TEXT, widthFor(width, texts))),
    ...(text ? { numberFormat: "@" } : {}),
    ...(align ? { align } : {}),
  };
}

const WIDEST_TEXT = 60;
