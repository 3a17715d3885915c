import { goldenJson } from "../../golden/read";
import { IMP_THRESHOLDS, imps } from "../../../src/scoring/imps";

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
