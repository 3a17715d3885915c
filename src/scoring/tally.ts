/** How often each score was made on a board: counting is cheaper than comparing, for scores are few and results many. */

export interface Tally {
  /** The different scores, lowest first. */
  scores: number[];
  /** How often each was made. */
  times: number[];
  /** For each result the place of its score among the different ones. */
  places: Uint32Array;
}

const TEN = 10;
/** The lowest duplicate score is -7600 (Law 77). */
const LOWEST = -7600;
const SLOTS = (-2 * LOWEST) / TEN + 1;
/** Going through all slots costs more than a table of few scores. */
const WORTH_SLOTS = 200;

/**
 * Counts scores. Those that can be duplicate scores, multiples of 10 within 7600, have a slot each; any other number
 * makes the board be counted by a table of what occurs, as does a board of few results.
 *
 * tally([420, 170, 420]) // scores [170, 420], times [1, 2], places [1, 0, 1]
 */
export function tally(results: readonly number[]): Tally {
  if (results.length < WORTH_SLOTS) return tallyOfAny(results);
  const slots = new Uint32Array(SLOTS);
  for (const score of results) {
    if (score % TEN !== 0 || Math.abs(score) > -LOWEST) return tallyOfAny(results);
    slots[(score - LOWEST) / TEN]++;
  }
  const scores: number[] = [];
  const times: number[] = [];
  const placeOf = new Uint32Array(SLOTS);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (slots[slot] === 0) continue;
    placeOf[slot] = scores.length;
    scores.push(slot * TEN + LOWEST);
    times.push(slots[slot]);
  }
  const places = new Uint32Array(results.length);
  for (let i = 0; i < places.length; i++) places[i] = placeOf[(results[i] - LOWEST) / TEN];
  return { scores, times, places };
}

function tallyOfAny(results: readonly number[]): Tally {
  const counts = new Map<number, number>();
  for (const score of results) counts.set(score, (counts.get(score) ?? 0) + 1);
  const scores = [...counts.keys()].sort((a, b) => a - b);
  const placeOf = new Map(scores.map((score, place) => [score, place]));
  const places = new Uint32Array(results.length);
  for (let i = 0; i < places.length; i++) places[i] = placeOf.get(results[i]) as number;
  return { scores, times: scores.map((score) => counts.get(score) as number), places };
}
