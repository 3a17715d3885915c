import fc from "fast-check";
import { fraction, fromDecimal, toNumber } from "../../../src/scoring/fraction";
import { imps } from "../../../src/scoring/imps";
import { matchpoints } from "../../../src/scoring/matchpoints";
import { certain, compareWeighted, type Weighted } from "../../../src/scoring/weighted";
import { goldenJson } from "../../golden/read";

const matchpointsOf = (own: number, other: number): number => 1 + Math.sign(own - other);
const impsOf = (own: number, other: number): number => imps(own - other);
const weighted = (parts: [number, number][]): Weighted =>
  parts.map(([weight, score]) => ({ score, weight: fromDecimal(weight) }));

const scores = fc.array(
  fc.integer({ min: -76, max: 76 }).map((tens) => tens * 10),
  { minLength: 1, maxLength: 20 },
);

test("single scores get the same as by counting", () => {
  fc.assert(
    fc.property(scores, (board) => {
      expect(compareWeighted(board.map(certain), matchpointsOf).map(toNumber)).toEqual(matchpoints(board));
    }),
  );
});

test("a weighted score is compared part by part, and the others with its parts", () => {
  // Beats 420 with half of it, ties with the other half: 2 and 1.
  const board = [
    certain(420),
    weighted([
      [0.5, 430],
      [0.5, 420],
    ]),
  ];
  expect(compareWeighted(board, matchpointsOf)).toEqual([fraction(1, 2), fraction(3, 2)]);
});

test("a split and weighted score at cross-IMPs", () => {
  const golden = goldenJson<{ crossImpsSpecial: { weightedSplit: Split } }>("golden.json").crossImpsSpecial
    .weightedSplit;
  const perComparison = (fifth: Weighted, sign: 1 | -1): number[] =>
    compareWeighted([...golden.real.map(certain), fifth], impsOf).map((total) => (sign * toNumber(total)) / 4 + 0);
  expect(perComparison(weighted(golden.nsComponents), 1)).toEqual([...golden.ns, golden.fifthTableNS]);
  expect(perComparison(weighted(golden.ewComponents), -1)).toEqual([...golden.ew, golden.fifthTableEW]);
});

interface Split {
  real: number[];
  nsComponents: [number, number][];
  ewComponents: [number, number][];
  ns: number[];
  ew: number[];
  fifthTableNS: number;
  fifthTableEW: number;
}

test("weights in thirds stay exact", () => {
  const third = fraction(1, 3);
  const board = [certain(0), [100, 0, -100].map((score) => ({ score, weight: third }))];
  expect(compareWeighted(board, matchpointsOf)).toEqual([fraction(1), fraction(1)]);
});
