/** What the pane tells of an Excel that cannot do all, on the real Office.js. */
import { calculatesByHand, lacks } from "../../src/excel";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

let excel: ExcelHost;

afterEach(() => excel.close());

const start = async (requirementSets = {}): Promise<void> => {
  excel = await startExcelHost({ requirementSets });
  excel.makeGlobal();
};

const calculate = (mode: "Automatic" | "Manual"): Promise<void> =>
  excel.Excel.run(async (context) => {
    context.workbook.application.calculationMode = mode;
    await context.sync();
  });

test("Excel 2021 lacks nothing, and calculates by itself until it is told otherwise", async () => {
  await start();
  expect(lacks()).toEqual([]);
  expect(await calculatesByHand()).toBe(false);
  await calculate("Manual");
  expect(await calculatesByHand()).toBe(true);
  await calculate("Automatic");
  expect(await calculatesByHand()).toBe(false);
});

test("an older Excel", async () => {
  await start({ ExcelApi: "1.13" });
  expect(lacks()).toEqual(["excelApi"]);
});

test("an Excel without the shared runtime", async () => {
  await start({ SharedRuntime: undefined });
  expect(lacks()).toEqual(["sharedRuntime"]);
});

test("where Excel does not answer, nothing is claimed", async () => {
  await start();
  excel.host.failCall(1);
  expect(await calculatesByHand()).toBe(false);
});
