/** Copies of our sheets without formulas, for people who have no add-in. */
import { ourFormulas } from "./formulas";
import { addSheets, freeName } from "./newSheets";
import type { Outcome } from "./outcome";

const ENDING = " (values)";
/** So much of a long name is kept that the ending, and a number behind it, still fit. */
const KEPT = 31 - ENDING.length - 4;

/**
 * Copies each sheet that holds our formulas, with values in their place. The originals stay as they are.
 *
 * @returns the names of the copies: "Ranking (values)"
 */
export function freezeCopy(functions: readonly string[]): Promise<Outcome<string[]>> {
  return addSheets(async (context, attempt) => {
    const sheets = [...new Set((await ourFormulas(context, functions)).map(({ sheet }) => sheet))];
    const { items } = context.workbook.worksheets;
    const names = namesOfCopies(sheets, items);
    // A copy is called "Ranking (2)" until it has its own name.
    attempt.expect(
      items,
      names,
      (name) => names.includes(name) || sheets.some((sheet) => name.startsWith(`${sheet.name.slice(0, KEPT)}`)),
    );
    sheets.forEach((sheet, i) => copyValues(sheet, names[i]));
    await context.sync();
    return names;
  });
}

function namesOfCopies(sheets: readonly Excel.Worksheet[], all: readonly Excel.Worksheet[]): string[] {
  const taken = new Set(all.map(({ name }) => name.toLowerCase()));
  return sheets.map((sheet) => {
    const name = freeName(sheet.name.slice(0, KEPT) + ENDING, (candidate) => taken.has(candidate.toLowerCase()));
    taken.add(name.toLowerCase());
    return name;
  });
}

/** A copy at the end of the workbook, with values in place of formulas. */
export function copyValues(sheet: Excel.Worksheet, name: string): Excel.Worksheet {
  const copy = sheet.copy("End");
  copy.name = name;
  const filled = sheet.getRange("A1").getBoundingRect(sheet.getUsedRange());
  copy.getRange("A1").getBoundingRect(copy.getUsedRange()).copyFrom(filled, "Values");
  return copy;
}
