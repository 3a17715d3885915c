/** Values, formulas, texts and number formats of a range. */
import { fill, isBalanced, readEntry, shiftFormula, type Area, type CellRead, type CellWrite } from "../../grid";
import { ApiError, invalidArgument, responseTooLarge, wrongShape } from "../errors";
import { readOnly, type Property } from "../hostObject";
import type { Json } from "../protocol";
import type { Context, RangeObject } from "./context";

/** More cells than this, Excel refuses to hand over in one answer. */
const MOST_CELLS = 5_000_000;

export function cellProperties(context: Context, range: RangeObject): Record<string, Property> {
  const { sheet, area } = range;
  const read = (take: (cell: CellRead) => Json): Json => {
    if (area.rows * area.columns > MOST_CELLS) throw responseTooLarge();
    return context.grid.read(sheet, area).map((line) => line.map(take));
  };
  const formulas: Property = {
    get: () => read((cell) => cell.formula ?? cell.value),
    set: (value) => writeEntries(context, range, value),
  };
  return {
    values: { get: () => read((cell) => cell.value), set: (value) => writeEntries(context, range, value) },
    formulas,
    formulasLocal: formulas,
    text: readOnly(() => read((cell) => cell.text)),
    valueTypes: readOnly(() => read(valueType)),
    hasSpill: readOnly(() => hasSpill(context, range)),
    numberFormat: {
      get: () => context.grid.numberFormats(sheet, area),
      set: (value) => writeNumberFormats(context, range, value),
    },
  };
}

function valueType(cell: CellRead): string {
  if (cell.error) return "Error";
  if (cell.value === "") return cell.formula ? "String" : "Empty";
  return { number: "Double", boolean: "Boolean", string: "String" }[
    typeof cell.value as "number" | "boolean" | "string"
  ];
}

function hasSpill(context: Context, { sheet, area }: RangeObject): boolean | null {
  const spilled = fill(area, (row, column) =>
    context.grid.spillParent(sheet, area.row + row, area.column + column),
  ).flat();
  if (spilled.every((parent) => parent !== undefined)) return true;
  return spilled.some((parent) => parent !== undefined) ? null : false;
}

/** One value for every cell, or a list of lists of exactly the range's shape. */
function shaped(area: Area, value: Json): Json[][] {
  if (!Array.isArray(value)) return fill(area, () => value);
  const fits = value.length === area.rows && value.every((line) => Array.isArray(line) && line.length === area.columns);
  if (!fits) throw wrongShape();
  return value as Json[][];
}

function writeEntries(context: Context, range: RangeObject, value: Json): void | Promise<void> {
  const { sheet, area } = range;
  const entries = shaped(area, value);
  context.guard(sheet);
  refuseInsideSpill(context, range, entries);
  const formats = context.grid.numberFormats(sheet, area);
  const spreads = !Array.isArray(value);
  const cells = entries.map((line, row) =>
    line.map((entry, column) => {
      const cell = entryCell(entry, formats[row][column]);
      return spreads && cell && "formula" in cell ? { formula: shiftFormula(cell.formula, row, column) } : cell;
    }),
  );
  return context.grid.write(sheet, area, cells);
}

/** Only the first cell of a spill can be changed. */
function refuseInsideSpill(context: Context, { sheet, area }: RangeObject, entries: Json[][]): void {
  entries.forEach((line, row) =>
    line.forEach((entry, column) => {
      if (entry !== "") return;
      const [r, c] = [area.row + row, area.column + column];
      const parent = context.grid.spillParent(sheet, r, c);
      if (parent && (parent.row !== r || parent.column !== c)) {
        throw new ApiError("InvalidOperation", "You can't change part of an array.");
      }
    }),
  );
}

function entryCell(entry: Json, numberFormat: string): CellWrite {
  if (entry === null) return null;
  if (typeof entry === "object") throw invalidArgument();
  const cell = readEntry(entry, numberFormat);
  if ("formula" in cell && (!isBalanced(cell.formula) || cell.formula.length > 8192)) {
    throw invalidArgument("The formula has an error in it.");
  }
  if ("value" in cell && typeof cell.value === "string" && cell.value.length > 32767) throw invalidArgument();
  return cell;
}

function writeNumberFormats(context: Context, { sheet, area }: RangeObject, value: Json): void | Promise<void> {
  context.guard(sheet);
  if (typeof value === "string") return context.grid.setNumberFormats(sheet, area, value);
  if (Array.isArray(value) && value.length === 1 && Array.isArray(value[0]) && value[0].length === 1) {
    return context.grid.setNumberFormats(sheet, area, formatText(value[0][0]) ?? "General");
  }
  return context.grid.setNumberFormats(
    sheet,
    area,
    shaped(area, value).map((line) => line.map(formatText)),
  );
}

function formatText(value: Json): string | null {
  if (value !== null && typeof value !== "string") throw invalidArgument();
  return value;
}
