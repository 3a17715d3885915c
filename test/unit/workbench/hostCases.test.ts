/** The fake Excel over the grid in memory; the same cases run over Univer in test/browser/workbenchHost.test.ts. */
import { startExcelHost, type ExcelHost } from "../../support/excelHost";
import { HOST_CASES } from "../../support/hostCases";

let excel: ExcelHost;

beforeAll(async () => {
  excel = await startExcelHost();
  excel.makeGlobal();
}, 30000);

afterAll(() => excel.close());

test.each(HOST_CASES)("$name", async ({ run, expected }) => {
  expect(JSON.parse(JSON.stringify(await run()))).toEqual(expected);
});
