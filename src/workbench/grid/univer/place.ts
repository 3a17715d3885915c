/** From our areas to Univer's ranges. */
import type { IRange } from "@univerjs/core";
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from "../address";
import type { SheetId } from "../grid";
import type { UniverRange, UniverWorkbook, UniverWorksheet } from "./createUniver";

export function worksheet(workbook: UniverWorkbook, sheet: SheetId): UniverWorksheet {
  const found = workbook.getSheetBySheetId(sheet);
  if (!found) throw new Error(`There is no sheet with the id ${sheet}.`);
  return found;
}

/** The range of an area, the sheet enlarged if need be; whole columns and rows end where the sheet ends. */
export function range(sheet: UniverWorksheet, area: Area): UniverRange {
  const wholeColumns = area.rows === SHEET_ROWS;
  const wholeRows = area.columns === SHEET_COLUMNS;
  if (!wholeColumns) enlargeRows(sheet, area.row + area.rows);
  if (!wholeRows && area.column + area.columns > sheet.getMaxColumns())
    sheet.setColumnCount(area.column + area.columns + 5);
  const inside = clip(sheet, area);
  return sheet.getRange(inside.row, inside.column, inside.rows, inside.columns);
}

/** New rows at the bottom keep the number formats of the row above: a column that is Text stays Text. */
function enlargeRows(sheet: UniverWorksheet, needed: number): void {
  const before = sheet.getMaxRows();
  if (needed <= before) return;
  const formats = sheet.getRange(before - 1, 0, 1, sheet.getMaxColumns()).getNumberFormats()[0];
  sheet.setRowCount(needed + 100);
  formats.forEach((format, column) => {
    if (format) sheet.getRange(before, column, needed + 100 - before, 1).setNumberFormat(format);
  });
}

/** The part of an area that Univer's sheet has. */
export function clip(sheet: UniverWorksheet, area: Area): Area {
  return {
    row: area.row,
    column: area.column,
    rows: Math.max(1, Math.min(area.rows, sheet.getMaxRows() - area.row)),
    columns: Math.max(1, Math.min(area.columns, sheet.getMaxColumns() - area.column)),
  };
}

export function toArea({
  startRow,
  startColumn,
  endRow,
  endColumn,
}: Pick<IRange, "startRow" | "startColumn" | "endRow" | "endColumn">): Area {
  return { row: startRow, column: startColumn, rows: endRow - startRow + 1, columns: endColumn - startColumn + 1 };
}

export function toRange(area: Area): IRange {
  return {
    startRow: area.row,
    startColumn: area.column,
    endRow: area.row + area.rows - 1,
    endColumn: area.column + area.columns - 1,
  };
}
