/** Formulas as Excel shows them where the comma is the decimal sign. */

/**
 * How columns are told apart in `{1,2}` where the comma is taken: by a point in German and French, else by a backslash.
 * Rows keep their semicolon.
 */
export type ColumnSign = "." | "\\";

export function columnSign(language: string): ColumnSign {
  return /^(de|fr)\b/i.test(language) ? "." : "\\";
}

/** A text in quotes, a sheet's name in quotes, a number with a point, or any one sign. */
const PARTS = /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\p{L}\d_.])\d*\.\d+|[^]/gu;

/**
 * A formula with semicolons between its arguments and commas in its numbers. Texts in quotes stay as they are.
 *
 *     withSemicolons('=IMPS("60% 620, 40% -100",140)', "\\") // '=IMPS("60% 620, 40% -100";140)'
 */
export function withSemicolons(formula: string, column: ColumnSign): string {
  let inArray = false;
  return formula.replace(PARTS, (part) => {
    if (part === "{" || part === "}") inArray = part === "{";
    if (part === ",") return inArray ? column : ";";
    return /^\d*\.\d+$/.test(part) ? part.replace(".", ",") : part;
  });
}

/** A formula in pieces that may stand in lines of their own: to an opening bracket or to what parts two arguments. */
export const argumentsOf = (formula: string): string[] => formula.split(/(?<=[(,;])/);

/** Does this language write 1,5? */
export function hasDecimalComma(language: string): boolean {
  return new Intl.NumberFormat(language)
    .formatToParts(1.5)
    .some(({ type, value }) => type === "decimal" && value === ",");
}
