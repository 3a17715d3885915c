/** Writes sheet plans into new sheets: all of them, or none. */
import type { SheetPlan } from "../sheets/plan";
import { keep, keptKey } from "./keptText";
import { takenNames } from "./names";
import { addSheets, freeName, type Attempt } from "./newSheets";
import { problem, type Outcome } from "./outcome";
import { Refusal } from "./run";
import { addTables, dress, formatColumns, writeFormulas, writeValues, type Slice } from "./writeSheet";

/** Cells that go to Excel in one request. */
const SLICE = 50_000;

export interface WriteOptions {
  /** Told how many cells are written. */
  progress?: (done: number, total: number) => void;
  signal?: AbortSignal;
  /** The text that the workbook is to keep for the first of the new tables. */
  keep?: string;
}

/**
 * Adds a sheet for each plan and shows the first. Sheets whose name is taken get a number behind it; a table whose
 * name is taken ends it before anything is written. Where a step fails, the new sheets are deleted.
 *
 * @returns the names of the new sheets
 */
export function writeSheets(plans: readonly SheetPlan[], options: WriteOptions = {}): Promise<Outcome<string[]>> {
  return addSheets(async (context, attempt) => {
    stopIfCancelled(options);
    const { worksheets } = context.workbook;
    worksheets.load("items/id,items/name");
    const kept = settingOf(context, plans);
    refuseTakenTables(plans, await takenNames(context));
    const names = freeSheetNames(worksheets.items, plans);
    attempt.expect(worksheets.items, names);
    attempt.begin(context);
    await write(context, plans, attempt, options, kept);
    return names;
  });
}

interface KeptFor {
  table: string;
  setting: Excel.Setting;
}

/** What is kept for an earlier table of the first one's name, which is no more: it is not the new one's. */
function settingOf({ workbook }: Excel.RequestContext, plans: readonly SheetPlan[]): KeptFor | undefined {
  const table = plans.flatMap(({ tables }) => tables)[0]?.name;
  if (table === undefined) return undefined;
  const setting = workbook.settings.getItemOrNullObject(keptKey(table));
  setting.load("value");
  return { table, setting };
}

function refuseTakenTables(plans: readonly SheetPlan[], taken: ReadonlySet<string>): void {
  const clash = plans.flatMap(({ tables }) => tables).find(({ name }) => taken.has(name.toLowerCase()));
  if (clash) throw new Refusal(problem("nameTaken", `something called ${clash.name}`));
}

/** Names that no sheet has, one for each plan. */
function freeSheetNames(sheets: readonly Excel.Worksheet[], plans: readonly SheetPlan[]): string[] {
  const taken = new Set(sheets.map(({ name }) => name.toLowerCase()));
  return plans.map((plan) => {
    const free = freeName(plan.name, (candidate) => taken.has(candidate.toLowerCase()));
    taken.add(free.toLowerCase());
    return free;
  });
}

async function write(
  context: Excel.RequestContext,
  plans: readonly SheetPlan[],
  attempt: Attempt,
  options: WriteOptions,
  kept: KeptFor | undefined,
): Promise<void> {
  const sheets = plans.map((plan, i) => {
    const sheet = context.workbook.worksheets.add(attempt.names[i]);
    formatColumns(sheet, plan);
    return sheet;
  });
  attempt.follow(sheets);
  const total = await writeCells(context, plans, sheets, options);
  plans.forEach((plan, i) => {
    addTables(sheets[i], plan);
    dress(sheets[i], plan);
  });
  // A formula may name a table of any sheet: they come when all tables are there.
  plans.forEach((plan, i) => writeFormulas(sheets[i], plan));
  if (kept) keep(context, kept.table, options.keep, kept.setting);
  sheets[0].activate();
  const { row, column } = plans[0].select ?? { row: 0, column: 0 };
  sheets[0].getRangeByIndexes(row, column, 1, 1).select();
  attempt.end();
  await context.sync();
  options.progress?.(total, total);
}

/** The values, one request for every 50,000 cells; what is left over goes with the next request. */
async function writeCells(
  context: Excel.RequestContext,
  plans: readonly SheetPlan[],
  sheets: readonly Excel.Worksheet[],
  options: WriteOptions,
): Promise<number> {
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
      options.progress?.(written, total);
      stopIfCancelled(options);
    }
    writeValues(sheet, plan, slice);
    written += cellCount(slice);
    waiting += cellCount(slice);
  }
  return total;
}

export function stopIfCancelled({ signal }: WriteOptions): void {
  if (signal?.aborted) throw new Refusal(problem("cancelled"));
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
