/** `Excel.Table`. */
import { type Area, type TableRecord } from "../../grid";
import { flag, text } from "../argument";
import { ApiError, invalidArgument, itemNotFound } from "../errors";
import { readOnly, type HostObject, type Property } from "../hostObject";
import type { Context, RangeObject } from "./context";
import { refuseOverlap } from "./overlap";
import { checkName } from "./sheetName";
import { tableColumns } from "./tableColumns";
import { tableRows } from "./tableRows";

/** How a table is looked at and changed by its parts. */
export interface TablePlace {
  now(): TableRecord;
  body(): Area;
  resize(area: Area): Promise<void>;
}

export function tableObject(context: Context, id: string): HostObject {
  const { grid } = context;
  const place = tablePlace(context, id);
  const { now } = place;
  const range = (area: Area): RangeObject => context.range(now().sheet, area);
  return {
    type: "Table",
    id,
    properties: tableProperties(context, place),
    children: {
      worksheet: () => context.worksheet(now().sheet),
      rows: () => tableRows(context, place),
      columns: () => tableColumns(context, place),
    },
    methods: {
      getRange: () => range(now().area),
      getHeaderRowRange: () => range({ ...now().area, rows: 1 }),
      getDataBodyRange: () => range(place.body()),
      getTotalRowRange: () => {
        if (!now().showTotals) throw itemNotFound();
        return range({ ...now().area, row: now().area.row + now().area.rows - 1, rows: 1 });
      },
      resize: async (to) => {
        const target = context.resolveRange(to, now().sheet);
        const { area } = now();
        if (target.sheet !== now().sheet || target.area.row !== area.row) throw invalidArgument();
        await place.resize(target.area);
      },
      convertToRange: async () => {
        context.guard(now().sheet);
        const { sheet, area } = now();
        await grid.removeTable(id);
        return context.range(sheet, area);
      },
      delete: async () => {
        context.guard(now().sheet);
        const { sheet, area } = now();
        await grid.removeTable(id);
        await grid.clear(sheet, area, "All");
      },
      clearFilters: () => null,
    },
  };
}

function tablePlace(context: Context, id: string): TablePlace {
  const now = (): TableRecord => {
    const found = context.grid.tables().find((table) => table.id === id);
    if (!found) throw itemNotFound();
    return found;
  };
  return {
    now,
    body() {
      const { area, showTotals } = now();
      return { ...area, row: area.row + 1, rows: area.rows - 1 - (showTotals ? 1 : 0) };
    },
    async resize(area) {
      context.guard(now().sheet);
      refuseOverlap(context, now().sheet, area, id);
      await context.grid.changeTable(id, { area });
    },
  };
}

function tableProperties(context: Context, { now }: TablePlace): Record<string, Property> {
  const change = (changes: Partial<TableRecord>): Promise<void> => {
    context.guard(now().sheet);
    return context.grid.changeTable(now().id, changes);
  };
  const switchable = (name: "showFilterButton" | "showBandedRows"): Property => ({
    get: () => now()[name],
    set: (value) => change({ [name]: flag(value) }),
  });
  return {
    id: readOnly(() => now().id),
    name: {
      get: () => now().name,
      set: (value) => {
        checkName(context, text(value), now().name);
        return change({ name: text(value) });
      },
    },
    style: { get: () => now().style, set: (value) => change({ style: text(value) }) },
    showHeaders: readOnly(() => true),
    showTotals: { get: () => now().showTotals, set: (value) => showTotals(context, now(), flag(value)) },
    showFilterButton: switchable("showFilterButton"),
    showBandedRows: switchable("showBandedRows"),
  };
}

/** The totals row stands below the data; the workbench only makes room for it and writes "Total". */
async function showTotals(context: Context, table: TableRecord, shown: boolean): Promise<void> {
  if (table.showTotals === shown) return;
  context.guard(table.sheet);
  const { area, sheet } = table;
  const below = { ...area, row: area.row + area.rows, rows: 1 };
  if (!shown) {
    const last = { ...area, row: area.row + area.rows - 1, rows: 1 };
    await context.grid.changeTable(table.id, { showTotals: false, area: { ...area, rows: area.rows - 1 } });
    return context.grid.clear(sheet, last, "All");
  }
  const occupied = context.grid.read(sheet, below)[0].some((cell) => cell.value !== "");
  if (occupied) throw new ApiError("InvalidOperation", "There is no room for the totals row below the table.");
  await context.grid.changeTable(table.id, { showTotals: true, area: { ...area, rows: area.rows + 1 } });
  await context.grid.write(sheet, { ...below, columns: 1 }, [[{ value: "Total" }]]);
}
