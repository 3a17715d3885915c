import { isProblem, linesOf, readGrid } from "../../../src/results/readGrid";
import { readNames } from "../../../src/results/readNames";
import { rankingCells } from "../../../src/results/ranking";
import { scoreSession } from "../../../src/results/session";
import { parseSettings } from "../../../src/results/parseSettings";
import { ENTRIES, nightPlans, sessionPlans, travellerPlan } from "../../../src/sheets";
import { column, contestants, formulas, lines, OPTIONS, plan, reaches, session, tableCells } from "./plans";

test("five sheets, the results first", () => {
  expect(sessionPlans(session, OPTIONS).map(({ name }) => name)).toEqual([
    "Results",
    "Ranking",
    "Travellers",
    "Names",
    "Settings",
  ]);
});

test.each(ENTRIES)("%s: the sheets' own cells give the ranking that the session has", (entry) => {
  const plans = sessionPlans(session, { ...OPTIONS, entry });
  const { settings, problems } = parseSettings(tableCells(plan("Settings", plans)));
  const grid = readGrid(tableCells(plan("Results", plans)) as unknown[][], settings, { zeroMayBeBlank: true });
  if (isProblem(grid)) throw new Error(grid.kind);
  const names = readNames(tableCells(plan("Names", plans)));
  expect([...problems, ...names.problems, ...grid.rows.flatMap((row) => row.problems)]).toEqual([]);
  const fromSheets = scoreSession(linesOf(grid), settings, names.contestants, true);
  const direct = scoreSession(lines, session.settings, contestants, true);
  expect(rankingCells(fromSheets, [])).toEqual(rankingCells(direct, []));
});

describe("a paper night", () => {
  const night = nightPlans({ boards: 9, results: 3, winners: 2 }, { ...OPTIONS, entry: "One cell" });

  test("so many blank rows for each board", () => {
    const results = plan("Results", night);
    expect(column(results, "Board")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((board) => [board, board, board]));
    expect(
      [...column(results, "NS"), ...column(results, "EW"), ...column(results, "Result")].every((cell) => cell === ""),
    ).toBe(true);
  });

  test("names begin with one blank row, and the winners are as chosen", () => {
    expect(tableCells(plan("Names", night))).toHaveLength(2);
    const settings = plan("Settings", night);
    expect(column(settings, "Value")[column(settings, "Setting").indexOf("Winners")]).toBe(2);
  });
});

describe("every sheet that we write", () => {
  const all = [
    ...ENTRIES.flatMap((entry) => sessionPlans(session, { ...OPTIONS, entry })),
    ...ENTRIES.map((entry) => travellerPlan({ board: 1, results: 3, entry, table: "Board_1", prefix: "" })),
  ];

  test("has nothing below or right of a spill, and no spill in a table", () => {
    for (const { blocks, tables, ...sheet } of all) {
      // A text of several cells does not spill, nor does one cell of a function's answer.
      const spills = formulas({ blocks, tables, ...sheet }).filter(
        ({ formula }) => !/^=(TEXTJOIN|INDEX)\(/.test(formula),
      );
      for (const spill of spills) {
        const blocking = blocks.filter(
          ({ row, column: first, cells }) =>
            !(row === spill.row && first === spill.column) &&
            row + cells.length > spill.row &&
            first + cells[0].length > spill.column,
        );
        expect({ sheet: sheet.name, blocking }).toEqual({ sheet: sheet.name, blocking: [] });
        expect(tables.some((table) => reaches(table, spill.row, spill.column))).toBe(false);
      }
    }
  });

  test("refers to tables only, never to sheets", () => {
    expect(all.flatMap(formulas).filter(({ formula }) => formula.includes("!"))).toEqual([]);
  });

  test("has rows of one length, and tables that fit their cells", () => {
    for (const sheet of all) {
      for (const { cells } of sheet.blocks) expect(new Set(cells.map((row) => row.length)).size).toBe(1);
      for (const { area } of sheet.tables) {
        expect([area.rows, area.columns]).toEqual([tableCells(sheet).length, tableCells(sheet)[0].length]);
      }
    }
  });
});

test("the tables have the names that were found free", () => {
  const second = { results: "Results_2", names: "Names_2", settings: "Settings_2" };
  const plans = sessionPlans(session, { ...OPTIONS, names: second });
  expect(plans.flatMap(({ tables }) => tables.map(({ name }) => name))).toEqual(["Results_2", "Names_2", "Settings_2"]);
  expect(formulas(plan("Ranking", plans))[1].formula).toBe("=RANKING(Results_2[#All],Settings_2[#All],Names_2[#All])");
});
