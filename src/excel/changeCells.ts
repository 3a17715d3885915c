/** Writes into cells of the user's that were read before: all of them, or none. */
import { asText, inTextCell } from "./cellText";
import { problem, type ExcelProblem, type Outcome } from "./outcome";
import { rangeOf, type PlacedCells } from "./places";
import { rowNow } from "./rowNow";
import { Refusal, run } from "./run";

export interface TextChange {
  /** Of the range that was read, counted from 0. */
  row: number;
  column: number;
  /** What is to stand there; "" clears the cell. */
  text: string;
}

export interface ChangedCell {
  /** "Results!D14". */
  address: string;
  before: unknown;
  text: string;
}

/**
 * Writes the texts where their rows still hold what was read, wherever these stand now; else nothing is written. A
 * formula is never written over. Where a step fails the old content is put back; where even that fails twice, the problem
 * names the cells.
 */
export async function changeCells(read: PlacedCells, changes: readonly TextChange[]): Promise<Outcome<ChangedCell[]>> {
  const old = new OldContent();
  const outcome = await run(async (context) => {
    // A batch that Excel refused half-way for a cell being edited comes here again.
    await old.putBack(context);
    const cells = await findCells(context, read, changes);
    const kept = old.keep(cells);
    cells.forEach((cell, i) => write(cell, changes[i].text));
    await context.sync();
    return kept.map(({ address, value }, i) => ({ address, before: value, text: changes[i].text }));
  });
  return outcome.ok ? outcome : withOldContent(outcome, old);
}

/** The cells as they are now, loaded. */
async function findCells(
  context: Excel.RequestContext,
  read: PlacedCells,
  changes: readonly TextChange[],
): Promise<Excel.Range[]> {
  const range = rangeOf(context, read.place);
  range.load("values");
  await context.sync();
  const cells = changes.map(({ row, column }) => {
    const found = rowNow(read.cells, range.values, row);
    if (found === undefined) throw new Refusal(problem("changed", `Row ${read.row + row + 1}`));
    return range.getCell(found, column);
  });
  cells.forEach((cell) => {
    cell.load("address,rowIndex,columnIndex,values,formulas,numberFormat");
    cell.worksheet.load("id");
  });
  await context.sync();
  const formula = cells.find(holdsFormula);
  if (formula) throw new Refusal(problem("holdsFormula", formula.address));
  return cells;
}

/** The text "=" in a cell is its value as well; a formula's value is something else. */
function holdsFormula({ formulas, values }: Excel.Range): boolean {
  const [[formula]] = formulas as unknown[][];
  return typeof formula === "string" && formula.startsWith("=") && formula !== values[0][0];
}

/** Formats under which a number is shown as it is. */
const PLAIN_FORMATS = /^(General|[#0,]+)$/i;
/** A number that reads the same as its text; a 0 might be taken for a blank. */
const NUMBER = /^-?[1-9]\d{0,5}$/;

function write(cell: Excel.Range, text: string): void {
  const format = String(cell.numberFormat[0][0]);
  if (text !== "" && format !== "@" && !PLAIN_FORMATS.test(format)) {
    // A date that should have been a result: as a number it would be shown as another date.
    cell.numberFormat = [["@"]];
    cell.values = [[inTextCell(text)]];
  } else cell.values = [[NUMBER.test(text) && format !== "@" ? Number(text) : entry(text, format)]];
}

function entry(value: unknown, format: string): unknown {
  if (typeof value !== "string") return value;
  return format === "@" ? inTextCell(value) : asText(value);
}

interface Kept {
  sheetId: string;
  address: string;
  row: number;
  column: number;
  value: unknown;
  format: string;
}

/** What stood in the cells before. */
class OldContent {
  private cells: Kept[] = [];

  get addresses(): string[] {
    return this.cells.map(({ address }) => address);
  }

  keep(cells: readonly Excel.Range[]): readonly Kept[] {
    this.cells = cells.map(({ worksheet, address, rowIndex, columnIndex, values, numberFormat }) => ({
      sheetId: worksheet.id,
      address,
      row: rowIndex,
      column: columnIndex,
      value: values[0][0],
      format: String(numberFormat[0][0]),
    }));
    return this.cells;
  }

  /** Puts back what was changed: a protected sheet, where nothing was, refuses any write. */
  async putBack(context: Excel.RequestContext): Promise<void> {
    if (this.cells.length === 0) return;
    const cells = this.cells.map(({ sheetId, row, column }) =>
      context.workbook.worksheets.getItem(sheetId).getRangeByIndexes(row, column, 1, 1),
    );
    cells.forEach((cell) => cell.load("values,numberFormat"));
    await context.sync();
    this.cells.forEach(({ value, format }, i) => {
      const cell = cells[i];
      const isFormatted = cell.numberFormat[0][0] === format;
      if (isFormatted && cell.values[0][0] === value) return;
      if (!isFormatted) cell.numberFormat = [[format]];
      cell.values = [[entry(value, format)]];
    });
    await context.sync();
    this.cells = [];
  }
}

async function withOldContent(failure: ExcelProblem, old: OldContent): Promise<ExcelProblem> {
  const again = (): Promise<Outcome<void>> => run((context) => old.putBack(context));
  const first = await again();
  if (!first.ok) await again();
  return old.addresses.length ? { ...failure, cells: old.addresses } : failure;
}
