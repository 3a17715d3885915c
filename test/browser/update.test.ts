/** A new version arrives whole: never a pane of one with a part of another. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { version } from "../../package.json";
import { formula, putIntoExcel } from "../support/inExcel";
import { NEXT_VERSION, nextVersion, readBuild, upload } from "../support/nextVersion";
import { DIST, publish, untilKept, type Published } from "../support/published";

const later = (files: { url: string; revision: string | null }[]): string[] =>
  files.filter(({ revision }) => revision === null).map(({ url }) => url);

const oldParts = later(readBuild(DIST).files);

let published: Published;
let old: Page;
/** A page of the same address that no worker serves. */
let beside: Page;

beforeAll(async () => {
  published = await publish();
  await putIntoExcel(published.context);
  old = await published.openPane();
  await untilKept(old);
  beside = await published.context.newPage();
  await beside.goto(new URL("../beside.html", published.url).href);
}, 120_000);

afterAll(() => published.close());

/** Asks the browser to look for a new version, as it does by itself when the pane is opened. */
const lookForUpdate = (): Promise<void> =>
  beside.evaluate(async (url) => {
    const registration = await navigator.serviceWorker.getRegistration(url);
    await registration?.update();
  }, published.url);

/** Waits until the workers that are being installed, that wait and that serve are there, or are not. */
const untilWorkers = (...expected: [installing: boolean, waiting: boolean, active: boolean]): Promise<void> =>
  beside.evaluate(
    async ([url, wanted]) => {
      for (;;) {
        const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration(url)) ?? {};
        if ([installing, waiting, active].map(Boolean).join() === wanted) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    [published.url, expected.join()],
  );

/** The later parts that were asked for since. */
const partsSince = (start: number): string[] =>
  published.requests.slice(start).flatMap((url) => /[\w-]+\.[0-9a-f]{8}\.js$/.exec(url)?.[0] ?? []);

const versionShown = (page: Page): Promise<unknown> => formula(page, "BRIDGEVERSION", []);

test("half an upload is not kept: the version that is there stays", async () => {
  const files = nextVersion();
  expect(files.delete("functions.js")).toBe(true);
  upload(published.folder, files, "beside");
  await lookForUpdate();
  await untilWorkers(false, false, true);
  expect(await versionShown(old)).toBe(version);
});

test("the pane that is opened next is the new version, with its own parts only", async () => {
  upload(published.folder, nextVersion());
  const start = published.requests.length;
  const page = await published.openPane();
  expect(await versionShown(page)).toBe(NEXT_VERSION);
  const parts = partsSince(start);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.filter((name) => oldParts.includes(name))).toEqual([]);
  await page.close();
});

test("the new version is kept beside the old one and waits for its panes to be closed", async () => {
  await lookForUpdate();
  await untilWorkers(false, true, true);
  expect(await versionShown(old)).toBe(version);
});

test("the open pane of the old version still has its parts, though the server has them no more", async () => {
  const [response] = await Promise.all([
    old.waitForResponse(/\/calculator\.[0-9a-f]{8}\.js$/),
    old.click("fluent-tab#calculator"),
  ]);
  expect(oldParts).toContain(new URL(response.url()).pathname.replace("/bridge/", ""));
  expect(response.fromServiceWorker()).toBe(true);
  await old.locator("calculator-page #contract").waitFor();
});

test("a pane of the new version that loses the connection has its later parts, the old one's worker or not", async () => {
  const page = await published.openPane();
  await published.cut();
  await page.click("fluent-tab#calculator");
  await page.locator("calculator-page #contract").waitFor();
  expect(await versionShown(page)).toBe(NEXT_VERSION);
  await page.close();
});

test("without a connection the old version is there whole until then, and the new one whole from then on", async () => {
  const page = await published.openPane();
  expect(await versionShown(page)).toBe(version);
  await page.close();
  await old.close();
  await untilWorkers(false, false, true);
  const start = published.requests.length;
  const next = await published.openPane();
  expect(await versionShown(next)).toBe(NEXT_VERSION);
  await next.click("fluent-tab#calculator");
  await next.locator("calculator-page #contract").waitFor();
  expect(partsSince(start).filter((name) => oldParts.includes(name))).toEqual([]);
});

test("of the old version nothing is kept any more", async () => {
  const kept = await beside.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.filter((url) => oldParts.some((name) => url.endsWith(join("/", name))))).toEqual([]);
});

test("nothing went wrong that anybody would see", () => {
  expect(published.errors).toEqual([]);
});
