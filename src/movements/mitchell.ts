/** The Mitchell movements: N-S stay at their tables, E-W go up one, the boards down one. */
import { around, upTo, type Layout } from "./types";

/**
 * The straight Mitchell, for an odd number of tables and at most as many rounds: every N-S pair meets every E-W pair.
 */
export function straightMitchell(tables: number, rounds: number): Layout {
  return mitchell(tables, rounds, () => 0, straightSet(tables));
}

/** For an even number of tables: halfway E-W go up one more, or they would come to boards that they have played. */
export function skipMitchell(tables: number, rounds: number): Layout {
  return mitchell(tables, rounds, (moves) => (moves >= tables / 2 ? 1 : 0), straightSet(tables));
}

/**
 * Share and relay, complete for an even number of tables: a bye-stand, where a set rests, half-way along the tables,
 * and the first and the last table share a set all the time.
 */
export function shareAndRelayMitchell(tables: number, rounds: number): Layout {
  const stop = (table: number): number => {
    if (table === tables) return 1;
    return table <= tables / 2 ? table : table + 1;
  };
  return mitchell(
    tables,
    rounds,
    () => 0,
    (table, moves) => around(stop(table) + moves, tables),
  );
}

const straightSet =
  (tables: number) =>
  (table: number, moves: number): number =>
    around(table + moves, tables);

/** Contestants 1 to `tables` sit N-S, the E-W pair that starts at table 1 comes next. */
function mitchell(
  tables: number,
  rounds: number,
  skipped: (moves: number) => number,
  setAt: (table: number, moves: number) => number,
): Layout {
  const placings = upTo(rounds).flatMap((round) =>
    upTo(tables).map((table) => {
      const moves = round - 1;
      const ew = tables + around(table - moves - skipped(moves), tables);
      return { round, table, seats: [table, ew], sets: [setAt(table, moves)] };
    }),
  );
  const ns = upTo(tables);
  return { placings, contestants: 2 * tables, sides: { NS: ns, EW: ns.map((pair) => tables + pair) } };
}
