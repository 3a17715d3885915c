/** `Excel.Range`. */
import { formatArea, quoteSheetName, SHEET_COLUMNS, SHEET_ROWS, type Area, type SheetId } from "../../grid";
import { flag } from "../argument";
import { readOnly, type Property } from "../hostObject";
import { conditionalFormats } from "./conditionalFormats";
import type { Context, RangeObject } from "./context";
import { dataValidation } from "./dataValidation";
import { cellProperties } from "./rangeCells";
import { rangeEdits } from "./rangeEdits";
import { formatPlace, rangeFormat } from "./rangeFormat";
import { rangeMoves } from "./rangeMoves";

export function rangeObject(context: Context, sheet: SheetId, area: Area): RangeObject {
  const range: RangeObject = {
    type: "Range",
    keep: true,
    sheet,
    area,
    get properties() {
      return {
        ...placeProperties(context, range),
        ...cellProperties(context, range),
        ...hidingProperties(context, range),
      };
    },
    children: {
      format: () => rangeFormat(context, range),
      worksheet: () => context.worksheet(sheet),
      dataValidation: () => dataValidation(context, range),
      conditionalFormats: () => conditionalFormats(context, range),
    },
    get methods() {
      return { ...rangeMoves(context, range), ...rangeEdits(context, range) };
    },
  };
  return range;
}

function placeProperties(context: Context, { sheet, area }: RangeObject): Record<string, Property> {
  const address = readOnly(() => `${quoteSheetName(context.grid.sheetName(sheet))}!${formatArea(area)}`);
  return {
    address,
    addressLocal: address,
    rowIndex: readOnly(() => area.row),
    columnIndex: readOnly(() => area.column),
    rowCount: readOnly(() => area.rows),
    columnCount: readOnly(() => area.columns),
    cellCount: readOnly(() => area.rows * area.columns),
    isEntireColumn: readOnly(() => area.rows === SHEET_ROWS),
    isEntireRow: readOnly(() => area.columns === SHEET_COLUMNS),
  };
}

function hidingProperties(context: Context, range: RangeObject): Record<string, Property> {
  const place = formatPlace(context, range);
  const hiding = (path: string): Property => ({
    get: () => place.get(path),
    set: (value) => place.set(path, flag(value)),
  });
  return { rowHidden: hiding("rowHidden"), columnHidden: hiding("columnHidden") };
}
