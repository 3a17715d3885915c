/** Rows and columns of pasted text and CSV files. */
import Papa from "papaparse";
import { findHeader, type Cells } from "../results/columns";
import { isResultHeader } from "../results/readGrid";
import { unguarded } from "./csv/makeCsv";

const DELIMITERS = ["\t", ";", ",", "|"] as const;

/** As far as a heading is looked for, and a few rows more. */
const TRIED_ROWS = 50;

/**
 * The text as cells. The delimiter is the one under which the headings are understood best, then the one that makes
 * most columns: a comma may be a decimal comma, and a guess by frequency takes it for the delimiter.
 */
export function splitText(text: string): string[][] {
  return splitBySeparator(text).cells;
}

export interface SplitText {
  cells: string[][];
  /** "comma" or "semicolon" where these part the fields: one within a field needs quotes. */
  separator?: string;
}

const SEPARATORS: Partial<Record<(typeof DELIMITERS)[number], string>> = { ",": "comma", ";": "semicolon" };

export function splitBySeparator(text: string): SplitText {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  const candidates = DELIMITERS.map((delimiter) => {
    const cells = parse(lines, delimiter, TRIED_ROWS);
    return { delimiter, known: knownColumns(cells), width: Math.max(1, ...cells.map((row) => row.length)) };
  });
  candidates.sort((a, b) => b.known - a.known || b.width - a.width);
  const [{ delimiter }] = candidates;
  const separator = SEPARATORS[delimiter];
  const cells = parse(lines, delimiter).map((row) => row.map(unguarded));
  return { cells, ...(separator ? { separator } : {}) };
}

/** Quotes hold a cell together as in Excel's clipboard, unless they are not closed: then they are the text's own. */
function parse(text: string, delimiter: string, preview = 0): string[][] {
  const options = { delimiter, newline: "\n", preview } as const;
  const { data, errors } = Papa.parse<string[]>(text, options);
  const ownQuotes = errors.some(({ type }) => type === "Quotes");
  return ownQuotes ? Papa.parse<string[]>(text, { ...options, fastMode: true }).data : data;
}

function knownColumns(cells: Cells): number {
  return findHeader(cells, isResultHeader)?.columns.size ?? 0;
}
