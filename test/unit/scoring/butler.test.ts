import fc from "fast-check";
import { datum, exactDatum, trimmed, type DatumRounding, type Trim } from "../../../src/scoring/butler";
import { fraction } from "../../../src/scoring/fraction";
import { imps } from "../../../src/scoring/imps";
import { certain } from "../../../src/scoring/weighted";
import { goldenJson } from "../../golden/read";

interface Variant {
  datum: number;
  imps: number[];
}

const { butler, crossImpsSpecial } = goldenJson<{
  butler: { ns: number[]; variants: Record<string, Variant> }[];
  crossImpsSpecial: { hemelButler: Variant & { ns: number[] } };
}>("golden.json");

const datumOf = (ns: readonly number[], trim?: Trim, rounding?: DatumRounding, expected?: number): number =>
  datum(ns.map(certain), trim, rounding, expected);

/** ACBL leaves out 5 % at each end: one result of 5 to 20. */
const VARIANTS: [string, (n: number) => Trim, DatumRounding?][] = [
  ["mean_away10", () => ({ results: 0 })],
  ["trim1_away10", () => ({ results: 1 })],
  ["trim10pct_away10", () => ({ percent: 10 })],
  ["median_away10", () => "Median"],
  ["acbl_5pct_even10", (n) => ({ results: n > 4 ? 1 : 0 }), "Even ten"],
];

describe.each(VARIANTS)("%s", (name, trim, rounding) => {
  test.each(butler.filter(({ variants }) => variants[name]))("$ns", ({ ns, variants }) => {
    const found = datumOf(ns, trim(ns.length), rounding);
    expect(found).toBe(variants[name].datum);
    expect(ns.map((score) => imps(score - found))).toEqual(variants[name].imps);
  });
});

test("one high and one low dropped (O10)", () => {
  const { ns, datum: published, imps: won } = crossImpsSpecial.hemelButler;
  expect(datumOf(ns, { results: 1 })).toBe(published);
  expect(ns.map((score) => imps(score - published))).toEqual(won);
});

test("on a board of 8 with 5 results, each weighs 1.6 before one top and one bottom are left out", () => {
  expect(exactDatum([620, 620, 170, 140, -100].map(certain), { results: 1 }, 8)).toEqual(fraction(300));
});

test("a short board is weighted before as many are left out as the full board would leave out", () => {
  // Each of 4 results weighs 2, so two tops and two bottoms are one result at each end.
  const four = [600, 420, 100, -50].map(certain);
  expect(exactDatum(four, { results: 2 }, 8)).toEqual(fraction(260));
  // Each weighs 5/4: of the 5, the one in the middle remains, half 420 and half 100.
  expect(exactDatum(four, { results: 2 }, 5)).toEqual(fraction(260));
  // Each weighs 3, in sixths of a result: one at each end leaves 4 of 620, 3 of 140 and 1 of -60.
  const uneven = [certain(620), [140, -60].map((score) => ({ score, weight: fraction(1, 2) }))];
  expect(exactDatum(uneven, { results: 1 }, 6)).toEqual(fraction(4 * 620 + 3 * 140 - 60, 8));
});

test("as many results are left out as leave one or two", () => {
  expect(datumOf([500], { results: 2 })).toBe(500);
  expect(datumOf([500, 100], { results: 2 })).toBe(300);
  expect(datumOf([500, 120, 100], { results: 2 })).toBe(120);
  expect(datumOf([500, 140, 120, 100], { results: 2 })).toBe(130);
});

test("a weighted score counts with its parts", () => {
  const half = fraction(1, 2);
  const board = [certain(100), [620, -100].map((score) => ({ score, weight: half }))];
  expect(exactDatum(board, { results: 0 })).toEqual(fraction(180));
});

test("fives go away from zero, or to the even ten", () => {
  expect([105, 115, -105, -115].map((score) => datumOf([score]))).toEqual([110, 120, -110, -120]);
  expect([105, 115, -105, -115, 425, 435].map((score) => datumOf([score], undefined, "Even ten"))).toEqual([
    100, 120, -100, -120, 420, 440,
  ]);
});

test("seen from the other side, the datum is the negative; the order of the results is nothing", () => {
  const scores = fc.array(
    fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10),
    { minLength: 1, maxLength: 30 },
  );
  const trims = fc.constantFrom<Trim>({ results: 0 }, { results: 1 }, { results: 2 }, { percent: 10 }, "Median");
  const roundings = fc.constantFrom<DatumRounding>("Away from zero", "Even ten");
  fc.assert(
    fc.property(scores, trims, roundings, (board, trim, rounding) => {
      const found = datumOf(board, trim, rounding);
      expect(found % 10).toBeCloseTo(0);
      expect(
        datumOf(
          board.map((score) => 0 - score),
          trim,
          rounding,
        ),
      ).toBe(0 - found);
      expect(datumOf([...board].reverse(), trim, rounding)).toBe(found);
      expect(Object.is(found, -0)).toBe(false);
    }),
  );
});

test("what is left out at each end, and what is kept, by rising score", () => {
  const board = [620, 140, 170, 620, -100].map(certain);
  const listed = (...found: ReturnType<typeof trimmed>["kept"][]): [number, number][][] =>
    found.map((list) => list.map(({ score, times }) => [score, times.n / times.d]));
  const one = trimmed(board, { results: 1 });
  expect(listed(one.lowest, one.kept, one.highest)).toEqual([
    [[-100, 1]],
    [
      [140, 1],
      [170, 1],
      [620, 1],
    ],
    [[620, 1]],
  ]);
  const two = trimmed(board, { results: 2 });
  expect(listed(two.lowest, two.kept, two.highest)).toEqual([
    [
      [-100, 1],
      [140, 1],
    ],
    [[170, 1]],
    [[620, 2]],
  ]);
  const ends = trimmed([100, 110, 120, 130, 140].map(certain), { results: 2 });
  expect(listed(ends.lowest, ends.kept, ends.highest).map((list) => list.map(([score]) => score))).toEqual([
    [100, 110],
    [120],
    [130, 140],
  ]);
  const short = trimmed(board, { results: 2 }, 8);
  expect(listed(short.lowest, short.kept, short.highest)).toEqual([
    [
      [-100, 1],
      [140, 0.25],
    ],
    [
      [140, 0.75],
      [170, 1],
      [620, 0.75],
    ],
    [[620, 1.25]],
  ]);
});

test("exact fives are rounded away from zero where nothing else is said", () => {
  expect([datumOf([130, 120]), datumOf([-130, -120]), datumOf([10, 0])]).toEqual([130, -130, 10]);
  expect(datumOf([130, 120], undefined, "Even ten")).toBe(120);
});

test("a datum of nothing is 0, never -0", () => {
  for (const rounding of ["Away from zero", "Even ten"] as const)
    expect([[0], [-10, 10], [-4, 0]].map((ns) => Object.is(datumOf(ns, undefined, rounding), 0))).toEqual([
      true,
      true,
      true,
    ]);
});
