/** Cells of the database's rows. */
import type { Row } from "./database";

/** A whole number; 0 where the cell is blank. */
export function whole(row: Row, column: string): number {
  const value = Number(row[column] ?? 0);
  return Number.isInteger(value) ? value : 0;
}

/** Text without blanks around it; "" where the cell is blank. */
export function text(row: Row, column: string): string {
  const value = row[column];
  return value === null || value === undefined ? "" : String(value).trim();
}

/** A pair's or player's number as an id; "" for 0, which stands for nobody. */
export function numberId(row: Row, column: string): string {
  const number = text(row, column);
  return number === "0" ? "" : number;
}
