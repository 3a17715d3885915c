import { intersection, type Area, type SheetId } from "../../grid";
import { ApiError, invalidArgument } from "../errors";
import type { Context } from "./context";

/** Tables may not meet, and a spill may not stand in one. */
export function refuseOverlap(context: Context, sheet: SheetId, area: Area, own?: string): void {
  const other = context.grid
    .tables()
    .find((table) => table.id !== own && table.sheet === sheet && intersection(table.area, area));
  if (other) throw new ApiError("InvalidArgument", "A table can't overlap another table.");
  if (area.rows < 2) throw invalidArgument();
}
