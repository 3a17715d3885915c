/** A sheet whose spill begins with a status line: a ranking of pairs or of teams. */
import { GREEN, RED, TITLE, titleStyle, WHITE } from "./look";
import type { Cell, ConditionalPlan, SheetPlan } from "./plan";

/**
 * Below the title. The spill begins with its status line, but Excel cuts a text off where the spill has cells beside it:
 * so the line is shown in the row above, which has none, and the spill's own is written white on white.
 */
const STATUS_ROW = 1;
const SPILL_ROW = 2;

/** The row of the first list's heading. */
export const HEADING_ROW = SPILL_ROW + 1;

export function withStatus(title: string, formula: Cell): Pick<SheetPlan, "blocks" | "styles"> {
  return {
    blocks: [
      { row: 0, column: 0, cells: [[title]] },
      { row: STATUS_ROW, column: 0, cells: [[{ formula: `=A${SPILL_ROW + 1}` }]] },
      { row: SPILL_ROW, column: 0, cells: [[formula]] },
    ],
    styles: [
      titleStyle(0, TITLE),
      titleStyle(STATUS_ROW, { bold: true, color: GREEN }),
      titleStyle(SPILL_ROW, { color: WHITE }),
    ],
  };
}

/** Red as long as something is missing. */
export const PROVISIONAL: ConditionalPlan = {
  area: { row: STATUS_ROW, column: 0, rows: 1, columns: 1 },
  formula: `=LEFT($A$${STATUS_ROW + 1},11)="PROVISIONAL"`,
  style: { color: RED },
};
