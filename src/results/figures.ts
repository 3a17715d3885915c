/** Exact figures as they are shown: rounded once, halves away from zero, never -0. */
import { divide, fraction, multiply, roundHalfAway, type Fraction } from "../scoring/fraction";
import { scoringUnit, setting, type ScoringUnit } from "./settings";
import type { Share } from "./share";
import type { Settings } from "./types";

/** What a sheet function gives in a cell. */
export type Figure = string | number;

export function decimals(settings: Settings): number {
  return Number(setting(settings, "Decimals"));
}

const HEADINGS: Record<ScoringUnit, string> = { MP: "MP", IMPs: "IMPs", Points: "Points" };

/** The heading of points: "MP", "IMPs" or "Points". */
export function pointsHeading(settings: Settings): string {
  return HEADINGS[scoringUnit(settings)];
}

/** The heading of what pairs with different numbers of boards are compared on: "%" or "Per board". */
export function averageHeading(settings: Settings): string {
  return scoringUnit(settings) === "MP" ? "%" : "Per board";
}

/** Matchpoints on the scale of the settings, IMPs or points as they are; "" where there are none. */
export function shownPoints(share: Share | undefined, settings: Settings): Figure {
  return share ? shown(onScale(share.points, settings), settings) : "";
}

/** Matchpoints are kept on the scale of 2 for each result beaten. */
export function onScale(points: Fraction, settings: Settings): Fraction {
  if (scoringUnit(settings) !== "MP") return points;
  return multiply(points, fraction(Number(setting(settings, "Matchpoint scale")), 2));
}

/** The other way: from the scale of the settings to that of 2. */
export function fromScale(points: Fraction, settings: Settings): Fraction {
  if (scoringUnit(settings) !== "MP") return points;
  return multiply(points, fraction(2, Number(setting(settings, "Matchpoint scale"))));
}

/** Percent of the top; "" where nothing was compared or there is no top. */
export function shownPercent(share: Share | undefined, settings: Settings): Figure {
  return share && share.top > 0 ? shown(percentOf(share), settings) : "";
}

/** Percent, exact; 0 without a top. */
export function percentOf({ points, top }: Share): Fraction {
  return top === 0 ? fraction(0) : divide(multiply(points, fraction(100)), fraction(top));
}

export function shown(value: Fraction, settings: Settings): number {
  return roundHalfAway(value, decimals(settings));
}

/** Rows of one length, blanks filled with "": Excel spills rectangles only. */
export function rectangle(rows: readonly (readonly Figure[])[]): Figure[][] {
  const width = Math.max(1, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<Figure>(width - row.length).fill("")]);
}
