/** Files leave the pane: saved through a download, copied, and copied by hand where nothing else is let. */
import { readFileSync } from "node:fs";
import type { Frame, Page } from "playwright-core";
import { readResults } from "../../src/files";
import { paneFrame, type OpenPage } from "../support/chromium";
import { readPaste, said } from "../support/panePage";
import { openWorkbench, settle } from "../support/workbenchPage";

const NIGHT = `Board,NS,EW,Contract,By,Result
1,1,2,4S,N,10
1,3,4,3NT,N,9
2,1,4,2H,W,8
2,3,2,PASS,,`;

let opened: OpenPage;
let page: Page;
let pane: Frame;

beforeAll(async () => {
  opened = await openWorkbench();
  page = opened.page;
  pane = await paneFrame(page);
  await readPaste(pane, NIGHT);
  await pane.click("#write");
  await said(pane, "Written");
  await settle(page);
  await pane.click("fluent-tab#workbook");
  await pane.locator("export-panel #save").waitFor({ timeout: 60000 });
}, 180000);

afterAll(() => opened.close());

const choose = (form: string): Promise<void> => pane.click(`export-panel fluent-radio[value=${form}]`);

async function saved(): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), pane.click("export-panel #save")]);
  const path = await download.path();
  return { name: download.suggestedFilename(), bytes: readFileSync(path) };
}

test("USEBIO is saved under the event's name and is the session again", async () => {
  await choose("usebio");
  const { name, bytes } = await saved();
  await said(pane, "Saved as");
  expect(name).toBe("Bridge results.xml");
  const { lines, unread } = await readResults(new Uint8Array(bytes), name);
  expect(unread).toEqual([]);
  expect(lines.map(({ board, ns, ew, status }) => [board, ns, ew, status])).toEqual([
    [1, "1", "2", "played"],
    [1, "3", "4", "played"],
    [2, "1", "4", "played"],
    [2, "3", "2", "passed"],
  ]);
}, 60000);

test("a web page, and a CSV with its mark, each with what is to be known", async () => {
  await choose("page");
  const { name, bytes } = await saved();
  expect(name).toBe("Bridge results.html");
  expect(bytes.toString("utf8")).toContain("Final: 4 of 4");
  await choose("results");
  const csv = await saved();
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  await pane.locator("export-panel #notes", { hasText: "A CSV holds the results" }).waitFor();
}, 60000);

test("where nothing is let through, the text is there to be copied by hand", async () => {
  await pane.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    document.execCommand = () => false;
  });
  await choose("pbn");
  await pane.click("export-panel #copy");
  await said(pane, "lets no add-in copy");
  const text = pane.locator("export-panel textarea");
  expect(await text.inputValue()).toContain("% PBN 2.1");
  expect(
    await text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart),
  ).toBeGreaterThan(500);
}, 60000);

test("copied where the clipboard is open", async () => {
  await pane.evaluate(() => {
    const copied = { writeText: (text: string) => void ((window as unknown as { copied: string }).copied = text) };
    Object.defineProperty(navigator, "clipboard", { value: copied, configurable: true });
  });
  await choose("ranking");
  await pane.click("export-panel #copy");
  await said(pane, "Copied");
  expect(await pane.evaluate(() => (window as unknown as { copied: string }).copied)).toMatch(/^Final: 4 of 4/);
}, 60000);
