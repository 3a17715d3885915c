/** A mark in the workbook while something is written, so that a write that nobody saw the end of is explained later. */
import type { Outcome } from "./outcome";
import { run } from "./run";

/** Among the settings that Excel saves with the workbook for each add-in. */
const KEY = "traveller.writing";

/** What a write makes: new sheets, by their names; where tables are changed, these, and the new sheet is the copy. */
export interface Writing {
  sheets: readonly string[];
  tables?: readonly string[];
}

/** Goes with the first request of a write; the mark is deleted with the last one. */
export function markWriting({ workbook }: Excel.RequestContext, writing: Writing): Excel.Setting {
  return workbook.settings.add(KEY, JSON.stringify(writing));
}

/** The mark where there is one, loaded with the next request. */
export function loadMark({ workbook }: Excel.RequestContext): Excel.Setting {
  const mark = workbook.settings.getItemOrNullObject(KEY);
  mark.load("value");
  return mark;
}

/**
 * What a write that did not come to its end has left: those of its sheets that are still there, and the tables that it
 * was changing. Undefined where nothing is left to be told; then it is forgotten.
 */
export function readUnfinished(): Promise<Outcome<Writing | undefined>> {
  return run(async (context) => {
    const mark = loadMark(context);
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    if (mark.isNullObject) return undefined;
    const { sheets, tables = [] } = JSON.parse(String(mark.value)) as Writing;
    const there = worksheets.items.map(({ name }) => name).filter((name) => sheets.includes(name));
    // A copy is no half-made sheet: what was changed is told once.
    if (there.length > 0 && tables.length === 0) return { sheets: there };
    mark.delete();
    await context.sync();
    return tables.length > 0 ? { sheets: there, tables } : undefined;
  });
}
