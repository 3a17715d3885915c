import { rankingCells } from "../../../src/results/ranking";
import { scoreSession } from "../../../src/results/session";
import { isTeamScoring, SCORINGS } from "../../../src/results/settings";
import { sessionPlans } from "../../../src/sheets";
import type { SheetPlan } from "../../../src/sheets/plan";
import { contestants, formulas, lines, OPTIONS, plan, session } from "./plans";

const PAIR_SCORINGS = SCORINGS.filter((scoring) => !isTeamScoring({ Scoring: scoring }));

/** Three rounds of a board each, which make matches for Swiss pairs. */
const rounds = lines.map((line) => ({ ...line, round: line.board }));

function rankingUnder(scoring: string): SheetPlan {
  const settings = { ...session.settings, Scoring: scoring };
  return plan("Ranking", sessionPlans({ ...session, lines: rounds, settings }, OPTIONS));
}

/** As the function spills them. */
function headingsUnder(scoring: string): string[] {
  const cells = rankingCells(scoreSession(rounds, { Scoring: scoring }, contestants, true), []);
  return Array.isArray(cells) ? cells[1].map(String).filter(Boolean) : [];
}

test("a title, the status line where nothing cuts it off, and one formula", () => {
  expect(plan("Ranking").blocks[0]).toEqual({ row: 0, column: 0, cells: [["Tuesday"]] });
  expect(formulas(plan("Ranking"))).toEqual([
    { row: 1, column: 0, formula: '=TEXTJOIN("  ",TRUE,$A$3:$Z$3)' },
    { row: 2, column: 0, formula: "=RANKING(Results[#All],Settings[#All],Names[#All])" },
  ]);
});

test("its columns are formatted as the ranking will have them", () => {
  const widths = plan("Ranking").columns.map(({ width, numberFormat }) => [width, numberFormat]);
  // Place, Pair, Direction, Names, Penalty, MP, %, Boards
  expect(widths.slice(0, 5).map(([width]) => width)).toEqual([9, 8, 11, 42, 10]);
  expect(widths.slice(0, 8).map(([, format]) => format)).toEqual([
    ...Array(5).fill(undefined),
    "0.00",
    "0.00",
    undefined,
  ]);
});

describe.each(PAIR_SCORINGS)("written for %s", (written) => {
  const { columns, print } = rankingUnder(written);

  test.each(PAIR_SCORINGS)("under %s no heading is cut", (scoring) => {
    const headings = headingsUnder(scoring);
    expect(headings).toContain("Boards");
    expect(headings.filter((heading, i) => heading.length + 1 > (columns[i]?.width ?? 0))).toEqual([]);
  });

  test("only the columns that it has now are printed", () => {
    expect(print.columns).toBe(headingsUnder(written).length);
  });
});

test("headings and rules follow the spill", () => {
  expect(
    plan("Ranking")
      .conditionals.slice(1)
      .map(({ area, formula }) => [area.row, area.columns, formula]),
  ).toEqual([
    // Further columns that come with other settings have a heading too.
    [3, 12, '=AND(OR($A4="Place"),A4<>"")'],
    [3, 8, '=$B4<>""'],
  ]);
  expect(plan("Ranking").conditionals[0].formula).toBe('=OR(LEFT($A$2,11)="PROVISIONAL",$B$3<>"")');
});
