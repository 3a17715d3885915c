/** Writes sheet plans with progress that can be stopped, and says what was written. */
import { excelSentence, writeSheets } from "../excel";
import type { SheetPlan } from "../sheets";
import type { PaneMessages } from "./messages";
import { strings } from "./strings";

export async function writeWithProgress(
  messages: PaneMessages,
  plans: readonly SheetPlan[],
  after?: string,
): Promise<void> {
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
        }
      : { intent: outcome.kind === "cancelled" ? "info" : "error", text: excelSentence(outcome) },
  );
}
