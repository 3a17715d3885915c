/** `table.rows`. */
import { type Area } from "../../grid";
import { given, index, number } from "../argument";
import { itemNotFound, wrongShape } from "../errors";
import type { Argument, HostObject } from "../hostObject";
import type { Json } from "../protocol";
import type { Context } from "./context";
import type { TablePlace } from "./table";

export function tableRows(context: Context, place: TablePlace): HostObject {
  const object = (row: number): HostObject => tableRow(context, place, row);
  return {
    type: "TableRowCollection",
    properties: { count: { get: () => place.body().rows } },
    children: {},
    methods: {
      add: (position, values) => addRows(context, place, position, values),
      getCount: () => place.body().rows,
      getItemAt: (position) => object(existing(place, index(position))),
    },
    items: () => Array.from({ length: place.body().rows }, (_, row) => object(row)),
    item: (position) => object(existing(place, index(position))),
  };
}

function existing(place: TablePlace, row: number): number {
  if (row >= place.body().rows) throw itemNotFound();
  return row;
}

function rowArea(place: TablePlace, row: number): Area {
  const body = place.body();
  return { ...body, row: body.row + row, rows: 1 };
}

function tableRow(context: Context, place: TablePlace, row: number): HostObject {
  const { sheet } = place.now();
  const range = (): ReturnType<Context["range"]> => context.range(sheet, rowArea(place, row));
  return {
    type: "TableRow",
    properties: { index: { get: () => row }, values: range().properties.values },
    children: {},
    methods: {
      getRange: range,
      delete: () => {
        context.guard(sheet);
        return context.grid.remove(sheet, rowArea(place, row), "Up");
      },
    },
  };
}

/** Pushes what stands below the table further down, lengthens the table, and writes the rows. */
async function addRows(context: Context, place: TablePlace, position: Argument, values: Argument): Promise<HostObject> {
  const { sheet, area } = place.now();
  const rows = readRows(values, area.columns);
  const body = place.body();
  const at = given(position) && number(position) >= 0 ? index(position) : body.rows;
  if (at > body.rows) throw itemNotFound();
  context.guard(sheet);
  const target = { ...area, row: body.row + at, rows: rows.length };
  await context.grid.insert(sheet, target, "Down");
  const grown = place.now().area.rows > area.rows;
  if (!grown) await place.resize({ ...area, rows: area.rows + rows.length });
  await context.range(sheet, target).properties.values.set?.(rows);
  return tableRow(context, place, at);
}

function readRows(values: Argument, columns: number): Json[][] {
  if (!given(values)) return [Array<Json>(columns).fill(null)];
  if (!Array.isArray(values)) throw wrongShape();
  const rows = values.map((row) => (Array.isArray(row) ? row : [row]));
  const lined = values.every((row) => Array.isArray(row)) ? rows : [values];
  if (lined.length === 0 || lined.some((row) => row.length !== columns)) throw wrongShape();
  return lined;
}
