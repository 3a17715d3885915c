import type { SheetPlan } from "../../../src/sheets/plan";
import type { PlacedCells } from "../../../src/excel";
import { sessionPlans } from "../../../src/sheets";
import {
  cardOwner,
  cardPlan,
  cardSheet,
  nightOf,
  overview,
  planOf,
  sheetOf,
  type Night,
  type SheetKind,
} from "../../../src/taskpane/resultsModel";
import { formulas, OPTIONS, plan, session, tableCells, TABLES } from "../sheets/plans";

const placed = (table: string, cells: unknown[][]): PlacedCells => ({
  place: { table },
  sheet: table,
  row: 0,
  column: 0,
  cells,
});

function read(results: unknown[][], settings: unknown[][] = [], names: unknown[][] = []): Night {
  const night = nightOf({
    results: placed("Results", results),
    settings: placed("Settings", settings),
    names: placed("Names", names),
  });
  if (typeof night === "string") throw new Error(night);
  return night;
}

/** As our own sheets hold it. */
const plans = sessionPlans(session, OPTIONS);
const cells = (name: string): unknown[][] => tableCells(plan(name, plans));
const pairs = read(cells("Results"), cells("Settings"), cells("Names"));

const SCORING = (scoring: string) => [["Scoring", scoring]];
const HEADINGS = ["Round", "Board", "NS", "EW", "Contract", "By", "Result"];
const MATCH = [HEADINGS, [1, 1, 1, 2, "4S", "N", "="], [1, 1, 2, 1, "4S", "N", "-1"]];
const SLIPS = [
  ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards"],
  [1, "Aces", "Kings", 30, 21, 24],
];

const teams = read(MATCH, SCORING("Teams"));

const leaders = (night: Night) => overview(night).leaders.map(({ list, pairs: best }) => [list, best[0].figure]);

test("pairs: what is missing, the best of each list, whose cards there are", () => {
  const { status, isFinal, leaders: lists, kinds, pairs: labels } = overview(pairs);
  expect([status, isFinal]).toEqual(["PROVISIONAL: 1 of 9 missing: board 2", false]);
  expect(lists.map(({ list, pairs: best }) => [list, best.length])).toEqual([
    ["NS", 3],
    ["EW", 3],
  ]);
  expect(lists[0].pairs[0].figure).toMatch(/^\d+\.\d\d %$/);
  expect(kinds).toEqual(["ranking", "travellers", "scorecards", "crossTable"]);
  expect(labels).toEqual(["1", "2", "3", "11", "12", "13"]);
});

test("what leaders lead by has its unit", () => {
  expect(leaders(read(MATCH, SCORING("Butler")))[0][1]).toMatch(/^\d+ IMPs$/);
  expect(leaders(read(MATCH, SCORING("Total points")))[0][1]).toMatch(/^\d+ Points$/);
  expect(leaders(teams)[0][1]).toMatch(/^\d+(\.\d+)? VPs$/);
  expect(leaders(read(MATCH, [...SCORING("Teams"), ["VP scale", "None"]]))[0][1]).toBe("10 IMPs");
});

test("leaders are pairs, players or teams", () => {
  const who = (night: Night) => overview(night).leaders[0].pairs[0].who;
  const individual = [
    ["Board", "North", "South", "East", "West", "Score"],
    [1, 1, 2, 3, 4, 420],
    [1, 5, 6, 7, 8, -50],
  ];
  expect([pairs, read(individual, SCORING("Individual")), teams].map(who)).toEqual(["Pair", "Player", "Team"]);
});

test("teams have matches and boards; slips have no boards, and nobody has a card", () => {
  expect(overview(teams)).toMatchObject({
    status: "Final: 1 of 1 matches",
    kinds: ["ranking", "matches", "boards", "travellers"],
    pairs: [],
  });
  const slips = read(SLIPS, SCORING("Teams"));
  expect(overview(slips).kinds).toEqual(["ranking", "matches"]);
  expect(planOf("boards", slips, TABLES, "")).toBeUndefined();
});

test("results that cannot be read are said to be", () => {
  expect(nightOf({ results: placed("Results", [["a", "b"]]) })).toMatch(/^No header row found/);
  expect(nightOf({ results: placed("Results", [["a"]]), settings: placed("Settings", SCORING("Teams")) })).toMatch(
    /Team, Opponent/,
  );
});

/** The formula that fills the sheet, not that which says how far the ranking is. */
const ownFormula = (sheet: SheetPlan): string =>
  formulas(sheet).find(({ formula }) => !/^=(TEXTJOIN|INDEX)\(/.test(formula))?.formula ?? "";

const asSheets = (kinds: readonly SheetKind[], night: Night) =>
  kinds.map((kind) => {
    const sheet = planOf(kind, night, TABLES, "");
    if (!sheet) throw new Error(kind);
    return { sheet: `My ${sheet.name}`, formula: ownFormula(sheet) };
  });

test.each([
  ["pairs", pairs],
  ["teams", teams],
])("%s: each sheet that is written is found again by its formula, under any name, and no other is", (_, night) => {
  const { kinds } = overview(night);
  const sheets = asSheets(kinds, night);
  expect(new Set(sheets.map(({ sheet }) => sheet)).size).toBe(kinds.length);
  kinds.forEach((kind, i) => {
    expect(sheetOf(kind, night, TABLES, sheets)).toBe(sheets[i].sheet);
    expect(sheetOf(kind, night, TABLES, [...sheets.slice(0, i), ...sheets.slice(i + 1)])).toBeUndefined();
    expect(sheetOf(kind, night, { ...TABLES, results: "Results_2" }, sheets)).toBeUndefined();
  });
});

test("a namespace, other settings and the table's name in words are the same sheet; a part of it is not", () => {
  const there = (formula: string, night = pairs): string | undefined =>
    sheetOf("ranking", night, TABLES, [{ sheet: "S", formula }]);
  expect(there("=BRIDGEDEV.RANKING(results[#All],Other[#All])")).toBe("S");
  expect(there('=RANKING(Results[#All],Settings[#All],Names[#All],"NS")')).toBeUndefined();
  expect(there("=RANKING(Results[#All],,,B1)")).toBeUndefined();
  expect(there("=SUM(A1)")).toBeUndefined();
  expect(there('=TEAMRESULTS(Results[#All],,,"Table")', teams)).toBe("S");
});

test("one pair's card: asked as people ask, written and found under its label", () => {
  expect(cardOwner(" 11 ew ", pairs)).toEqual({ pair: "11" });
  expect(cardOwner("77", pairs)).toMatch(/^No pair or player 77 in these results: /);
  const card = cardPlan("11", pairs, TABLES, "");
  const formula = card ? formulas(card)[0].formula : "";
  expect(formula).toBe('=SCORECARD(Results[#All],"11",Settings[#All],Names[#All])');
  expect(cardSheet("11", TABLES, [{ sheet: "Scorecard 11", formula }])).toBe("Scorecard 11");
  expect(cardSheet("1", TABLES, [{ sheet: "Scorecard 11", formula }])).toBeUndefined();
  expect(sheetOf("scorecards", pairs, TABLES, [{ sheet: "Scorecard 11", formula }])).toBeUndefined();
});

test("teams have no cards", () => {
  expect(cardOwner("1", teams)).toMatch(/TEAMRESULTS/);
  expect(cardPlan("1", teams, TABLES, "")).toBeUndefined();
});

test("a table that is missing is left out of the formulas", () => {
  const sheet = planOf("ranking", pairs, { ...TABLES, settings: "" }, "");
  expect(sheet && formulas(sheet).at(-1)?.formula).toBe("=RANKING(Results[#All],,Names[#All])");
});
