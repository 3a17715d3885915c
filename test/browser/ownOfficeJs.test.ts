/** A build with `--env officeJs=self`: Office.js comes from the club's own address, and nothing from anywhere else. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { formula, putIntoExcel } from "../support/inExcel";
import { publish, untilKept, type Published } from "../support/published";
import { OFFICE_JS } from "../support/server";

const ROOT = resolve(__dirname, "../..");

let build: string;
let published: Published;

beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), "traveller-"));
  const webpack = require.resolve("webpack/bin/webpack.js");
  const switches = ["--config-name", "addin", "--env", "officeJs=self", "--output-path", build];
  execFileSync(process.execPath, [webpack, ...switches, "--no-devtool", "--no-optimization-minimize"], { cwd: ROOT });
  published = await publish(build);
  await putIntoExcel(published.context);
}, 300_000);

afterAll(async () => {
  await published.close();
  rmSync(build, { recursive: true });
});

test("no request leaves the club's address, and its policy lets none", async () => {
  const page = await published.openPane();
  expect(await formula(page, "IMPS", [[[450]], null])).toEqual([[10]]);
  await untilKept(page, `${published.url}office/`);
  expect(published.requests).toContain(`${published.url}office/excel-win32-16.01.js`);
  expect(
    published.requests.filter((url) => !/^(data|blob|about):/.test(url) && !url.startsWith(published.url)),
  ).toEqual([]);
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("http");
  expect(published.errors).toEqual([]);
  await page.close();
});

test("outside Excel the pane says so, and the calculator is there", async () => {
  const page = await published.browser.newPage();
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(`${published.url}taskpane.html`);
  await page.getByText("Opened outside Excel").waitFor();
  await page.locator("calculator-page #contract").waitFor();
  expect(missing).toEqual([]);
  await page.close();
});

test("without a connection it is there as well", async () => {
  await published.cut();
  const page = await published.openPane();
  expect(await formula(page, "IMPS", [[[450]], null])).toEqual([[10]]);
});

test.each(["office.js", "excel-web-16.00.js", "excel-mac-16.00.js", "nb-no/office_strings.js"])(
  "Microsoft's %s is there as Microsoft made it",
  (name) => {
    expect(readFileSync(join(build, "office", name)).equals(readFileSync(join(OFFICE_JS, name)))).toBe(true);
  },
);

test("Microsoft's licence lies beside it", () => {
  expect(readFileSync(join(build, "office", "LICENSE.md"), "utf8")).toContain("MICROSOFT SOFTWARE LICENSE TERMS");
});
