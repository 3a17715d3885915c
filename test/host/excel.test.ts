/** What the excel room asks of Excel: the real Office.js on the workbench's host, with the grid in memory. */
import {
  excelSentence,
  freeTableNames,
  freezeCopy,
  goTo,
  insertFormula,
  readSelection,
  repairFormulas,
  writeSheets,
} from "../../src/excel";
import { readPaste } from "../../src/files";
import { nightPlans, sessionPlans, travellerPlan, SHEET_FUNCTIONS, type SheetPlan } from "../../src/sheets";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

const TABLES = { results: "Results", names: "Names", settings: "Settings" };
const OPTIONS = { entry: "Columns", names: TABLES, prefix: "" } as const;

let excel: ExcelHost;

beforeEach(async () => {
  excel = await startExcelHost({ sheet: "Mine" });
  excel.makeGlobal();
});

afterEach(() => excel.close());

const sheetNames = (): string[] => excel.grid.sheets().map((id) => excel.grid.sheetName(id));
const sheetId = (name: string): string => excel.grid.sheets().find((id) => excel.grid.sheetName(id) === name) as string;
const cells = (name: string, row: number, column: number, rows: number, columns: number) =>
  excel.grid.read(sheetId(name), { row, column, rows, columns });

const night = (): SheetPlan[] => nightPlans({ boards: 3, results: 2, winners: 1 }, OPTIONS);

test("a night: five sheets in one request after the names were looked at", async () => {
  const before = excel.host.faults.counts.requests;
  expect(await writeSheets(night())).toEqual({
    ok: true,
    value: ["Results", "Ranking", "Travellers", "Names", "Settings"],
  });
  expect(excel.host.faults.counts.requests - before).toBeLessThanOrEqual(3);
  expect(sheetNames()).toEqual(["Mine", "Results", "Ranking", "Travellers", "Names", "Settings"]);
  expect(excel.grid.tables().map(({ name }) => name)).toEqual(["Results", "Names", "Settings"]);
  expect(cells("Results", 0, 0, 2, 7).map((row) => row.map(({ value }) => value))).toEqual([
    ["Board", "NS", "EW", "Contract", "X", "By", "Result"],
    [1, "", "", "", "", "", ""],
  ]);
  expect(cells("Results", 0, 8, 1, 1)[0][0].formula).toBe("=SCORERESULTS(Results[#All],Settings[#All],Names[#All])");
  expect(cells("Ranking", 2, 0, 1, 1)[0][0].formula).toBe("=RANKING(Results[#All],Settings[#All],Names[#All])");
  expect(excel.grid.activeSheet()).toBe(sheetId("Results"));
});

test("what is typed into contract, double and result stays text", async () => {
  await writeSheets(night());
  const formats = excel.grid.numberFormats(sheetId("Results"), { row: 900, column: 0, rows: 1, columns: 7 });
  expect(formats).toEqual([["General", "General", "General", "@", "@", "@", "@"]]);
});

test("a second session gets names of its own", async () => {
  await writeSheets(night());
  const names = await freeTableNames();
  expect(names).toEqual({ ok: true, value: { results: "Results_2", names: "Names_2", settings: "Settings_2" } });
  const second = nightPlans(
    { boards: 1, results: 2, winners: 1 },
    { ...OPTIONS, names: (names as { value: typeof TABLES }).value },
  );
  expect(await writeSheets(second)).toMatchObject({
    ok: true,
    value: ["Results 2", "Ranking 2", "Travellers 2", "Names 2", "Settings 2"],
  });
});

test("a workbook that already has a table called Results is left alone", async () => {
  await writeSheets(night());
  const before = sheetNames();
  const outcome = await writeSheets(night());
  expect(outcome).toMatchObject({ ok: false, kind: "nameTaken" });
  expect(!outcome.ok && excelSentence(outcome)).toMatch(/already has something called the table Results/);
  expect(sheetNames()).toEqual(before);
});

test("names that look like formulas are text", async () => {
  const names = ["=1+1", "@home", "+44 Smith", "-", "3-1", "TRUE", "'quoted"];
  const session = readPaste("Board\tNS\tEW\tResult\n1\t1\t2\t4SN=\n1\t3\t4\t4SN=\n");
  session.contestants = [1, 2, 3, 4].map((id, i) => ({ id: String(id), section: "", names: [names[i], names[i + 3]] }));
  session.event = { name: "=HYPERLINK(1)" };
  await writeSheets(sessionPlans(session, OPTIONS));
  const written = cells("Names", 1, 1, 4, 2);
  expect(written.map((row) => row.map(({ value }) => value))).toEqual([
    ["=1+1", "-"],
    ["@home", "3-1"],
    ["+44 Smith", "TRUE"],
    ["-", "'quoted"],
  ]);
  expect(written.flat().every(({ formula }) => formula === undefined)).toBe(true);
  expect(cells("Ranking", 0, 0, 1, 1)[0][0]).toMatchObject({ value: "=HYPERLINK(1)" });
  expect(cells("Ranking", 0, 0, 1, 1)[0][0].formula).toBeUndefined();
});

describe("with each call of the host failing once", () => {
  test("nothing of ours stays, nothing of the user's changes", async () => {
    const mine = { row: 0, column: 0, rows: 1, columns: 1 };
    await excel.grid.write(sheetId("Mine"), mine, [[{ value: "keep" }]]);
    const first = excel.host.faults.counts;
    await writeSheets(night());
    const calls = excel.host.faults.counts.actions - first.actions;
    expect(calls).toBeGreaterThan(100);
    await excel.Excel.run(async (context) => {
      for (const name of ["Results", "Ranking", "Travellers", "Names", "Settings"])
        context.workbook.worksheets.getItem(name).delete();
      await context.sync();
    });
    const untouched = { ok: false, sheets: ["Mine"], tables: 0 };
    const failed = [];
    for (let n = 1; n <= calls; n++) {
      excel.host.faults.reset();
      excel.host.faults.failAction(n);
      const outcome = await writeSheets(night());
      expect(excel.grid.read(sheetId("Mine"), mine)[0][0].value).toBe("keep");
      if (outcome.ok) continue;
      failed.push(n);
      expect({ n, ok: outcome.ok, sheets: sheetNames(), tables: excel.grid.tables().length }).toEqual({
        n,
        ...untouched,
      });
    }
    // The last call only frees what Office.js held: everything was written by then.
    expect(failed).toEqual(Array.from({ length: calls - 1 }, (_, i) => i + 1));
  });

  test("what could not be taken back is named", async () => {
    excel.host.faults.failAction(100);
    for (let n = 3; n <= 12; n++) excel.host.faults.failRequest(n);
    const outcome = await writeSheets(night());
    expect(sheetNames()).toContain("Results");
    expect(outcome).toMatchObject({ ok: false, left: ["Results", "Ranking", "Travellers", "Names", "Settings"] });
    expect(!outcome.ok && excelSentence(outcome)).toMatch(/may be left: Results, Ranking/);
  });
});

test("a workbook whose structure is protected, or a cell being edited, is said in a sentence", async () => {
  excel.host.faults.failRequest(2, { code: "AccessDenied", message: "The workbook is protected." });
  const outcome = await writeSheets(night());
  expect(outcome).toMatchObject({ ok: false, kind: "protected" });
  expect(sheetNames()).toEqual(["Mine"]);
});

test("a cell being edited is waited for", async () => {
  excel.host.faults.failRequest(1, {
    code: "InvalidOperationInCellEditMode",
    message: "Excel is in cell-editing mode.",
  });
  expect(await writeSheets(night())).toMatchObject({ ok: true });
});

test("more than 50,000 cells go in slices, with progress", async () => {
  const lines = Array.from({ length: 10000 }, (_, i) => `${(i % 30) + 1}\t${i}\t${i + 10000}\t4SN=`);
  const session = readPaste(["Board\tNS\tEW\tResult", ...lines].join("\n"));
  const told: [number, number][] = [];
  const outcome = await writeSheets(sessionPlans(session, OPTIONS), { progress: (...at) => told.push(at) });
  expect(outcome.ok).toBe(true);
  expect(told.length).toBeGreaterThan(1);
  const [done, total] = told[told.length - 1];
  expect(done).toBe(total);
  expect(cells("Results", 10000, 0, 1, 7)[0].map(({ value }) => value)).toEqual([30, 9989, 19989, "4S", "", "N", "="]);
});

test("cancelled half-way, nothing is left", async () => {
  const lines = Array.from({ length: 10000 }, (_, i) => `${(i % 30) + 1}\t${i}\t${i + 10000}\t4SN=`);
  const session = readPaste(["Board\tNS\tEW\tResult", ...lines].join("\n"));
  const stop = new AbortController();
  const outcome = await writeSheets(sessionPlans(session, OPTIONS), {
    progress: () => stop.abort(),
    signal: stop.signal,
  });
  expect(outcome).toMatchObject({ ok: false, kind: "cancelled" });
  expect(sheetNames()).toEqual(["Mine"]);
});

test("a single traveller is one sheet with its own table", async () => {
  const plan = travellerPlan({ board: 7, results: 4, entry: "One cell", table: "Board_7", prefix: "" });
  expect(await writeSheets([plan])).toEqual({ ok: true, value: ["Board 7"] });
  expect(cells("Board 7", 0, 0, 2, 1).map(([{ value }]) => value)).toEqual(["Board 7", "Dealer S, Both vulnerable"]);
  expect(cells("Board 7", 3, 5, 1, 1)[0][0].formula).toBe("=SCORERESULTS(Board_7[#All])");
});

test("the selection is read without its blank rest; a blank one is said to be", async () => {
  const id = sheetId("Mine");
  expect(await readSelection()).toMatchObject({ ok: false, kind: "blankSelection" });
  await excel.grid.write(id, { row: 0, column: 0, rows: 2, columns: 2 }, [
    [{ value: "Board" }, { value: "Result" }],
    [{ value: 1 }, { value: "4SN=" }],
  ]);
  await excel.grid.select(id, { row: 0, column: 0, rows: 1048576, columns: 3 });
  expect(await readSelection()).toEqual({
    ok: true,
    value: {
      address: "Mine!A1:B2",
      cells: [
        ["Board", "Result"],
        [1, "4SN="],
      ],
    },
  });
});

test("a formula goes into an empty cell only", async () => {
  expect(await insertFormula('=BRIDGESCORE("4S",10)')).toEqual({ ok: true, value: "Mine!A1" });
  expect(await insertFormula("=1")).toMatchObject({ ok: false, kind: "notEmpty", detail: "Mine!A1" });
});

test("a cell is shown on its sheet, quoted names too", async () => {
  await excel.grid.addSheet("Bob's night");
  expect(await goTo("'Bob''s night'!C4")).toEqual({ ok: true, value: undefined });
  expect(excel.grid.selection()).toMatchObject({ sheet: sheetId("Bob's night"), area: { row: 3, column: 2 } });
  expect(await goTo("Nowhere!A1")).toMatchObject({ ok: false, kind: "gone" });
});

test("formulas at #NAME? are written anew, others are left", async () => {
  await writeSheets(night());
  const outcome = await repairFormulas(SHEET_FUNCTIONS);
  expect(outcome).toEqual({ ok: true, value: { repaired: 0, formulas: 3 } });
});

test("a frozen copy of each sheet with our formulas", async () => {
  await writeSheets(night());
  const outcome = await freezeCopy(SHEET_FUNCTIONS);
  expect(outcome).toEqual({ ok: true, value: ["Results (values)", "Ranking (values)", "Travellers (values)"] });
  expect(cells("Ranking (values)", 2, 0, 1, 1)[0][0].formula).toBeUndefined();
  expect(cells("Ranking", 2, 0, 1, 1)[0][0].formula).toBeDefined();
});
