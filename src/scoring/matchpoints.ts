/** Matchpoints (Law 78A), on the scale of 2 for each score beaten and 1 for each equal score. */
import { tally } from "./tally";

/**
 * North-South's matchpoints of each score on a board; East-West have the rest of the top. Counts how often each score
 * was made, so the cost grows with the number of different scores and not with the comparisons.
 *
 * matchpoints([420, 420, 170, -50, 450]) // [5, 5, 2, 0, 8]
 */
export function matchpoints(results: readonly number[]): number[] {
  const { times, places } = tally(results);
  let beaten = 0;
  const points = times.map((equal) => {
    beaten += equal;
    return 2 * (beaten - equal) + equal - 1;
  });
  const found = new Array<number>(results.length);
  for (let i = 0; i < found.length; i++) found[i] = points[places[i]];
  return found;
}

/** The most matchpoints on a board with so many results: 2 for each of the others. */
export function top(results: number): number {
  return Math.max(0, 2 * (results - 1));
}
