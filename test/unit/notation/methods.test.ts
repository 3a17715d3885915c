import {
  parseCap,
  parseDatumRounding,
  parseDivisor,
  parseLowestFirst,
  parsePointsScale,
  parseTrim,
} from "../../../src/notation/methods";
import type { Reading } from "../../../src/notation/problem";

/** The value, or the kind of problem with what would be understood. */
const said = (reading: Reading<unknown>): unknown => (reading.ok ? reading.value : [reading.kind, reading.likely]);

const TRIMS = ["notAnOption", ["0", "1", "2", "10%", "Median"]];

test.each<[unknown, unknown]>([
  ["", "Mean"],
  [null, "Mean"],
  [0, "Mean"],
  ["mean", "Mean"],
  ["MEDIAN", "Median"],
  [1, "Drop 1"],
  ["Drop 2", "Drop 2"],
  ["10%", "Drop 10%"],
  ["Drop 15 %", "Drop 15%"],
  // Excel hands 10% over as a tenth.
  [0.1, "Drop 10%"],
  [0.07, "Drop 7%"],
  ["0%", "Mean"],
  // Half at each end leaves nothing.
  ["50%", TRIMS],
  [0.125, TRIMS],
  ["12.5%", TRIMS],
  [3, TRIMS],
  [-1, TRIMS],
  ["most", TRIMS],
])("a datum that leaves out %p: %p", (value, trim) => {
  expect(said(parseTrim(value))).toEqual(trim);
});

test("blank and Excel's 0 for blank are the first of the words", () => {
  for (const blank of ["", null, undefined, 0]) {
    expect([parseDatumRounding(blank), parseDivisor(blank), parsePointsScale(blank)].map(said)).toEqual([
      "Away from zero",
      "n-1",
      2,
    ]);
    expect([parseLowestFirst(blank), parseCap(blank)].map(said)).toEqual([false, undefined]);
  }
});

test("words are read in any case, and others named with those that there are", () => {
  expect([parseDatumRounding("even TEN"), parseDivisor("total"), parseDivisor("N")].map(said)).toEqual([
    "Even ten",
    "Total",
    "n",
  ]);
  expect(said(parseDatumRounding("up"))).toEqual(["notAnOption", ["Away from zero", "Even ten"]]);
  expect(said(parseDivisor("2"))).toEqual(["notAnOption", ["n-1", "n", "Total"]]);
  expect([parsePointsScale("1"), parsePointsScale(2), parsePointsScale(" % ")].map(said)).toEqual([1, 2, "%"]);
  expect(said(parsePointsScale("3"))).toEqual(["notAnOption", ["2", "1", "%"]]);
});

test("the lowest first is said as 1, Low or Ascending", () => {
  expect([1, "low", "Lowest", "ASC", "ascending"].map((order) => said(parseLowestFirst(order)))).toEqual(
    Array(5).fill(true),
  );
  expect(["high", "Highest", "desc", "Descending"].map((order) => said(parseLowestFirst(order)))).toEqual(
    Array(4).fill(false),
  );
  expect(said(parseLowestFirst("up"))).toEqual(["notAnOption", ["High", "Low"]]);
});

test("a cap is a whole number of IMPs, up to the 24 that the table ends with", () => {
  expect([1, "12", 24].map((cap) => said(parseCap(cap)))).toEqual([1, 12, 24]);
  const wrong = ["notAnOption", ["a whole number from 1 to 24"]];
  expect([-1, 25, 2.5, "ten"].map((cap) => said(parseCap(cap)))).toEqual(Array(4).fill(wrong));
});
