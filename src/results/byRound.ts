import type { ResultLine } from "./types";

/** By round, then by table; who sits out away from the tables comes after them. */
export function byRound(a: ResultLine, b: ResultLine): number {
  const [first, second] = [a, b].map(({ round = 0, table = Number.MAX_SAFE_INTEGER }) => ({ round, table }));
  return first.round - second.round || first.table - second.table;
}
