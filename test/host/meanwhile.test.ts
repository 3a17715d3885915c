/** What happens to the workbook while sheets are written in several requests: renamed, deleted, or the pane closed. */
import { excelSentence, mergeTables, readUnfinished, writeSheets, type Outcome } from "../../src/excel";
import { readPaste } from "../../src/files";
import { sessionPlans } from "../../src/sheets";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

const TABLES = { results: "Results", names: "Names", settings: "Settings" };
const OPTIONS = { entry: "Columns", names: TABLES, prefix: "" } as const;
/** More cells than go to Excel in one request. */
const LINES = Array.from({ length: 8000 }, (_, i) => `${(i % 30) + 1}\t${i}\t${i + 10000}\t4SN=`);
const LARGE = sessionPlans(readPaste(["Board\tNS\tEW\tResult", ...LINES].join("\n")), OPTIONS);
const SMALL = sessionPlans(readPaste("Board\tNS\tEW\tResult\n1\t1\t2\t4SN=\n1\t3\t4\t4SN=\n"), OPTIONS);
const OURS = ["Results", "Ranking", "Travellers", "Names", "Settings"];

let excel: ExcelHost;

beforeEach(async () => {
  excel = await startExcelHost({ sheet: "Mine" });
  excel.makeGlobal();
});

afterEach(() => excel.close());

const sheetNames = (): string[] => excel.grid.sheets().map((id) => excel.grid.sheetName(id));
const sheetId = (name: string): string => excel.grid.sheets().find((id) => excel.grid.sheetName(id) === name) as string;
const said = (outcome: Outcome<unknown>): string => (outcome.ok ? "" : excelSentence(outcome));

/** Does it once, after the first request that wrote. */
function once(act: () => unknown): { progress: () => void } {
  let done = false;
  return {
    progress: () => {
      if (!done) act();
      done = true;
    },
  };
}

test("a sheet renamed while it is written is written all the same", async () => {
  const outcome = await writeSheets(
    LARGE,
    once(() => excel.grid.renameSheet(sheetId("Results"), "Thursday")),
  );
  expect(outcome).toMatchObject({ ok: true });
  expect(sheetNames()).toEqual(["Mine", "Thursday", ...OURS.slice(1)]);
  expect(await readUnfinished()).toEqual({ ok: true, value: undefined });
});

test("a sheet deleted while it is written ends the write: nothing of ours stays, a renamed one neither", async () => {
  const outcome = await writeSheets(
    LARGE,
    once(() => {
      excel.grid.renameSheet(sheetId("Results"), "Thursday");
      excel.grid.deleteSheet(sheetId("Names"));
    }),
  );
  expect(said(outcome)).toBe("A sheet was deleted while it was being written, so nothing was written. Write again.");
  expect(sheetNames()).toEqual(["Mine"]);
  expect(await readUnfinished()).toEqual({ ok: true, value: undefined });
});

/** The pane is closed after the first request that wrote, and opened again: the next request never comes to Excel. */
function closedMeanwhile(write: (progress: () => void) => unknown): Promise<void> {
  const { host } = excel;
  const answered = host.handle.bind(host);
  return new Promise((closed) => {
    const close = (): void => {
      host.handle = () => {
        host.handle = answered;
        closed();
        return new Promise(() => undefined);
      };
    };
    void write(once(close).progress);
  });
}

test("what a closed pane left half-made is named, until it is deleted", async () => {
  await closedMeanwhile((progress) => writeSheets(LARGE, { progress }));
  expect(await readUnfinished()).toEqual({ ok: true, value: { sheets: OURS } });
  OURS.slice(1).forEach((name) => excel.grid.deleteSheet(sheetId(name)));
  expect(await readUnfinished()).toEqual({ ok: true, value: { sheets: ["Results"] } });
  excel.grid.deleteSheet(sheetId("Results"));
  expect(await readUnfinished()).toEqual({ ok: true, value: undefined });
  expect(excel.grid.settings()).toEqual({});
});

test("what a closed pane left half-changed is told once, with the copy of before", async () => {
  await writeSheets(SMALL);
  const read = excel.grid
    .read(sheetId("Results"), { row: 0, column: 0, rows: 3, columns: 7 })
    .map((row) => row.map(({ value }) => value));
  const cells = Array.from({ length: 600 }, () => [3, "9", "10", "4S", "", "N", "="]);
  const rows = [
    { before: 3, cells: cells.slice(0, 300) },
    { before: 2, cells: cells.slice(300) },
  ];
  const change = { table: "Results", read, edit: { cells: [], rows } };
  const date = new Date(2026, 10, 30, 21, 40);
  await closedMeanwhile((progress) => mergeTables([change], { progress, copyOf: "Results", date }));
  expect(await readUnfinished()).toEqual({
    ok: true,
    value: { tables: ["Results"], sheets: ["Results 2026-11-30 21.40"] },
  });
  expect(await readUnfinished()).toEqual({ ok: true, value: undefined });
});

test("a table that is gone by the time of the merge is named", async () => {
  const change = { table: "Results", read: [], edit: { cells: [], rows: [] } };
  expect(said(await mergeTables([change]))).toBe("The table Results is not in the workbook any more.");
  expect(excel.grid.settings()).toEqual({});
});
