/** One sheet plan as requests to Excel. Nothing here waits: the caller decides when to send. */
import { pointsOf } from "../sheets/columnWidth";
import { columnName } from "../sheets/look";
import type { Area, Cell, CellStyle, ChoicePlan, ConditionalPlan, PagesPlan, SheetPlan } from "../sheets/plan";
import { asText, inTextCell } from "./cellText";

/** Rows of a block with the formats of their columns known. */
export interface Slice {
  row: number;
  column: number;
  cells: Cell[][];
}

const RULE = "#C8D6D1";

export function rangeOf(sheet: Excel.Worksheet, { row, column, rows, columns }: Area): Excel.Range {
  return sheet.getRangeByIndexes(row, column, rows, columns);
}

/** Width and formats of whole columns, before anything is written into them. */
export function formatColumns(sheet: Excel.Worksheet, { columns }: SheetPlan): void {
  for (const { column, width, numberFormat, align, indent, color } of columns) {
    const range = sheet.getRangeByIndexes(0, column, 1, 1).getEntireColumn();
    if (width !== undefined) range.format.columnWidth = pointsOf(width);
    // One value for a whole column; the type knows arrays only.
    if (numberFormat !== undefined) range.numberFormat = numberFormat as unknown as string[][];
    if (align !== undefined) range.format.horizontalAlignment = alignment(align);
    if (indent !== undefined) range.format.indentLevel = indent;
    if (color !== undefined) range.format.font.color = color;
  }
}

function alignment(align: "left" | "center" | "right"): "Left" | "Center" | "Right" {
  return ({ left: "Left", center: "Center", right: "Right" } as const)[align];
}

/** Values only: formulas come last, when every table that they name is there. */
export function writeValues(sheet: Excel.Worksheet, plan: SheetPlan, { row, column, cells }: Slice): void {
  const textColumns = new Set(
    plan.columns.filter(({ numberFormat }) => numberFormat === "@").map((format) => format.column),
  );
  const values = cells.map((line) =>
    line.map((cell, i) => {
      if (cell === null || typeof cell === "object") return null;
      if (typeof cell !== "string") return cell;
      return textColumns.has(column + i) ? inTextCell(cell) : asText(cell);
    }),
  );
  if (values.some((line) => line.some((cell) => cell !== null))) {
    sheet.getRangeByIndexes(row, column, cells.length, cells[0].length).values = values;
  }
}

export function writeFormulas(sheet: Excel.Worksheet, { blocks }: SheetPlan): void {
  for (const { row, column, cells } of blocks) {
    cells.forEach((line, r) =>
      line.forEach((cell, c) => {
        if (cell === null || typeof cell !== "object") return;
        sheet.getRangeByIndexes(row + r, column + c, 1, 1).formulas = [[cell.formula]];
      }),
    );
  }
}

export function addTables(sheet: Excel.Worksheet, { tables }: SheetPlan): void {
  for (const { name, area, style, banded } of tables) {
    const table = sheet.tables.add(rangeOf(sheet, area), true);
    table.name = name;
    table.style = style;
    table.showBandedRows = banded;
    table.showFilterButton = false;
  }
}

/** Fixed and conditional formats, choices, frozen rows and the printed page. */
export function dress(sheet: Excel.Worksheet, plan: SheetPlan): void {
  for (const { area, style } of plan.styles) {
    if (style.merge) rangeOf(sheet, area).merge();
    applyStyle(rangeOf(sheet, area), style);
  }
  for (const conditional of plan.conditionals) addConditional(sheet, conditional);
  for (const choice of plan.choices) addChoice(sheet, choice);
  freeze(sheet, plan);
  setUpPage(sheet, plan);
}

/** A list to choose from; something else is warned of, never refused. */
function addChoice(sheet: Excel.Worksheet, { area, values }: ChoicePlan): void {
  const validation = rangeOf(sheet, area).dataValidation;
  validation.rule = { list: { inCellDropDown: true, source: values.join(",") } };
  validation.errorAlert = {
    title: "Not in the list",
    message: `Usual are ${values.join(", ")}.`,
    showAlert: true,
    style: "Warning",
  };
}

function freeze(sheet: Excel.Worksheet, { freeze: frozen }: SheetPlan): void {
  if (!frozen) return;
  const { rows, columns } = frozen;
  if (columns === 0) sheet.freezePanes.freezeRows(rows);
  else sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, rows, columns));
}

function setUpPage(sheet: Excel.Worksheet, { print }: SheetPlan): void {
  const page = sheet.pageLayout;
  page.orientation = print.orientation === "landscape" ? "Landscape" : "Portrait";
  if (print.pages) setUpPages(sheet, print.pages);
  else page.zoom = { horizontalFitToPages: 1 };
  if (print.titleRows) page.setPrintTitleRows(`$1:$${print.titleRows}`);
  if (print.columns) page.setPrintArea(`$A:$${columnName(print.columns - 1)}`);
  if (print.titleColumns) page.setPrintTitleColumns(`$A:$${columnName(print.titleColumns - 1)}`);
  const texts = page.headersFooters.defaultForAllPages;
  // "&" begins a code: "&A" is the sheet's name, "&&" is an ampersand.
  if (print.header) texts.centerHeader = print.header.replace(/&/g, "&&");
  texts.centerFooter = "&A, page &P of &N";
}

/** At a scale of its own, with a break above each row and left of each column that begins a page. */
function setUpPages(sheet: Excel.Worksheet, pages: PagesPlan): void {
  const { paper, scale = 100, breaks, columnBreaks = [], margin } = pages;
  const page = sheet.pageLayout;
  if (paper) page.paperSize = paper;
  page.zoom = { scale };
  page.leftMargin = page.rightMargin = margin;
  page.topMargin = page.bottomMargin = margin;
  page.headerMargin = page.footerMargin = margin / 2;
  for (const row of breaks) sheet.horizontalPageBreaks.add(`A${row + 1}`);
  for (const column of columnBreaks) sheet.verticalPageBreaks.add(`${columnName(column)}1`);
}

const GRID = ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight", "InsideHorizontal", "InsideVertical"] as const;

function applyStyle({ format }: Excel.Range, style: CellStyle): void {
  if (style.bold !== undefined) format.font.bold = style.bold;
  if (style.size !== undefined) format.font.size = style.size;
  if (style.color !== undefined) format.font.color = style.color;
  if (style.fill !== undefined) format.fill.color = style.fill;
  if (style.align !== undefined) format.horizontalAlignment = alignment(style.align);
  if (style.wrap) {
    format.wrapText = true;
    format.verticalAlignment = "Top";
  }
  if (style.height !== undefined) format.rowHeight = style.height;
  if (style.grid) {
    format.verticalAlignment = "Center";
    for (const edge of GRID) format.borders.getItem(edge).style = "Continuous";
  }
}

function addConditional(sheet: Excel.Worksheet, { area, formula, style }: ConditionalPlan): void {
  const { custom } = rangeOf(sheet, area).conditionalFormats.add("Custom");
  if (style.bold !== undefined) custom.format.font.bold = style.bold;
  if (style.color !== undefined) custom.format.font.color = style.color;
  if (style.fill !== undefined) custom.format.fill.color = style.fill;
  if (style.numberFormat !== undefined) custom.format.numberFormat = style.numberFormat;
  if (style.border) {
    const border = custom.format.borders.getItem("EdgeBottom");
    border.style = "Continuous";
    border.color = RULE;
  }
  // Last: a rule without a formula has nothing to work out while its format is put together.
  custom.rule.formula = formula;
}
