/** New sheets that are taken back where something fails: Office.js has no transactions. */
import { problem, type ExcelProblem, type Outcome } from "./outcome";
import { run } from "./run";
import { loadMark, markWriting } from "./unfinished";

const LONGEST_NAME = 31;

/** "Results", "Results 2", "Results 3": the first that is not taken, at most 31 characters. */
export function freeName(wish: string, taken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : ` ${number}`;
    const name = wish.slice(0, LONGEST_NAME - ending.length) + ending;
    if (!taken(name)) return name;
  }
}

/** The sheets that an attempt adds, so that they are found again; the workbook is marked until it is through. */
export class Attempt {
  private before = new Set<string>();
  private ours: (name: string) => boolean = () => false;
  private added: readonly Excel.Worksheet[] = [];
  private mark: Excel.Setting | undefined;
  /** Names that the sheets have, or will have. */
  names: readonly string[] = [];

  /**
   * To be called before the first sheet is added.
   *
   * @param sheets the workbook's sheets as they are, with `id` loaded
   * @param ours whether a new sheet of this name is one of the attempt's
   */
  expect(sheets: readonly Excel.Worksheet[], names: readonly string[], ours = (name: string) => names.includes(name)) {
    this.before = new Set(sheets.map(({ id }) => id));
    this.names = names;
    this.ours = ours;
  }

  /** Marks the workbook with the next request, which is the first that changes anything. */
  begin(context: Excel.RequestContext, tables?: readonly string[]): void {
    this.mark = markWriting(context, { sheets: this.names, ...(tables ? { tables } : {}) });
  }

  /** The sheets that are added with the next request: they may be renamed before the last one. */
  follow(sheets: readonly Excel.Worksheet[]): void {
    sheets.forEach((sheet) => sheet.load("id"));
    this.added = sheets;
  }

  /** With the last request. */
  end(): void {
    this.mark?.delete();
  }

  /** Deletes what the attempt added, and never a sheet that was there before. */
  async takeBack(context: Excel.RequestContext): Promise<void> {
    if (!this.mark && this.names.length === 0) return;
    const ids = new Set(this.added.map((sheet) => sheet.toJSON().id));
    const mark = loadMark(context);
    const { worksheets } = context.workbook;
    worksheets.load("items/id,items/name");
    await context.sync();
    const added = worksheets.items.filter(({ id, name }) => !this.before.has(id) && (this.ours(name) || ids.has(id)));
    added.forEach((sheet) => sheet.delete());
    if (!mark.isNullObject) mark.delete();
    await context.sync();
    this.names = [];
    this.added = [];
    this.mark = undefined;
  }
}

/**
 * Runs a batch that adds sheets. Where it fails they are deleted; where even that fails twice, the problem names what
 * may be left.
 *
 * @param batch tells the attempt what it is going to add, before it adds it
 */
export async function addSheets<T>(
  batch: (context: Excel.RequestContext, attempt: Attempt) => Promise<T>,
): Promise<Outcome<T>> {
  const attempt = new Attempt();
  const outcome = await run(async (context) => {
    // A batch that Excel refused half-way for a cell being edited comes here again.
    await attempt.takeBack(context);
    return batch(context, attempt);
  });
  if (outcome.ok) return outcome;
  const isDeleted = outcome.kind === "gone" && outcome.detail === undefined;
  return takenBack(isDeleted ? problem("sheetGone") : outcome, attempt);
}

/** The failure, once the attempt's sheets are deleted; it names what may be left. */
export async function takenBack(failure: ExcelProblem, attempt: Attempt): Promise<ExcelProblem> {
  const again = (): Promise<Outcome<void>> => run((context) => attempt.takeBack(context));
  const first = await again();
  if (!first.ok) await again();
  return attempt.names.length ? { ...failure, left: [...attempt.names] } : failure;
}
