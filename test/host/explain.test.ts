/** The active cell explained: the real Office.js on the workbench's host, with a grid that works formulas out. */
import { activeCell, readReferences } from "../../src/excel";
import { explainCell } from "../../src/taskpane/explain/cell";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

let excel: ExcelHost;

/** What the formulas below give, whatever they are given. */
const ANSWERS: Record<string, unknown[][]> = {
  MATCHPOINTS: [[2], [6], [""], [2], [2]],
  IMPS: [[10]],
  VPS: [[""]],
  RANKING: [
    ["Final: 2 of 2", ""],
    ["Place", "Pair"],
  ],
};

beforeAll(async () => {
  excel = await startExcelHost({
    sheet: "Mine",
    evaluate: (formula) => (ANSWERS[/[A-Z]{3,}/.exec(formula.replace(/^=IF\(.*?"",/, "="))?.[0] ?? ""] ?? 0) as never,
  });
  excel.makeGlobal();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange("A1:B6").values = [
      ["Score", "Other"],
      [420, -50],
      [450, 420],
      ["", 0],
      [420, ""],
      [420, 100],
    ];
    sheet.tables.add("A1:B6", true).name = "Board_1";
    await context.sync();
  });
});

afterAll(() => excel.close());

/** Writes a formula into D2 and explains the cell at an address. */
async function explained(formula: string, address = "D2"): Promise<string[]> {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange("D2:E9").clear("Contents");
    sheet.getRange("D2").formulas = [[formula]];
    sheet.getRange(address).select();
    await context.sync();
  });
  const cell = await activeCell();
  if (!cell.ok) throw new Error(cell.kind);
  return explainCell(cell.value);
}

test("a cell of a spill is explained by its own row", async () => {
  expect(await explained("=MATCHPOINTS(A2:A6)", "D3")).toEqual([
    "Mine!D3: =MATCHPOINTS(A2:A6)",
    "N-S's score is 450, beside 3 other results.",
    "Beats 3 (6) + ties 0 (0) = 6 of 6",
  ]);
  expect(await activeCell()).toMatchObject({ ok: true, value: { formula: "=MATCHPOINTS(A2:A6)", row: 1, column: 0 } });
});

test.each(['=MATCHPOINTS(IF(A2:A6="","",A2:A6))', "=MATCHPOINTS(Board_1[Score])", "=MATCHPOINTS(mine!$A$2:$A$6)"])(
  "%s says the same",
  async (formula) => {
    expect((await explained(formula, "D6")).slice(1)).toEqual([
      "N-S's score is 420, beside 3 other results.",
      "Beats 0 (0) + ties 2 (2) = 2 of 6",
    ]);
  },
);

test("a table's row, a difference, a condition", async () => {
  expect(await explained("=IMPS(A2-B2)")).toContain("A difference from 430 to 490 is 10 IMPs (Law 78B).");
  expect((await explained('=IF(COUNT(A2:B2)<2,"",VPS(A2-B2,24))')).slice(1)).toEqual([
    "The formula around it keeps the cell blank.",
  ]);
  await Excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange("A3").select();
    await context.sync();
  });
  expect(await readReferences(["[@Other]", "Board_1[@[Score]]", "Board_1[#Headers]", "A:A"])).toEqual({
    ok: true,
    value: [[[420]], [[450]], [["Score", "Other"]], expect.arrayContaining([["Score"], [450]])],
  });
});

test("what cannot be followed is said, with the part that the cell shows", async () => {
  expect((await explained("=MATCHPOINTS(SORT(A2:A6))", "D3")).slice(1)).toEqual([
    "Part of what MATCHPOINTS gives: 6",
    "One of its arguments is worked out by another formula, which cannot be followed from here.",
  ]);
  expect((await explained("=RANKING(A1:B6)", "E3"))[1]).toBe("Part of what RANKING gives: Pair");
  expect(await explained("=SUM(A2:A6)")).toEqual(["Mine!D2 holds no formula of Traveller."]);
  expect(await explained("", "A2")).toEqual(["Mine!A2 holds 420: typed, not worked out."]);
});

test("blanks that Excel hands over as 0 are told where the figure shows it", async () => {
  ANSWERS.MATCHPOINTS = [[4], [8], [0], [4], [4]];
  expect((await explained("=MATCHPOINTS(A2:A6)")).slice(1)).toEqual([
    "Excel hands the blank cells over as 0, which is a pass-out here: they are counted.",
    "N-S's score is 420, beside 4 other results.",
    "Beats 1 (2) + ties 2 (2) = 4 of 8",
  ]);
});

test("the status that a ranking's sheet shows is explained by the ranking below it", async () => {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Ranking");
    sheet.getRange("A3").formulas = [["=RANKING(Night!A1:D3)"]];
    sheet.getRange("A2").formulas = [['=TEXTJOIN("  ",TRUE,$A$3:$Z$3)']];
    const night = context.workbook.worksheets.add("Night");
    night.getRange("A1:D3").values = [
      ["Board", "NS", "EW", "Score"],
      [1, 1, 2, 420],
      [1, 3, 4, ""],
    ];
    sheet.activate();
    sheet.getRange("A2").select();
    await context.sync();
  });
  const cell = await activeCell();
  if (!cell.ok) throw new Error(cell.kind);
  const [heading, status, meaning, waiting] = await explainCell(cell.value);
  expect(heading).toBe("Ranking!A2 shows how far the ranking below is: =RANKING(Night!A1:D3)");
  expect(status).toBe("PROVISIONAL: 1 of 2 missing: board 1");
  expect(meaning).toMatch(/^PROVISIONAL: the places may still change/);
  expect(waiting).toBe("Still to come: board 1, 3 against 4");
});
