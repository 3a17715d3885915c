/** The score charts to print and lay on the tables: three pages across, each chart one formula. */
import { impTable, scoreTable, undertrickTable } from "../results/charts";
import type { Figure } from "../results/figures";
import { call, type SheetFunction } from "./functionNames";
import { BAND, emptyPlan, spillFormats, TITLE } from "./look";
import type { ColumnPlan, Paper, SheetPlan, StylePlan } from "./plan";

interface Chart {
  title: string;
  name: SheetFunction;
  argument?: string;
  /** The page, and the first column on it. */
  page: number;
  column: number;
  /** What the formula fills now: it says how much room it needs. */
  cells: Figure[][];
}

/** Right of the scores, and a narrow column between. */
const BESIDE = scoreTable(0)[0].length + 1;

const CHARTS: readonly Chart[] = [
  { title: "Contracts made", name: "SCORETABLE", page: 0, column: 0, cells: scoreTable(0) },
  { title: "Contracts defeated", name: "UNDERTRICKTABLE", page: 0, column: BESIDE, cells: undertrickTable() },
  {
    title: "Contracts made, doubled",
    name: "SCORETABLE",
    argument: '"X"',
    page: 1,
    column: 0,
    cells: scoreTable(1),
  },
  { title: "IMPs for a difference", name: "IMPTABLE", page: 1, column: BESIDE, cells: impTable() },
  {
    title: "Contracts made, redoubled",
    name: "SCORETABLE",
    argument: '"XX"',
    page: 2,
    column: 0,
    cells: scoreTable(2),
  },
];

const PAGES = 3;
/** A title, the longest chart, and a blank row. */
const PAGE_ROWS = Math.max(...CHARTS.map(({ cells }) => cells.length)) + 2;

/** In points: a page of A4 or Letter lies across and holds them all. */
const ROW_HEIGHT = 17;
const MARGIN = 36;
const TEXT_SIZE = 10;
const HEADING_SIZE = 9;

/** In characters. "and more", in the second column of the IMPs, is the longest of the right-hand charts. */
const NAME_WIDTH = 9;
const FIGURE_WIDTH = 5;
const GAP_WIDTH = 0.8;
const WIDE = { column: BESIDE + 1, width: 8.5 };

export function chartsPlan({ prefix, paper }: { prefix: string; paper: Paper }): SheetPlan {
  const plan = emptyPlan("Score chart", "landscape");
  const width = Math.max(...CHARTS.map(({ column, cells }) => column + cells[0].length));
  return {
    ...plan,
    columns: Array.from({ length: width }, (_, column): ColumnPlan => columnPlan(column)),
    blocks: CHARTS.flatMap(({ title, name, argument = "", page, column }) => [
      { row: page * PAGE_ROWS, column, cells: [[title]] },
      { row: page * PAGE_ROWS + 1, column, cells: [[call(prefix, name, argument)]] },
    ]),
    styles: [
      {
        area: { row: 0, column: 0, rows: PAGES * PAGE_ROWS, columns: width },
        style: { size: TEXT_SIZE, height: ROW_HEIGHT },
      },
      ...CHARTS.flatMap(chartStyles),
    ],
    conditionals: CHARTS.flatMap(({ page, column, cells }) =>
      spillFormats({ row: page * PAGE_ROWS + 1, column, rows: cells.length, columns: cells[0].length }, [
        String(cells[0][0]),
      ]),
    ),
    print: {
      orientation: "landscape",
      pages: { paper, margin: MARGIN, breaks: Array.from({ length: PAGES - 1 }, (_, i) => (i + 1) * PAGE_ROWS) },
    },
  };
}

function chartStyles({ page, column, cells }: Chart): StylePlan[] {
  const row = page * PAGE_ROWS;
  const [{ length: columns }] = cells;
  const isBanded = ([name]: Figure[]): boolean => typeof name === "string" && /^[246]/.test(name);
  return [
    { area: { row, column, rows: 1, columns: 1 }, style: { ...TITLE, size: 12, align: "left" } },
    { area: { row: row + 1, column, rows: 1, columns }, style: { size: HEADING_SIZE } },
    // The contracts of every other level.
    ...cells.flatMap((line, i): StylePlan[] =>
      isBanded(line) ? [{ area: { row: row + 1 + i, column, rows: 1, columns }, style: { fill: BAND } }] : [],
    ),
  ];
}

function columnPlan(column: number): ColumnPlan {
  if (column === 0) return { column, width: NAME_WIDTH, align: "left" };
  if (column === BESIDE - 1) return { column, width: GAP_WIDTH };
  return { column, width: column === WIDE.column ? WIDE.width : FIGURE_WIDTH, align: "right" };
}
