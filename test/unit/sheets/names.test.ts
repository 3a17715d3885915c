import type { Contestant } from "../../../src/results/types";
import { nightPlans, sessionPlans, type SheetPlan } from "../../../src/sheets";
import { isMemberFormula, membersPlan, nameFormula } from "../../../src/sheets/members";
import { namesPlan } from "../../../src/sheets/names";
import { column, line, OPTIONS, plan, played, session, tableCells } from "./plans";

test("a row for each pair, in order, with what is known", () => {
  expect(tableCells(plan("Names"))).toEqual([
    ["Pair", "Name 1", "Name 2", "No. 1", "No. 2", "Penalty"],
    [1, "Ann", "=Bob", "0012", "34", ""],
    [2, "", "", "", "", ""],
    [3, "", "", "", "", ""],
    [11, "", "", "", "", ""],
    [12, "Cleo", "Dan", "", "", 2],
    [13, "", "", "", "", ""],
  ]);
});

test("with numbers of each direction's own, N-S first", () => {
  const own = { ...session, settings: { Numbers: "Each direction its own" }, lines: [played({ ns: "1", ew: "1" })] };
  const names = plan("Names", sessionPlans(own, OPTIONS));
  expect(column(names, "Direction")).toEqual(["NS", "EW"]);
  expect(column(names, "Pair")).toEqual([1, 1]);
});

test("handicap and carry-over have a column where somebody has one, blank for the others", () => {
  const figures: Contestant[] = [
    { id: "1", section: "", names: ["Ann", "Bob"], handicap: 2.5 },
    { id: "2", section: "", names: [], carryOver: 12 },
  ];
  const plan = namesPlan([line(), line({ ns: "3", ew: "4" })], figures, {}, "Names");
  expect(column(plan, "Handicap")).toEqual([2.5, "", "", ""]);
  expect(column(plan, "Carry-over")).toEqual(["", 12, "", ""]);
});

test("the list of members: what is not known of one is blank; without any there is a row to type in", () => {
  expect(tableCells(membersPlan([]))).toEqual([
    ["Number", "Name", "Stratum", "Handicap"],
    ["", "", "", ""],
  ]);
  const members = [
    { number: "0101", name: "Ann", stratum: "2", handicap: 4 },
    { number: "102", name: "Bob" },
  ];
  expect(tableCells(membersPlan(members)).slice(1)).toEqual([
    ["0101", "Ann", 2, 4],
    ["102", "Bob", "", ""],
  ]);
});

test("names and numbers are text, whatever is typed", () => {
  const text = plan("Names").columns.filter(({ numberFormat }) => numberFormat === "@");
  expect(text.map((format) => format.column)).toEqual([1, 2, 3, 4]);
});

describe("with a list of members", () => {
  const members = [
    { number: "101", name: "Ann", stratum: "A" },
    { number: "102", name: "Bob", stratum: "B" },
  ];
  const plan = (contestants: Contestant[]) => namesPlan([line()], contestants, {}, "Names", members);

  test("numbers find their names, and what is typed later finds them by formula", () => {
    const [heading, known, blank] = tableCells(plan([{ id: "1", section: "", names: [], numbers: ["101", "102"] }]));
    expect(heading).toEqual(["Pair", "Name 1", "Name 2", "No. 1", "No. 2", "Stratum", "Penalty"]);
    expect(known).toEqual([1, "Ann", "Bob", "101", "102", "A", ""]);
    expect(blank.map((cell) => typeof cell)).toEqual([
      "number",
      "object",
      "object",
      ...Array(2).fill("string"),
      "object",
      "string",
    ]);
    expect(blank[1]).toEqual({
      formula: '=IFERROR(IF(D3="","",XLOOKUP(D3&"",Members[Number]&"",Members[Name],"")&""),"")',
    });
  });

  test("columns with formulas are not text, those of numbers are", () => {
    const formats = new Map(plan([]).columns.map(({ column, numberFormat }) => [column, numberFormat]));
    expect([1, 2, 3, 4].map((column) => formats.get(column))).toEqual([undefined, undefined, "@", "@"]);
  });

  test("a night to be typed has a row for each pair", () => {
    const plans = nightPlans({ boards: 2, results: 3, winners: 1 }, { ...OPTIONS, members });
    const names = tableCells(plans.find(({ name }) => name === "Names") as SheetPlan);
    expect(names).toHaveLength(7);
    expect(names[6][2]).toMatchObject({ formula: expect.stringContaining("E7&") as string });
  });

  test("our formulas are known, others are not", () => {
    expect(isMemberFormula(String((nameFormula("D3") as { formula: string }).formula))).toBe(true);
    expect(isMemberFormula("=VLOOKUP(D3,Members[Number],2)")).toBe(false);
  });
});
