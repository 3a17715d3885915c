/** The formula that a function gets in a cell, from what stands to its left. */
import { fieldOf } from "../../results/columns";
import { LANGUAGE_CODES } from "../../notation/languages";
import { isBlank, textOf } from "../../notation/text";
import type { Beside } from "../../excel";
import { columnName } from "../../sheets/look";
import type { TableNames } from "../../sheets";
import { exampleIn, type FunctionHelp } from "./help";
import { ONE_CELL, RECIPES, type Assumed, type Recipe, type RowReading } from "./recipes";

/** What the formula reads, for the sentence that says so: cells or a range, and which argument they are. */
export interface ReadCells {
  cells: string;
  as: string;
}

export type Insertion =
  | { kind: "reads"; formula: string; reads: ReadCells[]; assumed?: Assumed }
  | { kind: "session"; formula: string; tables: string[] }
  /** With values of its own, to be replaced. */
  | { kind: "example"; formula: string }
  /** Nothing to write: the cell stands where there is nothing to read. */
  | { kind: "nowhere"; why: "noRoom"; columns: string[]; formula?: undefined }
  | { kind: "nowhere"; why: "noSession" | "inTable"; formula?: undefined };

/** Where nothing stands yet, a board of so many results, or so many deals. */
const USUAL_ROWS = 12;

export interface Sources {
  beside: Beside;
  /** The tables of the session that the formulas of a session are for; none where the workbook has none. */
  session?: TableNames;
  /** The add-in's namespace with its dot, or empty. */
  prefix: string;
}

/** @param help the function, as functions.json describes it */
export function insertionOf(help: FunctionHelp, { beside, session, prefix }: Sources): Insertion {
  const recipe = RECIPES[help.name] ?? { kind: "alone" };
  if (beside.inTable && !ONE_CELL.includes(help.name)) return { kind: "nowhere", why: "inTable" };
  const name = prefix + help.name;
  const example = (exampleIn(help) ?? (recipe.kind === "alone" ? `=${help.name}()` : "")).replace("=", `=${prefix}`);
  switch (recipe.kind) {
    case "row":
      return inRow(recipe.readings, name, beside, example);
    case "column":
      return besideColumn(recipe, name, beside);
    case "block":
      return besideBlock(recipe.columns, name, beside);
    case "session":
      return session ? ofSession(recipe.tables, name, session) : { kind: "nowhere", why: "noSession" };
    case "alone":
      return { kind: "example", formula: example };
  }
}

function inRow(readings: readonly RowReading[], name: string, { row, column }: Beside, example: string): Insertion {
  const fits = readings.find(({ cells }) => cells.length <= column);
  if (!fits) return example ? { kind: "example", formula: example } : noRoom(readings[readings.length - 1].cells);
  const at = fits.cells.map((_, i) => `${columnName(column - fits.cells.length + i)}${row + 1}`);
  const reads = fits.cells.map((as, i) => ({ cells: at[i], as }));
  const formula = fits.formula(at, name);
  return { kind: "reads", formula, reads, ...(fits.assumed ? { assumed: fits.assumed } : {}) };
}

const noRoom = (columns: readonly string[]): Insertion => ({ kind: "nowhere", why: "noRoom", columns: [...columns] });

/** A blank is no score: `IF(B2:B13="","",B2:B13)` keeps it from arriving as 0, a pass-out. */
function besideColumn({ boards }: Recipe & { kind: "column" }, name: string, beside: Beside): Insertion {
  const { column, firstColumn } = beside;
  if (column === 0) return noRoom(["scores"]);
  const rows = filledRows(beside, 1);
  const down = (at: number): string => range(at, at, beside.row, rows);
  const scores = down(column - 1);
  const reads: ReadCells[] = [{ cells: scores, as: "scores" }];
  const boardColumn = boards ? beside.headings.findIndex(isBoardHeading) : -1;
  const hasBoards = boardColumn >= 0 && firstColumn + boardColumn < column - 1;
  const boardCells = hasBoards ? [down(firstColumn + boardColumn)] : [];
  boardCells.forEach((cells) => reads.push({ cells, as: "boards" }));
  const args = [`IF(${scores}="","",${scores})`, ...boardCells].join(",");
  return { kind: "reads", formula: `=${name}(${args})`, reads };
}

const isBoardHeading = (cell: unknown): boolean =>
  LANGUAGE_CODES.some((language) => fieldOf(textOf(cell), language) === "board");

function besideBlock(columns: number, name: string, beside: Beside): Insertion {
  const { row, column } = beside;
  if (column < columns) return noRoom(["side", "contract", "result"]);
  const cells = range(column - columns, column - 1, row, filledRows(beside, columns));
  return { kind: "reads", formula: `=${name}(${cells})`, reads: [{ cells, as: "deals" }] };
}

function ofSession(tables: readonly (keyof TableNames | "")[], name: string, session: TableNames): Insertion {
  const args = tables.map((table) => (table && session[table] ? `${session[table]}[#All]` : ""));
  const formula = `=${name}(${args.join(",").replace(/,+$/, "")})`;
  return { kind: "session", formula, tables: tables.flatMap((table) => (table && session[table]) || []) };
}

/**
 * How many rows of the columns next to the cell are filled, from its own row down: two blank rows end them, for what
 * stands below is something else.
 */
function filledRows({ left }: Beside, columns: number): number {
  const blank = left.map((cells) => cells.slice(-columns).every(isBlank));
  const end = blank.findIndex((isGap, i) => isGap && (blank[i + 1] ?? true));
  const rows = end < 0 ? blank.length : end;
  return rows || USUAL_ROWS;
}

const range = (from: number, to: number, row: number, rows: number): string =>
  `${columnName(from)}${row + 1}:${columnName(to)}${row + rows}`;
