import { butlerMethod, crossImpMethod, readDatum } from "../results/rangeMethods";
import { trimOf } from "../results/impField";
import { datum, type DatumRounding } from "../scoring/butler";
import { cellsOf, failed, isErrorValue, optional } from "./cells";
import { compareRange } from "./scoreRange";

/**
 * Cross-IMPs: each score in IMPs against every other score of its board (Law 78B), divided by the comparisons.
 * A 0 is a pass-out; a blank is not compared: =CROSSIMPS(IF(A2:A13="","",A2:A13)).
 * @customfunction CROSSIMPS
 * @param {any[][]} scores N-S's scores; whole columns are answered down to their last filled row, at most 100000.
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
  const method = crossImpMethod({ side: optional(side), divisor: optional(divisor), cap: optional(cap) });
  return compareRange({ scores, boards, fields }, method);
}

/**
 * Butler: each score in IMPs against the datum of its board, the mean of its scores to the nearest ten.
 * A 0 is a pass-out; a blank is not compared: =BUTLER(IF(A2:A13="","",A2:A13)).
 * @customfunction BUTLER
 * @param {any[][]} scores N-S's scores; whole columns are answered down to their last filled row, at most 100000.
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
  const [seat, out, ten, most] = [side, trim, rounding, cap].map(optional);
  const method = butlerMethod({ side: seat, trim: out, rounding: ten, cap: most });
  return compareRange({ scores, boards, fields }, method);
}

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
  const cells = cellsOf(scores).flat();
  const error = cells.find(isErrorValue);
  if (error) return [[error]];
  const asked = readDatum(cells, { trim: optional(trim), rounding: optional(rounding) });
  if (!asked.ok) return failed(asked);
  const { results, settings } = asked.value;
  return [[results.length ? datum(results, trimOf(settings), settings["Datum rounding"] as DatumRounding) : ""]];
}
