/** Matchpoints of the results that compare with each other, on the board's full top (Law 78A). */
import { isSmallField, smallFieldPercent, type SmallFields } from "../scoring/fouled";
import {
  add,
  fraction,
  fromDecimal,
  multiply,
  divide,
  roundHalfAway,
  subtract,
  type Fraction,
} from "../scoring/fraction";
import { matchpoints, top } from "../scoring/matchpoints";
import { neuberg, proRata } from "../scoring/neuberg";
import { compareWeighted, type Weighted } from "../scoring/weighted";
import { scaleOf } from "./awards";
import { each, exact } from "./each";
import { setting } from "./settings";
import { percentShare, type Field, type Share } from "./share";
import type { Settings } from "./types";

/**
 * Each result's share, seen from the side whose scores these are. A result alone has nothing to compare with; in a
 * fouled board's small field the federation's percentages hold; else a board with fewer results than others is brought
 * to the full top as the setting says.
 */
export function matchpointField(
  results: readonly Weighted[],
  { expected, fouled, largestOther }: Omit<Field, "lines">,
  settings: Settings,
): (Share | undefined)[] {
  const actual = results.length;
  const full = top(expected);
  const rule = topRule(actual, { expected, fouled, largestOther }, settings);
  const share = (own: Fraction): Share | undefined => {
    switch (rule) {
      case "Small field":
        return percentShare(smallFieldPercent(own, actual), full);
      case "Alone":
        return undefined;
      case "Own top":
        return { points: own, top: top(actual) };
      case "Pro rata":
        return { points: proRata(own, actual, expected), top: full };
      case "Neuberg":
        return { points: rounded(neuberg(own, actual, expected), full, settings), top: full };
    }
  };
  return each(comparedMatchpoints(results), share);
}

/** How results are brought to the full top; `Neuberg` leaves a full board as it is. */
export type TopRule = "Small field" | "Alone" | "Own top" | "Pro rata" | "Neuberg";

/** Which rule holds for so many results that compare with each other. */
export function topRule(
  actual: number,
  { expected, fouled, largestOther }: Omit<Field, "lines">,
  settings: Settings,
): TopRule {
  const small = setting(settings, "Small fields") as SmallFields;
  if (fouled && isSmallField(actual, expected, largestOther, small)) return "Small field";
  if (actual < 2) return "Alone";
  return setting(settings, "Boards with fewer results") as TopRule;
}

/** Each result's matchpoints among these, on the scale of 2 for each result beaten. */
export function comparedMatchpoints(results: readonly Weighted[]): Fraction[] {
  if (results.some((result) => result.length > 1)) {
    return compareWeighted(results, (own, other) => 1 + Math.sign(own - other));
  }
  return exact(matchpoints(results.map(([{ score }]) => score)));
}

/** Where decimals are set: exact halves away from the average, so that both sides still have the top together. */
function rounded(points: Fraction, full: number, settings: Settings): Fraction {
  const decimals = setting(settings, "Neuberg decimals");
  if (typeof decimals !== "number") return points;
  const scale = divide(scaleOf(settings), fraction(2));
  const average = multiply(fraction(full, 2), scale);
  const above = roundHalfAway(subtract(multiply(points, scale), average), decimals);
  return divide(add(average, fromDecimal(above)), scale);
}
