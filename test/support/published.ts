/** The published add-in in Chromium: dist/ on an address of its own, and Microsoft's address answered from here. */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { launchChromium } from "./chromium";
import { OFFICE_JS, serveFolders } from "./server";

export const DIST = resolve(__dirname, "../../dist");
export const OFFICE_CDN = "https://appsforoffice.microsoft.com/lib/1/hosted/";

export interface Published {
  browser: Browser;
  context: BrowserContext;
  /** The address of the add-in: a folder, as clubs have it. */
  url: string;
  /** The folder that is served there: a copy, to be changed. */
  folder: string;
  /** Every address that was asked for, of the pages and of the service worker. */
  requests: string[];
  /** Those that no cache answered, of Office.js. */
  reachedMicrosoft: string[];
  /** Errors that nobody caught, and what the policy of the page stopped. */
  errors: string[];
  /** Takes the network away: our own server and Microsoft's. */
  cut(): Promise<void>;
  /** Opens the pane, and waits until it is drawn. */
  openPane(): Promise<Page>;
  close(): Promise<void>;
}

/** Serves a copy of a build and opens a browser that has never seen it. */
export async function publish(build = DIST): Promise<Published> {
  if (!existsSync(build)) throw new Error(`${build} is not there. Run the build first.`);
  const folder = mkdtempSync(join(tmpdir(), "traveller-"));
  cpSync(build, folder, { recursive: true });
  const server = await serveFolders({ "/bridge/": folder }, { pages: { "/beside.html": "<!doctype html>" } });
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const network = { isThere: true };
  const requests: string[] = [];
  const reachedMicrosoft: string[] = [];
  const errors: string[] = [];
  context.on("request", (request: Request) => void requests.push(request.url()));
  context.on("weberror", (error) => void errors.push(String(error.error())));
  context.on("console", (message) => {
    // Office.js would send usage data through a frame of its own: the policy is there to stop that.
    const isUsageData = message.location().url.startsWith(OFFICE_CDN) || /telemetryservice\./.test(message.text());
    if (/Content Security Policy/.test(message.text()) && !isUsageData) errors.push(message.text());
  });
  await context.route(`${OFFICE_CDN}**`, (route) => {
    if (!network.isThere) return route.abort("internetdisconnected");
    reachedMicrosoft.push(route.request().url());
    const name = new URL(route.request().url()).pathname.slice(new URL(OFFICE_CDN).pathname.length);
    // As Microsoft's address answers: Office.js loads the rest of itself as `crossorigin`.
    const headers = { "access-control-allow-origin": "*", "content-type": "text/javascript" };
    return route.fulfill({ path: join(OFFICE_JS, name), headers });
  });
  const url = `${server.url}bridge/`;
  const cut = async (): Promise<void> => {
    if (network.isThere) await server.close();
    network.isThere = false;
  };
  return {
    ...{ browser, context, url, folder, requests, reachedMicrosoft, errors, cut },
    openPane: async () => {
      const page = await context.newPage();
      await page.goto(`${url}taskpane.html`);
      await page.locator("traveller-pane").waitFor();
      return page;
    },
    close: async () => {
      await browser.close();
      await cut();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Waits until the worker of this page has everything, of ours and of Office.js. */
export async function untilKept(page: Page, officeJs = OFFICE_CDN): Promise<void> {
  const officeFiles = ["office.js", "excel-win32-16.01.js", "en-us/office_strings.js"].map((name) => officeJs + name);
  await page.evaluate(async (names) => {
    await navigator.serviceWorker.ready;
    const isKept = async (name: string): Promise<boolean> => (await caches.match(name)) !== undefined;
    while ((await Promise.all(names.map(isKept))).includes(false)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, officeFiles);
}
