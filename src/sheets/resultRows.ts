/** The rows of a results table as they stand in the sheet: what they say, and which cells say it. */
import { makeSpecial } from "../notation/entry";
import type { Field } from "../notation/languages";
import { parseSpecial } from "../notation/entry";
import { textOf } from "../notation/text";
import type { Columns } from "../results/columns";
import { languageOf } from "../results/language";
import { isProblem, readGrid } from "../results/readGrid";
import type { ResultLine, Settings } from "../results/types";
import { numberOrText } from "./look";
import type { Cell } from "./plan";
import { rowOf, runsOf, type TableEdit } from "./tableEdit";

type Rows = readonly (readonly unknown[])[];

export interface ResultRow {
  line: ResultLine;
  /** Of the table, 0 at its heading. */
  row: number;
}

/** The columns that say who sits where. */
export type SeatField = "ns" | "ew" | "north" | "east" | "south" | "west";

/** A row that is not there yet. */
export interface NewLine extends Pick<ResultLine, "board" | "ns" | "ew" | "round" | "table"> {
  section?: string;
  sitsOut?: boolean;
}

/** Where the text of what became of a board stands, in this order. */
const RESULT: readonly Field[] = ["contract", "result", "nsScore"];

export class ResultRows {
  readonly rows: readonly ResultRow[];
  private readonly cells = new Map<number, Map<number, Cell>>();

  private constructor(
    private readonly table: Rows,
    readonly columns: Columns,
    /** Where the word for a board that nobody plays stands. */
    private readonly wordField: Field,
    readonly settings: Settings,
    rows: readonly ResultRow[],
  ) {
    this.rows = rows;
  }

  /** Undefined where the table is none of results board by board, or has no place for a word in place of a result. */
  static of(table: Rows, settings: Settings): ResultRows | undefined {
    const grid = readGrid(table, settings, { zeroMayBeBlank: true });
    if (isProblem(grid)) return undefined;
    const { columns } = grid.header;
    const wordField = RESULT.find((wanted) => columns.has(wanted));
    if (!wordField) return undefined;
    const rows = grid.rows.flatMap(({ line }, i) => (line ? [{ line, row: grid.header.row + 1 + i }] : []));
    return new ResultRows(table, columns, wordField, settings, rows);
  }

  /** Puts a cell's new content down; what has no column is passed over. */
  set({ row }: ResultRow, field: Field, cell: Cell): void {
    const column = this.columns.get(field);
    if (!column) return;
    const cells = this.cells.get(row) ?? new Map<number, Cell>();
    this.cells.set(row, cells);
    cells.set(column.index, cell);
  }

  seat(row: ResultRow, field: SeatField, id: string): void {
    this.set(row, field, numberOrText(id));
  }

  /** Nobody can play it: the board is settled without a result. */
  setSpecial(row: ResultRow, kind: "sitOut" | "notPlayed"): void {
    this.set(row, this.wordField, this.word(kind));
  }

  private word(kind: "sitOut" | "notPlayed"): string {
    return makeSpecial({ kind }, languageOf(this.settings));
  }

  /** Takes the word for a sit-out away: there is something to play. */
  clearSitOut(row: ResultRow): void {
    for (const field of RESULT) {
      const special = parseSpecial(textOf(this.written(row, field)), { language: languageOf(this.settings) });
      if (special?.ok && special.value.kind === "sitOut") this.set(row, field, "");
    }
  }

  /** The cells of a new row: what has no column is left out. */
  newRow({ section = "", round, table, board, ns, ew, sitsOut }: NewLine): Cell[] {
    const values: [Field, Cell][] = [
      ["board", board],
      ["section", section],
      ["round", round ?? ""],
      ["table", table ?? ""],
      ["ns", numberOrText(ns)],
      ["ew", numberOrText(ew)],
      ...(sitsOut ? [[this.wordField, this.word("sitOut")] as [Field, Cell]] : []),
    ];
    const cells = values.flatMap(([field, cell]): [number, Cell][] => {
      const column = this.columns.get(field);
      return column ? [[column.index, cell]] : [];
    });
    return rowOf(new Map(cells), this.table[0].length);
  }

  private written({ row }: ResultRow, field: Field): unknown {
    return this.table[row][this.columns.get(field)?.index ?? -1];
  }

  /** What was put down, as a change of the table. */
  edit(): TableEdit {
    const cells = [...this.cells].sort(([a], [b]) => a - b);
    return { cells: cells.flatMap(([row, changed]) => runsOf(changed).map((run) => ({ row, ...run }))), rows: [] };
  }
}

/** Nothing is entered for it yet. */
export const isOpen = ({ line }: ResultRow): boolean => line.status === "expected";
