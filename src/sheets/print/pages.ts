/** Sheets for the printer: forms one below another, or several across, and page breaks that fall between them. */
import { emptyPlan } from "../look";
import type { Block, Cell, CellStyle, Paper, SheetPlan, StylePlan } from "../plan";

/** What a row of a form is: how high, and how it looks. */
export type RowKind = "title" | "note" | "hand" | "heading" | "line" | "small";

export interface FormRow {
  kind: RowKind;
  /** One for each column of the form; those that are left out are blank. */
  cells: Cell[];
  /** Cells that look otherwise. */
  marks?: { column: number; style: CellStyle }[];
}

/** A form that may not be torn apart: a traveller, a slip, a card. */
export type Form = FormRow[];

export interface FormColumn {
  /** In characters. */
  width: number;
  align?: "left" | "center" | "right";
}

export interface FormsPlan {
  name: string;
  columns: readonly FormColumn[];
  forms: readonly Form[];
  paper: Paper;
  /** How many stand side by side. */
  across: number;
  header?: string;
}

/** Width and height of the paper in points, upright. */
export const PAPER_SIZES: Record<Paper, readonly [number, number]> = { A4: [595, 842], Letter: [612, 792] };

/** A centimetre and a quarter: what every printer can. */
export const MARGIN = 36;

/** Of each kind, in points. */
const HEIGHTS: Record<RowKind, number> = { title: 26, note: 18, hand: 15, heading: 20, line: 22, small: 17 };
/** Printers differ, and so do their pages: so much of one stays free below. */
export const SPARE_HEIGHT = 14;
/** Between a form and the one below it: room for the scissors. */
const GAP_HEIGHT = 12;
/** Between forms side by side, in characters. */
const GAP_WIDTH = 3;

/** Of Excel's own font, in points: columns are as many of its digits wide. */
const USUAL_SIZE = 11;

/** A column is as many digits wide; the letters of names are narrower. */
const LETTERS_A_DIGIT = 1.1;

const STYLES = {
  title: { bold: true, size: 14 },
  note: { size: 10 },
  hand: {},
  heading: { bold: true, size: 10, grid: true },
  line: { grid: true },
  small: { grid: true, size: 10 },
} satisfies Record<RowKind, CellStyle>;

export const formHeight = (form: Form): number => form.reduce((sum, { kind }) => sum + HEIGHTS[kind], 0);

/** The forms on pages of the paper, each page filled with as many rows of forms as it holds. */
export function formsPlan({ name, columns, forms: wanted, paper, across, header }: FormsPlan): SheetPlan {
  const room = PAPER_SIZES[paper][1] - 2 * MARGIN - SPARE_HEIGHT;
  const forms = wanted.map((form) => wrapped(form, columns)).flatMap((form) => fitting(form, room));
  const stride = columns.length + 1;
  const blocks: Block[] = [];
  const styles: StylePlan[] = [];
  const breaks: number[] = [];
  let [row, used] = [0, 0];
  for (let i = 0; i < forms.length; i += across) {
    const beside = forms.slice(i, i + across);
    const height = Math.max(...beside.map(formHeight));
    if (used > 0 && used + GAP_HEIGHT + height > room) {
      breaks.push(row);
      used = 0;
    } else if (used > 0) {
      styles.push(heightOf(row, GAP_HEIGHT));
      used += GAP_HEIGHT;
      row++;
    }
    beside.forEach((form, j) => placeForm(form, row, j * stride, columns, blocks, styles));
    const longest = beside.reduce((most, form) => (form.length > most.length ? form : most));
    styles.push(...runs(longest).map(({ kind, first, count }) => heightOf(row + first, HEIGHTS[kind], count)));
    row += longest.length;
    used += height;
  }
  const widths = Array.from({ length: across }, (_, i) => [
    ...columns,
    ...(i < across - 1 ? [{ width: GAP_WIDTH }] : []),
  ]);
  return {
    ...emptyPlan(name),
    columns: widths
      .flat()
      .map(({ width, align }: FormColumn, column) => ({ column, width, ...(align ? { align } : {}) })),
    blocks,
    styles,
    print: { orientation: "portrait", pages: { paper, breaks, margin: MARGIN }, ...(header ? { header } : {}) },
  };
}

/** Text across a form that is longer than the form is wide, goes on in rows of its own: names, mostly. */
function wrapped(form: Form, columns: readonly FormColumn[]): Form {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return form.flatMap((row): FormRow[] => {
    const [text] = row.cells;
    if (!isText(row.kind) || typeof text !== "string" || row.cells.length > 1) return [row];
    const most = Math.floor((width * LETTERS_A_DIGIT * USUAL_SIZE) / STYLES[row.kind].size);
    return linesOf(text, most).map((line) => ({ kind: row.kind, cells: [line] }));
  });
}

/** Words as they come, so many letters a line at most. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const isText = (kind: RowKind): kind is "title" | "note" => kind === "title" || kind === "note";

/** A form that is higher than a page has lower lines; one that is too high even so goes on under the same heading. */
function fitting(form: Form, room: number): Form[] {
  if (formHeight(form) <= room) return [form];
  const low = form.map((row): FormRow => (row.kind === "line" ? { ...row, kind: "small" } : row));
  const head = low.slice(
    0,
    low.findIndex(({ kind }) => kind === "small"),
  );
  const lines = low.slice(head.length);
  const count = Math.floor((room - formHeight(head)) / HEIGHTS.small);
  const parts = Math.ceil(lines.length / count);
  return Array.from({ length: parts }, (_, i) => [...head, ...lines.slice(i * count, (i + 1) * count)]);
}

const heightOf = (row: number, height: number, rows = 1): StylePlan => ({
  area: { row, column: 0, rows, columns: 1 },
  style: { height },
});

function placeForm(
  form: Form,
  row: number,
  column: number,
  columns: readonly FormColumn[],
  blocks: Block[],
  styles: StylePlan[],
): void {
  const blank = (cells: readonly Cell[]): Cell[] => columns.map((_, i) => cells[i] ?? null);
  blocks.push({ row, column, cells: form.map(({ cells }) => blank(cells)) });
  for (const { kind, first, count } of runs(form)) {
    const area = { row: row + first, column, rows: count, columns: columns.length };
    styles.push({
      area,
      style: { ...STYLES[kind], ...(isText(kind) || kind === "hand" ? { align: "left" as const } : {}) },
    });
  }
  styles.push(...markStyles(form, row, column));
}

/** Cells that look otherwise than their row. */
function markStyles(form: Form, row: number, column: number): StylePlan[] {
  return form.flatMap(({ marks = [] }, i) =>
    marks.map((mark) => ({
      area: { row: row + i, column: column + mark.column, rows: 1, columns: 1 },
      style: mark.style,
    })),
  );
}

/** Rows of one kind that follow each other. */
function runs(form: Form): { kind: RowKind; first: number; count: number }[] {
  const found: { kind: RowKind; first: number; count: number }[] = [];
  form.forEach(({ kind }, i) => {
    const last = found.at(-1);
    if (last?.kind === kind) last.count++;
    else found.push({ kind, first: i, count: 1 });
  });
  return found;
}
