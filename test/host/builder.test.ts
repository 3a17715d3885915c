/** A session built from its movement, and its sheets for the printer: what they ask of Excel. */
import { freeTableNames, readPlaces, writeSheets, type Outcome } from "../../src/excel";
import { planMovement } from "../../src/movements/movement";
import { buildPlans, buildSession } from "../../src/sheets/build";
import type { SheetPlan } from "../../src/sheets";
import { PRINTS, printPlan } from "../../src/sheets/print";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

let excel: ExcelHost;

beforeEach(async () => {
  excel = await startExcelHost({ sheet: "Mine" });
  excel.makeGlobal();
});

afterEach(() => excel.close());

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.kind);
  return outcome.value;
}

const sheetId = (name: string): string => excel.grid.sheets().find((id) => excel.grid.sheetName(id) === name) as string;

const movement = planMovement({
  kind: "skip",
  tables: 20,
  odd: false,
  side: "NS",
  rounds: 14,
  boardsPerRound: 2,
  switched: 0,
});

const wish = {
  sections: [{ section: "", movement, contestants: [] }],
  settings: {},
  event: { name: "Tuesday" },
};

test("20 tables and 28 boards a pair: at most five round trips, with progress told", async () => {
  const before = excel.host.counts.requests;
  await readPlaces([{ table: "Members" }]);
  const names = valueOf(await freeTableNames());
  const told: number[] = [];
  const plans = buildPlans(wish, { names, prefix: "", entry: "Columns" });
  const written = valueOf(await writeSheets(plans, { progress: (done, total) => told.push(done / total) }));
  expect(written).toHaveLength(7);
  expect(excel.host.counts.requests - before).toBeLessThanOrEqual(5);
  expect(told.at(-1)).toBe(1);
  const area = excel.grid.tables().find(({ name }) => name === "Results")?.area;
  expect(area?.rows).toBe(1 + 20 * 28);
});

test.each(["A4", "Letter"] as const)(
  "%s: forms in natural size, with a break above each page but the first",
  async (paper) => {
    const session = buildSession(wish);
    const plans = PRINTS.flatMap((print) => printPlan(print, session, wish.event, paper) ?? []);
    expect(plans.length).toBeGreaterThan(4);
    const names = valueOf(await writeSheets(plans));
    names.forEach((name, i) => {
      const { page } = excel.grid.state(sheetId(name));
      expect(page.breaksBefore).toEqual(plans[i].print.pages?.breaks);
      expect(page.breaksBefore.length).toBeGreaterThan(0);
      expect([page.settings.paperSize, page.zoom]).toEqual([paper, { scale: 100 }]);
      expect(page.settings.leftMargin).toBe(36);
    });
  },
);

test("a form's rows are as high as its plan says, and ruled", async () => {
  const plan = printPlan("slips", buildSession(wish), {}, "A4") as SheetPlan;
  const [name] = valueOf(await writeSheets([plan]));
  const at = (row: number) => ({ row, column: 0, rows: 1, columns: 1 });
  const heights = [0, 1, 3, 4].map((row) => excel.grid.format(sheetId(name), at(row), "rowHeight"));
  expect(heights).toEqual([26, 18, 20, 22]);
  expect(excel.grid.format(sheetId(name), at(4), "borders/EdgeBottom/style")).toBe("Continuous");
  expect(excel.grid.format(sheetId(name), at(0), "borders/EdgeBottom/style")).not.toBe("Continuous");
});
