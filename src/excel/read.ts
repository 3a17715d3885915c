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
  /** Where the cell stands in what the formula fills, from 0. */
  row: number;
  column: number;
}

/** The active cell; for a cell of a spill, the formula that fills it. */
export function activeCell(): Promise<Outcome<ActiveCell>> {
  return run(async (context) => {
    const cell = context.workbook.getActiveCell();
    const parent = cell.getSpillParentOrNullObject();
    cell.load("address,values,formulas,rowIndex,columnIndex");
    parent.load("formulas,rowIndex,columnIndex");
    await context.sync();
    const { address, values } = cell;
    const spilled = { address, value: values[0][0], row: 0, column: 0 };
    if (parent.isNullObject) {
      const own = String(cell.formulas[0][0]);
      return { ...spilled, formula: own.startsWith("=") ? own : "" };
    }
    const [row, column] = [cell.rowIndex - parent.rowIndex, cell.columnIndex - parent.columnIndex];
    return { ...spilled, formula: String(parent.formulas[0][0]), row, column };
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

/** The formula of one cell: of a spill, of the cell that it begins with. */
export function formulaAt(address: string): Promise<Outcome<string>> {
  return run(async (context) => {
    const cell = rangeAt(context, address);
    cell.load("formulas");
    await context.sync();
    return String(cell.formulas[0][0]);
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

/**
 * An address, with or without its sheet, or a name; "A2#", what the formula there fills; or a table or a part of it:
 * "Results[#All]", "Results[Score]"; "Results[@Score]" in the active cell's row, "[@Score]" in its table.
 */
function rangeAt(context: Excel.RequestContext, address: string): Excel.Range {
  const part = /^([^![\]]*)\[(.+)\]$/.exec(address);
  if (part) {
    const { tables } = context.workbook;
    const table = part[1] ? tables.getItem(part[1]) : context.workbook.getActiveCell().getTables(false).getFirst();
    return tablePart(context, table, part[2]);
  }
  if (address.endsWith("#")) return rangeAt(context, address.slice(0, -1)).getSpillingToRange();
  const cut = address.lastIndexOf("!");
  const { worksheets } = context.workbook;
  if (cut < 0) return inUse(worksheets.getActiveWorksheet(), address);
  const sheet = address.slice(0, cut).replace(/^'|'$/g, "").replace(/''/g, "'");
  return inUse(worksheets.getItem(sheet), address.slice(cut + 1));
}

/** Whole columns go down to the last row that is in use: all of them would be more than Excel hands over. */
function inUse(sheet: Excel.Worksheet, address: string): Excel.Range {
  const range = sheet.getRange(address);
  if (!/^\$?[A-Z]+:\$?[A-Z]+$/i.test(address)) return range;
  return range.getIntersection(sheet.getRange("1:1").getBoundingRect(sheet.getUsedRange(true)));
}

function tablePart(context: Excel.RequestContext, table: Excel.Table, part: string): Excel.Range {
  if (/^#All$/i.test(part)) return table.getRange();
  if (/^#Data$/i.test(part)) return table.getDataBodyRange();
  if (/^#Headers$/i.test(part)) return table.getHeaderRowRange();
  const inRow = part.startsWith("@");
  const name = part.replace(/^@/, "").replace(/^\[(.+)\]$/, "$1");
  const column = table.columns.getItem(name.replace(/'(['#@[\]])/g, "$1")).getDataBodyRange();
  return inRow ? column.getIntersection(context.workbook.getActiveCell().getEntireRow()) : column;
}
