/** Texts that formulas give stay texts. */
import { CellValueType, InterceptorEffectEnum, type Injector } from "@univerjs/core";
import { INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";

/** After a spill's value has come into the cell (100), before the number formats (10). */
const PRIORITY = 50;

/** Univer gives the text "4" of a formula the number format of its cell: 4.00. Excel leaves it as it is. */
export function keepFormulaTexts(injector: Injector): void {
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    id: "texts-of-formulas",
    priority: PRIORITY,
    effect: InterceptorEffectEnum.Value,
    handler: (cell, _, next) => {
      const isNumber = cell?.t === CellValueType.STRING && cell.v !== "" && !Number.isNaN(Number(cell.v));
      return next(isNumber ? { ...cell, t: CellValueType.FORCE_STRING } : cell);
    },
  });
}
