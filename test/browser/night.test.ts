/** A paper night of 27 results, entered by keyboard alone in each of the three ways. */
import { cell, openWorkbench, selectCell, settle, untilCell, values } from "../support/workbenchPage";
import { openPane } from "../support/panePage";
import type { OpenPage } from "../support/chromium";

/** Nine boards of three tables: pairs 1-3 N-S against 11-13 E-W. Board, N-S, E-W, contract, double, declarer, result, score. */
const NIGHT = Array.from({ length: 27 }, (_, i) => {
  const board = Math.floor(i / 3) + 1;
  const pair = (i % 3) + 1;
  const contract = ["4S", "3NT", "2H"][(i + board) % 3];
  const doubled = i % 5 === 4 ? "X" : "";
  const by = ["N", "E", "S", "W"][i % 4];
  const result = ["=", "+1", "-1"][(i * 7 + board) % 3];
  return { board, ns: String(pair), ew: String(10 + (((pair + board) % 3) + 1)), contract, doubled, by, result };
});

let opened: OpenPage;

beforeEach(async () => {
  opened = await openWorkbench();
}, 60000);

afterEach(async () => {
  await opened.close();
  expect(opened.foreignRequests).toEqual([]);
  expect(opened.errors).toEqual([]);
});

/** New, nine boards with three results, two rankings, in this way of entry: with the keyboard. */
async function newNight(entry: "Columns" | "One cell" | "Scores"): Promise<void> {
  const { page } = opened;
  const { frame } = await openPane(page);
  await frame.locator("new-page fluent-text-input[name=boards] input").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("9");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  for (let i = 0; i < ["Columns", "One cell", "Scores"].indexOf(entry); i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  // The fold of further columns stays shut.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await frame.waitForSelector("pane-messages fluent-message-bar", { timeout: 60000 });
  await settle(page);
  await page.evaluate(() =>
    (window as unknown as { workbench: { select(address: string): void } }).workbench.select("Results!B2"),
  );
}

/** Types rows cell by cell, as in Excel: Tab to the right, Enter back to where the row began and one down. */
async function typeRows(rows: readonly (readonly string[])[]): Promise<void> {
  const { page } = opened;
  for (const row of rows) {
    for (const [i, text] of row.entries()) {
      if (text !== "") await page.keyboard.type(text);
      await page.keyboard.press(i < row.length - 1 ? "Tab" : "Enter");
    }
  }
  await untilCell(page, "Ranking!A3", `Final: ${rows.length} of ${rows.length}`, 30000);
}

const scoresOf = async (column: string): Promise<unknown[]> =>
  (await values(opened.page, `Results!${column}2:${column}28`)).map(([value]) => value);

let byColumns: unknown[];

test("in columns: what is typed stays text, and every score stands beside it", async () => {
  await newNight("Columns");
  await typeRows(NIGHT.map(({ ns, ew, contract, doubled, by, result }) => [ns, ew, contract, doubled, by, result]));
  expect((await cell(opened.page, "Results!G2")).value).toBe(NIGHT[0].result);
  byColumns = await scoresOf("I");
  expect(byColumns.every((score) => typeof score === "number" && score !== 0)).toBe(true);
}, 240000);

test("in one cell: the same scores", async () => {
  await newNight("One cell");
  await typeRows(NIGHT.map(({ ns, ew, contract, doubled, by, result }) => [ns, ew, contract + doubled + by + result]));
  expect(await scoresOf("F")).toEqual(byColumns);
}, 240000);

test("as scores: the same scores", async () => {
  await newNight("Scores");
  await typeRows(NIGHT.map(({ ns, ew }, i) => [ns, ew, String(byColumns[i])]));
  expect(await scoresOf("F")).toEqual(byColumns);
}, 240000);

test("a setting with a list is typed as any cell", async () => {
  await newNight("Scores");
  const { page } = opened;
  expect((await values(page, "Settings!A2:B2"))[0]).toEqual(["Scoring", "Matchpoints"]);
  await selectCell(page, "Settings!B2");
  await page.keyboard.type("Cross-IMPs", { delay: 30 });
  await page.keyboard.press("Enter");
  await untilCell(page, "Settings!B2", "Cross-IMPs");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await untilCell(page, "Settings!B3", 1);
}, 60000);
