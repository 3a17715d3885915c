/** The ACBL's two scales by IMPs won. */
import type { StepScale } from "./vpSteps";

/**
 * 20 victory points: most boards, then the least margins for 11, 12 ... 20. Two sources agree on 6 to 11 boards; the
 * first column for fewer than 6, and all from 12 boards on, rest on one.
 */
const TWENTY: readonly [mostBoards: number, leastMargins: readonly number[]][] = [
  [8, [1, 3, 5, 8, 11, 14, 17, 20, 24, 28]],
  [11, [1, 3, 6, 10, 14, 18, 22, 26, 31, 36]],
  [15, [1, 4, 7, 11, 15, 20, 25, 30, 36, 42]],
  [20, [2, 5, 9, 14, 19, 25, 32, 39, 47, 56]],
  [27, [3, 7, 12, 18, 25, 33, 42, 51, 61, 72]],
  [36, [4, 9, 15, 22, 30, 39, 49, 60, 72, 85]],
];

/** 30 victory points, 6 to 11 boards (one source): most boards, then the least margins for 18, 19 ... 30. */
const THIRTY: readonly [mostBoards: number, leastMargins: readonly number[]][] = [
  [8, [1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28]],
  [11, [1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36]],
];

export const ACBL20_BOARDS: readonly [number, number] = [1, 36];

export const ACBL30_BOARDS: readonly [number, number] = [6, 11];

/** 10-10 for a draw, up to 20-0. */
export function acbl20(boards: number): StepScale | undefined {
  return scale(boards, ACBL20_BOARDS, TWENTY, 10, 11);
}

/** 15-15 for a draw only: a win by a single IMP is 18-12, there is no 16 or 17. Up to 30-0. */
export function acbl30(boards: number): StepScale | undefined {
  return scale(boards, ACBL30_BOARDS, THIRTY, 15, 18);
}

function scale(
  boards: number,
  [fewest, most]: readonly [number, number],
  table: typeof TWENTY,
  draw: number,
  firstWin: number,
): StepScale | undefined {
  if (!Number.isInteger(boards) || boards < fewest || boards > most) return undefined;
  const margins = table.find(([mostBoards]) => boards <= mostBoards)?.[1] ?? [];
  const wins = margins.map((from, i) => ({ from, vps: firstWin + i }));
  return { steps: [{ from: 0, vps: draw }, ...wins], pool: 2 * draw };
}
