/** IMPs against a datum in words (Butler). */
import { datumResults, impCap, trimOf } from "../../results/impField";
import { setting } from "../../results/settings";
import type { Settings } from "../../results/types";
import { datum, exactDatum, meanOf, trimmed, type DatumRounding, type Frequency } from "../../scoring/butler";
import { cappedImps } from "../../scoring/crossImps";
import { add, fraction, multiply, type Fraction } from "../../scoring/fraction";
import { imps } from "../../scoring/imps";
import type { Weighted } from "../../scoring/weighted";
import { explainStrings } from "../explainStrings";
import { partsOf, type OwnAndOthers } from "./compared";
import { figure, percentOf } from "./numbers";

const text = explainStrings.butler;

export function butlerWords({ own, others, field, settings, share }: OwnAndOthers): string[] {
  if (!share) return [explainStrings.compare.alone];
  const results = [own, ...others];
  const average = datumOf(results, datumResults(results.length, field.expected, settings), settings);
  const cap = impCap(settings);
  const words = ({ score }: Weighted[number]): string => {
    const difference = score - average;
    const won = cappedImps(difference, cap);
    return text.against(score, figure(average), figure(difference), figure(won), won !== imps(difference));
  };
  const lines = datumWords(results, settings, field.expected);
  if (own.length === 1) return [...lines, words(own[0])];
  return [
    ...lines,
    ...own.map((component) => text.part(percentOf(component.weight), words(component))),
    text.weighed(
      partsOf(own, ({ score }) => figure(cappedImps(score - average, cap))),
      figure(share.points),
    ),
  ];
}

/**
 * What is left out, the mean before rounding, and the datum.
 *
 * @param expected the results of a full board
 */
export function datumWords(results: readonly Weighted[], settings: Settings, expected = results.length): string[] {
  const trim = trimOf(settings);
  const full = datumResults(results.length, expected, settings);
  const exact = figure(exactDatum(results, trim, full));
  const rounding = setting(settings, "Datum rounding");
  const rounded = text.datum(figure(datumOf(results, full, settings)), rounding === "Even ten");
  if (trim === "Median") return [text.median(results.length, exact), rounded];
  const { lowest, kept, highest } = trimmed(results, trim, full);
  const out = lowest.length > 0 || highest.length > 0;
  return [
    ...(out && full > results.length ? [text.factored(results.length, full)] : []),
    ...(out ? [text.leftOut(listed(lowest), listed(highest))] : []),
    text.mean(figure(timesOf(kept)), figure(multiply(meanOf(kept), timesOf(kept))), exact),
    rounded,
  ];
}

function datumOf(results: readonly Weighted[], full: number, settings: Settings): number {
  return datum(results, trimOf(settings), setting(settings, "Datum rounding") as DatumRounding, full);
}

const timesOf = (field: readonly Frequency[]): Fraction =>
  field.reduce((total, { times }) => add(total, times), fraction(0));

const listed = (field: readonly Frequency[]): string =>
  field.map(({ score, times }) => text.times(score, figure(times))).join(", ");
