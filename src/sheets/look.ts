/** How our sheets look: one place for colours and the parts that come back. */
import type { Area, Cell, CellStyle, ConditionalPlan, SheetPlan, StylePlan } from "./plan";

export const GREEN = "#1F5C4D";
export const PALE_GREEN = "#E4EFEB";
export const RED = "#A4262C";
export const GREY = "#616161";

export const HEADING: CellStyle = { bold: true, color: "#FFFFFF", fill: GREEN };
export const TITLE: CellStyle = { bold: true, size: 16, color: GREEN };

/** Conditional formats of a spill reach this far down: further than any session. */
export const LAST_ROW = 5000;

/** "A", "Z", "AA" for 0, 25, 26. */
export function columnName(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnName(Math.floor(column / 26) - 1) + rest;
}

/** A number where the text is one, as people type it; text else. */
export function numberOrText(text: string): Cell {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : text;
}

export function emptyPlan(name: string, orientation: "portrait" | "landscape" = "portrait"): SheetPlan {
  return {
    name,
    columns: [],
    blocks: [],
    tables: [],
    styles: [],
    conditionals: [],
    choices: [],
    print: { orientation },
  };
}

export function headingStyle(row: number, column: number, columns: number): StylePlan {
  return { area: { row, column, rows: 1, columns }, style: HEADING };
}

/** Rows of a spill whose first cell is its heading look like headings; filled rows are ruled. */
export function spillFormats(area: Area, heading: string): ConditionalPlan[] {
  const first = `$${columnName(area.column)}${area.row + 1}`;
  return [
    { area, formula: `=${first}="${heading}"`, style: { bold: true, color: "#FFFFFF", fill: GREEN } },
    { area, formula: `=${first}<>""`, style: { border: "bottom" } },
  ];
}
