/** What the fake Excel adds to a grid: announced versions, failures on request, cell editing, limits, custom functions. */
import { MemoryGrid } from "../../../src/workbench/grid/memory/memoryGrid";
import { startExcelHost, type ExcelHost } from "../../support/excelHost";

let excel: ExcelHost;

beforeAll(async () => {
  excel = await startExcelHost({ sheet: "X" });
  excel.makeGlobal();
}, 30000);

afterAll(() => excel.close());

beforeEach(() => {
  excel.host.startCounting();
  excel.grid.editing = false;
});

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "",
    (error: OfficeExtension.Error) => error.code,
  );

/** Two cells in one request. */
const writeTwo = (): Promise<void> =>
  Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("X");
    sheet.getRange("A1").values = [["first"]];
    sheet.getRange("A2").values = [["second"]];
    await context.sync();
  });

const firstTwo = (): unknown[] =>
  excel.grid.read(excel.grid.sheets()[0], { row: 0, column: 0, rows: 2, columns: 1 }).map(([cell]) => cell.value);

const clear = (): void => excel.grid.clear(excel.grid.sheets()[0], { row: 0, column: 0, rows: 9, columns: 9 }, "All");

test("it is Excel on a PC with ExcelApi 1.14 and no more", async () => {
  expect(await excel.Office.onReady()).toMatchObject({ host: "Excel", platform: "PC" });
  const supports = (version: string): boolean => excel.Office.context.requirements.isSetSupported("ExcelApi", version);
  expect([supports("1.9"), supports("1.14"), supports("1.15")]).toEqual([true, true, false]);
});

test("a call that fails on request does nothing", async () => {
  clear();
  excel.host.failCall(1, { code: "AccessDenied", message: "Denied." });
  expect(await codeOf(writeTwo())).toBe("AccessDenied");
  expect(firstTwo()).toEqual(["", ""]);
  expect(await codeOf(writeTwo())).toBe("");
});

test("an action that fails on request leaves those before it done", async () => {
  clear();
  await writeTwo();
  const { actions } = excel.host.counts;
  clear();
  excel.host.startCounting();
  excel.host.failAction(actions);
  expect(await codeOf(writeTwo())).toBe("GeneralException");
  expect(firstTwo()).toEqual(["first", ""]);
});

test("while a cell is being edited, calls are refused", async () => {
  excel.grid.editing = true;
  expect(await codeOf(writeTwo())).toBe("InvalidOperationInCellEditMode");
});

test("a call that may wait goes on when the editing is over", async () => {
  clear();
  excel.grid.editing = true;
  const waiting = Excel.run({ delayForCellEdit: true }, async (context) => {
    context.workbook.worksheets.getItem("X").getRange("A1").values = [["waited"]];
    await context.sync();
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(firstTwo()[0]).toBe("");
  excel.grid.editing = false;
  await waiting;
  expect(firstTwo()[0]).toBe("waited");
});

test("a request of more than 5 MB is refused", async () => {
  const code = await codeOf(
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("X");
      const long = "x".repeat(30000);
      Array.from({ length: 200 }, (_, row) => (sheet.getCell(row, 0).values = [[long]]));
      await context.sync();
    }),
  );
  expect(code).toBe("RequestPayloadSizeLimitExceeded");
});

test("changes are told to the page", async () => {
  const changes: string[] = [];
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("X").onChanged.add((event) => {
      changes.push(event.address);
      return Promise.resolve();
    });
    await context.sync();
  });
  excel.grid.write(excel.grid.sheets()[0], { row: 4, column: 1, rows: 1, columns: 1 }, [[{ value: 1 }]]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(changes).toEqual(["B5"]);
});

test("custom functions answer through the runtime: values, arrays, errors with their message", async () => {
  const { CustomFunctions, host } = excel;
  CustomFunctions.associate("DOUBLE", (cells: number[][]) => cells.map((row) => row.map((value) => value * 2)));
  CustomFunctions.associate("REFUSE", () => {
    throw new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, "Passed out.");
  });
  const [doubled, refused, unknown] = await Promise.all([
    host.invokeCustomFunction("DOUBLE", [[[1, 2]]]),
    host.invokeCustomFunction("REFUSE", []),
    host.invokeCustomFunction("NOBODY", []),
  ]);
  expect(doubled).toEqual({ value: [[2, 4]] });
  expect(refused).toEqual({ error: "#N/A", message: "Passed out." });
  expect(unknown).toMatchObject({ error: "#VALUE!" });
}, 15000);

test("a grid that works formulas out spills, and says where", () => {
  const grid = new MemoryGrid({
    evaluate: () => [
      [1, 2],
      [3, 4],
    ],
  });
  const [sheet] = grid.sheets();
  grid.write(sheet, { row: 0, column: 0, rows: 1, columns: 1 }, [[{ formula: "=SPILL()" }]]);
  expect(grid.spill(sheet, 0, 0)).toEqual({ row: 0, column: 0, rows: 2, columns: 2 });
  expect(grid.spillParent(sheet, 1, 1)).toEqual({ row: 0, column: 0 });
  grid.write(sheet, { row: 5, column: 1, rows: 1, columns: 1 }, [[{ value: "in the way" }]]);
  grid.write(sheet, { row: 4, column: 1, rows: 1, columns: 1 }, [[{ formula: "=SPILL()" }]]);
  expect(grid.read(sheet, { row: 4, column: 1, rows: 1, columns: 1 })[0][0]).toMatchObject({
    value: "#SPILL!",
    error: true,
  });
});
