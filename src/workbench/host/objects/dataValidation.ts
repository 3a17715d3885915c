/** `range.dataValidation`: lists to choose from, with a warning or a hint. */
import type { ValidationRecord } from "../../grid";
import { flag, oneOf, record, text } from "../argument";
import { invalidArgument, notImplemented } from "../errors";
import type { HostObject } from "../hostObject";
import type { Json } from "../protocol";
import { isRange, type Context, type RangeObject } from "./context";

export function dataValidation(context: Context, { sheet, area }: RangeObject): HostObject {
  const fresh = (): ValidationRecord => ({
    sheet,
    area,
    rule: {},
    errorAlert: { message: "", showAlert: true, style: "Stop", title: "" },
    prompt: { message: "", showPrompt: true, title: "" },
    ignoreBlanks: true,
  });
  const now = (): ValidationRecord => context.grid.validation(sheet, area) ?? fresh();
  const change = (changes: Partial<ValidationRecord>): void | Promise<void> => {
    context.guard(sheet);
    return context.grid.setValidation({ ...now(), sheet, area, ...changes });
  };
  return {
    type: "DataValidation",
    properties: {
      rule: { get: () => now().rule, set: (value) => change({ rule: { list: readList(value) } }) },
      type: { get: () => (now().rule.list ? "List" : "None") },
      errorAlert: { get: () => now().errorAlert, set: (value) => change({ errorAlert: readAlert(value) }) },
      prompt: { get: () => now().prompt, set: (value) => change({ prompt: readPrompt(value) }) },
      ignoreBlanks: { get: () => now().ignoreBlanks, set: (value) => change({ ignoreBlanks: flag(value) }) },
    },
    children: {},
    methods: {
      clear: () => {
        context.guard(sheet);
        return context.grid.removeValidation(sheet, area);
      },
    },
  };
}

function readList(value: Json): { inCellDropDown: boolean; source: string } {
  const rule = record(value);
  const kind = Object.keys(rule).find((one) => one !== "list");
  if (kind) throw notImplemented("DataValidationRule", kind);
  const list = record(rule.list);
  if (isRange(list.source)) throw notImplemented("DataValidationRule", "list.source as a range");
  const source = text(list.source);
  if (source.length > 255) throw invalidArgument();
  return { inCellDropDown: list.inCellDropDown === undefined || flag(list.inCellDropDown), source };
}

function readAlert(value: Json): ValidationRecord["errorAlert"] {
  const { message = "", showAlert = true, style = "Stop", title = "" } = record(value);
  return {
    message: text(message),
    showAlert: flag(showAlert),
    style: oneOf(style, ["Stop", "Warning", "Information"]),
    title: text(title),
  };
}

function readPrompt(value: Json): ValidationRecord["prompt"] {
  const { message = "", showPrompt = true, title = "" } = record(value);
  return { message: text(message), showPrompt: flag(showPrompt), title: text(title) };
}
