/** Exact figures as they are shown: rounded once, halves away from zero, never -0. */
import { fraction, multiply, roundHalfAway, type Fraction } from "../scoring/fraction";
import { ownPercent } from "./session";
import type { Share } from "./compareBoard";
import { setting } from "./settings";
import type { Settings } from "./types";

/** What a sheet function gives in a cell. */
export type Figure = string | number;

export function decimals(settings: Settings): number {
  return Number(setting(settings, "Decimals"));
}

/** Matchpoints on the scale of the settings; "" where there are none. */
export function shownPoints(share: Share | undefined, settings: Settings): Figure {
  return share
    ? shown(multiply(share.points, fraction(Number(setting(settings, "Matchpoint scale")), 2)), settings)
    : "";
}

/** Percent of the top; "" where nothing was compared. */
export function shownPercent(share: Share | undefined, settings: Settings): Figure {
  return share && share.top > 0 ? shown(ownPercent(share), settings) : "";
}

export function shown(value: Fraction, settings: Settings): number {
  return roundHalfAway(value, decimals(settings));
}

/** Rows of one length, blanks filled with "": Excel spills rectangles only. */
export function rectangle(rows: readonly (readonly Figure[])[]): Figure[][] {
  const width = Math.max(1, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<Figure>(width - row.length).fill("")]);
}
