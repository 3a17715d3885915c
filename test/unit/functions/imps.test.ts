import fc from "fast-check";
import { seen } from "./customFunctions";
import { goldenJson } from "../../golden/read";
import { impsOf } from "../../../src/functions/imps";

const column = (values: unknown[]): unknown[][] => values.map((value) => [value]);

interface WeightedVector {
  components?: [number, number][];
  otherTableNS: number;
  imps: number;
}

const [ruling] = goldenJson<{ weighted: WeightedVector[] }>("golden.json").weighted.flatMap((vector) =>
  vector.components ? { ...vector, components: vector.components } : [],
);
const written = ruling.components.map(([weight, score]) => `${weight * 100}% ${score}`).join(", ");

test("a weighted result is scored part by part, never by its average", () => {
  expect(written).toBe("60% 620, 40% -100");
  expect(impsOf([[written]], [[ruling.otherTableNS]])).toEqual([[ruling.imps]]);
  expect(impsOf([[ruling.otherTableNS]], [[written]])).toEqual([[-ruling.imps]]);
});

test("the golden differences", () => {
  const { imps } = goldenJson<{ imps: { diff: number; imps: number }[] }>("golden.json");
  expect(impsOf(column(imps.map(({ diff }) => diff)))).toEqual(column(imps.map(({ imps: won }) => won)));
});

test("a weighted difference; both tables weighted: each with each", () => {
  expect(impsOf([["60% 480, 40% -240"]])).toEqual([[3.6]]);
  // 1/4 each: 620-170 10, 620-140 10, -100-170 -7, -100-140 -6.
  expect(impsOf([["50% 620, 50% -100"]], [["50% 170, 50% 140"]])).toEqual([[1.75]]);
});

test("no rest of binary fractions", () => {
  expect(impsOf([["10% 430, 20% 430, 70% 430"]], [[0]])).toEqual([[10]]);
  expect(impsOf([["33.33% 620, 66.67% 600"]], [[600]])).toEqual([[0.3333]]);
  expect(impsOf([["70% 100, 30% 0"]], [["10% 0, 90% 50"]])).toEqual([[(0.7 * 300 + 0.7 * 1800 - 0.3 * 1800) / 1000]]);
});

test("the two teams' IMPs cancel, weighted or not", () => {
  const score = fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10);
  const result = fc.oneof(
    score,
    fc
      .tuple(score, score, fc.integer({ min: 1, max: 9 }))
      .map(([a, b, tens]) => `${tens * 10}% ${a}, ${100 - tens * 10}% ${b}`),
  );
  fc.assert(
    fc.property(result, result, (ours, theirs) => {
      const [[won]] = impsOf([[ours]], [[theirs]]) as number[][];
      expect(impsOf([[theirs]], [[ours]])).toEqual([[0 - won]]);
      expect(Math.round(won * 100) / 100).toBe(won);
    }),
  );
});

test("a difference that is no multiple of 10 counts by the thresholds", () => {
  expect(impsOf(column([45, 49.99, 50, 19.9, -429.5]))).toEqual(column([1, 1, 2, 0, -9]));
  expect(impsOf([[100.3]], [[80.3]])).toEqual([[1]]);
});

test("a pass-out is a score of 0; a board not played has no IMPs", () => {
  expect(impsOf(column(["PASS", 420, "NP", "LATE"]), column([-100, "passed out", 420, 420]))).toEqual(
    column([3, 9, "", ""]),
  );
});

test("blank in, blank out; a 0 is a pass-out", () => {
  for (const blank of [null, "", " "]) {
    expect(impsOf([[blank]])).toEqual([[""]]);
    expect(impsOf([[420]], [[blank]])).toEqual([[""]]);
    expect(impsOf([[blank]], [[420]])).toEqual([[""]]);
  }
  expect(impsOf([[420]], [[0]])).toEqual([[9]]);
});

test("what cannot be scored is named in its own cell", () => {
  const cells = seen(impsOf(column(["60% 620, 30% -100", "60% 620, 40%", "A6040", "-", 620]), [[140]]));
  expect(cells.map(([cell]) => cell)).toEqual([
    '#VALUE! The weights in "60% 620, 30% -100" must be above 0 and sum to 100 %, not 90 %.',
    '#VALUE! "60% 620, 40%" is not a weighted result: write each share with its score, such as 60% 620, 40% -100.',
    '#VALUE! "A6040" is not a number.',
    expect.stringMatching(/^#VALUE! "-" may be a pass-out/),
    10,
  ]);
});
