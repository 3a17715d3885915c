/** `range.conditionalFormats`: those with a formula and those that compare the cell's value. */
import { contains, intersection, type ConditionalRecord } from "../../grid";
import { flag, index, oneOf, record, text } from "../argument";
import { itemNotFound } from "../errors";
import type { Argument, HostObject } from "../hostObject";
import type { Json } from "../protocol";
import type { Context, RangeObject } from "./context";
import { bordersObject, fillObject, fontObject, type FormatPlace } from "./formatObject";

const OPERATORS = [
  "Between",
  "NotBetween",
  "EqualTo",
  "NotEqualTo",
  "GreaterThan",
  "LessThan",
  "GreaterThanOrEqual",
  "LessThanOrEqual",
];
let nextId = 1;

export function conditionalFormats(context: Context, range: RangeObject): HostObject {
  const { sheet, area } = range;
  const records = (): ConditionalRecord[] =>
    context.grid.conditionals(sheet).filter((one) => intersection(one.area, area));
  const find = (key: Argument): HostObject | null => {
    const found = records().find((one) => one.id === key);
    return found ? conditionalFormat(context, found) : null;
  };
  const item = (key: Argument): HostObject => find(key) ?? refuse();
  return {
    type: "ConditionalFormatCollection",
    properties: { count: { get: () => records().length } },
    children: {},
    methods: {
      add: async (type) => {
        const kind = oneOf(type, ["Custom", "CellValue"] as const);
        context.guard(sheet);
        const added: ConditionalRecord = {
          id: `{CF-${Date.now()}-${nextId++}}`,
          sheet,
          area,
          type: kind,
          rule: {},
          format: {},
          stopIfTrue: false,
        };
        await context.grid.setConditional(added);
        return conditionalFormat(context, added);
      },
      clearAll: async () => {
        context.guard(sheet);
        for (const one of records()) if (contains(area, one.area)) await context.grid.removeConditional(sheet, one.id);
      },
      getCount: () => records().length,
      getItem: item,
      getItemOrNullObject: find,
      getItemAt: (position) => {
        const one = records()[index(position)];
        return one ? conditionalFormat(context, one) : refuse();
      },
    },
    items: () => records().map((one) => conditionalFormat(context, one)),
    item,
  };
}

function refuse(): never {
  throw itemNotFound();
}

function conditionalFormat(context: Context, { id, sheet }: ConditionalRecord): HostObject {
  const now = (): ConditionalRecord => context.grid.conditionals(sheet).find((one) => one.id === id) ?? refuse();
  const change = (changes: Partial<ConditionalRecord>): void | Promise<void> => {
    context.guard(sheet);
    return context.grid.setConditional({ ...now(), ...changes });
  };
  const place: FormatPlace = {
    get: (path) => now().format[path] ?? null,
    set: (path, value) => change({ format: { ...now().format, [path]: value } }),
  };
  const custom = (): HostObject => ({
    type: "CustomConditionalFormat",
    properties: {},
    children: { format: () => conditionalRangeFormat(place), rule: () => customRule(now, change) },
    methods: {},
  });
  const cellValue = (): HostObject => ({
    type: "CellValueConditionalFormat",
    properties: {
      rule: {
        get: () => now().rule.cellValue ?? null,
        set: (value) => change({ rule: { cellValue: readCellValue(value) } }),
      },
    },
    children: { format: () => conditionalRangeFormat(place) },
    methods: {},
  });
  const only = (type: string, object: () => HostObject): HostObject => (now().type === type ? object() : refuse());
  const orNull = (type: string, object: () => HostObject): HostObject | null => (now().type === type ? object() : null);
  return {
    type: "ConditionalFormat",
    id,
    properties: {
      id: { get: () => id },
      type: { get: () => now().type },
      stopIfTrue: { get: () => now().stopIfTrue, set: (value) => change({ stopIfTrue: flag(value) }) },
    },
    children: {
      custom: () => only("Custom", custom),
      customOrNullObject: () => orNull("Custom", custom),
      cellValue: () => only("CellValue", cellValue),
      cellValueOrNullObject: () => orNull("CellValue", cellValue),
    },
    methods: {
      delete: () => {
        context.guard(sheet);
        return context.grid.removeConditional(sheet, id);
      },
      getRange: () => context.range(sheet, now().area),
    },
  };
}

function customRule(
  now: () => ConditionalRecord,
  change: (changes: Partial<ConditionalRecord>) => void | Promise<void>,
): HostObject {
  return {
    type: "ConditionalFormatRule",
    properties: {
      formula: { get: () => now().rule.formula ?? "", set: (value) => change({ rule: { formula: text(value) } }) },
    },
    children: {},
    methods: {},
  };
}

function conditionalRangeFormat(place: FormatPlace): HostObject {
  return {
    type: "ConditionalRangeFormat",
    properties: {
      numberFormat: {
        get: () => place.get("numberFormat") ?? null,
        set: (value) => place.set("numberFormat", value === null ? "" : text(value)),
      },
    },
    children: {
      fill: () => fillObject(place, "ConditionalRangeFill"),
      font: () => fontObject(place, "ConditionalRangeFont", false),
      borders: () => bordersObject(place, true),
    },
    methods: {},
  };
}

function readCellValue(value: Json): { formula1: string; formula2?: string; operator: string } {
  const { formula1, formula2, operator } = record(value);
  return {
    formula1: String(formula1),
    operator: oneOf(operator, OPERATORS),
    ...(formula2 === undefined || formula2 === null ? {} : { formula2: String(formula2) }),
  };
}
