/** What a misspelt word was meant to be. */
import { folded } from "./text";

/** The words nearest to a misspelt one: at most a third of its letters wrong. */
export function nearest(word: string, known: readonly string[]): string[] {
  const wanted = folded(word);
  return known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, folded(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.ceil(candidate.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 2)
    .map(({ candidate }) => candidate);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}
