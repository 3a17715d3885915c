import { seen } from "./customFunctions";
import { impTableOf, scoreTableOf, undertrickTableOf } from "../../../src/functions/charts";
import { impTable, scoreTable, undertrickTable } from "../../../src/results/charts";

test("the charts that the pane can print too", () => {
  expect(impTableOf()).toEqual(impTable());
  expect(undertrickTableOf()).toEqual(undertrickTable());
  expect(scoreTableOf()).toEqual(scoreTable(0));
});

test("doubled as people write it, blank in each of its forms", () => {
  for (const blank of [null, "", 0, " "]) expect(scoreTableOf([[blank]])).toEqual(scoreTable(0));
  expect(scoreTableOf([["x"]])).toEqual(scoreTable(1));
  expect(scoreTableOf([["XX"]])).toEqual(scoreTable(2));
});

test("no other doubling, and an error goes out", () => {
  expect(seen(scoreTableOf([["XXX"]]))).toEqual([[expect.stringMatching(/^#VALUE! "XXX" is not a double/)]]);
  const error = { code: "#REF!" };
  expect(scoreTableOf([[error]])).toEqual([[error]]);
});

test("every chart is a rectangle", () => {
  for (const chart of [impTableOf(), undertrickTableOf(), scoreTableOf()]) {
    expect(new Set(chart.map((row) => row.length)).size).toBe(1);
  }
});
