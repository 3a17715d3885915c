/** `worksheet.protection`: what a protected sheet refuses is in `context.guard`. */
import type { SheetId } from "../../grid";
import { given, record, scalar, text } from "../argument";
import { accessDenied, ApiError } from "../errors";
import type { HostObject } from "../hostObject";
import type { Context } from "./context";

export function sheetProtection(context: Context, sheet: SheetId): HostObject {
  const { grid } = context;
  return {
    type: "WorksheetProtection",
    properties: {
      protected: { get: () => grid.state(sheet).protection !== null },
      options: { get: () => grid.state(sheet).protection },
    },
    children: {},
    methods: {
      protect: (options, password) => {
        if (grid.state(sheet).protection) throw new ApiError("InvalidOperation", "The sheet is protected already.");
        const named = given(options) ? Object.entries(record(options)) : [];
        const protection = Object.fromEntries(named.map(([name, value]) => [name, scalar(value)]));
        return grid.setState(sheet, { protection, password: given(password) ? text(password) : "" });
      },
      unprotect: (password) => {
        if (grid.state(sheet).password !== (given(password) ? text(password) : "")) throw accessDenied();
        return grid.setState(sheet, { protection: null, password: "" });
      },
    },
  };
}
