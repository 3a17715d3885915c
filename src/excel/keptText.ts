/** Text that the workbook keeps for us, unseen: by the name of the table that it belongs to. */
import type { Outcome } from "./outcome";
import { run } from "./run";

/** Among the settings that Excel saves with the workbook for each add-in. */
export function keptKey(table: string): string {
  return `traveller.import.${table.toLowerCase()}`;
}

/** The text of a loaded setting; undefined where nothing is kept. */
export function textIn(setting: Excel.Setting): string | undefined {
  return setting.isNullObject || typeof setting.value !== "string" ? undefined : setting.value;
}

/** Keeps a text in place of the one before; undefined forgets it. `setting` was loaded. */
export function keep(
  { workbook }: Excel.RequestContext,
  table: string,
  text: string | undefined,
  setting: Excel.Setting,
): void {
  if (text !== undefined) workbook.settings.add(keptKey(table), text);
  else if (!setting.isNullObject) setting.delete();
}

/** What is kept with a table. */
export function readKept(table: string): Promise<Outcome<string | undefined>> {
  return run(async (context) => {
    const setting = context.workbook.settings.getItemOrNullObject(keptKey(table));
    setting.load("value");
    await context.sync();
    return textIn(setting);
  });
}

/** Keeps a text with a table, in place of the one before, and answers with the table's name. */
export function writeKept(table: string, text: string): Promise<Outcome<string>> {
  return run(async (context) => {
    context.workbook.settings.add(keptKey(table), text);
    await context.sync();
    return table;
  });
}
