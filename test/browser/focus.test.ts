/** Where the keyboard is after something was done: never nowhere, and where one would go on. */
import type { Pane } from "../../src/taskpane/pane";
import { paneFrame, type OpenPage } from "../support/chromium";
import { ODD, open, review, SAMPLE, write, type PaneAndSheet } from "../support/paneStates";
import { openWorkbench, settle, typeInCell } from "../support/workbenchPage";

const pair = (number: number): string =>
  `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${[1, 2]
    .map((i) => `<PLAYER><PLAYER_NAME>Player ${number}${i}</PLAYER_NAME>${numbered(`9${number}${i}`)}</PLAYER>`)
    .join("")}</PAIR>`;
const numbered = (number: string): string => `<NATIONAL_ID_NUMBER>${number}</NATIONAL_ID_NUMBER>`;

/** A board between two pairs whose players are members. */
const MEMBERS = `<USEBIO><EVENT EVENT_TYPE="MP_PAIRS"><PARTICIPANTS>${pair(1)}${pair(2)}</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>`;

let opened: OpenPage;
let at: PaneAndSheet;

beforeAll(async () => {
  opened = await openWorkbench();
  at = { page: opened.page, pane: await paneFrame(opened.page) };
}, 120_000);

afterAll(() => opened.close());

/** Waits until the keyboard is on what has this id, or says these words; else says where it is. */
async function untilOn(wanted: string): Promise<void> {
  const now = (): Promise<string> =>
    at.pane.evaluate(() => {
      let element = document.activeElement;
      let outer = element;
      while (element?.shadowRoot?.activeElement) [outer, element] = [element, element.shadowRoot.activeElement];
      const named = element?.localName === "input" ? outer : element;
      return named?.id || (named?.textContent ?? "").replace(/\s+/g, " ").trim();
    });
  const deadline = Date.now() + 30_000;
  while ((await now()) !== wanted && Date.now() < deadline) await at.page.waitForTimeout(50);
  expect(await now()).toBe(wanted);
}

/** Presses what has this id with the keyboard. */
async function press(selector: string): Promise<void> {
  await at.pane.locator(selector).focus();
  await at.page.keyboard.press("Enter");
}

async function enter(field: string, text: string): Promise<void> {
  await at.pane.locator(`${field} input`).fill(text);
  await at.pane.locator(`${field} input`).press("Enter");
}

const said = (text: string): Promise<void> =>
  at.pane.locator("pane-messages fluent-message-bar", { hasText: text }).waitFor({ timeout: 60_000 });

test("another page is opened from the row of tabs: it stays there", async () => {
  await at.pane.locator("fluent-tab#new").focus();
  await at.page.keyboard.press("ArrowRight");
  await at.pane.locator("import-page #choose").waitFor();
  await untilOn("import");
});

test("a number is refused: in its field", async () => {
  await open(at, "calculator");
  await enter("score-sheets #tasks", "0");
  await said("write a whole number from 1");
  await untilOn("tasks");
  await at.pane.locator("score-sheets #tasks input").fill("20");
  await enter("score-sheets #seed", "many");
  await said("write a whole number from 0");
  await untilOn("seed");
});

test("something is stopped: at the message that says so", async () => {
  await at.pane.evaluate(() => {
    const messages = document.querySelector<Pane>("traveller-pane")?.renderRoot.querySelector("pane-messages");
    const stop = (): void => messages?.show({ intent: "info", text: "Stopped." });
    messages?.progress({ text: "60 % read", part: 0.6, stop });
  });
  await press("pane-messages fluent-button");
  await said("Stopped.");
  await untilOn("live");
});

test("more findings are shown: on the first of them; and from the review back: where a file is chosen", async () => {
  await review(at, ODD);
  await untilOn("Review: pasted text");
  const list = at.pane.locator("finding-list#findings");
  const more = "finding-list#findings ul + fluent-button >> nth=0";
  const next = await list.evaluate((element) => {
    const { findings } = element as unknown as { findings: { kind: string; at: string }[] };
    const listed = element.shadowRoot?.querySelector("ul:has(+ fluent-button)");
    return findings.filter(({ kind }) => kind === listed?.id)[listed?.children.length ?? 0].at;
  });
  await press(more);
  const on = (): Promise<string> =>
    list.evaluate((element) => element.shadowRoot?.activeElement?.textContent?.trim() ?? "");
  expect(await on()).toMatch(new RegExp(`^${next}: `));
  await press("#back");
  await untilOn("choose");
}, 120_000);

test("members are kept, which takes the button away: at the message", async () => {
  await review(at, MEMBERS);
  await press("#keep-members");
  await said("members");
  await at.pane.locator("#keep-members").waitFor({ state: "detached" });
  await untilOn("live");
  await press("#back");
}, 120_000);

test("sheets are written, and merged into: at the message", async () => {
  await review(at, SAMPLE);
  await write(at);
  await untilOn("live");
  await typeInCell(at.page, "Results!G2", "-1");
  await review(at, SAMPLE.replace(/[^,\n]*\s*$/, "-3"));
  await press("merge-panel #merge");
  await said("Merged");
  await at.pane.locator("import-review").waitFor({ state: "detached" });
  await untilOn("live");
}, 180_000);

test("nobody has the number of a scorecard: in its field", async () => {
  await open(at, "results");
  await at.pane.locator("results-page #pair").waitFor({ timeout: 60_000 });
  await enter("results-page #pair", "99");
  await said("99");
  await untilOn("pair");
}, 90_000);

test("a late change is made: at the message", async () => {
  await open(at, "results");
  await press("late-changes #late");
  await at.pane.locator("late-changes #late-kind").selectOption("swap");
  await at.pane.locator("late-changes #late-pair input").fill("3");
  await at.pane.locator("late-changes #late-other input").fill("5");
  await at.pane.locator("late-changes #late-entered").selectOption("go");
  await at.pane.locator("late-changes #write-late:not([disabled])").waitFor();
  await press("late-changes #write-late");
  await at.pane.locator("pane-messages fluent-message-bar[intent=success]").waitFor({ timeout: 90_000 });
  await settle(at.page);
  await untilOn("live");
}, 180_000);
