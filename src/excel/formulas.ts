/** Our formulas in the workbook: put in, repaired, or turned into values. */
import { problem, type Outcome } from "./outcome";
import { Refusal, run } from "./run";
import { freeName } from "./writeSheets";

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

interface FoundFormula {
  sheet: Excel.Worksheet;
  row: number;
  column: number;
  formula: string;
  value: unknown;
}

/** All cells whose formula calls one of these functions, with or without a namespace in front. */
async function ourFormulas(context: Excel.RequestContext, functions: readonly string[]): Promise<FoundFormula[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const used = worksheets.items.map((sheet) => sheet.getUsedRangeOrNullObject());
  used.forEach((range) => range.load("formulas,values,rowIndex,columnIndex"));
  await context.sync();
  const ours = new RegExp(`(^|[^A-Z0-9_])(${functions.join("|")})\\(`, "i");
  return used.flatMap((range, i) =>
    range.isNullObject
      ? []
      : range.formulas.flatMap((line, r) =>
          line.flatMap((formula, c): FoundFormula[] =>
            typeof formula === "string" && formula.startsWith("=") && ours.test(formula)
              ? [
                  {
                    sheet: worksheets.items[i],
                    row: range.rowIndex + r,
                    column: range.columnIndex + c,
                    formula,
                    value: range.values[r][c],
                  },
                ]
              : [],
          ),
        ),
  );
}

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
    const broken = found.filter(({ value }) => value === "#NAME?");
    for (const { sheet, row, column, formula } of broken) {
      sheet.getRangeByIndexes(row, column, 1, 1).formulas = [[formula]];
    }
    await context.sync();
    return { repaired: broken.length, formulas: found.length };
  });
}

/**
 * Copies each sheet that holds our formulas, with values in their place: for people who have no add-in. The originals
 * stay as they are.
 *
 * @returns the names of the copies
 */
export function freezeCopy(functions: readonly string[]): Promise<Outcome<string[]>> {
  return run(async (context) => {
    const found = await ourFormulas(context, functions);
    const sheets = [...new Set(found.map(({ sheet }) => sheet))];
    const { worksheets } = context.workbook;
    const taken = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
    const names = sheets.map((sheet) => {
      const name = freeName(`${sheet.name} (values)`, (candidate) => taken.has(candidate.toLowerCase()));
      taken.add(name.toLowerCase());
      const copy = sheet.copy("End");
      copy.name = name;
      const source = sheet.getUsedRange();
      copy
        .getRange("A1")
        .getBoundingRect(copy.getUsedRange())
        .copyFrom(sheet.getRange("A1").getBoundingRect(source), "Values");
      return name;
    });
    await context.sync();
    return names;
  });
}
