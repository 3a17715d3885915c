/** Conditional formats with a number format: Univer knows only colours and fonts of theirs. */
import { InterceptorEffectEnum, type Injector, type IStyleData } from "@univerjs/core";
import { ConditionalFormattingService } from "@univerjs/preset-sheets-conditional-formatting";
import { INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";

/** After a spill's value has come into the cell (100), before the number formats (10). */
const PRIORITY = 40;

export function showConditionalNumbers(injector: Injector): void {
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    id: "numbers-of-conditional-formats",
    priority: PRIORITY,
    effect: InterceptorEffectEnum.Value | InterceptorEffectEnum.Style,
    handler: (cell, { unitId, subUnitId, row, col, workbook }, next) => {
      if (typeof cell?.v !== "number") return next(cell);
      const composed = injector.get(ConditionalFormattingService).composeStyle(unitId, subUnitId, row, col);
      const { n } = (composed?.style ?? {}) as IStyleData;
      return next(n ? { ...cell, s: { ...workbook.getStyles().get(cell.s), n } } : cell);
    },
  });
}
