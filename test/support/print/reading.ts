/** Reads printed pages back: which rows of the sheet stand on which page, and where each cell's text stands there. */
import { pointsOf, USUAL_WIDTH } from "../../../src/sheets/columnWidth";
import type { SheetPlan } from "../../../src/sheets/plan";
import type { Page, Word } from "./pdf";
import type { Filled } from "./values";
import { looks, TEXT_SIZE, type Look } from "./xlsx";

export interface PrintedPage {
  header: string;
  footer: string;
  /** Rows of the sheet with something in them, those that are repeated on each page left out. */
  rows: number[];
  /** Of the text, measured, in percent. */
  scale: number;
}

export interface Reading {
  pages: PrintedPage[];
  /** What is not there as it should be: a text that is missing, cut off or on the wrong page. */
  faults: string[];
}

/** Excel's own margins above and below, in points. */
const USUAL_MARGIN = 54;

/** Above and below this there is the page's header and footer, in points. */
const HEADER_ROOM = 40;

const USUAL_SIDE_MARGIN = 50.4;

/** How high Liberation Sans at 10 points is as poppler measures a word. */
const WORD_HEIGHT = 13;

/** Two words are on one line where their lower edges are no further apart, in points at full scale. */
const SAME_LINE = 4.5;

/** Rounding of the printing program, in points. */
const NEAR = 1.5;

interface Expected {
  row: number;
  /** The columns with something in them, and what: undefined for a formula that Excel works out itself. */
  cells: { column: number; text: string | undefined }[];
}

/** Compares printed pages with the cells of the sheet, row by row. */
export function reading(plan: SheetPlan, cells: readonly Filled[][], pages: readonly Page[]): Reading {
  const faults: string[] = [];
  const styles = looks(plan, cells.length, cells[0].length);
  const edge = Math.min(HEADER_ROOM, plan.print.pages?.margin ?? USUAL_MARGIN);
  const parts = columnParts(plan, cells[0].length);
  const down = pages.length / parts.length;
  if (!Number.isInteger(down)) faults.push(`${pages.length} pages for ${parts.length} parts across`);
  const read = pages.map(({ height, words }): PrintedPage & { lines: Word[][] } => {
    const within = (from: number, to: number): Word[] =>
      words.filter(({ top, bottom }) => (top + bottom) / 2 >= from && (top + bottom) / 2 < to);
    const body = within(edge, height - edge);
    const scale = plan.print.pages ? (plan.print.pages.scale ?? 100) / 100 : scaleOf(body, styles);
    return {
      header: textOf(within(0, edge)),
      footer: textOf(within(height - edge, height)),
      rows: [],
      scale: Math.round(100 * scale),
      lines: linesOf(body, scale),
    };
  });
  parts.forEach((columns, part) => {
    const all = expectedRows(cells, styles, columns);
    const repeated = all.filter(({ row }) => row < (plan.print.titleRows ?? 0));
    let next = 0;
    read.slice(part * down, (part + 1) * down).forEach((page, i) => {
      const lines = [...page.lines];
      const titles = i === 0 ? [] : [...repeated];
      while (lines.length) {
        const title = titles.shift();
        const expected = title ?? all[next++];
        const line = lines.shift() as Word[];
        const where = `page ${part * down + i + 1}`;
        if (!expected) {
          faults.push(`${where}: ${textOf(line)} stands in no row`);
          continue;
        }
        if (!title) page.rows.push(expected.row);
        const look = styles[expected.row];
        const isWrapped = look.some(({ wrap }) => wrap);
        while (isWrapped && lines.length && bareLength(line) < lengthOf(expected))
          line.push(...(lines.shift() as Word[]));
        const at = edges(plan, columns, page.scale / 100);
        const found = lineFaults(line, expected, look, isWrapped ? undefined : at, pages[i].width - marginOf(plan));
        faults.push(...found.map((fault) => `${where}, row ${expected.row + 1}: ${fault}`));
      }
    });
    for (const { row, cells: missing } of all.slice(next)) {
      faults.push(`row ${row + 1} is not printed: ${missing.map(({ text }) => text).join(" ")}`);
    }
  });
  return { pages: read.map(({ header, footer, rows, scale }) => ({ header, footer, rows, scale })), faults };
}

/** The columns of each page across. */
function columnParts({ print }: SheetPlan, count: number): number[][] {
  const all = Array.from({ length: count }, (_, column) => column);
  const starts = [0, ...(print.pages?.columnBreaks ?? []), count];
  const front = all.slice(0, print.titleColumns ?? 0);
  return starts.slice(1).map((end, i) => [...(i ? front : []), ...all.slice(starts[i], end)]);
}

function expectedRows(cells: readonly Filled[][], styles: readonly Look[][], columns: readonly number[]): Expected[] {
  return cells.flatMap((line, row): Expected[] => {
    const filled = columns.flatMap((column) => {
      const cell = line[column];
      if (cell === null) return [];
      return [{ column, text: typeof cell === "object" ? undefined : shown(cell, styles[row][column].numberFormat) }];
    });
    // A formula alone may show nothing; the others of its row say whether the row is there.
    return filled.length ? [{ row, cells: filled }] : [];
  });
}

/** A value as Excel shows it in a cell of this format. */
function shown(value: string | number | boolean, format = "General"): string {
  if (typeof value !== "number") return String(value);
  if (format === "General" || format === "@") return String(value);
  const [, always = "", further = ""] = /^0(?:\.(0+)(\?*))?$/.exec(format) ?? [];
  const digits = value.toFixed(always.length + further.length);
  // What a "?" stands for is a blank where it would be a 0.
  return digits.replace(new RegExp(`0{0,${further.length}}$`), "");
}

const bare = (text: string): string => text.replace(/\s/g, "");

const bareLength = (words: readonly Word[]): number => bare(textOf(words)).length;

const lengthOf = ({ cells }: Expected): number => cells.reduce((sum, { text = "" }) => sum + bare(text).length, 0);

const marginOf = ({ print }: SheetPlan): number => print.pages?.margin ?? USUAL_SIDE_MARGIN;

/** @param at where the columns are; left out for texts that go on below */
function lineFaults(
  line: readonly Word[],
  { cells }: Expected,
  styles: readonly Look[],
  at: Map<number, [number, number]> | undefined,
  pageEnd: number,
): string[] {
  const pattern = cells.map(({ text }) => (text === undefined ? ".*" : escaped(bare(text)))).join("");
  if (!new RegExp(`^${pattern}$`).test(bare(textOf(line)))) {
    return [`${textOf(line)} instead of ${cells.map(({ text }) => text ?? "...").join(" ")}`];
  }
  if (line.some(({ right }) => right > pageEnd + NEAR)) return [`${textOf(line)} runs off the page`];
  return !at || cells.some(({ text }) => text === undefined) ? [] : overlaps(line, cells, styles, at);
}

/** Where each column begins and ends on its page, in points. */
function edges(plan: SheetPlan, columns: readonly number[], scale: number): Map<number, [number, number]> {
  let at = marginOf(plan);
  return new Map(
    columns.map((column) => {
      const width = plan.columns.find((one) => one.column === column)?.width ?? USUAL_WIDTH;
      const left = at;
      at += pointsOf(width) * scale;
      return [column, [left, at]];
    }),
  );
}

/** Texts that reach into a cell with something in it: Excel cuts them off there. */
function overlaps(
  line: readonly Word[],
  cells: Expected["cells"],
  styles: readonly Look[],
  at: Map<number, [number, number]>,
): string[] {
  const faults: string[] = [];
  const words = [...line];
  cells.forEach(({ column, text = "" }, i) => {
    let found = "";
    let [left, right] = [Infinity, -Infinity];
    while (found.length < bare(text).length && words.length) {
      const word = words.shift() as Word;
      found += bare(word.text);
      [left, right] = [Math.min(left, word.left), Math.max(right, word.right)];
    }
    // Two cells' texts without a gap between them are one word: the first runs into the second.
    if (found !== bare(text)) faults.push(`${text} runs into the next cell`);
    const next = cells[i + 1] && at.get(cells[i + 1].column)?.[0];
    const before = i > 0 ? at.get(cells[i - 1].column)?.[1] : undefined;
    const isHidden = styles[column].color === "#FFFFFF" && !styles[column].fill;
    if (isHidden) return;
    if (next !== undefined && right > next + NEAR) faults.push(`${text} is cut off on its right`);
    if (before !== undefined && left < before - NEAR) faults.push(`${text} is cut off on its left`);
  });
  return faults;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");

/** Words of one line from left to right, lines from the top. */
function linesOf(words: readonly Word[], scale: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.bottom - b.bottom)) {
    const last = lines.at(-1);
    if (last && word.bottom - last[0].bottom < SAME_LINE * scale) last.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left));
}

/** How much smaller than in the sheet the usual text is: its height is the commonest. */
function scaleOf(words: readonly Word[], styles: readonly Look[][]): number {
  const usual = mostCommon(styles.flat().map(({ size = TEXT_SIZE }) => size));
  const height = mostCommon(words.map(({ top, bottom }) => Math.round((bottom - top) * 20) / 20));
  return height === undefined ? 1 : height / ((WORD_HEIGHT * (usual ?? TEXT_SIZE)) / TEXT_SIZE);
}

function mostCommon(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
