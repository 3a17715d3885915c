/** The sessions of the workbook with all that their tables hold, for an import that may be one of them. */
import type { TableNames } from "../sheets/plan";
import { keptKey, textIn } from "./keptText";
import { done, type Outcome } from "./outcome";
import { findSessions } from "./places";
import { run } from "./run";

export interface WrittenSession {
  tables: TableNames;
  /** Whole tables with their headings; none where a table is missing. */
  results: unknown[][];
  settings: unknown[][];
  names: unknown[][];
  nameFormulas: unknown[][];
  /** What the last import said. */
  kept?: string;
}

export async function readWrittenSessions(): Promise<Outcome<WrittenSession[]>> {
  const found = await findSessions();
  if (!found.ok || found.value.length === 0) return found.ok ? done([]) : found;
  return run(async (context) => {
    const { tables, settings } = context.workbook;
    const load = (name: string, what: string): Excel.Range | undefined => {
      const range = name ? tables.getItem(name).getRange() : undefined;
      range?.load(what);
      return range;
    };
    const loaded = found.value.map((session) => {
      const kept = settings.getItemOrNullObject(keptKey(session.results));
      kept.load("value");
      return {
        session,
        kept,
        results: load(session.results, "values"),
        settings: load(session.settings, "values"),
        names: load(session.names, "values,formulas"),
      };
    });
    await context.sync();
    return loaded.map(({ session, kept, results, settings: set, names }): WrittenSession => {
      const text = textIn(kept);
      return {
        tables: session,
        results: results?.values ?? [],
        settings: set?.values ?? [],
        names: names?.values ?? [],
        nameFormulas: names?.formulas ?? [],
        ...(text === undefined ? {} : { kept: text }),
      };
    });
  });
}

/** The cells of a table with its heading; undefined where the workbook has none of this name. */
export function readTable(name: string): Promise<Outcome<unknown[][] | undefined>> {
  return run(async (context) => {
    const table = context.workbook.tables.getItemOrNullObject(name);
    table.load("id");
    await context.sync();
    if (table.isNullObject) return undefined;
    const range = table.getRange();
    range.load("values");
    await context.sync();
    return range.values as unknown[][];
  });
}
