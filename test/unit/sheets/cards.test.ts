import { scoreSession } from "../../../src/results/session";
import type { ResultLine } from "../../../src/results/types";
import { cardPlans, scorecardsPlan } from "../../../src/sheets";
import { cellAt, formulas, OPTIONS, plan, played, session, TABLES } from "./plans";

const plans = cardPlans(session, OPTIONS);

const withLines = (lines: ResultLine[], settings = {}) => cardPlans({ ...session, lines, settings }, OPTIONS);

const individual = played({ ns: "", ew: "", players: ["1", "2", "3", "4"] });

test("one formula each, on the tables that were found free", () => {
  const second = { results: "Results_2", names: "Names_2", settings: "Settings_2" };
  const texts = (names: typeof TABLES) =>
    cardPlans(session, { ...OPTIONS, names, prefix: "BRIDGEDEV." })
      .flatMap(formulas)
      .map(({ formula }) => formula);
  expect(texts(TABLES)).toEqual([
    "=BRIDGEDEV.SCORECARD(Results[#All],,Settings[#All],Names[#All])",
    "=INDEX(BRIDGEDEV.RANKING(Results[#All],Settings[#All],Names[#All]),1,1)",
    "=BRIDGEDEV.CROSSTABLE(Results[#All],Settings[#All],Names[#All])",
    "=INDEX(BRIDGEDEV.RANKING(Results[#All],Settings[#All],Names[#All]),1,1)",
  ]);
  expect(texts(second)[0]).toBe("=BRIDGEDEV.SCORECARD(Results_2[#All],,Settings_2[#All],Names_2[#All])");
});

test("nothing stands below or right of the spill", () => {
  for (const sheet of plans) {
    const [spill] = formulas(sheet);
    expect([spill.row, spill.column]).toEqual([2, 0]);
    expect(sheet.blocks.every(({ row, cells }) => row === spill.row || row + cells.length <= spill.row)).toBe(true);
    expect(cellAt(sheet, 0, 0)).toBe(`${sheet.name}: Tuesday`);
  }
});

test("the columns follow what the cards have: rounds, partners, what IMPs are reckoned from", () => {
  const count = (lines: ResultLine[], settings = {}) => plan("Scorecards", withLines(lines, settings)).columns.length;
  expect(count([])).toBe(11);
  expect(count([played()])).toBe(11);
  expect(count([played({ round: 1 })])).toBe(12);
  expect(count([individual], { Scoring: "Individual" })).toBe(12);
  expect(count([played()], { Scoring: "Total points" })).toBe(10);
});

test("points and percent have the decimals that are set, in their own columns", () => {
  const formats = (name: string) => plan(name, plans).columns.map(({ numberFormat }) => numberFormat ?? "");
  expect(formats("Scorecards")).toEqual([...Array<string>(9).fill(""), "0.00", "0.00"]);
  // Place, Pair, Direction, Names; three opponents, Other for the penalty, the total, and two to spare.
  expect(formats("Cross-table")).toEqual(["", "", "", "", ...Array<string>(7).fill("0.00")]);
});

test("a card's heading, owner and total stand out: rows without a board's number", () => {
  const sheet = plan("Scorecards", withLines([played({ round: 1 })]));
  const [heading, , owner] = sheet.conditionals;
  expect(heading.formula).toBe('=AND(OR($A3="Pair"),A3<>"")');
  expect(owner.formula).toBe('=AND($A3<>"",NOT(ISNUMBER($C3)))');
  expect(owner.area.columns).toBe(sheet.columns.length);
});

test("the formats reach further than all cards together", () => {
  const many = Array.from({ length: 400 }, (_, i) =>
    played({ board: (i % 20) + 1, ns: `${i % 21}`, ew: `${50 + (i % 20)}` }),
  );
  const cards = 41;
  const [{ area }] = plan("Scorecards", withLines(many)).conditionals;
  expect(area.rows).toBeGreaterThan(2 * 400 + 4 * cards);
});

test("two tables, one below the other, keep no heading in sight; one does", () => {
  const howell = [played({ ns: "1", ew: "2" }), played({ board: 2, ns: "2", ew: "1" })];
  expect(plan("Cross-table", plans).freeze).toEqual({ rows: 2, columns: 2 });
  expect(plan("Cross-table", withLines(howell)).freeze).toEqual({ rows: 3, columns: 2 });
});

test("one pair's card is a sheet of its own, with the columns of one", () => {
  const scored = scoreSession(session.lines, session.settings, session.contestants);
  const card = scorecardsPlan(scored, {}, { names: TABLES, prefix: "", pair: "1/2 NS" });
  expect([card.name, cellAt(card, 0, 0)]).toEqual(["Scorecard 1-2 NS", "Scorecard"]);
  expect(formulas(card)[0].formula).toBe('=SCORECARD(Results[#All],"1/2 NS",Settings[#All],Names[#All])');
  expect(card.columns).toHaveLength(plan("Scorecards", plans).columns.length - 1);
});

test("players who change partners have cards only, teams neither", () => {
  expect(withLines([individual], { Scoring: "Individual" }).map(({ name }) => name)).toEqual(["Scorecards"]);
  expect(withLines([played()], { Scoring: "Teams" }).map(({ name }) => name)).toEqual(["Matches", "Boards"]);
});
