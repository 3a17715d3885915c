/** Exact fractions, so that places are decided on what was won and not on how it was rounded. */

/** A number n/d in lowest terms, d > 0; zero is 0/1, never -0. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

/** More than a session's additions can lose beyond 2^53, less than two results differ by. */
const LAST_BITS = 1e-9;

/**
 * n/d in lowest terms; both whole numbers, d not 0. Exact while numerator and denominator stay below 2^53, which a
 * session's matchpoints do by far; beyond that the value is the nearest double over 1.
 *
 * fraction(6, -4) // -3/2
 */
export function fraction(n: number, d = 1): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d)) return { n: n / d + 0, d: 1 };
  if (d === 1) return { n: n + 0, d };
  const divisor = greatestCommonDivisor(Math.abs(n), Math.abs(d)) * Math.sign(d);
  return { n: n / divisor + 0, d: d / divisor };
}

/**
 * A decimal number exactly as it is written, not as the double that stands for it.
 *
 * fromDecimal(52.35) // 1047/20
 */
export function fromDecimal(value: number): Fraction {
  const [digits, exponent = "0"] = String(value).split("e");
  const [whole, decimals = ""] = digits.split(".");
  const shift = decimals.length - Number(exponent);
  return shift > 0 ? fraction(Number(whole + decimals), 10 ** shift) : fraction(value);
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.d === b.d) return fraction(a.n + b.n, a.d);
  const divisor = greatestCommonDivisor(a.d, b.d);
  return fraction(a.n * (b.d / divisor) + b.n * (a.d / divisor), a.d * (b.d / divisor));
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { n: 0 - b.n, d: b.d });
}

export function sum(list: readonly Fraction[]): Fraction {
  return list.reduce(add, fraction(0));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  if (a.d === 1 && b.d === 1) return fraction(a.n * b.n);
  const first = fraction(a.n, b.d);
  const second = fraction(b.n, a.d);
  return fraction(first.n * second.n, first.d * second.d);
}

/** a/b; b is not 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return multiply(a, { n: b.d, d: b.n });
}

/**
 * Negative where a < b, positive where a > b, else 0. Exact without a product that could overflow: whole parts first,
 * then the reciprocals of the rests, as in a continued fraction. What was too long to be kept exactly is equal to what
 * it misses by its last bits only: in another order the same boards add up to other last bits.
 */
export function compare(a: Fraction, b: Fraction): number {
  const isShort = Number.isInteger(a.n) && Number.isInteger(b.n);
  if (!isShort && Math.abs(toNumber(a) - toNumber(b)) < LAST_BITS) return 0;
  const [wholeA, wholeB] = [Math.floor(a.n / a.d), Math.floor(b.n / b.d)];
  if (wholeA !== wholeB) return wholeA - wholeB;
  const [restA, restB] = [restOf(a), restOf(b)];
  if (restA === 0 || restB === 0) return Math.sign(restA) - Math.sign(restB);
  return compare({ n: b.d, d: restB }, { n: a.d, d: restA });
}

/** What the numerator has above the next lower whole number, from 0 to below d. */
function restOf({ n, d }: Fraction): number {
  const rest = n % d;
  return rest < 0 ? rest + d : rest;
}

export function toNumber({ n, d }: Fraction): number {
  return n / d;
}

/**
 * Rounded to so many decimals (0 or more), exact halves away from zero; never -0.
 *
 * roundHalfAway(fraction(1005, 1000), 2) // 1.01
 */
export function roundHalfAway({ n, d }: Fraction, decimals: number): number {
  const scale = 10 ** decimals;
  const whole = Math.floor(Math.abs(n) / d);
  const part = multiply(fraction(Math.abs(n) % d, d), fraction(scale));
  const rounded = Math.floor(part.n / part.d) + (2 * (part.n % part.d) >= part.d ? 1 : 0);
  // One division of whole numbers gives the double of the decimal as written; 1 + 0.14 is 1.1400000000000001.
  return (Math.sign(n) * (whole * scale + rounded)) / scale + 0;
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
