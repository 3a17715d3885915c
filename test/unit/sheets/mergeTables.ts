/** Tables of a session as cells, for tests that merge into them: written by our plans, changed as Excel would. */
import { readPaste } from "../../../src/files";
import { makeKept } from "../../../src/results/keptImport";
import type { ImportedSession } from "../../../src/results/types";
import { sessionPlans, type Entry } from "../../../src/sheets";
import type { SessionTables } from "../../../src/sheets/mergeSession";
import type { TableEdit } from "../../../src/sheets/tableEdit";
import { OPTIONS, tableCells } from "./plans";

export type Rows = unknown[][];

export type Written = Omit<SessionTables, "results" | "names"> & { results: Rows; names: Rows };

/** The tables as an import writes them, and what it keeps. */
export function written(session: ImportedSession, entry: Entry = "Columns"): Written {
  const plans = sessionPlans(session, { ...OPTIONS, entry });
  const [results, names, settings] = plans
    .filter(({ tables }) => tables.length)
    .map((plan) => tableCells(plan) as Rows);
  return { results, names, settings, nameFormulas: names, kept: makeKept(session) };
}

/** The cells after an edit: rows come in from the bottom up, a null leaves its cell alone. */
export function edited(cells: readonly (readonly unknown[])[], { cells: changes, rows }: TableEdit): Rows {
  const after = cells.map((row) => [...row]);
  for (const { row, column, cells: run } of changes) {
    run.forEach((cell, i) => {
      if (cell !== null) after[row][column + i] = cell;
    });
  }
  for (const { before, cells: added } of [...rows].reverse()) {
    after.splice(before, 0, ...added.map((row) => row.map((cell) => cell ?? "")));
  }
  return after;
}

/** Lines of text as a session. */
export const session = (...lines: string[]): ImportedSession => readPaste(lines.join("\n"));
