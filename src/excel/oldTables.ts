/** What tables held before they were changed, so that it can be put back. */
import { asText, inTextCell } from "./cellText";
import { keep, keptKey } from "./keptText";

export interface OldTable {
  name: string;
  sheetId: string;
  /** With its sheet: "Results!A1:G133". */
  address: string;
  /** Of the heading. */
  row: number;
  column: number;
  values: unknown[][];
  formulas: unknown[][];
  formats: string[][];
  /** Rows that were put in, in this order: each number counts as it was when the row came in. */
  added: { row: number; count: number }[];
}

export class OldTables {
  private tables: OldTable[] = [];
  private text: { table: string; before: string | undefined } | undefined;

  get addresses(): string[] {
    return this.tables.map(({ address }) => address);
  }

  /** To be called before the first cell is written; the ranges are loaded. */
  keep(changes: readonly { table: string }[], ranges: readonly Excel.Range[]): readonly OldTable[] {
    this.tables = ranges.map((range, i) => ({
      name: changes[i].table,
      sheetId: range.worksheet.id,
      address: range.address,
      row: range.rowIndex,
      column: range.columnIndex,
      values: range.values,
      formulas: range.formulas,
      formats: range.numberFormat as string[][],
      added: [],
    }));
    return this.tables;
  }

  keepText(table: string, before: string | undefined): void {
    this.text = { table, before };
  }

  async putBack(context: Excel.RequestContext): Promise<void> {
    if (this.tables.length === 0) return;
    await this.takeOutRows(context);
    await this.putCellsBack(context);
    await this.putTextBack(context);
    this.tables = [];
    this.text = undefined;
  }

  private rangesOf({ workbook }: Excel.RequestContext): Excel.Range[] {
    return this.tables.map(({ name }) => workbook.tables.getItem(name).getRange());
  }

  private async takeOutRows(context: Excel.RequestContext): Promise<void> {
    const ranges = this.rangesOf(context);
    ranges.forEach((range) => range.load("rowCount"));
    await context.sync();
    this.tables.forEach((table, i) => {
      const { rows } = context.workbook.tables.getItem(table.name);
      const places = placesOfAdded(table, ranges[i].rowCount - table.values.length);
      // From the last one up, and a table's rows count from 0 below the heading.
      places.forEach((row) => rows.getItemAt(row - 1).delete());
    });
    await context.sync();
  }

  private async putCellsBack(context: Excel.RequestContext): Promise<void> {
    const ranges = this.rangesOf(context);
    ranges.forEach((range) => range.load("values,formulas,numberFormat"));
    await context.sync();
    this.tables.forEach((table, i) => putDifferent(table, ranges[i]));
    await context.sync();
  }

  private async putTextBack(context: Excel.RequestContext): Promise<void> {
    if (!this.text) return;
    const { table, before } = this.text;
    const setting = context.workbook.settings.getItemOrNullObject(keptKey(table));
    setting.load("value");
    await context.sync();
    if (setting.isNullObject ? before !== undefined : setting.value !== before) keep(context, table, before, setting);
    await context.sync();
  }
}

/**
 * Where the added rows stand now, the last one first. They came in one group after the other, each above the one
 * before, so that each group that is there stands below all that came later. Should Excel have stopped within a group,
 * the last rows of the table are as good as any: their content is put back after.
 */
function placesOfAdded({ added, values }: OldTable, extra: number): number[] {
  const there: { row: number; count: number }[] = [];
  let left = extra;
  for (const group of added) {
    if (group.count > left) break;
    there.push(group);
    left -= group.count;
  }
  if (left > 0) return Array.from({ length: extra }, (_, i) => values.length + extra - 1 - i);
  return [...there.keys()]
    .flatMap((i) => {
      const above = there.slice(i + 1).reduce((sum, { count }) => sum + count, 0);
      return Array.from({ length: there[i].count }, (_, n) => there[i].row + above + n);
    })
    .sort((a, b) => b - a);
}

/** Writes the cells that hold something else than before; what was not changed is not touched, for it may be protected. */
function putDifferent({ values, formulas, formats }: OldTable, range: Excel.Range): void {
  formulas.forEach((line, r) =>
    line.forEach((formula, c) => {
      const format = formats[r][c];
      const isFormatted = (range.numberFormat as string[][])[r][c] === format;
      if (isFormatted && range.formulas[r][c] === formula) return;
      const cell = range.getCell(r, c);
      if (!isFormatted) cell.numberFormat = [[format]];
      if (isFormula(formula, values[r][c])) cell.formulas = [[formula]];
      else cell.values = [[entry(values[r][c], format)]];
    }),
  );
}

/** The text "=" of a result made exactly is its own value. */
function isFormula(formula: unknown, value: unknown): boolean {
  return typeof formula === "string" && formula.startsWith("=") && formula !== value;
}

function entry(value: unknown, format: string): unknown {
  if (typeof value !== "string") return value;
  return format === "@" ? inTextCell(value) : asText(value);
}
