/** The pages beside the add-in, in Chromium: on a phone, in the dark, on paper, from a folder, and with the reader's formulas. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "../support/chromium";
import { serveFolders, type ServedFolders } from "../support/server";
import { DIST, PAGES } from "../support/site";

let server: ServedFolders;
let browser: Browser;

beforeAll(async () => {
  server = await serveFolders({ "/a/club/": DIST });
  browser = await launchChromium();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

const at = (name: string): string => `${server.url}a/club/${name}`;

/** A page of its own with what it asked for and what was refused. */
async function open(
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; requests: string[]; errors: string[] }> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const page = await context.newPage();
  const [requests, errors]: string[][] = [[], []];
  page.on("request", (request) => requests.push(request.url()));
  page.on("requestfailed", (request) => errors.push(request.url()));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(response.url());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(url);
  return { page, requests, errors };
}

const firstFormula = (page: Page): Promise<string | null> =>
  page.locator("#BRIDGESCORE ~ * .formula").nth(1).textContent();

describe.each([...PAGES.keys()])("%s", (name) => {
  test("a phone shows it whole, nothing is asked of elsewhere, its policy refuses nothing", async () => {
    const { page, requests, errors } = await open(at(name), { viewport: { width: 320, height: 640 } });
    const [inner, wide] = await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
    expect(wide).toBeLessThanOrEqual(inner);
    expect(requests.filter((url) => !url.startsWith(server.url))).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test("it works from a folder, without a server", async () => {
  const { page, errors } = await open(pathToFileURL(join(DIST, "functions.html")).href, { locale: "de-DE" });
  expect(errors).toEqual([]);
  expect(await firstFormula(page)).toBe('=BRIDGESCORE("4S";10;"V";"X")');
  const family = await page.evaluate(() => getComputedStyle(document.querySelector("pre, code") as Element).fontFamily);
  expect(family).toContain("Consolas");
  await page.context().close();
});

test("a reader with a decimal comma sees semicolons, may choose commas, and is not asked again", async () => {
  const { page } = await open(at("functions.html"), { locale: "de-DE" });
  expect(await firstFormula(page)).toBe('=BRIDGESCORE("4S";10;"V";"X")');
  expect(await page.locator("#VPS ~ .example .answer").first().textContent()).toBe("12,95");
  expect(await page.getByLabel("a; b").isChecked()).toBe(true);
  await page.getByLabel("a, b").check();
  expect(await firstFormula(page)).toBe('=BRIDGESCORE("4S",10,"V","X")');
  expect(await page.locator("#VPS ~ .example .answer").first().textContent()).toBe("12.95");
  await page.reload();
  expect(await page.getByLabel("a, b").isChecked()).toBe(true);
  expect(await firstFormula(page)).toBe('=BRIDGESCORE("4S",10,"V","X")');
  await page.context().close();
});

test("without scripts the commas stand, and no switch that would do nothing", async () => {
  const { page } = await open(at("functions.html"), { locale: "de-DE", javaScriptEnabled: false });
  expect(await firstFormula(page)).toBe('=BRIDGESCORE("4S",10,"V","X")');
  expect(await page.locator("#separators").isVisible()).toBe(false);
  await page.context().close();
});

test("dark where the reader's computer is dark, light on paper", async () => {
  const { page } = await open(at("functions.html"), { colorScheme: "dark" });
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe("rgb(27, 29, 28)");
  await page.emulateMedia({ media: "print" });
  expect(await ground()).toBe("rgb(255, 255, 255)");
  expect(await page.locator("nav").isVisible()).toBe(false);
  await page.context().close();
});

test("the keyboard comes past the navigation in one step", async () => {
  const { page } = await open(at("functions.html"));
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "content");
  await page.context().close();
});
