/** What the workbook has and Univer does not keep: page layout, protection, settings, and the details of some records. */
import {
  FRESH_SHEET,
  type ConditionalRecord,
  type NameRecord,
  type SheetId,
  type SheetState,
  type TableRecord,
  type ValidationRecord,
} from "../grid";

/** A table's properties that Univer lacks. */
export type TableExtras = Pick<TableRecord, "style" | "showTotals" | "showFilterButton" | "showBandedRows">;

export interface Extras {
  states: Record<SheetId, SheetState>;
  settings: Record<string, string>;
  tables: Record<string, TableExtras>;
  names: Record<string, Pick<NameRecord, "comment" | "visible">>;
  conditionals: Record<string, ConditionalRecord>;
  validations: Record<string, ValidationRecord>;
}

export function freshExtras(): Extras {
  return { states: {}, settings: {}, tables: {}, names: {}, conditionals: {}, validations: {} };
}

export function stateOf(extras: Extras, sheet: SheetId): SheetState {
  return extras.states[sheet] ?? FRESH_SHEET;
}

/** What is kept of a sheet that is deleted; its tables are kept by their own ids. */
export function forgetSheet(extras: Extras, sheet: SheetId): void {
  delete extras.states[sheet];
  for (const records of [extras.conditionals, extras.validations])
    Object.entries(records)
      .filter(([, record]) => record.sheet === sheet)
      .forEach(([key]) => delete records[key]);
}
