import fc from "fast-check";
import { goldenJson } from "../../golden/read";
import { add, fraction, multiply, toNumber } from "../../../src/scoring/fraction";
import { top } from "../../../src/scoring/matchpoints";
import { neuberg, proRata } from "../../../src/scoring/neuberg";

interface Group {
  E: number;
  A: number;
  rows: { M: number; exact: string }[];
}

test.each(goldenJson<{ neuberg: Group[] }>("golden.json").neuberg)("$A results of $E", ({ E, A, rows }) => {
  for (const { M, exact } of rows) {
    const [n, d = "1"] = exact.split("/");
    expect(neuberg(fraction(M), A, E)).toEqual(fraction(Number(n), Number(d)));
  }
});

test("both sides together have the top, and a full board is unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 20 }), fc.nat(), (A, more, seed) => {
      const M = seed % (top(A) + 1);
      expect(add(neuberg(fraction(M), A, A + more), neuberg(fraction(top(A) - M), A, A + more))).toEqual(
        fraction(top(A + more)),
      );
      expect(neuberg(fraction(M), A, A)).toEqual(fraction(M));
    }),
  );
});

test("on the scale of 1 everything is half of it on the scale of 2, the constant too", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 0, max: 20 }), fc.nat(), (A, more, seed) => {
      const M = seed % (top(A) + 1);
      const [points, half] = [fraction(M), fraction(1, 2)];
      const onHalf = neuberg(multiply(points, half), A, A + more, 1);
      expect(onHalf).toEqual(multiply(neuberg(points, A, A + more), half));
    }),
  );
});

test("the bottom of 7 results is not 0 of a board of 10", () => {
  expect(toNumber(neuberg(fraction(0), 7, 10))).toBeCloseTo(0.428571, 6);
  expect(proRata(fraction(0), 7, 10)).toEqual(fraction(0));
  expect(proRata(fraction(6), 7, 10)).toEqual(fraction(9));
});
