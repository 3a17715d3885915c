/** Formulas as text: references moved when a formula is copied, and the checks that Excel makes before it takes one. */
import { columnIndex, columnLetters, SHEET_COLUMNS, SHEET_ROWS } from "./address";

const REFERENCE =
  /("(?:[^"]|"")*"|'(?:[^']|'')*'!?|\[[^\]]*\])|(?<![A-Za-z0-9_.])(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![A-Za-z0-9_.(])/gi;

/** The formula as it reads `rows` further down and `columns` further right: `=A1+$B$1` becomes `=A2+$B$1`. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  return formula.replace(
    REFERENCE,
    (whole: string, other: string | undefined, fixedColumn, letters, fixedRow, digits) => {
      if (other !== undefined) return whole;
      const column = fixedColumn ? columnIndex(letters) : columnIndex(letters) + columns;
      const row = fixedRow ? Number(digits) - 1 : Number(digits) - 1 + rows;
      if (row < 0 || column < 0 || row >= SHEET_ROWS || column >= SHEET_COLUMNS) return "#REF!";
      return `${fixedColumn}${columnLetters(column)}${fixedRow}${row + 1}`;
    },
  );
}

/** Whether quotes, parentheses and braces pair up. Excel refuses a formula where they do not. */
export function isBalanced(formula: string): boolean {
  const open: string[] = [];
  const bare = formula.replace(/"(?:[^"]|"")*"/g, "").replace(/'(?:[^']|'')*'!/g, "");
  if (bare.includes('"')) return false;
  for (const sign of bare) {
    if (sign === "(" || sign === "{") open.push(sign);
    if (sign === ")" && open.pop() !== "(") return false;
    if (sign === "}" && open.pop() !== "{") return false;
  }
  return open.length === 0;
}
