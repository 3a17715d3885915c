/** Victory points in steps: each holds from its least margin up to the next one. */
import { fromDecimal, subtract, toNumber } from "./fraction";

export interface VpStep {
  /** The least margin that is worth so much. */
  from: number;
  vps: number;
}

/** A column of a scale in steps. */
export interface StepScale {
  /** At least one, by rising margin. */
  steps: readonly VpStep[];
  /** What both sides share. Without it the steps reach below 0, and say themselves what the loser gets. */
  pool?: number;
}

/** A row of a scale as it is printed. */
export interface VpRow {
  from: number;
  /** The greatest margin that is worth so much; none in the last row. */
  to?: number;
  winner: number;
  /** None where the scale is not shared: its rows below 0 are the loser's. */
  loser?: number;
}

/** A margin summed in binary may miss a step by its last bits: 2.9999999999999996 IMPs are 3. */
const LAST_BITS = 1e-9;

/** A side's victory points from its own margin. A margin below all steps is worth what the lowest is. */
export function stepVps(margin: number, { steps, pool }: StepScale): number {
  if (pool !== undefined && margin < 0) return less(pool, reached(-margin, steps));
  return reached(margin, steps);
}

function reached(margin: number, steps: readonly VpStep[]): number {
  return steps[reachedStep(margin, steps)].vps;
}

/** Which of these steps a margin reaches: the lowest where it is below all. */
export function reachedStep(margin: number, steps: readonly { from: number }[]): number {
  let step = 0;
  while (step + 1 < steps.length && margin >= steps[step + 1].from - LAST_BITS) step++;
  return step;
}

/** The rows of a scale in steps. Margins are counted in whole IMPs, or in the smallest decimal that the scale has. */
export function stepRows({ steps, pool }: StepScale): VpRow[] {
  const unit = unitOf(steps.map(({ from }) => from));
  return steps.map(({ from, vps }, i) => ({
    from,
    ...(i + 1 < steps.length ? { to: less(steps[i + 1].from, unit) } : {}),
    winner: vps,
    ...(pool === undefined ? {} : { loser: less(pool, vps) }),
  }));
}

/** 1, or the tenth, hundredth or thousandth that all of these decimals are made of. */
function unitOf(values: readonly number[]): number {
  const parts = values.map((value) => fromDecimal(value).d);
  return 1 / ([1, 10, 100].find((whole) => parts.every((part) => whole % part === 0)) ?? 1000);
}

/** a - b as decimals, so that 20 less 12.44 is 7.56. */
function less(a: number, b: number): number {
  return toNumber(subtract(fromDecimal(a), fromDecimal(b)));
}
