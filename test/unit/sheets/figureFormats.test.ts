import { scoreHeading } from "../../../src/results/scoreColumns";
import { SCORINGS } from "../../../src/results/settings";
import type { Settings } from "../../../src/results/types";
import { sessionPlans } from "../../../src/sheets";
import type { SheetPlan } from "../../../src/sheets/plan";
import { OPTIONS, plan, played, session } from "./plans";

const written = (settings: Settings) =>
  sessionPlans({ ...session, lines: [played(), played({ board: 2 })], settings }, OPTIONS);

/** The rules that are made of RIGHT, NOT, OR and comparisons with headings, as Excel answers them. */
function holds(formula: string, [points, basis]: readonly string[]): boolean {
  const inWords = formula
    .slice(1)
    .replace(/RIGHT\(\$[A-Z]+\$\d+,1\)="%"/g, String(basis.endsWith("%")))
    .replace(/\$[A-Z]+\$\d+&\$[A-Z]+\$\d+="([^"]*)"/g, (_, text) => String(text === points + basis));
  const inside = /^NOT\((.*)\)$/.exec(inWords)?.[1];
  const parts = (inside ?? inWords).replace(/^OR\((.*)\)$/, "$1").split(",");
  expect(parts.every((part) => part === "true" || part === "false")).toBe(true);
  return parts.includes("true") !== (inside !== undefined);
}

/** How a cell's number is shown when both sides' points and what follows them have these headings. */
function shownAs({ columns, conditionals }: SheetPlan, column: number, headings: readonly string[]): string {
  const rules = conditionals.filter(
    ({ area, formula, style }) =>
      style.numberFormat && column >= area.column && column < area.column + area.columns && holds(formula, headings),
  );
  expect(rules.length).toBeLessThan(2);
  return rules[0]?.style.numberFormat ?? columns[column].numberFormat ?? "General";
}

const FIGURES: Record<string, [points: string, basis: string]> = {
  Matchpoints: ["General", "0.00"],
  Individual: ["General", "0.00"],
  "Swiss pairs": ["General", "0.00"],
  "Cross-IMPs": ["0.00", "General"],
};

describe.each(SCORINGS)("written for %s", (scoring) => {
  const plans = written({ Scoring: scoring });

  test.each(SCORINGS)("under %s percentages and shared IMPs have decimals, and nothing else has", (other) => {
    const [points, basis] = FIGURES[other] ?? ["General", "General"];
    const headings = [1, 3].map((i) => scoreHeading({ Scoring: other })[i]);
    const results = plan("Results", plans);
    const at = results.columns.length - 5;
    expect([0, 1, 2, 3].map((i) => shownAs(results, at + i, headings))).toEqual([points, points, basis, basis]);
    const travellers = plan("Travellers", plans);
    const last = travellers.columns.length - 1;
    expect([2, 1, 0].map((i) => shownAs(travellers, last - i, headings))).toEqual([points, points, basis]);
  });
});

test("halves on the scale of 1 stay in line when the session is scored by matchpoints again", () => {
  const results = plan("Results", written({ Scoring: "Butler", "Matchpoint scale": 1 }));
  const at = results.columns.length - 5;
  expect(
    [
      ["NS MP", "NS %"],
      ["NS IMPs", "Datum"],
    ].map((both) => shownAs(results, at, both)),
  ).toEqual(["0.0?", "General"]);
});
