/** Addresses in A1 notation and areas. Rows and columns count from 0 in an `Area`, as in a sheet plan. */
import type { Area } from "../../sheets/plan";

export type { Area };

/** What an Excel sheet holds. */
export const SHEET_ROWS = 1048576;
export const SHEET_COLUMNS = 16384;

/** "A" for 0, "AA" for 26. */
export function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** 0 for "A", 26 for "aa". */
export function columnIndex(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** "B2:C5" for an area; "B2" for a single cell; "B:C" and "2:5" for whole columns and rows. */
export function formatArea(area: Area): string {
  const first = columnLetters(area.column);
  const last = columnLetters(area.column + area.columns - 1);
  const [top, bottom] = [area.row + 1, area.row + area.rows];
  if (area.rows === SHEET_ROWS) return `${first}:${last}`;
  if (area.columns === SHEET_COLUMNS) return `${top}:${bottom}`;
  return area.rows === 1 && area.columns === 1 ? first + top : `${first}${top}:${last}${bottom}`;
}

/** The area of an address without a sheet name, with or without `$`; undefined for anything else. */
export function parseArea(address: string): Area | undefined {
  const plain = address.replace(/\$/g, "").toUpperCase();
  const cells = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/.exec(plain);
  if (cells) {
    const [, left, top, right = left, bottom = top] = cells;
    return between(+top - 1, columnIndex(left), +bottom - 1, columnIndex(right));
  }
  const columns = /^([A-Z]{1,3}):([A-Z]{1,3})$/.exec(plain);
  if (columns) return between(0, columnIndex(columns[1]), SHEET_ROWS - 1, columnIndex(columns[2]));
  const rows = /^(\d{1,7}):(\d{1,7})$/.exec(plain);
  return rows ? between(+rows[1] - 1, 0, +rows[2] - 1, SHEET_COLUMNS - 1) : undefined;
}

function between(rowA: number, columnA: number, rowB: number, columnB: number): Area | undefined {
  const area = {
    row: Math.min(rowA, rowB),
    column: Math.min(columnA, columnB),
    rows: Math.abs(rowA - rowB) + 1,
    columns: Math.abs(columnA - columnB) + 1,
  };
  return isInSheet(area) ? area : undefined;
}

export function isInSheet(area: Area): boolean {
  return (
    area.row >= 0 &&
    area.column >= 0 &&
    area.rows > 0 &&
    area.columns > 0 &&
    area.row + area.rows <= SHEET_ROWS &&
    area.column + area.columns <= SHEET_COLUMNS
  );
}

/** A sheet name as it stands in an address: `Board 1` becomes `'Board 1'`. */
export function quoteSheetName(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_.]*$/.test(name) && !parseArea(name) ? name : `'${name.replace(/'/g, "''")}'`;
}

/** Splits `'Board 1'!A1` into the sheet's name (undefined if there is none) and the rest. */
export function splitAddress(address: string): { sheet?: string; area: string } {
  const match = /^=?(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(address);
  if (!match) return { area: address.replace(/^=/, "") };
  return { sheet: (match[1] ?? match[2]).replace(/''/g, "'"), area: match[3] };
}

/** The common part of two areas; undefined if they do not meet. */
export function intersection(a: Area, b: Area): Area | undefined {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.min(a.column + a.columns, b.column + b.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : undefined;
}

/** The smallest area that holds both. */
export function boundingArea(a: Area, b: Area): Area {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
}

export function contains(outer: Area, inner: Area): boolean {
  const common = intersection(outer, inner);
  return common !== undefined && common.rows === inner.rows && common.columns === inner.columns;
}

/** One value for each cell of an area, row by row. */
export function fill<T>(area: Pick<Area, "rows" | "columns">, value: (row: number, column: number) => T): T[][] {
  return Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (_, column) => value(row, column)),
  );
}
