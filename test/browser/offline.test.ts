/** A hall without Wi-Fi: what was loaded once works when the server and Microsoft's address are gone. */
import type { Page } from "playwright-core";
import { formula, putIntoExcel } from "../support/inExcel";
import { publish, untilKept, type Published } from "../support/published";

const FOUR_SPADES = [[["4S"]], [[10]], [["V"]], [["X"]], null];

let published: Published;
let page: Page;

beforeAll(async () => {
  published = await publish();
  await putIntoExcel(published.context);
  page = await published.openPane();
  await untilKept(page);
  await published.cut();
}, 120_000);

afterAll(() => published.close());

test("the pane that was open goes on: its later parts are there", async () => {
  await page.click("fluent-tab#calculator");
  await page.locator("calculator-page #contract").waitFor();
});

test("Excel starts again: formulas are answered, and the pane is drawn", async () => {
  await page.close();
  page = await published.openPane();
  expect(await formula(page, "BRIDGESCORE", FOUR_SPADES)).toEqual([[790]]);
});

test("Excel puts words of its own behind the address", async () => {
  await page.goto(`${published.url}taskpane.html?_host_Info=Excel$Win32$16.01$en-US`);
  await page.locator("traveller-pane").waitFor();
  expect(await formula(page, "IMPS", [[[450]], null])).toEqual([[10]]);
});

test("the reader of the table terminals' files is there", async () => {
  await page.click("fluent-tab#import");
  const database = Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.from("Standard Jet DB"), Buffer.alloc(4096)]);
  const [response] = await Promise.all([
    page.waitForResponse(/mdb-reader\.[0-9a-f]{8}\.js$/),
    page.setInputFiles("import-page input[type=file]", { name: "night.bws", mimeType: "", buffer: database }),
  ]);
  expect(response.fromServiceWorker()).toBe(true);
  expect(response.status()).toBe(200);
  await page.locator("fluent-message-bar").getByText("night.bws").waitFor();
});

test("the page Functions has what Excel is told of them, by whatever version Excel asks", async () => {
  await page.click("fluent-tab#functions");
  await page.locator("functions-page").getByText("BRIDGESCORE").first().waitFor();
  const told = await page.evaluate(async () => {
    const answers = await Promise.all(["functions.json?v=0.0.1", "functions.json"].map((name) => fetch(name)));
    return Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { functions: unknown[] }).functions.length),
    );
  });
  expect(told[0]).toBeGreaterThan(20);
  expect(told[1]).toBe(told[0]);
});

test("nothing else is answered from what is kept", async () => {
  const ask = (name: string): Promise<boolean> =>
    page.evaluate(
      (asked) =>
        fetch(asked).then(
          () => true,
          () => false,
        ),
      name,
    );
  expect(await ask("functions.js?0123456789abcdef0123")).toBe(false);
  expect(await ask("manifest.xml")).toBe(false);
});

test("nothing went wrong that anybody would see", () => {
  expect(published.errors).toEqual([]);
});
