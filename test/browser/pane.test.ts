/** The pane alone in a browser, 320 pixels wide: no Excel around it. */
import type { Page } from "playwright-core";
import { openPage, type OpenPage } from "../support/chromium";
import { OFFICE_JS } from "../support/server";
import { WORKBENCH_BUILD } from "../support/workbenchPage";

const PAGES = ["new", "import", "check", "results", "calculator", "functions", "workbook"] as const;

let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  opened = await openPage(WORKBENCH_BUILD, {
    path: "taskpane.html",
    folders: { "/office/": OFFICE_JS },
    viewport: { width: 320, height: 700 },
  });
  page = opened.page;
  await page.waitForSelector("calculator-page");
}, 60000);

afterAll(() => opened.close());

/** A review that a test left open is none of the next one's business. */
afterEach(async () => {
  if (await page.locator("import-review").count()) await page.locator("#back").dispatchEvent("click");
});

const open = async (name: (typeof PAGES)[number]): Promise<void> => {
  await page.click(`fluent-tab#${name}`);
  await page.locator(`${name}-page`).waitFor();
};

/** Types or pastes a table and reads it. */
async function paste(text: string): Promise<void> {
  await open("import");
  await page.locator("#paste textarea").fill(text);
  await page.click("#read-paste");
}

const scores = (): Promise<string[]> => page.locator("calculator-page #items td:last-child").allTextContents();

test("it says where it is, and shows the calculator", async () => {
  await page.getByText("Opened outside Excel").waitFor();
  expect(await page.locator("fluent-tab[aria-selected=true]").textContent()).toBe("Calculator");
});

test("the calculator takes a contract as it is typed", async () => {
  await page.locator("#contract input").fill("4SX+1");
  expect(await scores()).toEqual(["240", "100", "300", "50", "690"]);
  await page.locator("#contract input").fill("9Z");
  await page.getByText('"9Z" is not a contract').waitFor();
});

test("the calculator's keys say what they are, and keep one pressed in each row", async () => {
  await page.locator("#contract input").fill("4S=");
  const key = (name: string) => page.locator(`fluent-toggle-button[aria-label="${name}"]`);
  await key("hearts").click();
  await key("1 down").click();
  await key("1 down").click();
  expect(await page.locator("#contract input").inputValue()).toBe("4H-1");
  const pressed = page.locator("fluent-toggle-button[appearance=primary]");
  expect(await pressed.evaluateAll((keys) => keys.map((one) => one.getAttribute("aria-label")))).toEqual([
    "4",
    "hearts",
    "no",
    "1 down",
  ]);
  await page.click("fluent-switch#vulnerable");
  expect(await scores()).toEqual(["-100", "-100"]);
});

test("no page is wider than 320 pixels, in light, dark and high contrast", async () => {
  for (const media of [{ colorScheme: "light" }, { colorScheme: "dark" }, { forcedColors: "active" }] as const) {
    await page.emulateMedia(media);
    for (const name of PAGES) {
      await open(name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  }
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
});

/** Roles that a person works with, as Chromium tells them to a screen reader. */
const CONTROLS = ["button", "radio", "textbox", "switch", "tab", "radiogroup", "tablist", "tabpanel", "progressbar"];

test("every control has a name for a screen reader", async () => {
  const session = await page.context().newCDPSession(page);
  for (const name of PAGES) {
    await open(name);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const controls = nodes.filter(({ ignored, role }) => !ignored && CONTROLS.includes(String(role?.value)));
    expect(controls.length).toBeGreaterThan(PAGES.length);
    expect(controls.filter((node) => !node.name?.value).map(({ role }) => role?.value)).toEqual([]);
  }
});

test("dark turns the pane dark while it is open", async () => {
  const becomes = (color: string) =>
    page.waitForFunction((wanted) => getComputedStyle(document.body).backgroundColor === wanted, color);
  await becomes("rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "dark" });
  await becomes("rgb(41, 41, 41)");
  await page.emulateMedia({ colorScheme: "light" });
  await becomes("rgb(255, 255, 255)");
});

test("tabs are walked with the arrow keys, and their page is the next stop", async () => {
  await open("calculator");
  await page.locator("fluent-tab#calculator").focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
  await page.getByRole("tabpanel", { name: "Import" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Board");
  expect(await page.locator("#paste textarea").inputValue()).toBe("Board");
});

test("a paste is reviewed and left again with the keyboard alone", async () => {
  await open("new");
  await page.locator("fluent-tab#new").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("import-page").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("Board,NS,EW,Result\n1,1,2,4SN=\n1,3,4,3NTN=");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("2 results on 1 board, 2 a board").waitFor();
  // Three lists, three groups of radio buttons, Write, Back.
  for (let stop = 0; stop < 8; stop++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#choose").waitFor();
});

test("a number that cannot be is refused where it was typed, by Enter as by the button", async () => {
  await open("new");
  await page.locator("fluent-text-input#boards input").fill("many");
  await page.keyboard.press("Enter");
  await page.getByText("Boards: write a whole number from 1 to 200.").waitFor();
  await page.locator("fluent-text-input#boards input").fill("24");
});

test("outside Excel there is nothing to check or to rank, and that is said", async () => {
  for (const name of ["check", "results"] as const) {
    await open(name);
    await page.locator(`${name}-page`, { hasText: "This works inside Excel only" }).waitFor();
  }
});

test("nothing to read is said", async () => {
  await paste(" ");
  await page.getByText("There is nothing to read yet").waitFor();
});

test("a table without results, and one without a heading, are said to be that", async () => {
  await paste("Board,NS,EW,Result\n");
  await page.getByText("holds no results").waitFor();
  await paste("1,2,3\n4,5,6");
  await page.getByText("No header row found").waitFor();
});

test("an Excel file that was renamed is said to be one", async () => {
  await open("import");
  const buffer = Buffer.from("PK\u0003\u0004xl/workbook.xml");
  await page.setInputFiles("input[type=file]", { name: "night.bws", mimeType: "", buffer });
  await page.locator("fluent-message-bar").getByText("night.bws").waitFor();
  expect(await page.locator("import-review").count()).toBe(0);
});

test("the sample is reviewed, with the keyboard on its heading, and left again", async () => {
  await open("import");
  await page.click("#sample");
  await page.getByText("132 results on 22 boards, 6 a board").waitFor();
  await page.getByText("12 pairs, all with names.").waitFor();
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.textContent?.trim();
    });
  expect(await focused()).toBe("Review: sample session");
  await page.click("#back");
  await page.locator("#choose").waitFor();
});

test("a changed setting changes the ranking at once", async () => {
  await open("import");
  await page.click("#sample");
  await page.locator("leader-list tbody tr").first().waitFor();
  expect(await page.locator("leader-list tbody tr").count()).toBe(3);
  await page.click('import-review fluent-radio[aria-label="N-S and E-W apart"]');
  await page.locator("leader-list caption", { hasText: "EW" }).waitFor();
  expect(await page.locator("leader-list caption").allInnerTexts()).toEqual(["NS", "EW"]);
});

test("the language that was decided is another one when the scorer says so", async () => {
  await paste("Board,NS,EW,Contract,By,Result\n1,1,2,4C,N,=\n1,3,4,4C,N,-1");
  const language = page.locator("import-review #language");
  expect(await language.inputValue()).toBe("en");
  await page.getByText("2 not understood").waitFor();
  await language.selectOption("fr");
  await page.getByText("2 played.").waitFor();
  expect(await language.inputValue()).toBe("fr");
  await page.locator("import-review #results-as").selectOption("Over book");
  await page.getByText("2 results on 1 board, 2 a board").waitFor();
  expect(await language.inputValue()).toBe("fr");
});

test("a scale of matchpoints is asked for where there are matchpoints", async () => {
  await paste("Board,NS,EW,Contract,By,Result\n1,1,2,4S,N,=\n1,3,4,4S,N,-1");
  const scale = page.locator('import-review fluent-radio-group[name="Matchpoint scale"]');
  expect(await scale.count()).toBe(1);
  await page.locator("import-review #scoring").selectOption("Butler");
  await scale.waitFor({ state: "detached" });
  await page.locator("leader-list td", { hasText: "IMPs" }).first().waitFor();
});

test("without Excel nothing is written, and that is said", async () => {
  await open("import");
  await page.click("#sample");
  await page.click("#write");
  await page.locator("pane-messages", { hasText: "This works inside Excel only" }).waitFor();
});

test("ten thousand lines, a thousand of them unread, are shown piece by piece", async () => {
  const lines = Array.from(
    { length: 10000 },
    (_, i) => `${1 + (i % 100)},${1 + (i % 40)},${41 + (i % 40)},${i % 10 ? "4SN=" : "what"}`,
  );
  const buffer = Buffer.from(["Board,NS,EW,Result", ...lines].join("\n"));
  await open("import");
  await page.setInputFiles("input[type=file]", { name: "large.csv", mimeType: "text/csv", buffer });
  await page.getByText("10000 results on 100 boards, 100 a board").waitFor();
  expect(await page.locator("#unread li").count()).toBe(8);
  await page.getByText("Show 50 more of 992 like these").click();
  expect(await page.locator("#unread li").count()).toBe(58);
}, 30000);

test("many findings of one kind do not hide those of another", async () => {
  const lines = Array.from(
    { length: 30 },
    (_, i) => `${i === 29 ? "x" : i + 1},1,2,${i % 2 && i < 29 ? "what" : "4SN="}`,
  );
  await open("import");
  const buffer = Buffer.from(["Board,NS,EW,Result", ...lines].join("\n"));
  await page.setInputFiles("input[type=file]", { name: "mixed.csv", mimeType: "text/csv", buffer });
  await page.getByText("Not understood (15)").waitFor();
  const listed = page.locator("#unread li");
  expect(await listed.count()).toBe(4);
  expect((await listed.last().innerText()).trim()).toMatch(/^line 31: /);
  await page.getByText("Show 11 more like these").click();
  expect(await listed.count()).toBe(15);
  expect((await listed.last().innerText()).trim()).toMatch(/^line 31: /);
}, 30000);

describe("a file of 100,000 results", () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, i) => `${1 + Math.floor(i / 50)},${1 + (i % 50)},${51 + (i % 50)},4S,N,=`,
  );
  const choose = async (): Promise<void> => {
    await open("import");
    const buffer = Buffer.from(["Board,NS,EW,Contract,By,Result", ...rows].join("\n"));
    await page.locator("input[type=file]").setInputFiles({ name: "congress.csv", mimeType: "text/csv", buffer });
  };
  const cancel = () => page.locator("pane-messages").getByText("Cancel", { exact: true });

  test("is stopped by Cancel, and nothing of it is there", async () => {
    await choose();
    await cancel().click();
    await page.getByText("Stopped: nothing of congress.csv was read.").waitFor();
    expect(await page.locator("import-review").count()).toBe(0);
  });

  test("says how far it is, then shows its review and its ranking", async () => {
    await choose();
    const bar = page.locator("pane-messages fluent-progress-bar");
    const seen = new Set<string | null>();
    while (!(await page.locator("import-review").count())) {
      if (await bar.count()) seen.add(await bar.getAttribute("value", { timeout: 1000 }).catch(() => null));
    }
    expect([...seen].filter(Boolean).length).toBeGreaterThan(3);
    await page.getByText("100000 results on 2000 boards, 50 a board").waitFor();
    await page.locator("leader-list").waitFor();
  }, 60000);
});
