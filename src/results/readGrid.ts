/** Turns cells with a header row into result lines: a range of a workbook, a paste, a CSV or HTML table. */
import { languageName, LANGUAGES, type Language } from "../notation/languages";
import { leadsOf } from "../notation/lead";
import type { Problem } from "../notation/problem";
import { isBlank, textOf } from "../notation/text";
import { scriptOf, type KnownTongue } from "../notation/words";
import { doubledHeadings, findHeader, type Cells, type Columns, type Header } from "./columns";
import { withLackingColumns } from "./lackingColumns";
import { languageOf, languageSet } from "./language";
import { readLine, type GridRow } from "./readLine";
import { setting } from "./settings";
import { atOnce, mapped, type Steps } from "./steps";
import type { ResultLine, Settings } from "./types";
import { writtenCells } from "./writtenCells";

export interface Grid {
  header: Header;
  /** Row for row below the header. */
  rows: GridRow[];
  /** What is wrong with the range as a whole. */
  problems: Problem[];
}

export interface GridSource {
  /** How a place is named; `row` counts from 1 at the first row of the cells. */
  at?: (row: number) => string;
  /**
   * In Excel a blank cell may arrive as 0. A range of a workbook is read so that no 0 is taken for an entry that
   * might be a blank; a file's 0 is a 0.
   */
  zeroMayBeBlank?: boolean;
  /** What an import reads: each row tells for itself what it lacks, and keeps its cells where it is not understood. */
  isImport?: boolean;
  /** Whose contract a row below the heading has, where that was decided beforehand; else the setting says it. */
  tongue?: (row: number) => KnownTongue;
}

const HAPPENED = ["contract", "result", "tricks", "made", "nsScore", "ewScore"] as const;

/** Who plays, as pairs or as single players. */
const SEATED = [
  ["ns", "ew"],
  ["north", "south", "east", "west"],
] as const;

/** The fields that a table of results must have: a board, and something that says what happened. */
export function isResultHeader(columns: Columns): boolean {
  return columns.has("board") && HAPPENED.some((field) => columns.has(field));
}

/** Headings that lack the board or the results alone are told so; of others it cannot be known what they are. */
function withoutHeader(cells: Cells, at: (row: number) => string): Problem {
  const hasPairs = (columns: Columns): boolean => SEATED.some((seats) => seats.every((seat) => columns.has(seat)));
  const hasResults = (columns: Columns): boolean => HAPPENED.some((field) => columns.has(field));
  const boardless = findHeader(cells, (columns) => hasPairs(columns) && hasResults(columns));
  if (boardless) return { kind: "noColumn", at: at(boardless.row + 1), read: "Board" };
  const resultless = findHeader(cells, (columns) => hasPairs(columns) && columns.has("board"));
  if (resultless)
    return { kind: "noResultColumn", at: at(resultless.row + 1), read: firstCells(cells, resultless.row) };
  return { kind: "noHeader", at: at(1), read: firstCells(cells) };
}

/**
 * Reads a table by its headings, in any order, below any title rows. A board number that stands once for several rows
 * (merged cells) holds until the next. No line is dropped: one that is not understood has the status `unread` and a
 * problem with its place.
 *
 * @returns the grid, or the problem `noHeader`, or `noColumn` where the heading lacks the board, `noResultColumn` where it
 * lacks results
 */
export function readGrid(cells: Cells, settings: Settings = {}, source: GridSource = {}): Grid | Problem {
  return atOnce(readGridSteps(cells, settings, source));
}

export function* readGridSteps(cells: Cells, settings: Settings, source: GridSource): Steps<Grid | Problem> {
  const at = source.at ?? ((row: number) => `row ${row}`);
  const header = findHeader(cells, isResultHeader);
  if (!header) return withoutHeader(cells, at);
  const body = cells.slice(header.row + 1);
  const context = {
    tongue: tongueOf(body, header, settings),
    columns: header.columns,
    style: setting(settings, "Results as"),
    ifTheyDiffer: setting(settings, "If they differ"),
    zeroMayBeBlank: source.zeroMayBeBlank ?? false,
    scoresAreNumbers: hasNumericScores(body, header.columns),
  };
  const boards = boardCells(body, header.columns);
  yield 0;
  const rows = yield* mapped(body, (cellsOfRow, index): GridRow => {
    const place = at(header.row + index + 2);
    const tongue = source.tongue?.(index) ?? context.tongue;
    const row = readLine(cellsOfRow, boards[index], place, { ...context, tongue });
    return source.isImport ? withWritten(row, cellsOfRow, header.columns) : row;
  });
  const led = header.columns.has("lead") ? withLeads(rows, mainTongue(source, body, context.tongue)) : rows;
  const told = withLackingColumns(led, header, at(header.row + 1), source.isImport);
  const passedOver = source.isImport ? totalsRows(rows, (index) => at(header.row + index + 2)) : [];
  return {
    header,
    rows: told.rows,
    problems: [
      ...told.problems,
      ...doubledHeadings(cells, header),
      ...foreignHeadings(header, settings, source, at),
      ...passedOver,
    ],
  };
}

/** The language of most rows. */
function mainTongue({ tongue }: GridSource, body: Cells, set: KnownTongue): KnownTongue {
  if (!tongue) return set;
  const counts = new Map<KnownTongue, number>();
  body.forEach((_, index) => counts.set(tongue(index), (counts.get(tongue(index)) ?? 0) + 1));
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [set, 0] as [KnownTongue, number])[0];
}

/** The rows with the cards led, which are read as one column. */
function withLeads(rows: GridRow[], tongue: KnownTongue): GridRow[] {
  const read = leadsOf(
    rows.map(({ line }) => line?.lead),
    tongue,
  );
  return rows.map((row, i): GridRow => {
    const lead = read[i];
    return row.line && lead !== undefined ? { ...row, line: { ...row.line, lead } } : row;
  });
}

/** In a workbook such a row stays where it is; an import leaves it out, and says so. */
function totalsRows(rows: readonly GridRow[], at: (index: number) => string): Problem[] {
  return rows.flatMap(({ totals }, index) => (totals ? [{ kind: "totalsRow", at: at(index), read: totals }] : []));
}

/** A row that is not understood, or has a cell that is not, with its cells as they were. */
function withWritten(row: GridRow, cells: readonly unknown[], columns: Columns): GridRow {
  const { line, problems } = row;
  if (!line || problems.length === 0) return row;
  const all = writtenCells(cells, columns);
  const { paper, adjust, vulnerable } = all;
  const written = line.status === "unread" || line.status === "pending" ? all : { paper, adjust, vulnerable };
  return { line: Object.values(written).some(Boolean) ? { ...line, written } : line, problems };
}

/** The language that is set, English where none is; of two ways to write it, the one that the column shows. */
function tongueOf(body: Cells, { columns }: Header, settings: Settings): KnownTongue {
  const language = languageOf(settings);
  const column = columns.get("contract") ?? columns.get("result");
  const { scripts }: Language = LANGUAGES[language];
  if (!scripts || !column) return { language };
  const texts = body.map((row) => textOf(row[column.index]));
  const script = scriptOf(texts, language, scripts);
  return script === undefined ? { language } : { language, script };
}

/** Headings of another language over contracts that are read as English only because nothing is set. */
function foreignHeadings(
  { languages, columns, row }: Header,
  settings: Settings,
  { tongue }: GridSource,
  at: (row: number) => string,
): Problem[] {
  const undecided = !tongue && !languageSet(settings);
  if (!undecided || languages[0] === "en" || !(columns.has("contract") || columns.has("result"))) return [];
  const read = languages.map(languageName).join(" or ");
  return [{ kind: "headingsInOtherLanguage", at: at(row + 1), read, likely: [...languages, "en"] }];
}

export function isProblem(grid: object): grid is Problem {
  return "kind" in grid;
}

/** The lines that were read, in the order of the rows. */
export function linesOf(grid: Grid): ResultLine[] {
  return grid.rows.flatMap(({ line }) => line ?? []);
}

/**
 * The board cell of each row. Where each board number stands in one row only and the rows below it are blank, the
 * number holds for them too, and so does the one number of a single board's traveller; in a column where several
 * numbers repeat, a blank is a blank.
 */
function boardCells(body: Cells, columns: Columns): unknown[] {
  const index = columns.get("board")?.index ?? 0;
  const given = body.map((row) => (row[index] === 0 ? "" : row[index]));
  const numbers = given.filter((cell) => !isBlank(cell)).map(textOf);
  const repeats = numbers.some((number, i) => i > 0 && number === numbers[i - 1]);
  if (repeats && new Set(numbers).size > 1) return given;
  let current: unknown = "";
  return given.map((cell) => (isBlank(cell) ? current : (current = cell)));
}

/** A column with real numbers in it may hold a real 0; in a text column a numeric 0 can only be a blank. */
function hasNumericScores(body: Cells, columns: Columns): boolean {
  const index = columns.get("nsScore")?.index;
  return index !== undefined && body.some((row) => typeof row[index] === "number" && row[index] !== 0);
}

function firstCells(cells: Cells, row = 0): string {
  const texts = (cells[row] ?? []).slice(0, 5).map(textOf).filter(Boolean);
  return texts.length ? texts.join(", ") : "blank";
}
