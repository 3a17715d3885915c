/** Finds the header row of a range and what each column holds, by its heading. */
import { parseSeat } from "../notation/contract";
import { LANGUAGE_CODES, LANGUAGES, type Field, type LanguageCode } from "../notation/languages";
import type { Problem } from "../notation/problem";
import { folded, isBlank, numberOf, textOf } from "../notation/text";

export type Cells = readonly (readonly unknown[])[];

/** Which column holds what, and the heading as written. */
export type Columns = ReadonlyMap<Field, { index: number; heading: string }>;

export interface Header {
  /** The last row of the heading. */
  row: number;
  columns: Columns;
  /** Whose headings they are: the languages that have most of them, English first where it is one of them. */
  languages: readonly LanguageCode[];
}

/** How far down a heading is looked for: above it there may be titles. */
const SEARCHED_ROWS = 25;

/**
 * The first row that `isHeader` accepts, or two rows together, as in a heading with "Score" above "NS" and "EW".
 * A title row holds no two known headings, and is passed over. Headings may be in any language: that which has most of
 * them reads the whole row, with English for what it does not have.
 */
export function findHeader(cells: Cells, isHeader: (columns: Columns) => boolean): Header | undefined {
  for (let row = 0; row < Math.min(cells.length, SEARCHED_ROWS); row++) {
    const headings = cells[row].map(textOf);
    const single = inBestLanguage(headings);
    const double = twoRows(headings, cells[row + 1] ?? []);
    const header =
      double && double.columns.size > single.columns.size && isHeader(double.columns)
        ? { row: row + 1, ...double }
        : { row, ...single };
    if (isHeader(header.columns)) return withDeclarer(withPoints(header, cells), cells);
  }
  return undefined;
}

/** The columns of a heading that goes on in the next row; undefined where that row holds numbers, as results do. */
function twoRows(above: readonly string[], next: readonly unknown[]): Omit<Header, "row"> | undefined {
  if (next.some((cell) => numberOf(cell) !== undefined)) return undefined;
  return inBestLanguage(joined(above, next.map(textOf)));
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

function inBestLanguage(headings: readonly string[]): Omit<Header, "row"> {
  const known = headings.map((heading) => MEANINGS.get(folded(heading)));
  const counts = LANGUAGE_CODES.map((code) => known.filter((meaning) => meaning?.[code]).length);
  const most = Math.max(...counts);
  const languages = LANGUAGE_CODES.filter((_, i) => counts[i] === most);
  return { columns: columnsOf(headings, languages[0]), languages };
}

function columnsOf(headings: readonly string[], language: LanguageCode): Columns {
  const columns = new Map<Field, { index: number; heading: string }>();
  headings.forEach((heading, index) => {
    const field = fieldOf(heading, language);
    if (!field) return;
    const taken = columns.has(field);
    const meant =
      (taken && (SECOND[field] ?? pointsBeside(heading, columns.get(field)?.heading, field, language))) || field;
    if (!columns.has(meant)) columns.set(meant, { index, heading });
  });
  return columns;
}

/**
 * `Punkte`, `Poäng`, `Punti` and the like may head scores or matchpoints: scores are multiples of 10. English has words
 * of their own for them.
 */
function withPoints(header: Header, cells: Cells): Header {
  const columns = new Map(header.columns);
  for (const [score, points] of [["nsScore", "nsPoints"] as const, ["ewScore", "ewPoints"] as const]) {
    const column = columns.get(score);
    if (header.languages[0] === "en" || !column || columns.has(points)) continue;
    const written = cells.slice(header.row + 1).map((row) => numberOf(row[column.index]));
    const numbers = written.filter((number) => number !== undefined);
    if (numbers.filter((number) => number % 10 !== 0).length * 2 <= numbers.length) continue;
    columns.delete(score);
    columns.set(points, column);
  }
  return { ...header, columns };
}

/** `Spieler`, `Player` and the like head names; beside a contract that has no other declarer, seats are the declarer's. */
function withDeclarer(header: Header, cells: Cells): Header {
  const column = header.columns.get("name");
  if (!column || !header.columns.has("contract") || header.columns.has("declarer")) return header;
  const texts = cells.slice(header.row + 1).map((row) => textOf(row[column.index]).trim());
  const filled = texts.filter(Boolean);
  const seats = filled.filter((text) => header.languages.some((language) => parseSeat(text, language).ok));
  // One that is mistyped is told of with its place.
  if (seats.length * 2 <= filled.length) return header;
  const columns = new Map(header.columns);
  columns.delete("name");
  columns.set("declarer", column);
  return { ...header, columns };
}

/** What a heading means where it stands for the second time: "NS" and "EW" right of the contract are scores. */
const SECOND: Partial<Record<Field, Field>> = { ns: "nsScore", ew: "ewScore", imps: "oppImps" };

/** Of two different headings for scores, the second one's are points: KoPS has "ZAPISY" and "PUNKTY". */
function pointsBeside(
  heading: string,
  first: string | undefined,
  field: Field,
  language: LanguageCode,
): Field | undefined {
  if (language === "en" || folded(heading) === folded(first ?? "")) return undefined;
  return field === "nsScore" ? "nsPoints" : field === "ewScore" ? "ewPoints" : undefined;
}

/** Headings that stand twice with something in both columns: only the first is read, and that is said. */
export function doubledHeadings(cells: Cells, header: Header): Problem[] {
  const used = new Map([...header.columns].map(([field, { index }]) => [index, field]));
  return cells[header.row].flatMap((cell, index) => {
    const field = fieldOf(textOf(cell), header.languages[0]);
    const first = field && header.columns.get(field);
    if (!first || used.has(index) || field === "name" || field === "number") return [];
    if (!cells.slice(header.row + 1).some((row) => !isBlank(row[index]))) return [];
    return [
      { kind: "twoColumns", at: `row ${header.row + 1}`, read: textOf(cell), likely: [first.heading] } as Problem,
    ];
  });
}

/** Fields that lists of names and slips of matches have, and tables of results only by chance. */
const OF_OTHER_TABLES: ReadonlySet<Field> = new Set<Field>([
  ...(["pair", "direction", "name", "number", "stratum", "handicap", "carryOver", "penalty", "honours"] as const),
  ...(["opponent", "imps", "oppImps", "boards", "vpAdjust", "oppVpAdjust"] as const),
]);

/** Columns of a table of results that say nothing to us though something stands in them: how each is headed. */
export function unknownColumns(cells: Cells, { row, columns, languages }: Header): string[] {
  const used = new Set([...columns].flatMap(([field, { index }]) => (OF_OTHER_TABLES.has(field) ? [] : [index])));
  // What stands beyond the last heading is told with its row.
  return Array.from({ length: filledWidth(cells[row]) }, (_, index) => index).flatMap((index) => {
    const heading = textOf(cells[row][index]);
    const field = fieldOf(heading, languages[0]);
    // Of two columns with one meaning that is told.
    const isSecond = field && columns.has(field) && !OF_OTHER_TABLES.has(field);
    if (used.has(index) || isSecond) return [];
    if (!cells.slice(row + 1).some((cell) => !isBlank(cell[index]))) return [];
    return [heading ? `"${heading.replace(/\s+/g, " ").trim()}"` : `column ${index + 1} (without a heading)`];
  });
}

/** How far a row is filled. */
export function filledWidth(row: readonly unknown[]): number {
  let width = row.length;
  while (width > 0 && isBlank(row[width - 1])) width--;
  return width;
}

/** What each heading means in the languages that have it. */
const MEANINGS = new Map<string, Partial<Record<LanguageCode, Field>>>();
for (const code of LANGUAGE_CODES) {
  for (const [field, words] of Object.entries(LANGUAGES[code].headings) as [Field, readonly string[]][]) {
    for (const word of words) MEANINGS.set(word, { [code]: field, ...MEANINGS.get(word) });
  }
}

/** The field that a heading names in a language or in English, undefined for one that is not known. */
export function fieldOf(heading: string, language: LanguageCode = "en"): Field | undefined {
  const meaning = MEANINGS.get(folded(heading));
  return meaning?.[language] ?? meaning?.en;
}

/** Is it a heading in some language? */
export function isHeading(text: string): boolean {
  return MEANINGS.has(folded(text));
}
