/** Our formulas in the workbook: put in, found, repaired. */
import { problem, type Outcome } from "./outcome";
import { Refusal, run } from "./run";

/** Puts a formula into the active cell, which must be empty. */
export function insertFormula(formula: string): Promise<Outcome<string>> {
  return run(async (context) => {
    const cell = context.workbook.getActiveCell();
    cell.load("address,formulas");
    await context.sync();
    if (cell.formulas[0][0] !== "") throw new Refusal(problem("notEmpty", cell.address));
    cell.formulas = [[formula]];
    await context.sync();
    return cell.address;
  });
}

export interface FoundFormula {
  sheet: Excel.Worksheet;
  row: number;
  column: number;
  formula: string;
  value: unknown;
}

/**
 * All cells whose formula calls one of these functions, with or without a namespace in front, column by column. The
 * workbook's sheets are loaded with `id` and `name` on the way.
 */
export async function ourFormulas(
  context: Excel.RequestContext,
  functions: readonly string[],
): Promise<FoundFormula[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id,items/name");
  await context.sync();
  const used = worksheets.items.map((sheet) => sheet.getUsedRangeOrNullObject());
  used.forEach((range) => range.load("formulas,values,rowIndex,columnIndex"));
  await context.sync();
  const ours = new RegExp(`(^|[^A-Z0-9_]|${STORED_PREFIX})(${functions.join("|")})\\(`, "i");
  return used.flatMap((range, i) => (range.isNullObject ? [] : formulasIn(range, worksheets.items[i], ours)));
}

function formulasIn(range: Excel.Range, sheet: Excel.Worksheet, ours: RegExp): FoundFormula[] {
  const { formulas, values, rowIndex, columnIndex } = range;
  return formulas[0].flatMap((_, c) =>
    formulas.flatMap((line, r): FoundFormula[] => {
      const formula: unknown = line[c];
      if (typeof formula !== "string" || !formula.startsWith("=") || !ours.test(formula)) return [];
      return [{ sheet, row: rowIndex + r, column: columnIndex + c, formula, value: values[r][c] }];
    }),
  );
}

/** How Excel stores the name of a custom function, and shows it where it has lost the add-in. */
export const STORED_PREFIX = "_xldudf_";

export interface Repaired {
  repaired: number;
  /** How many of our formulas there are. */
  formulas: number;
}

/**
 * Writes formulas anew that Excel left at #NAME? when it opened the workbook before the add-in was there
 * (OfficeDev/office-js 6395 and others).
 */
export function repairFormulas(functions: readonly string[]): Promise<Outcome<Repaired>> {
  return run(async (context) => {
    const found = await ourFormulas(context, functions);
    const broken = found.filter(({ value, formula }) => value === "#NAME?" || formula.includes(STORED_PREFIX));
    for (const column of runsOf(broken)) {
      const [{ sheet, row, column: at }] = column;
      const formulas = column.map(({ formula }) => [formula.split(STORED_PREFIX).join("")]);
      sheet.getRangeByIndexes(row, at, formulas.length, 1).formulas = formulas;
    }
    await context.sync();
    return { repaired: broken.length, formulas: found.length };
  });
}

/** Cells that stand right below one another, together: one request for each run in place of one for each cell. */
function runsOf(cells: readonly FoundFormula[]): FoundFormula[][] {
  const runs: FoundFormula[][] = [];
  for (const cell of cells) {
    const last = runs.at(-1)?.at(-1);
    const follows = last?.sheet === cell.sheet && last.column === cell.column && last.row + 1 === cell.row;
    if (follows) runs.at(-1)?.push(cell);
    else runs.push([cell]);
  }
  return runs;
}
