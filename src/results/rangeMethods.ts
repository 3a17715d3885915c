/** How the functions over ranges of scores are asked to compare: their arguments as a session's settings. */
import { parseSide } from "../notation/board";
import { parseCap, parseDatumRounding, parseDivisor, parsePointsScale, parseTrim } from "../notation/methods";
import { read, type Reading } from "../notation/problem";
import { isBlank } from "../notation/text";
import type { Fraction } from "../scoring/fraction";
import type { Side } from "../scoring/types";
import type { Weighted } from "../scoring/weighted";
import { comparedResult } from "./awards";
import { onScale, percentOf } from "./figures";
import { scoringUnit } from "./settings";
import { compareScores, isUnread } from "./scoreRange";
import type { LinePoints } from "./share";
import type { Settings } from "./types";

export interface RangeMethod {
  /** Whose figures are asked for. */
  side: Side;
  settings: Settings;
  /** Percent of the top instead of matchpoints. */
  percent: boolean;
}

/** MATCHPOINTS: 2 or 1 for each score beaten, or percent. */
export function matchpointMethod({ side, scale }: { side?: unknown; scale?: unknown }): Reading<RangeMethod> {
  const chosen = parsePointsScale(scale);
  if (!chosen.ok) return chosen;
  const percent = chosen.value === "%";
  return withSide(side, { "Matchpoint scale": chosen.value === "%" ? 2 : chosen.value }, percent);
}

/** CROSSIMPS. */
export function crossImpMethod(asked: { side?: unknown; divisor?: unknown; cap?: unknown }): Reading<RangeMethod> {
  const by = parseDivisor(asked.divisor);
  if (!by.ok) return by;
  const most = parseCap(asked.cap);
  if (!most.ok) return most;
  const settings = { Scoring: "Cross-IMPs", "Cross-IMP divisor": by.value, "IMP cap": most.value ?? "None" };
  return withSide(asked.side, settings);
}

interface DatumArguments {
  trim?: unknown;
  rounding?: unknown;
}

/** BUTLER. */
export function butlerMethod(asked: DatumArguments & { side?: unknown; cap?: unknown }): Reading<RangeMethod> {
  const datum = datumSettings(asked);
  if (!datum.ok) return datum;
  const most = parseCap(asked.cap);
  if (!most.ok) return most;
  return withSide(asked.side, { ...datum.value, "IMP cap": most.value ?? "None" });
}

function datumSettings({ trim, rounding }: DatumArguments): Reading<Settings> {
  const out = parseTrim(trim);
  if (!out.ok) return out;
  const ten = parseDatumRounding(rounding);
  if (!ten.ok) return ten;
  return read({ Scoring: "Butler", "Butler datum": out.value, "Datum rounding": ten.value });
}

function withSide(value: unknown, settings: Settings, percent = false): Reading<RangeMethod> {
  const side = isBlank(value) || value === 0 ? read<Side>("NS") : parseSide(value);
  return side.ok ? read({ side: side.value, settings, percent }) : side;
}

/** The figure that is asked for; undefined where there is nothing to compare with. */
export function rangeFigure(points: LinePoints, { side, settings, percent }: RangeMethod): Fraction | undefined {
  const share = side === "NS" ? points.ns : points.ew;
  if (!share) return undefined;
  if (scoringUnit(settings) === "MP" && share.top === 0) return undefined;
  return percent ? percentOf(share) : onScale(share.points, settings);
}

/** BUTLERDATUM: the results that have a part in the datum, and how it is made of them. */
export function readDatum(
  scores: readonly unknown[],
  asked: DatumArguments,
): Reading<{ results: Weighted[]; settings: Settings }> {
  const settings = datumSettings(asked);
  if (!settings.ok) return settings;
  const results: Weighted[] = [];
  for (const found of compareScores({ scores }, settings.value)) {
    if (isUnread(found)) return found;
    const result = found.line && comparedResult(found.line, "NS");
    if (result) results.push(result);
  }
  return read({ results, settings: settings.value });
}
