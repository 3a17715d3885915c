/** Cross-IMPs of one result in words: each comparison with how many times it was made, the sum, and what divides it. */
import { impCap } from "../../results/impField";
import { setting } from "../../results/settings";
import type { Settings } from "../../results/types";
import { cappedImps, crossImpScale, type CrossImpDivisor, type ShortBoards } from "../../scoring/crossImps";
import { compare, divide, fraction, multiply, type Fraction } from "../../scoring/fraction";
import { imps } from "../../scoring/imps";
import { compareWeighted, frequencies, certain, type Weighted } from "../../scoring/weighted";
import { explainStrings } from "../explainStrings";
import { partsOf, type OwnAndOthers } from "./compared";
import { figure, percentOf, signed } from "./numbers";

const text = explainStrings.crossImps;

export function crossImpWords(compared: OwnAndOthers): string[] {
  const { others, field, settings, share } = compared;
  if (!share) return [explainStrings.compare.alone];
  const { lines, total } = sumInWords(compared);
  return [...lines, ...divided(total, others.length + 1, field.expected, settings)];
}

/** Each comparison, and all IMPs together. */
export function sumInWords({ own, others, settings }: OwnAndOthers): { lines: string[]; total: Fraction } {
  const cap = impCap(settings);
  const total = (result: Weighted): Fraction =>
    compareWeighted([result, ...others], (mine, other) => cappedImps(mine - other, cap))[0];
  const all = total(own);
  const lines =
    own.length === 1
      ? [...against(own[0].score, others, cap), text.together(figure(all))]
      : [
          ...own.flatMap(({ score, weight }) => [
            text.part(percentOf(weight), score),
            ...against(score, others, cap),
            text.together(figure(total(certain(score)))),
          ]),
          text.weighed(
            partsOf(own, ({ score }) => figure(total(certain(score)))),
            figure(all),
          ),
        ];
  return { lines, total: all };
}

/** "Against 170 (2 results): +450, 10 IMPs each", the highest score first. */
function against(own: number, others: readonly Weighted[], cap: number | undefined): string[] {
  return [...frequencies(others)]
    .sort(([a], [b]) => b - a)
    .map(([score, times]) => {
      const won = cappedImps(own - score, cap);
      return text.against(score, figure(times), signed(own - score), figure(won), won !== imps(own - score));
    });
}

function divided(total: Fraction, actual: number, expected: number, settings: Settings): string[] {
  const divisor = setting(settings, "Cross-IMP divisor") as CrossImpDivisor;
  const short = setting(settings, "Boards with fewer results") as ShortBoards;
  const { weight, by } = crossImpScale(actual, expected, divisor, short);
  const weighed = multiply(total, weight);
  const isShort = compare(weight, fraction(1)) !== 0;
  const lines = isShort
    ? [text.weight(actual, expected, figure(total), `${weight.n}/${weight.d}`, figure(weighed))]
    : [];
  if (divisor === "Total") return lines;
  const what = divisor === "n" ? "results" : "comparisons";
  return [...lines, text.divided(by, what, figure(weighed), figure(divide(weighed, fraction(by))))];
}
