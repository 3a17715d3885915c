/** Puts a column into a table of the user's: all of it, or nothing. */
import { pointsOf } from "../sheets/columnWidth";
import type { NewColumn } from "../sheets/moreColumns";
import { problem, type ExcelProblem, type Outcome } from "./outcome";
import { Refusal, run } from "./run";

export interface AddedColumn {
  sheet: string;
  /** Of its first cell below the heading: "Results!H2". */
  address: string;
}

/**
 * A whole column of the sheet comes in, so that what stands right of the table keeps its widths and formats, and goes on
 * standing one blank column away. The table takes it in, formulas about the table follow by themselves.
 *
 * @param headings of the table as they were read: where it has others by now, nothing is done
 */
export async function addColumn(
  table: string,
  headings: readonly unknown[],
  column: NewColumn,
): Promise<Outcome<AddedColumn>> {
  const inserted = new Inserted();
  const outcome = await run(async (context) => {
    // A batch that Excel refused half-way for a cell being edited comes here again.
    await inserted.takeOut(context);
    return add(context, table, headings, column, inserted);
  });
  return outcome.ok ? outcome : withoutColumn(outcome, inserted, table);
}

async function add(
  context: Excel.RequestContext,
  name: string,
  headings: readonly unknown[],
  column: NewColumn,
  inserted: Inserted,
): Promise<AddedColumn> {
  const table = context.workbook.tables.getItem(name);
  const range = table.getRange();
  const { worksheet: sheet } = table;
  const before = range.getCell(0, column.column).getResizedRange(0, WATCHED - 1);
  range.load("address,values,rowIndex,columnIndex,rowCount,columnCount");
  before.load("formulas");
  sheet.load("id,name");
  sheet.tables.load("items/name");
  await context.sync();
  const { address, values, rowIndex, columnIndex, rowCount, columnCount } = range;
  const isSame = headings.length === columnCount && headings.every((heading, i) => heading === values[0][i]);
  if (!isSame) throw new Refusal(problem("changedMeanwhile", address));
  const at = columnIndex + column.column;
  await refuseToCutTables(context, sheet, name, at);
  const whole = sheet.getRangeByIndexes(0, at, 1, 1).getEntireColumn();
  inserted.mayBe({
    address,
    sheetId: sheet.id,
    row: rowIndex,
    rows: rowCount,
    column: at,
    before: before.formulas[0],
  });
  whole.insert("Right");
  // What comes in inside a table is its own; behind its last column it has to be taken in.
  if (column.column === columnCount) {
    table.resize(sheet.getRangeByIndexes(rowIndex, columnIndex, rowCount, columnCount + 1));
  }
  format(sheet, at, column);
  const heading = sheet.getRangeByIndexes(rowIndex, at, 1, 1);
  heading.copyFrom(sheet.getRangeByIndexes(rowIndex, at - 1, 1, 1), "Formats");
  heading.values = [[column.title]];
  const first = sheet.getRangeByIndexes(rowIndex + 1, at, 1, 1);
  first.load("address");
  sheet.activate();
  first.select();
  await context.sync();
  inserted.stays();
  return { sheet: sheet.name, address: first.address };
}

/** Another table above or below would get a column as well. */
async function refuseToCutTables(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  own: string,
  at: number,
): Promise<void> {
  const others = sheet.tables.items.filter(({ name }) => name !== own);
  if (others.length === 0) return;
  const ranges = others.map((table) => table.getRange());
  ranges.forEach((range) => range.load("columnIndex,columnCount"));
  await context.sync();
  const cut = ranges.findIndex(({ columnIndex, columnCount }) => columnIndex < at && at < columnIndex + columnCount);
  if (cut >= 0) throw new Refusal(problem("tableInTheWay", others[cut].name));
}

/** Before anything is written, or Excel changes what is typed; a column that comes in has the formats of the one left of it. */
function format(sheet: Excel.Worksheet, at: number, { width, numberFormat, align }: NewColumn): void {
  const whole = sheet.getRangeByIndexes(0, at, 1, 1).getEntireColumn();
  whole.format.columnWidth = pointsOf(width);
  // One value for a whole column; the type knows arrays only.
  whole.numberFormat = numberFormat as unknown as string[][];
  whole.format.horizontalAlignment = ({ left: "Left", center: "Center", right: "Right" } as const)[align];
}

/** So many cells of the heading's row show whether the column is there: with them the formula beside the table moves. */
const WATCHED = 4;

interface InsertedPlace {
  /** The table's. */
  address: string;
  sheetId: string;
  row: number;
  rows: number;
  column: number;
  /** What stood in the heading's row from that column on. */
  before: readonly unknown[];
}

/** The column that is to come in, as long as it may have to go again. */
class Inserted {
  private place: InsertedPlace | undefined;

  get address(): string | undefined {
    return this.place?.address;
  }

  /** To be called before it is inserted: Excel does not say how far a batch went that it refused. */
  mayBe(place: InsertedPlace): void {
    this.place = place;
  }

  stays(): void {
    this.place = undefined;
  }

  /** Takes it out again where it came in, unless somebody has typed into it meanwhile. */
  async takeOut(context: Excel.RequestContext): Promise<void> {
    if (!this.place) return;
    const { sheetId, row, rows, column } = this.place;
    const sheet = context.workbook.worksheets.getItem(sheetId);
    const headings = sheet.getRangeByIndexes(row, column, 1, WATCHED);
    const cells = sheet.getRangeByIndexes(row + 1, column, rows - 1, 1);
    headings.load("formulas");
    cells.load("values");
    await context.sync();
    if (this.cameIn(headings.formulas[0])) {
      if (cells.values.some(([cell]) => cell !== "")) return;
      cells.getEntireColumn().delete("Left");
      await context.sync();
    }
    this.place = undefined;
  }

  /** All cells stand one further. Where nothing at all stands there, a blank column more or less is the same. */
  private cameIn(now: readonly unknown[]): boolean {
    const before = this.place?.before ?? [];
    const isMoved = now.slice(1).every((cell, i) => cell === before[i]);
    return isMoved && now.some((cell, i) => cell !== before[i]);
  }
}

async function withoutColumn(failure: ExcelProblem, inserted: Inserted, table: string): Promise<ExcelProblem> {
  const again = (): Promise<Outcome<void>> => run((context) => inserted.takeOut(context));
  const first = await again();
  if (!first.ok) await again();
  if (inserted.address) return { ...failure, cells: [inserted.address] };
  return failure.kind === "gone" && failure.detail === undefined
    ? { ...failure, detail: `The table ${table}` }
    : failure;
}
