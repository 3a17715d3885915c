/** The words of the game that every floor shares. */

/** Clubs, diamonds, hearts, spades, notrump. */
export type Strain = "C" | "D" | "H" | "S" | "N";

/** 0 undoubled, 1 doubled, 2 redoubled. */
export type Doubled = 0 | 1 | 2;

export type Seat = "N" | "E" | "S" | "W";

export type Side = "NS" | "EW";

/** Who is vulnerable on a board (Law 2). */
export type Vulnerability = "None" | "NS" | "EW" | "Both";

/** A contract as bid: `level` 1 to 7. */
export interface Contract {
  level: number;
  strain: Strain;
  doubled: Doubled;
}

/** Matchpoints for a comparison won: 2 (1 for a tie, Europe) or 1 (a half for a tie, ACBL). */
export type MatchpointScale = 2 | 1;

export const SEATS: readonly Seat[] = ["N", "E", "S", "W"];

export const SIDES: readonly Side[] = ["NS", "EW"];

export function sideOf(seat: Seat): Side {
  return seat === "N" || seat === "S" ? "NS" : "EW";
}

export function otherSide(side: Side): Side {
  return side === "NS" ? "EW" : "NS";
}
