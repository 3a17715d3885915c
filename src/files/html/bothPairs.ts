/** Tables with both pairs in one cell, told from one side: ACBL Live's boards of tournaments. */
import { folded, numberOf } from "../../notation/text";
import type { PageCell, PageGrid, PageRow } from "./grid";
import { attribute, elementsOf } from "./page";
import { oneLine, plainText } from "./text";

/** `10-Alfa-Bravo vs. 6-Delta-Echo`. */
const BOTH = /^(\w{1,6}) ?- ?(.+?) vs\.? (\w{1,6}) ?- ?(.+)$/;

/** What one side's column says, as every reader of tables knows it. */
const ONE_SIDED = new Map([
  ["score", "score"],
  ["matchpoints", "MPs"],
  ["imps", "IMPs"],
  ["%", "%"],
]);

/**
 * The table with a column for each pair, and headings that name their side; as it is where it has no such cells.
 *
 * @param side whose pairs stand first, and whose scores these are
 */
export function withBothPairs(grid: PageGrid, side: "NS" | "EW"): PageGrid {
  const [heading, ...rows] = grid.rows;
  const at = heading?.cells.findIndex(({ text }) => folded(text) === "pairs") ?? -1;
  if (at < 0 || rows.length === 0 || !rows.every((row) => BOTH.test(oneLine(row.cells[at]?.text ?? "")))) return grid;
  const columns = side === "NS" ? ["NS", "EW"] : ["EW", "NS"];
  const words = heading.cells.map(({ text }) => ONE_SIDED.get(folded(text)));
  const score = words.indexOf("score");
  const ofNs = (row: PageRow): PageRow => (side === "NS" ? row : negated(row, score));
  const named = heading.cells.map((cell, i) =>
    words[i] ? { ...cell, text: `${i === score ? "NS" : side} ${words[i]}` } : cell,
  );
  return {
    ...grid,
    rows: [
      withCells({ ...heading, cells: named }, at, columns),
      ...rows.map((row) => withCells(ofNs(row), at, pairsIn(row.cells[at]))),
    ],
  };
}

function negated(row: PageRow, at: number): PageRow {
  const turned = (text: string): string => (numberOf(text) === undefined ? text : String(0 - (numberOf(text) ?? 0)));
  return { ...row, cells: row.cells.map((cell, i) => (i === at ? { ...cell, text: turned(cell.text) } : cell)) };
}

function withCells(row: PageRow, at: number, texts: readonly string[]): PageRow {
  const cells = texts.map((text): PageCell => ({ text, columns: 1 }));
  return { ...row, cells: [...row.cells.slice(0, at), ...cells, ...row.cells.slice(at + 1)] };
}

/** "10 Alfa & Bravo", and the same of their opponents. */
function pairsIn({ text, element }: PageCell): string[] {
  const [, first = "", own = "", second = "", others = ""] = BOTH.exec(oneLine(text)) ?? [];
  const marked = element
    ? elementsOf(element, "span")
        .filter((span) => attribute(span, "class") === "name")
        .map(plainText)
    : [];
  // A name may have a hyphen of its own: where all four are marked, they are taken as they are.
  const [ownNames, otherNames] =
    marked.length === 4 ? [marked.slice(0, 2), marked.slice(2)] : [own.split("-"), others.split("-")];
  return [`${first} ${ownNames.join(" & ")}`, `${second} ${otherNames.join(" & ")}`];
}
