/** `workbook.protection`: with a protected structure no sheet is added, deleted, renamed, copied, moved or hidden. */
import { given, text } from "../argument";
import { accessDenied, ApiError } from "../errors";
import { readOnly, type HostObject } from "../hostObject";
import type { Context } from "./context";

export function workbookProtection({ structure }: Context): HostObject {
  return {
    type: "WorkbookProtection",
    properties: { protected: readOnly(() => structure.isProtected) },
    children: {},
    methods: {
      protect: (password) => {
        if (structure.isProtected) throw new ApiError("InvalidOperation", "The workbook is protected already.");
        Object.assign(structure, { isProtected: true, password: given(password) ? text(password) : "" });
      },
      unprotect: (password) => {
        if (structure.password !== (given(password) ? text(password) : "")) throw accessDenied();
        Object.assign(structure, { isProtected: false, password: "" });
      },
    },
  };
}

/** Refuses what a protected structure does not allow. */
export function guardStructure({ structure }: Context): void {
  if (structure.isProtected) throw accessDenied();
}
