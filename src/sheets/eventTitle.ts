/** What an event is called above its sheets. */
import type { EventDetails } from "../results/types";

/** "Tuesday Pairs, Riverside BC, 2026-11-30", or "" where nothing is known. */
export function eventTitle({ name, club, date }: EventDetails): string {
  return [name, club, date].filter(Boolean).join(", ");
}
