/** Dealer and vulnerability of a board (Law 2); the pattern repeats after 16 boards. */
import { SEATS, sideOf, type Seat, type Side, type Vulnerability } from "./types";

const VULNERABILITIES: readonly Vulnerability[] = ["None", "NS", "EW", "Both"];

/**
 * Who deals: N on board 1, then clockwise. `board` is a whole number from 1.
 *
 * dealer(18) // "E"
 */
export function dealer(board: number): Seat {
  return SEATS[(board - 1) % 4];
}

/**
 * Who is vulnerable: None, NS, EW, Both on boards 1 to 4, one step further in each following four.
 *
 * vulnerability(18) // "NS"
 */
export function vulnerability(board: number): Vulnerability {
  return VULNERABILITIES[(board - 1 + Math.floor((board - 1) / 4)) % 4];
}

/**
 * Whether a side, or the side of a seat, is vulnerable.
 *
 * isVulnerable("NS", "S") // true
 */
export function isVulnerable(vulnerable: Vulnerability, who: Side | Seat): boolean {
  const side = who === "NS" || who === "EW" ? who : sideOf(who);
  return vulnerable === "Both" || vulnerable === side;
}
