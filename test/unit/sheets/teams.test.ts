import type { ResultLine, Settings } from "../../../src/results/types";
import { cardPlans, sessionPlans } from "../../../src/sheets";
import { call, allOf } from "../../../src/sheets/functionNames";
import { matchBoardsPlan } from "../../../src/sheets/teams";
import { readTeams } from "../../../src/results/teams/readTeams";
import { cellAt, formulas, OPTIONS, plan, played, TABLES } from "./plans";

/** A board of a match: 620 at one table, so many tricks at the other. */
const board = (number: number, tricks: number, round = 1): ResultLine[] => [
  played({ board: number, round, ns: "1", ew: "2" }),
  played({ board: number, round, ns: "2", ew: "1", tricks }),
];

const event = (settings: Settings = { Scoring: "Teams" }) => ({
  lines: [...board(1, 9), ...board(2, 10)],
  unread: [],
  contestants: [{ id: "1", section: "", names: ["Ann", "Bob", "Cleo", "Dan"] }],
  settings,
  event: { name: "League" },
});

const ranking = (settings?: Settings) => plan("Ranking", sessionPlans(event(settings), OPTIONS));

test("a team event has the ranking of teams among its five sheets", () => {
  expect(sessionPlans(event(), OPTIONS).map(({ name }) => name)).toEqual([
    "Results",
    "Ranking",
    "Travellers",
    "Names",
    "Settings",
  ]);
  expect(formulas(ranking()).map(({ formula }) => formula)).toEqual([
    '=TEXTJOIN("  ",TRUE,$A$3:$Z$3)',
    "=RANKING(Results[#All],Settings[#All],Names[#All])",
  ]);
  expect(cellAt(ranking(), 0, 0)).toBe("League");
});

test("matches and boards are sheets for later, one formula each", () => {
  const plans = cardPlans(event(), { ...OPTIONS, prefix: "BRIDGEDEV." });
  expect(plans.map(({ name }) => name)).toEqual(["Matches", "Boards"]);
  expect(plans.flatMap(formulas).map(({ formula }) => formula)).toEqual([
    '=BRIDGEDEV.TEAMRESULTS(Results[#All],Settings[#All],Names[#All],"Matches")',
    "=INDEX(BRIDGEDEV.RANKING(Results[#All],Settings[#All],Names[#All]),1,1)",
    '=BRIDGEDEV.TEAMRESULTS(Results[#All],Settings[#All],Names[#All],"Boards")',
    "=INDEX(BRIDGEDEV.RANKING(Results[#All],Settings[#All],Names[#All]),1,1)",
  ]);
});

/** The columns of the ranking: Place, Team, Names, Played, Won, Drawn, Lost, then IMPs and VPs. */
const decimals = (settings: Settings): (string | undefined)[] =>
  ranking(settings)
    .columns.slice(7)
    .map(({ numberFormat }) => numberFormat);

test("victory points have decimals where the scale has, IMPs none", () => {
  expect(decimals({ Scoring: "Teams" })).toEqual([undefined, "0.00"]);
  expect(decimals({ Scoring: "Teams", "VP scale": "WBF discrete" })).toEqual([undefined, undefined]);
  expect(decimals({ Scoring: "Teams", "VP scale": "None" })).toEqual([undefined]);
});

test("headings are told from rows: by Place, by the first column of matches and boards", () => {
  const [matches, boards] = cardPlans(event(), OPTIONS);
  const [, heading, ruled] = ranking().conditionals;
  expect([heading.formula, ruled.formula]).toEqual(['=AND(OR($A4="Place"),A4<>"")', '=$B4<>""']);
  expect([matches, boards].map(({ conditionals }) => conditionals.slice(0, 2).map(({ formula }) => formula))).toEqual([
    ['=AND(OR($A3="Round"),A3<>"")', '=$B3<>""'],
    ['=AND(OR($A3="Round"),A3<>"")', '=$C3<>""'],
  ]);
  expect(matches.freeze?.rows).toBe(3);
  expect(boards.freeze?.rows).toBe(2);
});

test("slips have matches, and no boards", () => {
  const read = readTeams(
    [
      ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards"],
      [1, 1, 2, 30, 21, 24],
    ],
    [["Scoring", "Teams"]],
  );
  if ("kind" in read) throw new Error(read.kind);
  expect(matchBoardsPlan(read.scored, {}, { names: TABLES, prefix: "" })).toBeUndefined();
});

test("a table that is missing leaves its argument out, and its comma where nothing follows", () => {
  expect(call("", "RANKING", allOf("Results"), allOf(""), allOf("Names")).formula).toBe(
    "=RANKING(Results[#All],,Names[#All])",
  );
  expect(call("", "RANKING", allOf("Results"), allOf(""), allOf("")).formula).toBe("=RANKING(Results[#All])");
});
