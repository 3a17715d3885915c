/**
 * Pages of a sheet whose lists spill from one formula: they break between two lists, as many stand now. Excel ignores
 * page breaks where it fits a sheet to the width of a page, so such a sheet has the scale that does it.
 */
import type { ColumnPlan, PrintPlan, SheetPlan, StylePlan } from "../plan";
import { widthOf } from "../columnWidth";
import { ROW_HEIGHT } from "../look";
import { MARGIN, PAPER_SIZES } from "./pages";

export interface LiveSheet {
  /** As wanted; where that would be too small to read, and rows are not to be torn, across. */
  orientation: PrintPlan["orientation"];
  columns: readonly ColumnPlan[];
  /** The first row of the spill; what stands above it, without its blank rows, is repeated on each page. */
  row: number;
  /** How many rows each list has, its heading with it. */
  lists: readonly number[];
  /** Columns that say whose row it is, repeated where a row goes on over several pages. */
  front?: number;
}

/** In points. */
const TITLE_HEIGHT = 24;

/** Smaller than this, in percent, nobody reads a sheet that lies on a table. */
export const LEAST_SCALE = 60;

/** Printers differ: so much of a page's width is used, and one row fewer than a page holds. */
const CAREFUL = 0.98;
const SPARE_ROWS = 1;

/** Both papers, so that it does not matter which lies in the printer. */
const ROOM = Object.values(PAPER_SIZES).map(([width, height]) => [width - 2 * MARGIN, height - 2 * MARGIN]);

/**
 * How a sheet is printed, and how high its rows are for that. One page is left to Excel, which fits it to the width
 * even where a column is added.
 */
export function livePages(sheet: LiveSheet): Pick<SheetPlan, "print"> & { styles: StylePlan[] } {
  const { columns, row, lists, front = 0 } = sheet;
  const orientation = legible(sheet.orientation, columns);
  const [width, height] = roomOn(orientation);
  const parts = columnParts(columns, front, width);
  const scale = scaleFor(Math.max(...parts.map(widthOf)), width);
  const above = TITLE_HEIGHT + (row - 1) * ROW_HEIGHT;
  const held = Math.floor(((height * 100) / scale - above) / ROW_HEIGHT) - SPARE_ROWS;
  const total = lists.reduce((sum, rows) => sum + rows + 1, -1);
  if (total <= held && parts.length === 1) return { print: { orientation, titleRows: row + 1 }, styles: [] };
  const isLong = lists.some((rows) => rows > held);
  const breaks = pageStarts(lists, held).map((start) => row + start);
  const columnBreaks = parts.slice(1).map((part) => part[front].column);
  return {
    print: {
      orientation,
      // A list that goes on over pages has its heading on each of them; else each list brings its own.
      titleRows: isLong ? row + 1 : row,
      ...(columnBreaks.length ? { titleColumns: front } : {}),
      pages: { scale, breaks, ...(columnBreaks.length ? { columnBreaks } : {}), margin: MARGIN },
    },
    styles: [
      { area: { row: 0, column: 0, rows: 1, columns: 1 }, style: { height: TITLE_HEIGHT } },
      { area: { row: 1, column: 0, rows: row - 1 + total, columns: 1 }, style: { height: ROW_HEIGHT } },
    ],
  };
}

/** The wanted orientation, or across where it would be too small to read. */
export function legible(wanted: PrintPlan["orientation"], columns: readonly ColumnPlan[]): PrintPlan["orientation"] {
  return scaleFor(widthOf(columns), roomOn(wanted)[0]) >= LEAST_SCALE ? wanted : "landscape";
}

/** Width and height that both papers have room for, in points. */
function roomOn(orientation: PrintPlan["orientation"]): [number, number] {
  const [short, long] = [0, 1].map((side) => Math.min(...ROOM.map((room) => room[side])));
  return orientation === "portrait" ? [short, long] : [long, short];
}

/** In percent, at most natural size. */
function scaleFor(width: number, room: number): number {
  return Math.min(100, Math.floor((100 * CAREFUL * room) / width));
}

/** The rows, from the first list's heading, that begin a page; a list that is longer than a page is torn evenly. */
function pageStarts(lists: readonly number[], held: number): number[] {
  const starts: number[] = [];
  let [row, used] = [0, 0];
  for (const rows of lists) {
    if (used > 0 && used + rows > held) {
      starts.push(row);
      used = 0;
    }
    // Its heading is repeated on the pages that follow.
    const pages = rows > held ? Math.ceil((rows - 1) / (held - 1)) : 1;
    const each = Math.ceil((rows - 1) / pages);
    for (let page = 1; page < pages; page++) starts.push(row + 1 + page * each);
    used = pages > 1 ? 1 + rows - (pages - 1) * each : used + rows + 1;
    row += rows + 1;
  }
  return starts;
}

/** The columns of each page across, the front ones on all: as few pages as keep them legible, equally wide. */
function columnParts(columns: readonly ColumnPlan[], front: number, width: number): ColumnPlan[][] {
  const [first, others] = [columns.slice(0, front), columns.slice(front)];
  for (let pages = 1; ; pages++) {
    const each = Math.ceil(others.length / pages);
    const parts = Array.from({ length: Math.ceil(others.length / each) }, (_, i) => [
      ...first,
      ...others.slice(i * each, (i + 1) * each),
    ]);
    const isLegible = parts.every((part) => scaleFor(widthOf(part), width) >= LEAST_SCALE);
    if (isLegible || front === 0 || each === 1) return parts;
  }
}

/** How many rows each list of a spill has: blank rows stand between them. */
export function listLengths(cells: readonly (readonly unknown[])[]): number[] {
  const lists = [0];
  for (const row of cells) {
    if (row.every((cell) => cell === "")) lists.push(0);
    else lists[lists.length - 1]++;
  }
  return lists;
}
