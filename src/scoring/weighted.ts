/** Results that weigh together as one (Law 12C1c), and how they are compared with the other tables'. */
import { add, fraction, multiply, subtract, type Fraction } from "./fraction";

/** One table's result: a single score, or several that each count for a part. The weights sum to 1. */
export type Weighted = readonly { score: number; weight: Fraction }[];

/** What one score is worth against another: 2, 1 or 0 matchpoints, or IMPs. */
export type Worth = (own: number, other: number) => number;

const ONE = fraction(1);
const ZERO = fraction(0);

export const certain = (score: number): Weighted => [{ score, weight: ONE }];

/** How often each score was made: whole numbers, but for weighted results. */
export function frequencies(results: readonly Weighted[]): Map<number, Fraction> {
  const whole = new Map<number, number>();
  const parts: { score: number; weight: Fraction }[] = [];
  for (const result of results) {
    if (result.length === 1) whole.set(result[0].score, (whole.get(result[0].score) ?? 0) + 1);
    else parts.push(...result);
  }
  const found = new Map([...whole].map(([score, count]) => [score, fraction(count)]));
  for (const { score, weight } of parts) found.set(score, add(found.get(score) ?? ZERO, weight));
  return found;
}

/**
 * Each result against all the others: every component in the field by itself, then weighted; never the average of the
 * points (EBU White Book 4.1.1.4). Costs the square of the number of different scores, not of the results.
 *
 * compareWeighted([certain(420), certain(170)], (own, other) => 1 + Math.sign(own - other)) // [2, 0]
 */
export function compareWeighted(results: readonly Weighted[], worth: Worth): Fraction[] {
  const field = [...frequencies(results)];
  const againstAll = new Map<number, Fraction>();
  for (const [own] of field) {
    againstAll.set(
      own,
      total(
        field.map(([other, times]) => ({ score: other, weight: times })),
        own,
        worth,
      ),
    );
  }
  return results.map((result) =>
    result.reduce((sum, { score, weight }) => {
      const others = subtract(againstAll.get(score) as Fraction, total(result, score, worth));
      return add(sum, multiply(weight, others));
    }, ZERO),
  );
}

function total(against: Weighted, own: number, worth: Worth): Fraction {
  return against.reduce((sum, { score, weight }) => add(sum, multiply(weight, fraction(worth(own, score)))), ZERO);
}
