/** Exact ratios for the reference of the night: whole numbers over whole numbers, and nothing of src/. */
export type Ratio = readonly [n: bigint, d: bigint];

const [NONE, TWO, TWO_HUNDRED] = [0, 2, 200].map(BigInt);

export const ratio = (n: number, d = 1): Ratio => [BigInt(n), BigInt(d)];
export const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
export const minus = (a: Ratio, [c, d]: Ratio): Ratio => plus(a, [-c, d]);
export const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
export const over = (a: Ratio, [c, d]: Ratio): Ratio => times(a, [d, c]);
export const total = (list: readonly Ratio[]): Ratio => list.reduce(plus, ratio(0));

/** Above 0 where the first is more; denominators are above 0. */
export function order([a, b]: Ratio, [c, d]: Ratio): number {
  const difference = a * d - c * b;
  return difference > NONE ? 1 : difference < NONE ? -1 : 0;
}

/** To two decimals, halves away from zero. */
export function rounded([n, d]: Ratio): number {
  const size = n < NONE ? -n : n;
  const hundredths = Number((size * TWO_HUNDRED + d) / (TWO * d));
  return (n < NONE && hundredths > 0 ? -hundredths : hundredths) / 100;
}
