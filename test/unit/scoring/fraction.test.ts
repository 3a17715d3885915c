import fc from "fast-check";
import {
  add,
  compare,
  divide,
  fraction,
  fromDecimal,
  multiply,
  roundHalfAway,
  subtract,
  sum,
  toNumber,
} from "../../../src/scoring/fraction";

const fractions = fc
  .tuple(fc.integer({ min: -100000, max: 100000 }), fc.integer({ min: 1, max: 5000 }))
  .map(([n, d]) => fraction(n, d));

test("lowest terms, the sign above, no -0", () => {
  expect(fraction(6, -4)).toEqual({ n: -3, d: 2 });
  expect(fraction(0, -7)).toEqual({ n: 0, d: 1 });
  expect(Object.is(fraction(0, -7).n, 0)).toBe(true);
  expect(Object.is(subtract(fraction(1, 3), fraction(1, 3)).n, 0)).toBe(true);
});

test("no -0 comes out of one that goes in", () => {
  const zeros = [fraction(-0), fraction(-0, 2 ** 60), multiply(fraction(0), fraction(-3))];
  expect(zeros.map(({ n }) => Object.is(n, 0))).toEqual([true, true, true]);
});

test("a decimal is what is written", () => {
  expect(fromDecimal(52.35)).toEqual({ n: 1047, d: 20 });
  expect(fromDecimal(-0.25)).toEqual({ n: -1, d: 4 });
  expect(fromDecimal(60)).toEqual({ n: 60, d: 1 });
  expect(fromDecimal(1e-7)).toEqual({ n: 1, d: 10000000 });
  expect(fromDecimal(1.5e-7)).toEqual({ n: 3, d: 20000000 });
  expect(fromDecimal(1e21)).toEqual({ n: 1e21, d: 1 });
});

test("sums and products are those of whole-number arithmetic", () => {
  fc.assert(
    fc.property(fractions, fractions, (a, b) => {
      const cross = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
      expect(Math.sign(compare(a, b))).toBe(cross > BigInt(0) ? 1 : cross < BigInt(0) ? -1 : 0);
      const sum = add(a, b);
      expect(BigInt(sum.n) * BigInt(a.d) * BigInt(b.d)).toBe(
        BigInt(sum.d) * (BigInt(a.n) * BigInt(b.d) + BigInt(b.n) * BigInt(a.d)),
      );
      expect(subtract(sum, b)).toEqual(a);
      if (b.n !== 0) expect(divide(multiply(a, b), b)).toEqual(a);
    }),
  );
});

test("beyond whole doubles it is the nearest double, never NaN", () => {
  const huge = fraction(9007199254740991, 9007199254740881);
  expect(toNumber(add(huge, huge))).toBeCloseTo(2, 12);
});

test.each([
  [111.5 * 2, 216 * 2, 100, 51.62],
  [57345, 1000, 1, 57.35],
  [1005, 1000, 1, 1.01],
  [-1005, 1000, 1, -1.01],
  [-1, 1000, 1, 0],
  [2, 3, 1, 0.67],
])("%d/%d * %d is shown as %d", (n, d, times, shown) => {
  const rounded = roundHalfAway(multiply(fraction(n, d), fraction(times)), 2);
  expect(rounded).toBe(shown);
  expect(Object.is(rounded, -0)).toBe(false);
});

test("a rounded number is the decimal that a reader would type", () => {
  const hundredths = Array.from({ length: 20000 }, (_, i) => i - 10000);
  expect(hundredths.map((n) => roundHalfAway(fraction(n, 100), 2))).toEqual(hundredths.map((n) => n / 100 + 0));
  expect(roundHalfAway(fraction(114, 100), 2)).toBe(1.14);
});

test("halves are rounded as whole-number arithmetic rounds them", () => {
  fc.assert(
    fc.property(fractions, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
      const scale = BigInt(10 ** decimals);
      const [size, d] = [BigInt(Math.abs(value.n)), BigInt(value.d)];
      const steps = Number((BigInt(2) * size * scale + d) / (BigInt(2) * d));
      expect(roundHalfAway(value, decimals)).toBe((Math.sign(value.n) * steps) / Number(scale) + 0);
    }),
  );
});

const large = fc
  .tuple(
    fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
    fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  )
  .map(([n, d]) => fraction(n, d));

test("comparing is exact for all whole doubles, and the same from both ends", () => {
  fc.assert(
    fc.property(large, large, (a, b) => {
      const cross = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
      const order = cross > BigInt(0) ? 1 : cross < BigInt(0) ? -1 : 0;
      expect([Math.sign(compare(a, b)), Math.sign(compare(b, a))]).toEqual([order, 0 - order]);
    }),
  );
});

test("the same shares in another order are equal, also where their sum is too long to be exact", () => {
  const shares = [13, 17, 19, 23, 25, 27, 29, 31, 32, 37, 41].map((results, i) => fraction(100 * i + 7, results));
  const [one, other] = [sum(shares), sum([...shares].reverse())];
  expect(toNumber(one)).not.toBe(toNumber(other));
  expect([compare(one, other), compare(other, one)]).toEqual([0, 0]);
  const more = add(one, fraction(1, 1000000));
  expect([Math.sign(compare(one, more)), Math.sign(compare(more, one))]).toEqual([-1, 1]);
});

test("a list sums exactly: ten tenths are one, and nothing is 0", () => {
  expect(sum(Array.from({ length: 10 }, () => fraction(1, 10)))).toEqual(fraction(1));
  expect(sum([])).toEqual(fraction(0));
});

test("below 0 a whole number is compared with its neighbours", () => {
  const rising = [
    fraction(-3, 2),
    fraction(-1),
    fraction(-2, 3),
    fraction(-1, 2),
    fraction(0),
    fraction(1),
    fraction(3, 2),
  ];
  for (const [i, a] of rising.entries())
    for (const [k, b] of rising.entries()) expect(Math.sign(compare(a, b))).toBe(Math.sign(i - k));
});
