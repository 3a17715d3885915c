/**
 * A sheet as plain data. `sheets/` makes plans, `excel/` writes them, tests read them. Rows and columns count from 0.
 */

/** A value, a formula in en-US form (with its "="), or null for a cell that is left alone. Text is written as text. */
export type Cell = string | number | boolean | { formula: string } | null;

/** A rectangle: first row and column, how many of each. */
export interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Cells from one corner, every row as long as the first. */
export interface Block {
  row: number;
  column: number;
  cells: Cell[][];
}

/** An Excel table over cells that stand in a block; its first row is the header. */
export interface TablePlan {
  name: string;
  area: Area;
  style: string;
  /** Every other row shaded. */
  banded: boolean;
}

export interface ColumnPlan {
  column: number;
  /** In characters of the default font. */
  width?: number;
  /** For the whole column, set before anything is written: "@" keeps what is typed as text. */
  numberFormat?: string;
  align?: "left" | "center" | "right";
  /** So many of Excel's steps away from what stands on the left; of a column that is aligned left. */
  indent?: number;
  color?: string;
}

export type CellStyle = Partial<{
  bold: boolean;
  /** In points. */
  size: number;
  color: string;
  fill: string;
  align: "left" | "center" | "right";
  /** Each cell with a line on all sides. */
  grid: boolean;
  /** Of each row, in points. */
  height: number;
  /** Text goes on in further lines of its cell, from the top. */
  wrap: boolean;
  /** The area is one cell. */
  merge: boolean;
}>;

export interface StylePlan {
  area: Area;
  style: CellStyle;
}

/** A format that follows a spill: where `formula` (for the area's top left cell, relative) is true. */
export interface ConditionalPlan {
  area: Area;
  formula: string;
  style: Pick<CellStyle, "bold" | "color" | "fill"> & { border?: "bottom"; numberFormat?: string };
}

export interface ChoicePlan {
  area: Area;
  /** What may be chosen; other entries are warned of, never refused. */
  values: string[];
}

export const PAPERS = ["A4", "Letter"] as const;

export type Paper = (typeof PAPERS)[number];

/** Pages at a scale of their own: Excel ignores page breaks where it fits a sheet to a page's width. */
export interface PagesPlan {
  /** Left out, whatever lies in the printer: the pages then fit on either. */
  paper?: Paper;
  /** In percent; left out, natural size. */
  scale?: number;
  /** Rows that begin a page, but for the first. */
  breaks: number[];
  /** Columns that begin a page beside the first. */
  columnBreaks?: number[];
  /** In points, on all sides. */
  margin: number;
}

/** How a sheet is printed: one page wide, unless it has pages of its own. */
export interface PrintPlan {
  orientation: "portrait" | "landscape";
  /** Repeated on each page: so many from the top. */
  titleRows?: number;
  /** Repeated on each page: so many from the left. */
  titleColumns?: number;
  /** Only so many columns from the left: a text that reaches further does not make the whole page smaller. */
  columns?: number;
  header?: string;
  pages?: PagesPlan;
}

export interface SheetPlan {
  /** At most 31 characters, none of : \ / ? * [ ]. */
  name: string;
  columns: ColumnPlan[];
  blocks: Block[];
  tables: TablePlan[];
  styles: StylePlan[];
  conditionals: ConditionalPlan[];
  choices: ChoicePlan[];
  freeze?: { rows: number; columns: number };
  print: PrintPlan;
  /** The cell to stand on once the sheet is there. */
  select?: { row: number; column: number };
}

/**
 * Names of the tables that formulas refer to, after the workbook's own names were looked at; "" for one that is missing.
 */
export interface TableNames {
  results: string;
  names: string;
  settings: string;
}
