/** The two scales that comparisons are counted on. */
import type { MatchpointScale } from "../scoring/types";
import { read, unread, type Reading } from "./problem";
import { isBlank, numberOf, textOf } from "./text";

/** 2 for each comparison won, or 1 (ACBL); a blank, or Excel's 0 for one, is 2. */
export function parseScale(value: unknown): Reading<MatchpointScale> {
  if (isBlank(value) || value === 0) return read(2);
  const scale = numberOf(value);
  return scale === 2 || scale === 1 ? read(scale) : unread("notAnOption", textOf(value), ["2", "1"]);
}
