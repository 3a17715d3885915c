/** `range.format`. */
import type { Context, RangeObject } from "./context";
import type { HostObject } from "../hostObject";
import {
  alignmentProperties,
  bordersObject,
  defaultFormat,
  fillObject,
  fontObject,
  type FormatPlace,
} from "./formatObject";

export function formatPlace(context: Context, { sheet, area }: Pick<RangeObject, "sheet" | "area">): FormatPlace {
  return {
    get(path) {
      const value = context.grid.format(sheet, area, path);
      return value === undefined ? defaultFormat(path) : value;
    },
    set(path, value) {
      context.guard(sheet);
      return context.grid.setFormat(sheet, area, path, value);
    },
  };
}

export function rangeFormat(context: Context, range: RangeObject): HostObject {
  const place = formatPlace(context, range);
  return {
    type: "RangeFormat",
    properties: alignmentProperties(place),
    children: {
      fill: () => fillObject(place, "RangeFill"),
      font: () => fontObject(place, "RangeFont", true),
      borders: () => bordersObject(place, false),
    },
    methods: {
      autofitColumns: () => place.set("autofitColumns", true),
      autofitRows: () => place.set("autofitRows", true),
    },
  };
}
