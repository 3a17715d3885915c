/** Portable Bridge Notation as text: tags and tables. */
import { inOneLine } from "../out/inOneLine";

export interface PbnColumn {
  name: string;
  align: "L" | "R";
}

/** A cell: its text, "" where it is unknown; `null` where there can be none; a figure that was not won at the table. */
export type PbnCell = string | number | null | { artificial: number };

/** `[Event "Tuesday Pairs"]`. */
export function makeTag(name: string, value: string): string {
  return `[${name} "${escaped(value)}"]`;
}

/** The tag with its columns, and a line for each row. */
export function makeTable(
  name: string,
  columns: readonly PbnColumn[],
  rows: readonly (readonly PbnCell[])[],
): string[] {
  const texts = rows.map((row) => row.map(cellText));
  const widths = columns.map((_, i) => texts.reduce((most, row) => Math.max(most, row[i].length), 1));
  const header = columns
    .map(({ name: column, align }, i) => `${column}\\${Math.min(widths[i], WIDEST)}${align}`)
    .join(";");
  const lines = texts.map((row) =>
    row
      .map((text, i) => (columns[i].align === "R" ? text.padStart(widths[i]) : text.padEnd(widths[i])))
      .join(" ")
      .trimEnd(),
  );
  return [`[${name} "${header}"]`, ...lines];
}

const WIDEST = 99;

/** A word stands as it is; what has a blank or a sign of PBN's own in it is quoted. */
function cellText(cell: PbnCell): string {
  if (cell === null) return "-";
  if (typeof cell === "object") return `^${cell.artificial}`;
  // A text that begins with the mark of an artificial figure begins with two.
  const text = inOneLine(String(cell)).replace(/^\^/, "^^");
  if (text === "") return "?";
  return /^[\p{L}\p{N}+.][\p{L}\p{N}+.^*/=&'-]*$/u.test(text) || /^-\d/.test(text) ? text : `"${escaped(text)}"`;
}

const escaped = (text: string): string => inOneLine(text).replace(/["\\]/g, "\\$&");
