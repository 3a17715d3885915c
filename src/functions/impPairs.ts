import { parseCap, parseDatumRounding, parseDivisor, parseTrim } from "../notation/methods";
import { trimOf } from "../results/impField";
import type { LinePoints } from "../results/share";
import { compareScores, isUnread } from "../results/scoreRange";
import { comparedResult } from "../results/awards";
import { datum, type DatumRounding } from "../scoring/butler";
import { toNumber } from "../scoring/fraction";
import type { Side } from "../scoring/types";
import { cellsOf, failed, isErrorValue, optional, problemCell, type Answer } from "./cells";
import { compareRange, readSide } from "./scoreRange";

/**
 * Cross-IMPs: each score in IMPs against every other score of its board (Law 78B), divided by the comparisons.
 * A 0 is a pass-out; a blank is not compared: =CROSSIMPS(IF(A2:A13="","",A2:A13)).
 * @customfunction CROSSIMPS
 * @param {any[][]} scores N-S's scores.
 * @param {any[][]} [boards] The board of each score; left out, all scores are of one board.
 * @param {any[][]} [side] NS (the default) or EW.
 * @param {any[][]} [divisor] "n-1" for the comparisons (the default), "n" for the results, or "Total".
 * @param {any[][]} [fields] Fouled boards: only scores of one board with the same field are compared, each weighing as on the full board (EBU).
 * @param {any[][]} [cap] The most IMPs of one comparison, 1 to 24; left out, 24.
 * @returns {any[][]} IMPs.
 */
export function crossImpsOf(
  scores: unknown[][],
  boards?: unknown[][],
  side?: unknown[][],
  divisor?: unknown[][],
  fields?: unknown[][],
  cap?: unknown[][],
): unknown[][] {
  const direction = readSide(optional(side));
  if (typeof direction === "object") return failed(direction);
  const by = parseDivisor(optional(divisor));
  if (!by.ok) return failed(by);
  const most = parseCap(optional(cap));
  if (!most.ok) return failed(most);
  const settings = { Scoring: "Cross-IMPs", "Cross-IMP divisor": by.value, "IMP cap": most.value ?? "None" };
  return compareRange({ scores, boards, fields }, settings, figureOf(direction));
}

/**
 * Butler: each score in IMPs against the datum of its board, the mean of its scores to the nearest ten.
 * A 0 is a pass-out; a blank is not compared: =BUTLER(IF(A2:A13="","",A2:A13)).
 * @customfunction BUTLER
 * @param {any[][]} scores N-S's scores.
 * @param {any[][]} [boards] The board of each score; left out, all scores are of one board.
 * @param {any[][]} [side] NS (the default) or EW.
 * @param {any[][]} [trim] Left out of the datum at each end: 0 (the default), 1 or 2 scores, "10%" of them, or Median.
 * @param {any[][]} [rounding] A datum ending in 5 goes "Away from zero" (the default, EBU) or to the "Even ten" (ACBL).
 * @param {any[][]} [fields] Fouled boards: only scores of one board with the same field have a datum together.
 * @param {any[][]} [cap] The most IMPs against the datum, 1 to 24; left out, 24.
 * @returns {any[][]} IMPs.
 */
export function butlerOf(
  scores: unknown[][],
  boards?: unknown[][],
  side?: unknown[][],
  trim?: unknown[][],
  rounding?: unknown[][],
  fields?: unknown[][],
  cap?: unknown[][],
): unknown[][] {
  const direction = readSide(optional(side));
  if (typeof direction === "object") return failed(direction);
  const out = parseTrim(optional(trim));
  if (!out.ok) return failed(out);
  const ten = parseDatumRounding(optional(rounding));
  if (!ten.ok) return failed(ten);
  const most = parseCap(optional(cap));
  if (!most.ok) return failed(most);
  const settings = {
    Scoring: "Butler",
    "Butler datum": out.value,
    "Datum rounding": ten.value,
    "IMP cap": most.value ?? "None",
  };
  return compareRange({ scores, boards, fields }, settings, figureOf(direction));
}

const figureOf =
  (side: Side) =>
  (points: LinePoints): Answer => {
    const share = side === "NS" ? points.ns : points.ew;
    return share ? toNumber(share.points) : "";
  };

/**
 * The Butler datum of one board: the mean of N-S's scores to the nearest ten. Adjusted scores do not count.
 * A 0 is a pass-out: =BUTLERDATUM(IF(A2:A13="","",A2:A13)).
 * @customfunction BUTLERDATUM
 * @param {any[][]} scores N-S's scores on the board.
 * @param {any[][]} [trim] Left out at each end: 0 (the default), 1 or 2 scores, "10%" of them, or Median.
 * @param {any[][]} [rounding] A datum ending in 5 goes "Away from zero" (the default, EBU) or to the "Even ten" (ACBL).
 * @returns {any[][]} The datum, a multiple of ten.
 */
export function butlerDatumOf(scores: unknown[][], trim?: unknown[][], rounding?: unknown[][]): unknown[][] {
  const out = parseTrim(optional(trim));
  if (!out.ok) return failed(out);
  const ten = parseDatumRounding(optional(rounding));
  if (!ten.ok) return failed(ten);
  const cells = cellsOf(scores).flat();
  const error = cells.find(isErrorValue);
  if (error) return [[error]];
  const settings = { Scoring: "Butler", "Butler datum": out.value };
  const compared = compareScores({ scores: cells }, settings);
  const wrong = compared.find(isUnread);
  if (wrong) return [[problemCell(wrong)]];
  const results = compared
    .map((found) => (isUnread(found) || !found.line ? undefined : comparedResult(found.line, "NS")))
    .filter((result) => result !== undefined);
  return [[results.length ? datum(results, trimOf(settings), ten.value as DatumRounding) : ""]];
}
