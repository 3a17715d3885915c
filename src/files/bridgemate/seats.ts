/** Who sits where: the place of a record or of a round's table, before anything is said about a result. */
import type { ResultLine } from "../../results/types";
import { numberId, whole } from "./cells";
import type { Row } from "./database";

export type Seats = Pick<ResultLine, "section" | "round" | "table" | "ns" | "ew" | "players">;

/** The columns of the pair numbers; `north` and `east` hold players where South and West stand beside them. */
const COLUMNS = {
  ReceivedData: { north: "pairns", east: "pairew" },
  RoundData: { north: "nspair", east: "ewpair" },
} as const;

/** In an individual event the pair columns hold North and East, and South and West have columns of their own. */
export function seatsOf(row: Row, table: keyof typeof COLUMNS, section: string): Seats {
  const columns = COLUMNS[table];
  const [north, east] = [numberId(row, columns.north), numberId(row, columns.east)];
  const [south, west] = [numberId(row, "south"), numberId(row, "west")];
  const place = { section, round: whole(row, "round"), table: whole(row, "table") };
  return south && west
    ? { ...place, ns: "", ew: "", players: [north, east, south, west] }
    : { ...place, ns: north, ew: east };
}

/** A board and those who play it, whichever way they sit. */
export function meeting(line: ResultLine): string {
  const who = line.players ?? [line.ns, line.ew];
  return [line.section, line.board, ...[...who].sort()].join("|");
}

/**
 * Do two lines of one meeting tell of the same play? In a teams match and in a small Mitchell whose sides have their
 * own numbers, 2 meets 3 and 3 meets 2 on one board at two tables: these are two results.
 */
export function samePlay(a: ResultLine, b: ResultLine): boolean {
  const sameSeats = hasSeats(a) && a.ns === b.ns && a.ew === b.ew;
  return sameSeats || (a.table === b.table && a.round === b.round);
}

/** Is it known who played? */
export function hasSeats(line: Seats): boolean {
  return line.players !== undefined || (line.ns !== "" && line.ew !== "");
}
