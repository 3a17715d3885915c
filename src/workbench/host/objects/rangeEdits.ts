/** What changes a range as a whole: clearing, inserting, deleting, merging, copying, selecting. */
import {
  contains,
  fill,
  formatArea,
  intersection,
  shiftFormula,
  SHEET_COLUMNS,
  SHEET_ROWS,
  type Area,
  type CellWrite,
} from "../../grid";
import { given, index, oneOf } from "../argument";
import { ApiError, wrongShape } from "../errors";
import type { Argument, HostObject } from "../hostObject";
import type { Context, RangeObject } from "./context";

export function rangeEdits(context: Context, range: RangeObject): HostObject["methods"] {
  const { grid } = context;
  const { sheet, area } = range;
  return {
    clear: (what) => {
      const which = given(what) ? oneOf(what, ["All", "Contents", "Formats"] as const) : "All";
      context.guard(sheet);
      return grid.clear(sheet, area, which);
    },
    insert: async (shift) => {
      const direction = oneOf(shift, ["Down", "Right"] as const);
      context.guard(sheet);
      refuseToSplitTables(context, range, direction === "Down");
      await grid.insert(sheet, area, direction);
      return context.range(sheet, area);
    },
    delete: (shift) => {
      const direction = oneOf(shift, ["Up", "Left"] as const);
      context.guard(sheet);
      refuseToSplitTables(context, range, direction === "Up");
      return grid.remove(sheet, area, direction);
    },
    merge: async (across) => {
      context.guard(sheet);
      if (grid.tables().some((table) => table.sheet === sheet && intersection(table.area, area))) {
        throw new ApiError("InvalidOperation", "You can't merge cells in a table.");
      }
      const parts =
        across === true
          ? fill({ rows: area.rows, columns: 1 }, (row) => ({ ...area, row: area.row + row, rows: 1 })).flat()
          : [area];
      for (const part of parts) await grid.merge(sheet, part, true);
    },
    unmerge: () => {
      context.guard(sheet);
      return grid.merge(sheet, area, false);
    },
    select: () => grid.select(sheet, area),
    calculate: () => grid.calculate(),
    copyFrom: (source, what, skipBlanks, transpose) =>
      copyFrom(context, range, source, what, skipBlanks === true, transpose === true),
    _ValidateArraySize: (rows, columns) => {
      if (index(rows) !== area.rows || index(columns) !== area.columns) throw wrongShape();
    },
  };
}

/** Excel does not shift only some of a table's columns (or rows). */
function refuseToSplitTables(context: Context, { sheet, area }: RangeObject, vertical: boolean): void {
  const strip: Area = vertical
    ? { ...area, rows: SHEET_ROWS - area.row }
    : { ...area, columns: SHEET_COLUMNS - area.column };
  const split = context.grid.tables().find((table) => {
    if (table.sheet !== sheet || !intersection(table.area, strip)) return false;
    const whole: Area = vertical
      ? { ...strip, row: 0, rows: SHEET_ROWS }
      : { ...strip, column: 0, columns: SHEET_COLUMNS };
    return !contains(whole, table.area);
  });
  if (split) {
    throw new ApiError(
      "InvalidOperation",
      `This operation is not allowed: it would shift cells in the table ${split.name} at ${formatArea(split.area)}.`,
    );
  }
}

const COPY_TYPES = ["All", "Formulas", "Values", "Formats", "Link"] as const;

/** Copies a smaller source over and over into a larger range, as Excel does. */
async function copyFrom(
  context: Context,
  range: RangeObject,
  source: Argument,
  what: Argument,
  skipBlanks: boolean,
  transpose: boolean,
): Promise<void> {
  const from = context.resolveRange(source, range.sheet);
  const type = given(what) ? oneOf(what, COPY_TYPES) : "All";
  if (transpose || type === "Link")
    throw new ApiError("ApiNotFound", "The workbench's Excel does not copy links or transposed.");
  context.guard(range.sheet);
  const target = targetArea(range.area, from.area);
  if (type === "All" || type === "Formats") await context.grid.copyFormats(from, { sheet: range.sheet, area: target });
  if (type === "Formats") return;
  const cells = context.grid.read(from.sheet, from.area);
  const written = fill(target, (row, column): CellWrite => {
    const [r, c] = [row % from.area.rows, column % from.area.columns];
    const cell = cells[r][c];
    if (skipBlanks && cell.value === "" && cell.formula === undefined) return null;
    if (cell.formula === undefined || type === "Values") return { value: cell.value };
    return {
      formula: shiftFormula(
        cell.formula,
        target.row + row - from.area.row - r,
        target.column + column - from.area.column - c,
      ),
    };
  });
  await context.grid.write(range.sheet, target, written);
}

function targetArea(target: Area, source: Area): Area {
  const rows = target.rows % source.rows === 0 ? target.rows : source.rows;
  const columns = target.columns % source.columns === 0 ? target.columns : source.columns;
  return { ...target, rows, columns };
}
