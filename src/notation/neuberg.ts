/** What Neuberg's formula is asked, from the cells of a formula. */
import { fromDecimal, type Fraction } from "../scoring/fraction";
import { top } from "../scoring/matchpoints";
import type { MatchpointScale } from "../scoring/types";
import { read, unread, type Reading } from "./problem";
import { parseScale } from "./scale";
import { isBlank, numberOf, textOf } from "./text";

/** Cells that say it; a 0 is blank but for the matchpoints. */
export interface ShortBoardCells {
  points: unknown;
  actual: unknown;
  expected: unknown;
  scale: unknown;
  decimals: unknown;
}

/** Matchpoints among `actual` results, for a board that should have `expected`. */
export interface ShortBoard {
  /** On the scale below. */
  points: Fraction;
  actual: number;
  expected: number;
  scale: MatchpointScale;
  /** What to round to; undefined: exact. */
  decimals?: number;
}

const MOST_DECIMALS = 9;
/** No session has as many results of one board; beyond it fractions would not stay exact. */
const MOST_RESULTS = 100_000;

/** Undefined while matchpoints or results are blank: they have not been entered yet. */
export function readShortBoard(cells: ShortBoardCells): Reading<ShortBoard> | undefined {
  const { points, actual, expected } = cells;
  if (isBlank(points) || isUnset(actual) || isUnset(expected)) return undefined;
  const scale = parseScale(cells.scale);
  if (!scale.ok) return scale;
  const here = parseResults(actual);
  if (!here.ok) return here;
  const full = parseResults(expected);
  if (!full.ok) return full;
  if (here.value > full.value) return unread("expectedTooFew", textOf(expected), [textOf(actual)]);
  if (here.value === 1) return unread("nothingToCompare", textOf(actual));
  const won = parsePoints(points, here.value, scale.value);
  if (!won.ok) return won;
  const decimals = parseDecimals(cells.decimals);
  if (!decimals.ok) return decimals;
  return read({
    points: won.value,
    actual: here.value,
    expected: full.value,
    scale: scale.value,
    decimals: decimals.value,
  });
}

function parseResults(value: unknown): Reading<number> {
  const count = numberOf(value);
  const isCount = count !== undefined && Number.isInteger(count) && count >= 1 && count <= MOST_RESULTS;
  return isCount ? read(count) : unread("notACount", textOf(value));
}

function parsePoints(value: unknown, actual: number, scale: MatchpointScale): Reading<Fraction> {
  const points = numberOf(value);
  if (points === undefined) return unread("notANumber", textOf(value));
  const most = (top(actual) * scale) / 2;
  if (points < 0 || points > most) return unread("aboveTop", textOf(value), [String(actual), String(most)]);
  return read(fromDecimal(points));
}

function parseDecimals(value: unknown): Reading<number | undefined> {
  if (isUnset(value)) return read(undefined);
  const decimals = numberOf(value);
  const isCount = decimals !== undefined && Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS;
  return isCount ? read(decimals) : unread("notDecimals", textOf(value));
}

function isUnset(value: unknown): boolean {
  return isBlank(value) || value === 0;
}
