/** What the functions over ranges of scores share: their reading, and an answer for every cell. */
import type { Reading } from "../notation/problem";
import { tooManyLines } from "../results/filledRows";
import { rangeFigure, type RangeMethod } from "../results/rangeMethods";
import { compareCells, isUnread } from "../results/scoreRange";
import { toNumber } from "../scoring/fraction";
import {
  cellsOf,
  failed,
  isErrorValue,
  problemCell,
  wholeColumns,
  type Answer,
  type ErrorCell,
  type Range,
} from "./cells";

export interface ScoreArguments {
  scores: Range;
  boards?: Range;
  fields?: Range;
  expected?: Range;
}

/**
 * Compares the scores board by board and answers in their shape; of whole columns, down to the last filled row. An
 * error that comes in goes out in its own cell, and its neighbours are compared without it.
 */
export function compareRange(ranges: ScoreArguments, method: Reading<RangeMethod>): Answer[][] {
  if (!method.ok) return failed(method);
  const beside = [ranges.boards, ranges.fields, ranges.expected];
  const [scores, boards, fields, expected] = wholeColumns(ranges.scores, beside, ranges.boards);
  const most = tooManyLines(scores ?? []);
  if (most) return failed(most);
  const cells = cellsOf(scores);
  if (!cells.length) return [[""]];
  const compared = compareCells(
    {
      scores: cells,
      ...(boards ? { boards: cellsOf(boards) } : {}),
      ...(fields ? { fields: cellsOf(fields) } : {}),
      ...(expected ? { expected: cellsOf(expected) } : {}),
    },
    method.value.settings,
    isErrorValue,
  );
  if (!Array.isArray(compared)) return failed(compared);
  const answers = compared.map((found): Answer => {
    if ("error" in found) return found.error as ErrorCell;
    if (isUnread(found)) return problemCell(found);
    const figure = found.points && rangeFigure(found.points, method.value);
    return figure ? toNumber(figure) : "";
  });
  const width = cells[0]?.length ?? 0;
  return cells.map((row, r) => row.map((_, c) => answers[r * width + c]));
}
