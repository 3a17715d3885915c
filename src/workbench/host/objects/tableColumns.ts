/** `table.columns`. */
import { fill, type Area } from "../../grid";
import { given, index, number, text } from "../argument";
import { ApiError, itemAlreadyExists, itemNotFound } from "../errors";
import type { Argument, HostObject } from "../hostObject";
import type { Context } from "./context";
import type { TablePlace } from "./table";

export function tableColumns(context: Context, place: TablePlace): HostObject {
  const names = (): string[] =>
    context.grid.read(place.now().sheet, { ...place.now().area, rows: 1 })[0].map((cell) => cell.text);
  const object = (column: number): HostObject => tableColumn(context, place, column, names);
  const find = (key: Argument): HostObject | null => {
    const wanted =
      typeof key === "number"
        ? index(key) - 1
        : names().findIndex((name) => name.toLowerCase() === text(key).toLowerCase());
    return wanted >= 0 && wanted < names().length ? object(wanted) : null;
  };
  const item = (key: Argument): HostObject => find(key) ?? refuse();
  return {
    type: "TableColumnCollection",
    properties: { count: { get: () => place.now().area.columns } },
    children: {},
    methods: {
      getCount: () => place.now().area.columns,
      getItem: item,
      getItemOrNullObject: find,
      getItemAt: (position) => (index(position) < names().length ? object(index(position)) : refuse()),
      add: (position, values, name) => addColumn(context, place, position, values, name),
    },
    items: () => names().map((_, column) => object(column)),
    item,
  };
}

function refuse(): never {
  throw itemNotFound();
}

function tableColumn(context: Context, place: TablePlace, column: number, names: () => string[]): HostObject {
  const { sheet } = place.now();
  const part = (area: Area): ReturnType<Context["range"]> =>
    context.range(sheet, { ...area, column: area.column + column, columns: 1 });
  const header = (): ReturnType<Context["range"]> => part({ ...place.now().area, rows: 1 });
  return {
    type: "TableColumn",
    id: String(column + 1),
    properties: {
      id: { get: () => column + 1 },
      index: { get: () => column },
      name: {
        get: () => names()[column],
        set: (value) => {
          const taken = names().some(
            (name, other) => other !== column && name.toLowerCase() === text(value).toLowerCase(),
          );
          if (taken) throw itemAlreadyExists();
          return header().properties.values.set?.([[text(value)]]);
        },
      },
      get values() {
        return part(place.now().area).properties.values;
      },
    },
    children: {},
    methods: {
      getRange: () => part(place.now().area),
      getHeaderRowRange: header,
      getDataBodyRange: () => part(place.body()),
      delete: () => {
        context.guard(sheet);
        const area = place.now().area;
        return context.grid.remove(sheet, { ...area, column: area.column + column, columns: 1 }, "Left");
      },
    },
  };
}

/** Pushes what stands right of the table further right and writes the column, header first. */
async function addColumn(
  context: Context,
  place: TablePlace,
  position: Argument,
  values: Argument,
  name: Argument,
): Promise<HostObject> {
  const { sheet, area } = place.now();
  const at = given(position) && number(position) >= 0 ? index(position) : area.columns;
  if (at > area.columns) throw itemNotFound();
  context.guard(sheet);
  const target = { ...area, column: area.column + at, columns: 1 };
  await context.grid.insert(sheet, target, "Right");
  if (place.now().area.columns === area.columns) await place.resize({ ...area, columns: area.columns + 1 });
  if (given(values) && !Array.isArray(values))
    throw new ApiError("InvalidArgument", "The values of a column are a list.");
  if (given(values)) await context.range(sheet, target).properties.values.set?.(values);
  const header = given(name) ? text(name) : given(values) ? undefined : `Column${at + 1}`;
  if (header !== undefined)
    await context.grid.write(
      sheet,
      { ...target, rows: 1 },
      fill({ rows: 1, columns: 1 }, () => ({ value: header })),
    );
  const names = (): string[] => context.grid.read(sheet, { ...place.now().area, rows: 1 })[0].map((cell) => cell.text);
  return tableColumn(context, place, at, names);
}
