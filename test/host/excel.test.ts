/** What the excel room asks of Excel: the real Office.js on the workbench's host, with the grid in memory. */
import {
  excelSentence,
  freeTableNames,
  freezeCopy,
  goTo,
  insertFormula,
  readReferences,
  readSelection,
  repairFormulas,
  writeSheets,
  type Outcome,
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
  const before = excel.host.counts.requests;
  expect(await writeSheets(night())).toEqual({
    ok: true,
    value: ["Results", "Ranking", "Travellers", "Names", "Settings"],
  });
  expect(excel.host.counts.requests - before).toBeLessThanOrEqual(3);
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
  expect(!outcome.ok && excelSentence(outcome)).toMatch(/already has something called Results\. Rename it/);
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

const OURS = ["Results", "Ranking", "Travellers", "Names", "Settings"];

async function deleteSheets(names: readonly string[]): Promise<void> {
  await excel.Excel.run(async (context) => {
    names.forEach((name) => context.workbook.worksheets.getItem(name).delete());
    await context.sync();
  });
}

/**
 * Does it again and again, each time with the next action of the host failing, until it comes through because all
 * was done by then. Each failure must leave the sheets and tables that were there.
 */
async function withEachActionFailing(act: () => Promise<Outcome<unknown>>): Promise<number> {
  const before = { sheets: sheetNames(), tables: excel.grid.tables().map(({ name }) => name) };
  for (let n = 1; ; n++) {
    // Office.js frees what it held in a request of its own, for which nobody waits.
    await excel.Excel.run((context) => context.sync());
    excel.host.startCounting();
    excel.host.failAction(n);
    const outcome = await act();
    if (outcome.ok) return n - 1;
    const after = { sheets: sheetNames(), tables: excel.grid.tables().map(({ name }) => name) };
    expect({ n, left: outcome.left, ...after }).toEqual({ n, left: undefined, ...before });
  }
}

describe("with each call of the host failing once", () => {
  const mine = { row: 0, column: 0, rows: 1, columns: 1 };

  beforeEach(() => excel.grid.write(sheetId("Mine"), mine, [[{ value: "keep" }]]));

  afterEach(() => expect(excel.grid.read(sheetId("Mine"), mine)[0][0].value).toBe("keep"));

  test("written sheets: nothing of ours stays", async () => {
    excel.host.startCounting();
    await writeSheets(night());
    const { actions } = excel.host.counts;
    await deleteSheets(OURS);
    const failures = await withEachActionFailing(() => writeSheets(night()));
    // The last few actions only free what Office.js held: everything was written by then.
    expect(failures).toBeGreaterThan(0.9 * actions);
    expect(sheetNames()).toEqual(["Mine", ...OURS]);
  });

  test("frozen copies: none stays, the originals do", async () => {
    await writeSheets(night());
    expect(await withEachActionFailing(() => freezeCopy(SHEET_FUNCTIONS))).toBeGreaterThan(20);
    expect(cells("Ranking", 2, 0, 1, 1)[0][0].formula).toBeDefined();
  });

  test("an inserted formula: the cell stays empty", async () => {
    await excel.grid.select(sheetId("Mine"), { row: 4, column: 0, rows: 1, columns: 1 });
    expect(await withEachActionFailing(() => insertFormula("=1"))).toBeGreaterThan(3);
  });

  test("whole requests: nothing of ours stays", async () => {
    for (let n = 1; n <= 3; n++) {
      excel.host.startCounting();
      excel.host.failCall(n);
      const outcome = await writeSheets(night());
      if (outcome.ok) await deleteSheets(outcome.value);
      expect(sheetNames()).toEqual(["Mine"]);
    }
  });

  test("what could not be taken back is named", async () => {
    excel.host.failAction(100);
    for (let n = 3; n <= 12; n++) excel.host.failCall(n);
    const outcome = await writeSheets(night());
    expect(sheetNames()).toContain("Results");
    expect(outcome).toMatchObject({ ok: false, left: OURS });
    expect(!outcome.ok && excelSentence(outcome)).toMatch(/may be left: Results, Ranking/);
  });
});

test("a protected workbook is said to be protected", async () => {
  await excel.Excel.run(async (context) => {
    context.workbook.protection.protect();
    await context.sync();
  });
  const outcome = await writeSheets(night());
  expect(outcome).toMatchObject({ ok: false, kind: "protected" });
  expect(!outcome.ok && excelSentence(outcome)).toBe(
    "Excel refused, for the workbook or the sheet is protected. Unprotect it (Review tab), then try again.",
  );
  expect(sheetNames()).toEqual(["Mine"]);
});

describe("with a protected sheet", () => {
  beforeEach(() =>
    excel.Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Mine").protection.protect();
      await context.sync();
    }),
  );

  test("new sheets are written beside it", async () => {
    expect(await writeSheets(night())).toMatchObject({ ok: true });
  });

  test("no formula is put into it", async () => {
    expect(await insertFormula("=1")).toEqual({ ok: false, kind: "protected" });
    expect(cells("Mine", 0, 0, 1, 1)[0][0].value).toBe("");
  });
});

describe("while a cell is being edited", () => {
  const EDITING = { code: "InvalidOperationInCellEditMode", message: "Excel is in cell-editing mode." };

  test("the write waits", async () => {
    excel.host.failCall(1, EDITING);
    excel.host.failCall(3, EDITING);
    expect(await writeSheets(night())).toMatchObject({ ok: true });
    expect(sheetNames()).toEqual(["Mine", ...OURS]);
  });

  test("a write that was cut off half-way begins anew", async () => {
    excel.host.failAction(100, EDITING);
    expect(await writeSheets(night())).toEqual({ ok: true, value: OURS });
    expect(sheetNames()).toEqual(["Mine", ...OURS]);
  });

  test("after some seconds it says so", async () => {
    for (let n = 1; n <= 40; n++) excel.host.failCall(n, EDITING);
    const outcome = await insertFormula("=1");
    expect(outcome).toEqual({ ok: false, kind: "cellEditing" });
    expect(!outcome.ok && excelSentence(outcome)).toMatch(/^A cell is being edited\. Press Enter or Esc/);
  });
});

test("without Excel there is a sentence, and no error", async () => {
  Object.assign(globalThis, { Excel: undefined });
  const outcome = await readSelection();
  expect(outcome).toEqual({ ok: false, kind: "notAvailable" });
});

describe("more than 50,000 cells", () => {
  const lines = Array.from({ length: 10000 }, (_, i) => `${(i % 30) + 1}\t${i}\t${i + 10000}\t4SN=`);
  const plans = sessionPlans(readPaste(["Board\tNS\tEW\tResult", ...lines].join("\n")), OPTIONS);

  test("go in slices of that size, with progress", async () => {
    const told: [number, number][] = [];
    const before = excel.host.counts.requests;
    expect(await writeSheets(plans, { progress: (...at) => told.push(at) })).toMatchObject({ ok: true });
    const cellsOfAll = plans
      .flatMap(({ blocks }) => blocks)
      .reduce((n, { cells: [row, ...rest] }) => n + row.length * (rest.length + 1), 0);
    expect(cellsOfAll).toBeGreaterThan(100_000);
    expect(told.at(-1)).toEqual([cellsOfAll, cellsOfAll]);
    expect(told.map(([done]) => done)).toEqual([...told.map(([done]) => done)].sort((a, b) => a - b));
    // Slices of 50,000 cells at most, the names looked at before, what Office.js held freed after.
    expect(excel.host.counts.requests - before).toBe(told.length + 2);
    expect(told.every(([done], i) => done - (told[i - 1]?.[0] ?? 0) <= 50_000)).toBe(true);
    expect(cells("Results", 10000, 0, 1, 7)[0].map(({ value }) => value)).toEqual([
      30,
      9989,
      19989,
      "4S",
      "",
      "N",
      "=",
    ]);
  });

  test("cancelled half-way, nothing is left", async () => {
    const stop = new AbortController();
    const outcome = await writeSheets(plans, { progress: () => stop.abort(), signal: stop.signal });
    expect(outcome).toEqual({ ok: false, kind: "cancelled" });
    expect(sheetNames()).toEqual(["Mine"]);
  });
});

test("cancelled before it begins, nothing is asked of Excel but names", async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await writeSheets(night(), { signal: stop.signal })).toEqual({ ok: false, kind: "cancelled" });
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
  const nowhere = await goTo("Nowhere!A1");
  expect(!nowhere.ok && excelSentence(nowhere)).toBe("Nowhere!A1 is not in the workbook any more.");
});

describe("repair", () => {
  const formula = (text: string) => ({ formula: text, value: "#NAME?" });

  test("formulas of ours at #NAME? are written anew, others are left", async () => {
    await excel.close();
    excel = await startExcelHost({ sheet: "Mine", evaluate: (text) => (text.includes("BRIDGE") ? "#NAME?" : 1) });
    excel.makeGlobal();
    const id = sheetId("Mine");
    await excel.grid.write(id, { row: 0, column: 0, rows: 3, columns: 2 }, [
      [formula('=BRIDGESCORE("4S",10)'), formula("=SUM(1)")],
      [formula('=BRIDGESCORE("4S",11)'), formula("=MYBRIDGESCORE(1)")],
      [formula('=_xldudf_BRIDGESCORE("4S",12)'), formula("=IF(A1=1,BRIDGEDEV.BRIDGESCORE(1),2)")],
    ]);
    const outcome = await repairFormulas(["BRIDGESCORE"]);
    expect(outcome).toEqual({ ok: true, value: { repaired: 4, formulas: 4 } });
    expect(cells("Mine", 0, 0, 3, 2).map((row) => row.map((cell) => cell.formula))).toEqual([
      ['=BRIDGESCORE("4S",10)', "=SUM(1)"],
      ['=BRIDGESCORE("4S",11)', "=MYBRIDGESCORE(1)"],
      ['=BRIDGESCORE("4S",12)', "=IF(A1=1,BRIDGEDEV.BRIDGESCORE(1),2)"],
    ]);
  });

  test("formulas that work are counted and left", async () => {
    await writeSheets(night());
    expect(await repairFormulas(SHEET_FUNCTIONS)).toEqual({ ok: true, value: { repaired: 0, formulas: 4 } });
  });
});

describe("a frozen copy", () => {
  test("of each sheet with our formulas, with values in their place", async () => {
    await writeSheets(night());
    const outcome = await freezeCopy(SHEET_FUNCTIONS);
    expect(outcome).toEqual({ ok: true, value: ["Results (values)", "Ranking (values)", "Travellers (values)"] });
    expect(cells("Ranking (values)", 2, 0, 1, 1)[0][0].value).toBe(0);
    expect(cells("Ranking (values)", 2, 0, 1, 1)[0][0].formula).toBeUndefined();
    expect(cells("Ranking", 2, 0, 1, 1)[0][0].formula).toBeDefined();
  });

  test("a second one gets a number, a long name keeps its ending", async () => {
    const plan = { ...night()[1], name: "Ranking of the Tuesday pairs, B" };
    await writeSheets([...night().filter(({ name }) => name !== "Ranking"), plan]);
    await freezeCopy(["RANKING"]);
    expect(await freezeCopy(["RANKING"])).toEqual({
      ok: true,
      value: ["Travellers (values) 2", "Ranking of the Tue (values) 2"],
    });
  });
});

test("a whole table is read by its name, as our formulas name it", async () => {
  await writeSheets(night());
  const read = await readReferences(["Results[#All]", "Results!A1:B1"]);
  expect(read).toMatchObject({ ok: true });
  const [table, corner] = read.ok ? read.value : [];
  expect([table.length, table[0].slice(0, 2)]).toEqual([7, ["Board", "NS"]]);
  expect(corner).toEqual([["Board", "NS"]]);
});
