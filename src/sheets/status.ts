/** A sheet whose spill begins with a status line: a ranking of pairs or of teams. */
import { GREEN, RED, TITLE, titleStyle, WHITE } from "./look";
import type { Cell, ConditionalPlan, SheetPlan } from "./plan";

/**
 * Below the title. The spill begins with its status line and what is wrong with its ranges, but Excel cuts a text off
 * where the spill has cells beside it: so all of it is shown in the row above, which has none, and the spill's own is
 * written white on white.
 */
const STATUS_ROW = 1;
const SPILL_ROW = 2;
/** As many columns as a status line with its problems may fill. */
const REACH = 26;
const STATUS = `=TEXTJOIN("  ",TRUE,$A$${SPILL_ROW + 1}:$Z$${SPILL_ROW + 1})`;

/** The row of the first list's heading. */
export const HEADING_ROW = SPILL_ROW + 1;

export function withStatus(title: string, formula: Cell): Pick<SheetPlan, "blocks" | "styles"> {
  return {
    blocks: [
      { row: 0, column: 0, cells: [[title]] },
      { row: STATUS_ROW, column: 0, cells: [[{ formula: STATUS }]] },
      { row: SPILL_ROW, column: 0, cells: [[formula]] },
    ],
    styles: [
      titleStyle(0, TITLE),
      titleStyle(STATUS_ROW, { bold: true, color: GREEN }),
      { area: { row: SPILL_ROW, column: 0, rows: 1, columns: REACH }, style: { color: WHITE, align: "left" } },
    ],
  };
}

/** Red as long as something is missing or not understood. */
export const PROVISIONAL: ConditionalPlan = {
  area: { row: STATUS_ROW, column: 0, rows: 1, columns: 1 },
  formula: `=OR(LEFT($A$${STATUS_ROW + 1},11)="PROVISIONAL",$B$${SPILL_ROW + 1}<>"")`,
  style: { color: RED },
};
