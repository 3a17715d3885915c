/** The pane as it is published, in Chromium, under the policy in its own page; Microsoft's address answered from here. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../support/chromium";
import { OFFICE_JS, serveFolders, type ServedFolders } from "../support/server";

const DIST = resolve(__dirname, "../../dist");
const OFFICE_CDN = "https://appsforoffice.microsoft.com/lib/1/hosted/";

let server: ServedFolders;
let browser: Browser;
let page: Page;
const requests: string[] = [];
const violations: string[] = [];

beforeAll(async () => {
  server = await serveFolders({ "/": DIST });
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 320, height: 700 } });
  page.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => violations.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  await page.route(`${OFFICE_CDN}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(new URL(OFFICE_CDN).pathname.length);
    return route.fulfill({ path: join(OFFICE_JS, name) });
  });
  await page.goto(`${server.url}taskpane.html`);
  await page.locator("traveller-pane").waitFor();
  await page.waitForLoadState("networkidle");
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

const packed = (names: string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(DIST, name))).length, 0);

/** The scripts of ours that were asked for, in that order. */
const ownScripts = (): string[] =>
  requests
    .filter((url) => url.startsWith(server.url))
    .map((url) => new URL(url).pathname.slice(1))
    .filter((name) => name.endsWith(".js"));

test("its policy stops nothing that it needs", () => {
  expect(violations).toEqual([]);
});

test("it asks nobody but its own address and, for Office.js, Microsoft's", () => {
  const foreign = requests.filter((url) => !/^(data|blob|about):/.test(url) && !url.startsWith(server.url));
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((url) => !url.startsWith(OFFICE_CDN))).toEqual([]);
});

test("the functions come before the pane", () => {
  expect(ownScripts().slice(0, 2)).toEqual(["functions.js", "taskpane.js"]);
});

test("functions.js is under 80 kB packed", () => {
  expect(packed(["functions.js"])).toBeLessThan(80_000);
});

test("the pane's first load is under 120 kB packed, without the reader of databases", () => {
  const first = ownScripts().filter((name) => name !== "functions.js");
  expect(first.length).toBeGreaterThan(2);
  expect(first.filter((name) => name.includes("mdb-reader"))).toEqual([]);
  expect(packed(first)).toBeLessThan(120_000);
});
