/** Which of our sheets a workbook has: their formulas stand in the upper left corner. */
import { STORED_PREFIX } from "./formulas";
import type { Outcome } from "./outcome";
import { run } from "./run";

export interface SheetFormula {
  /** The sheet's name. */
  sheet: string;
  formula: string;
}

/** Ours stand in the third row; people may have put a few lines above. */
const CORNER = "A1:H12";

/** Formulas near the upper left corner of every sheet that is to be seen. */
export function cornerFormulas(): Promise<Outcome<SheetFormula[]>> {
  return run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name,items/visibility");
    await context.sync();
    const sheets = worksheets.items.filter(({ visibility }) => visibility === "Visible");
    const corners = sheets.map((sheet) => sheet.getRange(CORNER));
    corners.forEach((corner) => corner.load("formulas,values"));
    await context.sync();
    return corners.flatMap(({ formulas, values }, i) =>
      formulas.flat().flatMap((formula: unknown, at) => {
        // The text "=" of a result made exactly is its own value.
        const isFormula = typeof formula === "string" && formula.startsWith("=") && formula !== values.flat()[at];
        return isFormula ? [{ sheet: sheets[i].name, formula: formula.split(STORED_PREFIX).join("") }] : [];
      }),
    );
  });
}
