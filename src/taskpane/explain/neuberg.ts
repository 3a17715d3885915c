/** NEUBERG: the formula with its numbers. */
import { sentence } from "../../notation/messages";
import { readShortBoard } from "../../notation/neuberg";
import { fraction, roundHalfAway, type Fraction } from "../../scoring/fraction";
import { top } from "../../scoring/matchpoints";
import { neuberg } from "../../scoring/neuberg";
import type { MatchpointScale } from "../../scoring/types";
import { explainStrings } from "../explainStrings";
import { cellwise } from "./asked";
import { figure } from "./numbers";

const text = explainStrings.matchpoints;

export const explainNeuberg = cellwise(([points, actual, expected, scale, decimals]) => {
  const board = readShortBoard({ points, actual, expected, scale, decimals });
  if (!board) return [explainStrings.notComplete];
  if (!board.ok) return [explainStrings.cannot(sentence(board))];
  const { value } = board;
  const full = topOn(value.expected, value.scale);
  return [
    explainStrings.neuberg.about(figure(value.points), value.actual, topOn(value.actual, value.scale)),
    neubergInWords(value.points, value.actual, value.expected, value.scale),
    ...(value.decimals === undefined
      ? []
      : [
          text.rounded(
            value.decimals,
            String(roundHalfAway(neuberg(value.points, value.actual, value.expected, value.scale), value.decimals)),
            full,
          ),
        ]),
  ];
});

/** "Neuberg, ...: (7 + 1) × 10/9 - 1 = 7.8889 of 18". */
export function neubergInWords(points: Fraction, actual: number, expected: number, scale: MatchpointScale): string {
  return text.neuberg({
    points: figure(points),
    half: figure(fraction(scale, 2)),
    actual,
    expected,
    result: figure(neuberg(points, actual, expected, scale)),
    top: topOn(expected, scale),
  });
}

/** The top of so many results, on a scale of 2 or 1 for each result beaten. */
export function topOn(results: number, scale: MatchpointScale): string {
  return figure(fraction(top(results) * scale, 2));
}
