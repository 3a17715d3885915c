/** Who the pairs are: by the seats they took in the first round, with names or member numbers. */
import type { Contestant } from "../../results/types";
import { SEATS, sideOf, type Seat } from "../../scoring/types";
import { numberId, text, whole } from "./cells";
import type { Row, Tables } from "./database";
import { seatsOf, type Seats } from "./seats";

interface Player {
  name: string;
  number: string;
}

/**
 * Contestants with a name or a number. PlayerNumbers has the seat of each player at the start; a name stands there, or
 * in PlayerNames under the same number. A number alone stands for the name.
 *
 * @param ownNumbers whether each direction has its own numbers
 */
export function contestants(tables: Tables, sectionOf: (row: Row) => string, ownNumbers: boolean): Contestant[] {
  const names = namesByNumber(tables.playerNames);
  const seated = seatedPlayers(tables.playerNumbers);
  return firstTables(tables).flatMap(({ row, table }) => {
    const seats = seatsOf(row, table, sectionOf(row));
    const playerAt = (seat: Seat): Player => {
      const entry = seated.get(seatKey(row, seat));
      const number = entry ? numberId(entry, "number") : "";
      return { number, name: (entry && text(entry, "name")) || names.get(plainNumber(number)) || number };
    };
    return contestantsAt(seats, ownNumbers).flatMap(({ contestant, letters }) => {
      const players = letters.map(playerAt);
      if (!contestant.id || !players.some(({ name }) => name)) return [];
      const numbers = players.map(({ number }) => number);
      return [
        {
          ...contestant,
          names: players.map(({ name }) => name).filter(Boolean),
          ...(numbers.some(Boolean) ? { numbers } : {}),
        },
      ];
    });
  });
}

/** The contestants of a table, each with the seats that it takes. */
function contestantsAt(seats: Seats, ownNumbers: boolean): { contestant: Contestant; letters: Seat[] }[] {
  const { section, players } = seats;
  if (players) {
    return SEATS.map((seat, i) => ({ contestant: { id: players[i], section, names: [] }, letters: [seat] }));
  }
  return (["NS", "EW"] as const).map((side) => ({
    contestant: {
      id: side === "NS" ? seats.ns : seats.ew,
      section,
      ...(ownNumbers ? { direction: side } : {}),
      names: [],
    },
    letters: SEATS.filter((seat) => sideOf(seat) === side),
  }));
}

/** Each table of a section's first round: as planned, or as it was played where nothing is planned. */
function firstTables({ roundData, receivedData }: Tables): { row: Row; table: "RoundData" | "ReceivedData" }[] {
  const planned = new Set(roundData.map((row) => whole(row, "section")));
  const unplanned = receivedData.filter((row) => !row.erased && !planned.has(whole(row, "section")));
  const played = new Map(firstRounds(unplanned).map((row) => [seatKey(row, ""), row]));
  return [
    ...firstRounds(roundData).map((row) => ({ row, table: "RoundData" as const })),
    ...[...played.values()].map((row) => ({ row, table: "ReceivedData" as const })),
  ];
}

/** The tables of the first round of each section. */
function firstRounds(rounds: readonly Row[]): Row[] {
  const first = new Map<number, number>();
  for (const row of rounds) {
    const section = whole(row, "section");
    first.set(section, Math.min(first.get(section) ?? Infinity, whole(row, "round")));
  }
  return rounds.filter((row) => whole(row, "round") === first.get(whole(row, "section")));
}

/** The row of each seat; where a program keeps one for each round, the first, for later ones are substitutes. */
function seatedPlayers(rows: readonly Row[]): Map<string, Row> {
  const latestFirst = [...rows].sort((a, b) => whole(b, "round") - whole(a, "round"));
  return new Map(latestFirst.map((row) => [seatKey(row, text(row, "direction").toUpperCase()), row]));
}

function seatKey(row: Row, seat: string): string {
  return `${whole(row, "section")}|${whole(row, "table")}|${seat}`;
}

/** A number is found as text (strID) or, in older schemas, as the record's own ID. */
function namesByNumber(rows: readonly Row[]): Map<string, string> {
  const entries = (column: string): [string, string][] =>
    rows.map((row) => [plainNumber(text(row, column)), text(row, "name")]);
  const names = new Map([...entries("id"), ...entries("strid")]);
  names.delete("");
  return names;
}

/** "00123" and 123 are one member. */
function plainNumber(number: string): string {
  return number.replace(/^0+/, "");
}
