/** Check and Results: a session with wrong rows, looked at, corrected, and put on sheets. */
import type { Frame, Page } from "playwright-core";
import type { OpenPage } from "../support/chromium";
import { openWithPane, readPaste, said } from "../support/panePage";
import { cell, selectCell, settle, untilCell, values } from "../support/workbenchPage";

/** Eight boards of four tables: pairs 1 to 4 sit N-S, 11 to 14 E-W, two boards a round. */
const NIGHT = Array.from({ length: 32 }, (_, i) => {
  const [board, pair] = [Math.floor(i / 4) + 1, (i % 4) + 1];
  const opponent = 11 + ((pair + Math.floor((board - 1) / 2)) % 4);
  return [board, pair, opponent, "3NT", "N", ["=", "+1", "-1"][(board + pair) % 3]];
});

/** Pair 2 in place of 1 on board 1 (row 2), and a contract that there is not on board 3 (row 11). */
const WRONG = NIGHT.map((line, i) =>
  i === 0 ? [1, 2, ...line.slice(2)] : i === 9 ? [...line.slice(0, 3), "9S", ...line.slice(4)] : line,
);

const paste = (lines: readonly (readonly unknown[])[]): string =>
  ["Board,NS,EW,Contract,By,Result", ...lines.map((line) => line.join(","))].join("\n");

let opened: OpenPage;
let page: Page;
let pane: Frame;

beforeAll(async () => {
  ({ opened, page, pane } = await openWithPane());
}, 120000);

afterAll(() => opened.close());

const heading = (text: string | RegExp): Promise<void> =>
  pane.locator("check-page h2", { hasText: text }).waitFor({ timeout: 30000 });

/** The cell that Excel has selected: "Results!B2". */
async function selected(): Promise<string> {
  await settle(page);
  return pane.evaluate(() =>
    Excel.run(async (context) => {
      const active = context.workbook.getActiveCell();
      active.load("address");
      await context.sync();
      return active.address;
    }),
  );
}

/** Puts a row into the sheet, or takes one out. */
const changeRows = (address: string, way: "insert" | "delete"): Promise<void> =>
  pane.evaluate(
    ([where, what]) =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem("Results").getRange(where);
        if (what === "insert") range.insert("Down");
        else range.delete("Up");
        await context.sync();
      }),
    [address, way] as const,
  );

/** Puts entries into cells, as if they were typed. */
const put = (address: string, entries: (string | number)[][]): Promise<void> =>
  pane.evaluate(
    ([where, what]) =>
      Excel.run(async (context) => {
        const [sheet, cells] = where.split("!");
        context.workbook.worksheets.getItem(sheet).getRange(cells).values = what;
        await context.sync();
      }),
    [address, entries] as const,
  );

/** What the keyboard is on. */
const focused = (): Promise<string> =>
  pane.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return (element?.textContent ?? "").trim();
  });

const places = async (group: string): Promise<string[]> =>
  (await pane.locator(`check-group#${group} .place`).allTextContents()).map((text) => text.trim());

async function importNight(lines: readonly (readonly unknown[])[]): Promise<void> {
  await readPaste(pane, paste(lines));
  await pane.click("#write");
  await said(pane, "Written: 5 sheets.");
  await settle(page);
}

test("a workbook without results is said to have none", async () => {
  await pane.click("fluent-tab#check");
  await heading("This workbook has no results of Traveller yet.");
  await pane.click("fluent-tab#results");
  await pane.locator("results-page h2", { hasText: "no results of Traveller" }).waitFor();
}, 30000);

test("an import offers the check, which begins at once with the keyboard on what it says", async () => {
  await importNight(WRONG);
  await pane.locator("#next").focus();
  await page.keyboard.press("Enter");
  await heading("PROVISIONAL: 1 of 32 missing: board 3");
  await pane.waitForFunction(
    () => document.querySelector("traveller-pane")?.shadowRoot?.activeElement?.localName === "check-page",
  );
  expect(await focused()).toBe("PROVISIONAL: 1 of 32 missing: board 3");
  expect(await places("wrong")).toEqual(["B2", "D11"]);
}, 180000);

test("a finding leads to its cell, also after rows were put in above", async () => {
  await pane.getByRole("button", { name: "Go to B2", exact: true }).click();
  expect(await selected()).toBe("Results!B2");
  await changeRows("A2:G2", "insert");
  await selectCell(page, "Ranking!A1");
  await pane.getByRole("button", { name: "Go to D11", exact: true }).click();
  expect(await selected()).toBe("Results!D12");
  await changeRows("A2:G2", "delete");
}, 60000);

/** How many boards the ranking counts for a pair. */
async function boardsOf(pair: number): Promise<unknown> {
  const rows = await values(page, "Ranking!A4:H13");
  const [pairs, boards] = ["Pair", "Boards"].map((name) => rows[0].indexOf(name));
  return rows.find((row) => String(row[pairs]) === String(pair))?.[boards];
}

/** The sheet follows a moment after the pane. */
async function untilBoards(pair: number, boards: number): Promise<void> {
  for (let tries = 0; tries < 100 && (await boardsOf(pair)) !== boards; tries++) await page.waitForTimeout(100);
  expect(await boardsOf(pair)).toBe(boards);
}

test("a correction is written, its finding goes, the ranking follows, and the keyboard stays in the list", async () => {
  expect(await boardsOf(1)).toBe(7);
  await pane.locator("check-group#wrong").getByText("NS: 1", { exact: true }).click();
  await said(pane, "Written: Results!B2 is now 1 (before: 2).");
  await pane.locator("check-group#wrong h3", { hasText: "Wrong (1)" }).waitFor();
  expect(await places("wrong")).toEqual(["D11"]);
  expect(await focused()).toBe("D11");
  await untilBoards(1, 8);
}, 60000);

test("where the row was changed since, nothing is written, and that is said", async () => {
  await put("Results!B3", [["1"]]);
  await pane.click("#again");
  await pane.locator("check-group#wrong h3", { hasText: "Wrong (2)" }).waitFor();
  await put("Results!G3", [["'+4"]]);
  await pane.locator("check-group#wrong .fixes fluent-button").first().click();
  await said(pane, "Row 3 does not hold any more what was checked, so nothing was written. Check again.");
  expect((await cell(page, "Results!B3")).value).toBe(1);
  await pane.getByRole("button", { name: "Go to B3", exact: true }).click();
  await said(pane, "The sheet has changed since it was checked");
  await put("Results!B3", [["2"]]);
}, 60000);

test("with everything put right nothing is odd, and the session is final", async () => {
  await put("Results!D11:G11", [["3NT", "", "N", "-1"]]);
  await pane.locator("#again").focus();
  await page.keyboard.press("Enter");
  await heading("Final: 32 of 32");
  expect(await focused()).toBe("Check again");
  await pane.getByText("Nothing odd: 32 results checked.").waitFor();
}, 60000);

test("a table of one's own is checked where a cell of it is selected", async () => {
  await put("Sheet1!C4:F6", [
    ["Board", "NS", "EW", "Score"],
    [1, 1, 2, 420],
    [1, 3, 3, -50],
  ]);
  await selectCell(page, "Sheet1!D5");
  await pane.click("#check-selection");
  await heading("PROVISIONAL: 1 of 2 missing: board 1");
  expect(await places("wrong")).toEqual(["D6"]);
  await pane.click('check-page fluent-radio[aria-label="Results"]');
  await heading("Final: 32 of 32");
}, 60000);

test("the page Results shows who leads, and which sheets there are", async () => {
  await pane.click("fluent-tab#results");
  await pane.locator("results-page h2", { hasText: "Final: 32 of 32" }).waitFor();
  expect(await pane.locator("results-page leader-list caption").allInnerTexts()).toEqual(["NS", "EW"]);
  await pane.locator("#open-travellers").waitFor();
  await pane.click("#open-ranking");
  expect(await selected()).toBe("Ranking!A1");
}, 60000);

test("scorecards are written as a live sheet, once", async () => {
  await pane.click("#write-scorecards");
  await said(pane, "Written: 1 sheet.");
  expect((await cell(page, "Scorecards!A3")).formula).toBe("=SCORECARD(Results[#All],,Settings[#All],Names[#All])");
  await untilCell(page, "Scorecards!A4", "1");
  await pane.locator("#open-scorecards").waitFor();
  await selectCell(page, "Results!A1");
  await pane.click("#open-scorecards");
  expect(await selected()).toBe("Scorecards!A1");
}, 60000);

test("one pair's card is asked for by its number, and opened where it is there", async () => {
  await pane.locator("#pair input").fill("77");
  await page.keyboard.press("Enter");
  await said(pane, "No pair or player 77 in these results");
  await pane.locator("#pair input").fill("11 ew");
  await page.keyboard.press("Enter");
  await said(pane, "Written: 1 sheet.");
  await untilCell(page, "'Scorecard 11'!A4", "Pair 11");
  await selectCell(page, "Results!A1");
  await pane.click("#write-card");
  await pane.locator("fluent-message-bar").waitFor({ state: "detached" });
  expect(await selected()).toBe("'Scorecard 11'!A1");
}, 60000);

test("of several sessions the last is taken, and another can be chosen", async () => {
  await importNight(NIGHT.slice(0, 8));
  await said(pane, "Correct a result in Results 2, and everything follows.");
  await pane.click("#next");
  await heading("Final: 8 of 8");
  await pane.click('check-page fluent-radio[aria-label="Results"]');
  await heading("Final: 32 of 32");
  await pane.click("fluent-tab#results");
  await pane.click('results-page fluent-radio[aria-label="Results 2"]');
  await pane.locator("results-page h2", { hasText: "Final: 8 of 8" }).waitFor();
  await pane.click("#write-scorecards");
  await said(pane, "Written: 1 sheet. It follows every correction in Results 2.");
  await pane.click("fluent-tab#check");
  await pane.click('check-page fluent-radio[aria-label="Results"]');
  await heading("Final: 32 of 32");
}, 180000);

test("findings are no wider than the pane", async () => {
  await put("Results!D3", [["a contract that nobody has ever heard of"]]);
  await pane.click("#again");
  await pane.locator("check-group#wrong").waitFor();
  expect(await pane.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}, 30000);

test("nothing was asked from elsewhere, and nothing failed unseen", () => {
  expect(opened.foreignRequests).toEqual([]);
  expect(opened.errors).toEqual([]);
});
