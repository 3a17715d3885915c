import { rankingCells } from "../../../src/results/ranking";
import { scoreSession } from "../../../src/results/session";
import { isTeamScoring, SCORINGS } from "../../../src/results/settings";
import { sessionPlans } from "../../../src/sheets";
import type { SheetPlan } from "../../../src/sheets/plan";
import { columnName, ROW_HEIGHT } from "../../../src/sheets/look";
import { contestants, formulas, line, lines, OPTIONS, plan, played, session } from "./plans";

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
      .conditionals.slice(1, 3)
      .map(({ area, formula }) => [area.row, area.columns, formula]),
  ).toEqual([
    // Further columns that come with other settings have a heading too.
    [3, 14, '=AND(OR($A4="Place"),A4<>"")'],
    [3, 8, '=$B4<>""'],
  ]);
  expect(plan("Ranking").conditionals[0].formula).toBe('=OR(LEFT($A$2,11)="PROVISIONAL",$B$3<>"")');
});

describe("figures under another scoring, each by the heading of its column", () => {
  const rules = ({ conditionals }: SheetPlan) =>
    conditionals.slice(3).map(({ area, formula, style }) => [
      `${columnName(area.column)}:${columnName(area.column + area.columns - 1)}`,
      style.numberFormat,
      // What makes it a figure with decimals, and whether it must not be one.
      [/^=(AND\(COUNTIF\(\$A\$4:\$C\$4,"Team"\)=0,)?NOT/.test(formula), /"MP".*"VPs".*"%".*"Per board"/.test(formula)],
    ]);

  test("with decimals where there were none, and the other way round", () => {
    // Place, Pair, Direction, Names, Penalty, MP, %, Boards, and what may come.
    expect(rules(plan("Ranking"))).toEqual([
      ["E:E", "0.00", [false, true]],
      ["F:G", "General", [true, true]],
      ["H:N", "0.00", [false, true]],
    ]);
  });

  test("the table of teams keeps its own while it is one", () => {
    const lines = [played({ round: 1, ns: "1", ew: "2" }), played({ round: 1, ns: "2", ew: "1", tricks: 9 })];
    const settings = { Scoring: "Teams" };
    const ofTeams = plan("Ranking", sessionPlans({ ...session, lines, settings, contestants: [] }, OPTIONS));
    const formulas = ofTeams.conditionals.slice(3).map(({ formula }) => formula);
    expect(formulas.length).toBeGreaterThan(0);
    expect(formulas.filter((formula) => !formula.startsWith('=AND(COUNTIF($A$4:$C$4,"Team")=0,'))).toEqual([]);
  });

  test("total points are whole", () => {
    const totals = rankingUnder("Total points");
    const at = headingsUnder("Total points").indexOf("Points");
    expect(at).toBeGreaterThan(0);
    expect(totals.columns[at].numberFormat).toBeUndefined();
  });
});

test("the status has the table's width, and room for what it says and a line more", () => {
  const status = ({ styles }: SheetPlan) => styles.find(({ style }) => style.merge);
  const said = status(plan("Ranking"));
  expect(said?.area).toEqual({ row: 1, column: 0, rows: 1, columns: headingsOf(plan("Ranking")) });
  expect(said?.style).toMatchObject({ wrap: true, height: 2 * ROW_HEIGHT });
  const many = Array.from({ length: 30 }, (_, i) =>
    line({ board: i + 1, ns: "1", ew: "1", status: "played", score: 50 }),
  );
  const noRounds = plan(
    "Ranking",
    sessionPlans({ ...session, lines: many, settings: { Scoring: "Swiss pairs" } }, OPTIONS),
  );
  expect(status(noRounds)?.style.height).toBeGreaterThan(2 * ROW_HEIGHT);
});

const headingsOf = ({ print }: SheetPlan): number | undefined => print.columns;
