/** Writes sheet plans. */
import { excelSentence, writeSheets } from "../excel";
import type { SheetPlan } from "../sheets";
import type { NextStep, PaneMessages } from "./messages";
import { strings } from "./strings";

/** Writes with progress that can be stopped, says what was written or why not, and answers whether it was. */
export async function writeWithProgress(
  messages: PaneMessages,
  plans: readonly SheetPlan[],
  after?: string,
  next?: NextStep,
): Promise<boolean> {
  const stop = new AbortController();
  const tell = (text: string): void => messages.progress({ text, stop: () => stop.abort() });
  tell(strings.working);
  const outcome = await writeSheets(plans, {
    signal: stop.signal,
    progress: (done, total) => tell(strings.progress(done, total)),
  });
  messages.show(
    outcome.ok
      ? {
          intent: "success",
          text: [strings.wrote(outcome.value.length), after].filter(Boolean).join(" "),
          sheets: outcome.value,
          ...(next ? { next } : {}),
        }
      : { intent: outcome.kind === "cancelled" ? "info" : "error", text: excelSentence(outcome) },
  );
  await messages.attend();
  return outcome.ok;
}
