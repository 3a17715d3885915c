/** Finds the header row of a range and what each column holds, by its heading. */
import { LANGUAGES, type Field, type LanguageCode } from "../notation/languages";
import type { Problem } from "../notation/problem";
import { folded, isBlank, numberOf, textOf } from "../notation/text";

export type Cells = readonly (readonly unknown[])[];

/** Which column holds what, and the heading as written. */
export type Columns = ReadonlyMap<Field, { index: number; heading: string }>;

export interface Header {
  /** The last row of the heading. */
  row: number;
  columns: Columns;
}

/** How far down a heading is looked for: above it there may be titles. */
const SEARCHED_ROWS = 25;

/**
 * The first row that `isHeader` accepts, or two rows together, as in a heading with "Score" above "NS" and "EW".
 * A title row holds no two known headings, and is passed over.
 */
export function findHeader(
  cells: Cells,
  isHeader: (columns: Columns) => boolean,
  language: LanguageCode = "en",
): Header | undefined {
  for (let row = 0; row < Math.min(cells.length, SEARCHED_ROWS); row++) {
    const headings = cells[row].map(textOf);
    const single = columnsOf(headings, language);
    const double = twoRows(headings, cells[row + 1] ?? [], language);
    if (double && double.size > single.size && isHeader(double)) return { row: row + 1, columns: double };
    if (isHeader(single)) return { row, columns: single };
  }
  return undefined;
}

/** The columns of a heading that goes on in the next row; undefined where that row holds numbers, as results do. */
function twoRows(above: readonly string[], next: readonly unknown[], language: LanguageCode): Columns | undefined {
  if (next.some((cell) => numberOf(cell) !== undefined)) return undefined;
  return columnsOf(joined(above, next.map(textOf)), language);
}

/** Two heading rows as one: a merged cell above reaches over the blanks to its right that have a heading below. */
function joined(above: readonly string[], below: readonly string[]): string[] {
  let group = "";
  return below.map((heading, index) => {
    if (above[index]) group = above[index];
    else if (!heading) group = "";
    return heading && group ? `${group} ${heading}` : heading || (above[index] ?? "");
  });
}

function columnsOf(headings: readonly string[], language: LanguageCode): Columns {
  const columns = new Map<Field, { index: number; heading: string }>();
  headings.forEach((heading, index) => {
    const field = fieldOf(heading, language);
    if (!field) return;
    const taken = columns.has(field);
    const meant = (taken && SECOND[field]) || field;
    if (!columns.has(meant)) columns.set(meant, { index, heading });
  });
  return columns;
}

/** What a heading means where it stands for the second time: "NS" and "EW" right of the contract are scores. */
const SECOND: Partial<Record<Field, Field>> = { ns: "nsScore", ew: "ewScore", imps: "oppImps" };

/** Headings that stand twice with something in both columns: only the first is read, and that is said. */
export function doubledHeadings(cells: Cells, header: Header, language: LanguageCode = "en"): Problem[] {
  const used = new Map([...header.columns].map(([field, { index }]) => [index, field]));
  return cells[header.row].flatMap((cell, index) => {
    const field = fieldOf(textOf(cell), language);
    const first = field && header.columns.get(field);
    if (!first || used.has(index) || field === "name" || field === "number") return [];
    if (!cells.slice(header.row + 1).some((row) => !isBlank(row[index]))) return [];
    return [
      { kind: "twoColumns", at: `row ${header.row + 1}`, read: textOf(cell), likely: [first.heading] } as Problem,
    ];
  });
}

const dictionaries = new Map<LanguageCode, Map<string, Field>>();

/** The field that a heading names, undefined for one that is not known. */
export function fieldOf(heading: string, language: LanguageCode = "en"): Field | undefined {
  let dictionary = dictionaries.get(language);
  if (!dictionary) {
    const headings = Object.entries(LANGUAGES[language].headings) as [Field, readonly string[]][];
    dictionary = new Map(headings.flatMap(([field, words]) => words.map((word): [string, Field] => [word, field])));
    dictionaries.set(language, dictionary);
  }
  return dictionary.get(folded(heading));
}
