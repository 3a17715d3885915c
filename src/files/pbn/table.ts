/** The tables of PBN: columns announced in the tag, rows of words below it. */
import type { Problem } from "../../notation/problem";
import { tagOf, type Game, type Row } from "./games";

interface Column {
  name: string;
  /** The least width; the text may be longer. */
  width?: number;
}

/** One row by its columns, names in small letters. */
export interface Fields {
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** Some exporters misspell this one. */
const RENAMED: Readonly<Record<string, string>> = { setion: "section" };

/** `+Rank\3R` is a column Rank, sorted upwards, three wide, to the right. */
export function columnsOf(header: string): Column[] {
  return header
    .split(";")
    .map((text) => /^[+-]?([^\\]*)(?:\\(\d{1,3})[LR]?)?/.exec(text.trim()) ?? ["", text])
    .filter(([, name]) => name.trim() !== "")
    .map(([, name, width]) => {
      const lower = name.trim().toLowerCase();
      return { name: RENAMED[lower] ?? lower, ...(width ? { width: Number(width) } : {}) };
    });
}

/** The rows of a game's own table; rows that do not fit the columns are problems. */
export function tableOf(game: Game, name: string): { rows: Fields[]; problems: Problem[] } {
  const columns = columnsOf(tagOf(game, name));
  const rows: Fields[] = [];
  const problems: Problem[] = [];
  for (const row of joined(game.tables.get(name) ?? [], columns.length)) {
    const cells = columns.length ? cellsOf(row, columns) : undefined;
    if (cells) rows.push({ line: row.line, cells: new Map(columns.map(({ name }, i) => [name, cells[i]])) });
    else {
      problems.push({
        kind: "tableRow",
        at: `line ${row.line}`,
        read: row.text.trim().slice(0, 120),
        likely: [String(columns.length)],
      });
    }
  }
  return { rows, problems };
}

/** A row may go on in the next line, where both together have just as many words as there are columns. */
function joined(rows: readonly Row[], count: number): Row[] {
  const found: Row[] = [];
  for (let i = 0; i < rows.length; i++) {
    const [row, next] = [rows[i], rows[i + 1]];
    const isHalf = next && row.words.length < count && row.words.length + next.words.length === count;
    if (isHalf) {
      found.push({ text: `${row.text} ${next.text}`, line: row.line, words: [...row.words, ...next.words] });
      i++;
    } else found.push(row);
  }
  return found;
}

/** Word by word; where names are not quoted, what stands between the columns before and after them. */
function cellsOf(row: Row, columns: readonly Column[]): string[] | undefined {
  const { words } = row;
  if (words.length === columns.length) return words.map(({ text }) => text);
  const isNames = ({ name }: Column): boolean => name.startsWith("names");
  const first = columns.findIndex(isNames);
  if (first < 0) return undefined;
  const last = columns.length - 1 - [...columns].reverse().findIndex(isNames);
  const after = columns.length - 1 - last;
  if (words.length < first + after || !columns.slice(first, last + 1).every(isNames)) return undefined;
  const rest = words.length - after;
  const start = first ? words[first - 1].end + 1 : 0;
  const between = row.text.slice(start, after ? words[rest].start : undefined);
  const names = splitNames(between, columns.slice(first, last + 1));
  return [...words.slice(0, first), ...names.map((text) => ({ text })), ...words.slice(rest)].map(({ text }) => text);
}

/** By the announced widths; the last takes what is left. */
function splitNames(text: string, columns: readonly Column[]): string[] {
  let rest = text;
  return columns.map(({ width }, i) => {
    const isLast = i === columns.length - 1;
    const name = isLast || width === undefined ? rest : rest.slice(0, width);
    rest = isLast || width === undefined ? "" : rest.slice(width + 1);
    return name.trim().replace(/^"|"$/g, "");
  });
}

/** A cell's text; "" where it is unknown ("?"), irrelevant ("-") or missing. `^` in front marks an artificial score. */
export function cell({ cells }: Fields, ...names: string[]): string {
  for (const name of names) {
    const text = (cells.get(name) ?? "").replace(/^\^/, "").trim();
    if (text !== "" && text !== "?" && text !== "-") return text;
  }
  return "";
}

export function isArtificial({ cells }: Fields, names: readonly string[]): boolean {
  return names.some((name) => cells.get(name)?.startsWith("^"));
}
