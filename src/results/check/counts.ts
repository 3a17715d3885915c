/** What is usual among many: the yardstick of what is odd. */

/** The middle value, the mean of the two in the middle; undefined of none. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How often each value occurs, in the order in which they come. */
export function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The value that occurs most often, the first of several; undefined of none. */
export function mostCommon<T>(values: readonly T[]): { value: T; count: number } | undefined {
  let best: { value: T; count: number } | undefined;
  for (const [value, count] of tally(values)) if (!best || count > best.count) best = { value, count };
  return best;
}
