/**
 * A night scored the long way: each result is held against each other result of its board, one by one, in exact ratios.
 * Nothing of src/ is used here. Two matchpoints for a result beaten, one for a tie; N-S and E-W are ranked apart.
 */
import { minus, order, over, plus, ratio, rounded, times, total, type Ratio } from "./ratio";

/** A result or a part of one: N-S's score, and its weight. */
export type Part = readonly [score: number, weight: Ratio];

/** What a line says: what each side is compared with, what the director gave, or why there is nothing. */
export type Says =
  | { ns: readonly Part[]; ew: readonly Part[] }
  | { average: readonly [ns: "" | "+", ew: "" | "-"] }
  | "to come"
  | "not played";

export interface Line {
  board: number;
  ns: string;
  ew: string;
  field: string;
  says: Says;
}

type Side = "ns" | "ew";
const SIDES: readonly Side[] = ["ns", "ew"];

/** Points of each side, and what they are of; nothing where there was nothing to compare with. */
export interface Scored {
  ns?: Ratio;
  ew?: Ratio;
  top: Ratio;
}

export interface Total {
  pair: string;
  side: Side;
  boards: number;
  points: Ratio;
  top: Ratio;
}

const isAverage = (says: Says): says is Extract<Says, { average: unknown }> =>
  typeof says === "object" && "average" in says;
const partsOf = ({ says }: Line, side: Side): readonly Part[] | undefined =>
  typeof says === "object" && "ns" in says ? says[side] : undefined;

/** 2, 1 or 0 for one part against another, from the side's own view. */
function won([own]: Part, [other]: Part, side: Side): Ratio {
  const better = side === "ns" ? own > other : own < other;
  return ratio(better ? 2 : own === other ? 1 : 0);
}

/** What a line has against all the others, part against part. */
function against(own: readonly Part[], others: readonly (readonly Part[])[], side: Side): Ratio {
  return total(
    others.flatMap((other) =>
      own.flatMap((mine) => other.map((theirs) => times(times(mine[1], theirs[1]), won(mine, theirs, side)))),
    ),
  );
}

/** Every line's points; `most` results make a full board. */
export function scoreNight(lines: readonly Line[]): Scored[] {
  const settled = (line: Line): boolean => typeof line.says === "object";
  const onBoard = (board: number): Line[] => lines.filter((line) => line.board === board);
  const most = Math.max(0, ...lines.map(({ board }) => onBoard(board).filter(settled).length));
  const top = ratio(Math.max(0, 2 * (most - 1)));
  const scored = lines.map((line): Scored => {
    const share: Scored = { top };
    for (const side of SIDES) {
      const points = sidePoints(line, side, onBoard(line.board), most, top);
      if (points) share[side] = points;
    }
    return share;
  });
  return withOwnAverages(lines, scored, top);
}

function sidePoints(line: Line, side: Side, board: readonly Line[], most: number, top: Ratio): Ratio | undefined {
  if (most < 2) return undefined;
  if (isAverage(line.says)) {
    return line.says.average[side === "ns" ? 0 : 1] === "" ? times(top, ratio(1, 2)) : undefined;
  }
  const own = partsOf(line, side);
  if (!own) return undefined;
  const others = board.filter((other) => other !== line && other.field === line.field);
  const compared = others.flatMap((other) => {
    const parts = partsOf(other, side);
    return parts ? [parts] : [];
  });
  const actual = compared.length + 1;
  const points = against(own, compared, side);
  // EBU White Book 4.2.3.3, when the whole board is in: 60 %, and 5 % for each matchpoint above or below the middle.
  const fouled = board.some(({ field, says }) => field !== line.field && typeof says === "object");
  const isComplete = board.every(({ says }) => says !== "to come");
  if (fouled && isComplete && (actual === 1 || (actual <= 3 && 3 * actual <= most))) {
    const percent = plus(ratio(60), times(ratio(5), minus(points, ratio(actual - 1))));
    return times(percent, over(top, ratio(100)));
  }
  if (actual < 2) return undefined;
  // Neuberg: (M + 1) x E / A - 1
  return minus(times(plus(points, ratio(1)), ratio(most, actual)), ratio(1));
}

/** AVE+ is 60 % or the pair's own percentage on its other boards, where that is more; AVE- 40 %, where that is less. */
function withOwnAverages(lines: readonly Line[], scored: readonly Scored[], top: Ratio): Scored[] {
  if (order(top, ratio(0)) === 0) return [...scored];
  const totals = totalsOf(lines, scored);
  return scored.map((share, i) => {
    const { says } = lines[i];
    if (!isAverage(says) || says.average[0] === "") return share;
    const own = (side: Side): Ratio | undefined => {
      const found = totals.find((one) => one.side === side && one.pair === lines[i][side]);
      return found && found.boards > 0 ? over(found.points, found.top) : undefined;
    };
    const [sixty, forty] = [ratio(60, 100), ratio(40, 100)];
    const [first, second] = [own("ns") ?? sixty, own("ew") ?? forty];
    return {
      top,
      ns: times(top, order(first, sixty) > 0 ? first : sixty),
      ew: times(top, order(second, forty) < 0 ? second : forty),
    };
  });
}

/** Each pair's points and what they are of. */
export function totalsOf(lines: readonly Line[], scored: readonly Scored[]): Total[] {
  const found = new Map<string, Total>();
  lines.forEach((line, i) => {
    for (const side of SIDES) {
      const key = `${side} ${line[side]}`;
      const sum = found.get(key) ?? { pair: line[side], side, boards: 0, points: ratio(0), top: ratio(0) };
      const points = scored[i][side];
      found.set(
        key,
        points
          ? { ...sum, boards: sum.boards + 1, points: plus(sum.points, points), top: plus(sum.top, scored[i].top) }
          : sum,
      );
    }
  });
  return [...found.values()];
}

export interface Ranked {
  place: string;
  pair: string;
  points: number;
  percent: number;
  boards: number;
}

/** One side's ranking; `penalties` are matchpoints by pair. Pairs without a board have no place and are left out. */
export function rank(totals: readonly Total[], side: Side, penalties: Readonly<Record<string, number>>): Ranked[] {
  const counted = totals
    .filter((one) => one.side === side && one.boards > 0)
    .map((one) => {
      const points = minus(one.points, ratio(penalties[one.pair] ?? 0));
      return { ...one, points, percent: over(times(points, ratio(100)), one.top) };
    });
  return counted
    .map(({ pair, points, percent, boards }) => {
      const better = counted.filter((other) => order(other.percent, percent) > 0).length;
      const equal = counted.filter((other) => order(other.percent, percent) === 0).length;
      const place = `${better + 1}${equal > 1 ? "=" : ""}`;
      return { better, place, pair, points: rounded(points), percent: rounded(percent), boards };
    })
    .sort((a, b) => a.better - b.better || Number(a.pair) - Number(b.pair))
    .map(({ place, pair, points, percent, boards }) => ({ place, pair, points, percent, boards }));
}
