/** What the functions over ranges of scores share: sizes, sides, and an answer for every cell. */
import { parseSide } from "../notation/board";
import { unread, type Unread } from "../notation/problem";
import { compareScores, isUnread } from "../results/scoreRange";
import type { LinePoints } from "../results/share";
import type { Settings } from "../results/types";
import type { Side } from "../scoring/types";
import { alongside, cellsOf, failed, isErrorValue, problemCell, type Answer, type Range } from "./cells";

export interface ScoreArguments {
  scores: Range;
  boards?: Range;
  fields?: Range;
  expected?: Range;
}

/**
 * Compares the scores board by board and answers in their shape. An error that comes in goes out in its own cell, and
 * its neighbours are compared without it.
 */
export function compareRange(
  { scores, boards, fields, expected }: ScoreArguments,
  settings: Settings,
  figure: (points: LinePoints) => Answer,
): Answer[][] {
  const cells = cellsOf(scores);
  const flat = cells.flat();
  const beside = [boards, fields, expected].map((range) => alongside(range, flat.length));
  const misfit = beside.find((values) => values && "sizes" in values);
  if (misfit && "sizes" in misfit) return failed(unread("sizesDiffer", misfit.sizes));
  const [boardOf, fieldOf, expectedOf] = beside as (unknown[] | undefined)[];
  const errors = flat.map((value, i) => [value, boardOf?.[i], fieldOf?.[i], expectedOf?.[i]].find(isErrorValue));
  const compared = compareScores(
    {
      scores: flat.map((value, i) => (errors[i] ? "" : value)),
      ...(boardOf ? { boards: boardOf } : {}),
      ...(fieldOf ? { fields: fieldOf } : {}),
      ...(expectedOf ? { expected: expectedOf } : {}),
    },
    settings,
  );
  const answers = compared.map((found, i): Answer => {
    if (errors[i]) return errors[i];
    if (isUnread(found)) return problemCell(found);
    return found.points ? figure(found.points) : "";
  });
  const width = cells[0]?.length ?? 0;
  return cells.map((row, r) => row.map((_, c) => answers[r * width + c]));
}

export function readSide(value: unknown): Side | Unread {
  if (value === undefined) return "NS";
  const side = parseSide(value);
  return side.ok ? side.value : side;
}
