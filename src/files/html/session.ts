/** A session from saved web pages with tables of results: one page for all boards, or one for each. */
import { LANGUAGES, type LanguageCode } from "../../notation/languages";
import type { Problem } from "../../notation/problem";
import { compact } from "../../notation/text";
import { mostLines, MOST_LINES } from "../../results/filledRows";
import { groups } from "../../results/groups";
import { within, type Steps } from "../../results/steps";
import type { Finding, ImportedSession, ResultLine } from "../../results/types";
import { checkedDeals, type DealFound } from "../deals";
import { finished } from "../finish";
import { columnsNotRead, nothingRead, readRows, type RowsRead, type Source } from "../fromCells";
import { numberPeople } from "../people";
import { boardInFileName } from "./boardNumber";
import { cellOf, entryOf, settleDash, type Entry } from "./entries";
import { dealAt, diagram, linkedDeal } from "./hands";
import { parsePage, type Node } from "./page";
import { resultTables, type ResultTable } from "./resultTables";
import { doubleSigned, impsUnder, percentOrImps } from "./scores";

export interface WebPage {
  text: string;
  fileName: string;
}

interface Found {
  entries: Entry[];
  unread: Problem[];
  findings: Finding[];
  deals: DealFound[];
}

export function* readPages(pages: readonly WebPage[], source: Source): Steps<ImportedSession> {
  const found: Found = { entries: [], unread: [], findings: [], deals: [] };
  for (const [i, page] of pages.entries()) {
    yield (0.4 * i) / pages.length;
    readPage(page, pages.length > 1, found);
  }
  const { entries } = found;
  if (entries.length > MOST_LINES) {
    return nothingRead(source, mostLines(entries.length, source.fileName));
  }
  if (entries.length === 0 && found.unread.length > 0) {
    return { ...nothingRead(source, found.unread[0]), unread: found.unread };
  }
  yield 0.4;
  percentOrImps(entries);
  const { contestants, isIndividual, findings: told } = numberPeople(entries, source.fileName);
  const alike = groups(entries, ({ table }) => JSON.stringify([table.headings, table.language, Boolean(table.board)]));
  const read: (RowsRead | Problem)[] = [];
  for (const [i, group] of alike.entries()) {
    const [from, to] = [i, i + 1].map((done) => 0.4 + (0.3 * done) / alike.length);
    read.push(yield* within(linesOf(group, isIndividual, source), from, to));
  }
  const rows = read.flatMap((one) => ("kind" in one ? [] : one));
  const { deals, findings } = checkedDeals(uniqueDeals(found.deals));
  const finishing = finished(
    {
      lines: inBoardOrder(rows.flatMap(({ lines }) => lines)),
      unread: [
        ...found.unread,
        ...read.flatMap((one) => ("kind" in one ? one : [])),
        ...rows.flatMap((one) => one.unread),
      ],
      findings: [
        ...found.findings,
        ...columnsNotRead(unknownIn(entries), source.fileName),
        ...told,
        ...rows.flatMap((one) => one.findings),
        ...findings,
      ],
      contestants,
      totals: [],
      deals,
      event: {},
      declared: {},
      ...(alike.length && impsUnder(entries) ? { mayBe: ["Cross-IMPs", "Butler"] } : {}),
    },
    source,
  );
  const session = yield* within(finishing, 0.7, 1);
  const [first] = [...rows].sort((a, b) => b.lines.length - a.lines.length);
  return first ? { ...session, settings: { ...session.settings, ...source.as, Language: first.language } } : session;
}

/** The columns that no table of a page tells us anything by. */
function unknownIn(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap(({ table }) => table.unknown))];
}

/** JFR's pages fetch their results while they are shown: `initAjax('wb130808007.txt','pro',0)`. */
const LOADED = /\binitAjax\('([\w.-]{1,80}\.txt)'/;

function readPage({ text, fileName }: WebPage, isOneOfMany: boolean, found: Found): void {
  const page = parsePage(text);
  if (!page) {
    found.unread.push({ kind: "tooLarge", at: fileName, read: "so deeply nested or long a page" });
    return;
  }
  const { tables, title, tooLarge } = resultTables(page);
  const elsewhere = LOADED.exec(text)?.[1];
  if (elsewhere && tables.every(({ rows }) => rows.length === 0)) {
    found.unread.push({ kind: "resultsElsewhere", at: fileName, read: fileName, likely: [elsewhere] });
    return;
  }
  if (tooLarge) found.unread.push({ kind: "tooLarge", at: fileName, read: "so long a table" });
  if (tables.length === 0) found.unread.push({ kind: "noResultTable", at: fileName, read: fileName });
  tables.forEach((table, index) => {
    const place = [isOneOfMany ? fileName : "", tables.length > 1 ? `table ${index + 1}` : ""].filter(Boolean);
    const at = (row: number): string => [...place, `row ${row}`].join(", ");
    readTable(
      table,
      { at, fileName, isAlone: tables.length === 1, dashIsNotPlayed: /\brealbridge\b/i.test(title) },
      found,
    );
  });
  const [only] = new Set(tables.map(({ board }) => board ?? 0));
  if (tables.length > 0 && tables.every(({ board }) => board === only)) pageDeal(page, only, fileName, found);
}

interface Place {
  at: (row: number) => string;
  fileName: string;
  /** Is it the page's only table of results? */
  isAlone: boolean;
  dashIsNotPlayed: boolean;
}

function readTable(table: ResultTable, { at, fileName, isAlone, dashIsNotPlayed }: Place, found: Found): void {
  const entries = table.rows.flatMap((row) => entryOf(table, row, at(row.number)) ?? []);
  const links = entries.map(({ row }) => linkedDeal(row.element));
  table.board ??= links.find((link) => link?.board)?.board;
  const named =
    isAlone && table.board === undefined && !table.columns.has("board") ? boardInFileName(fileName) : undefined;
  if (named !== undefined) {
    table.board = named;
    found.findings.push({ kind: "boardFromFileName", at: fileName, read: String(named) });
  }
  if (table.hiddenRows) {
    found.findings.push({ kind: "hiddenRows", at: at(1), read: String(table.hiddenRows) });
  }
  for (const link of links) {
    const board = link?.board ?? table.board;
    if (link?.hands && board) found.deals.push(dealAt(board, link.hands, at(1)));
  }
  doubleSigned(entries);
  const inImps = impsUnder(entries);
  if (dashIsNotPlayed) entries.forEach((entry) => settleDash(entry, inImps));
  for (const entry of entries) entry.board = table.board ?? compact(cellOf(entry, "board"));
  found.entries.push(...entries);
}

function pageDeal(page: Node, board: number, fileName: string, found: Found): void {
  const hands = board ? diagram(page) : undefined;
  if (hands) found.deals.push(dealAt(board, hands, fileName));
}

/** Every table of a board links to the same deal: once is enough, unless they differ. */
function uniqueDeals(deals: readonly DealFound[]): DealFound[] {
  return [...new Map(deals.map((deal) => [JSON.stringify([deal.board, deal.hands]), deal])).values()];
}

/** The lines of tables with the same headings: their language is decided from all of them together. */
function linesOf(entries: readonly Entry[], isIndividual: boolean, source: Source): Steps<RowsRead | Problem> {
  const places = [source.fileName, ...entries.map(({ at }) => at)];
  return readRows(cellsOf(entries, isIndividual), (row) => places[row - 1], source);
}

/** Headings and rows as a sheet would have them: a board and two numbers in every row. */
function cellsOf(entries: readonly Entry[], isIndividual: boolean): string[][] {
  const [{ table }] = entries;
  const { columns, language, headings } = table;
  const hasSeats = columns.has("north") && !isIndividual;
  const adjusted = entries.some(({ adjust }) => adjust) && !columns.has("adjust");
  const added = [
    ...(columns.has("board") ? [] : [word(language, "board")]),
    ...(hasSeats && !columns.has("ns") ? ["NS", "EW"] : []),
    ...(adjusted ? [word(language, "adjust")] : []),
  ];
  const seats = (["north", "east", "south", "west"] as const).map((seat) => columns.get(seat)?.index ?? -1);
  const own = headings.map((heading, i) => (hasSeats && seats.includes(i) ? "" : heading));
  const rows = entries.map((entry) => {
    const cells = entry.cells.map((cell) => cell.replace(/\n/g, " "));
    const set = (field: "ns" | "ew", id: string): void => {
      const column = columns.get(field);
      if (column) cells[column.index] = id;
    };
    set("ns", entry.ns.id);
    set("ew", entry.ew.id);
    seats.forEach((index, i) => {
      if (index >= 0) cells[index] = hasSeats ? "" : (entry.players?.[i] ?? "");
    });
    const adjust = columns.get("adjust");
    if (adjust && entry.adjust) cells[adjust.index] = entry.adjust;
    return [
      ...(columns.has("board") ? [] : [String(entry.table.board ?? "")]),
      ...(hasSeats && !columns.has("ns") ? [entry.ns.id, entry.ew.id] : []),
      ...(adjusted ? [entry.adjust] : []),
      ...cells,
    ];
  });
  return [[...added, ...own], ...rows];
}

/** A heading in the table's own language, so that it does not speak for another. */
function word(language: LanguageCode, field: "board" | "adjust"): string {
  return LANGUAGES[language].headings[field]?.[0] ?? field;
}

function inBoardOrder(lines: ResultLine[]): ResultLine[] {
  return lines.sort((a, b) => a.board - b.board);
}
