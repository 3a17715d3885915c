/** An import beside the sheets of the same night: is it that night, and what would change? */
import { folded } from "../notation/text";
import { parseKept, type KeptImport } from "../results/keptImport";
import { mergeCounts, type MergeCounts, type MergedLine } from "../results/merge";
import { parseSettings } from "../results/parseSettings";
import type { Contestant } from "../results/types";
import { mergeNames } from "./mergeNames";
import { mergeResults, type ResultsMerge } from "./mergeResults";
import { contestantsOf } from "./names";
import { eventOf } from "./settings";
import type { Session } from "./session";
import type { TableEdit } from "./tableEdit";

type Rows = readonly (readonly unknown[])[];

/** The tables of a session as they are now, with their headings. */
export interface SessionTables {
  results: Rows;
  settings: Rows;
  names: Rows;
  /** The formulas of the names table. */
  nameFormulas: Rows;
  /** What the last import said, as it was kept. */
  kept?: string;
}

export interface SessionMerge {
  results: ResultsMerge;
  counts: MergeCounts;
  /** Pairs that get a name, a number or a row. */
  names: number;
  /** Whether it is known what the last import said; else every difference is asked about. */
  isRemembered: boolean;
  /** How many results of the file are in the sheet. */
  shared: number;
  edit: (chosen: ReadonlySet<MergedLine>) => { results: TableEdit; names: TableEdit };
}

/** What an import would change in the sheets of its night; undefined where they are another night's. */
export function mergeSession(session: Session, tables: SessionTables): SessionMerge | undefined {
  const { settings } = parseSettings(tables.settings);
  const kept = parseKept(tables.kept);
  const results = mergeResults(session, tables.results, settings, kept);
  if (!results || !isSameNight(session, results, tables.settings)) return undefined;
  const lines = results.file.map(({ line }) => line);
  const inSheet = (contestants: readonly Contestant[]): Contestant[] => contestantsOf(lines, contestants, settings);
  const names = mergeNames(inSheet(session.contestants), tables.names, tables.nameFormulas, inSheet(before(kept)));
  return {
    results,
    counts: mergeCounts(results.lines),
    names: names.count,
    isRemembered: kept !== undefined,
    shared: matched(results).length,
    edit: (chosen) => ({ results: results.edit(chosen), names: names.edit }),
  };
}

const before = (kept: KeptImport | undefined): Contestant[] => kept?.contestants ?? [];

const matched = ({ lines }: ResultsMerge) => lines.flatMap((line) => (line.kind === "same" ? [line] : []));

/**
 * The same event, where both say which; never with two dates. Else at least half of the results have the same boards
 * and pairs in both, and of those that are there in both at least half are equal: another week's movement has the same
 * boards and pairs, but other results.
 */
function isSameNight({ event }: Session, merge: ResultsMerge, settingCells: Rows): boolean {
  const { settings } = parseSettings(settingCells);
  const then = eventOf(settings);
  if (event.id && then.id) return folded(event.id) === folded(then.id);
  if (event.date && then.date && isDate(event.date) && isDate(then.date) && event.date !== then.date) return false;
  const same = matched(merge);
  const smaller = Math.min(merge.file.length, merge.sheet.length);
  if (same.length === 0 || same.length * 2 < smaller) return false;
  const inBoth = same.filter(({ row, from }) => hasResult(merge.sheet[row]) && hasResult(merge.file[from]));
  // What the scorer edited, the file still says as the last import did.
  const differ = inBoth.filter(({ parts }) => parts.some(({ part, kind }) => part === "result" && kind !== "edited"));
  return differ.length * 2 <= inBoth.length;
}

const isDate = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

const hasResult = ({ says }: ResultsMerge["file"][number]): boolean => Boolean(says.result?.[0]);
