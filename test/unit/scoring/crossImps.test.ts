import fc from "fast-check";
import { cappedImps, crossImpAverage, crossImps } from "../../../src/scoring/crossImps";
import { fraction, toNumber } from "../../../src/scoring/fraction";
import { imps } from "../../../src/scoring/imps";
import { goldenJson } from "../../golden/read";

interface Golden {
  crossImps: { ns: number[]; total: number[]; avg_n_minus_1: number[] | null; avg_n: number[] | null }[];
  crossImpsSpecial: {
    fouledGroup: {
      expected: number;
      group: number[];
      total: number[];
      ebu: number[];
      plainAverage: number[];
      acblTotal: number[];
    };
  };
}

const golden = goldenJson<Golden>("golden.json");

const scores = fc.array(
  fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10),
  { minLength: 1, maxLength: 30 },
);

test.each(golden.crossImps)("$ns", ({ ns, total, avg_n_minus_1, avg_n }) => {
  expect(crossImps(ns)).toEqual(total);
  if (!avg_n_minus_1 || !avg_n) return;
  const averages = (divisor: "n-1" | "n"): number[] =>
    crossImps(ns).map((won) => toNumber(crossImpAverage(fraction(won), ns.length, ns.length, divisor, "Neuberg")));
  averages("n-1").forEach((average, i) => expect(average).toBeCloseTo(avg_n_minus_1[i], 12));
  averages("n").forEach((average, i) => expect(average).toBeCloseTo(avg_n[i], 12));
});

test("a board of 8 results where 10 make a full board", () => {
  const { group, total, expected, ebu, plainAverage, acblTotal } = golden.crossImpsSpecial.fouledGroup;
  expect(crossImps(group)).toEqual(total);
  const averages = (...how: ["n-1" | "n" | "Total", "Neuberg" | "Own top" | "Pro rata"]): number[] =>
    total.map((won) => toNumber(crossImpAverage(fraction(won), group.length, expected, ...how)));
  averages("n-1", "Neuberg").forEach((average, i) => expect(average).toBeCloseTo(ebu[i], 12));
  averages("n-1", "Own top").forEach((average, i) => expect(average).toBeCloseTo(plainAverage[i], 12));
  averages("Total", "Pro rata").forEach((average, i) => expect(average).toBeCloseTo(acblTotal[i], 12));
});

test("the same as each score against each other, and a sum of 0", () => {
  fc.assert(
    fc.property(scores, (board) => {
      const slowly = board.map((own) => board.reduce((sum, other) => sum + imps(own - other), 0));
      expect(crossImps(board)).toEqual(slowly);
      expect(slowly.reduce((sum, won) => sum + won, 0)).toBe(0);
    }),
  );
});

test("seen from the other side, every figure is the negative", () => {
  fc.assert(
    fc.property(scores, (board) => {
      const mirrored = crossImps(board.map((score) => 0 - score));
      expect(mirrored).toEqual(crossImps(board).map((won) => 0 - won));
      expect(mirrored.some((won) => Object.is(won, -0))).toBe(false);
    }),
  );
});

test("a cap holds each comparison", () => {
  expect(crossImps([2000, 0, 0], 10)).toEqual([20, -10, -10]);
});

test("one comparison is held by the cap, either way", () => {
  expect([2000, 430, -430, -2000].map((difference) => cappedImps(difference, 10))).toEqual([10, 10, -10, -10]);
  expect([5000, 420, 0, -5000].map((difference) => cappedImps(difference))).toEqual([24, 9, 0, -24]);
});
