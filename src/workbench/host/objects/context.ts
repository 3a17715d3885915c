/** What the objects of the fake Excel share: the grid, the way to each other, and the rules that hold for all. */
import type { Area, Grid, SheetId, TableRecord } from "../../grid";
import type { Argument, HostObject } from "../hostObject";

export interface RangeObject extends HostObject {
  readonly sheet: SheetId;
  readonly area: Area;
}

export interface Context {
  readonly grid: Grid;
  range(sheet: SheetId, area: Area): RangeObject;
  worksheet(sheet: SheetId): HostObject;
  /** The range of an address ("A1:B2", "'Board 1'!A1", a name, a table's name) or of a range that was passed. */
  resolveRange(value: Argument, sheet?: SheetId): RangeObject;
  tables(which: (table: TableRecord) => boolean): HostObject;
  /** Refuses a change to a protected sheet. */
  guard(sheet: SheetId): void;
  calculation: { mode: string };
  /** The protection of which sheets there are. */
  readonly structure: { isProtected: boolean; password: string };
  /** The documents' requirement sets and such; `settings` are the workbook's. */
  readonly workbookName: string;
}

export function isRange(value: Argument): value is RangeObject {
  return typeof value === "object" && value !== null && "area" in value && "sheet" in value && "methods" in value;
}
