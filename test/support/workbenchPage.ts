/** The workbench in Chromium: typing with the real keyboard, and reading cells through its test interface. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { CellReport, Workbench } from "../../src/workbench/workbench";
import { openPage, type OpenOptions, type OpenPage } from "./chromium";
import { OFFICE_JS } from "./server";

/** Where `npm run build:workbench` puts it, or another build's folder. */
export const WORKBENCH_BUILD = process.env.WORKBENCH_BUILD ?? join(__dirname, "../../dist-workbench");

/** Opens the workbench and waits until the pane's functions are known to it. */
export async function openWorkbench(folder = WORKBENCH_BUILD, options: OpenOptions = {}): Promise<OpenPage> {
  const folders = { "/office/": OFFICE_JS, ...options.folders };
  const opened = await openPage(folder, { ...options, folders });
  await workbenchReady(opened.page);
  return opened;
}

/** Waits until the sheet is drawn and the functions of the pane are registered. */
export async function workbenchReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as { workbench?: Workbench }).workbench?.ready === true,
    undefined,
    { timeout: 60000 },
  );
}

/** Waits until everything that was asked for is done and calculated. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { workbench: Workbench }).workbench.settle());
}

/** A cell's value, text, formula and error message: `cell(page, "B2")` of the active sheet, or `"'Board 1'!B2"`. */
export async function cell(page: Page, address: string): Promise<CellReport> {
  await settle(page);
  return page.evaluate((where) => (window as unknown as { workbench: Workbench }).workbench.cell(where), address);
}

/** The values of an area, row by row. */
export async function values(page: Page, address: string): Promise<(string | number | boolean)[][]> {
  await settle(page);
  return page.evaluate((where) => (window as unknown as { workbench: Workbench }).workbench.values(where), address);
}

/** Selects a cell and gives the keyboard to the sheet, as a click on it would. */
export async function selectCell(page: Page, address: string): Promise<void> {
  await page.evaluate((where) => (window as unknown as { workbench: Workbench }).workbench.select(where), address);
}

/** Selects a cell and types into it with the real keyboard, then Enter. */
export async function typeInCell(page: Page, address: string, text: string): Promise<void> {
  await selectCell(page, address);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await settle(page);
}

/** Waits until a cell has this value, and says what it has otherwise. */
export async function untilCell(
  page: Page,
  address: string,
  value: string | number | boolean,
  timeout = 60000,
): Promise<void> {
  const deadline = Date.now() + timeout;
  let seen = await cell(page, address);
  while (seen.value !== value) {
    if (Date.now() > deadline) throw new Error(`${address} is ${JSON.stringify(seen)}, not ${JSON.stringify(value)}.`);
    await page.waitForTimeout(50);
    seen = await cell(page, address);
  }
}
