/**
 * Imports written and deleted over and over: nothing of them stays. `npm run soak` does it 200 times and judges the memory
 * too; with every run of the tests it is done ten times.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Frame, Page } from "playwright-core";
import type { StoredWorkbook } from "../../src/workbench/page/storage";
import type { OpenPage } from "../support/chromium";
import { openWithPane, readPaste, said } from "../support/panePage";
import { settle } from "../support/workbenchPage";

/** The sample's first boards: 24 results, so that a round takes a second or two. */
const SESSION = readFileSync(join(__dirname, "../../src/taskpane/sample.csv"), "utf8")
  .split("\n")
  .slice(0, 25)
  .join("\n");
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 10);
/** The memory is looked at after so many rounds each. */
const LOOK_EVERY = 5;
/** Fewer looks at the heap say nothing of a trend. */
const ENOUGH_LOOKS = 20;
/**
 * MB a round, from the second quarter's median heap to the last quarter's. About 0.05 stays, with no element among it, and
 * as much where the same sheets come and go in Univer without the pane; the answered requests that the workbench once kept
 * took 0.5. The first quarter is left out, for the engine still compiles and fills its caches.
 */
const MOST_GROWTH = 0.2;
/** Of the page and the pane; a review that is kept has over 400. */
const MOST_MORE_NODES = 100;
/** Univer measures rows when the page is idle, and complains where their sheet is gone by then. */
const UNIVERS_OWN = /calculateAutoHeightInRange/;

let opened: OpenPage;
let page: Page;
let pane: Frame;
let devtools: CDPSession;

beforeAll(async () => {
  ({ opened, page, pane } = await openWithPane());
  devtools = await page.context().newCDPSession(page);
}, 120000);

afterAll(() => opened.close());

interface Memory {
  /** Millions of bytes that JavaScript holds in the page, the pane's frame included. */
  heap: number;
  /** Elements and texts, in the page or kept out of it. */
  nodes: number;
}

/** What is held once the rubbish is gone. */
async function memory(): Promise<Memory> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes } = await devtools.send("Memory.getDOMCounters");
  return { heap: usedSize / 1_000_000, nodes };
}

async function importAndDelete(): Promise<void> {
  await readPaste(pane, SESSION);
  await pane.click("#write");
  await said(pane, "Written: 5 sheets.");
  await untilIdle();
  await clear();
}

/**
 * Univer looks at heights and choices of a new sheet when the page is idle, and complains when the sheet is gone by then.
 * What was asked for before us comes before us, as long as there is time.
 */
async function untilIdle(): Promise<void> {
  await settle(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const timeLeft = (): Promise<number> =>
      new Promise((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())));
    while ((await timeLeft()) < 1);
  });
}

/** Deletes every sheet but the first, and the settings, as a scorer who starts anew. */
const clear = (): Promise<void> =>
  pane.evaluate(() =>
    Excel.run(async (context) => {
      const { worksheets, settings } = context.workbook;
      worksheets.load("items/name");
      settings.load("items/key");
      await context.sync();
      worksheets.items.slice(1).forEach((sheet) => sheet.delete());
      settings.items.forEach((setting) => setting.delete());
      await context.sync();
    }),
  );

/** What there is in the workbook. */
const left = (): Promise<object> =>
  pane.evaluate(() =>
    Excel.run(async (context) => {
      const { worksheets, settings, names, tables } = context.workbook;
      worksheets.load("items/name");
      settings.load("items/key");
      names.load("items/name");
      tables.load("items/name");
      await context.sync();
      return {
        sheets: worksheets.items.map(({ name }) => name),
        settings: settings.items.map(({ key }) => key),
        names: names.items.map(({ name }) => name),
        tables: tables.items.map(({ name }) => name),
      };
    }),
  );

/** The workbook as the workbench has stored it for the next time. */
const stored = (): Promise<StoredWorkbook> =>
  page.evaluate(
    () =>
      new Promise<StoredWorkbook>((resolve, reject) => {
        const opening = indexedDB.open("workbench");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("workbooks").objectStore("workbooks").get("current");
          reading.onsuccess = () => resolve(reading.result as StoredWorkbook);
        };
      }),
  );

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

test(`after ${ROUNDS} imports nothing is left of them`, async () => {
  const looks: Memory[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await importAndDelete();
    if (round % LOOK_EVERY > 0) continue;
    const look = await memory();
    looks.push(look);
    if (process.env.SOAK_ROUNDS)
      process.stdout.write(`${round} imports: ${look.heap.toFixed(1)} MB, ${look.nodes} nodes\n`);
  }
  await settle(page);
  expect(await left()).toEqual({ sheets: ["Sheet1"], settings: [], names: [], tables: [] });
  const { extras } = await stored();
  expect(extras).toEqual({ states: {}, settings: {}, tables: {}, names: {}, conditionals: {}, validations: {} });
  expect(opened.errors.filter((error) => !UNIVERS_OWN.test(error))).toEqual([]);
  expect(looks[looks.length - 1].nodes - looks[0].nodes).toBeLessThan(MOST_MORE_NODES);
  if (looks.length >= ENOUGH_LOOKS) judge(looks.map(({ heap }) => heap));
}, 7_200_000);

function judge(heaps: readonly number[]): void {
  const quarter = Math.floor(heaps.length / 4);
  const [second, last] = [median(heaps.slice(quarter, 2 * quarter)), median(heaps.slice(-quarter))];
  process.stdout.write(`second quarter ${second.toFixed(1)} MB, last quarter ${last.toFixed(1)} MB\n`);
  // From the middle of the one to the middle of the other.
  expect((last - second) / (ROUNDS / 2)).toBeLessThan(MOST_GROWTH);
}
