/** `Excel.Workbook` and `Excel.Application`. */
import { oneOf } from "../argument";
import { readOnly, type HostObject } from "../hostObject";
import type { Context } from "./context";
import { namesObject } from "./names";
import { settingsObject } from "./settings";
import { tablesObject } from "./tables";
import { workbookProtection } from "./workbookProtection";
import { worksheetsObject } from "./worksheets";

export function workbookObject(context: Context): HostObject {
  const selected = (): HostObject => {
    const { sheet, area } = context.grid.selection();
    return context.range(sheet, area);
  };
  return {
    type: "Workbook",
    properties: { name: readOnly(() => context.workbookName), readOnly: readOnly(() => false) },
    children: {
      worksheets: () => worksheetsObject(context),
      tables: () => tablesObject(context, () => true),
      names: () => namesObject(context),
      settings: () => settingsObject(context),
      application: () => applicationObject(context),
      protection: () => workbookProtection(context),
    },
    methods: {
      getSelectedRange: selected,
      getActiveCell: () => {
        const { sheet, area } = context.grid.selection();
        return context.range(sheet, { ...area, rows: 1, columns: 1 });
      },
    },
  };
}

function applicationObject(context: Context): HostObject {
  return {
    type: "Application",
    properties: {
      calculationMode: {
        get: () => context.calculation.mode,
        set: (value) => {
          context.calculation.mode = oneOf(value, ["Automatic", "AutomaticExceptTables", "Manual"]);
        },
      },
      calculationState: readOnly(() => "Done"),
      decimalSeparator: readOnly(() => "."),
    },
    children: {},
    methods: {
      calculate: (type) => {
        oneOf(type, ["Recalculate", "Full", "FullRebuild"]);
        return context.grid.calculate();
      },
      suspendApiCalculationUntilNextSync: () => null,
      suspendScreenUpdatingUntilNextSync: () => null,
    },
  };
}
