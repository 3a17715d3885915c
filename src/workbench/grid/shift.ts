/** Where cells and areas go when cells are inserted or deleted. */
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from "./address";
import type { ShiftDirection } from "./grid";

type Place = { row: number; column: number };

/** Where a cell goes; undefined for one that is deleted or pushed off the sheet. */
export function shiftCell(area: Area, direction: ShiftDirection): (row: number, column: number) => Place | undefined {
  const vertical = direction === "Down" || direction === "Up";
  return (row, column) => {
    const across = vertical ? column - area.column : row - area.row;
    const outside = across < 0 || across >= (vertical ? area.columns : area.rows);
    const along = vertical ? row : column;
    const [first, size] = vertical ? [area.row, area.rows] : [area.column, area.columns];
    if (outside || along < first) return { row, column };
    if ((direction === "Up" || direction === "Left") && along < first + size) return undefined;
    const moved = direction === "Down" || direction === "Right" ? along + size : along - size;
    if (moved >= (vertical ? SHEET_ROWS : SHEET_COLUMNS)) return undefined;
    return vertical ? { row: moved, column } : { row, column: moved };
  };
}

/**
 * What becomes of an area (a table, a conditional format) that lies on the cells: it moves where it lies behind, grows or
 * shrinks where the change is inside. Areas that reach beyond the shifted strip stay as they are, as in Excel. Undefined if nothing is left.
 */
export function shiftArea(record: Area, area: Area, direction: ShiftDirection): Area | undefined {
  const vertical = direction === "Down" || direction === "Up";
  const covered = vertical
    ? area.column <= record.column && area.column + area.columns >= record.column + record.columns
    : area.row <= record.row && area.row + area.rows >= record.row + record.rows;
  if (!covered) return record;
  const [start, size, first, count] = vertical
    ? [record.row, record.rows, area.row, area.rows]
    : [record.column, record.columns, area.column, area.columns];
  const [newStart, newSize] =
    direction === "Down" || direction === "Right"
      ? inserted(start, size, first, count)
      : deleted(start, size, first, count);
  if (newSize <= 0) return undefined;
  return vertical ? { ...record, row: newStart, rows: newSize } : { ...record, column: newStart, columns: newSize };
}

function inserted(start: number, size: number, first: number, count: number): [number, number] {
  if (first <= start) return [start + count, size];
  return first < start + size ? [start, size + count] : [start, size];
}

function deleted(start: number, size: number, first: number, count: number): [number, number] {
  const end = start + size;
  const removedInside = Math.max(0, Math.min(end, first + count) - Math.max(start, first));
  const removedBefore = Math.max(0, Math.min(start, first + count) - first);
  return [start - removedBefore, size - removedInside];
}
