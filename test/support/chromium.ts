/** Pages in the machine's own Chromium, served from a folder under a strict Content-Security-Policy. */
import { existsSync } from "node:fs";
import { chromium, type Browser, type Frame, type Page } from "playwright-core";
import { serveFolders, type ServedFolders } from "./server";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
];

/** Nothing but our own files; the styles that components write at run time are allowed, scripts in the page are not. */
export const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join("; ");

/** The path of a Chromium: CHROME_PATH, or one of the usual places. */
export function findChromium(): string {
  const wanted = process.env.CHROME_PATH;
  const found = (wanted ? [wanted] : PLACES).find((place) => existsSync(place));
  if (!found) {
    throw new Error(
      wanted
        ? `CHROME_PATH says ${wanted}, but there is no such file.`
        : "No Chromium or Chrome was found. Install one, or set CHROME_PATH to its program file.",
    );
  }
  return found;
}

/** Starts a browser that asks nothing of the network by itself. */
export function launchChromium(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(asRoot ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-default-apps",
      "--disable-sync",
      "--no-first-run",
      "--disable-dev-shm-usage",
    ],
  });
}

export interface OpenPage {
  page: Page;
  browser: Browser;
  server: ServedFolders;
  /** Requests that left the server: must stay empty. */
  foreignRequests: string[];
  /** Errors that nobody caught, and what the Content-Security-Policy blocked. */
  errors: string[];
  close(): Promise<void>;
}

export interface OpenOptions {
  /** The page to open, relative to the folder: "index.html". */
  path?: string;
  /** Other folders to serve, by the first part of the path. */
  folders?: Record<string, string>;
  contentSecurityPolicy?: string;
  viewport?: { width: number; height: number };
  /** Runs in the page, before its own scripts. */
  before?: () => void;
}

/** Serves a built folder and opens a page of it. */
export async function openPage(folder: string, options: OpenOptions = {}): Promise<OpenPage> {
  if (!existsSync(folder)) throw new Error(`${folder} is not there. Run the build first.`);
  const policy = options.contentSecurityPolicy ?? STRICT_POLICY;
  const server = await serveFolders({ "/": folder, ...options.folders }, { contentSecurityPolicy: policy });
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: options.viewport ?? { width: 1400, height: 900 } });
  const foreignRequests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob|about):/.test(request.url()))
      foreignRequests.push(request.url());
  });
  page.on("pageerror", (error) => errors.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  if (options.before) await page.addInitScript(options.before);
  await page.goto(server.url + (options.path ?? ""));
  return {
    page,
    browser,
    server,
    foreignRequests,
    errors,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** The frame of the pane beside the sheet, once it is loaded. */
export async function paneFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector("iframe#pane");
  const frame = await element.contentFrame();
  if (!frame) throw new Error("The workbench has no pane.");
  await frame.waitForLoadState("domcontentloaded");
  return frame;
}
