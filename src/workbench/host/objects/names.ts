/** `workbook.names`: defined names. */
import { formatArea, quoteSheetName, type NameRecord } from "../../grid";
import { flag, given, text } from "../argument";
import { readOnly, type Argument, type HostObject } from "../hostObject";
import { collectionObject } from "./collection";
import { isRange, type Context } from "./context";
import { checkName } from "./sheetName";

export function namesObject(context: Context): HostObject {
  const { grid } = context;
  const add = async (name: Argument, reference: Argument, comment: Argument): Promise<HostObject> => {
    checkName(context, text(name));
    const added = {
      name: text(name),
      formula: readReference(context, reference),
      comment: given(comment) ? text(comment) : "",
      visible: true,
    };
    await grid.setName(added);
    return nameObject(context, added);
  };
  return collectionObject<NameRecord>({
    type: "NamedItemCollection",
    list: () => grid.names(),
    keys: (name) => [name.name],
    object: (name) => nameObject(context, name),
    methods: { add, addFormulaLocal: add },
  });
}

function readReference(context: Context, reference: Argument): string {
  if (!isRange(reference)) return text(reference).startsWith("=") ? text(reference) : `=${text(reference)}`;
  const absolute = formatArea(reference.area).replace(/[A-Z]+|\d+/g, "$$$&");
  return `=${quoteSheetName(context.grid.sheetName(reference.sheet))}!${absolute}`;
}

function nameObject(context: Context, { name }: NameRecord): HostObject {
  const { grid } = context;
  const now = (): NameRecord =>
    grid.names().find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? {
      name,
      formula: "=#REF!",
      comment: "",
      visible: true,
    };
  const change = (changes: Partial<NameRecord>): void | Promise<void> => grid.setName({ ...now(), ...changes });
  const isReference = (): boolean => /!/.test(now().formula) && !/\(/.test(now().formula);
  return {
    type: "NamedItem",
    properties: {
      name: readOnly(() => now().name),
      formula: { get: () => now().formula, set: (value) => change({ formula: text(value) }) },
      value: readOnly(() => now().formula.slice(1)),
      type: readOnly(() => (isReference() ? "Range" : "String")),
      scope: readOnly(() => "Workbook"),
      comment: { get: () => now().comment, set: (value) => change({ comment: text(value) }) },
      visible: { get: () => now().visible, set: (value) => change({ visible: flag(value) }) },
    },
    children: {},
    methods: {
      delete: () => grid.removeName(name),
      getRange: () => context.resolveRange(now().formula),
      getRangeOrNullObject: () => (isReference() ? context.resolveRange(now().formula) : null),
    },
  };
}
