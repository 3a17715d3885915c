/** The WBF's continuous scale: 20 victory points, shared to two decimals (Technical Report of the WBF Scoring Panel, 2012). */
import { fraction, fromDecimal, multiply, roundHalfAway, subtract } from "./fraction";
import type { VpRow } from "./vpSteps";

/** The cube of the golden section: each third of a blitz is worth that section of what the one before it was. */
export const VP_RATIO = ((Math.sqrt(5) - 1) / 2) ** 3;

/** The margin that wins 20-0 is 15 IMPs for one board, and grows with the square root of the boards. */
export const BLITZ_OF_ONE_BOARD = 15;

/** Scales are made for any match that can be played; a greater number is a slip of the pen. */
export const MOST_BOARDS = 9999;

const DRAW = 1000;
const ALL = 2000;

/** Columns that were asked for, in hundredths of a victory point by IMPs won; a season has a few lengths of match. */
const columns = new Map<number, readonly number[]>();
const COLUMNS_KEPT = 32;

/**
 * A side's victory points from its own margin in IMPs, 0 to 20: the published figures. Undefined unless `boards` is a
 * whole number from 1 to 9999; the WBF prints up to 64, beyond that the same rule is followed.
 *
 * The scale is published for whole IMPs. A margin between two of them (a carried penalty, a weighted score) gets the
 * share between their figures that is in proportion, rounded to two decimals, the winner's half up: so it agrees with
 * the print at whole IMPs, and more IMPs are never worth less.
 *
 * continuousVps(-20, 14) // 4.74
 */
export function continuousVps(margin: number, boards: number): number | undefined {
  const column = columnOf(boards);
  if (!column) return undefined;
  const winner = hundredths(Math.abs(margin), column);
  return (margin < 0 ? ALL - winner : winner) / 100;
}

/** One row for each IMP, up to the first that wins all. */
export function continuousRows(boards: number): VpRow[] | undefined {
  return columnOf(boards)?.map((winner, from, column) => ({
    from,
    ...(from + 1 < column.length ? { to: from } : {}),
    winner: winner / 100,
    loser: (ALL - winner) / 100,
  }));
}

function hundredths(margin: number, column: readonly number[]): number {
  if (margin >= column.length - 1) return ALL;
  const whole = Math.floor(margin);
  if (whole === margin) return column[whole];
  const part = subtract(fromDecimal(margin), fraction(whole));
  return column[whole] + roundHalfAway(multiply(part, fraction(column[whole + 1] - column[whole])), 0);
}

function columnOf(boards: number): readonly number[] | undefined {
  if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS) return undefined;
  const known = columns.get(boards);
  if (known) return known;
  const column = concave(byFormula(boards));
  if (columns.size >= COLUMNS_KEPT) columns.clear();
  columns.set(boards, column);
  return column;
}

/** The winner's hundredths for 0, 1, 2 ... IMPs, up to the blitz. It is compared in squares, which are exact. */
function byFormula(boards: number): number[] {
  const column: number[] = [];
  for (let margin = 0; margin ** 2 < BLITZ_OF_ONE_BOARD ** 2 * boards; margin++) {
    const part = margin / (BLITZ_OF_ONE_BOARD * Math.sqrt(boards));
    column.push(Math.floor(DRAW + (DRAW * (1 - VP_RATIO ** part)) / (1 - VP_RATIO) + 0.5));
  }
  return [...column, ALL];
}

/**
 * The panel's "minor corrections": rounding must not make an IMP worth more than the one before it, so a figure is
 * raised by a hundredth until none is. (Whatever the order, the same column comes out: the least one above the rounded
 * figures that has this property.) It ends at the first figure of 20, which may be an IMP before the blitz.
 */
function concave(column: number[]): readonly number[] {
  for (let changed = true; changed;) {
    changed = false;
    for (let i = 1; i + 1 < column.length; i++) {
      if (column[i + 1] - column[i] > column[i] - column[i - 1]) {
        column[i]++;
        changed = true;
      }
    }
  }
  return column.slice(0, column.indexOf(ALL) + 1);
}
