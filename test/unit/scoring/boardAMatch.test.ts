import fc from "fast-check";
import { goldenJson } from "../../golden/read";
import { boardAMatch } from "../../../src/scoring/boardAMatch";

interface Vector {
  ourNS: number;
  otherTableNS: number;
  scale21: [number, number];
  scale1: [number, number];
}

test.each(goldenJson<{ boardAMatch: Vector[] }>("golden.json").boardAMatch)("$ourNS against $otherTableNS", (board) => {
  const { ourNS, otherTableNS, scale21, scale1 } = board;
  expect([boardAMatch(ourNS, otherTableNS), boardAMatch(otherTableNS, ourNS)]).toEqual(scale21);
  expect([boardAMatch(ourNS, otherTableNS, 1), boardAMatch(otherTableNS, ourNS, 1)]).toEqual(scale1);
});

test("both teams together have the board", () => {
  const score = fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10);
  fc.assert(
    fc.property(score, score, fc.constantFrom(1 as const, 2 as const), (ours, theirs, scale) => {
      expect(boardAMatch(ours, theirs, scale) + boardAMatch(theirs, ours, scale)).toBe(scale);
    }),
  );
});
