/** A second import merged into the sheets of its night: the real Office.js on the grid in memory. */
import {
  excelSentence,
  mergeTables,
  readTable,
  readWrittenSessions,
  writeSheets,
  type MergeOptions,
  type Outcome,
  type TableChange,
} from "../../src/excel";
import { readPaste } from "../../src/files";
import { makeKept } from "../../src/results/keptImport";
import type { ImportedSession } from "../../src/results/types";
import { membersPlan } from "../../src/sheets/members";
import { mergeMembers } from "../../src/sheets/mergeMembers";
import { mergeSession } from "../../src/sheets/mergeSession";
import { sessionPlans } from "../../src/sheets";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

const HEADINGS = "Board,NS,EW,Contract,By,Result,Adjust";
const THEN = ["1,1,2,4S,N,=,", "1,3,4,4S,N,-1,", "2,1,4,3NT,E,+1,", "2,3,2,,,,AVE", "3,1,3,2H,S,-1,"];
const NOW = ["1,1,2,4S,N,+1,", "1,3,4,4S,N,-1,", "1,5,6,4S,N,-2,", "2,1,4,3NT,E,+1,", "2,3,2,,,,AVE", "2,5,7,1NT,W,=,"];

const night = (lines: readonly string[], names: Record<string, string> = {}): ImportedSession => ({
  ...readPaste([HEADINGS, ...lines].join("\n")),
  contestants: Object.entries(names).map(([id, name]) => ({ id, section: "", names: [name] })),
  event: { id: "E1" },
});

const FIRST = night(THEN, { 1: "Ann" });
const SECOND = night(NOW, { 1: "Ann", 3: "-Bob", 7: "=Cid" });
const TABLES = { results: "Results", names: "Names", settings: "Settings" };
const DATE = new Date(2026, 10, 30, 21, 40);
const COPY = "Results 2026-11-30 21.40";
const OURS = ["Mine", "Results", "Ranking", "Travellers", "Names", "Settings"];

let excel: ExcelHost;

beforeEach(async () => {
  excel = await startExcelHost({ sheet: "Mine" });
  excel.makeGlobal();
  const plans = sessionPlans(FIRST, { entry: "Columns", names: TABLES, prefix: "" });
  valueOf(await writeSheets(plans, { keep: makeKept(FIRST) }));
});

afterEach(() => excel.close());

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(excelSentence(outcome));
  return outcome.value;
}

const sheetNames = (): string[] => excel.grid.sheets().map((id) => excel.grid.sheetName(id));
const sheetId = (name: string): string => excel.grid.sheets().find((id) => excel.grid.sheetName(id) === name) as string;
const at = (row: number, column: number, rows = 1, columns = 1) => ({ row, column, rows, columns });
const values = (name: string, rows: number, columns: number): unknown[][] =>
  excel.grid.read(sheetId(name), at(0, 0, rows, columns)).map((row) => row.map(({ value }) => value));

/** All that a workbook holds and a merge may touch. */
function everything() {
  const sheets = excel.grid.sheets().map((id) => {
    const area = at(0, 0, 40, 12);
    const cells = excel.grid.read(id, area).map((row) => row.map(({ formula, value }) => formula ?? value));
    return { name: excel.grid.sheetName(id), cells, formats: excel.grid.numberFormats(id, area) };
  });
  const tables = excel.grid.tables().map(({ name, area }) => ({ name, area }));
  return { sheets, tables, kept: excel.grid.settings() };
}

/** What the pane does: reads the sheets, plans, writes. */
async function merge(session = SECOND, options: MergeOptions = {}): Promise<Outcome<unknown>> {
  const [written] = valueOf(await readWrittenSessions());
  const plan = mergeSession(session, written);
  if (!plan) throw new Error("Another night.");
  const edit = plan.edit(new Set());
  const changes: TableChange[] = [
    { table: "Results", read: written.results, edit: edit.results },
    { table: "Names", read: written.names, edit: edit.names },
  ];
  return mergeTables(changes, { copyOf: "Results", date: DATE, keep: makeKept(session) ?? "", ...options });
}

const MERGED = [
  ["Board", "NS", "EW", "Contract", "X", "By", "Result", "Adjust"],
  [1, 1, 2, "4S", "", "N", "+1", ""],
  [1, 3, 4, "4S", "", "N", "-1", ""],
  [1, 5, 6, "4S", "", "N", "-2", ""],
  [2, 1, 4, "3NT", "", "E", "+1", ""],
  [2, 3, 2, "", "", "", "", "AVE"],
  [2, 5, 7, "1NT", "", "W", "=", ""],
  [3, 1, 3, "2H", "", "S", "-1", ""],
];

test("what changed and what is new is written, the rest stays; a dated copy has what was there", async () => {
  const before = values("Results", 6, 8);
  expect(await merge()).toEqual({ ok: true, value: { sheet: "Results", copy: COPY } });
  expect(values("Results", 8, 8)).toEqual(MERGED);
  expect(values(COPY, 6, 8)).toEqual(before);
  expect(sheetNames()).toEqual([...OURS, COPY]);
  expect(excel.grid.activeSheet()).toBe(sheetId("Results"));
});

test("the tables grow, and the formulas beside and about them stay", async () => {
  await merge();
  const rows = (name: string) => excel.grid.tables().find((table) => table.name === name)?.area.rows;
  expect([rows("Results"), rows("Names")]).toEqual([8, 8]);
  expect(excel.grid.read(sheetId("Results"), at(0, 9))[0][0].formula).toBe(
    "=SCORERESULTS(Results[#All],Settings[#All],Names[#All])",
  );
  expect(excel.grid.tables().map(({ name }) => name)).toEqual(["Results", "Names", "Settings"]);
});

test("new rows keep text as text, and names that look like formulas are none", async () => {
  await merge();
  expect(excel.grid.numberFormats(sheetId("Results"), at(6, 3, 1, 5))).toEqual([["@", "@", "@", "@", "@"]]);
  const names = excel.grid.read(sheetId("Names"), at(1, 0, 7, 2));
  expect(names.map((row) => row.map(({ value }) => value))).toEqual([
    [1, "Ann"],
    [2, ""],
    [3, "-Bob"],
    [4, ""],
    [5, ""],
    [6, ""],
    [7, "=Cid"],
  ]);
  expect(names.flat().every(({ formula }) => formula === undefined)).toBe(true);
});

test("what the scorer typed stays, and merging again writes nothing", async () => {
  await excel.grid.write(sheetId("Results"), at(5, 6, 1, 2), [[{ value: "=" }, { value: "A6040" }]]);
  expect(await merge()).toMatchObject({ ok: true });
  expect(values("Results", 8, 8)[7]).toEqual([3, 1, 3, "2H", "", "S", "=", "A6040"]);
  const before = everything();
  const again = await merge(SECOND, { copyOf: undefined });
  expect(again).toMatchObject({ ok: true });
  expect(everything()).toEqual(before);
});

test("a second copy in the same minute has a number, a copy is no session", async () => {
  await merge();
  await merge();
  expect(sheetNames().slice(-2)).toEqual([COPY, `${COPY} 2`]);
  expect(valueOf(await readWrittenSessions())).toHaveLength(1);
});

test("what was typed after the review is not written over", async () => {
  const [written] = valueOf(await readWrittenSessions());
  const edit = mergeSession(SECOND, written)?.edit(new Set()).results ?? { cells: [], rows: [] };
  await excel.grid.write(sheetId("Results"), at(1, 6), [[{ value: "-3" }]]);
  const before = everything();
  const outcome = await mergeTables([{ table: "Results", read: written.results, edit }], { copyOf: "Results" });
  expect(!outcome.ok && excelSentence(outcome)).toMatch(/^Results!A1:H6 was changed meanwhile, so nothing was written/);
  expect(everything()).toEqual(before);
});

test("a formula of the scorer's is not written over", async () => {
  await excel.grid.write(sheetId("Results"), at(1, 6), [[{ formula: "=Z1" }]]);
  const before = everything();
  const [written] = valueOf(await readWrittenSessions());
  const edit = { cells: [{ row: 1, column: 6, cells: ["+1"] }], rows: [] };
  expect(await mergeTables([{ table: "Results", read: written.results, edit }])).toMatchObject({
    kind: "holdsFormula",
  });
  expect(everything()).toEqual(before);
});

test("cancelled half-way, everything is as before", async () => {
  const many = night(
    Array.from({ length: 700 }, (_, i) => `${(i % 3) + 1},${i + 10},${i + 1000},4S,N,=,`).concat(THEN),
  );
  const before = everything();
  const stop = new AbortController();
  const told: [number, number][] = [];
  const progress = (...step: [number, number]): void => void (told.push(step), stop.abort());
  expect(await merge(many, { signal: stop.signal, progress })).toEqual({ ok: false, kind: "cancelled" });
  expect(told.length).toBe(1);
  expect(everything()).toEqual(before);
});

describe("with each call of the host failing once", () => {
  /** The next action fails, then the one after, until the merge comes through. */
  async function failing(failure: object): Promise<number> {
    const before = everything();
    const [written] = valueOf(await readWrittenSessions());
    const edit = mergeSession(SECOND, written)?.edit(new Set());
    if (!edit) throw new Error("Another night.");
    const changes: TableChange[] = [
      { table: "Results", read: written.results, edit: edit.results },
      { table: "Names", read: written.names, edit: edit.names },
    ];
    for (let n = 1; ; n++) {
      // Office.js frees what it held in a request of its own, for which nobody waits.
      await excel.Excel.run((context) => context.sync());
      excel.host.startCounting();
      excel.host.failAction(n, failure);
      const outcome = await mergeTables(changes, { copyOf: "Results", date: DATE, keep: makeKept(SECOND) });
      if (outcome.ok) return n - 1;
      expect({ n, left: outcome.left, cells: outcome.cells }).toEqual({ n, left: undefined, cells: undefined });
      expect(everything()).toEqual(before);
    }
  }

  test("nothing is lost, and nothing of ours stays", async () => {
    await excel.grid.write(sheetId("Results"), at(5, 6, 1, 2), [[{ value: "=" }, { value: "A6040" }]]);
    await excel.grid.setNumberFormats(sheetId("Results"), at(5, 6), "0.0");
    expect(await failing({})).toBeGreaterThan(60);
    expect(values("Results", 8, 8).slice(0, 7)).toEqual(MERGED.slice(0, 7));
  });

  test("what cannot be put back is named, and the copy stays", async () => {
    await excel.Excel.run((context) => context.sync());
    excel.host.startCounting();
    // The sessions are read in two requests, freed in a third, the tables read in a fourth; the fifth makes the copy.
    for (let n = 6; n <= 25; n++) excel.host.failCall(n);
    const outcome = await merge();
    expect(outcome).toMatchObject({ ok: false, cells: ["Results!A1:H6", "Names!A1:D5"], copy: COPY });
    expect(!outcome.ok && excelSentence(outcome)).toMatch(
      /look at Results!A1:H6.* before stands on the sheet Results 2026/,
    );
    expect(sheetNames()).toContain(COPY);
  });
});

test("while a cell is being edited the merge waits, and begins anew", async () => {
  await excel.Excel.run((context) => context.sync());
  excel.host.startCounting();
  excel.host.failAction(60, { code: "InvalidOperationInCellEditMode", message: "Excel is in cell-editing mode." });
  expect(await merge()).toMatchObject({ ok: true });
  expect(values("Results", 8, 8)).toEqual(MERGED);
  expect(sheetNames()).toEqual([...OURS, COPY]);
});

describe("what is kept of an import", () => {
  test("is kept with the workbook, by table", async () => {
    expect(valueOf(await readWrittenSessions())[0].kept).toBe(makeKept(FIRST));
    await merge();
    expect(valueOf(await readWrittenSessions())[0].kept).toBe(makeKept(SECOND));
  });

  test("is forgotten when a new table takes the name", async () => {
    await excel.Excel.run(async (context) => {
      OURS.slice(1).forEach((name) => context.workbook.worksheets.getItem(name).delete());
      await context.sync();
    });
    valueOf(await writeSheets(sessionPlans(FIRST, { entry: "Columns", names: TABLES, prefix: "" })));
    expect(valueOf(await readWrittenSessions())[0].kept).toBeUndefined();
  });
});

test("members come in below those that are there", async () => {
  expect(valueOf(await readTable("Members"))).toBeUndefined();
  valueOf(await writeSheets([membersPlan([{ number: "007", name: "Ann" }])]));
  const read = valueOf(await readTable("Members")) as unknown[][];
  expect(read).toEqual([
    ["Number", "Name", "Stratum", "Handicap"],
    ["007", "Ann", "", ""],
  ]);
  const { edit } = mergeMembers([{ id: "1", section: "", names: ["A", "-Bob"], numbers: ["7", "008"] }], read);
  valueOf(await mergeTables([{ table: "Members", read, edit }]));
  expect(values("Members", 3, 2).slice(1)).toEqual([
    ["007", "Ann"],
    ["008", "-Bob"],
  ]);
  expect(valueOf(await readWrittenSessions())[0].kept).toBe(makeKept(FIRST));
});
