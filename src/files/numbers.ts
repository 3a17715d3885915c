/** Whether 7 sitting N-S and 7 sitting E-W is one pair or two. */

/** Which pairs met on a board. */
interface Seated {
  section: string;
  board: number | string;
  ns: string;
  ew: string;
}

/**
 * A pair plays a board once. Where each direction has its own numbers, the same number sits on both sides of nearly
 * every board; in one list only a slip puts it there, so a few such boards in a session decide nothing.
 */
const FEWEST_SHARED = 0.1;

/** Has each direction its own numbers, as in a Mitchell with 1 to n both N-S and E-W? */
export function haveOwnNumbers(lines: readonly Seated[]): boolean {
  const boards = new Map<string, { ns: Set<string>; ew: Set<string> }>();
  for (const { section, board, ns, ew } of lines) {
    if (!ns || !ew) continue;
    const key = `${section}|${board}`;
    const seated = boards.get(key) ?? { ns: new Set(), ew: new Set() };
    boards.set(key, seated);
    seated.ns.add(ns);
    seated.ew.add(ew);
  }
  let shared = 0;
  let all = 0;
  for (const { ns, ew } of boards.values()) {
    const both = [...ns].filter((id) => ew.has(id)).length;
    shared += both;
    all += ns.size + ew.size - both;
  }
  return shared > 0 && shared >= all * FEWEST_SHARED;
}
