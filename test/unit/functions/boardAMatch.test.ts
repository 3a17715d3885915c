import { seen } from "./customFunctions";
import { bam } from "../../../src/functions/boardAMatch";

const column = (values: unknown[]): unknown[][] => values.map((value) => [value]);

test("won, tied, lost; ten points are a win", () => {
  expect(bam(column([430, 140, 110]), column([420, 140, 120]))).toEqual(column([2, 1, 0]));
  expect(bam(column([430, 140, 110]), column([420, 140, 120]), [[1]])).toEqual(column([1, 0.5, 0]));
});

test("a pass-out is a score of 0, as a word and as 0", () => {
  expect(bam(column(["PASS", 0, "passed out", "0"]), [[-50]])).toEqual(column([2, 2, 2, 2]));
  expect(bam([["Pass"]], [[0]])).toEqual([[1]]);
});

test("blank, not played or still to come: nothing to compare", () => {
  expect(bam(column([null, "", " ", "NP", "LATE"]), [[420]])).toEqual(column(["", "", "", "", ""]));
  expect(bam([[420]], [["", null]])).toEqual([["", ""]]);
});

test("a blank scale is 2, however the blank arrives", () => {
  for (const blank of [null, "", 0]) expect(bam([[420]], [[170]], [[blank]])).toEqual([[2]]);
});

test("numbers as text and minus signs are understood", () => {
  expect(bam([["−50"]], [["-100"]], [["1"]])).toEqual([[1]]);
});

test("what is no score, and no scale, is named in its own cell", () => {
  const cells = seen(bam(column([425, "x", 8000, "A6040", "-", 620]), [[420]]));
  expect(cells.map(([cell]) => cell)).toEqual([
    expect.stringMatching(/^#VALUE! "425" is not a score/),
    expect.stringMatching(/^#VALUE! "x" is not a score/),
    expect.stringMatching(/^#VALUE! 8000 was read as an average/),
    expect.stringMatching(/^#VALUE! "A6040" is not a score/),
    expect.stringMatching(/^#VALUE! "-" may be a pass-out or a board not played/),
    2,
  ]);
  expect(seen(bam([[420]], [["y"]]))[0][0]).toMatch(/"y" is not a score/);
  expect(seen(bam([[420]], [[170]], [[3]]))[0][0]).toMatch(/"3" is not understood here: 2 or 1 would be/);
});

test("an error goes out in its own cell; a row against a column is a table", () => {
  const error = { code: "#N/A" };
  expect(bam(column([error, 620]), [[620, 600]])).toEqual([
    [error, error],
    [1, 2],
  ]);
});
