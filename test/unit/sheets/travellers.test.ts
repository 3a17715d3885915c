import type { ResultLine } from "../../../src/results/types";
import { sessionPlans } from "../../../src/sheets";
import { cellAt, formulas, OPTIONS, plan, played, session } from "./plans";

test("one formula for all boards, and one that says how far the ranking is", () => {
  expect(formulas(plan("Travellers"))).toEqual([
    { row: 2, column: 0, formula: "=TRAVELLER(Results[#All],,Settings[#All],Names[#All])" },
    { row: 1, column: 0, formula: "=INDEX(RANKING(Results[#All],Settings[#All],Names[#All]),1,1)" },
  ]);
  expect(cellAt(plan("Travellers"), 0, 0)).toBe("Travellers: Tuesday");
  expect(plan("Travellers").conditionals.at(-1)).toMatchObject({
    area: { row: 1, column: 0, rows: 1, columns: 1 },
    formula: '=LEFT($A$2,11)="PROVISIONAL"',
  });
});

test("a column for the board where there are several, for the section where there are sections", () => {
  const columns = (some: ResultLine[]) =>
    plan("Travellers", sessionPlans({ ...session, lines: some }, OPTIONS)).columns.length;
  expect(columns([played()])).toBe(11);
  expect(columns([played(), played({ board: 2 })])).toBe(12);
  expect(columns([played({ section: "A" }), played({ section: "A", board: 2 })])).toBe(13);
});

test("the formats reach further than the session does", () => {
  const many = Array.from({ length: 2000 }, (_, i) => played({ board: (i % 30) + 1, ns: String(i) }));
  const [heading] = plan("Travellers", sessionPlans({ ...session, lines: many }, OPTIONS)).conditionals;
  expect(heading.area.rows).toBeGreaterThan(2000 + 2 * 30);
});
