/** Stores the workbook a moment after each change. */
import { CommandType, ICommandService, type Injector } from "@univerjs/core";
import { saveWorkbook, type StoredWorkbook } from "./storage";

const QUIET = 300;

export class Autosave {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    injector: Injector,
    private readonly snapshot: () => StoredWorkbook,
  ) {
    injector.get(ICommandService).onCommandExecuted((command) => {
      if (command.type === CommandType.MUTATION) this.soon();
    });
    // A page that is left may not have had its quiet moment yet.
    addEventListener("pagehide", () => void this.now());
  }

  soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.now(), QUIET);
  }

  /** Stores now; resolves when it is done. */
  now(): Promise<void> {
    clearTimeout(this.timer);
    if (this.stopped) return this.saving;
    this.saving = this.saving.then(() => saveWorkbook(this.snapshot()));
    return this.saving;
  }

  /** Stores nothing any more: before the workbook is emptied. */
  stop(): Promise<void> {
    clearTimeout(this.timer);
    this.stopped = true;
    return this.saving;
  }
}
