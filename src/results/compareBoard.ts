/** Matchpoints of one board's results, on the board's full top (Law 78A, Neuberg's formula). */
import { add, fraction, fromDecimal, multiply, subtract, type Fraction } from "../scoring/fraction";
import { matchpoints, top } from "../scoring/matchpoints";
import { neuberg, proRata } from "../scoring/neuberg";
import { setting } from "./settings";
import type { Award, ResultLine, Settings } from "./types";

/** What one side of one line gets, on the scale of 2 for each result beaten. */
export interface Share {
  points: Fraction;
  /** The most that could be had on this board. */
  top: number;
}

/** Both sides' shares of a line; a side whose average depends on its session stays open. */
export interface LinePoints {
  ns?: Share;
  ew?: Share;
}

/**
 * Compares the results of one board. Scores are compared among themselves; artificial scores take their percentage of
 * the full board's top and are in nobody's comparison (EBU White Book 4.2.3). A board with fewer results than
 * `expected`, the most that any board got, is scaled as the setting says. A single result has nothing to compare with.
 *
 * @param lines the scored lines of one board
 */
export function compareBoard(lines: readonly ResultLine[], expected: number, settings: Settings): LinePoints[] {
  const compared = lines.filter(isCompared);
  const actual = compared.length;
  const own = setting(settings, "Boards with fewer results") === "Own top";
  const boardTop = top(own ? actual : expected);
  const points = matchpoints(compared.map((line) => line.score as number));
  const scaled = new Map(compared.map((line, i) => [line, scale(points[i], actual, expected, settings)]));
  return lines.map((line): LinePoints => {
    if (line.award) return { ns: awarded(line.award.ns, boardTop), ew: awarded(line.award.ew, boardTop) };
    const ns = scaled.get(line);
    if (!ns || actual < 2) return {};
    return { ns: { points: ns, top: boardTop }, ew: { points: subtract(fraction(boardTop), ns), top: boardTop } };
  });
}

function isCompared(line: ResultLine): boolean {
  return !line.award && line.score !== undefined;
}

function scale(points: number, actual: number, expected: number, settings: Settings): Fraction {
  if (actual < 2) return fraction(0);
  switch (setting(settings, "Boards with fewer results")) {
    case "Own top":
      return fraction(points);
    case "Pro rata":
      return proRata(points, actual, expected);
    default:
      return neuberg(points, actual, expected);
  }
}

function awarded(award: Award, boardTop: number): Share | undefined {
  if (boardTop === 0) return undefined;
  if (award.kind === "percent") return percentShare(fromDecimal(award.value), boardTop);
  return award.kind === "average" && award.sign === "" ? percentShare(fraction(50), boardTop) : undefined;
}

/** So many percent of a board's top. */
export function percentShare(percent: Fraction, boardTop: number): Share {
  return { points: multiply(percent, fraction(boardTop, 100)), top: boardTop };
}

export const addShares = (a: Share, b: Share): Share => ({ points: add(a.points, b.points), top: a.top + b.top });
