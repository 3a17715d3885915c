/** Victory points of Swiss pairs from the percentage of a match (EBU White Book 3.1.7). */
import { stepRows, stepVps, type StepScale, type VpRow } from "./vpSteps";

/** The scales by name, the default first. */
export const PERCENT_VP_SCALES = ["EBU 20", "EBU 10"] as const;

export type PercentVpScale = (typeof PERCENT_VP_SCALES)[number];

type Columns = readonly [mostBoards: number, notAbove: readonly number[]][];

/**
 * Most boards, then the hundredths of a percent above 50 up to which a match is worth 10, 11 ... 19 victory points. A
 * percentage on the boundary so has the lower, the one nearer average. Two transcriptions agree up to 27 boards; the
 * last two columns rest on one.
 */
const TWENTY: Columns = [
  [4, [92, 280, 471, 670, 880, 1108, 1363, 1661, 2036, 2595]],
  [6, [78, 239, 402, 572, 751, 945, 1162, 1417, 1737, 2213]],
  [9, [65, 198, 333, 474, 623, 783, 964, 1175, 1440, 1835]],
  [13, [54, 165, 278, 395, 519, 653, 804, 980, 1201, 1530]],
  [19, [45, 138, 232, 330, 434, 545, 671, 818, 1003, 1278]],
  [27, [38, 116, 194, 277, 363, 457, 562, 685, 840, 1071]],
  [39, [32, 97, 163, 232, 304, 383, 471, 574, 704, 897]],
  [55, [27, 81, 137, 195, 256, 321, 395, 482, 591, 753]],
];

/** The same for 5, 6 ... 9 of 10 victory points (one transcription). */
const TEN: Columns = [
  [2, [186, 570, 994, 1512, 2315]],
  [3, [159, 487, 848, 1289, 1975]],
  [4, [132, 403, 703, 1070, 1638]],
  [6, [109, 336, 586, 892, 1366]],
  [9, [92, 281, 493, 745, 1141]],
  [13, [77, 236, 410, 624, 956]],
];

const SCALES: Record<PercentVpScale, { draw: number; columns: Columns }> = {
  "EBU 20": { draw: 10, columns: TWENTY },
  "EBU 10": { draw: 5, columns: TEN },
};

/** A percentage computed in binary may miss the half of a hundredth that it stands for by its last bits. */
const LAST_BITS = 1e-7;

/**
 * A pair's victory points from its percentage of the match, 0 to 100, which counts with two decimals. Below 50 it is
 * the pool less the opponents' at 100 - percent. Undefined where the scale has no column for so many boards. The steps
 * of a club's own scale are least percentages here, from 50 where both sides share a pool.
 *
 * percentVictoryPoints(56.23, 8) // 14
 * percentVictoryPoints(43.76, 8) // 5
 */
export function percentVictoryPoints(
  percent: number,
  boards: number,
  scale: PercentVpScale | StepScale = "EBU 20",
): number | undefined {
  const hundredths = overAverage(percent);
  if (typeof scale !== "string") {
    return stepVps(hundredths, {
      ...scale,
      steps: scale.steps.map((step) => ({ ...step, from: overAverage(step.from) })),
    });
  }
  const column = columnOf(boards, scale);
  return column && stepVps(hundredths, column);
}

/** Fewest and most boards that a scale has columns for. */
export function boardsOnPercentScale(scale: PercentVpScale): readonly [fewest: number, most: number] {
  const { columns } = SCALES[scale];
  return [1, columns[columns.length - 1][0]];
}

/** A scale as it is printed for so many boards: the winner's percentages, each with both sides' victory points. */
export function percentVpTable(boards: number, scale: PercentVpScale = "EBU 20"): VpRow[] | undefined {
  const column = columnOf(boards, scale);
  if (!column) return undefined;
  return stepRows({ ...column, steps: column.steps.map(({ from, vps }) => ({ from: (5000 + from) / 100, vps })) });
}

/** The percentage as it counts: with two decimals, halves away from average. */
export function countedPercent(percent: number): number {
  return (5000 + overAverage(percent)) / 100;
}

/** Whole hundredths of a percent above 50, negative below; halves away from average, so that both sides' agree. */
function overAverage(percent: number): number {
  const size = Math.floor(Math.abs(percent - 50) * 100 + 0.5 + LAST_BITS);
  return percent < 50 ? 0 - size : size;
}

function columnOf(boards: number, scale: PercentVpScale): StepScale | undefined {
  if (!Number.isInteger(boards) || boards < 1) return undefined;
  const { draw, columns } = SCALES[scale];
  const notAbove = columns.find(([mostBoards]) => boards <= mostBoards)?.[1];
  if (!notAbove) return undefined;
  const wins = notAbove.map((hundredths, i) => ({ from: hundredths + 1, vps: draw + 1 + i }));
  return { steps: [{ from: 0, vps: draw }, ...wins], pool: 2 * draw };
}
