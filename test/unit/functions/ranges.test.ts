import { seen } from "./customFunctions";
import { goldenJson } from "../../golden/read";
import { boardDealer, boardVul } from "../../../src/functions/boards";
import { butlerDatumOf, butlerOf, crossImpsOf } from "../../../src/functions/impPairs";
import { impsOf } from "../../../src/functions/imps";
import { matchpointsOf } from "../../../src/functions/matchpoints";
import { placesOf } from "../../../src/functions/places";

const column = (values: unknown[]): unknown[][] => values.map((value) => [value]);
const none = null as never;

interface Vector {
  ns: number[];
  mp21: number[];
  ew21: number[];
  mpHalf: number[];
  pctNS: number[];
}

test.each(goldenJson<{ matchpoints: Vector[] }>("golden.json").matchpoints.filter(({ ns }) => ns.length > 1))(
  "matchpoints of $ns",
  (vector) => {
    const scores = column(vector.ns);
    expect(matchpointsOf(scores)).toEqual(column(vector.mp21));
    expect(matchpointsOf(scores, none, [["EW"]])).toEqual(column(vector.ew21));
    expect(matchpointsOf(scores, none, none, [[1]])).toEqual(column(vector.mpHalf));
    matchpointsOf(scores, none, none, [["%"]]).forEach(([percent], i) =>
      expect(percent).toBeCloseTo(vector.pctNS[i], 2),
    );
  },
);

test("a passed-in board gives no middling score (case O13)", () => {
  expect(matchpointsOf(column([0, -50, -100, -110, -130, -140, -400]))).toEqual(column([12, 10, 8, 6, 4, 2, 0]));
  expect(matchpointsOf(column(["PASS", -50, "pass", -110]))).toEqual(column([5, 2, 5, 0]));
});

test("each board on its own top; the shape of the scores is kept", () => {
  const scores = [
    [420, 620],
    [170, 620],
    [-50, 170],
  ];
  const boards = [
    [1, 2],
    [1, 2],
    [1, 2],
  ];
  expect(matchpointsOf(scores, boards)).toEqual([
    [4, 3],
    [2, 3],
    [0, 0],
  ]);
});

test("blank is not compared, a bad cell is an error cell, an error goes out", () => {
  const error = { code: "#N/A" };
  const cells = seen(matchpointsOf(column([420, "", null, "x", error, 170])));
  expect(cells.map(([cell]) => cell)).toEqual([
    2,
    "",
    "",
    expect.stringMatching(/^#VALUE! "x" is not a score/),
    error,
    0,
  ]);
});

test("one score alone has nothing to compare with", () => expect(matchpointsOf([[140]])).toEqual([[""]]));

test("Neuberg where more results are expected; one result alone gets nothing", () => {
  const [[first], [second]] = matchpointsOf(column([620, 170]), none, none, none, [[3]]);
  expect([first, second]).toEqual([3.5, 0.5]);
  expect(matchpointsOf([[620]], none, none, none, [[9]])).toEqual([[""]]);
  expect(seen(matchpointsOf(column([620, 170]), none, none, none, [[1]]))[0][0]).toMatch(
    /1 results are expected, but 2/,
  );
});

test("adjusted scores take their share of the top and are in nobody's comparison", () => {
  expect(matchpointsOf(column([620, 170, "A6040"]))).toEqual(column([3.5, 0.5, 2.4]));
  expect(matchpointsOf(column([620, 170, "A6040"]), none, [["EW"]])).toEqual(column([0.5, 3.5, 1.6]));
});

test("fouled boards compare equal fields only, on the top of the whole board", () => {
  const half = matchpointsOf(column([620, 170, 600, 100]), none, none, none, none, column(["a", "a", "b", "b"]));
  expect(half).toEqual(column([5, 1, 5, 1]));
});

test("a field of two among six has 65 and 55 % on both sides (EBU White Book 4.2.3.3)", () => {
  const scores = column([620, 170, 600, 100, 50, -50]);
  const fields = column(["", "", "", "", "b", "b"]);
  const percent = (side: string) =>
    matchpointsOf(scores, none, [[side]], [["%"]], none, fields)
      .flat()
      .slice(4);
  expect(percent("NS")).toEqual([65, 55]);
  expect(percent("EW")).toEqual([55, 65]);
});

test.each([[[[null]]], [[[""]]], [[[0]]]])("a blank between two commas, %j, is an argument left out", (blank) => {
  expect(matchpointsOf(column([420, 170]), blank, blank, blank, blank, blank)).toEqual(column([2, 0]));
  expect(butlerOf(column([420, 170, 170]), blank, blank, [[1]], blank, blank, blank)).toEqual(column([6, 0, 0]));
  expect(crossImpsOf(column([420, 170]), blank, blank, blank, blank, blank)).toEqual(column([6, -6]));
});

test("sizes that do not fit are named once", () => {
  expect(seen(matchpointsOf(column([1, 2, 3]), column([1, 2])))).toEqual([
    ["#VALUE! The ranges have different sizes: 3 and 2 cells."],
  ]);
});

test("options that are not known", () => {
  expect(seen(matchpointsOf([[420]], none, none, [["5"]]))[0][0]).toMatch(/2 or 1 or % would be/);
  expect(seen(matchpointsOf([[420]], none, [["Q"]]))[0][0]).toMatch(/not a side/);
});

test("IMPs of a difference, of two scores, of what is not there", () => {
  expect(impsOf(column([450, -430, 10, 2990, 3000, "", null]))).toEqual(column([10, -10, 0, 21, 22, "", ""]));
  expect(impsOf(column([620, 170]), column([-100, 620]))).toEqual(column([12, -10]));
  expect(impsOf([[620]], [[""]])).toEqual([[""]]);
  expect(seen(impsOf([["x"]]))[0][0]).toMatch(/"x" is not a number/);
});

test("places", () => {
  expect(placesOf(column([55.2, 61.1, 55.2, 48, 61.1, 30]))).toEqual(column(["3=", "1=", "3=", "5", "1=", "6"]));
  expect(placesOf(column([3, "", 1, 2]), [["Low"]])).toEqual(column(["3", "", "1", "2"]));
  expect(placesOf(column([3, 1, 2, 4]), none, column(["A", "A", "B", "B"]))).toEqual(column(["1", "2", "2", "1"]));
  expect(placesOf(column([0.1 + 0.2, 0.3]))).toEqual(column(["1=", "1="]));
});

test("dealer and vulnerability", () => {
  expect(boardDealer([[1, 2, 0, "", "Board 7"]])).toEqual([["N", "E", "", "", "S"]]);
  expect(boardVul([[1, 2, 7]])).toEqual([["None", "NS", "Both"]]);
  expect(boardVul([[2]], [["NS"]])).toEqual([["V"]]);
  expect(boardVul([[2]], [["EW"]])).toEqual([["NV"]]);
  expect(seen(boardVul([["x"]]))[0][0]).toMatch(/not a board number/);
});

/** Each cell as a person sees it. */
const shown = (cells: unknown[][]): unknown[] => seen(cells).flat();

test("a score beside a blank board number is told of; a 0 beside one is an empty row", () => {
  const cells = shown(matchpointsOf(column([620, 170, 420, 0]), column([1, 1, "", 0])));
  expect(cells).toEqual([2, 0, "#VALUE! The line has no board number.", ""]);
});

test("fields that arrive as 0 are blank: nothing was fouled", () => {
  expect(matchpointsOf(column([620, 170]), none, none, none, none, column([0, ""]))).toEqual(column([2, 0]));
});

test("what was not played is neither compared nor an error", () => {
  expect(matchpointsOf(column([620, "NP", 170]))).toEqual(column([2, "", 0]));
});

test("an artificial score alone has no top to take a part of", () => {
  expect(matchpointsOf([["A6040"]])).toEqual([[""]]);
});

test("a contract needs the vulnerability of its board, which a range of scores does not say", () => {
  const [, , cell] = shown(matchpointsOf(column([620, 170, "4SN="])));
  expect(cell).toBe('#VALUE! "4SN=" is not a score: scores are multiples of 10 from -7600 to 7600, N-S\'s view.');
});

test("weights that do not sum to 100 % are told of, not taken for another score", () => {
  const [, , cell] = shown(matchpointsOf(column([620, 170, "60% 620, 30% 170"])));
  expect(cell).toBe('#VALUE! The weights in "60% 620, 30% 170" must be above 0 and sum to 100 %, not 90 %.');
});

test("AVE+ is part of a session at matchpoints, and 2 IMPs for either side in IMPs (Law 12C2)", () => {
  const scores = column([620, 170, "AVE+"]);
  expect(shown(matchpointsOf(scores))[2]).toMatch(/^#VALUE! "AVE\+" depends on the pair's whole session/);
  expect(crossImpsOf(scores)).toEqual(column([10, -10, 2]));
  expect(crossImpsOf(scores, none, [["EW"]])).toEqual(column([-10, 10, 2]));
});

test("an award in another unit has no value", () => {
  expect(shown(matchpointsOf(column([620, 170, "+3/-3 IMPs"])))[2]).toMatch(/awards IMPs, but .* by matchpoints/);
  expect(shown(crossImpsOf(column([620, 170, "7/5 MP"])))[2]).toMatch(/awards matchpoints, but .* in IMPs/);
});

test("how many results are expected is a whole number, and the cell that is none is named", () => {
  const expected = (value: unknown): unknown =>
    shown(matchpointsOf(column([620, 170]), none, none, none, column([3, value])))[0];
  expect(expected("x")).toBe('#VALUE! "x" is not a number of results: write a whole number from 2 to 100000.');
  expect(expected(2.5)).toBe('#VALUE! "2.5" is not a number of results: write a whole number from 2 to 100000.');
  expect(expected("")).toBe(3.5);
});

test("a comparison gives no more IMPs than the cap", () => {
  // 620 and 170 differ by 450: 10 IMPs.
  expect(crossImpsOf(column([620, 170]), none, none, none, none, [[8]])).toEqual(column([8, -8]));
  expect(butlerOf(column([620, 170, 170]), none, none, [["Median"]], none, none, [[8]])).toEqual(column([8, 0, 0]));
});

test("Butler against the middle score", () => {
  // 450 is 10 IMPs, 30 one.
  expect(butlerOf(column([620, 170, 140]), none, none, [["Median"]])).toEqual(column([10, 0, -1]));
});

test("arguments that are not understood are one error for all cells", () => {
  const one = [[420]];
  const wrong = (cells: unknown[][]): unknown => shown(cells)[0];
  expect(wrong(crossImpsOf(one, none, none, [["2"]]))).toMatch(/"2" is not understood here: n-1 or n or Total/);
  expect(wrong(crossImpsOf(one, none, none, none, none, [[25]]))).toMatch(/"25" .* a whole number from 1 to 24/);
  expect(wrong(butlerOf(one, none, none, [[3]]))).toMatch(/"3" is not understood here: 0 or 1 or 2 or 10% or Median/);
  expect(wrong(butlerOf(one, none, none, none, [["up"]]))).toMatch(/"up" .*: Away from zero or Even ten would be/);
  expect(wrong(butlerOf(one, none, none, none, none, none, [["x"]]))).toMatch(/"x" .* a whole number from 1 to 24/);
  expect(wrong(placesOf(one, [["up"]]))).toMatch(/"up" is not understood here: High or Low would be/);
});

test("the datum leaves adjusted scores out, and is not made of a cell that is not understood", () => {
  // 620, 170 and 140: 310.
  expect(butlerDatumOf(column([620, 170, 140, "AVE+", "A6040"]))).toEqual([[310]]);
  expect(shown(butlerDatumOf(column([620, "x"])))[0]).toMatch(/"x" is not a score/);
  expect(shown(butlerDatumOf(column([620]), [[3]]))[0]).toMatch(/"3" is not understood here/);
});
