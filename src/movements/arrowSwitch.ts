/** The arrow switch: in some rounds N-S play the E-W cards, so that one list can rank everybody. */
import type { Placing } from "./types";

/** The same placings with the sides exchanged in the last `rounds` rounds. */
export function arrowSwitch(placings: readonly Placing[], rounds: number): Placing[] {
  const last = Math.max(0, ...placings.map(({ round }) => round));
  return placings.map((placing) => {
    if (placing.round <= last - rounds || placing.seats.length !== 2) return placing;
    return { ...placing, seats: [placing.seats[1], placing.seats[0]] };
  });
}

/** An eighth of the rounds, at least one: with more the comparisons become less even again, not more (EBU). */
export function fairSwitch(rounds: number): number {
  return Math.max(1, Math.round(rounds / 8));
}
