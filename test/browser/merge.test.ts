/** The same night imported twice in the workbench: what the scorer did in between stays; members give numbers their names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import type { OpenPage } from "../support/chromium";
import { openWithPane, reviewPaste, said } from "../support/panePage";
import { cell, typeInCell, untilCell, values } from "../support/workbenchPage";

const [HEADINGS, ...SAMPLE] = readFileSync(join(__dirname, "../../src/taskpane/sample.csv"), "utf8").trim().split("\n");
/** All of the sample night: the director gave one score, and one result was corrected at the table since. */
const [AWARDED, CORRECTED] = [1, SAMPLE.length - 2];
const NOW = SAMPLE.map((line, i) => (i === CORRECTED ? line.replace(/[^,]*$/, "-3") : line)).map(
  (line, i) => `${line},${i === AWARDED ? "AVE" : ""}`,
);
/** The same before: every eleventh result was still in the terminals. */
const isThere = (_: string, i: number): boolean => i % 11 !== 10;
const THEN = NOW.map((line, i) => (i === CORRECTED ? `${SAMPLE[i]},` : line)).filter(isThere);
const night = (lines: readonly string[]): string => [`${HEADINGS},Adjust`, ...lines].join("\n");
/** Where the columns stand: Board, NS, EW, Contract, X, By, Result, Lead, Adjust. */
const [RESULT, ADJUST, SCORE] = ["G", "I", "K"];

let opened: OpenPage;
let page: Page;
let pane: Frame;

beforeAll(async () => {
  ({ opened, page, pane } = await openWithPane());
}, 120000);

afterAll(() => opened.close());

const sheets = (): Promise<string[]> =>
  pane
    .locator("pane-messages .links fluent-button")
    .evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ""));

test("the first import is written, then corrected in the sheet", async () => {
  await reviewPaste(pane, night(THEN));
  expect(await pane.locator("merge-panel").count()).toBe(0);
  await pane.click("#write");
  await said(pane, "Written: 5 sheets.");
  await typeInCell(page, `Results!${RESULT}4`, "-1");
  await typeInCell(page, `Results!${ADJUST}6`, "A6040");
  expect((await cell(page, "Ranking!A3")).value).toBe(`Final: ${THEN.length} of ${THEN.length}`);
}, 180000);

test("the second one is offered as the same night, with what differs", async () => {
  await reviewPaste(pane, night(NOW));
  const counts = pane.locator("#merge-counts");
  await counts.waitFor({ timeout: 60000 });
  expect(((await counts.textContent()) ?? "").trim()).toBe("12 new, 1 changed, 2 you edited");
  const questions = await pane.locator("#merge-questions li").allTextContents();
  expect(questions).toHaveLength(2);
  expect(questions[1]).toContain("adjustment A6040. The file still says adjustment nothing.");
}, 90000);

test("merged, the edits stay, the new rows stand with their boards, and the scores follow", async () => {
  await pane.click("#merge");
  await said(pane, "Merged into Results: 12 new, 1 changed, 2 you edited.");
  await untilCell(page, "Ranking!A3", `Final: ${SAMPLE.length} of ${SAMPLE.length}`, 60000);
  expect((await cell(page, `Results!${RESULT}4`)).value).toBe("-1");
  expect((await cell(page, `Results!${ADJUST}6`)).value).toBe("A6040");
  expect((await cell(page, `Results!${RESULT}${CORRECTED + 2}`)).value).toBe("-3");
  const boards = (await values(page, `Results!A2:A${SAMPLE.length + 1}`)).flat();
  expect(boards).toEqual(SAMPLE.map((line) => Number(line.split(",")[0])));
  expect((await cell(page, `Results!A${SAMPLE.length + 2}`)).value).toBe("");
  const scores = (await values(page, `Results!${SCORE}2:${SCORE}${SAMPLE.length + 1}`)).flat();
  const adjusted = (await values(page, `Results!${ADJUST}2:${ADJUST}${SAMPLE.length + 1}`)).flat();
  expect(adjusted.filter((award) => award !== "")).toEqual(["AVE", "A6040", "60-40"]);
  expect(scores.map((score) => typeof score === "number")).toEqual(adjusted.map((award) => award === ""));
}, 180000);

test("a dated copy has what was there before", async () => {
  const [sheet, copy] = await sheets();
  expect(sheet).toBe("Results");
  expect(copy).toMatch(/^Results \d{4}-\d{2}-\d{2} \d{2}\.\d{2}$/);
  expect((await cell(page, `'${copy}'!${RESULT}4`)).value).toBe("-1");
  expect((await cell(page, `'${copy}'!A${THEN.length + 2}`)).value).toBe("");
  expect((await cell(page, `'${copy}'!${SCORE}2`)).formula).toBe("");
}, 60000);

test("the same file again has nothing new, and what is chosen of it is taken", async () => {
  await reviewPaste(pane, night(NOW));
  await pane.locator("#merge-counts", { hasText: "0 new, 0 changed, 2 you edited" }).waitFor({ timeout: 60000 });
  await pane.locator("#merge-questions li").first().locator("fluent-radio[value='1']").click();
  await pane.click("#merge");
  await said(pane, "Merged into Results: 0 new");
  expect((await cell(page, `Results!${RESULT}4`)).value).toBe(SAMPLE[2].split(",").at(-1));
  expect((await cell(page, `Results!${ADJUST}6`)).value).toBe("A6040");
}, 120000);

const MEMBERS = `<?xml version="1.0"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS">
<BOARD><BOARD_NUMBER>30</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>
<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>420</SCORE></TRAVELLER_LINE></BOARD>
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>
<PLAYER><PLAYER_NAME>Ann Lee</PLAYER_NAME><NATIONAL_ID_NUMBER>00123</NATIONAL_ID_NUMBER></PLAYER>
<PLAYER><PLAYER_NAME>Bob Ray</PLAYER_NAME><NATIONAL_ID_NUMBER>00456</NATIONAL_ID_NUMBER></PLAYER></PAIR></PARTICIPANTS>
</EVENT></USEBIO>`;

test("an import's members are kept, and numbers that are typed find their names", async () => {
  await reviewPaste(pane, MEMBERS);
  await pane.click("#keep-members");
  await said(pane, "Members: 2 added.");
  expect(await values(page, "Members!A1:B3")).toEqual([
    ["Number", "Name"],
    ["00123", "Ann Lee"],
    ["00456", "Bob Ray"],
  ]);
  await typeInCell(page, "Members!D2", "4");
  await typeInCell(page, "Members!D3", "7");
  await typeInCell(page, "Members!C2", "B");
  await typeInCell(page, "Members!C3", "A");
  await pane.click("#back");
  await pane.click("fluent-tab#new");
  await pane.locator("new-page fluent-button", { hasText: "Write the sheets" }).click();
  await said(pane, "Written: 5 sheets.");
  expect((await values(page, "'Names 2'!A1:H1"))[0]).toEqual([
    ...["Pair", "Name 1", "Name 2", "No. 1", "No. 2", "Stratum", "Handicap", "Penalty"],
  ]);
  await typeInCell(page, "'Names 2'!A3", "2");
  await typeInCell(page, "'Names 2'!D3", "00456");
  await typeInCell(page, "'Names 2'!E3", "00123");
  await untilCell(page, "'Names 2'!C3", "Ann Lee");
  expect((await values(page, "'Names 2'!A3:G3"))[0]).toEqual([2, "Bob Ray", "Ann Lee", "00456", "00123", "A", 5.5]);
  expect((await values(page, "'Names 2'!A4:G4"))[0]).toEqual(["", "", "", "", "", "", ""]);
}, 180000);

test("nothing was asked from elsewhere, and nothing failed unseen", () => {
  expect(opened.foreignRequests).toEqual([]);
  expect(opened.errors).toEqual([]);
});
