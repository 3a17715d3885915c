/** Rulings: the column Adjust is asked for or added, and one cell in it settles any ruling. */
import type { Frame, Page } from "playwright-core";
import type { OpenPage } from "../support/chromium";
import { openWithPane, readPaste, said } from "../support/panePage";
import { cell, selectCell, settle, typeInCell, untilCell, values } from "../support/workbenchPage";

let opened: OpenPage;
let page: Page;
let pane: Frame;

beforeAll(async () => {
  ({ opened, page, pane } = await openWithPane());
}, 120000);

afterAll(() => opened.close());

const tab = (name: string): Promise<void> => pane.click(`fluent-tab#${name}`);

/** Four results of board 1, nobody vulnerable: 3NT by North, one down, made, with an overtrick, one down. */
const NIGHT = [
  "Board,NS,EW,Contract,By,Result",
  "1,1,11,3NT,N,-1",
  "1,2,12,3NT,N,=",
  "1,3,13,3NT,N,+1",
  "1,4,14,3NT,N,-1",
];

test("an import without rulings; the page Results adds the column, by keyboard", async () => {
  await readPaste(pane, NIGHT.join("\n"));
  await pane.click("#write");
  await said(pane, "Written: 5 sheets.");
  await tab("results");
  await pane.locator("#columns").focus();
  await page.keyboard.press("Enter");
  await pane.locator("#add-Adjust").focus();
  await page.keyboard.press("Enter");
  await said(pane, "The column Adjust begins at Results!H2");
  await settle(page);
  expect((await values(page, "Results!G1:J1"))[0]).toEqual(["Result", "Adjust", "", "Score"]);
  expect((await cell(page, "Results!J1")).formula).toContain("SCORERESULTS(Results[#All]");
  await pane.locator("#add-Adjust").waitFor({ state: "detached" });
}, 180000);

/** What is typed; N-S's and E-W's percent; what the traveller says of it. */
const RULINGS: [string, number | "", number | "", string][] = [
  ["A6040", 60, 40, "60-40"],
  ["AVE+/AVE-", 60, 40, "AVE+/AVE-"],
  ["4SN-1", 16.67, 83.33, "-50"],
  ["60% 3NTN=, 40% 3NTN-1", 36.67, 63.33, "60% +400, 40% -50"],
  ["NS 3NTN-1 / EW 3NTN=", 16.67, 50, "NS -50 / EW +400"],
  ["NP", "", "", "NP"],
];

test.each(RULINGS)(
  "%s settles it: the percentages, the traveller and the ranking follow",
  async (ruling, ns, ew, result) => {
    await typeInCell(page, "Results!H2", ruling);
    await untilCell(page, "Results!M2", ns);
    expect((await values(page, "Results!G2:O2"))[0]).toMatchObject(
      ["-1", ruling, "", {}, {}, {}, ns, ew, ""].map((cell) => (typeof cell === "object" ? expect.anything() : cell)),
    );
    const traveller = (await values(page, "Travellers!A4:F7")).find(([pair]) => String(pair) === "1");
    expect(traveller?.[5]).toBe(result);
    expect((await cell(page, "Ranking!A2")).value).toBe("Final: 4 of 4");
    const ranking = await values(page, "Ranking!A4:G13");
    const own = ranking.find(([, pair, direction]) => String(pair) === "1" && direction === "NS");
    expect(own?.[5] ?? "").toBe(ns);
  },
  60000,
);

/** What is mistyped, and what the note says of it. */
const MISTYPED: [string, string][] = [
  ["hello", '"hello" is not an adjusted score: write A6040'],
  ["6040", '"6040" may be a percentage or a score: write 60-40 or +6040.'],
  ["A60", "says what one side gets only: write 60-40 or 60-60."],
  ["60% 4SN=, 30% 4SN-1", "must be above 0 and sum to 100 %, not 90 %."],
  ["4SN", 'The ruling\'s "4SN" has no result'],
  ["+3/-3 IMPs", "awards IMPs, but the scoring is by matchpoints"],
];

test.each(MISTYPED)(
  "%s is not understood: the note says why, and the ranking waits",
  async (ruling, note) => {
    await typeInCell(page, "Results!H2", ruling);
    await untilCell(page, "Ranking!A2", "PROVISIONAL: 1 of 4 missing: board 1");
    expect((await cell(page, "Results!O2")).value).toContain(note);
  },
  60000,
);

test("Explain tells how a weighted score came about", async () => {
  await typeInCell(page, "Results!H2", "60% 3NTN=, 40% 3NTN-1");
  await untilCell(page, "Results!M2", 36.67);
  await selectCell(page, "Results!K2");
  await tab("workbook");
  await pane.click("#explain");
  await pane.locator("#explanation p").first().waitFor();
  const words = (await pane.locator("#explanation").textContent()) ?? "";
  expect(words).toMatch(/60 %[^]*400/);
  expect(words).toContain("2.2");
}, 60000);

test("New has more columns to choose, keeps the choice on this computer, and writes them", async () => {
  await tab("new");
  await pane.click("#more-columns");
  await pane.locator('new-page fluent-checkbox[value="TD note"]').click();
  await pane.locator('new-page fluent-checkbox[value="Adjust"]').click();
  await pane.locator("#more-columns", { hasText: "More columns: Adjust, TD note" }).waitFor();
  await pane.click("#create");
  await said(pane, "Written: 5 sheets.");
  expect((await values(page, "'Results 2'!D1:J1"))[0]).toEqual([
    "Contract",
    "X",
    "By",
    "Result",
    "Adjust",
    "TD note",
    "",
  ]);
  expect(await pane.evaluate(() => localStorage.getItem("traveller.club"))).toContain("Adjust,TD note");
  // The formulas of a second session read tables such as Results_2.
  await settle(page);
  expect(await cell(page, "'Ranking 2'!A3")).toMatchObject({
    error: "",
    formula: expect.stringContaining("Results_2["),
  });
  expect(String((await cell(page, "'Ranking 2'!A3")).value)).toMatch(/^PROVISIONAL: /);
}, 120000);
