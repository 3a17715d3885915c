/** From a range to other ranges. */
import { boundingArea, intersection, isInSheet, SHEET_COLUMNS, SHEET_ROWS, type Area } from "../../grid";
import { given, index, number } from "../argument";
import { ApiError, invalidArgument, itemNotFound } from "../errors";
import type { Argument, HostObject } from "../hostObject";
import type { Context, RangeObject } from "./context";

type Methods = HostObject["methods"];

export function rangeMoves(context: Context, range: RangeObject): Methods {
  const { sheet, area } = range;
  const to = (target: Area): RangeObject => {
    if (!isInSheet(target)) throw invalidArgument();
    return context.range(sheet, target);
  };
  return {
    getCell: (row, column) =>
      to({ row: area.row + number(row), column: area.column + number(column), rows: 1, columns: 1 }),
    getRow: (row) => to({ ...area, row: area.row + number(row), rows: 1 }),
    getColumn: (column) => to({ ...area, column: area.column + number(column), columns: 1 }),
    getLastCell: () =>
      to({ row: area.row + area.rows - 1, column: area.column + area.columns - 1, rows: 1, columns: 1 }),
    getLastRow: () => to({ ...area, row: area.row + area.rows - 1, rows: 1 }),
    getLastColumn: () => to({ ...area, column: area.column + area.columns - 1, columns: 1 }),
    getRowsAbove: (count) => to(beside(area, -step(count), 0)),
    getRowsBelow: (count) => to(beside(area, step(count), 0)),
    getColumnsBefore: (count) => to(beside(area, 0, -step(count))),
    getColumnsAfter: (count) => to(beside(area, 0, step(count))),
    getOffsetRange: (rows, columns) =>
      to({ ...area, row: area.row + number(rows), column: area.column + number(columns) }),
    getResizedRange: (rows, columns) =>
      to({ ...area, rows: area.rows + number(rows), columns: area.columns + number(columns) }),
    getAbsoluteResizedRange: (rows, columns) => to({ ...area, rows: index(rows), columns: index(columns) }),
    getEntireRow: () => to({ ...area, column: 0, columns: SHEET_COLUMNS }),
    getEntireColumn: () => to({ ...area, row: 0, rows: SHEET_ROWS }),
    getBoundingRect: (other) => to(boundingArea(area, context.resolveRange(other, sheet).area)),
    getIntersection: (other) => common(context, range, other) ?? refuse(),
    getIntersectionOrNullObject: (other) => common(context, range, other),
    getUsedRange: (valuesOnly) => used(context, range, valuesOnly) ?? to({ ...area, rows: 1, columns: 1 }),
    getUsedRangeOrNullObject: (valuesOnly) => used(context, range, valuesOnly),
    getSurroundingRegion: () => to(surroundingRegion(context, range)),
    ...spillMoves(context, range),
    ...tableMoves(context, range),
  };
}

function step(count: Argument): number {
  return given(count) ? number(count) : 1;
}

function refuse(): never {
  throw itemNotFound();
}

/** The strip of `rows` rows (or `columns` columns) next to an area: above and before where negative. */
function beside(area: Area, rows: number, columns: number): Area {
  if (rows > 0) return { ...area, row: area.row + area.rows, rows };
  if (rows < 0) return { ...area, row: area.row + rows, rows: -rows };
  if (columns > 0) return { ...area, column: area.column + area.columns, columns };
  return { ...area, column: area.column + columns, columns: -columns };
}

function common(context: Context, { sheet, area }: RangeObject, other: Argument): RangeObject | null {
  const range = context.resolveRange(other, sheet);
  const area2 = range.sheet === sheet ? intersection(area, range.area) : undefined;
  return area2 ? context.range(sheet, area2) : null;
}

/** The part of the range that is in use: from its first to its last cell with something in it. */
function used(context: Context, { sheet, area }: RangeObject, valuesOnly: Argument): RangeObject | null {
  const whole = context.grid.used(sheet, valuesOnly === true);
  const part = whole && intersection(area, whole);
  if (!part) return null;
  const filled = context.grid
    .read(sheet, part)
    .map((line) => line.map((cell) => cell.value !== "" || cell.formula !== undefined));
  const rows = filled.flatMap((line, row) => (line.includes(true) ? [row] : []));
  const columns = filled[0].flatMap((_, column) => (filled.some((line) => line[column]) ? [column] : []));
  if (rows.length === 0) return null;
  return context.range(sheet, {
    row: part.row + rows[0],
    column: part.column + columns[0],
    rows: rows[rows.length - 1] - rows[0] + 1,
    columns: columns[columns.length - 1] - columns[0] + 1,
  });
}

/** Grows the area until a blank row and column surround it. */
function surroundingRegion(context: Context, { sheet, area }: RangeObject): Area {
  const sheetArea = { row: 0, column: 0, rows: SHEET_ROWS, columns: SHEET_COLUMNS };
  let region = area;
  for (;;) {
    const wider = {
      row: region.row - 1,
      column: region.column - 1,
      rows: region.rows + 2,
      columns: region.columns + 2,
    };
    const edge = intersection(wider, sheetArea) ?? region;
    const filled = used(context, context.range(sheet, edge), true);
    const next = filled ? boundingArea(region, filled.area) : region;
    if (next.rows === region.rows && next.columns === region.columns) return region;
    region = next;
  }
}

function spillMoves(context: Context, { sheet, area }: RangeObject): Methods {
  const single = (): void => {
    if (area.rows !== 1 || area.columns !== 1) throw invalidArgument();
  };
  const parent = (): RangeObject | null => {
    single();
    const found = context.grid.spillParent(sheet, area.row, area.column);
    return found ? context.range(sheet, { ...found, rows: 1, columns: 1 }) : null;
  };
  const spilling = (): RangeObject | null => {
    single();
    const found = context.grid.spill(sheet, area.row, area.column);
    return found ? context.range(sheet, found) : null;
  };
  return {
    getSpillParent: () => parent() ?? refuse(),
    getSpillParentOrNullObject: parent,
    getSpillingToRange: () => spilling() ?? refuse(),
    getSpillingToRangeOrNullObject: spilling,
  };
}

function tableMoves(context: Context, { sheet, area }: RangeObject): Methods {
  return {
    getTables: (fullyContained) => {
      if (fullyContained === true)
        throw new ApiError("ApiNotFound", "The workbench's Excel knows getTables(false) only.");
      const tables = context.tables((table) => table.sheet === sheet && intersection(table.area, area) !== undefined);
      const first = (): HostObject => tables.methods.getItemAt(0) as HostObject;
      return { ...tables, methods: { ...tables.methods, getFirst: first } };
    },
  };
}
