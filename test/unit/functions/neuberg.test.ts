import { seen } from "./customFunctions";
import { goldenJson } from "../../golden/read";
import { neubergOf } from "../../../src/functions/neuberg";

interface Group {
  E: number;
  A: number;
  top21: number;
  rows: { M: number; exact: string; ebuWB2025_0_0001_halfAway: number; acblHalf_0_01: number }[];
}

const column = (values: unknown[]): unknown[][] => values.map((value) => [value]);
const none = null as never;

describe.each(goldenJson<{ neuberg: Group[] }>("golden.json").neuberg)("$A results of $E", ({ E, A, top21, rows }) => {
  const points = rows.map(({ M }) => M);
  const halves = points.map((M) => M / 2);

  test("the golden figures: exact, four decimals, two on the half scale", () => {
    const exact = rows.map(({ exact: text }) => {
      const [n, d = "1"] = text.split("/");
      return Number(n) / Number(d);
    });
    expect(neubergOf(column(points), [[A]], [[E]])).toEqual(column(exact));
    expect(neubergOf(column(points), [[A]], [[E]], [[2]], [[4]])).toEqual(
      column(rows.map((row) => row.ebuWB2025_0_0001_halfAway)),
    );
    expect(neubergOf(column(halves), [[A]], [[E]], [[1]], [[2]])).toEqual(column(rows.map((row) => row.acblHalf_0_01)));
  });

  test("N-S and E-W together have the top", () => {
    expect(rows.map(({ M }) => M).sort((a, b) => a - b)[rows.length - 1]).toBe(2 * (A - 1));
    for (const M of points) {
      const [[ns, ew]] = neubergOf([[M, 2 * (A - 1) - M]], [[A]], [[E]]) as number[][];
      expect(ns + ew).toBeCloseTo(top21, 10);
    }
  });
});

test("both scales give the same share of the top", () => {
  expect(neubergOf([[12]], [[7]], [[10]], none, [[2]])).toEqual([[17.57]]);
  expect(neubergOf([[6]], [[7]], [[10]], [[1]], [[2]])).toEqual([[8.79]]);
  expect(neubergOf([[0.5, 1, 0]], [[2]], [[3]], [[1]])).toEqual([[1, 1.75, 0.25]]);
});

test("a weighted result's fraction of a matchpoint, a full board unchanged", () => {
  expect(neubergOf([[6.9]], [[6]], [[12]])).toEqual([[14.8]]);
  expect(neubergOf([[0, 5, 12]], [[7]], [[7]])).toEqual([[0, 5, 12]]);
});

test("exact halves are rounded up", () => {
  expect(neubergOf([[0]], [[8]], [[9]], none, [[2]])).toEqual([[0.13]]);
  expect(neubergOf([[14]], [[8]], [[9]], none, [[2]])).toEqual([[15.88]]);
  expect(neubergOf([[1]], [[4]], [[5]], none, [["0"]])).toEqual([[2]]);
});

test("blank in, blank out, however the blank arrives", () => {
  for (const blank of [null, "", 0]) {
    expect(neubergOf([[6]], [[blank]], [[10]])).toEqual([[""]]);
    expect(neubergOf([[6]], [[7]], [[blank]])).toEqual([[""]]);
    expect(neubergOf([[6]], [[7]], [[10]], [[blank]], [[blank]])).toEqual([[9]]);
  }
  for (const blank of [null, ""]) expect(neubergOf([[blank]], [[7]], [[10]])).toEqual([[""]]);
  expect(neubergOf([[0]], [[7]], [[10]])).toEqual([[3 / 7]]);
});

test.each([
  [[13, 7, 10], "13 matchpoints cannot be: 7 results give 0 to 12."],
  [[6.5, 7, 10, 1], "6.5 matchpoints cannot be: 7 results give 0 to 6."],
  [[-1, 7, 10], "-1 matchpoints cannot be: 7 results give 0 to 12."],
  [[6, -7, 10], '"-7" is not a number of results: write a whole number from 2 to 100000.'],
  [[6, "0", 10], '"0" is not a number of results: write a whole number from 2 to 100000.'],
  [[6, 7.5, 10], '"7.5" is not a number of results: write a whole number from 2 to 100000.'],
  [[6, 7, "ten"], '"ten" is not a number of results: write a whole number from 2 to 100000.'],
  [[6, 1e9, 1e9], '"1000000000" is not a number of results: write a whole number from 2 to 100000.'],
  [[6, 11, 10], "10 results are expected, but 11 are here."],
  [[0, 1, 10], "One result alone has nothing to compare with."],
  [["six", 7, 10], '"six" is not a number.'],
  [[6, 7, 10, 3], '"3" is not understood here: 2 or 1 would be.'],
  [[6, 7, 10, 2, 10], '"10" is not a number of decimals: write 0 to 9, or leave it out.'],
  [[6, 7, 10, 2, -1], '"-1" is not a number of decimals: write 0 to 9, or leave it out.'],
])("%p: %s", (values, message) => {
  const [points, actual, expected, scale, decimals] = (values as unknown[]).map((value) => [[value]]);
  expect(seen(neubergOf(points, actual, expected, scale, decimals))).toEqual([[`#VALUE! ${message}`]]);
});

test("one bad cell is one error cell; numbers as text", () => {
  const cells = seen(neubergOf(column([6, 99, "6"]), [["7"]], [[10]]));
  expect([cells[0][0], cells[2][0]]).toEqual([9, 9]);
  expect(cells[1][0]).toMatch(/^#VALUE! 99 matchpoints cannot be/);
});
