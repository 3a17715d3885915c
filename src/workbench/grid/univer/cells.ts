/** Cells in Univer: what they hold, what they show, and what spills. */
import {
  BooleanNumber,
  CellValueType,
  type ICellData,
  type IRange,
  type Injector,
  type Nullable,
} from "@univerjs/core";
import { FormulaDataModel } from "@univerjs/engine-formula";
import { boundingArea, fill, type Area } from "../address";
import type { CellRead, CellWrite } from "../grid";
import type { UniverWorkbook, UniverWorksheet } from "./createUniver";
import { clip, range, toArea } from "./place";

const ERROR = /^#(N\/A|VALUE!|REF!|NAME\?|NUM!|NULL!|DIV\/0!|SPILL!|CALC!|CYCLE!|ERROR!|CONNECT!)$/;
const BLANK: CellRead = { value: "", text: "" };

export class UniverCells {
  private readonly formulas: FormulaDataModel;

  constructor(
    private readonly workbook: UniverWorkbook,
    injector: Injector,
  ) {
    this.formulas = injector.get(FormulaDataModel);
  }

  read(sheet: UniverWorksheet, area: Area): CellRead[][] {
    const inside = clip(sheet, area);
    const place = sheet.getRange(inside.row, inside.column, inside.rows, inside.columns);
    const [formulas, texts] = [place.getFormulas(), place.getDisplayValues()];
    const matrix = sheet.getSheet().getCellMatrix();
    const spilled = this.formulas.getArrayFormulaCellData()[this.workbook.getId()]?.[sheet.getSheetId()];
    return fill(area, (row, column) => {
      const [r, c] = [area.row + row, area.column + column];
      const own: Nullable<ICellData> = matrix.getValue(r, c);
      const filled: Nullable<ICellData> = own?.f || own?.si ? own : (spilled?.[r]?.[c] ?? own);
      if (!filled || row >= inside.rows || column >= inside.columns) return BLANK;
      return cellRead(filled, formulas[row][column], texts[row][column], filled !== own);
    });
  }

  write(sheet: UniverWorksheet, area: Area, cells: CellWrite[][]): void {
    const place = range(sheet, area);
    // By the sheet's rows and columns: cells that are not named stay as they are.
    const values: Record<number, Record<number, ICellData>> = {};
    cells.forEach((line, row) => {
      values[area.row + row] = {};
      line.forEach((cell, column) => {
        if (cell !== null) values[area.row + row][area.column + column] = cellData(cell);
      });
    });
    place.setValues(values);
    const formats = place.getNumberFormats();
    cells.forEach((line, row) =>
      line.forEach((cell, column) => {
        if (!cell || !("value" in cell) || !cell.numberFormat || formats[row][column]) return;
        sheet.getRange(area.row + row, area.column + column).setNumberFormat(cell.numberFormat);
      }),
    );
  }

  /** From the first to the last cell with a value, spilled ones included; formats alone do not count. */
  used(sheet: UniverWorksheet): Area | undefined {
    let used: Area | undefined;
    sheet
      .getSheet()
      .getCellMatrix()
      .forValue((row, column, cell: Nullable<ICellData>) => {
        if (!cell || ((cell.v === undefined || cell.v === null || cell.v === "") && !cell.f && !cell.si && !cell.p))
          return;
        const one = this.spill(sheet, row, column) ?? { row, column, rows: 1, columns: 1 };
        used = used ? boundingArea(used, one) : one;
      });
    return used;
  }

  spill(sheet: UniverWorksheet, row: number, column: number): Area | undefined {
    const found = this.spills(sheet)[row]?.[column];
    return found && (found.endRow > found.startRow || found.endColumn > found.startColumn) ? toArea(found) : undefined;
  }

  spillParent(sheet: UniverWorksheet, row: number, column: number): { row: number; column: number } | undefined {
    for (const [r, line] of Object.entries(this.spills(sheet))) {
      for (const c of Object.keys(line ?? {})) {
        const area = this.spill(sheet, Number(r), Number(c));
        const inside =
          area &&
          row >= area.row &&
          row < area.row + area.rows &&
          column >= area.column &&
          column < area.column + area.columns;
        if (inside) return { row: Number(r), column: Number(c) };
      }
    }
    return undefined;
  }

  private spills(sheet: UniverWorksheet): Record<number, Record<number, IRange>> {
    return this.formulas.getArrayFormulaRange()[this.workbook.getId()]?.[sheet.getSheetId()] ?? {};
  }
}

function cellRead(cell: ICellData, formula: string, shown: string, spilled: boolean): CellRead {
  const value = cellValue(cell);
  const error = typeof value === "string" && (formula !== "" || spilled) && ERROR.test(value);
  const text =
    typeof value === "boolean"
      ? String(value).toUpperCase()
      : typeof value === "string"
        ? value
        : shown || String(value);
  return { value, text, ...(formula ? { formula } : {}), ...(error ? { error } : {}) };
}

function cellValue(cell: ICellData): string | number | boolean {
  if (cell.p?.body) return cell.p.body.dataStream.replace(/\r\n$/, "");
  const { v, t } = cell;
  if (v === undefined || v === null) return "";
  if (t === CellValueType.BOOLEAN) return v === true || v === BooleanNumber.TRUE || v === "1";
  if (t === CellValueType.NUMBER && typeof v === "string" && v.trim() !== "") return Number(v);
  return v;
}

function cellData(cell: NonNullable<CellWrite>): ICellData {
  if ("formula" in cell) return { f: cell.formula, v: null, si: null, p: null, t: null };
  const { value } = cell;
  const empty = { f: null, si: null, p: null };
  if (value === "") return { ...empty, v: null, t: null };
  if (typeof value === "boolean")
    return { ...empty, v: value ? BooleanNumber.TRUE : BooleanNumber.FALSE, t: CellValueType.BOOLEAN };
  if (typeof value === "number") return { ...empty, v: value, t: CellValueType.NUMBER };
  const looksLikeNumber = value.trim() !== "" && Number.isFinite(Number(value));
  return { ...empty, v: value, t: looksLikeNumber ? CellValueType.FORCE_STRING : CellValueType.STRING };
}
