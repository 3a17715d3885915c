/** Functions and the calculator's sheets, in the workbench, by keyboard alone. */
import type { Frame, Page } from "playwright-core";
import type { OpenPage } from "../support/chromium";
import { openPane, said, type PanePage } from "../support/panePage";
import { cell, openWorkbench, selectCell, typeInCell, untilCell, values } from "../support/workbenchPage";

let opened: OpenPage;
let page: Page;
let pane: PanePage;
let frame: Frame;

beforeAll(async () => {
  opened = await openWorkbench();
  page = opened.page;
  pane = await openPane(page);
  ({ frame } = pane);
}, 120000);

afterAll(async () => {
  await opened.close();
  expect(opened.foreignRequests).toEqual([]);
  expect(opened.errors).toEqual([]);
});

/** Looks for a function that no other one is found beside, and presses its button. */
async function insert(words: string, name: string): Promise<void> {
  const search = frame.locator("functions-page #search input");
  await search.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words);
  await frame.locator("#found", { hasText: /^\s*1 of \d+ functions\./ }).waitFor();
  // The function's summary, then its button.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const button = frame.locator(`#${name} fluent-button`);
  expect(await button.evaluate((element) => element.matches(":focus"))).toBe(true);
  await page.keyboard.press("Enter");
}

test("a score goes beside its contract, stays blank, and follows what is typed", async () => {
  await pane.tab("functions");
  await frame.locator("functions-page #BRIDGESCORE").waitFor();
  await selectCell(page, "C2");
  await insert("bridgescore", "BRIDGESCORE");
  await said(frame, "It reads A2 (contract) and B2 (tricks). It stays blank until they are filled in.");
  expect(await cell(page, "C2")).toMatchObject({ formula: '=IF(B2="","",BRIDGESCORE(A2,B2))', value: "" });
  await typeInCell(page, "A2", "4S");
  await typeInCell(page, "B2", "10");
  await untilCell(page, "C2", 420, 60000);
}, 180000);

test("a cell that is not empty is left alone", async () => {
  await selectCell(page, "C2");
  await insert("bridgescore", "BRIDGESCORE");
  await said(frame, "C2 is not empty");
  expect(await cell(page, "C2")).toMatchObject({ value: 420 });
}, 120000);

test("matchpoints go beside their scores", async () => {
  for (const [i, score] of [420, -50, 450].entries()) await typeInCell(page, `F${i + 2}`, String(score));
  await selectCell(page, "G2");
  await insert("78A", "MATCHPOINTS");
  await said(frame, "It reads F2:F4 (scores).");
  await untilCell(page, "G4", 4, 60000);
  expect(await values(page, "G2:G4")).toEqual([[2], [0], [4]]);
}, 180000);

test("a function that is named is shown first and open, with its arguments", async () => {
  await frame.locator("functions-page #search input").fill("matchpoints");
  await frame.locator("functions-page details#MATCHPOINTS[open]").waitFor();
  expect(await frame.locator("functions-page details").first().getAttribute("id")).toBe("MATCHPOINTS");
  expect(await frame.locator("#MATCHPOINTS dt").first().innerText()).toBe("scores");
  expect(await frame.locator("#MATCHPOINTS dt").nth(1).innerText()).toBe("boards (may be left out)");
}, 120000);

test("a ranking is not written where there are no results, and a word that nothing speaks of is said", async () => {
  await selectCell(page, "J2");
  await insert("whether final places", "RANKING");
  await said(frame, "Nothing was written: this workbook has no results");
  expect((await cell(page, "J2")).value).toBe("");
  await frame.locator("functions-page #search input").fill("xylophone");
  await frame.getByText('No function speaks of "xylophone"').waitFor();
}, 120000);

test("a ranking of the session is put beside it, but nothing that fills several cells into its table", async () => {
  await pane.tab("new");
  await frame.locator("new-page #boards input").fill("2");
  await frame.locator("new-page #create").click();
  await said(frame, "Written: 5 sheets");
  await pane.tab("functions");
  await selectCell(page, "Results!B2");
  await insert("whether final places", "RANKING");
  await said(frame, "is in a table, where Excel lets no formula fill several cells");
  await selectCell(page, "Results!AB2");
  await insert("whether final places", "RANKING");
  await said(frame, "It reads the tables Results, Settings and Names");
  expect(await cell(page, "Results!AB2")).toMatchObject({
    formula: "=RANKING(Results[#All],Settings[#All],Names[#All])",
  });
  await page.waitForFunction(
    () => {
      const { workbench } = window as unknown as { workbench: { cell(at: string): { value: unknown } } };
      return String(workbench.cell("Results!AB2").value).startsWith("PROVISIONAL: 12 of 12 missing");
    },
    undefined,
    { timeout: 60000 },
  );
}, 240000);

test("a practice sheet says of each score whether it is right", async () => {
  await pane.tab("calculator");
  await frame.locator("score-sheets #tasks input").fill("5");
  await frame.locator("score-sheets #seed input").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("4711");
  await page.keyboard.press("Enter");
  await said(frame, "Written: 1 sheet. Type the scores into the column Your score");
  const [first] = await values(page, "Practice!A6:F6");
  expect([first[0], first[4], first[5]]).toEqual([1, "", ""]);
  await typeInCell(page, "Practice!E6", "12345");
  await page.waitForFunction(
    () =>
      /^It is -?\d+$/.test(
        String(
          (window as unknown as { workbench: { cell(at: string): { value: unknown } } }).workbench.cell("Practice!F6")
            .value,
        ),
      ),
    undefined,
    { timeout: 60000 },
  );
  const right = String((await cell(page, "Practice!F6")).value).replace("It is ", "");
  await typeInCell(page, "Practice!E6", right);
  await untilCell(page, "Practice!F6", "right", 60000);
  await untilCell(page, "Practice!A4", "Right: 1 of 1 answered", 60000);
}, 240000);

test("the score charts fill their sheet", async () => {
  await frame.locator("score-sheets #charts").focus();
  await page.keyboard.press("Enter");
  await said(frame, "Written: 1 sheet. To print");
  await untilCell(page, "'Score chart'!A2", "Contract", 60000);
  const [heading, oneClub] = await values(page, "'Score chart'!A2:C3");
  expect([heading, oneClub]).toEqual([
    ["Contract", "NV =", "NV +1"],
    ["1♣/♦", 70, 90],
  ]);
  await untilCell(page, "'Score chart'!S30", "IMPs", 60000);
}, 240000);
