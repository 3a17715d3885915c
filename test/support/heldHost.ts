/** Holds the workbench's Excel back, so that a test can do something while the pane waits. */
import type { Page } from "playwright-core";
import type { Workbench } from "../../src/workbench/workbench";

interface Held {
  workbench: Workbench;
  held?: { reached: Promise<void>; go: () => void };
}

/** The next request whose text has this in it waits until `release`: `holdRequest(page, '"Add"')`. */
export function holdRequest(page: Page, text: string): Promise<void> {
  return page.evaluate((wanted) => {
    const window = globalThis as unknown as Held;
    const { host } = window.workbench;
    const handle = host.handle.bind(host);
    let reach = (): void => undefined;
    let go = (): void => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    const gone = new Promise<void>((resolve) => (go = resolve));
    window.held = { reached, go };
    host.handle = async (message) => {
      if (!message.includes(wanted)) return handle(message);
      host.handle = handle;
      reach();
      await gone;
      return handle(message);
    };
  }, text);
}

/** Waits until the request has come. */
export function untilHeld(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as Held).held?.reached);
}

export function release(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as Held).held?.go());
}
