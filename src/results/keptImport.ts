/** What the last import said, kept as text in the workbook: to tell what the file changed from what the scorer did. */
import type { Problem } from "../notation/problem";
import type { Contestant, Deal, ImportedSession, ResultLine } from "./types";

export interface KeptImport {
  lines: ResultLine[];
  /** What was not understood: its kind and text, by the line's place. */
  unread: Pick<Problem, "kind" | "at" | "read">[];
  contestants: Contestant[];
  /** The hands, for files that go out: no sheet shows them. */
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
  const earlier = parseKept(before)?.deals ?? [];
  const hands = [...earlier.filter(({ board }) => !deals.some((deal) => deal.board === board)), ...deals];
  const kept = { lines: short, unread: said, contestants, ...(hands.length ? { deals: hands } : {}) };
  const text = JSON.stringify({ version: VERSION, ...kept });
  return text.length <= LONGEST ? text : undefined;
}

/** What was kept; undefined where that is not what a version of ours wrote. */
export function parseKept(text: string | undefined): KeptImport | undefined {
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<KeptImport> & { version?: number };
    const { version, lines, unread, contestants, deals } = kept;
    const isOurs = version === VERSION && [lines, unread, contestants].every(Array.isArray);
    if (!isOurs) return undefined;
    return { lines, unread, contestants, ...(Array.isArray(deals) ? { deals } : {}) } as KeptImport;
  } catch {
    return undefined;
  }
}
