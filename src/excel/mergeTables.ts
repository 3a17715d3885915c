/** Changes tables of the user's that were read before: all of it, or none; with a dated copy of a sheet beforehand. */
import type { Cell } from "../sheets/plan";
import type { TableEdit } from "../sheets/tableEdit";
import { asText, inTextCell } from "./cellText";
import { copyValues } from "./freezeCopy";
import { keep, keptKey, textIn } from "./keptText";
import { Attempt, freeName, takenBack } from "./newSheets";
import { problem, type ExcelProblem, type Outcome } from "./outcome";
import { OldTables, type OldTable } from "./oldTables";
import { Refusal, run } from "./run";
import { stopIfCancelled, type WriteOptions } from "./writeSheets";

/** A table with what is to be done to it. */
export interface TableChange {
  table: string;
  /** As it was read: where it holds something else by now, nothing is written. */
  read: readonly (readonly unknown[])[];
  edit: TableEdit;
  /** Formulas that may be written over, for they are ours. */
  isOurs?: (formula: string) => boolean;
}

export interface MergeOptions extends Omit<WriteOptions, "keep"> {
  /** The table whose sheet is copied first, its values only, under a name with this date and time. */
  copyOf?: string;
  date?: Date;
  /** The text that the workbook is to keep for the first table; "" for none. */
  keep?: string;
}

export interface Merged {
  /** The sheet of the first table. */
  sheet: string;
  /** The dated copy. */
  copy?: string;
}

/** Rows and runs of cells that go to Excel in one request. */
const SLICE = 500;

/**
 * Writes the changes of the tables, and shows the first. Only the cells that change are written; new rows come in where
 * they belong. Where a step fails, or is cancelled, rows are taken out again and the old formulas and number formats are
 * put back; where even that fails twice, the problem names the cells, and the copy stays.
 */
export async function mergeTables(
  changes: readonly TableChange[],
  options: MergeOptions = {},
): Promise<Outcome<Merged>> {
  const attempt = new Attempt();
  const old = new OldTables();
  const outcome = await run(async (context) => {
    // A batch that Excel refused half-way for a cell being edited comes here again.
    await old.putBack(context);
    await attempt.takeBack(context);
    return merge(context, changes, options, attempt, old);
  });
  return outcome.ok ? outcome : restored(named(outcome, changes), attempt, old);
}

/** A table that is no more is told by name. */
function named(failure: ExcelProblem, changes: readonly TableChange[]): ExcelProblem {
  if (failure.kind !== "gone" || failure.detail !== undefined) return failure;
  const tables = changes.map(({ table }) => table);
  return {
    ...failure,
    detail: tables.length === 1 ? `The table ${tables[0]}` : `One of the tables ${tables.join(", ")}`,
  };
}

async function restored(failure: ExcelProblem, attempt: Attempt, old: OldTables): Promise<ExcelProblem> {
  const again = (): Promise<Outcome<void>> => run((context) => old.putBack(context));
  const first = await again();
  if (!first.ok) await again();
  if (old.addresses.length === 0) return takenBack(failure, attempt);
  const [copy] = attempt.names;
  return { ...failure, cells: old.addresses, ...(copy ? { copy } : {}) };
}

async function merge(
  context: Excel.RequestContext,
  changes: readonly TableChange[],
  options: MergeOptions,
  attempt: Attempt,
  old: OldTables,
): Promise<Merged> {
  stopIfCancelled(options);
  const { workbook } = context;
  const tables = changes.map(({ table }) => workbook.tables.getItem(table));
  const ranges = tables.map((table) => table.getRange());
  ranges.forEach((range) => {
    range.load("address,values,formulas,numberFormat,rowIndex,columnIndex");
    range.worksheet.load("id,name");
  });
  const kept = workbook.settings.getItemOrNullObject(keptKey(changes[0].table));
  kept.load("value");
  workbook.worksheets.load("items/id,items/name");
  await context.sync();
  changes.forEach((change, i) => refuseWhatDiffers(change, ranges[i]));
  const copied = options.copyOf === undefined ? undefined : changes.findIndex(({ table }) => table === options.copyOf);
  const copy = copied === undefined ? undefined : await copySheet(context, ranges[copied], options.date, attempt);
  attempt.begin(
    context,
    changes.map(({ table }) => table),
  );
  const before = old.keep(changes, ranges);
  if (options.keep !== undefined) old.keepText(changes[0].table, textIn(kept));
  const total = changes.reduce((sum, { edit }) => sum + steps(edit), 0);
  const done = await writeAll(context, changes, before, options, total);
  stopIfCancelled(options);
  if (options.keep !== undefined) keep(context, changes[0].table, options.keep || undefined, kept);
  const { worksheet, rowIndex, columnIndex } = ranges[0];
  worksheet.activate();
  worksheet.getRangeByIndexes(rowIndex, columnIndex, 1, 1).select();
  attempt.end();
  await context.sync();
  options.progress?.(done, total);
  return { sheet: worksheet.name, ...(copy ? { copy } : {}) };
}

const steps = ({ cells, rows }: TableEdit): number =>
  cells.length + rows.reduce((sum, { cells: all }) => sum + all.length, 0);

function refuseWhatDiffers({ read, edit, isOurs }: TableChange, { values, formulas, address }: Excel.Range): void {
  const isSame =
    values.length === read.length && read.every((row, r) => row.every((cell, c) => cell === (values[r][c] as unknown)));
  if (!isSame) throw new Refusal(problem("changedMeanwhile", address));
  for (const { row, column, cells } of edit.cells) {
    cells.forEach((cell, i) => {
      const formula: unknown = formulas[row][column + i];
      const isFormula = typeof formula === "string" && formula.startsWith("=") && formula !== values[row][column + i];
      if (cell !== null && isFormula && !isOurs?.(formula)) throw new Refusal(problem("holdsFormula", address));
    });
  }
}

/** A copy with values in place of formulas and no table: nothing in it follows what is changed now. */
async function copySheet(
  context: Excel.RequestContext,
  { worksheet }: Excel.Range,
  date: Date = new Date(),
  attempt: Attempt,
): Promise<string> {
  const { items } = context.workbook.worksheets;
  const taken = new Set(items.map(({ name }) => name.toLowerCase()));
  const ending = ` ${dateAndTime(date)}`;
  const name = freeName(worksheet.name.slice(0, KEPT_OF_NAME - ending.length) + ending, (wish) =>
    taken.has(wish.toLowerCase()),
  );
  // A copy is called "Results (2)" until it has its own name.
  attempt.expect(
    items,
    [name],
    (added) => added === name || added.startsWith(worksheet.name.slice(0, KEPT_OF_NAME - 6)),
  );
  const copy = copyValues(worksheet, name);
  copy.tables.load("items/id");
  await context.sync();
  copy.tables.items.forEach((table) => table.convertToRange());
  return name;
}

/** Of the 31 characters of a sheet's name; the rest is for a number behind it. */
const KEPT_OF_NAME = 28;

/** "2026-11-30 21.40": a sheet's name takes no colon. */
function dateAndTime(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${two(date.getHours())}.${two(date.getMinutes())}`;
}

/** The cells where they stand, then the new rows from the last one up: so each place is still the one that was read. */
async function writeAll(
  context: Excel.RequestContext,
  changes: readonly TableChange[],
  before: readonly OldTable[],
  options: MergeOptions,
  total: number,
): Promise<number> {
  let done = 0;
  let waiting = 0;
  for (const write of changes.flatMap(({ edit }, i) => writes(context, edit, before[i]))) {
    waiting += write.steps;
    if (waiting > SLICE && done > 0) {
      // One request for all would be larger than Excel takes.
      // eslint-disable-next-line office-addins/no-context-sync-in-loop
      await context.sync();
      waiting = write.steps;
      options.progress?.(done, total);
      stopIfCancelled(options);
    }
    write.now();
    done += write.steps;
  }
  return done;
}

interface Write {
  steps: number;
  now: () => void;
}

function writes(context: Excel.RequestContext, { cells, rows }: TableEdit, table: OldTable): Write[] {
  const sheet = context.workbook.worksheets.getItem(table.sheetId);
  return [
    ...cells.map((run) => ({ steps: 1, now: () => writeRun(sheet, table, run.row, run.column, [run.cells], run.row) })),
    ...[...rows].reverse().map(({ before, cells: added }) => ({
      steps: added.length,
      now: () => {
        const blank = added.map((row) => row.map(() => null));
        context.workbook.tables.getItem(table.name).rows.add(before - 1, blank as unknown as string[][]);
        table.added.push({ row: before, count: added.length });
        writeRun(sheet, table, before, 0, added, Math.max(1, before - 1));
      },
    })),
  ];
}

/** Cells as they are to stay: text as text, under the number formats that their columns have in the row `like`. */
function writeRun(
  sheet: Excel.Worksheet,
  { row: top, column: left, formats }: OldTable,
  row: number,
  column: number,
  cells: readonly (readonly Cell[])[],
  like: number,
): void {
  const range = sheet.getRangeByIndexes(top + row, left + column, cells.length, cells[0].length);
  const format = formats[Math.min(like, formats.length - 1)].slice(column, column + cells[0].length);
  if (like !== row) range.numberFormat = cells.map(() => format);
  range.values = cells.map((cellsOfRow) => cellsOfRow.map((cell, i) => entry(cell, format[i]))) as unknown[][];
}

function entry(cell: Cell, format: string): Cell {
  if (typeof cell === "object" && cell !== null) return null;
  if (typeof cell === "number" && format === "@") return String(cell);
  if (typeof cell !== "string") return cell;
  return format === "@" ? inTextCell(cell) : asText(cell);
}
