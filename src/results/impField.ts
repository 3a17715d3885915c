/** IMPs of the results that compare with each other: against a datum (Butler), or against every other result. */
import { datum, type DatumRounding, type Trim } from "../scoring/butler";
import { cappedImps, crossImpAverage, crossImps, type CrossImpDivisor, type ShortBoards } from "../scoring/crossImps";
import { add, fraction, multiply, type Fraction } from "../scoring/fraction";
import { compareWeighted, type Weighted } from "../scoring/weighted";
import { each, exact } from "./each";
import { setting } from "./settings";
import { imps, type Field, type Share } from "./share";
import type { Settings } from "./types";

export interface ImpResult {
  share: Share;
  /** The datum, or all IMPs won together. */
  basis: Fraction;
}

type Board = Omit<Field, "lines">;

/** Each result in IMPs against the datum; every part of a weighted result by itself. Nothing for a result alone. */
export function butlerField(
  results: readonly Weighted[],
  { expected }: Board,
  settings: Settings,
): (ImpResult | undefined)[] {
  if (results.length < 2) return results.map(() => undefined);
  const full = datumResults(results.length, expected, settings);
  const average = datum(results, trimOf(settings), setting(settings, "Datum rounding") as DatumRounding, full);
  const cap = impCap(settings);
  return each(results, (result) => ({
    share: imps(
      result.reduce(
        (sum, { score, weight }) => add(sum, multiply(weight, fraction(cappedImps(score - average, cap)))),
        fraction(0),
      ),
    ),
    basis: fraction(average),
  }));
}

/** How many results a datum is weighted for: those of a full board where it is factored so (EBU White Book 4.2.4). */
export function datumResults(actual: number, expected: number, settings: Settings): number {
  return setting(settings, "Boards with fewer results") === "Neuberg" ? expected : actual;
}

/** Each result in IMPs against all others, divided as the setting says. Nothing for a result alone. */
export function crossImpField(
  results: readonly Weighted[],
  { expected }: Board,
  settings: Settings,
): (ImpResult | undefined)[] {
  const actual = results.length;
  if (actual < 2) return results.map(() => undefined);
  const divisor = setting(settings, "Cross-IMP divisor") as CrossImpDivisor;
  const short = setting(settings, "Boards with fewer results") as ShortBoards;
  return each(totals(results, impCap(settings)), (total) => ({
    share: imps(crossImpAverage(total, actual, expected, divisor, short)),
    basis: total,
  }));
}

function totals(results: readonly Weighted[], cap: number | undefined): Fraction[] {
  if (results.some((result) => result.length > 1)) {
    return compareWeighted(results, (own, other) => cappedImps(own - other, cap));
  }
  const scores = results.map(([{ score }]) => score);
  return exact(crossImps(scores, cap));
}

/** `Mean`, `Drop 1`, `Drop 10%`, `Median`. */
export function trimOf(settings: Settings): Trim {
  const chosen = String(setting(settings, "Butler datum"));
  if (chosen === "Median") return "Median";
  const [, number = "0", percent] = /^Drop (\d+)(%?)$/.exec(chosen) ?? [];
  return percent ? { percent: Number(number) } : { results: Number(number) };
}

/** The most IMPs of one comparison, where that is set. */
export function impCap(settings: Settings): number | undefined {
  const cap = setting(settings, "IMP cap");
  return typeof cap === "number" ? cap : undefined;
}
