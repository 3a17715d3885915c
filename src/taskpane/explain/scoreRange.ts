/** One cell of the functions over ranges of scores: MATCHPOINTS, CROSSIMPS, BUTLER and BUTLERDATUM. */
import { sentence } from "../../notation/messages";
import type { Reading } from "../../notation/problem";
import { textOf } from "../../notation/text";
import { fieldsOf } from "../../results/compareBoard";
import {
  butlerMethod,
  crossImpMethod,
  matchpointMethod,
  rangeFigure,
  readDatum,
  type RangeMethod,
} from "../../results/rangeMethods";
import { isErrorCell } from "../../results/readLine";
import { compareCells, isUnread, type ComparedScore, type ScoreCells } from "../../results/scoreRange";
import { explainStrings } from "../explainStrings";
import { errorAmong, single, type Asked, type Explanation } from "./asked";
import { awardInWords } from "./awards";
import { comparisonInWords } from "./comparison";
import { datumWords } from "./butler";
import { scaled } from "./matchpoints";
import { figure } from "./numbers";
import { fraction } from "../../scoring/fraction";

export const explainMatchpoints: Explanation = (asked) => {
  const [scores, boards, side, scale, expected, fields] = asked.ranges;
  const method = matchpointMethod({ side: single(side), scale: single(scale) });
  return explainCell(asked, cellsOf({ scores, boards, expected, fields }), method, [side, scale].map(single));
};

export const explainCrossImps: Explanation = (asked) => {
  const [scores, boards, side, divisor, fields, cap] = asked.ranges;
  const method = crossImpMethod({ side: single(side), divisor: single(divisor), cap: single(cap) });
  return explainCell(asked, cellsOf({ scores, boards, fields }), method, [side, divisor, cap].map(single));
};

export const explainButler: Explanation = (asked) => {
  const [scores, boards, side, trim, rounding, fields, cap] = asked.ranges;
  const values = [side, trim, rounding, cap].map(single);
  const method = butlerMethod({ side: values[0], trim: values[1], rounding: values[2], cap: values[3] });
  return explainCell(asked, cellsOf({ scores, boards, fields }), method, values);
};

/** What was left out is not there, rather than there as undefined. */
function cellsOf({ scores = [], boards, fields, expected }: Partial<ScoreCells>): ScoreCells {
  return {
    scores,
    ...(boards ? { boards } : {}),
    ...(fields ? { fields } : {}),
    ...(expected ? { expected } : {}),
  };
}

function explainCell(
  { row, column }: Asked,
  cells: ScoreCells,
  method: Reading<RangeMethod>,
  values: readonly unknown[],
): string[] {
  const error = errorAmong(values);
  if (error) return error;
  if (!method.ok) return [explainStrings.cannot(sentence(method))];
  const compared = compareCells(cells, method.value.settings, isErrorCell);
  if (!Array.isArray(compared)) return [explainStrings.cannot(sentence(compared))];
  const index = row * (cells.scores[0]?.length ?? 0) + column;
  const found = compared[index];
  if (!found) return [];
  if ("error" in found) return [explainStrings.errorCame(textOf(found.error))];
  const boards = cells.boards?.flat() ?? [];
  const board = textOf(boards.length === 1 ? boards[0] : boards[index]);
  return isUnread(found) ? [explainStrings.cannot(sentence(found))] : explainScore(found, board, method.value);
}

type Found = Exclude<ComparedScore, { ok: false }>;

function explainScore({ line, points, board }: Found, boardName: string, method: RangeMethod): string[] {
  const { side, settings, percent } = method;
  if (!line || !board) return [explainStrings.compare.notCompared];
  const field = fieldsOf(board.lines, board.expected).find(({ lines }) => lines.includes(line));
  if (!field) return [];
  const share = side === "NS" ? points?.ns : points?.ew;
  const compared = { line, side, field, settings, ...(share ? { share } : {}) };
  const words = comparisonInWords(compared, boardName) ?? awardInWords(compared);
  const last = points && percent ? rangeFigure(points, method) : undefined;
  if (!last || !share) return words;
  const [won, full] = [scaled(share.points, settings), scaled(fraction(share.top), settings)];
  return [...words, explainStrings.matchpoints.percent(won, full, figure(last))];
}

/** One figure for all the scores. */
export const explainDatum: Explanation = ({ ranges: [scores = [], trim, rounding] }) => {
  const flat = scores.flat();
  const values = [single(trim), single(rounding)];
  const error = errorAmong([...flat, ...values]);
  if (error) return error;
  const asked = readDatum(flat, { trim: values[0], rounding: values[1] });
  if (!asked.ok) return [explainStrings.cannot(sentence(asked))];
  const { results, settings } = asked.value;
  return results.length ? datumWords(results, settings) : [explainStrings.butler.noResults];
};
