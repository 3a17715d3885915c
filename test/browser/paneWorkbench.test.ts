/** The pane beside a sheet: what it writes and reads. */
import type { Frame, Page } from "playwright-core";
import type { OpenPage } from "../support/chromium";
import { openWithPane, readPaste, said } from "../support/panePage";
import { cell, selectCell, settle, typeInCell, values } from "../support/workbenchPage";

const NIGHT = `Board,NS,EW,Result
1,1,2,4SN=
1,3,4,3NTN=
1,5,6,what
2,1,4,PASS`;

let opened: OpenPage;
let page: Page;
let pane: Frame;

beforeAll(async () => {
  ({ opened, page, pane } = await openWithPane());
}, 120000);

afterAll(() => opened.close());

async function explanation(address: string): Promise<string[]> {
  await selectCell(page, address);
  await pane.click("#explain");
  const lines = pane.locator("#explanation p");
  await lines.filter({ hasText: address }).first().waitFor();
  return lines.allTextContents();
}

test("a cell's score is explained, and what is wrong with one", async () => {
  await typeInCell(page, "A1", '=BRIDGESCORE("4S",10,"V","X")');
  await typeInCell(page, "A2", '=BRIDGESCORE("9Z",10)');
  await pane.click("fluent-tab#workbook");
  expect(await explanation("A1")).toEqual([
    expect.stringContaining('A1: =BRIDGESCORE("4S",10,"V","X")'),
    "4♠X =: 10 tricks, declarer vulnerable.",
    "Contract 4♠X: 240",
    "Game, vulnerable: 500",
    "For making it doubled: 50",
    "Together 790 (Law 77).",
  ]);
  expect((await explanation("A2"))[1]).toContain('"9Z" is not a contract');
}, 60000);

test("a cell of a spill is explained by its own row", async () => {
  for (const [row, score] of [450, 420, 420, -50].entries()) await typeInCell(page, `R${row + 1}`, String(score));
  await typeInCell(page, "S1", '=MATCHPOINTS(R1:R4,,"EW")');
  await settle(page);
  expect((await explanation("S3")).slice(1)).toEqual([
    "E-W's score is -420, beside 3 other results.",
    "Beats 1 (2) + ties 1 (1) = 3 of 6",
  ]);
}, 60000);

test("the calculator puts its formula into the selected cell, and into no other", async () => {
  await selectCell(page, "C1");
  await pane.click("fluent-tab#calculator");
  await pane.locator("#contract input").fill("3NTX-2");
  await pane.click("#insert");
  await said(pane, "The formula stands in");
  expect((await cell(page, "C1")).value).toBe(-300);
  await selectCell(page, "A1");
  await pane.click("#insert");
  await said(pane, "is not empty");
  expect((await cell(page, "A1")).value).toBe(790);
}, 60000);

test("the selected cells are reviewed", async () => {
  const rows = [
    ["Board", "NS", "EW", "Score"],
    ["1", "1", "2", "420"],
    ["1", "3", "4", "-50"],
  ];
  for (const [r, row] of rows.entries()) {
    for (const [c, text] of row.entries()) await typeInCell(page, `${"EFGH"[c]}${r + 1}`, text);
  }
  await selectCell(page, "E1:H3");
  await pane.click("fluent-tab#import");
  await pane.click("#read-selection");
  await pane.getByText("2 results on 1 board, 2 a board").waitFor();
  await pane.click("#back");
}, 60000);

test("a pasted night is written: all lines, also the one that is not understood", async () => {
  await readPaste(pane, NIGHT);
  await pane.getByText("4 results on 2 boards, 1 to 3 a board").waitFor();
  await pane.getByText("Not understood (1)").waitFor();
  await pane.click("#write");
  await said(pane, "Written: 5 sheets.");
  await settle(page);
  expect((await values(page, "Results!A1:A5")).flat()).toEqual(["Board", 1, 1, 1, 2]);
  expect((await values(page, "Results!A2:H4")).flat()).toContain("what");
  expect((await cell(page, "Ranking!A3")).value).toMatch(/^PROVISIONAL: 1 of 4 missing/);
}, 180000);

test("the message's buttons lead to the sheets", async () => {
  await pane.locator("pane-messages fluent-button", { hasText: "Ranking" }).click();
  await expect(explainedSheet()).resolves.toContain("Ranking!A1");
}, 30000);

/** The sheet that Excel shows, by what Explain says of the selected cell. */
async function explainedSheet(): Promise<string> {
  await settle(page);
  await pane.click("fluent-tab#workbook");
  await pane.click("#explain");
  const line = pane.locator("#explanation p", { hasText: "Ranking" }).first();
  await line.waitFor();
  return (await line.textContent()) ?? "";
}

test("a ranking's cell tells how far the session is, and what is wrong", async () => {
  await typeInCell(page, "Sheet1!J1", "=RANKING(Results!A1:H5)");
  const lines = await explanation("Sheet1!J1");
  expect(lines).toContain("PROVISIONAL: 1 of 4 missing: board 1");
  expect(lines.join(" ")).toContain('"what" is not a contract');
}, 30000);

test("sound formulas need no repair", async () => {
  await pane.click("fluent-tab#workbook");
  await pane.click("#repair");
  await said(pane, "nothing to repair");
}, 30000);

test("nothing was asked from elsewhere, and nothing failed unseen", () => {
  expect(opened.foreignRequests).toEqual([]);
  expect(opened.errors).toEqual([]);
});
