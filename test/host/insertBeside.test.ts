/** What a formula that is put into a cell is told of the cells to its left, on the real Office.js. */
import { insertBeside, writeSheets, type Beside } from "../../src/excel";
import { travellerPlan } from "../../src/sheets";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

let excel: ExcelHost;

beforeEach(async () => {
  excel = await startExcelHost({ sheet: "Mine" });
  excel.makeGlobal();
});

afterEach(() => excel.close());

const active = (): string => excel.grid.activeSheet();
const at = (row: number, column: number) => ({ row, column, rows: 1, columns: 1 });
const formulaAt = (row: number, column: number) => excel.grid.read(active(), at(row, column))[0][0].formula;

async function fill(row: number, column: number, values: (string | number)[][]): Promise<void> {
  const area = { row, column, rows: values.length, columns: values[0].length };
  await excel.grid.write(
    active(),
    area,
    values.map((line) => line.map((value) => ({ value }))),
  );
}

/** Selects a cell, puts a formula into it, and answers what was told. */
async function told(row: number, column: number, formula?: string): Promise<Beside | undefined> {
  await excel.grid.select(active(), at(row, column));
  let seen: Beside | undefined;
  await insertBeside((beside) => {
    seen = beside;
    return formula === undefined ? {} : { formula };
  });
  return seen;
}

test("the cells to the left, down to the last in use, and the headings above", async () => {
  await fill(0, 0, [
    ["Board", "Score"],
    [1, 420],
    [1, -50],
  ]);
  expect(await told(1, 2, "=SUM(B2:B3)")).toEqual({
    row: 1,
    column: 2,
    firstColumn: 0,
    left: [
      [1, 420],
      [1, -50],
    ],
    headings: ["Board", "Score"],
    inTable: false,
  });
  expect(formulaAt(1, 2)).toBe("=SUM(B2:B3)");
});

test("far to the right only the twelve columns next to it count", async () => {
  await fill(4, 0, [Array.from({ length: 20 }, (_, i) => i)]);
  expect(await told(4, 20)).toMatchObject({ firstColumn: 8, left: [[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]] });
});

test("in the first cell of a blank sheet there is nothing, and without a formula nothing is written", async () => {
  expect(await told(0, 0)).toMatchObject({ left: [], headings: [] });
  expect(formulaAt(0, 0)).toBeUndefined();
  expect(await told(9, 1)).toMatchObject({ left: [[""]], headings: [""] });
});

test("a table is known as one", async () => {
  const plan = travellerPlan({ board: 7, results: 2, entry: "Columns", table: "Board_7", prefix: "" });
  expect(await writeSheets([plan])).toMatchObject({ ok: true });
  expect((await told(4, 2))?.inTable).toBe(true);
  expect((await told(30, 2))?.inTable).toBe(false);
});

test("a cell that holds something is left alone", async () => {
  await fill(2, 2, [["mine"]]);
  await excel.grid.select(active(), at(2, 2));
  const make = jest.fn(() => ({ formula: "=1" }));
  expect(await insertBeside(make)).toMatchObject({ ok: false, kind: "notEmpty" });
  expect(make).not.toHaveBeenCalled();
  expect(excel.grid.read(active(), at(2, 2))[0][0].value).toBe("mine");
});

test("with each call of the host failing once the cell stays empty", async () => {
  await fill(1, 0, [["4S", 10]]);
  await excel.grid.select(active(), at(1, 2));
  for (let n = 1; ; n++) {
    await excel.Excel.run((context) => context.sync());
    excel.host.startCounting();
    excel.host.failAction(n);
    const outcome = await insertBeside(() => ({ formula: "=1" }));
    if (outcome.ok) {
      expect(n).toBeGreaterThan(5);
      expect(formulaAt(1, 2)).toBe("=1");
      return;
    }
    expect(formulaAt(1, 2)).toBeUndefined();
  }
});
