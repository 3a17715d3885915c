/** The cells of a table of a page, each in its column: merged cells take the room that they cover. */
import { attribute, childrenOf, isElement, isHidden, type Element, type Node } from "./page";
import { linesOfText } from "./text";

export interface PageCell {
  text: string;
  /** Columns that it covers from here on; 0 where a cell from the left or from above covers this one. */
  columns: number;
  /** The text of the cell above that reaches down here. */
  above?: string;
  element?: Element;
}

export interface PageRow {
  element: Element;
  cells: PageCell[];
  /** Counted from 1 at the table's first row, hidden rows too. */
  number: number;
}

export interface PageGrid {
  rows: PageRow[];
  hiddenRows: number;
}

/** More than any table of results has; the rest of a row is left out. */
const MOST_COLUMNS = 100;
/** Cells of one page, those that a merged cell covers too. */
export const MOST_CELLS = 500_000;

/** @param room how many cells there may be; the grid ends where they are used up */
export function gridOf(table: Element, room: number): PageGrid {
  const grid: PageGrid = { rows: [], hiddenRows: 0 };
  const reaching: { cell: PageCell; rows: number }[] = [];
  let left = room;
  rowsOf(table).forEach((element, index) => {
    if (left <= 0) return;
    if (isHidden(element)) {
      grid.hiddenRows++;
      return;
    }
    const row: PageRow = { element, cells: rowCells(element, reaching), number: index + 1 };
    left -= row.cells.length;
    grid.rows.push(row);
  });
  return grid;
}

/** A table's own rows, not those of tables in its cells. */
function rowsOf(table: Node): Element[] {
  return childrenOf(table).flatMap((child) => {
    if (!isElement(child)) return [];
    if (child.tagName === "tr") return [child];
    return ["thead", "tbody", "tfoot"].includes(child.tagName) ? rowsOf(child) : [];
  });
}

function rowCells(row: Element, reaching: { cell: PageCell; rows: number }[]): PageCell[] {
  const cells: PageCell[] = [];
  const fromAbove = (): void => {
    while (reaching[cells.length]?.rows > 0 && cells.length < MOST_COLUMNS) {
      const from = reaching[cells.length];
      from.rows--;
      cells.push({ text: "", columns: 0, above: from.cell.text });
    }
  };
  for (const element of childrenOf(row).filter(isElement)) {
    if (!["td", "th"].includes(element.tagName) || isHidden(element)) continue;
    fromAbove();
    const columns = Math.min(span(element, "colspan"), MOST_COLUMNS - cells.length);
    const rows = span(element, "rowspan");
    for (let i = 0; i < columns; i++) {
      const cell: PageCell = i === 0 ? { text: linesOfText(element), columns, element } : { text: "", columns: 0 };
      reaching[cells.length] = { cell, rows: rows - 1 };
      cells.push(cell);
    }
  }
  fromAbove();
  return cells;
}

function span(element: Element, name: "colspan" | "rowspan"): number {
  const written = Number(attribute(element, name));
  return Number.isInteger(written) && written > 1 ? written : 1;
}
