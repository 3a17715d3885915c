/** The workbench in Chromium, by keyboard and mouse. */
import type { Page } from "playwright-core";
import { paneFrame, type OpenPage } from "../support/chromium";
import {
  cell,
  openWorkbench,
  selectCell,
  settle,
  typeInCell,
  untilCell,
  values,
  workbenchReady,
} from "../support/workbenchPage";

let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  opened = await openWorkbench();
  page = opened.page;
}, 90000);

afterAll(() => opened.close());

test("BRIDGESCORE typed by keyboard", async () => {
  await typeInCell(page, "A1", '=BRIDGESCORE("4S",10,"V","X")');
  expect(await cell(page, "A1")).toMatchObject({ value: 790, formula: '=BRIDGESCORE("4S",10,"V","X")', error: "" });
}, 30000);

test("the autocompletion offers the function and shows its arguments", async () => {
  await selectCell(page, "C1");
  await page.keyboard.type("=BRIDGES");
  await page.getByText("Declarer's score", { exact: false }).first().waitFor();
  await page.keyboard.type("CORE(");
  await page.getByText("contract", { exact: false }).first().waitFor();
  await page.getByText("vulnerable", { exact: false }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}, 30000);

test("the message of an error can be read where its cell is selected", async () => {
  await typeInCell(page, "A2", '=BRIDGESCORE("9Z",10)');
  const report = await cell(page, "A2");
  expect(report).toMatchObject({ value: "#VALUE!", error: "#VALUE!" });
  expect(report.message).toContain("9Z");
  await selectCell(page, "A2");
  await page.locator("#message", { hasText: report.message }).waitFor();
}, 30000);

/** The part of the workbench's inside that knows what Univer paints. */
interface Painting {
  parts: {
    grid: { workbook: { getActiveSheet(): { getRange(address: string): { getDisplayValues(): string[][] } } } };
  };
}

test("a number is formatted, a text of a formula that looks like one is not", async () => {
  const pane = await paneFrame(page);
  await typeInCell(page, "G1", "=PLACES({3,2,1})");
  await typeInCell(page, "J1", "4");
  await pane.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("G1:J1").numberFormat = [Array(4).fill("0.00")];
      await context.sync();
    }),
  );
  const painted = await page.evaluate(() => {
    const { parts } = window.workbench as unknown as Painting;
    return parts.grid.workbook.getActiveSheet().getRange("G1:J1").getDisplayValues();
  });
  expect(painted).toEqual([["1", "2", "3", "4.00"]]);
}, 30000);

test("a Text cell keeps what is typed", async () => {
  const pane = await paneFrame(page);
  await pane.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("E:E").numberFormat = [["@"]];
      await context.sync();
    }),
  );
  const typed = ["+1", "4-1", "=", "4S", "1E5"];
  for (const [row, text] of typed.entries()) await typeInCell(page, `E${row + 1}`, text);
  expect((await values(page, "E1:E5")).flat()).toEqual(typed);
}, 60000);

/** A table of three results of one board, the spill beside it, and two formulas on another sheet. */
async function writeResults(): Promise<void> {
  const pane = await paneFrame(page);
  await pane.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add("Board 1");
      sheet.getRange("D:D").numberFormat = [["@"]];
      sheet.getRange("A1:D4").values = [
        ["Board", "NS", "EW", "Result"],
        [1, 1, 2, "4SE="],
        [1, 3, 4, "3NE+1"],
        [1, 5, 6, "4SE-1"],
      ];
      sheet.tables.add("A1:D4", true).name = "Results";
      sheet.getRange("F1").formulas = [["=SCORERESULTS(Results[#All])"]];
      const other = context.workbook.worksheets.add("Ranking");
      other.getRange("A1").formulas = [["=ROWS(Results)"]];
      other.getRange("A3").formulas = [["=RANKING(Results[#All])"]];
      sheet.activate();
      await context.sync();
    }),
  );
}

const tableRows = (): Promise<number> => page.evaluate(() => window.workbench?.tables()[0].area.rows ?? 0);

test("a table grows, and the spill and another sheet follow each change", async () => {
  await writeResults();
  await untilCell(page, "Ranking!A1", 3);
  expect(await values(page, "F2:G4")).toEqual([
    [-420, 2],
    [-430, 0],
    [50, 4],
  ]);

  await typeInCell(page, "A5", "1");
  for (const [column, text] of ["B:7", "C:8", "D:4SE+1"].map((pair) => pair.split(":")))
    await typeInCell(page, `${column}5`, text);
  await untilCell(page, "Ranking!A1", 4);
  expect((await values(page, "F2:F5")).flat()).toEqual([-420, -430, 50, -450]);
  await untilCell(page, "Ranking!A3", "Final: 4 of 4");

  await typeInCell(page, "D2", "4SE+2");
  await untilCell(page, "F2", -480);
  expect((await values(page, "G2:G5")).flat()).toEqual([0, 4, 6, 2]);

  await selectCell(page, "A3");
  const inserted = await paneFrame(page);
  await inserted.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("3:3").insert("Down");
      await context.sync();
    }),
  );
  await untilCell(page, "Ranking!A1", 5);
  expect(await tableRows()).toBe(6);
  expect((await values(page, "F4:F6")).flat()).toEqual([-430, 50, -450]);

  await selectCell(page, "A8");
  await page.keyboard.press("Control+z");
  await untilCell(page, "Ranking!A1", 4);
  expect((await values(page, "F2:F5")).flat()).toEqual([-480, -430, 50, -450]);
}, 120000);

test("a formula with a table is typed, and the next one with a blank argument is read as it stands", async () => {
  await typeInCell(page, "A30", "=ROWS(Results[#All])");
  expect((await cell(page, "A30")).error).toBe("");
  const pane = await paneFrame(page);
  await pane.evaluate(() =>
    Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange("A31");
      range.formulas = [['=TRAVELLER(Results[#All],,{"Winners",1})']];
      await context.sync();
    }),
  );
  await settle(page);
  expect(await cell(page, "A31")).toMatchObject({ error: "", value: "NS" });
}, 30000);

test("a reload keeps the workbook, its tables and its formulas", async () => {
  await settle(page);
  await page.reload();
  await workbenchReady(page);
  expect(await cell(page, "Ranking!A1")).toMatchObject({ value: 4, formula: "=ROWS(Results)" });
  expect((await values(page, "'Board 1'!F2:F5")).flat()).toEqual([-480, -430, 50, -450]);
  await page.evaluate(() => window.workbench?.select("'Board 1'!A6"));
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await untilCell(page, "Ranking!A1", 5);
}, 90000);

test("emptying leaves one blank sheet", async () => {
  page.once("dialog", (dialog) => void dialog.accept());
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Empty the workbook" }).click()]);
  await workbenchReady(page);
  expect(await page.evaluate(() => window.workbench?.tables())).toEqual([]);
  expect((await cell(page, "A1")).value).toBe("");
}, 90000);

test("nothing was fetched from elsewhere, and no error went unnoticed", () => {
  expect(opened.foreignRequests).toEqual([]);
  expect(opened.errors).toEqual([]);
});
