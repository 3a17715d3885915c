import { readEntry } from "../../../../src/workbench/grid/entry";

const year = new Date().getFullYear();
const serial = (month: number, day: number): number =>
  (Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86400000;

test.each([
  ["4-1", serial(4, 1)],
  ["10-10", serial(10, 10)],
  ["3/4", serial(3, 4)],
  ["1-Jan", serial(1, 1)],
  ["2024-01-02", 45293],
  ["+1", 1],
  ["-2", -2],
  ["1E5", 100000],
  ["12%", 0.12],
  ["1,234", 1234],
  ["(5)", -5],
  ["1 1/2", 1.5],
  ["TRUE", true],
  ["13-1", "13-1"],
  ["3NT", "3NT"],
  ["'007", "007"],
  ["#N/A", "#N/A"],
])("%s in a General cell is %s", (entry, value) => {
  expect(readEntry(entry, "General")).toMatchObject({ value });
});

test.each(["=A1", "=1+"])("%s in a General cell is a formula", (entry) => {
  expect(readEntry(entry, "General")).toEqual({ formula: entry });
});

test.each(["+Smith", "-Smith", "@Smith"])("%s in a General cell becomes a formula", (entry) => {
  expect(readEntry(entry, "General")).toEqual({ formula: `=${entry}` });
});

test.each(["4-1", "+1", "=", "=A1", "@Smith", "TRUE", "12%"])("%s in a Text cell stays text", (entry) => {
  expect(readEntry(entry, "@")).toEqual({ value: entry });
});

test("a number written to a Text cell is text", () => expect(readEntry(5, "@")).toEqual({ value: "5" }));
