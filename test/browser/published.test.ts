/** The pane as it is published, in Chromium, under the policy in its own page; Microsoft's address answered from here. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Route } from "playwright-core";
import { formula, putIntoExcel } from "../support/inExcel";
import { DIST, OFFICE_CDN, publish, untilKept, type Published } from "../support/published";

let published: Published;
let page: Page;
/** The scripts of ours that the first page asked for, in that order. */
let firstScripts: string[];

const ownScripts = (): string[] =>
  published.requests
    .filter((url) => url.startsWith(published.url))
    .map((url) => new URL(url).pathname.slice(new URL(published.url).pathname.length))
    .filter((name) => name.endsWith(".js"));

beforeAll(async () => {
  published = await publish();
  page = await published.openPane();
  const scripts = ownScripts();
  firstScripts = scripts.slice(
    0,
    scripts.includes("service-worker.js") ? scripts.indexOf("service-worker.js") : undefined,
  );
}, 60_000);

afterAll(() => published.close());

const packed = (names: string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(DIST, name))).length, 0);

test("the functions come before the pane", () => {
  expect(firstScripts.slice(0, 2)).toEqual(["functions.js", "taskpane.js"]);
});

test("functions.js is under 80 kB packed", () => {
  expect(packed(["functions.js"])).toBeLessThan(80_000);
});

test("the pane's first load is under 120 kB packed, without the reader of databases", () => {
  const first = firstScripts.filter((name) => name !== "functions.js");
  expect(first.length).toBeGreaterThan(2);
  expect(first.filter((name) => name.includes("mdb-reader"))).toEqual([]);
  expect(packed(first)).toBeLessThan(120_000);
});

test("the service worker is under 12 kB packed, and asked for when the pane is there", async () => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(packed(["service-worker.js"])).toBeLessThan(12_000);
  expect(ownScripts().indexOf("service-worker.js")).toBeGreaterThanOrEqual(firstScripts.length);
});

test("from start-up to an import and the calculator it asks nobody but its own address and, for Office.js, Microsoft's", async () => {
  await page.click("fluent-tab#import");
  await page.click("#sample");
  await page.getByText("132 results on 22 boards, 6 a board").waitFor();
  await page.click("fluent-tab#calculator");
  await page.locator("#contract input").fill("4SX+1");
  await page.locator("calculator-page #items td", { hasText: "690" }).waitFor();
  await page.click("fluent-tab#functions");
  await page.locator("functions-page").getByText("BRIDGESCORE").first().waitFor();
  const asked = published.requests.filter((url) => !/^(data|blob|about):/.test(url));
  const own = asked.filter((url) => url.startsWith(published.url));
  const foreign = asked.filter((url) => !url.startsWith(published.url));
  expect(own).toContain(`${published.url}functions.json`);
  expect(foreign).toContain(`${OFFICE_CDN}office.js`);
  expect(foreign.filter((url) => !url.startsWith(OFFICE_CDN))).toEqual([]);
});

test("its policy stops nothing that it needs", () => {
  expect(published.errors).toEqual([]);
});

test("its policy stops a script, a request and a picture of strangers, and a script in the page", async () => {
  const pane = await published.openPane();
  const stopped = await pane.evaluate(async (stranger) => {
    const found: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      found.push(`${effectiveDirective} ${blockedURI}`);
    });
    const script = (text: string, src?: string): void => {
      document.head.append(Object.assign(document.createElement("script"), { text, ...(src ? { src } : {}) }));
    };
    script("globalThis.isHacked = true");
    script("", `${stranger}a.js`);
    new Image().src = `${stranger}a.png`;
    await fetch(`${stranger}a.json`).catch(() => undefined);
    while (found.length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    return [...found, "isHacked" in globalThis];
  }, "https://stranger.example/");
  expect(stopped.sort()).toEqual([
    "connect-src https://stranger.example/a.json",
    false,
    "img-src https://stranger.example/a.png",
    "script-src-elem https://stranger.example/a.js",
    "script-src-elem inline",
  ]);
  await pane.close();
});

describe("where the browser lets no service worker in", () => {
  const WAYS: [name: string, refuse: () => void][] = [
    ["it has none: an old web view, or http", () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker")],
    [
      "it refuses to register one: storage is refused to Excel's frame",
      () => {
        if (!("ServiceWorkerContainer" in globalThis)) return;
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("refused", "SecurityError"));
      },
    ],
    [
      "it throws when it is asked: a frame without an origin",
      () => {
        const get = (): never => {
          throw new DOMException("refused", "SecurityError");
        };
        Object.defineProperty(Navigator.prototype, "serviceWorker", { get });
      },
    ],
  ];

  test.each(WAYS)("%s", async (_, refuse) => {
    const without = await publish();
    await putIntoExcel(without.context);
    await without.context.addInitScript(refuse);
    const pane = await without.openPane();
    await pane.waitForLoadState("networkidle");
    await pane.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await formula(pane, "IMPS", [[[450]], null])).toEqual([[10]]);
    expect(await pane.locator("pane-messages fluent-message-bar").count()).toBe(0);
    expect(without.requests.filter((url) => url.endsWith("service-worker.js"))).toEqual([]);
    expect(without.errors).toEqual([]);
    await without.close();
  });
});

test("a formula is answered while the pane is not there yet", async () => {
  const slow = await publish();
  await putIntoExcel(slow.context);
  const withheld: Route[] = [];
  await slow.context.route(/\/bridge\/[\w-]+\.[0-9a-f]{8}\.js$/, (route) => void withheld.push(route));
  const pane = await slow.context.newPage();
  const asked = pane.waitForRequest(/\/pane\.[0-9a-f]{8}\.js$/);
  await pane.goto(`${slow.url}taskpane.html`, { waitUntil: "commit" });
  await asked;
  expect(await formula(pane, "BRIDGESCORE", [[["4S"]], [[10]], [["V"]], [["X"]], null])).toEqual([[790]]);
  expect(await pane.locator("traveller-pane").count()).toBe(0);
  expect(slow.requests.filter((url) => url.endsWith("service-worker.js"))).toEqual([]);
  await slow.context.unroute(/\/bridge\/[\w-]+\.[0-9a-f]{8}\.js$/);
  await Promise.all(withheld.map((route) => route.continue()));
  await pane.locator("traveller-pane").waitFor();
  await slow.close();
});

test("Office.js is asked for again each time there is a connection: an old one is not kept in its place", async () => {
  const other = await publish();
  await putIntoExcel(other.context);
  const first = await other.openPane();
  await untilKept(first);
  await first.close();
  const start = other.reachedMicrosoft.length;
  await other.openPane();
  expect(other.reachedMicrosoft.slice(start)).toContain(`${OFFICE_CDN}office.js`);
  await other.close();
});
