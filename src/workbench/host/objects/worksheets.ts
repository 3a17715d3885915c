/** `workbook.worksheets`. */
import { given, text } from "../argument";
import type { HostObject } from "../hostObject";
import { collectionObject } from "./collection";
import type { Context } from "./context";
import { checkSheetName, freeName } from "./sheetName";
import { guardStructure } from "./workbookProtection";

export function worksheetsObject(context: Context): HostObject {
  const { grid } = context;
  const names = (): string[] => grid.sheets().map((id) => grid.sheetName(id));
  return collectionObject({
    type: "WorksheetCollection",
    list: () => grid.sheets(),
    keys: (id) => [id, grid.sheetName(id)],
    object: (id) => context.worksheet(id),
    methods: {
      add: (name) => {
        const wanted = given(name) ? text(name) : freeName("Sheet", names());
        guardStructure(context);
        checkSheetName(context, wanted);
        return context.worksheet(grid.addSheet(wanted));
      },
      getActiveWorksheet: () => context.worksheet(grid.activeSheet()),
      getFirst: () => context.worksheet(grid.sheets()[0]),
      getLast: () => context.worksheet(grid.sheets()[grid.sheets().length - 1]),
    },
  });
}
