/** Puts a formula into the active cell that is made from what stands to its left. */
import { problem, type Outcome } from "./outcome";
import { Refusal, run } from "./run";

/** An empty cell and its surroundings; rows and columns count from 0. */
export interface Beside {
  row: number;
  column: number;
  /** The first column of `left` and `headings`; both end right before the cell. */
  firstColumn: number;
  /** The values to the left, from the cell's row down to the last that is in use. */
  left: unknown[][];
  /** The row above; none above the first. */
  headings: unknown[];
  /** In an Excel table nothing may spill. */
  inTable: boolean;
}

/** So far to the left somebody would look for what belongs to a cell. */
const COLUMNS = 12;
/** More than a season's results; whole columns would be more than Excel hands over. */
const ROWS = 10_000;

/**
 * @param make the formula and whatever the caller wants to know of it; without a formula nothing is written
 * @returns the cell's address with what was made
 */
export function insertBeside<T extends { formula?: string }>(
  make: (beside: Beside) => T,
): Promise<Outcome<{ address: string; made: T }>> {
  return run(async (context) => {
    const cell = context.workbook.getActiveCell();
    const used = cell.worksheet.getUsedRangeOrNullObject(true);
    cell.load("address,formulas,rowIndex,columnIndex");
    used.load("rowIndex,rowCount");
    // A cell may look empty and yet belong to what another formula fills.
    const parent = cell.getSpillParentOrNullObject();
    parent.load("address");
    const tables = cell.getTables(false);
    tables.load("items/name");
    await context.sync();
    const { address, rowIndex: row, columnIndex: column } = cell;
    if (cell.formulas[0][0] !== "" || !parent.isNullObject) throw new Refusal(problem("notEmpty", address));
    const last = used.isNullObject ? row : used.rowIndex + used.rowCount - 1;
    const inTable = tables.items.some(({ name }) => name !== "");
    const firstColumn = Math.max(0, column - COLUMNS);
    const cells = await valuesFrom(context, cell.worksheet, { row, column, firstColumn, last });
    const made = make({ row, column, firstColumn, ...cells, inTable });
    if (made.formula !== undefined) {
      cell.formulas = [[made.formula]];
      await context.sync();
    }
    return { address, made };
  });
}

async function valuesFrom(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  { row, column, firstColumn, last }: { row: number; column: number; firstColumn: number; last: number },
): Promise<Pick<Beside, "left" | "headings">> {
  if (column === 0) return { left: [], headings: [] };
  const above = Math.min(row, 1);
  const range = sheet.getRangeByIndexes(
    row - above,
    firstColumn,
    Math.min(Math.max(last, row) - row + 1, ROWS) + above,
    column - firstColumn,
  );
  range.load("values");
  await context.sync();
  const values = range.values as unknown[][];
  return { left: values.slice(above), headings: above ? values[0] : [] };
}
