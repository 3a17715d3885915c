import { existsSync, readdirSync, readFileSync } from "fs";
import { join } from "path";
import { cardPlans, chartsPlan, practicePlan, sessionPlans, SHEET_FUNCTIONS, travellerPlan } from "../../../src/sheets";
import { formulas, OPTIONS, session } from "./plans";

const EXCELS = ["IF", "ISNUMBER", "COUNTIF", "COUNTA", "INDEX", "TEXTJOIN"];

const used = new Set(
  [
    ...sessionPlans(session, OPTIONS),
    ...cardPlans(session, OPTIONS),
    ...cardPlans({ ...session, settings: { Scoring: "Teams" } }, OPTIONS),
    travellerPlan({ board: 1, results: 2, entry: "Columns", table: "T", prefix: "" }),
    chartsPlan({ prefix: "", paper: "A4" }),
    practicePlan({ seed: 1, tasks: 1, prefix: "" }),
  ]
    .flatMap(formulas)
    .flatMap(({ formula }) => [...formula.matchAll(/\b([A-Z]+)\(/g)].map(([, name]) => name))
    .filter((name) => !EXCELS.includes(name)),
);

test("the sheets use those of the list, all of them", () => {
  expect([...used].sort()).toEqual([...SHEET_FUNCTIONS].sort());
});

test("each is one of the add-in's functions", () => {
  const folder = join(__dirname, "../../../src/functions");
  const source = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const known = [...source.matchAll(/@customfunction (\S+)/g)].map(([, name]) => name);
  expect(SHEET_FUNCTIONS.filter((name) => !known.includes(name))).toEqual([]);
});

const built = join(__dirname, "../../../dist/functions.json");
(existsSync(built) ? test : test.skip)("each is in the built functions.json", () => {
  const { functions } = JSON.parse(readFileSync(built, "utf8")) as { functions: { name: string }[] };
  const names = functions.map(({ name }) => name);
  expect(SHEET_FUNCTIONS.filter((name) => !names.includes(name))).toEqual([]);
});
