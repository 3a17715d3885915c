/** The hesitation Mitchell: one more round than a straight one, for an odd number of tables. */
import { around, upTo, type Layout } from "./types";

/**
 * N-S stay but at the last table. All others move E-W up one table, from E-W at the last table to N-S there, and from
 * there to E-W at table 1. There is one set more than tables: it rests half-way along them. One list of pairs.
 */
export function hesitationMitchell(tables: number, rounds: number): Layout {
  const movers = tables + 1;
  /** The mover that starts on place 1 to `tables`, E-W, or on the last place, N-S at the last table. */
  const startingAt = (place: number): number => (place === movers ? tables : tables + place);
  const stop = (table: number): number => (table <= (tables - 1) / 2 ? table : table + 1);
  const placings = upTo(rounds).flatMap((round) =>
    upTo(tables).map((table) => {
      const moves = round - 1;
      const on = (place: number): number => startingAt(around(place - moves, movers));
      const ns = table < tables ? table : on(movers);
      return { round, table, seats: [ns, on(table)], sets: [around(stop(table) + moves, movers)] };
    }),
  );
  return { placings, contestants: 2 * tables };
}
