/** Victory points of a match from its margin in IMPs. */
import { ACBL20_BOARDS, ACBL30_BOARDS, acbl20, acbl30 } from "./vpAcbl";
import { continuousRows, continuousVps, MOST_BOARDS } from "./vpContinuous";
import { DISCRETE_BOARDS, DISCRETE_HALF_BOARDS, discreteHalfScale, discreteScale } from "./vpDiscrete";
import { stepRows, stepVps, type StepScale, type VpRow } from "./vpSteps";

/** The scales by name, the default first. */
export const VP_SCALES = ["WBF", "WBF discrete", "WBF discrete 10", "ACBL 20", "ACBL 30"] as const;

export type VpScale = (typeof VP_SCALES)[number];

/** A club's own scale, whatever the number of boards. */
export type OwnVpScale = StepScale;

interface Published {
  /** What both sides share. */
  pool: number;
  /** Fewest and most boards. */
  boards: readonly [number, number];
  /** The column for so many boards, where the scale goes in steps. */
  column?: (boards: number) => StepScale | undefined;
}

const SCALES: Record<VpScale, Published> = {
  WBF: { pool: 20, boards: [1, MOST_BOARDS] },
  "WBF discrete": { pool: 20, boards: DISCRETE_BOARDS, column: discreteScale },
  "WBF discrete 10": { pool: 10, boards: DISCRETE_HALF_BOARDS, column: discreteHalfScale },
  "ACBL 20": { pool: 20, boards: ACBL20_BOARDS, column: acbl20 },
  "ACBL 30": { pool: 30, boards: ACBL30_BOARDS, column: acbl30 },
};

/**
 * A side's victory points from its own margin, negative where it lost. Each side has its own: after a ruling that takes
 * IMPs from both, or gives both some, the two margins are not opposite, and their victory points need not add up to the
 * pool. Undefined where the scale has no column for so many boards.
 *
 * victoryPoints(13, 24) // 12.95
 * victoryPoints(-13, 24, "WBF discrete") // 7
 */
export function victoryPoints(margin: number, boards: number, scale: VpScale | OwnVpScale = "WBF"): number | undefined {
  if (scale === "WBF") return continuousVps(margin, boards);
  const column = columnOf(boards, scale);
  return column && stepVps(margin, column);
}

/** What both sides of a match share: 20, 10 or 30. */
export function pool(scale: VpScale): number {
  return SCALES[scale].pool;
}

/** Fewest and most boards that a scale has columns for. */
export function boardsOnScale(scale: VpScale): readonly [fewest: number, most: number] {
  return SCALES[scale].boards;
}

/** A scale as it is printed for so many boards: the winner's margins, each with both sides' victory points. */
export function vpTable(boards: number, scale: VpScale | OwnVpScale = "WBF"): VpRow[] | undefined {
  if (scale === "WBF") return continuousRows(boards);
  const column = columnOf(boards, scale);
  return column && stepRows(column);
}

function columnOf(boards: number, scale: VpScale | OwnVpScale): StepScale | undefined {
  return typeof scale === "string" ? SCALES[scale].column?.(boards) : scale;
}
