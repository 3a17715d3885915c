/** A scale of victory points as it is printed. */
import { isPercentScale } from "../notation/victoryPoints";
import { vpTable, type OwnVpScale, type VpScale } from "../scoring/victoryPoints";
import { percentVpTable, type PercentVpScale } from "../scoring/vpPercent";
import type { Figure } from "./figures";

/**
 * A heading, then the winner's margins with both sides' victory points; undefined where the scale is not for so many
 * boards. The continuous scale has a row for each IMP, the others say from where to where; the last row has no end.
 */
export function vpChart(boards: number, scale: VpScale | PercentVpScale | OwnVpScale): Figure[][] | undefined {
  const isPercent = typeof scale === "string" && isPercentScale(scale);
  const rows = isPercent ? percentVpTable(boards, scale) : vpTable(boards, scale);
  if (!rows) return undefined;
  if (scale === "WBF") {
    return [["IMPs", "Winner", "Loser"], ...rows.map(({ from, winner, loser = "" }) => [from, winner, loser])];
  }
  const range = [isPercent ? "% from" : "IMPs from", "to"];
  if (rows.some(({ loser }) => loser === undefined)) {
    return [[...range, "VPs"], ...rows.map(({ from, to = "", winner }) => [from, to, winner])];
  }
  return [
    [...range, "Winner", "Loser"],
    ...rows.map(({ from, to = "", winner, loser = "" }) => [from, to, winner, loser]),
  ];
}
