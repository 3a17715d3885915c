/** Writes sheet plans. */
import { excelSentence, writeSheets, type Outcome } from "../excel";
import type { SheetPlan } from "../sheets";
import type { Message, NextStep, PaneMessages } from "./messages";
import { strings } from "./strings";

/**
 * Writes with progress that can be stopped, says what was written or why not, and answers whether it was.
 *
 * @param after what to do now; where it names a sheet, made from the names that the sheets were given, in their order
 * @param keep what the workbook is to keep of an import, for the next one
 */
export async function writeWithProgress(
  messages: PaneMessages,
  plans: readonly SheetPlan[],
  after?: string | ((sheets: readonly string[]) => string),
  next?: NextStep,
  keep?: string,
): Promise<boolean> {
  const written = await withProgress(
    messages,
    (options) => writeSheets(plans, { ...options, ...(keep === undefined ? {} : { keep }) }),
    (sheets) => ({
      intent: "success",
      text: [strings.wrote(sheets.length), typeof after === "function" ? after(sheets) : after]
        .filter(Boolean)
        .join(" "),
      sheets,
      ...(next ? { next } : {}),
    }),
  );
  return written.ok;
}

interface ProgressOptions {
  signal: AbortSignal;
  progress: (done: number, total: number) => void;
}

/** Does something that can be stopped, shows how far it is, and then what became of it. */
export async function withProgress<T>(
  messages: PaneMessages,
  job: (options: ProgressOptions) => Promise<Outcome<T>>,
  success: (value: T) => Message,
): Promise<Outcome<T>> {
  const stop = new AbortController();
  const tell = (text: string, part?: number): void =>
    messages.progress({ text, ...(part === undefined ? {} : { part }), stop: () => stop.abort() });
  tell(strings.working);
  const progress = (done: number, total: number): void =>
    tell(strings.progress(done, total), done / Math.max(1, total));
  const outcome = await job({ signal: stop.signal, progress });
  messages.show(
    outcome.ok
      ? success(outcome.value)
      : { intent: outcome.kind === "cancelled" ? "info" : "error", text: excelSentence(outcome) },
  );
  await messages.attend();
  return outcome;
}
