/** Pages in Chromium that believe they are in Excel: the workbench's host answers their Office.js from here. */
import type { BrowserContext, Page } from "playwright-core";
import { MemoryGrid } from "../../src/workbench/grid/memory/memoryGrid";
import { Host } from "../../src/workbench/host/host";
import { installHost, type PaneWindow } from "../../src/workbench/host/install";

type Told = Record<string, unknown>;
type Bridge = NonNullable<PaneWindow["_richApiNativeBridge"]>;

/** Puts every page that this context opens from now on into Excel, each time with a new workbook. */
export async function putIntoExcel(context: BrowserContext): Promise<void> {
  await context.exposeBinding("sendToExcel", ({ page }, message: string) => {
    excelOf(page).bridge.sendMessageToHost(message);
  });
  const { external } = newExcel();
  const facts = callAll((external["GetContext"] as () => Told)());
  await context.addInitScript(pretend, { hostInfo: String(callAll(external)["GetHostInfo"]), facts });
}

/** What a cell with this function shows, as the page's custom functions answer it. */
export async function formula(page: Page, id: string, values: unknown[]): Promise<unknown> {
  const answer = (await excelOf(page).host.invokeCustomFunction(id, values)) as { value?: unknown };
  return answer.value;
}

/** The same, as soon as the page's functions can be called. */
export async function firstFormula(page: Page, id: string, values: unknown[]): Promise<unknown> {
  const { functions } = excelOf(page).host;
  while (!functions.ready) await new Promise((resolve) => setTimeout(resolve, 1));
  return formula(page, id, values);
}

interface ExcelBeside {
  host: Host;
  bridge: Bridge;
  external: Told;
}

const beside = new WeakMap<Page, ExcelBeside>();

function newExcel(page?: Page): ExcelBeside {
  const host = new Host(new MemoryGrid());
  const window: PaneWindow = { external: {} };
  installHost(window, host);
  const bridge = window._richApiNativeBridge as Bridge;
  bridge.onMessageFromHost = (message) => void page?.evaluate(deliver, message).catch(() => undefined);
  return { host, bridge, external: window.external as Told };
}

function excelOf(page: Page): ExcelBeside {
  const found = beside.get(page) ?? newExcel(page);
  beside.set(page, found);
  return found;
}

/** The answers of the functions that want no argument and give something that can be sent. */
function callAll(object: Told): Told {
  const called = Object.entries(object).map(([name, value]): [string, unknown] => {
    const answer = typeof value === "function" && value.length === 0 ? (value as () => unknown)() : undefined;
    return [name, typeof answer === "object" ? undefined : answer];
  });
  return Object.fromEntries(called.filter(([, answer]) => answer !== undefined));
}

/** Runs in the page, before its own scripts. */
function pretend({ hostInfo, facts }: { hostInfo: string; facts: Told }): void {
  const settings = { Read: () => undefined, Write: () => undefined };
  const told = Object.entries(facts).map(([name, value]) => [name, () => value]);
  const context = { ...(Object.fromEntries(told) as Told), GetSettings: () => settings };
  const registered = (...values: unknown[]): void => {
    const callback = values.reverse().find((value) => typeof value === "function") as (status: number) => void;
    callback?.(0);
  };
  Object.assign(window.external, {
    GetHostInfo: () => hostInfo,
    GetContext: () => context,
    GetLoggingAllowed: () => false,
    Execute: (_id: number, _values: unknown, callback?: (status: number, payload: unknown) => void) =>
      callback?.(2, null),
    RegisterEvent: registered,
    UnregisterEvent: registered,
  });
  const page = window as unknown as PaneWindow & { sendToExcel(message: string): Promise<void> };
  page._richApiNativeBridge = {
    onMessageFromHost: null,
    sendMessageToHost: (message) => void page.sendToExcel(message),
  };
}

/** Runs in the page: hands Office.js what Excel says. */
function deliver(message: string): void {
  (window as unknown as PaneWindow)._richApiNativeBridge?.onMessageFromHost?.(message);
}
