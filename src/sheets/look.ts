/** How our sheets look: one place for colours and the parts that come back. */
import { setting } from "../results/settings";
import type { Settings } from "../results/types";
import type { Area, Cell, CellStyle, ConditionalPlan, SheetPlan, StylePlan } from "./plan";

export const GREEN = "#1F5C4D";
/** The shade of every other board. */
export const BAND = "#F1F6F4";
export const RED = "#A4262C";
export const GREY = "#616161";
export const WHITE = "#FFFFFF";

/** Of a row in Excel on Windows, in points; where it matters it is set, for on a Mac it is another. */
export const ROW_HEIGHT = 15;

export const HEADING: CellStyle = { bold: true, color: WHITE, fill: GREEN };
export const TITLE: CellStyle = { bold: true, size: 16, color: GREEN };

/** Tables have thin grey rules of their own; colours come from here. */
export const TABLE_STYLE = "TableStyleLight1";

/**
 * How far down the conditional formats of a spill reach: a quarter more rows than there are now. Not further, for
 * each cell of them costs time.
 */
export function reach(rows: number): number {
  return rows + Math.max(50, Math.ceil(rows / 4));
}

/** Of a text whose left neighbours are figures: without a gap they would run into one. */
export const BESIDE_FIGURES = { align: "left", indent: 1 } as const;

/** "0.00" for two decimals. */
export function decimalFormat(settings: Settings): string {
  const decimals = Number(setting(settings, "Decimals"));
  return decimals === 0 ? "0" : `0.${"0".repeat(decimals)}`;
}

/** "A", "Z", "AA" for 0, 25, 26. */
export function columnName(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnName(Math.floor(column / 26) - 1) + rest;
}

/** A number where the text is one, as people type it; text else. */
export function numberOrText(text: string): Cell {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : text;
}

/** What Excel takes for a sheet's name: none of its signs, at most 31 characters. */
export function sheetName(wish: string): string {
  return wish.replace(/[:\\/?*[\]]/g, "-").slice(0, 31);
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

/** A whole cell, or the first of a row, that carries a title. */
export function titleStyle(row: number, style: CellStyle): StylePlan {
  return { area: { row, column: 0, rows: 1, columns: 1 }, style: { ...style, align: "left" } };
}

/**
 * Rows of a spill that begin with one of the headings look like headings, filled rows are ruled.
 *
 * @param filled a column that is filled in every row with something in it
 * @param spare so many columns more the spill may have with other settings
 */
export function spillFormats(
  area: Area,
  headings: readonly string[],
  filled = area.column,
  spare = 0,
): ConditionalPlan[] {
  const row = area.row + 1;
  const first = columnName(area.column);
  const isHeading = headings.map((heading) => `$${first}${row}="${heading}"`).join(",");
  return [
    {
      area: { ...area, columns: area.columns + spare },
      formula: `=AND(OR(${isHeading}),${first}${row}<>"")`,
      style: { bold: true, color: WHITE, fill: GREEN },
    },
    { area, formula: `=$${columnName(filled)}${row}<>""`, style: { border: "bottom" } },
  ];
}
