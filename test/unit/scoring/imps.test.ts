import { goldenJson } from "../../golden/read";
import { fraction } from "../../../src/scoring/fraction";
import { IMP_THRESHOLDS, imps, weightedImps } from "../../../src/scoring/imps";
import { certain } from "../../../src/scoring/weighted";

const table = goldenJson<{ thresholds: number[]; rows: { imps: number; lo: number; hi: number | null }[] }>(
  "imp-table.json",
);

test("the thresholds of Law 78B", () => expect(IMP_THRESHOLDS).toEqual(table.thresholds));

test.each(table.rows)("$imps IMPs from $lo to $hi", ({ imps: expected, lo, hi }) => {
  for (const edge of [lo, hi ?? 10760]) {
    expect(imps(edge)).toBe(expected);
    expect(imps(-edge)).toBe(0 - expected);
  }
});

test.each(goldenJson<{ imps: { diff: number; imps: number }[] }>("golden.json").imps)(
  "$diff",
  ({ diff, imps: won }) => {
    expect(imps(diff)).toBe(won);
  },
);

test("no -0, and fractions by threshold", () => {
  expect(Object.is(imps(-10), 0)).toBe(true);
  expect(imps(45)).toBe(1);
  expect(imps(-49.99)).toBe(-1);
});

test("every difference is worth as many IMPs as thresholds it reaches", () => {
  for (let difference = 0; difference <= 15200; difference += 2.5) {
    const reached = table.thresholds.filter((least) => difference >= least).length;
    expect(imps(difference)).toBe(reached);
    expect(imps(-difference)).toBe(0 - reached);
  }
  expect(imps(49.99999999999999)).toBe(1);
});

test("weighted: every score against every score, then weighted, never the average of the points", () => {
  const ours = [
    { score: 620, weight: fraction(3, 5) },
    { score: -100, weight: fraction(2, 5) },
  ];
  expect(weightedImps(ours, certain(140))).toEqual(fraction(18, 5));
  expect(weightedImps(certain(140), ours)).toEqual(fraction(-18, 5));
  const theirs = [
    { score: 140, weight: fraction(1, 2) },
    { score: 620, weight: fraction(1, 2) },
  ];
  // 10 and 0 for 620, -6 and -12 for -100.
  expect(weightedImps(ours, theirs)).toEqual(fraction(-3, 5));
});

test("the difference of decimals is exact", () => {
  expect(weightedImps(certain(70.1), certain(50.1))).toEqual(fraction(1));
  expect(weightedImps(certain(100), certain(80.1))).toEqual(fraction(0));
});
