/** Sessions built from their movements, in the workbench, by keyboard alone. */
import type { Frame, Page } from "playwright-core";
import type { OpenPage } from "../support/chromium";
import { openWithPane } from "../support/panePage";
import { cell, selectCell, settle, untilCell, values } from "../support/workbenchPage";

let opened: OpenPage;
let page: Page;
let pane: Frame;

beforeEach(async () => {
  ({ opened, page, pane } = await openWithPane());
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

/** Tab until the keyboard is on something, once it is there: parts of a page come when they are loaded. */
async function tabTo(id: string): Promise<void> {
  await pane.locator(`#${id}`).first().waitFor({ timeout: 60000 });
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
  return said();
}

/** Cell by cell, as in Excel: Tab to the right, Enter back to where the row began and one down. */
async function typeRow(row: readonly string[]): Promise<void> {
  for (const [i, text] of row.entries()) {
    if (text !== "") await page.keyboard.type(text);
    await page.keyboard.press(i < row.length - 1 ? "Tab" : "Enter");
  }
}

const rankingStatus = async (): Promise<string> => String((await cell(page, "Ranking!A3")).value);

/** Waits until the ranking says how far the session is. */
async function untilStatus(wanted: RegExp): Promise<void> {
  for (let i = 0; i < 200 && !wanted.test(await rankingStatus()); i++) await page.waitForTimeout(100);
  expect(await rankingStatus()).toMatch(wanted);
}

/** What the pane says, once it says something that is no progress. */
async function said(): Promise<string> {
  const message = pane.locator("pane-messages fluent-message-bar");
  await message.waitFor({ timeout: 90000 });
  await settle(page);
  return ((await message.textContent()) ?? "").replace(/\s+/g, " ").trim();
}

/** Another page of the pane, by the arrow keys. */
async function openTab(name: "new" | "results"): Promise<void> {
  await pane.locator("fluent-tab[aria-selected=true]").focus();
  for (let i = 0; i < 8 && !(await focused()).includes(name); i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  if (name === "results") await pane.locator("results-page h2").waitFor({ timeout: 60000 });
}

/** Opens a part of the page that is folded. */
async function unfold(id: string): Promise<void> {
  await pane.locator(`#${id}`).waitFor({ timeout: 60000 });
  if (await pane.locator(`details[open] > #${id}`).count()) return;
  await tabTo(id);
  await page.keyboard.press("Enter");
  await pane.locator(`details[open] > #${id}`).waitFor();
}

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

  // One result is entered; then the 18th pair comes.
  await selectCell(page, "Results!F2");
  await typeRow(["4S", "", "N", "="]);
  await openTab("results");
  await unfold("late");
  await pane.locator("#late-pair").waitFor();
  await tabTo("late-pair");
  expect(await pane.locator("#late-pair input").inputValue()).toBe("18");
  await fill("late-names", "Ida & Otto");
  await pane.getByText("27 rows of the results will change.").waitFor();
  await shot("late");
  await tabTo("write-late");
  await page.keyboard.press("Enter");
  expect(await said()).toMatch(/^27 rows changed\. As it was: sheet Results \d{4}-\d\d-\d\d \d\d\.\d\d\./);
  await untilStatus(/^PROVISIONAL: 242 of 243 missing/);
  expect((await values(page, "Results!F2:I2"))[0]).toEqual(["4S", "", "N", "="]);
  const names = await values(page, "Names!A19:C19");
  expect(names[0]).toEqual([18, "Ida", "Otto"]);
}, 240000);

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

test("a Swiss of 10 teams: three rounds drawn from slips", async () => {
  await openBuilder();
  await choose("event", "Swiss t");
  await fill("count", "10");
  await fill("boards", "18");
  await page.keyboard.press("Tab");
  await pane
    .getByText("Swiss teams: 10 teams")
    .first()
    .waitFor()
    .catch(() => undefined);
  await tabTo("movement-change");
  await page.keyboard.press("Enter");
  await fill("rounds", "3");
  await choose("entry", "A slip");
  await shot("swiss");
  expect(await write()).toContain("Written: 5 sheets.");
  const slip = async (round: number, row: number): Promise<void> => {
    await selectCell(page, `Results!E${row}`);
    await typeRow([String(20 + row), String(10 + round)]);
  };
  const round = async (number: number): Promise<unknown[]> =>
    (await values(page, "Results!A2:D16")).filter((row) => row[0] === number).flatMap((row) => row.slice(2));
  for (const number of [1, 2]) {
    for (let match = 0; match < 5; match++) await slip(number, 2 + 5 * (number - 1) + match);
    await untilStatus(
      number === 1
        ? /^PROVISIONAL: 5 of 5 matches, but round 2, 3 to be drawn/
        : /^PROVISIONAL: 10 of 10 matches, but round 3 to be drawn/,
    );
    await openTab("results");
    await unfold("draw");
    await pane.getByText(`Write round ${number + 1}`).waitFor();
    await shot(`draw${number + 1}`);
    await tabTo("write-draw");
    await page.keyboard.press("Enter");
    await pane.getByText(`Round ${number + 1} is drawn.`).waitFor({ timeout: 60000 });
    await settle(page);
    const drawn = await round(number + 1);
    expect([...drawn].map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await openTab("new");
  }
  const third = await round(3);
  // A correction of round 2 re-pairs nobody.
  await selectCell(page, "Results!E7");
  await typeRow(["0", "60"]);
  await settle(page);
  expect(await round(3)).toEqual(third);
  for (let match = 0; match < 5; match++) await slip(3, 12 + match);
  await untilStatus(/^Final: 15 of 15 matches/);
}, 300000);

test("two sections: each with its movement and names, one ranking a section", async () => {
  await openBuilder();
  await fill("count", "10");
  await fill("boards", "20");
  await page.keyboard.press("Tab");
  await tabTo("names");
  await page.keyboard.insertText("Ann & Bob");
  await tabTo("add-section");
  await page.keyboard.press("Enter");
  await pane.locator("#section").waitFor();
  // The keyboard is where the new section begins.
  expect(await focused()).toContain("count");
  await page.keyboard.type("14");
  await page.keyboard.press("Tab");
  await tabTo("names");
  await page.keyboard.insertText("B1 Cleo & Dan");
  await choose("apart", "Kept");
  await pane.getByText("Section B, round 1").waitFor();
  await shot("sections");
  expect(await write()).toContain("Written: ");
  const names = await values(page, "Names!A1:D25");
  const [pair, section, name] = ["Pair", "Section", "Name 1"].map((heading) => names[0].indexOf(heading));
  const named = names.filter((row) => row[name] !== "" && row !== names[0]);
  expect(named.map((row) => [row[section], row[pair], row[name]])).toEqual([
    ["A", 1, "Ann"],
    ["B", 1, "Cleo"],
  ]);
  const results = await values(page, "Results!A1:H3");
  expect(results[0].slice(0, 6)).toEqual(["Board", "Section", "Round", "Table", "NS", "EW"]);
  expect(await rankingStatus()).toMatch(/^PROVISIONAL: /);
}, 180000);

test("forms for the printer, and a new session as the last one was", async () => {
  await openBuilder();
  await fill("count", "8");
  await page.keyboard.press("Tab");
  await tabTo("names");
  await page.keyboard.insertText("Ann & Bob");
  await write();
  await openTab("results");
  await unfold("print");
  await choose("paper", "Letter");
  await shot("print");
  await tabTo("print-guideCards");
  await page.keyboard.press("Enter");
  await pane.getByText("Written: 1 sheet.").waitFor({ timeout: 60000 });
  expect((await values(page, "'Guide cards'!A1:D2")).map((row) => row[0])).toEqual(["Table 1", "Round"]);
  await openTab("new");
  await pane.locator("new-page fluent-radio[value=movement]").focus();
  await page.keyboard.press("ArrowDown");
  await pane.locator("#write-last").waitFor();
  await shot("last");
  await tabTo("write-last");
  await page.keyboard.press("Enter");
  await pane.getByText("Written: 7 sheets.").waitFor({ timeout: 60000 });
  expect((await values(page, "'Names 2'!A2:C2"))[0]).toEqual([1, "Ann", "Bob"]);
  expect(await values(page, "'Results 2'!A2:E9")).toEqual(await values(page, "Results!A2:E9"));
}, 240000);
