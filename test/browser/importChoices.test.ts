/** What a file may hold beside one session, in the workbench: several sessions, or hands without results. */
import type { Frame, Page } from "playwright-core";
import type { OpenPage } from "../support/chromium";
import { openWithPane, said } from "../support/panePage";
import { cell } from "../support/workbenchPage";

const SUIT = "AKQJT98765432";
const HANDS = [1, 2]
  .map((board) => `[Event ""]\n[Board "${board}"]\n[Deal "N:${SUIT}... .${SUIT}.. ..${SUIT}. ...${SUIT}"]\n`)
  .join("\n");

const line = (ns: number, ew: number, score: number): string =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER><SCORE>${score}</SCORE></TRAVELLER_LINE>`;
const event = (name: string, ...scores: number[]): string =>
  `<EVENT EVENT_TYPE="MP_PAIRS"><EVENT_DESCRIPTION>${name}</EVENT_DESCRIPTION><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${scores
    .map((score, i) => line(2 * i + 1, 2 * i + 2, score))
    .join("")}</BOARD></EVENT>`;
const TWO = `<USEBIO>${event("Afternoon", 420, -50)}${event("Evening", 100, 110, -100)}</USEBIO>`;

let opened: OpenPage;
let page: Page;
let pane: Frame;

beforeAll(async () => {
  ({ opened, page, pane } = await openWithPane());
  await pane.click("fluent-tab#import");
}, 120000);

afterAll(() => opened.close());

async function paste(text: string): Promise<void> {
  await pane.locator("#paste textarea").fill(text);
  await pane.click("#read-paste");
}

const counts = (text: string): Promise<unknown> =>
  pane.locator("import-review #counts", { hasText: text }).waitFor({ timeout: 30000 });

test("hands that come first wait, and go with the results that come next", async () => {
  await paste(HANDS);
  await pane.locator("hands-panel h2").waitFor();
  expect(await pane.locator("hands-panel section").innerText()).toContain("pasted text holds the hands of 2 boards");
  expect(await pane.locator("hands-panel .keep").count()).toBe(0);
}, 90000);

test("of a file with several sessions the scorer chooses one", async () => {
  await paste(TWO);
  await counts("2 results on 1 board");
  await pane.locator("fluent-radio[value='1'][aria-label^='Evening']").click();
  await counts("3 results on 1 board");
  expect(await pane.locator("fluent-radio[aria-label^='Evening']").getAttribute("aria-checked")).not.toBe("false");
  await pane.click("#write");
  await said(pane, "Written: 5 sheets.");
  expect((await cell(page, "Results!A4")).value).toBe(1);
  expect(await pane.locator("hands-panel").count()).toBe(0);
}, 180000);

test("hands that come later are offered to the session that has their boards", async () => {
  await paste(HANDS.replace(/Board "2"/, 'Board "20"'));
  await pane.locator("hands-panel .keep").waitFor({ timeout: 30000 });
  expect(await pane.locator("hands-panel section").innerText()).toContain("Results (Evening) has one of these boards.");
  await pane.click("hands-panel .keep");
  await said(pane, "The hands of 1 board are kept with Results.");
  expect(await pane.locator("hands-panel").count()).toBe(0);
}, 90000);
