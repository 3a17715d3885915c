/** The interpreter and the object model: the real Office.js on the fake Excel over the grid in memory. */
import { startExcelHost, type ExcelHost } from "../../support/excelHost";

let excel: ExcelHost;

beforeAll(async () => {
  excel = await startExcelHost({ sheet: "X" });
}, 30000);

afterAll(() => excel.close());

test("Office.js says that it runs in Excel on a PC", async () => {
  const info = await excel.Office.onReady();
  expect(info).toMatchObject({ host: "Excel", platform: "PC" });
});

test("values and formulas written are read back", async () => {
  const read = await excel.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("X");
    sheet.getRange("A1:B2").formulas = [
      ["=1+1", '=BRIDGESCORE("4S",10)'],
      [3, "text"],
    ];
    await context.sync();
    const range = sheet.getRange("A1:B2");
    range.load("values,formulas,address");
    await context.sync();
    return [range.address, range.values, range.formulas];
  });
  expect(read).toEqual([
    "X!A1:B2",
    [
      [0, 0],
      [3, "text"],
    ],
    [
      ["=1+1", '=BRIDGESCORE("4S",10)'],
      [3, "text"],
    ],
  ]);
});
