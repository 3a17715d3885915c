/** Swiss events: the first round, and the tables of the others, which are drawn when the standings are known. */
import { NOBODY, upTo, type Layout, type Placing } from "./types";

/**
 * In the first round 1 meets 2, 3 meets 4 and so on, and the last of an odd number has a bye. In later rounds the seats
 * are empty. All tables play the same boards.
 */
export function swiss(kind: "pairs" | "teams", contestants: number, rounds: number): Layout {
  const matches = upTo(Math.floor(contestants / 2)).map((match): [number, number] => [2 * match - 1, 2 * match]);
  const placings = upTo(rounds).flatMap((round) => {
    const tables = matches.flatMap((match) => tablesOf(kind, match));
    const playing = tables.map((seats, i): Placing => {
      return { round, table: i + 1, seats: round === 1 ? seats : [NOBODY, NOBODY], sets: [round] };
    });
    const bye: Placing = { round, table: 0, seats: [contestants, NOBODY], sets: [] };
    return contestants % 2 === 1 && round === 1 ? [...playing, bye] : playing;
  });
  return { placings, contestants };
}

/** N-S and E-W of the one table of two pairs, or of the two tables of two teams. */
export function tablesOf<T>(kind: "pairs" | "teams", [one, other]: readonly [T, T]): [T, T][] {
  return kind === "pairs"
    ? [[one, other]]
    : [
        [one, other],
        [other, one],
      ];
}
