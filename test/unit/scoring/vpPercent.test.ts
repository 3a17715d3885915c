import fc from "fast-check";
import { goldenJson } from "../../golden/read";
import {
  boardsOnPercentScale,
  countedPercent,
  PERCENT_VP_SCALES,
  percentVictoryPoints,
  percentVpTable,
  type PercentVpScale,
} from "../../../src/scoring/vpPercent";

interface Golden {
  tables: Record<"20" | "10half", [mostBoards: number, notAbove: number[]][]>;
  vectors: { boards: number; pct: number; vp: number }[];
}

const golden = goldenJson<Golden>("vp-ebu-swiss-pairs-mp.json");

const hundredths = (value: number): number => Math.round(value * 100) / 100;

test.each(golden.vectors)("$pct % over $boards boards: $vp", ({ boards, pct, vp }) => {
  expect(percentVictoryPoints(pct, boards)).toBe(vp);
});

test.each([
  ["EBU 20", "20", 10],
  ["EBU 10", "10half", 5],
] as const)("%s: each boundary and a hundredth beside it, and the same from below 50", (scale, table, draw) => {
  let fewest = 1;
  for (const [most, notAbove] of golden.tables[table]) {
    for (let boards = fewest; boards <= most; boards++) {
      const at = (percent: number) => percentVictoryPoints(hundredths(percent), boards, scale);
      expect([boards, at(50)]).toEqual([boards, draw]);
      notAbove.forEach((boundary, i) => {
        const around = [boundary - 0.01, boundary, boundary + 0.01];
        expect([boards, boundary, ...around.map(at)]).toEqual([boards, boundary, draw + i, draw + i, draw + i + 1]);
        const mirrored = around.map((percent) => at(100 - percent));
        expect([boards, boundary, ...mirrored]).toEqual([boards, boundary, draw - i, draw - i, draw - i - 1]);
      });
      expect([at(100), at(0)]).toEqual([2 * draw, 0]);
    }
    fewest = most + 1;
  }
  expect(boardsOnPercentScale(scale)).toEqual([1, fewest - 1]);
});

test("beyond the tables there is no answer", () => {
  for (const boards of [0, 56, -1, 7.5, NaN]) expect(percentVictoryPoints(60, boards)).toBeUndefined();
  for (const boards of [0, 14]) expect(percentVictoryPoints(60, boards, "EBU 10")).toBeUndefined();
  expect(percentVpTable(56)).toBeUndefined();
});

test("two decimals count, as printed: 56.234 is 56.23, 56.235 is 56.24", () => {
  expect([56.234, 56.235, 43.766, 43.765].map((percent) => percentVictoryPoints(percent, 8))).toEqual([14, 15, 6, 5]);
  expect(percentVictoryPoints(100 * 0.56235, 8)).toBe(15);
});

test("8 boards as printed", () => {
  expect(percentVpTable(8)?.slice(0, 2)).toEqual([
    { from: 50, to: 50.65, winner: 10, loser: 10 },
    { from: 50.66, to: 51.98, winner: 11, loser: 9 },
  ]);
  expect(percentVpTable(8)?.[10]).toEqual({ from: 68.36, winner: 20, loser: 0 });
});

test("a club's own scale goes by the least percentage", () => {
  const shared = {
    steps: [
      { from: 50, vps: 3 },
      { from: 55.5, vps: 4 },
    ],
    pool: 6,
  };
  expect([50, 55.494, 55.495, 44.5, 44.51].map((percent) => percentVictoryPoints(percent, 8, shared))).toEqual([
    3, 3, 4, 2, 3,
  ]);
  const whole = {
    steps: [
      { from: 0, vps: 0 },
      { from: 45, vps: 1 },
      { from: 50, vps: 3 },
    ],
  };
  expect([0, 44.99, 45, 49.99, 50].map((percent) => percentVictoryPoints(percent, 8, whole))).toEqual([0, 0, 1, 1, 3]);
});

const matches = fc
  .constantFrom<PercentVpScale>(...PERCENT_VP_SCALES)
  .chain((scale) => fc.tuple(fc.constant(scale), fc.integer({ min: 1, max: boardsOnPercentScale(scale)[1] })));
const percents = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);

test("both sides share the pool, and a better score is never worth less", () => {
  fc.assert(
    fc.property(matches, percents, percents, ([scale, boards], a, b) => {
      const at = (percent: number) => percentVictoryPoints(percent, boards, scale) as number;
      expect(at(a) + at(100 - a)).toBe(scale === "EBU 20" ? 20 : 10);
      expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)));
    }),
  );
});

test("a percentage counts with two decimals, halves away from average", () => {
  expect([62.345, 37.655, 62.344, 50, 0, 100].map(countedPercent)).toEqual([62.35, 37.65, 62.34, 50, 0, 100]);
});
