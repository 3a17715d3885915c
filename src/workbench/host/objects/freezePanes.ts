/** `worksheet.freezePanes`. */
import type { SheetId } from "../../grid";
import { given, index } from "../argument";
import { invalidArgument } from "../errors";
import type { HostObject } from "../hostObject";
import type { Context } from "./context";

export function freezePanes(context: Context, sheet: SheetId): HostObject {
  const { grid } = context;
  const location = (): HostObject | null => {
    const { rows, columns } = grid.state(sheet).freeze;
    if (rows === 0 && columns === 0) return null;
    return context.range(sheet, { row: 0, column: 0, rows: rows || 1048576, columns: columns || 16384 });
  };
  return {
    type: "WorksheetFreezePanes",
    properties: {},
    children: {},
    methods: {
      freezeRows: (count) => grid.setState(sheet, { freeze: { rows: given(count) ? index(count) : 1, columns: 0 } }),
      freezeColumns: (count) => grid.setState(sheet, { freeze: { rows: 0, columns: given(count) ? index(count) : 1 } }),
      freezeAt: (range) => {
        const { area } = context.resolveRange(range, sheet);
        if (area.row !== 0 || area.column !== 0) throw invalidArgument();
        return grid.setState(sheet, { freeze: { rows: area.rows, columns: area.columns } });
      },
      unfreeze: () => grid.setState(sheet, { freeze: { rows: 0, columns: 0 } }),
      getLocationOrNullObject: location,
    },
  };
}
