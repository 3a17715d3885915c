import { argument, callOf } from "../../../src/taskpane/formula";

const NAMES = ["BRIDGESCORE", "RANKING"];

test("a formula of ours is taken apart at its outermost commas", () => {
  expect(callOf('=BRIDGESCORE("4S, X",IF(A2="",1,2),{1,2})', NAMES)).toEqual({
    name: "BRIDGESCORE",
    args: ['"4S, X"', 'IF(A2="",1,2)', "{1,2}"],
  });
});

test("a namespace in front is passed over, and so is small writing", () => {
  expect(callOf("=BRIDGEDEV.ranking(Results[#All])", NAMES)).toEqual({ name: "RANKING", args: ["Results[#All]"] });
});

test.each(["=SUM(A1:A3)", "4S", "", "=1+2"])("%s is no formula of ours", (formula) => {
  expect(callOf(formula, NAMES)).toBeUndefined();
});

test("arguments are text, numbers, nothing, or references", () => {
  expect(argument('"say ""4S"""')).toEqual({ value: 'say "4S"' });
  expect(argument("-50")).toEqual({ value: -50 });
  expect(argument("")).toEqual({ value: "" });
  expect(argument("'Board 1'!B2:B9")).toEqual({ reference: "'Board 1'!B2:B9" });
});
