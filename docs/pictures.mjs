/** Takes the pictures of the pages in docs/ from the built workbench: `npm run pictures`. */
/* global window */
import { Buffer } from "node:buffer";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const WORKBENCH = here("../dist-workbench/");
const OFFICE_JS = join(dirname(createRequire(import.meta.url).resolve("@microsoft/office-js/package.json")), "dist");
const PICTURES = here("pictures/");
/** Nobody listens here: every request is answered from the two folders. */
const SITE = "http://localhost/";
/** The workbench at four fifths of its size, without its green bar: 1000 pixels wide. */
const [SIZE, SCALE, BAR] = [{ width: 1250, height: 750 }, 0.8, 60];
const PANE_SCALE = 1.5;
const LARGEST = 150_000;
const EVENING = new Date("2026-03-12T22:05:00");
const MORNING = new Date("2026-03-13T09:40:00");
const PLACES = [process.env.CHROME_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** The pane's own sample: a Howell of twelve pairs, two boards a round, all results invented. */
const [HEADINGS, ...SAMPLE] = readFileSync(here("../src/taskpane/sample.csv"), "utf8").trim().split("\n");
const NAMES = [...readFileSync(here("../src/taskpane/sample.ts"), "utf8").matchAll(/\["([^"]+)", "([^"]+)"\]/g)];

const executablePath = PLACES.find((place) => place && existsSync(place));
if (!executablePath) throw new Error("No Chromium was found: install one, or set CHROME_PATH to its program file.");
if (!existsSync(join(WORKBENCH, "index.html"))) throw new Error("Run npm run build:workbench first.");
mkdirSync(PICTURES, { recursive: true });

const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
let page;
let pane;

/** An empty workbench at a time of day. */
async function open(time) {
  await page?.context().close();
  const context = await browser.newContext({ viewport: SIZE, deviceScaleFactor: SCALE, serviceWorkers: "block" });
  await context.route(`${SITE}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const file = path.startsWith("office/") ? join(OFFICE_JS, path.slice(7)) : join(WORKBENCH, path);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await page.clock.setFixedTime(time);
  await page.goto(SITE);
  await page.waitForFunction(() => window.workbench?.ready === true);
  pane = await (await page.waitForSelector("iframe#pane")).contentFrame();
  await pane.locator("new-page").waitFor();
}

const settle = () => page.evaluate(() => window.workbench.settle());
const select = (address) => page.evaluate((where) => window.workbench.select(where), address);
const values = async (address) => {
  await settle();
  return page.evaluate((where) => window.workbench.values(where), address);
};
const said = (text) => pane.locator("fluent-message-bar", { hasText: text }).waitFor();
const tab = (name) => pane.click(`fluent-tab#${name}`);

async function untilCell(address, wanted) {
  for (let i = 0; i < 600; i++) {
    if (wanted.test(String((await values(address))[0][0]))) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${address} is ${JSON.stringify(await values(address))}, not ${wanted}.`);
}

/** Entries in cells, all at once, as if they had been typed. */
async function put(address, entries) {
  await pane.evaluate(
    ([where, what]) =>
      window.Excel.run(async (context) => {
        const [, sheet, cells] = /^'?([^'!]*)'?!(.*)$/.exec(where);
        context.workbook.worksheets.getItem(sheet).getRange(cells).values = what;
        await context.sync();
      }),
    [address, entries],
  );
  await settle();
}

/** Types rows cell by cell with the keyboard: Tab to the right, Enter back to the row's beginning and one down. */
async function type(address, rows) {
  await select(address);
  for (const row of rows) {
    for (const [i, text] of row.entries()) {
      if (text !== "") await page.keyboard.type(text);
      await page.keyboard.press(i < row.length - 1 ? "Tab" : "Enter");
    }
  }
  await settle();
}

/** Brings a part of the pane into sight, its top at the pane's top. */
const show = (selector) =>
  pane
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "start" }));

/** The pane alone, larger: where the sheet is blank. */
async function panePicture(name) {
  await settle();
  const session = await page.context().newCDPSession(page);
  const clip = { ...(await page.locator("iframe#pane").boundingBox()), scale: PANE_SCALE };
  const { data } = await session.send("Page.captureScreenshot", { format: "png", clip });
  keep(name, Buffer.from(data, "base64"));
  await session.detach();
}

async function picture(name, clip = { x: 0, y: BAR, width: SIZE.width, height: SIZE.height - BAR }) {
  await settle();
  await page.waitForTimeout(400);
  keep(name, await page.screenshot({ clip }));
}

function keep(name, png) {
  writeFileSync(join(PICTURES, `${name}.png`), png);
  console.log(`${name}.png: ${Math.round(png.length / 1000)} kB`);
  if (png.length > LARGEST) throw new Error(`${name}.png has more than ${LARGEST / 1000} kB.`);
}

/** What the paper says for each row of Results, by board and pairs: contract, double, declarer, result. */
const PAPER = new Map(
  SAMPLE.map((line) => {
    const [board, ns, ew, contract, by, , result] = line.split(",");
    const [, bid, doubled] = /^(.*?)(X*)$/.exec(contract);
    return [[board, ns, ew].join(), [bid, doubled, by, result]];
  }),
);

/** An evening with paper, from New to the prizes. */
async function paperNight() {
  await open(EVENING);
  await pane.click("new-page fluent-radio[value=movement]");
  await pane.locator("session-builder #count input").fill("12");
  await pane.locator("session-builder #boards input").fill("22");
  await page.keyboard.press("Tab");
  await pane.getByText("11 rounds").first().waitFor();
  await show("new-page");
  await panePicture("new");
  await pane.locator("#names textarea").fill(NAMES.map(([, one, other]) => `${one} & ${other}`).join("\n"));
  await pane.getByText("12 of 12 named.").waitFor();
  await pane.getByText("Event details").click();
  await pane.locator("[name=detail-name] input").fill("Thursday pairs (invented)");
  await pane.locator("[name=detail-club] input").fill("Example Bridge Club");
  await show("movement-preview");
  await panePicture("preview");
  await pane.click("#write-session");
  await said("Written:");

  const rows = (await values("Results!A2:E133")).map(([board, , , ns, ew]) => PAPER.get([board, ns, ew].join()));
  await type("Results!F2", rows.slice(0, 8));
  await picture("results");

  // A pair that cannot have been there, and more tricks than there are.
  const [right, wrong] = [rows[11], [...rows[11].slice(0, 3), "+5"]];
  await put(
    "Results!F10:I133",
    rows.slice(8).map((row) => (row === right ? wrong : row)),
  );
  await put("Results!D9", [[5]]);
  await tab("check");
  await pane.locator("check-group#wrong").waitFor();
  await select("Results!A1");
  await pane.locator("check-group#wrong .place").first().click();
  await picture("check");
  await put("Results!D9", [[6]]);
  await put("Results!I13", [[right[3]]]);

  await tab("results");
  await pane.click("#columns");
  await pane.click("#add-Adjust");
  await pane.locator("fluent-message-bar", { hasText: "The column Adjust" }).waitFor();
  await type("Results!J5", [["A6040"]]);
  await tab("workbook");
  await select("Results!M3");
  await pane.click("#explain");
  await pane.locator("#explanation p").first().waitFor();
  await picture("adjust");

  await untilCell("Ranking!A3", /^Final/);
  await tab("results");
  await pane.locator("results-page leader-list").waitFor();
  await select("Ranking!A1");
  await picture("ranking");
  await pane.click("#open-scorecards");
  // The tools below the cards have pictures of their own.
  await pane.locator("add-columns").evaluate((element) => (element.style.visibility = "hidden"));
  await picture("scorecards");
  await pane.locator("add-columns").evaluate((element) => (element.style.visibility = ""));
  await pane.locator("#print").click();
  await pane.locator("#print-travellers").click();
  await said("Written: 1 sheet.");
  await show("print-forms");
  await picture("print");

  await tab("workbook");
  await pane.locator("export-panel #save").waitFor();
  await select("Ranking!A1");
  await show("export-panel");
  await pane.click("export-panel fluent-radio[value=page]");
  await picture("export");
  const [download] = await Promise.all([page.waitForEvent("download"), pane.click("export-panel #save")]);
  await page.setContent(readFileSync(await download.path(), "utf8"));
  await page.setViewportSize({ width: SIZE.width, height: 900 });
  await picture("page", { x: 0, y: 0, width: SIZE.width, height: 900 });
}

/** A night from the terminals, corrected, and read again next morning. */
async function importedNight() {
  await open(EVENING);
  const lines = SAMPLE.map((line, i) => (i === 20 ? line.replace(/[^,]*$/, "-3") : line));
  const night = (some) => [`${HEADINGS}`, ...some].join("\n");
  await review(night(SAMPLE.filter((_, i) => i % 11 !== 10)));
  await panePicture("import");
  await pane.click("#write");
  await said("Written: 5 sheets.");
  await type("Results!G4", [["-1"]]);
  await page.clock.setFixedTime(MORNING);
  await review(night(lines));
  await pane.locator("#merge-counts").waitFor();
  await show("merge-panel");
  await picture("merge");
}

/** A pasted night, as far as its review. */
async function review(text) {
  await tab("import");
  await pane.locator("#paste textarea").fill(text);
  await pane.click("#read-paste");
  await pane.locator("import-review h2").waitFor();
}

await paperNight();
await importedNight();
await browser.close();
