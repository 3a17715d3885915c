/** Shows a cell that was read before, wherever it stands now. */
import { problem, type Outcome } from "./outcome";
import { ownRows, rangeOf, type PlacedCells } from "./places";
import { rowNow } from "./rowNow";
import { Refusal, run } from "./run";

export interface ShownCell {
  /** "Results!D14". */
  address: string;
  /** False where no row, or more than one, holds what was read: then it is the cell in the old place. */
  isSame: boolean;
}

/** Selects a cell of a range, by its row and column counted from 0, and brings its sheet to the front. */
export function showCell(read: PlacedCells, row: number, column: number): Promise<Outcome<ShownCell>> {
  return run(async (context) => {
    const range = rangeOf(context, read.place);
    range.load("values");
    await context.sync();
    const now = ownRows(read.place, range.values);
    if (now.length === 0) throw new Refusal(problem("gone", `${read.sheet}, row ${read.row + row + 1},`));
    const found = rowNow(read.cells, now, row);
    const cell = range.getCell(found ?? Math.min(row, now.length - 1), Math.min(column, now[0].length - 1));
    cell.worksheet.activate();
    cell.select();
    cell.load("address");
    await context.sync();
    return { address: cell.address, isSame: found !== undefined };
  });
}
