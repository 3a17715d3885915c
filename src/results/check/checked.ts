/** What the checks look at: the rows of a range with their lines, their cells and what reading said of them. */
import type { Field } from "../../notation/languages";
import type { Problem } from "../../notation/problem";
import { isBlank, textOf } from "../../notation/text";
import type { Cells, Columns } from "../columns";
import { pairOf } from "../pairs";
import type { Grid } from "../readGrid";
import type { ScoredSession } from "../session";
import type { Contestant, ResultLine, Settings } from "../types";

export interface CheckedRow {
  /** Of the range, its first row is 1. */
  row: number;
  line: ResultLine;
  /** What reading and scoring said. */
  problems: readonly Problem[];
}

export interface Checked {
  /** The whole range, title rows and heading included. */
  cells: Cells;
  columns: Columns;
  /** The heading's row, counted from 1. */
  headingRow: number;
  /** What is wrong with the range as a whole. */
  problems: readonly Problem[];
  rows: readonly CheckedRow[];
  settings: Settings;
  contestants: readonly Contestant[];
}

/**
 * @param cells the range that the grid was read from
 * @param session the lines of the grid, scored in their order
 */
export function checkedRange(
  cells: Cells,
  grid: Grid,
  session: ScoredSession,
  contestants: readonly Contestant[],
): Checked {
  let next = 0;
  const rows = grid.rows.flatMap(({ line, problems }, index): CheckedRow[] => {
    if (!line) return [];
    const scored = session.lines[next++];
    return [{ row: grid.header.row + index + 2, line, problems: [...problems, ...scored.problems] }];
  });
  const { columns, row } = grid.header;
  const { settings } = session;
  return { cells, columns, headingRow: row + 1, problems: grid.problems, rows, settings, contestants };
}

/** The cell of a row by what its column holds; "" where there is no such column. */
export function cellOf({ cells, columns }: Checked, row: number, field: Field): unknown {
  const column = columns.get(field);
  return column ? (cells[row - 1]?.[column.index] ?? "") : "";
}

/** The cell's text as it is written; Excel's 0 for a blank is "". */
export function writtenIn(checked: Checked, row: number, field: Field): string {
  const cell = cellOf(checked, row, field);
  return isBlank(cell) || cell === 0 || typeof cell === "object" ? "" : textOf(cell).trim();
}

export const headingOf = ({ columns }: Checked, field: Field): string | undefined => columns.get(field)?.heading;

/** Who sits where on a line: the keys of its pairs, of a single player each in an individual event. */
export function entrants({ line }: CheckedRow, settings: Settings): { key: string; id: string; field: Field }[] {
  if (line.players && !line.ns && !line.ew) {
    const seats = ["north", "east", "south", "west"] as const;
    return line.players.flatMap((id, i) => (id ? [{ key: `${line.section}|${id}|`, id, field: seats[i] }] : []));
  }
  return (["NS", "EW"] as const).flatMap((side) => {
    const pair = pairOf(line, side, settings);
    return pair ? [{ key: pair.key, id: pair.id, field: side === "NS" ? "ns" : "ew" } as const] : [];
  });
}

/** Rows of a board that was to be played: not a sit-out, and with a board number that is understood. */
export function onBoards(rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.filter(({ line }) => line.board > 0 && line.status !== "sitOut");
}
