/**
 * What Excel (en-US) makes of a text that is put into a cell: a formula, a number, a date, or just text. This is why
 * "4-1" must be written to a cell that is formatted as Text: everywhere else it is the 4th of January or the 1st of April.
 */
import type { CellWrite } from "./grid";

const DAY = 86400000;
/** Excel's day 0, such that 1 March 1900 and all later days are right. */
const EPOCH = Date.UTC(1899, 11, 30);
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ERRORS = /^#(N\/A|VALUE!|REF!|NAME\?|NUM!|NULL!|DIV\/0!|SPILL!|CALC!)$/i;

/** The cell's new content. `numberFormat` is the cell's own: in a Text cell ("@") everything stays text. */
export function readEntry(entry: string | number | boolean, numberFormat: string): NonNullable<CellWrite> {
  if (typeof entry === "boolean") return { value: entry };
  if (numberFormat === "@") return { value: stripApostrophe(String(entry)) };
  if (typeof entry === "number") return { value: entry };
  if (entry.startsWith("'")) return { value: entry.slice(1) };
  return readFormula(entry) ?? readNumber(entry.trim()) ?? readDate(entry.trim()) ?? { value: readWord(entry) };
}

function stripApostrophe(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text;
}

function readWord(entry: string): string | boolean {
  const word = entry.trim().toUpperCase();
  if (word === "TRUE" || word === "FALSE") return word === "TRUE";
  return ERRORS.test(word) ? word : entry;
}

/** `=A1`, and, as in Lotus 1-2-3, `+A1`, `-A1` and `@SUM(A1)`. A sign before a number is the number's. */
function readFormula(entry: string): { formula: string } | undefined {
  if (entry.startsWith("=") && entry.length > 1) return { formula: entry };
  if (/^[+-]/.test(entry) && entry.length > 1 && !readNumber(entry.trim())) return { formula: `=${entry}` };
  return /^@./.test(entry) ? { formula: `=${entry}` } : undefined;
}

function readNumber(text: string): { value: number; numberFormat?: string } | undefined {
  const plain = /^([+-]?)(\$?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(E[+-]?\d{1,3})?(%?)$/i.exec(text);
  if (plain) {
    const [, sign, currency, digits, exponent = "", percent] = plain;
    const size = Number(digits.replace(/,/g, "") + exponent) / (percent ? 100 : 1);
    const numberFormat = percent
      ? digits.includes(".")
        ? "0.00%"
        : "0%"
      : currency
        ? "$#,##0.00"
        : exponent
          ? "0.00E+00"
          : digits.includes(",")
            ? "#,##0"
            : undefined;
    return { value: sign === "-" ? -size : size, ...(numberFormat ? { numberFormat } : {}) };
  }
  const negative = /^\((\d+(?:\.\d*)?)\)$/.exec(text);
  if (negative) return { value: -Number(negative[1]) };
  const mixed = /^([+-]?\d+) (\d{1,3})\/(\d{1,3})$/.exec(text);
  if (mixed && +mixed[3] > 0) return { value: +mixed[1] + +mixed[2] / +mixed[3], numberFormat: "# ?/?" };
  return undefined;
}

function readDate(text: string): { value: number; numberFormat: string } | undefined {
  const time = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (time && +time[2] < 60)
    return { value: (+time[1] * 3600 + +time[2] * 60 + +(time[3] ?? 0)) / 86400, numberFormat: "h:mm" };
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (iso) return dated(+iso[1], +iso[2], +iso[3], "m/d/yyyy");
  const full = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (full) return dated(fullYear(+full[4]), +full[1], +full[3], "m/d/yyyy");
  const short = /^(\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (short) {
    const [month, second] = [+short[1], +short[2]];
    return dated(new Date().getFullYear(), month, second, "d-mmm") ?? dated(fullYear(second), month, 1, "mmm-yy");
  }
  return readNamedMonth(text);
}

/** `4-Jan`, `4 January 2026`, `Jan-4`. */
function readNamedMonth(text: string): { value: number; numberFormat: string } | undefined {
  const match = /^(?:(\d{1,2})[- ])?([a-z]{3,9})[- ](\d{4}|\d{1,2})$|^(\d{1,2})[- ]?([a-z]{3,9})$/i.exec(text);
  if (!match) return undefined;
  const name = (match[2] ?? match[5]).toLowerCase();
  const month = MONTHS.findIndex((short) => name === short || (name.length > 3 && LONG_MONTHS[short] === name)) + 1;
  if (!month) return undefined;
  const today = new Date().getFullYear();
  if (match[4]) return dated(today, month, +match[4], "d-mmm");
  if (match[1]) return dated(fullYear(+match[3]), month, +match[1], "d-mmm-yy");
  return dated(today, month, +match[3], "d-mmm") ?? dated(fullYear(+match[3]), month, 1, "mmm-yy");
}

const LONG_MONTHS: Record<string, string> = {
  jan: "january",
  feb: "february",
  mar: "march",
  apr: "april",
  jun: "june",
  jul: "july",
  aug: "august",
  sep: "september",
  oct: "october",
  nov: "november",
  dec: "december",
};

/** Two figures mean 1930 to 2029. */
function fullYear(year: number): number {
  return year >= 100 ? year : year + (year < 30 ? 2000 : 1900);
}

function dated(
  year: number,
  month: number,
  day: number,
  numberFormat: string,
): { value: number; numberFormat: string } | undefined {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 10000;
  return exists ? { value: (time - EPOCH) / DAY, numberFormat } : undefined;
}
