/** Who the pairs are: by the seats they took in the first round, with names or member numbers. */
import type { Contestant } from "../../results/types";
import type { Side } from "../../scoring/types";
import { pairId, text, whole } from "./cells";
import type { Row, Tables } from "./database";

const SEATS: readonly { seats: readonly string[]; side: Side; column: string }[] = [
  { seats: ["N", "S"], side: "NS", column: "nspair" },
  { seats: ["E", "W"], side: "EW", column: "ewpair" },
];

/**
 * Contestants with a name or a number. PlayerNumbers has the seat of each player at the start; a name stands there, or
 * in PlayerNames under the same number.
 *
 * @param ownNumbers whether each direction has its own numbers
 */
export function contestants(tables: Tables, sectionOf: (row: Row) => string, ownNumbers: boolean): Contestant[] {
  const names = new Map(tables.playerNames.map((row) => [text(row, "strid") || text(row, "id"), text(row, "name")]));
  const firstRound = Math.min(...tables.roundData.map((row) => whole(row, "round")));
  const seats = tables.roundData.filter((row) => whole(row, "round") === firstRound);
  return seats.flatMap((seat) =>
    SEATS.flatMap(({ seats: letters, side, column }): Contestant[] => {
      const id = pairId(seat, column);
      const players = letters.map((letter) => playerAt(tables.playerNumbers, seat, letter));
      const numbers = players.map((row) => (row ? pairId(row, "number") : ""));
      const known = players.map((row, i) => (row && text(row, "name")) || names.get(numbers[i]) || numbers[i]);
      if (!id || !known.some(Boolean)) return [];
      return [
        {
          id,
          section: sectionOf(seat),
          ...(ownNumbers ? { direction: side } : {}),
          names: known.filter(Boolean),
          ...(numbers.some(Boolean) ? { numbers } : {}),
        },
      ];
    }),
  );
}

function playerAt(players: readonly Row[], seat: Row, letter: string): Row | undefined {
  return players.find(
    (row) =>
      whole(row, "section") === whole(seat, "section") &&
      whole(row, "table") === whole(seat, "table") &&
      text(row, "direction").toUpperCase() === letter,
  );
}
