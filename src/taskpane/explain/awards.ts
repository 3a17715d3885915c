/** Adjusted scores that are no results of play, in words (Law 12C). */
import { awardShare } from "../../results/awards";
import { scoringUnit, setting } from "../../results/settings";
import type { AverageSteps } from "../../results/session";
import type { Award, Settings } from "../../results/types";
import { compare, divide, fraction, fromDecimal, type Fraction } from "../../scoring/fraction";
import { explainStrings } from "../explainStrings";
import type { Compared } from "./compared";
import { percentOfTop, scaled } from "./matchpoints";
import { figure } from "./numbers";

const text = explainStrings.award;

/** @param average how AVE+ and AVE- came about, where the session is known */
export function awardInWords(compared: Compared, average?: AverageSteps): string[] {
  const { line, side, settings, share } = compared;
  const award = side === "NS" ? line.award?.ns : line.award?.ew;
  const opening = explainStrings.compare.averageHere;
  if (!award) return [explainStrings.compare.notCompared];
  if (!share) return [opening, explainStrings.compare.noValueYet];
  const lines = scoringUnit(settings) === "MP" ? matchpoints(award, compared, average) : imps(award, compared);
  return [opening, ...lines];
}

function matchpoints(award: Award, { settings, share }: Compared, average?: AverageSteps): string[] {
  if (!share) return [];
  switch (award.kind) {
    case "percent":
      return [text.percent(figure(award.value)), percentOfTop(fromDecimal(award.value), share, settings)];
    case "average":
      if (award.sign === "" || !average) return [text.average, percentOfTop(fraction(50), share, settings)];
      return [...averageWords(award.sign, average, settings), percentOfTop(average.percent, share, settings)];
    default:
      return [text.points(scaled(share.points, settings), scaled(fraction(share.top), settings))];
  }
}

/** The pair's own session average beside 60 or 40 %. */
function averageWords(sign: "+" | "-", { seated, percent }: AverageSteps, settings: Settings): string[] {
  const own = typeof setting(settings, sign === "+" ? "Average plus" : "Average minus") === "string";
  return [
    sign === "+" ? text.plus(own) : text.minus(own),
    ...(own
      ? seated.map((one) =>
          one.own
            ? text.own(one.pair.id, figure(one.own), figure(one.percent))
            : text.noOwn(one.pair.id, figure(one.percent)),
        )
      : []),
    ...(own && seated.length > 1 ? [text.mean(figure(percent))] : []),
  ];
}

function imps(award: Award, { settings, share }: Compared): string[] {
  if (!share) return [];
  const one = awardShare(award, settings, { boardTop: 0, comparisons: 1 })?.points ?? share.points;
  return [boardImps(award, one, settings), ...timesComparisons(one, share.points)];
}

function boardImps(award: Award, value: Fraction, settings: Settings): string {
  const plus = figure(fromDecimal(Number(setting(settings, "Average IMPs (pairs)"))));
  switch (award.kind) {
    case "average":
      return text.averageImps(`AVE${award.sign}`, figure(value));
    case "percent":
      return text.percentImps(figure(award.value), plus, figure(value));
    case "imps":
      return text.imps(figure(value));
    default:
      return text.points(figure(value));
  }
}

/** Where totals are not divided, an average counts once for each comparison. */
function timesComparisons(one: Fraction, all: Fraction): string[] {
  if (compare(one, all) === 0) return [];
  return [text.timesComparisons(figure(one), figure(divide(all, one)), figure(all))];
}
