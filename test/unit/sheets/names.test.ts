import { sessionPlans } from "../../../src/sheets";
import { column, OPTIONS, plan, played, session, tableCells } from "./plans";

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

test("names and numbers are text, whatever is typed", () => {
  const text = plan("Names").columns.filter(({ numberFormat }) => numberFormat === "@");
  expect(text.map((format) => format.column)).toEqual([1, 2, 3, 4]);
});
