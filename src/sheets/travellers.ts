/** All travellers, one board below another: one formula. */
import { NOTE_HEADING } from "../results/traveller";
import type { ScoredLine } from "../results/session";
import type { EventDetails, ResultLine, Settings } from "../results/types";
import { widthFor } from "./columnWidth";
import { basisFormat, pointsFormat, scoringFormats } from "./figureFormats";
import { allOf, call, rankingCall } from "./functionNames";
import { BESIDE_FIGURES, emptyPlan, reach, spillFormats } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";
import { withRanking } from "./status";
import { livePages } from "./print/livePages";
import { eventTitle } from "./eventTitle";
import { groups } from "../results/groups";

const FIRST_ROW = 2;

type Format = Omit<ColumnPlan, "column">;

const BOARD: Format = { width: 8, align: "center" };
const SECTION: Format = { width: 9, align: "center" };

/** NS, EW, Contract, By, Lead, Result, NS score, EW score; both sides' points follow, and a percentage or the like. */
const COLUMNS: readonly Format[] = [
  { width: 7, align: "center" },
  { width: 7, align: "center" },
  { width: 11, align: "center" },
  { width: 5, align: "center" },
  { width: 7, align: "center" },
  { width: 9, align: "center" },
  { width: 11, align: "right" },
  { width: 11, align: "right" },
];

const POINTS: Format = { width: 11, align: "right" };

export interface TravellersOptions {
  names: TableNames;
  prefix: string;
  settings: Settings;
  event: EventDetails;
  /** Optional columns of the results that stand in any case: a note that comes later is to have its room on the page. */
  columns?: readonly string[];
  /** The lines scored as they are now: their points may need decimals. */
  scored?: readonly ScoredLine[];
}

function noteFormat(lines: readonly ResultLine[]): Format {
  const notes = lines.map(({ note = "" }) => note);
  return { width: widthFor(24, notes), ...BESIDE_FIGURES };
}

/** @param lines what is there now: with several boards each line says its own, with sections its section too. */
export function travellersPlan(lines: readonly ResultLine[], options: TravellersOptions): SheetPlan {
  const { names, prefix, settings, event, scored } = options;
  const inPoints = pointsFormat(settings, scored);
  const boards = groups(
    lines.filter(({ board }) => board > 0),
    ({ board }) => board,
  ).sort(([a], [b]) => a.board - b.board);
  const formats = [
    ...(boards.length > 1 ? [BOARD] : []),
    ...(lines.some(({ section }) => section !== "") ? [SECTION] : []),
    ...COLUMNS,
    { ...POINTS, ...(inPoints ? { numberFormat: inPoints } : {}) },
    { ...POINTS, ...(inPoints ? { numberFormat: inPoints } : {}) },
    { ...POINTS, width: 14, numberFormat: basisFormat(settings) },
    ...(lines.some(({ note }) => note) || options.columns?.includes(NOTE_HEADING) ? [noteFormat(lines)] : []),
  ];
  const points = formats.indexOf(COLUMNS[COLUMNS.length - 1]) + 1;
  const columns = formats.map((format, column): ColumnPlan => ({ column, ...format }));
  const tables = [allOf(names.results), "", allOf(names.settings), allOf(names.names)];
  const spill = { row: FIRST_ROW, column: 0, rows: reach(lines.length + 2 * boards.length), columns: columns.length };
  const header = eventTitle(event);
  const pages = livePages({
    orientation: "portrait",
    columns,
    row: FIRST_ROW,
    lists: boards.map((results) => 1 + results.length),
  });
  const spilled = { row: FIRST_ROW, column: 0, cells: [[call(prefix, "TRAVELLER", ...tables)]] };
  const top = withRanking("Travellers", event, rankingCall(options), spilled);
  return {
    ...emptyPlan("Travellers"),
    columns,
    blocks: top.blocks,
    styles: [...top.styles, ...pages.styles],
    conditionals: [
      ...spillFormats(spill, ["Board", "Section", "NS"]),
      ...scoringFormats(
        { ...spill, column: points, columns: 2 },
        { ...spill, column: points + 2, columns: 1 },
        FIRST_ROW,
        settings,
        scored,
      ),
      ...top.conditionals,
    ],
    freeze: { rows: FIRST_ROW, columns: 0 },
    print: { ...pages.print, ...(header ? { header } : {}) },
  };
}
