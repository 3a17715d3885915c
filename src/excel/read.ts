/** What the scorer has selected. */
import { problem, type Outcome } from "./outcome";
import { Refusal, run } from "./run";

export interface SelectedCells {
  /** "Sheet1!A1:F30". */
  address: string;
  cells: unknown[][];
}

/** The selected cells, without the blank rest of whole columns. */
export function readSelection(): Promise<Outcome<SelectedCells>> {
  return run(async (context) => {
    const used = context.workbook.getSelectedRange().getUsedRangeOrNullObject(true);
    used.load("address,values");
    await context.sync();
    if (used.isNullObject) throw new Refusal(problem("blankSelection"));
    return { address: used.address, cells: used.values };
  });
}

export interface ActiveCell {
  address: string;
  /** "" where the cell holds none. */
  formula: string;
  value: unknown;
}

/** The active cell; for a cell of a spill, the formula that fills it. */
export function activeCell(): Promise<Outcome<ActiveCell>> {
  return run(async (context) => {
    const cell = context.workbook.getActiveCell();
    const parent = cell.getSpillParentOrNullObject();
    cell.load("address,values,formulas");
    parent.load("formulas");
    await context.sync();
    const own = String(cell.formulas[0][0]);
    const formula = own.startsWith("=") ? own : parent.isNullObject ? "" : String(parent.formulas[0][0]);
    return { address: cell.address, formula, value: cell.values[0][0] };
  });
}

/** The values of ranges that a formula names, such as "A2" of the active sheet or "Sheet1!B2:B9", in their order. */
export function readReferences(references: readonly string[]): Promise<Outcome<unknown[][][]>> {
  return run(async (context) => {
    const ranges = references.map((reference) => rangeAt(context, reference));
    ranges.forEach((range) => range.load("values"));
    await context.sync();
    return ranges.map((range) => range.values);
  });
}

/** Shows a cell: "C4" of the active sheet, or "'Bob''s night'!C4". */
export async function goTo(address: string): Promise<Outcome<void>> {
  const shown = await run(async (context) => {
    const range = rangeAt(context, address);
    range.worksheet.activate();
    range.select();
    await context.sync();
  });
  return !shown.ok && shown.kind === "gone" ? problem("gone", address) : shown;
}

/** An address, with or without its sheet, or a whole table: "Results[#All]". */
function rangeAt(context: Excel.RequestContext, address: string): Excel.Range {
  const table = /^([^![\]]+)\[#All\]$/i.exec(address);
  if (table) return context.workbook.tables.getItem(table[1]).getRange();
  const cut = address.lastIndexOf("!");
  if (cut < 0) return context.workbook.worksheets.getActiveWorksheet().getRange(address);
  const sheet = address.slice(0, cut).replace(/^'|'$/g, "").replace(/''/g, "'");
  return context.workbook.worksheets.getItem(sheet).getRange(address.slice(cut + 1));
}
