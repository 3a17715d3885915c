/** Comma- and semicolon-separated cells as Excel opens them, and as they are read again. */

export type CsvCell = string | number;

export interface CsvForm {
  /** `;` where Excel's decimal separator is a comma. */
  separator: "," | ";";
  decimal: "." | ",";
}

/** What Excel on this computer takes for a CSV file. */
export function csvForm(decimal: string): CsvForm {
  return decimal === "," ? { separator: ";", decimal } : { separator: ",", decimal: "." };
}

/** @param isTag words that stand as they are, whatever they begin with */
export function makeCsvText(
  rows: readonly (readonly CsvCell[])[],
  form: CsvForm,
  isTag: (text: string) => boolean = () => false,
): string {
  const texts = rows.map((row) => row.map((cell) => cellText(cell, form, isTag)));
  return texts.map((row) => `${row.join(form.separator)}\r\n`).join("");
}

function cellText(cell: CsvCell, { separator, decimal }: CsvForm, isTag: (text: string) => boolean): string {
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  const text = isTag(cell) ? cell : guarded(cell);
  return /["\r\n\t,;]/.test(text) || text.includes(separator) || text !== text.trim()
    ? `"${text.replace(/"/g, '""')}"`
    : text;
}

/** Excel and its like take a text that begins so for a formula, also in full width and behind an apostrophe of ours. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** An apostrophe in front keeps a text a text. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that was guarded. */
export function unguarded(text: string): string {
  return /^'/.test(text) && FORMULA.test(text) ? text.slice(1) : text;
}
