/** What victory points are asked for, from the cells of a formula. */
import { fraction, fromDecimal, multiply, toNumber } from "../scoring/fraction";
import { boardsOnScale, VP_SCALES, victoryPoints, type OwnVpScale, type VpScale } from "../scoring/victoryPoints";
import {
  boardsOnPercentScale,
  PERCENT_VP_SCALES,
  percentVictoryPoints,
  type PercentVpScale,
} from "../scoring/vpPercent";
import { read, unread, type Reading, type Unread } from "./problem";
import { folded, isBlank, numberOf, plain, textOf } from "./text";

/** Cells that say it; `scale` may be a club's own, read before by `parseOwnScale`. */
export interface MatchCells {
  boards: unknown;
  scale: unknown;
  own?: OwnVpScale;
}

/** A side's victory points from its own margin in IMPs; undefined while that is blank. */
export function readVps(margin: unknown, { boards, scale, own }: MatchCells): Reading<number> | undefined {
  if (isBlank(margin)) return undefined;
  const imps = numberOf(margin);
  if (imps === undefined) return unread("notANumber", textOf(margin));
  if (own) return read(victoryPoints(imps, 1, own) as number);
  const match = readMatch(boards, parseVpScale(scale));
  if (!match.ok) return match;
  const vps = victoryPoints(imps, match.value.boards, match.value.scale);
  return vps === undefined ? boardsOffScale(match.value.boards, match.value.scale) : read(vps);
}

/** A pair's victory points from its percentage of the match; undefined while that is blank. */
export function readPercentVps(percent: unknown, { boards, scale, own }: MatchCells): Reading<number> | undefined {
  if (isBlank(percent)) return undefined;
  const won = parsePercent(percent);
  if (!won.ok) return won;
  if (own) return read(percentVictoryPoints(won.value, 1, own) as number);
  const match = readMatch(boards, parsePercentVpScale(scale));
  if (!match.ok) return match;
  const vps = percentVictoryPoints(won.value, match.value.boards, match.value.scale);
  return vps === undefined ? boardsOffScale(match.value.boards, match.value.scale) : read(vps);
}

/** How many boards, on which scale: where there is no scale of a club's own. */
export function readMatch<T>(boards: unknown, scale: Reading<T>): Reading<{ boards: number; scale: T }> {
  if (!scale.ok) return scale;
  const played = parseBoardsPlayed(boards);
  return played.ok ? read({ boards: played.value, scale: scale.value }) : played;
}

/** How many boards a match had: a whole number from 1. */
export function parseBoardsPlayed(value: unknown): Reading<number> {
  const boards = numberOf(value);
  if (boards === undefined || !Number.isInteger(boards) || boards < 1) return unread("notBoardsPlayed", textOf(value));
  return read(boards);
}

/** For a number of boards that a scale does not go to. */
export function boardsOffScale(boards: number, scale: VpScale | PercentVpScale): Unread {
  const [fewest, most] = isPercentScale(scale) ? boardsOnPercentScale(scale) : boardsOnScale(scale);
  return unread("boardsOffScale", String(boards), [scale, `${fewest} to ${most}`]);
}

export function isPercentScale(scale: VpScale | PercentVpScale): scale is PercentVpScale {
  return (PERCENT_VP_SCALES as readonly string[]).includes(scale);
}

/** A scale of IMPs by its name, however spaced and spelt in capitals; blank, or Excel's 0 for it, is WBF. */
export function parseVpScale(value: unknown): Reading<VpScale> {
  return named(value, VP_SCALES);
}

/** A scale of Swiss pairs by its name; blank, or Excel's 0 for it, is EBU 20. */
export function parsePercentVpScale(value: unknown): Reading<PercentVpScale> {
  return named(value, PERCENT_VP_SCALES);
}

/** A scale of either kind; blank is WBF. */
export function parseAnyVpScale(value: unknown): Reading<VpScale | PercentVpScale> {
  return named(value, [...VP_SCALES, ...PERCENT_VP_SCALES]);
}

const ALSO_CALLED: Record<string, VpScale | PercentVpScale> = {
  wbfcontinuous: "WBF",
  wbfdiscrete20: "WBF discrete",
  ebu: "EBU 20",
};

function named<T extends VpScale | PercentVpScale>(value: unknown, scales: readonly T[]): Reading<T> {
  if (isBlank(value) || value === 0) return read(scales[0]);
  const word = letters(textOf(value));
  const scale = scales.find((known) => letters(known) === word || known === ALSO_CALLED[word]);
  return scale ? read(scale) : unread("notAVpScale", textOf(value), [...scales]);
}

function letters(text: string): string {
  return folded(text).replace(/ /g, "");
}

/** 100 % may be a shade more in binary. */
const SHADE = 1e-9;

/**
 * A percentage of a match. A cell formatted as a percentage arrives as its part of 1: what shows as 56.23 % is 0.5623.
 * So a number up to 1 is taken for such a part: below 1 % a pair would have a matchpoint or two in the whole match.
 * Where that is meant, "0.6%" as text says it: with its sign a percentage is as written.
 */
export function parsePercent(value: unknown): Reading<number> {
  const signed = typeof value === "string" ? /^(.*?) ?%$/.exec(plain(value)) : null;
  const number = numberOf(signed ? signed[1] : value);
  const isPart = !signed && number !== undefined && number <= 1 + SHADE;
  const percent = number !== undefined && isPart ? toNumber(multiply(fromDecimal(number), fraction(100))) : number;
  if (percent === undefined || percent < 0 || percent > 100 + SHADE) return unread("notAPercentage", textOf(value));
  return read(Math.min(percent, 100));
}
