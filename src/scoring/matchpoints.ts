/** Matchpoints (Law 78A), on the scale of 2 for each score beaten and 1 for each equal score. */

/**
 * North-South's matchpoints of each score on a board; East-West have the rest of the top. Counts how often each score
 * was made, so the cost grows with the number of different scores and not with the comparisons.
 *
 * matchpoints([420, 420, 170, -50, 450]) // [5, 5, 2, 0, 8]
 */
export function matchpoints(scores: readonly number[]): number[] {
  const frequency = new Map<number, number>();
  for (const score of scores) frequency.set(score, (frequency.get(score) ?? 0) + 1);
  const points = new Map<number, number>();
  let beaten = 0;
  for (const score of [...frequency.keys()].sort((a, b) => a - b)) {
    const equal = frequency.get(score) as number;
    points.set(score, 2 * beaten + equal - 1);
    beaten += equal;
  }
  return scores.map((score) => points.get(score) as number);
}

/** The most matchpoints on a board with so many results: 2 for each of the others. */
export function top(results: number): number {
  return Math.max(0, 2 * (results - 1));
}
