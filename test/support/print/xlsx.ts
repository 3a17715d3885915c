/** A sheet plan with its values as a workbook file, set up for the printer as excel/ sets a sheet up through Office.js. */
import { writeXlsx, type Cell as FileCell, type CellStyle as FileStyle, type ConditionalRule } from "hucre/xlsx";
import { pointsOf, USUAL_WIDTH } from "../../../src/sheets/columnWidth";
import { columnName, ROW_HEIGHT } from "../../../src/sheets/look";
import type { CellStyle, Paper, SheetPlan } from "../../../src/sheets/plan";
import type { Filled } from "./values";

/**
 * Liberation Sans stands for Calibri, which only Windows and Mac have: at 10 points its digits are as wide as
 * Calibri's at 11.
 */
export const FONT = "Liberation Sans";
const NARROWER = 10 / 11;
export const TEXT_SIZE = 11;

/** Of the font at this size, as LibreOffice measures it, in points. */
const DIGIT_WIDTH = 5.545;
const POINTS_PER_INCH = 72;

/** What a sheet's page has until somebody says otherwise, in inches. */
const USUAL_MARGINS = { left: 0.7, right: 0.7, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3 };

export type Look = CellStyle & { numberFormat?: string };

/** How a cell looks: its column's format, and over it the styles of the areas in which it lies. */
export function looks(plan: SheetPlan, rows: number, columns: number): Look[][] {
  const byColumn = new Map(plan.columns.map((format) => [format.column, format]));
  const all = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (_, column): Look => {
      const { numberFormat, align, color } = byColumn.get(column) ?? {};
      return { numberFormat, align, color };
    }),
  );
  for (const { area, style } of plan.styles) {
    for (let row = area.row; row < Math.min(rows, area.row + area.rows); row++) {
      for (let column = area.column; column < Math.min(columns, area.column + area.columns); column++) {
        Object.assign(all[row][column], style);
      }
    }
  }
  return all;
}

/** @param paper what lies in the printer; a plan that has a paper of its own is printed on that */
export function workbookFile(plan: SheetPlan, cells: readonly Filled[][], paper: Paper): Promise<Uint8Array> {
  const styles = looks(plan, cells.length, cells[0].length);
  const entries = cells.flatMap((line, row) =>
    line.map((cell, column): [string, Partial<FileCell>] => [
      `${row},${column}`,
      { ...content(cell), style: fileStyle(styles[row][column]) },
    ]),
  );
  const { orientation, titleRows, titleColumns, columns, pages, header } = plan.print;
  const margin = (pages?.margin ?? 0) / POINTS_PER_INCH;
  const titles = [
    ...(titleColumns ? [`$A:$${columnName(titleColumns - 1)}`] : []),
    ...(titleRows ? [`$1:$${titleRows}`] : []),
  ].map((range) => `'${plan.name}'!${range}`);
  const area = columns
    ? [
        {
          name: "_xlnm.Print_Area",
          range: `'${plan.name}'!$A$1:$${columnName(columns - 1)}$${cells.length}`,
          scope: plan.name,
        },
      ]
    : [];
  return writeXlsx({
    defaultFont: { name: FONT, size: TEXT_SIZE * NARROWER },
    namedRanges: [
      ...area,
      ...(titles.length ? [{ name: "_xlnm.Print_Titles", range: titles.join(","), scope: plan.name }] : []),
    ],
    sheets: [
      {
        name: plan.name,
        columns: columnWidths(plan, cells[0].length).map((width) => ({ width })),
        rows: cells.map((line) => line.map(() => null)),
        cells: new Map(entries),
        merges: plan.styles
          .filter(({ style }) => style.merge)
          .map(({ area }) => ({
            ...{ startRow: area.row, endRow: area.row + area.rows - 1 },
            ...{ startCol: area.column, endCol: area.column + area.columns - 1 },
          })),
        rowDefs: new Map(styles.map((line, row) => [row, { height: rowHeight(line) }])),
        rowBreaks: pages?.breaks.map((row) => row - 1),
        colBreaks: pages?.columnBreaks?.map((column) => column - 1),
        conditionalRules: plan.conditionals.map(({ area, formula, style }, i): ConditionalRule => {
          const [first, last] = [area.column, area.column + area.columns - 1].map(columnName);
          const { border, ...rest } = style;
          const under = border ? { border: { bottom: { style: "thin" as const, color: { rgb: "C8D6D1" } } } } : {};
          return {
            type: "expression",
            priority: i + 1,
            formula: formula.slice(1),
            range: `${first}${area.row + 1}:${last}${area.row + area.rows}`,
            style: { ...changes(rest), ...under },
          };
        }),
        pageSetup: {
          paperSize: (pages?.paper ?? paper) === "A4" ? "a4" : "letter",
          orientation,
          ...(pages ? { scale: pages.scale ?? 100 } : { fitToPage: true, fitToWidth: 1, fitToHeight: 0 }),
          margins: pages
            ? { left: margin, right: margin, top: margin, bottom: margin, header: margin / 2, footer: margin / 2 }
            : USUAL_MARGINS,
        },
        headerFooter: {
          ...(header ? { oddHeader: `&C${header.replace(/&/g, "&&")}` } : {}),
          oddFooter: "&C&A, page &P of &N",
        },
      },
    ],
  });
}

/** In digits of the font, as a file counts them; what the plan leaves alone is Excel's usual. */
function columnWidths({ columns }: SheetPlan, count: number): number[] {
  return Array.from({ length: count }, (_, column) => {
    const { width = USUAL_WIDTH } = columns.find((format) => format.column === column) ?? {};
    return pointsOf(width) / DIGIT_WIDTH;
  });
}

/** In points: what the plan says, or as high as the largest text wants it. */
function rowHeight(line: readonly Look[]): number {
  const said = line.find(({ height }) => height !== undefined)?.height;
  return said ?? Math.max(ROW_HEIGHT, ...line.map(({ size = TEXT_SIZE }) => Math.ceil(size * 1.31)));
}

function content(cell: Filled): Partial<FileCell> {
  if (cell === null) return { value: null, type: "empty" };
  if (typeof cell === "object") {
    return { value: null, type: "formula", formula: cell.formula.slice(1).replace("TEXTJOIN", "_xlfn.TEXTJOIN") };
  }
  return { value: cell, type: typeof cell as "string" | "number" | "boolean" };
}

function fileStyle({ numberFormat, align, grid, wrap, size = TEXT_SIZE, ...rest }: Look): FileStyle {
  const side = { style: "thin" as const };
  const changed = changes(rest);
  return {
    ...changed,
    font: { name: FONT, ...changed.font, size: size * NARROWER },
    ...(numberFormat ? { numFmt: numberFormat } : {}),
    alignment: {
      horizontal: align ?? "general",
      vertical: wrap ? "top" : grid ? "center" : "bottom",
      ...(wrap ? { wrapText: true } : {}),
    },
    ...(grid ? { border: { top: side, bottom: side, left: side, right: side } } : {}),
  };
}

function changes({ bold, color, fill }: Pick<CellStyle, "bold" | "color" | "fill">): FileStyle {
  return {
    ...(bold || color
      ? { font: { ...(bold ? { bold } : {}), ...(color ? { color: { rgb: color.slice(1) } } : {}) } }
      : {}),
    ...(fill
      ? {
          fill: {
            type: "pattern" as const,
            pattern: "solid" as const,
            fgColor: { rgb: fill.slice(1) },
            bgColor: { rgb: fill.slice(1) },
          },
        }
      : {}),
  };
}
