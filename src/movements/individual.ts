/** Individual movements: every player is ranked alone, and partners change from round to round. */
import { around, upTo, type Layout } from "./types";

/**
 * Whist tournaments, the first rounds: N, S, E, W of each table, 0 for the player with the last number, who stays; the
 * others count one up. Each two players are partners once and opponents twice.
 */
const WHIST_TOURNAMENTS: Record<number, readonly (readonly number[])[]> = {
  2: [
    [0, 1, 2, 4],
    [3, 7, 5, 6],
  ],
  3: [
    [0, 1, 2, 4],
    [3, 10, 7, 8],
    [5, 11, 6, 9],
  ],
  4: [
    [0, 1, 2, 3],
    [4, 7, 10, 12],
    [5, 14, 9, 13],
    [6, 11, 8, 15],
  ],
};

/** 8, 12 or 16 players; in each round all tables play the same boards. */
export function individual(tables: number, rounds: number): Layout {
  const players = 4 * tables;
  const placings = upTo(rounds).flatMap((round) =>
    WHIST_TOURNAMENTS[tables].map((seats, i) => {
      const [n, s, e, w] = seats.map((player) => (player === 0 ? players : around(player + round - 1, players - 1)));
      return { round, table: i + 1, seats: [n, e, s, w], sets: [round] };
    }),
  );
  return { placings, contestants: players };
}

/**
 * The rainbow, for a prime number of tables from 5: N stays, E goes up one table, S two, W three, the boards down one.
 * Each partners every player of the opposite seat once. N are the players 1 to `tables`, then come E, S and W.
 */
export function rainbow(tables: number, rounds: number): Layout {
  const placings = upTo(rounds).flatMap((round) =>
    upTo(tables).map((table) => {
      const moves = round - 1;
      const seats = [0, 1, 2, 3].map((seat) => seat * tables + around(table - seat * moves, tables));
      return { round, table, seats, sets: [around(table + moves, tables)] };
    }),
  );
  return { placings, contestants: 4 * tables };
}
