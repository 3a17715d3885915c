/** Sessions built from their movements, in the workbench, by keyboard alone. */
import type { Frame, Page } from "playwright-core";
import { paneFrame, type OpenPage } from "../support/chromium";
import { cell, openWorkbench, selectCell, settle, untilCell, values } from "../support/workbenchPage";

let opened: OpenPage;
let page: Page;
let pane: Frame;

beforeEach(async () => {
  opened = await openWorkbench();
  page = opened.page;
  pane = await paneFrame(page);
  await pane.locator("new-page").waitFor();
}, 60000);

afterEach(async () => {
  await opened.close();
  expect(opened.foreignRequests).toEqual([]);
  expect(opened.errors).toEqual([]);
});

/** The ids of what the keyboard is on, from the page inwards. */
const focused = (): Promise<string[]> =>
  pane.evaluate(() => {
    const ids: string[] = [];
    let element = document.activeElement;
    while (element) {
      ids.push(element.id);
      element = element.shadowRoot?.activeElement ?? null;
    }
    return ids;
  });

/** Tab until the keyboard is on something. */
async function tabTo(id: string): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < 40; i++) {
    const ids = await focused();
    if (ids.includes(id)) return;
    seen.push(ids.join(">"));
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${id}: ${seen.join(", ")}`);
}

/** Writes into the field of this name, in place of what is there. */
async function fill(id: string, text: string): Promise<void> {
  await tabTo(id);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Chooses in a list by its first letters. */
async function choose(id: string, label: string): Promise<void> {
  await tabTo(id);
  await page.keyboard.type(label);
}

/** New, a session with its movement. */
async function openBuilder(): Promise<void> {
  await pane.locator("new-page fluent-radio[value=night]").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await pane.locator("session-builder fluent-text-input").first().waitFor();
}

/** The button at the end, and what the pane says then. */
async function write(): Promise<string> {
  await tabTo("write-session");
  await page.keyboard.press("Enter");
  const message = pane.locator("pane-messages fluent-message-bar");
  await message.waitFor({ timeout: 90000 });
  await settle(page);
  return ((await message.textContent()) ?? "").replace(/\s+/g, " ").trim();
}

/** Cell by cell, as in Excel: Tab to the right, Enter back to where the row began and one down. */
async function typeRow(row: readonly string[]): Promise<void> {
  for (const [i, text] of row.entries()) {
    if (text !== "") await page.keyboard.type(text);
    await page.keyboard.press(i < row.length - 1 ? "Tab" : "Enter");
  }
}

const rankingStatus = async (): Promise<string> => String((await cell(page, "Ranking!A3")).value);

const shot = async (name: string): Promise<void> => {
  if (!process.env.SHOTS) return;
  const frame = await (await pane.frameElement()).boundingBox();
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, ...(frame ? { clip: frame } : {}) });
};

test("an 11-table Mitchell with names pasted, one board typed, the ranking seen", async () => {
  await openBuilder();
  await fill("count", "22");
  await fill("boards", "26");
  await page.keyboard.press("Tab");
  await pane.getByText("Straight Mitchell: 11 tables, 22 pairs").first().waitFor();
  await tabTo("names");
  const names = Array.from({ length: 22 }, (_, i) => `Player ${i + 1}a & Player ${i + 1}b`).join("\n");
  await page.keyboard.insertText(names);
  await pane.getByText("22 of 22 named.").waitFor();
  await shot("mitchell");
  expect(await write()).toContain("Written: 7 sheets.");
  await selectCell(page, "Results!F2");
  for (let i = 0; i < 9; i++) await typeRow(["4S", "", "N", ["=", "+1", "-1"][i % 3]]);
  await untilCell(page, "Ranking!A5", "1=", 30000);
  expect(await rankingStatus()).toMatch(/^PROVISIONAL: 288 of 297 missing: board 2 \(9\), 3 \(9\)/);
  const ranking = await values(page, "Ranking!A4:G12");
  expect(ranking[0].slice(0, 4)).toEqual(["Place", "Pair", "Direction", "Names"]);
  expect(String(ranking[1][3])).toMatch(/^Player \d+a & Player \d+b$/);
}, 180000);

test("8 1/2 tables: who sits out has rows that say so, and is not missing", async () => {
  await openBuilder();
  await fill("count", "17");
  await fill("boards", "27");
  await page.keyboard.press("Tab");
  await pane.getByText("Pair 18 is missing").first().waitFor();
  await shot("half");
  expect(await write()).toContain("Written: 7 sheets.");
  await settle(page);
  const rows = await values(page, "Results!A2:I244");
  const sitOuts = rows.filter((row) => row.includes("SITOUT"));
  expect([rows.length, sitOuts.length]).toEqual([243, 27]);
  expect(await rankingStatus()).toMatch(/^PROVISIONAL: 216 of 216 missing/);
}, 180000);

test("a 3-table Howell by rounds, in one cell, typed to the end", async () => {
  await openBuilder();
  await fill("count", "6");
  await fill("boards", "10");
  await page.keyboard.press("Tab");
  await pane.locator("fluent-radio[name=suggestion]").first().waitFor();
  await page.keyboard.press("Tab");
  await choose("entry", "In one");
  await choose("order", "Pick");
  await shot("howell");
  await write();
  const rows = await values(page, "Results!A1:F31");
  const results = rows.slice(1).filter((row) => row[0] !== "").length;
  expect(rows[0].slice(0, 6)).toEqual(["Board", "Round", "Table", "NS", "EW", "Result"]);
  await selectCell(page, "Results!F2");
  for (let i = 0; i < results; i++) await typeRow([["3NTN=", "4HE-1", "PASS"][i % 3]]);
  await untilCell(page, "Ranking!A3", `Final: ${results} of ${results}`, 60000);
}, 240000);

test("an individual of 12: every player in the results and the ranking", async () => {
  await openBuilder();
  await choose("event", "Ind");
  await fill("count", "12");
  await page.keyboard.press("Tab");
  await pane.getByText("Individual: 3 tables, 12 players").first().waitFor();
  await tabTo("names");
  await page.keyboard.insertText("Ann\nBob\nCleo");
  await shot("individual");
  expect(await write()).toContain("Written: 6 sheets.");
  await selectCell(page, "Results!H2");
  for (let i = 0; i < 3; i++) await typeRow(["2S", "", "S", ["=", "+1", "-1"][i]]);
  await untilCell(page, "Ranking!A5", "1=", 30000);
  const players = (await values(page, "Ranking!B5:B16")).flat();
  expect([...players].sort((a, b) => Number(a) - Number(b))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(String),
  );
}, 180000);
