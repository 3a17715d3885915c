/** The scale in whole victory points: the WBF's discrete scale, which is the EBU's for teams since September 2013. */
import { BLITZ_OF_ONE_BOARD, VP_RATIO } from "./vpContinuous";
import type { StepScale } from "./vpSteps";

/** Fewest and most boards that the scale has columns for. */
export const DISCRETE_BOARDS: readonly [number, number] = [2, 64];

/** The same of the 10-0 scale, for half-matches and triangles (EBU White Book 3.1.2); 3 and 4 boards are published. */
export const DISCRETE_HALF_BOARDS: readonly [number, number] = [2, 32];

/**
 * 20-0 in whole victory points. The EBU prints 20 of these columns (5 to 16, 20, 24 ... boards); the others are made by
 * the same rule. It is not the continuous scale rounded: an IMP over 8 boards is 11-9 here, 10.44 there.
 */
export function discreteScale(boards: number): StepScale | undefined {
  return within(boards, DISCRETE_BOARDS) ? made(10, boards) : undefined;
}

/** 10-0 in whole victory points. Columns other than 3 and 4 boards are computed, and were not compared with print. */
export function discreteHalfScale(boards: number): StepScale | undefined {
  return within(boards, DISCRETE_HALF_BOARDS) ? made(5, boards / 2) : undefined;
}

function within(boards: number, [fewest, most]: readonly [number, number]): boolean {
  return Number.isInteger(boards) && boards >= fewest && boards <= most;
}

/**
 * A draw and each victory point above it. The last margin that is worth so many is where the continuous curve passes
 * the half after them.
 */
function made(draw: number, boards: number): StepScale {
  const blitz = BLITZ_OF_ONE_BOARD * Math.sqrt(boards);
  const last = Array.from({ length: draw }, (_, i) => {
    const share = (i + 0.5) / draw;
    return Math.floor((blitz * Math.log(1 - (1 - VP_RATIO) * share)) / Math.log(VP_RATIO));
  });
  const steps = [0, ...widening(last).map((margin) => margin + 1)].map((from, i) => ({ from, vps: draw + i }));
  return { steps, pool: 2 * draw };
}

/**
 * No step may be wider than the next: one that is gives up its last IMP, and all are looked at again. A draw has both
 * sides of 0 in its step.
 */
function widening(last: number[]): number[] {
  for (let i = 0; i + 1 < last.length;) {
    const width = i === 0 ? 2 * last[0] + 1 : last[i] - last[i - 1];
    if (last[i + 1] - last[i] < width) {
      last[i]--;
      i = 0;
    } else i++;
  }
  return last;
}
