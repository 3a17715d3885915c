import { seen } from "./customFunctions";
import { goldenJson } from "../../golden/read";
import { boardDealer, boardVul } from "../../../src/functions/boards";
import { butlerOf, crossImpsOf } from "../../../src/functions/impPairs";
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
