/** A board between two tables: IMPS and BAM. */
import { sentence } from "../../notation/messages";
import { parseScale } from "../../notation/scale";
import { parseTableScore } from "../../notation/tableScore";
import { parseImpScore } from "../../notation/weighted";
import { boardAMatch } from "../../scoring/boardAMatch";
import { fromDecimal, multiply, subtract, toNumber } from "../../scoring/fraction";
import { IMP_THRESHOLDS, imps, weightedImps } from "../../scoring/imps";
import type { Weighted } from "../../scoring/weighted";
import { explainStrings } from "../explainStrings";
import { cellwise, type Explanation } from "./asked";
import { figure, percentOf } from "./numbers";

const text = explainStrings.imps;

/** Where the second argument is left out, the first is the difference. */
export const explainImps: Explanation = (asked) => {
  const oneTable = asked.ranges[1] === undefined;
  return cellwise(([first, second]) => {
    const ours = parseImpScore(first);
    if (ours && !ours.ok) return [explainStrings.cannot(sentence(ours))];
    const theirs = parseImpScore(oneTable ? 0 : second);
    if (theirs && !theirs.ok) return [explainStrings.cannot(sentence(theirs))];
    if (!ours || !theirs) return [explainStrings.notComplete];
    return twoTables(ours.value, theirs.value, oneTable);
  })(asked);
};

function twoTables(ours: Weighted, theirs: Weighted, oneTable: boolean): string[] {
  if (ours.length > 1 || theirs.length > 1) return weightedTables(ours, theirs);
  const [own, other] = [ours[0].score, theirs[0].score];
  const difference = less(own, other);
  return [
    ...(oneTable ? [] : [text.difference(figure(own), figure(other), figure(difference))]),
    text.band(impBand(difference), imps(difference)),
  ];
}

/** Every score of one table against every score of the other. */
function weightedTables(ours: Weighted, theirs: Weighted): string[] {
  const parts = ours.flatMap((own) =>
    theirs.map((other) => ({ own, other, percent: percentOf(multiply(own.weight, other.weight)) })),
  );
  const won = parts.map(({ own, other }) => imps(less(own.score, other.score)));
  return [
    ...parts.map(({ own, other, percent }, i) =>
      text.part(percent, figure(own.score), figure(other.score), figure(less(own.score, other.score)), figure(won[i])),
    ),
    text.weighed(
      parts.map(({ percent }, i) => ({ percent, figure: figure(won[i]) })),
      figure(weightedImps(ours, theirs)),
    ),
  ];
}

/** As decimals, so that 0.3 less 0.1 is 0.2. */
export function less(own: number, other: number): number {
  return toNumber(subtract(fromDecimal(own), fromDecimal(other)));
}

/** From where to where a difference is worth as many IMPs (Law 78B). */
export function impBand(difference: number): { from: number; to?: number } {
  const size = Math.abs(imps(difference));
  const next = IMP_THRESHOLDS[size];
  return { from: size === 0 ? 0 : IMP_THRESHOLDS[size - 1], ...(next === undefined ? {} : { to: next - 10 }) };
}

export const explainBoardAMatch = cellwise(([first, second, asked]) => {
  const scale = parseScale(asked);
  if (!scale.ok) return [explainStrings.cannot(sentence(scale))];
  const [ours, theirs] = [parseTableScore(first), parseTableScore(second)];
  if (ours && !ours.ok) return [explainStrings.cannot(sentence(ours))];
  if (theirs && !theirs.ok) return [explainStrings.cannot(sentence(theirs))];
  if (!ours || !theirs) return [explainStrings.notComplete];
  const points = boardAMatch(ours.value, theirs.value, scale.value);
  return [explainStrings.boardAMatch("NS", ours.value, theirs.value, figure(points))];
});
