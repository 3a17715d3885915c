/** Matchpoints of one result in words: whom it beats and ties, and how that is brought to the full top (Law 78A). */
import { onScale } from "../../results/figures";
import { comparedMatchpoints, topRule } from "../../results/matchpointField";
import { setting } from "../../results/settings";
import type { Share } from "../../results/share";
import type { Settings } from "../../results/types";
import { smallFieldPercent } from "../../scoring/fouled";
import { fraction, multiply, sum, type Fraction } from "../../scoring/fraction";
import { top } from "../../scoring/matchpoints";
import { proRata } from "../../scoring/neuberg";
import type { MatchpointScale } from "../../scoring/types";
import { certain, type Weighted } from "../../scoring/weighted";
import { explainStrings } from "../explainStrings";
import { partsOf, type OwnAndOthers } from "./compared";
import { neubergInWords } from "./neuberg";
import { figure, percentOf } from "./numbers";

const text = explainStrings.matchpoints;

export function matchpointWords(compared: OwnAndOthers): string[] {
  const { own, others, field, settings, share } = compared;
  const actual = others.length + 1;
  const rule = topRule(actual, field, settings);
  if (rule === "Alone" || !share) return [explainStrings.compare.alone];
  if (rule === "Small field" && actual === 1) return [text.aloneInField, percentOfTop(fraction(60), share, settings)];
  const points = comparedMatchpoints([own, ...others])[0];
  return [...beatsAndTies(compared), ...toFullTop(points, actual, compared, share)];
}

/** "Beats 3 (6) + ties 1 (1) = 7 of 8", for each part of a weighted result. */
function beatsAndTies({ own, others, settings }: OwnAndOthers): string[] {
  const full = scaled(fraction(top(others.length + 1)), settings);
  const pointsOf = (result: Weighted): string => scaled(comparedMatchpoints([result, ...others])[0], settings);
  const words = (score: number): string => {
    const beats = shareOf(others, (other) => other < score);
    const ties = shareOf(others, (other) => other === score);
    const won = scaled(multiply(beats, fraction(2)), settings);
    return text.beats(figure(beats), won, figure(ties), scaled(ties, settings), pointsOf(certain(score)), full);
  };
  if (own.length === 1) return [words(own[0].score)];
  return [
    ...own.map(({ score, weight }) => text.part(percentOf(weight), score, words(score))),
    text.weighed(
      partsOf(own, ({ score }) => pointsOf(certain(score))),
      pointsOf(own),
      full,
    ),
  ];
}

/** How many of the results have such a score: parts of weighted ones count for their part. */
function shareOf(results: readonly Weighted[], has: (score: number) => boolean): Fraction {
  return sum(results.flat().flatMap(({ score, weight }) => (has(score) ? [weight] : [])));
}

function toFullTop(points: Fraction, actual: number, { field, settings }: OwnAndOthers, share: Share): string[] {
  const { expected } = field;
  const scale = setting(settings, "Matchpoint scale") as MatchpointScale;
  const won = onScale(points, settings);
  const [result, full] = [scaled(share.points, settings), scaled(fraction(share.top), settings)];
  switch (topRule(actual, field, settings)) {
    case "Small field": {
      const percent = smallFieldPercent(points, actual);
      return [
        text.smallField(actual, figure(points), figure(actual - 1), figure(percent)),
        percentOfTop(percent, share, settings),
      ];
    }
    case "Pro rata":
      return actual === expected
        ? []
        : [text.proRata(figure(won), actual, expected, scaled(proRata(points, actual, expected), settings), full)];
    case "Neuberg": {
      if (actual === expected) return [];
      const decimals = setting(settings, "Neuberg decimals");
      const formula = neubergInWords(won, actual, expected, scale);
      return typeof decimals === "number" ? [formula, text.rounded(decimals, result, full)] : [formula];
    }
    default:
      return [];
  }
}

/** "60 % of 16 = 9.6 of 16". */
export function percentOfTop(percent: Fraction, share: Share, settings: Settings): string {
  return text.percentOf(figure(percent), scaled(fraction(share.top), settings), scaled(share.points, settings));
}

/** On the scale of the settings. */
export function scaled(points: Fraction, settings: Settings): string {
  return figure(onScale(points, settings));
}
