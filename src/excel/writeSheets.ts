/** Writes sheet plans into new sheets: all of them, or none. */
import type { SheetPlan } from "../sheets/plan";
import { problem, type Outcome } from "./outcome";
import { Refusal, run } from "./run";
import { addTables, dress, formatColumns, writeFormulas, writeValues, type Slice } from "./writeSheet";

/** Cells that go to Excel in one request. */
const SLICE = 50_000;
const LONGEST_NAME = 31;

export interface WriteOptions {
  /** Told how many cells are written. */
  progress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Adds a sheet for each plan and shows the first. Sheets whose name is taken get a number behind it; a table whose
 * name is taken ends it before anything is written. Office.js has no transactions: where a step fails, the new
 * sheets are deleted; where even that fails, the outcome names what was left.
 *
 * @returns the names of the new sheets
 */
export async function writeSheets(plans: readonly SheetPlan[], options: WriteOptions = {}): Promise<Outcome<string[]>> {
  const added: string[] = [];
  const written = await run(async (context) => {
    await takeBack(context, added);
    const names = await freeSheetNames(context, plans);
    added.push(...names);
    await write(context, plans, names, options);
    return names;
  });
  if (written.ok || added.length === 0) return written;
  const left = await remaining(added);
  return left.length ? { ...written, left } : written;
}

/** Names that no sheet has, one for each plan; a table that is there already is a refusal. */
async function freeSheetNames(context: Excel.RequestContext, plans: readonly SheetPlan[]): Promise<string[]> {
  const { worksheets, tables } = context.workbook;
  worksheets.load("items/name");
  tables.load("items/name");
  await context.sync();
  const taken = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
  const wanted = plans.flatMap((plan) => plan.tables.map(({ name }) => name));
  const clash = tables.items.find(({ name }) => wanted.some((table) => table.toLowerCase() === name.toLowerCase()));
  if (clash) throw new Refusal(problem("nameTaken", `the table ${clash.name}`));
  return plans.map(({ name }) => {
    const free = freeName(name, (candidate) => taken.has(candidate.toLowerCase()));
    taken.add(free.toLowerCase());
    return free;
  });
}

/** "Results", "Results 2", "Results 3": the first that is not taken. */
export function freeName(wish: string, taken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : ` ${number}`;
    const name = wish.slice(0, LONGEST_NAME - ending.length) + ending;
    if (!taken(name)) return name;
  }
}

async function write(
  context: Excel.RequestContext,
  plans: readonly SheetPlan[],
  names: readonly string[],
  { progress, signal }: WriteOptions,
): Promise<void> {
  const sheets = plans.map((plan, i) => {
    const sheet = context.workbook.worksheets.add(names[i]);
    formatColumns(sheet, plan);
    return sheet;
  });
  const slices = plans.flatMap((plan, i) => slicesOf(plan).map((slice) => ({ plan, sheet: sheets[i], slice })));
  const total = slices.reduce((sum, { slice }) => sum + cellCount(slice), 0);
  let written = 0;
  let waiting = 0;
  for (const { plan, sheet, slice } of slices) {
    if (waiting > 0 && waiting + cellCount(slice) > SLICE) {
      // One request for all would be larger than Excel takes.
      // eslint-disable-next-line office-addins/no-context-sync-in-loop
      await context.sync();
      waiting = 0;
      progress?.(written, total);
      if (signal?.aborted) throw new Refusal(problem("cancelled"));
    }
    writeValues(sheet, plan, slice);
    written += cellCount(slice);
    waiting += cellCount(slice);
  }
  plans.forEach((plan, i) => {
    addTables(sheets[i], plan);
    dress(sheets[i], plan);
  });
  // A formula may name a table of any sheet: they come when all tables are there.
  plans.forEach((plan, i) => writeFormulas(sheets[i], plan));
  if (signal?.aborted) throw new Refusal(problem("cancelled"));
  sheets[0].activate();
  const { row, column } = plans[0].select ?? { row: 0, column: 0 };
  sheets[0].getRangeByIndexes(row, column, 1, 1).select();
  await context.sync();
  progress?.(total, total);
}

function slicesOf({ blocks }: SheetPlan): Slice[] {
  return blocks.flatMap(({ row, column, cells }) => {
    const rows = Math.max(1, Math.floor(SLICE / cells[0].length));
    return Array.from({ length: Math.ceil(cells.length / rows) }, (_, i) => ({
      row: row + i * rows,
      column,
      cells: cells.slice(i * rows, (i + 1) * rows),
    }));
  });
}

const cellCount = ({ cells }: Slice): number => cells.length * cells[0].length;

/** Deletes the sheets of an attempt that failed. */
async function takeBack(context: Excel.RequestContext, added: string[]): Promise<void> {
  if (added.length === 0) return;
  const sheets = added.map((name) => context.workbook.worksheets.getItemOrNullObject(name));
  sheets.forEach((sheet) => sheet.load("name"));
  await context.sync();
  sheets.filter((sheet) => !sheet.isNullObject).forEach((sheet) => sheet.delete());
  await context.sync();
  added.length = 0;
}

/** Takes the sheets back after a failure; what is still there after two attempts is named. */
async function remaining(added: string[]): Promise<string[]> {
  const attempt = (): Promise<Outcome<void>> => run((context) => takeBack(context, added));
  const first = await attempt();
  if (!first.ok) await attempt();
  return added;
}
