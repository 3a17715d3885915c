/** `Excel.Worksheet`. */
import { SHEET_COLUMNS, SHEET_ROWS, type Area, type SheetId } from "../../grid";
import { flag, given, index, oneOf, text } from "../argument";
import { ApiError, invalidArgument } from "../errors";
import { readOnly, type HostObject, type Property } from "../hostObject";
import { isRange, type Context } from "./context";
import { freezePanes } from "./freezePanes";
import { namesObject } from "./names";
import { pageBreaks, pageLayout } from "./pageLayout";
import { sheetProtection } from "./sheetProtection";
import { checkSheetName } from "./sheetName";
import { tablesObject } from "./tables";
import { guardStructure } from "./workbookProtection";

const WHOLE: Area = { row: 0, column: 0, rows: SHEET_ROWS, columns: SHEET_COLUMNS };

export function worksheetObject(context: Context, sheet: SheetId): HostObject {
  const { grid } = context;
  return {
    type: "Worksheet",
    id: sheet,
    properties: sheetProperties(context, sheet),
    children: {
      tables: () => tablesObject(context, (table) => table.sheet === sheet, sheet),
      names: () => namesObject(context),
      freezePanes: () => freezePanes(context, sheet),
      pageLayout: () => pageLayout(context, sheet),
      horizontalPageBreaks: () => pageBreaks(context, sheet, "row"),
      verticalPageBreaks: () => pageBreaks(context, sheet, "column"),
      protection: () => sheetProtection(context, sheet),
    },
    methods: {
      ...sheetRanges(context, sheet),
      activate: () => grid.activateSheet(sheet),
      calculate: () => grid.calculate(),
      delete: () => deleteSheet(context, sheet),
      copy: async (positionType, relativeTo) => {
        guardStructure(context);
        const copied = grid.copySheet(sheet, copyName(context, sheet));
        await grid.moveSheet(copied, copyPosition(context, positionType, relativeTo, copied));
        return context.worksheet(copied);
      },
      _GetAnotherWorksheetById: (id) => context.worksheet(text(id)),
    },
  };
}

function sheetProperties(context: Context, sheet: SheetId): Record<string, Property> {
  const { grid } = context;
  return {
    id: readOnly(() => sheet),
    name: {
      get: () => grid.sheetName(sheet),
      set: (value) => {
        guardStructure(context);
        checkSheetName(context, text(value), sheet);
        return grid.renameSheet(sheet, text(value));
      },
    },
    position: {
      get: () => grid.sheets().indexOf(sheet),
      set: (value) => {
        guardStructure(context);
        if (index(value) >= grid.sheets().length) throw invalidArgument();
        return grid.moveSheet(sheet, index(value));
      },
    },
    visibility: {
      get: () => grid.state(sheet).visibility,
      set: (value) => {
        guardStructure(context);
        const visibility = oneOf(value, ["Visible", "Hidden", "VeryHidden"] as const);
        if (visibility !== "Visible" && visibleOthers(context, sheet) === 0) throw lastSheet();
        return grid.setState(sheet, { visibility });
      },
    },
    showGridlines: {
      get: () => grid.state(sheet).showGridlines,
      set: (value) => grid.setState(sheet, { showGridlines: flag(value) }),
    },
    tabColor: {
      get: () => grid.state(sheet).tabColor,
      set: (value) => grid.setState(sheet, { tabColor: text(value) }),
    },
  };
}

function sheetRanges(context: Context, sheet: SheetId): HostObject["methods"] {
  const used = (valuesOnly: boolean): HostObject | null => {
    const area = context.grid.used(sheet, valuesOnly);
    return area ? context.range(sheet, area) : null;
  };
  return {
    getRange: (address) => (given(address) ? context.resolveRange(text(address), sheet) : context.range(sheet, WHOLE)),
    getRangeByIndexes: (row, column, rows, columns) =>
      context.range(sheet, { row: index(row), column: index(column), rows: index(rows), columns: index(columns) }),
    getCell: (row, column) => context.range(sheet, { row: index(row), column: index(column), rows: 1, columns: 1 }),
    getUsedRange: (valuesOnly) =>
      used(valuesOnly === true) ?? context.range(sheet, { row: 0, column: 0, rows: 1, columns: 1 }),
    getUsedRangeOrNullObject: (valuesOnly) => used(valuesOnly === true),
  };
}

function visibleOthers(context: Context, sheet: SheetId): number {
  return context.grid.sheets().filter((id) => id !== sheet && context.grid.state(id).visibility === "Visible").length;
}

function lastSheet(): ApiError {
  return new ApiError("InvalidOperation", "A workbook must contain at least one visible worksheet.");
}

function deleteSheet(context: Context, sheet: SheetId): void | Promise<void> {
  guardStructure(context);
  if (visibleOthers(context, sheet) === 0) throw lastSheet();
  return context.grid.deleteSheet(sheet);
}

/** "Board 1 (2)", as Excel names a copy. */
function copyName(context: Context, sheet: SheetId): string {
  const taken = context.grid.sheets().map((id) => context.grid.sheetName(id).toLowerCase());
  const name = context.grid.sheetName(sheet);
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const copy = name.slice(0, 31 - suffix.length) + suffix;
    if (!taken.includes(copy.toLowerCase())) return copy;
  }
}

function copyPosition(
  context: Context,
  positionType: Parameters<typeof given>[0],
  relativeTo: Parameters<typeof given>[0],
  copied: SheetId,
): number {
  const others = context.grid.sheets().filter((id) => id !== copied);
  const type = given(positionType)
    ? oneOf(positionType, ["None", "Before", "After", "Beginning", "End"] as const)
    : "None";
  if (type === "Beginning") return 0;
  if (type === "None" || type === "End") return others.length;
  const neighbour =
    typeof relativeTo === "object" && relativeTo !== null && "methods" in relativeTo && !isRange(relativeTo)
      ? relativeTo
      : undefined;
  const position = others.findIndex((id) => id === neighbour?.id);
  if (position < 0) throw invalidArgument();
  return type === "Before" ? position : position + 1;
}
