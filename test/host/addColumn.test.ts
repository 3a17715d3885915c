/** A column added to the results of a session: the real Office.js on the grid in memory. */
import { addColumn, changeCells, excelSentence, readTable, writeSheets, type Outcome } from "../../src/excel";
import { readPaste } from "../../src/files";
import { sessionPlans, type OptionalColumn } from "../../src/sheets";
import { missingColumns, type NewColumn } from "../../src/sheets/moreColumns";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

const TABLES = { results: "Results", names: "Names", settings: "Settings" };
const NIGHT = ["Board,NS,EW,Contract,By,Result", "1,1,2,4S,N,=", "1,3,4,4S,N,-1", "2,1,4,3NT,E,+1"];
const HEADINGS = ["Board", "NS", "EW", "Contract", "X", "By", "Result"];
const FORMULA = "=SCORERESULTS(Results[#All],Settings[#All],Names[#All])";

let excel: ExcelHost;

beforeEach(async () => {
  excel = await startExcelHost({ sheet: "Mine" });
  excel.makeGlobal();
  const plans = sessionPlans(readPaste(NIGHT.join("\n")), { entry: "Columns", names: TABLES, prefix: "" });
  valueOf(await writeSheets(plans));
});

afterEach(() => excel.close());

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(excelSentence(outcome));
  return outcome.value;
}

const sheetId = (name: string): string => excel.grid.sheets().find((id) => excel.grid.sheetName(id) === name) as string;
const at = (row: number, column: number, rows = 1, columns = 1) => ({ row, column, rows, columns });
const results = () => sheetId("Results");
const area = () => excel.grid.tables().find(({ name }) => name === "Results")?.area;

async function cells(): Promise<unknown[][]> {
  return valueOf(await readTable("Results")) as unknown[][];
}

async function place(heading: OptionalColumn): Promise<NewColumn> {
  const found = missingColumns(await cells(), {})?.find((column) => column.heading === heading);
  if (!found) throw new Error(heading);
  return found;
}

const add = async (heading: OptionalColumn) => addColumn("Results", (await cells())[0], await place(heading));

/** All that a sheet holds and a new column may touch. */
function everything() {
  const whole = at(0, 0, 8, 20);
  const widths = Array.from({ length: 20 }, (_, column) =>
    excel.grid.format(results(), at(0, column), "columnWidth" as never),
  );
  return {
    cells: excel.grid.read(results(), whole).map((row) => row.map(({ formula, value }) => formula ?? value)),
    formats: excel.grid.numberFormats(results(), whole),
    widths,
    tables: excel.grid.tables().map(({ name, area: own }) => ({ name, own })),
  };
}

const formulaAt = (column: number) => excel.grid.read(results(), at(0, column))[0][0].formula;

test("it stands behind the last column, the scores one blank column further on", async () => {
  expect(formulaAt(8)).toBe(FORMULA);
  const [gap, scores] = [everything().widths[7], everything().widths.slice(8, 14)];
  expect(await add("Adjust")).toEqual({ ok: true, value: { sheet: "Results", address: "Results!H2" } });
  expect((await cells())[0]).toEqual([...HEADINGS, "Adjust"]);
  expect(area()).toEqual(at(0, 0, 4, 8));
  expect(formulaAt(9)).toBe(FORMULA);
  expect(everything().widths[8]).toBe(gap);
  expect(everything().widths.slice(9, 15)).toEqual(scores);
});

test("what is typed there stays text, whatever stood left of it; a paper score is a number", async () => {
  await add("Adjust");
  await add("Paper score");
  expect((await cells())[0]).toEqual([...HEADINGS, "Paper score", "Adjust"]);
  expect(excel.grid.numberFormats(results(), at(1, 6, 1, 3))).toEqual([["@", "General", "@"]]);
  const read = { place: { table: "Results" }, sheet: "Results", row: 0, column: 0, cells: await cells() };
  valueOf(await changeCells(read, [{ row: 1, column: 8, text: "60-40" }]));
  expect((await cells())[1].slice(6)).toEqual(["=", "", "60-40"]);
});

test("all five, in whatever order, stand as in a new table; then none is missing", async () => {
  for (const heading of ["TD note", "Field", "Adjust", "Lead", "Paper score"] as const) valueOf(await add(heading));
  expect((await cells())[0]).toEqual([...HEADINGS, "Lead", "Paper score", "Field", "Adjust", "TD note"]);
  expect(missingColumns(await cells(), {})).toEqual([]);
  expect(formulaAt(13)).toBe(FORMULA);
});

test("headings that are others by now: nothing is done", async () => {
  const column = await place("Adjust");
  const [headings] = await cells();
  await add("Lead");
  const before = everything();
  const outcome = await addColumn("Results", headings, column);
  expect(!outcome.ok && excelSentence(outcome)).toMatch(/^Results!A1:H4 was changed meanwhile/);
  expect(everything()).toEqual(before);
});

test("a table below, which would get a column too, is named, and one that ends before it is not", async () => {
  await excel.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Results");
    sheet.tables.add("A20:C22", true).name = "Short";
    sheet.tables.add("F20:K22", true).name = "Long";
    await context.sync();
  });
  const before = everything();
  const outcome = await add("Adjust");
  expect(!outcome.ok && excelSentence(outcome)).toMatch(/^The table Long stands above or below/);
  expect(everything()).toEqual(before);
  await excel.Excel.run(async (context) => {
    context.workbook.tables.getItem("Long").delete();
    await context.sync();
  });
  expect(await add("Adjust")).toMatchObject({ ok: true });
});

test("on a protected sheet nothing is done, and it is said", async () => {
  await excel.Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Results").protection.protect();
    await context.sync();
  });
  const before = everything();
  const outcome = await add("Adjust");
  expect(!outcome.ok && excelSentence(outcome)).toMatch(/protected/);
  expect(everything()).toEqual(before);
});

test("a table that is gone is told by name", async () => {
  const [headings] = await cells();
  const outcome = await addColumn("Gone", headings, await place("Adjust"));
  expect(!outcome.ok && excelSentence(outcome)).toBe("The table Gone is not in the workbook any more.");
});

describe("with each call of the host failing once", () => {
  /** The next action fails, then the one after, until the column comes through. */
  async function failing(heading: OptionalColumn): Promise<number> {
    const [before, [headings], column] = [everything(), await cells(), await place(heading)];
    for (let n = 1; ; n++) {
      await excel.Excel.run((context) => context.sync());
      excel.host.startCounting();
      excel.host.failAction(n, {});
      const outcome = await addColumn("Results", headings, column);
      if (outcome.ok) return n - 1;
      expect({ n, cells: outcome.cells }).toEqual({ n, cells: undefined });
      expect({ n, ...everything() }).toEqual({ n, ...before });
    }
  }

  test("behind the last column", async () => {
    expect(await failing("Adjust")).toBeGreaterThan(15);
    expect((await cells())[0]).toEqual([...HEADINGS, "Adjust"]);
  });

  test("between two", async () => {
    await add("Adjust");
    expect(await failing("Lead")).toBeGreaterThan(15);
    expect((await cells())[0]).toEqual([...HEADINGS, "Lead", "Adjust"]);
  });

  test("what cannot be taken back is named", async () => {
    const [[headings], column] = [await cells(), await place("Adjust")];
    await excel.Excel.run((context) => context.sync());
    excel.host.startCounting();
    // The table is read in one request; in the second the column comes in, and something behind it fails.
    excel.host.failAction(22, {});
    for (let n = 3; n <= 20; n++) excel.host.failCall(n);
    const outcome = await addColumn("Results", headings, column);
    expect(!outcome.ok && excelSentence(outcome)).toMatch(/could not be put back everywhere: look at Results!A1:G4\.$/);
  });
});

test("while a cell is being edited it waits, and no column comes twice", async () => {
  const [[headings], column] = [await cells(), await place("Adjust")];
  await excel.Excel.run((context) => context.sync());
  excel.host.startCounting();
  excel.host.failAction(20, { code: "InvalidOperationInCellEditMode", message: "Excel is in cell-editing mode." });
  expect(await addColumn("Results", headings, column)).toMatchObject({ ok: true });
  expect((await cells())[0]).toEqual([...HEADINGS, "Adjust"]);
  expect(formulaAt(9)).toBe(FORMULA);
});
