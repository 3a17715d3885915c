import fc from "fast-check";
import { goldenJson, goldenText } from "../../golden/read";
import {
  boardsOnScale,
  pool,
  victoryPoints,
  VP_SCALES,
  vpTable,
  type VpScale,
} from "../../../src/scoring/victoryPoints";

/** The rows of a golden CSV as numbers, without its heading. */
function rows(name: string): number[][] {
  const lines = goldenText(name).trim().split(/\r?\n/).slice(1);
  return lines.map((line) => line.split(",").map(Number));
}

/** What a side gets right below, at and right above the least margin of each step, and the other side at once. */
function expectSteps(scale: VpScale, boards: number, least: readonly number[], worth: readonly number[]): void {
  const at = (margin: number): number[] => [margin, -margin].map((own) => victoryPoints(own, boards, scale) ?? NaN);
  const both = (won: number): number[] => [won, pool(scale) - won];
  least.forEach((margin, i) => {
    expect([scale, boards, margin, ...at(margin)]).toEqual([scale, boards, margin, ...both(worth[i])]);
    if (i > 0) expect([boards, margin - 1, ...at(margin - 1)]).toEqual([boards, margin - 1, ...both(worth[i - 1])]);
    if (i > 0) expect([boards, margin, ...at(margin - 0.25)]).toEqual([boards, margin, ...both(worth[i - 1])]);
    const above = least[i + 1] === margin + 1 ? worth[i + 1] : worth[i];
    expect([boards, margin + 1, ...at(margin + 1)]).toEqual([boards, margin + 1, ...both(above)]);
  });
}

const upFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

test("WBF: all 5,268 figures for 1 to 64 boards, the loser's too", () => {
  const golden = rows("vp-wbf-continuous.csv");
  expect(golden).toHaveLength(5268);
  const ours = golden.map(([boards, margin]) => [victoryPoints(margin, boards), victoryPoints(-margin, boards)]);
  expect(ours).toEqual(golden.map(([, , winner, loser]) => [winner, loser]));
});

test("WBF: the table ends at the first margin that wins all, and more is worth no more", () => {
  const golden = rows("vp-wbf-continuous.csv");
  for (const boards of upFrom(1, 64)) {
    const printed = golden.filter(([of]) => of === boards);
    const table = vpTable(boards) ?? [];
    expect(table.map(({ from, winner, loser }) => [from, winner, loser])).toEqual(
      printed.map(([, margin, winner, loser]) => [margin, winner, loser]),
    );
    expect(table[table.length - 1].to).toBeUndefined();
    expect(victoryPoints(table.length, boards)).toBe(20);
    expect(victoryPoints(-1e300, boards)).toBe(0);
  }
});

interface Vector {
  boards: number;
  imps: number;
  winner: number;
  loser: number;
  discrete: number;
}

test.each(goldenJson<{ vectors: Vector[] }>("vp-vectors.json").vectors)(
  "$imps IMPs over $boards boards: $winner, discrete $discrete",
  ({ boards, imps, winner, loser, discrete }) => {
    expect([victoryPoints(imps, boards), victoryPoints(-imps, boards)]).toEqual([winner, loser]);
    expect(victoryPoints(imps, boards, "WBF discrete")).toBe(discrete);
  },
);

test("WBF discrete: all 63 columns", () => {
  const golden = rows("vp-wbf-discrete.csv");
  expect(golden).toHaveLength(63);
  for (const [boards, , ...least] of golden) expectSteps("WBF discrete", boards, least, upFrom(10, 11));
});

test("WBF discrete 10: the printed columns of 3 and 4 boards, and all computed ones", () => {
  const { starts } = goldenJson<{ starts: Record<string, number[]> }>("vp-wbf-discrete-half10.json");
  expect(Object.keys(starts)).toHaveLength(31);
  for (const [boards, least] of Object.entries(starts)) {
    expectSteps("WBF discrete 10", Number(boards), least, upFrom(5, 6));
  }
});

interface Acbl {
  scale20: [fewest: number, most: number, least: number[], from: string][];
  scale30: [fewest: number, most: number, least: number[], winner: number[]][];
}

test("ACBL 20 and 30: every step, for every number of boards", () => {
  const { scale20, scale30 } = goldenJson<Acbl>("vp-acbl.json");
  for (const [fewest, most, least] of scale20) {
    for (const boards of upFrom(fewest, most - fewest + 1))
      expectSteps("ACBL 20", boards, [0, ...least], upFrom(10, 11));
  }
  for (const [fewest, most, least, winner] of scale30) {
    for (const boards of upFrom(fewest, most - fewest + 1)) expectSteps("ACBL 30", boards, least, winner);
  }
});

test("a scale answers for the boards that it has columns for, and for no others", () => {
  const bounds: Record<VpScale, [number, number]> = {
    WBF: [1, 9999],
    "WBF discrete": [2, 64],
    "WBF discrete 10": [2, 32],
    "ACBL 20": [1, 36],
    "ACBL 30": [6, 11],
  };
  for (const scale of VP_SCALES) {
    const [fewest, most] = bounds[scale];
    expect(boardsOnScale(scale)).toEqual([fewest, most]);
    expect(victoryPoints(0, fewest, scale)).toBe(pool(scale) / 2);
    expect(victoryPoints(0, most, scale)).toBe(pool(scale) / 2);
    for (const boards of [fewest - 1, most + 1, fewest + 0.5, -8, NaN, Infinity]) {
      expect(victoryPoints(3, boards, scale)).toBeUndefined();
      expect(vpTable(boards, scale)).toBeUndefined();
    }
  }
});

test("a margin between two IMPs has its part of what lies between them", () => {
  expect([13, 13.5, 14].map((margin) => victoryPoints(margin, 24))).toEqual([12.95, 13.05, 13.15]);
});

test("a margin summed in binary reaches the step that it is on paper", () => {
  const anImp = 0.7 + 0.2 + 0.1;
  expect(anImp).toBeLessThan(1);
  expect([anImp, -anImp, 0.99].map((margin) => victoryPoints(margin, 8, "ACBL 20"))).toEqual([11, 9, 10]);
});

test("teams of eight: the boards doubled, or 1.6 times as many, are the scorer's to say (case O29)", () => {
  expect([20, 32, 40].map((boards) => victoryPoints(20, boards))).toEqual([14.58, 13.78, 13.44]);
});

test("a ruling for both sides: each has what its own margin says (cases O30, O31)", () => {
  // Tied at 7 IMPs; a fouled board gives each side 3 IMPs as the side that is not to blame.
  expect([3, 3].map((margin) => victoryPoints(margin, 24))).toEqual([10.75, 10.75]);
  expect([7, -1].map((margin) => victoryPoints(margin, 8, "WBF discrete"))).toEqual([13, 9]);
});

test("where whole victory points step, an IMP is worth 0 or 1; on the continuous scale always something (case O32)", () => {
  expect([5, 6, 7].map((margin) => victoryPoints(margin, 8, "WBF discrete"))).toEqual([12, 12, 13]);
  expect([5, 6, 7].map((margin) => victoryPoints(margin, 8))).toEqual([12.05, 12.42, 12.77]);
});

test("14 boards as they were explained when the scale was new (case O33)", () => {
  expect([1, 2, 3, 4, 10, 20].map((margin) => victoryPoints(margin, 14))).toEqual([
    10.33, 10.66, 10.97, 11.28, 12.97, 15.26,
  ]);
});

test("the discrete scale is not the continuous one rounded (error 21)", () => {
  expect([victoryPoints(1, 8), victoryPoints(1, 8, "WBF discrete")]).toEqual([10.44, 11]);
  expect([victoryPoints(7, 5), victoryPoints(7, 5, "WBF discrete")]).toEqual([13.41, 14]);
});

const matches = fc.constantFrom(...VP_SCALES).chain((scale) => {
  const [fewest, most] = boardsOnScale(scale);
  return fc.record({ scale: fc.constant(scale), boards: fc.integer({ min: fewest, max: Math.min(most, 300) }) });
});
const margins = fc.oneof(
  fc.integer({ min: -300, max: 300 }),
  fc.integer({ min: -30000, max: 30000 }).map((hundredths) => hundredths / 100),
  fc.double({ min: -300, max: 300, noNaN: true }),
);

test("both sides of a match share the pool, in whole hundredths, and never -0", () => {
  fc.assert(
    fc.property(matches, margins, ({ scale, boards }, margin) => {
      const [own, other] = [margin, -margin].map((of) => victoryPoints(of, boards, scale) as number);
      expect(own * 100 + other * 100).toBeCloseTo(pool(scale) * 100, 9);
      expect(Number(own.toFixed(2))).toBe(own);
      expect(Object.is(own, -0) || Object.is(other, -0)).toBe(false);
      expect(own).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("more IMPs are never worth less", () => {
  fc.assert(
    fc.property(matches, margins, margins, ({ scale, boards }, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((of) => victoryPoints(of, boards, scale) as number);
      expect(less).toBeLessThanOrEqual(more);
    }),
  );
});

test("WBF: an IMP is never worth more than the one before it, for any match", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (boards) => {
      const worth = (vpTable(boards) ?? []).map(({ winner }) => Math.round(winner * 100));
      for (let i = 2; i < worth.length; i++) {
        expect(worth[i] - worth[i - 1]).toBeLessThanOrEqual(worth[i - 1] - worth[i - 2]);
      }
      expect(worth[worth.length - 1]).toBe(2000);
    }),
  );
});

test("a printed table says what the scale gives", () => {
  fc.assert(
    fc.property(matches, ({ scale, boards }) => {
      const table = vpTable(boards, scale) ?? [];
      expect(table[0].from).toBe(0);
      table.forEach(({ from, to, winner, loser }, i) => {
        for (const margin of [from, to ?? from + 50]) {
          expect([victoryPoints(margin, boards, scale), victoryPoints(-margin, boards, scale)]).toEqual([
            winner,
            loser,
          ]);
        }
        expect(to).toBe(i + 1 < table.length ? table[i + 1].from - 1 : undefined);
      });
    }),
  );
});

test("a club's own scale: shared, or with the loser's rows below 0", () => {
  const shared = {
    steps: [
      { from: 0, vps: 2.5 },
      { from: 10, vps: 4.44 },
    ],
    pool: 5,
  };
  expect([0, 9.5, 10, -10].map((margin) => victoryPoints(margin, 7, shared))).toEqual([2.5, 2.5, 4.44, 0.56]);
  expect(vpTable(7, shared)).toEqual([
    { from: 0, to: 9, winner: 2.5, loser: 2.5 },
    { from: 10, winner: 4.44, loser: 0.56 },
  ]);
  const halves = {
    steps: [
      { from: -0.25, vps: 3 },
      { from: 0.5, vps: 4 },
    ],
  };
  expect([-40, -0.25, 0.25, 0.5].map((margin) => victoryPoints(margin, 7, halves))).toEqual([3, 3, 3, 4]);
  expect(vpTable(7, halves)).toEqual([
    { from: -0.25, to: 0.49, winner: 3 },
    { from: 0.5, winner: 4 },
  ]);
});
