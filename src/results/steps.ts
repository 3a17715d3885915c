/** Long work in steps, so that a page can show how far it is, stay alive and stop it. */

/** Work that stops at each step, and says there which part of it is done, from 0 to 1. */
export type Steps<T> = Generator<number, T, void>;

/** Asked between two slices, and told how far the work is. */
export interface Pace {
  signal?: { readonly aborted: boolean };
  /** @param part of the work, from 0 to 1; never less than before */
  progress?: (part: number) => void;
}

/** The work in one go, as formulas do it. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** In milliseconds: a page that waits no longer still feels alive. */
const SLICE = 40;

/** The work in slices, with a pause for the page after each; undefined where it was stopped. */
export async function inSlices<T>(steps: Steps<T>, { signal, progress }: Pace = {}): Promise<T | undefined> {
  let furthest = 0;
  let until = Date.now() + SLICE;
  while (!signal?.aborted) {
    const { done, value } = steps.next();
    if (done) return value;
    if (Date.now() < until) continue;
    furthest = Math.max(furthest, value);
    progress?.(furthest);
    await pause();
    until = Date.now() + SLICE;
  }
  return undefined;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Steps that are a part of longer work: from one part of it to another. */
export function* within<T>(steps: Steps<T>, from: number, to: number): Steps<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield from + value * (to - from);
  }
}

/** So many entries are one step. */
const STEP = 250;

/** `map`, in steps. */
export function* mapped<T, U>(entries: readonly T[], change: (entry: T, index: number) => U): Steps<U[]> {
  const changed: U[] = [];
  for (const [i, entry] of entries.entries()) {
    if (i % STEP === STEP - 1) yield i / entries.length;
    changed.push(change(entry, i));
  }
  return changed;
}
