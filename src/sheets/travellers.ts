/** All travellers, one board below another: one formula. */
import { setting } from "../results/settings";
import { NOTE_HEADING } from "../results/traveller";
import type { EventDetails, ResultLine, Settings } from "../results/types";
import { widthFor } from "./columnWidth";
import { allOf, call } from "./functionNames";
import { decimalFormat, emptyPlan, reach, spillFormats, TITLE, titleStyle } from "./look";
import type { ColumnPlan, SheetPlan, TableNames } from "./plan";
import { livePages } from "./print/livePages";
import { eventTitle } from "./ranking";
import { groups } from "../results/groups";

const FIRST_ROW = 2;

type Format = Omit<ColumnPlan, "column">;

const BOARD: Format = { width: 8, align: "center" };
const SECTION: Format = { width: 9, align: "center" };

/** NS, EW, Contract, By, Lead, Result, NS score, EW score, NS MP, EW MP. */
const COLUMNS: readonly Format[] = [
  { width: 7, align: "center" },
  { width: 7, align: "center" },
  { width: 11, align: "center" },
  { width: 5, align: "center" },
  { width: 7, align: "center" },
  { width: 9, align: "center" },
  { width: 11, align: "right" },
  { width: 11, align: "right" },
  { width: 9, align: "right" },
  { width: 9, align: "right" },
];

export interface TravellersOptions {
  names: TableNames;
  prefix: string;
  settings: Settings;
  event: EventDetails;
  /** Optional columns of the results that stand in any case: a note that comes later is to have its room on the page. */
  columns?: readonly string[];
}

function noteFormat(lines: readonly ResultLine[]): Format {
  const notes = lines.map(({ note = "" }) => note);
  return { width: widthFor(24, notes), align: "left" };
}

/** @param lines what is there now: with several boards each line says its own, with sections its section too. */
export function travellersPlan(lines: readonly ResultLine[], options: TravellersOptions): SheetPlan {
  const { names, prefix, settings, event } = options;
  const boards = groups(
    lines.filter(({ board }) => board > 0),
    ({ board }) => board,
  ).sort(([a], [b]) => a.board - b.board);
  const formats = [
    ...(boards.length > 1 ? [BOARD] : []),
    ...(lines.some(({ section }) => section !== "") ? [SECTION] : []),
    ...COLUMNS,
    {
      width: 11,
      ...(setting(settings, "Scoring") === "Butler" ? {} : { numberFormat: decimalFormat(settings) }),
      align: "right" as const,
    },
    ...(lines.some(({ note }) => note) || options.columns?.includes(NOTE_HEADING) ? [noteFormat(lines)] : []),
  ];
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
  return {
    ...emptyPlan("Travellers"),
    columns,
    blocks: [
      { row: 0, column: 0, cells: [["Travellers"]] },
      { row: FIRST_ROW, column: 0, cells: [[call(prefix, "TRAVELLER", ...tables)]] },
    ],
    styles: [titleStyle(0, TITLE), ...pages.styles],
    conditionals: spillFormats(spill, ["Board", "Section", "NS"]),
    freeze: { rows: FIRST_ROW, columns: 0 },
    print: { ...pages.print, ...(header ? { header } : {}) },
  };
}
