/** What each line of a teams event is worth to the team at each side: beside the results, and on travellers. */
import type { Problem } from "../../notation/problem";
import { fraction } from "../../scoring/fraction";
import { assignedScore } from "../awards";
import { imps, type LinePoints } from "../share";
import type { ResultLine, Settings } from "../types";
import { matchesOfLines } from "./boardMatches";
import type { TeamBoard } from "./types";

/** Points of both sides of a line, and the other table's result, N-S's view, that they were reckoned from. */
export interface TeamLine {
  points: LinePoints;
  problems: Problem[];
}

/** One for each line, in the same order; nothing while the other table is to come. */
export function teamLines(lines: readonly ResultLine[], settings: Settings): TeamLine[] {
  const { matches, problems } = matchesOfLines(lines, settings);
  const points = new Map<ResultLine, LinePoints>();
  for (const board of matches.flatMap(({ results }) => results)) addBoard(points, board);
  return lines.map((line) => ({
    points: points.get(line) ?? {},
    problems: problems.filter(({ at }) => at === line.at),
  }));
}

function addBoard(points: Map<ResultLine, LinePoints>, board: TeamBoard): void {
  if (board.state !== "settled") return;
  board.tables.forEach((line, i) => {
    const other = board.tables[1 - i];
    const score = other && (other.award ? assignedScore(other) : other.score);
    if (!line) return;
    points.set(line, {
      ns: imps(board.points[i]),
      ew: imps(board.points[1 - i]),
      ...(score === undefined ? {} : { basis: fraction(score) }),
      compared: 2,
    });
  });
}
