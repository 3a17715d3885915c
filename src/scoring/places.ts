/** Places in a ranking: who ties shares a place, and the next place is skipped. */

export interface Place {
  place: number;
  tied: boolean;
}

/**
 * The place of each value. `compare` says who is better, as for a sort: negative where the first is.
 *
 * places([55, 61, 55], (a, b) => b - a) // 2 tied, 1, 2 tied
 */
export function places<T>(values: readonly T[], compare: (a: T, b: T) => number): Place[] {
  const order = values.map((_, index) => index).sort((a, b) => compare(values[a], values[b]));
  const found: Place[] = new Array(values.length);
  for (let first = 0; first < order.length;) {
    let next = first + 1;
    while (next < order.length && compare(values[order[first]], values[order[next]]) === 0) next++;
    for (let i = first; i < next; i++) found[order[i]] = { place: first + 1, tied: next - first > 1 };
    first = next;
  }
  return found;
}

/** "1=" or "3". */
export function placeLabel({ place, tied }: Place): string {
  return `${place}${tied ? "=" : ""}`;
}
