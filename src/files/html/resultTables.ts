/** The tables of results of a page: found by their headings, wherever they stand. */
import type { LanguageCode } from "../../notation/languages";
import { findHeader, unknownColumns, type Columns } from "../../results/columns";
import { compact } from "../../notation/text";
import { withBothPairs } from "./bothPairs";
import { boardNamed } from "./boardNumber";
import { FOUR, joinedColumns, twoPlayers } from "../joinedPlayers";
import { gridOf, MOST_CELLS, type PageCell, type PageGrid, type PageRow } from "./grid";
import { knownHeadings } from "./headings";
import { attribute, childrenOf, elementsOf, isElement, isHidden, type Element, type Node } from "./page";
import { oneLine, plainText } from "./text";

export interface ResultTable {
  /** One for each column, in words that are known; "" for a column that is not. */
  headings: string[];
  columns: Columns;
  language: LanguageCode;
  /** Row for row below the headings. */
  rows: PageRow[];
  /** Where a heading or a link to the deal says it. */
  board?: number;
  hiddenRows: number;
  /** Columns that say nothing to us though something stands in them. */
  unknown: string[];
}

export interface PageTables {
  tables: ResultTable[];
  /** The page's title. */
  title: string;
  /** Were there more cells than are read? */
  tooLarge: boolean;
}

export function resultTables(page: Node): PageTables {
  const title = elementsOf(page, "title").map(titleText)[0] ?? "";
  const found: PageTables = { tables: [], title, tooLarge: false };
  let room = MOST_CELLS;
  /** The board that the last heading named, and the last one in other text since the last table. */
  const named: { heading?: number; text?: number; side?: "NS" | "EW" } = {};
  /** Boards that stand here as both sides see them count once. */
  let isToldByNs = false;
  const walk = (within: Node): void => {
    for (const child of childrenOf(within)) {
      if ("value" in child && child.nodeName === "#text") named.text = boardNamed(child.value) ?? named.text;
      else if (isElement(child) && !isHiddenPart(child)) walkElement(child);
    }
  };
  const walkElement = (element: Element): void => {
    if (HEADINGS.has(element.tagName)) {
      named.heading = boardNamed(plainText(element)) ?? named.heading;
      named.side = SIDES.get(compact(plainText(element))) ?? named.side;
    } else if (element.tagName === "table") {
      const grid = gridOf(element, room);
      room -= grid.rows.reduce((sum, { cells }) => sum + cells.length, 0);
      found.tooLarge ||= room <= 0;
      const own = withBothPairs(grid, named.side ?? "NS");
      if (own !== grid && named.side === "EW" && isToldByNs) return;
      isToldByNs ||= own !== grid && named.side === "NS";
      const table = resultTable(own);
      if (!table) return walk(element);
      const caption = childrenOf(element).find((child) => isElement(child) && child.tagName === "caption");
      const captioned = caption && boardNamed(plainText(caption));
      found.tables.push({ ...table, board: captioned ?? table.board ?? named.heading ?? named.text });
      delete named.text;
    } else if (!isLink(element)) walk(element);
  };
  walk(page);
  if (found.tables.length === 1) found.tables[0].board ??= boardNamed(title);
  return found;
}

const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "legend"]);

const SIDES = new Map([
  ["N-S", "NS"],
  ["E-W", "EW"],
] as const) as ReadonlyMap<string, "NS" | "EW">;

/** Links lead to other boards. */
const isLink = (element: Element): boolean => element.tagName === "a" && attribute(element, "href") !== "";

/** A board that a page shows after a click only is hidden until then: of what is hidden as a whole, tables are read. */
function isHiddenPart(element: Element): boolean {
  return isHidden(element) && elementsOf(element, "table").length === 0;
}

function titleText(title: Element): string {
  return childrenOf(title)
    .map((child) => ("value" in child ? child.value : ""))
    .join("");
}

/** The table with its headings, where it has two pairs or four players, and something that happened. */
function resultTable({ rows, hiddenRows }: PageGrid): ResultTable | undefined {
  if (rows.length < 2) return undefined;
  const texts = rows.slice(0, SEARCHED_ROWS).map(({ cells }) => knownHeadings(cells.map(({ text }) => oneLine(text))));
  const header = findHeader(texts, isTableOfResults);
  if (!header) return undefined;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const headings = Array<string>(width).fill("");
  for (const { index, heading } of header.columns.values()) headings[index] = heading;
  const titles = texts.slice(0, header.row).map((row) => row.filter(Boolean).join(" "));
  const board = titles.map(boardNamed).find((number) => number !== undefined);
  const [language] = header.languages;
  const body = rows.slice(header.row + 1);
  const shown = [texts[header.row], ...body.map(({ cells }) => cells.map(({ text }) => text))];
  const unknown = unknownColumns(shown, { ...header, row: 0 }).filter((column) => column.startsWith('"'));
  const table = { headings, columns: header.columns, language, rows: body, hiddenRows, unknown };
  return { ...withPlayers(table), ...(board ? { board } : {}) };
}

/** The table with a column for each player, where two stand in one cell by their numbers. */
function withPlayers(table: ResultTable): ResultTable {
  const textAt = ({ cells }: PageRow, index: number): string =>
    oneLine(cells[index]?.above ?? cells[index]?.text ?? "");
  const sides = joinedColumns(table.rows, table.columns, textAt);
  if (!sides) return table;
  const width = table.headings.length;
  const places = [sides.ns, sides.ew, width, width + 1];
  const columns = new Map(table.columns);
  columns.delete("ns");
  columns.delete("ew");
  const headings = [...table.headings, "", ""];
  (["north", "east", "south", "west"] as const).forEach((seat, i) => {
    columns.set(seat, { index: places[i], heading: FOUR[i] });
    headings[places[i]] = FOUR[i];
  });
  const rows = table.rows.map((row): PageRow => {
    const cells = Array.from({ length: width + 2 }, (_, i): PageCell => row.cells[i] ?? { text: "", columns: 1 });
    const [ns, ew] = [sides.ns, sides.ew].map((index) => twoPlayers(textAt(row, index)) ?? ["", ""]);
    [ns[0], ew[0], ns[1], ew[1]].forEach((text, i) => (cells[places[i]] = { text, columns: 1 }));
    return { ...row, cells };
  });
  return { ...table, columns, headings, rows };
}

/** As far as a heading is looked for, with the row below it. */
const SEARCHED_ROWS = 26;

function isTableOfResults(columns: Columns): boolean {
  const pairs = columns.has("ns") && columns.has("ew");
  const players = (["north", "east", "south", "west"] as const).every((seat) => columns.has(seat));
  const happened = ["contract", "result", "nsScore", "ewScore"] as const;
  return (pairs || players) && happened.some((field) => columns.has(field));
}
