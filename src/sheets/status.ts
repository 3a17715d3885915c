/** A sheet whose spill begins with a status line: a ranking of pairs or of teams. */
import type { EventDetails } from "../results/types";
import { USUAL_WIDTH } from "./columnWidth";
import { eventTitle } from "./eventTitle";
import { GREEN, RED, ROW_HEIGHT, TITLE, titleStyle, WHITE } from "./look";
import type { Block, Cell, ColumnPlan, ConditionalPlan, SheetPlan } from "./plan";

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

/** Lines of the status at most: more would leave no room for the ranking. */
const MOST_LINES = 8;
/** What may come. */
const SPARE_LINES = 1;
/** Bold letters are wider than those that columns are measured in. */
const BOLD = 1.15;

/**
 * The title, the status over the width of the table, and the spill.
 *
 * @param said what the status says now: it has room for that and more, for a cell over several columns does
 * not grow by itself
 */
export function withStatus(
  title: string,
  formula: Cell,
  said: string,
  columns: readonly ColumnPlan[],
): Pick<SheetPlan, "blocks" | "styles"> {
  const width = columns.reduce((sum, { width: own = USUAL_WIDTH }) => sum + own, 0);
  const lines = Math.min(MOST_LINES, Math.ceil((said.length * BOLD) / width) + SPARE_LINES);
  return {
    blocks: [
      { row: 0, column: 0, cells: [[title]] },
      { row: STATUS_ROW, column: 0, cells: [[{ formula: STATUS }]] },
      { row: SPILL_ROW, column: 0, cells: [[formula]] },
    ],
    styles: [
      titleStyle(0, TITLE),
      {
        area: { row: STATUS_ROW, column: 0, rows: 1, columns: columns.length },
        style: { bold: true, color: GREEN, align: "left", wrap: true, merge: true, height: lines * ROW_HEIGHT },
      },
      { area: { row: SPILL_ROW, column: 0, rows: 1, columns: REACH }, style: { color: WHITE, align: "left" } },
    ],
  };
}

/** Of a sheet that lists what the ranking is made of: its name with the event's, and below how far the ranking is. */
export function withRanking(
  title: string,
  event: EventDetails,
  ranking: { formula: string },
  spill: Block,
): Pick<SheetPlan, "blocks" | "styles" | "conditionals"> {
  const status = { formula: `=INDEX(${ranking.formula.slice(1)},1,1)` };
  return {
    blocks: [
      { row: 0, column: 0, cells: [[[title, eventTitle(event)].filter(Boolean).join(": ")]] },
      spill,
      { row: STATUS_ROW, column: 0, cells: [[status]] },
    ],
    styles: [titleStyle(0, TITLE), titleStyle(STATUS_ROW, { bold: true, color: GREEN })],
    conditionals: [
      {
        area: { row: STATUS_ROW, column: 0, rows: 1, columns: 1 },
        formula: `=LEFT($A$${STATUS_ROW + 1},11)="PROVISIONAL"`,
        style: { color: RED },
      },
    ],
  };
}

/** Red as long as something is missing or not understood. */
export const PROVISIONAL: ConditionalPlan = {
  area: { row: STATUS_ROW, column: 0, rows: 1, columns: 1 },
  formula: `=OR(LEFT($A$${STATUS_ROW + 1},11)="PROVISIONAL",$B$${SPILL_ROW + 1}<>"")`,
  style: { color: RED },
};
