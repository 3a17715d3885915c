/** What the last import said, kept as text in the workbook: to tell what the file changed from what the scorer did. */
import type { Problem } from "../notation/problem";
import type { Contestant, Deal, ImportedSession, ResultLine } from "./types";

export interface KeptImport {
  lines: ResultLine[];
  /** What was not understood: its kind and text, by the line's place. */
  unread: Pick<Problem, "kind" | "at" | "read">[];
  contestants: Contestant[];
  /** The hands, for files that go out and for hand records. */
  deals?: Deal[];
}

const VERSION = 1;

/** Excel keeps 2 MB of a setting; a night of 20,000 results is less. */
const LONGEST = 2_000_000;

/**
 * The text to keep; undefined where it would be too long. Then the next import asks about every difference.
 *
 * @param before what was kept of the same session: its hands stay for boards that the new import has none of
 */
export function makeKept(
  { lines, unread, contestants, deals = [] }: Omit<KeptImport, "unread"> & Pick<ImportedSession, "unread">,
  before?: string,
): string | undefined {
  const short = lines.map((line) => ({ ...line, file: undefined }));
  const said = unread.map(({ kind, at, read }) => ({ kind, at, read }));
  const hands = together(keptDeals(before), deals);
  const kept = { lines: short, unread: said, contestants, ...(hands.length ? { deals: hands } : {}) };
  return textOf(kept);
}

/**
 * The text to keep with hands that came by themselves; what it says of the last import stays. Undefined where it would
 * be too long.
 */
export function withDeals(before: string | undefined, deals: readonly Deal[]): string | undefined {
  return textOf({ ...objectIn(before), deals: together(keptDeals(before), deals) });
}

/** The hands that were kept, of an import or by themselves. */
export function keptDeals(text: string | undefined): Deal[] {
  const deals = objectIn(text)?.deals;
  return Array.isArray(deals) ? deals : [];
}

/** One deal a board, the later one where both have it. */
export function together(earlier: readonly Deal[], later: readonly Deal[]): Deal[] {
  const boards = new Set(later.map(({ board }) => board));
  return [...earlier.filter(({ board }) => !boards.has(board)), ...later].sort((a, b) => a.board - b.board);
}

function textOf(kept: object): string | undefined {
  const text = JSON.stringify({ ...kept, version: VERSION });
  return text.length <= LONGEST ? text : undefined;
}

/** Undefined where that is not what a version of ours wrote. */
function objectIn(text: string | undefined): Partial<KeptImport> | undefined {
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text) as (Partial<KeptImport> & { version?: number }) | null;
    return kept?.version === VERSION ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** What was kept of an import; undefined where there was none, or another version wrote it. */
export function parseKept(text: string | undefined): KeptImport | undefined {
  const { lines, unread, contestants, deals } = objectIn(text) ?? {};
  if (![lines, unread, contestants].every(Array.isArray)) return undefined;
  return { lines, unread, contestants, ...(Array.isArray(deals) ? { deals } : {}) } as KeptImport;
}
