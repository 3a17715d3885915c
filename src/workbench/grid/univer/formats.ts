/** Formats in Univer. Office.js gives widths and heights in points, Univer takes pixels. */
import {
  BooleanNumber,
  BorderStyleTypes,
  BorderType,
  HorizontalAlign,
  VerticalAlign,
  WrapStrategy,
  type IBorderStyleData,
  type IStyleData,
  type Nullable,
} from "@univerjs/core";
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from "../address";
import type { FormatPath, FormatValue } from "../grid";
import type { UniverRange, UniverWorksheet } from "./createUniver";
import { clip, range } from "./place";

const PIXELS_PER_POINT = 96 / 72;
const EDGES: Record<string, BorderType> = {
  EdgeTop: BorderType.TOP,
  EdgeBottom: BorderType.BOTTOM,
  EdgeLeft: BorderType.LEFT,
  EdgeRight: BorderType.RIGHT,
  InsideHorizontal: BorderType.HORIZONTAL,
  InsideVertical: BorderType.VERTICAL,
};
const HORIZONTAL: Record<string, "left" | "center" | "normal"> = { Left: "left", Center: "center", Right: "normal" };
const VERTICAL: Record<string, "top" | "middle" | "bottom"> = { Top: "top", Center: "middle", Bottom: "bottom" };

/** Those that Univer cannot show (shrinking) are left out: nothing of the workbook's content is in them. */
export function setFormat(sheet: UniverWorksheet, area: Area, path: FormatPath, value: FormatValue): void {
  if (path.startsWith("borders/")) return setBorder(sheet, area, path, value);
  if (setSize(sheet, clip(sheet, area), path, value)) return;
  const place = range(sheet, area);
  CELL_FORMATS[path]?.(place, value);
}

const CELL_FORMATS: Record<FormatPath, (place: UniverRange, value: FormatValue) => void> = {
  "fill/color": (place, value) => place.setBackgroundColor(colour(value) ?? ""),
  "font/bold": (place, value) => place.setFontWeight(value ? "bold" : "normal"),
  "font/italic": (place, value) => place.setFontStyle(value ? "italic" : "normal"),
  "font/underline": (place, value) => place.setFontLine(value === "None" ? "none" : "underline"),
  "font/strikethrough": (place, value) => place.setFontLine(value ? "line-through" : "none"),
  "font/color": (place, value) => place.setFontColor(colour(value) ?? null),
  "font/size": (place, value) => place.setFontSize(Number(value)),
  "font/name": (place, value) => place.setFontFamily(String(value)),
  wrapText: (place, value) => place.setWrap(value === true),
  horizontalAlignment: (place, value) => place.setHorizontalAlignment(HORIZONTAL[String(value)] ?? "left"),
  verticalAlignment: (place, value) => place.setVerticalAlignment(VERTICAL[String(value)] ?? "bottom"),
};

function colour(value: FormatValue): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function setSize(sheet: UniverWorksheet, area: Area, path: FormatPath, value: FormatValue): boolean {
  switch (path) {
    case "columnWidth":
      sheet.setColumnWidths(area.column, area.columns, Math.round(Number(value) * PIXELS_PER_POINT));
      return true;
    case "rowHeight":
      sheet.setRowHeights(area.row, area.rows, Math.round(Number(value) * PIXELS_PER_POINT));
      return true;
    case "columnHidden":
      if (value) sheet.hideColumns(area.column, area.columns);
      else sheet.showColumns(area.column, area.columns);
      return true;
    case "rowHidden":
      if (value) sheet.hideRows(area.row, area.rows);
      else sheet.showRows(area.row, area.rows);
      return true;
    case "autofitColumns":
      fitColumns(sheet, area);
      return true;
    case "autofitRows":
      sheet.setRowAutoHeight(area.row, area.rows);
      return true;
    default:
      return false;
  }
}

/** Univer has no fitting of columns: the longest text decides, at about 7 pixels a character. */
function fitColumns(sheet: UniverWorksheet, area: Area): void {
  for (let column = area.column; column < area.column + area.columns; column++) {
    const texts = sheet.getRange(area.row, column, area.rows, 1).getDisplayValues();
    const longest = texts.reduce((most, [text]) => Math.max(most, (text ?? "").length), 0);
    if (longest > 0) sheet.setColumnWidth(column, Math.min(500, Math.max(40, longest * 7 + 16)));
  }
}

function setBorder(sheet: UniverWorksheet, area: Area, path: FormatPath, value: FormatValue): void {
  const [, edge, what] = path.split("/");
  if (!(edge in EDGES) || what === "weight") return;
  const place = range(sheet, area);
  if (what === "color") {
    place.setBorder(EDGES[edge], BorderStyleTypes.THIN, colour(value) ?? "#000000");
    return;
  }
  place.setBorder(EDGES[edge], LINES[String(value)] ?? BorderStyleTypes.THIN, "#000000");
}

const LINES: Record<string, BorderStyleTypes> = {
  None: BorderStyleTypes.NONE,
  Continuous: BorderStyleTypes.THIN,
  Dash: BorderStyleTypes.DASHED,
  Dot: BorderStyleTypes.DOTTED,
  Double: BorderStyleTypes.DOUBLE,
};

/** Reads back what a cell's style says; null where the cells of the area differ. */
export function readFormat(sheet: UniverWorksheet, area: Area, path: FormatPath): FormatValue | undefined {
  const inside = clip(sheet, area);
  const size = readSize(sheet, inside, path);
  if (size !== undefined) return size;
  const read = STYLE_VALUES[path];
  if (!read) return undefined;
  const first = read(styleAt(sheet, inside.row, inside.column));
  if (area.rows === SHEET_ROWS || area.columns === SHEET_COLUMNS) return first;
  for (let row = inside.row; row < inside.row + inside.rows; row++) {
    for (let column = inside.column; column < inside.column + inside.columns; column++) {
      if (read(styleAt(sheet, row, column)) !== first) return null;
    }
  }
  return first;
}

function styleAt(sheet: UniverWorksheet, row: number, column: number): IStyleData {
  return sheet.getSheet().getComposedCellStyle(row, column);
}

const STYLE_VALUES: Record<FormatPath, (style: IStyleData) => FormatValue | undefined> = {
  "fill/color": (style) => style.bg?.rgb ?? undefined,
  "font/bold": (style) => (style.bl === undefined ? undefined : style.bl === BooleanNumber.TRUE),
  "font/italic": (style) => (style.it === undefined ? undefined : style.it === BooleanNumber.TRUE),
  "font/color": (style) => style.cl?.rgb ?? undefined,
  "font/size": (style) => style.fs,
  "font/name": (style) => style.ff ?? undefined,
  wrapText: (style) => (style.tb ? style.tb === WrapStrategy.WRAP : undefined),
  horizontalAlignment: (style) => (style.ht ? HORIZONTAL_NAMES[style.ht] : undefined),
  verticalAlignment: (style) => (style.vt ? VERTICAL_NAMES[style.vt] : undefined),
  "borders/EdgeTop/style": (style) => line(style.bd?.t),
  "borders/EdgeBottom/style": (style) => line(style.bd?.b),
  "borders/EdgeLeft/style": (style) => line(style.bd?.l),
  "borders/EdgeRight/style": (style) => line(style.bd?.r),
};

function line(border: Nullable<IBorderStyleData>): FormatValue | undefined {
  if (!border) return undefined;
  return Object.keys(LINES).find((name) => LINES[name] === border.s) ?? "Continuous";
}

const HORIZONTAL_NAMES: Partial<Record<HorizontalAlign, string>> = {
  [HorizontalAlign.LEFT]: "Left",
  [HorizontalAlign.CENTER]: "Center",
  [HorizontalAlign.RIGHT]: "Right",
};
const VERTICAL_NAMES: Partial<Record<VerticalAlign, string>> = {
  [VerticalAlign.TOP]: "Top",
  [VerticalAlign.MIDDLE]: "Center",
  [VerticalAlign.BOTTOM]: "Bottom",
};

function readSize(sheet: UniverWorksheet, area: Area, path: FormatPath): FormatValue | undefined {
  const rows = sheet.getSheet();
  if (path === "columnWidth") return Math.round((sheet.getColumnWidth(area.column) / PIXELS_PER_POINT) * 100) / 100;
  if (path === "rowHeight") return Math.round((sheet.getRowHeight(area.row) / PIXELS_PER_POINT) * 100) / 100;
  if (path === "columnHidden") return !rows.getColVisible(area.column);
  return path === "rowHidden" ? !rows.getRowVisible(area.row) : undefined;
}
