/** Where a row stands after others were put in, taken out or sorted. */

type Rows = readonly (readonly unknown[])[];

/**
 * The row of `now` that holds what a row of `before` held: in its old place, or in the only other one. Undefined where
 * there is none, or more than one.
 */
export function rowNow(before: Rows, now: Rows, row: number): number | undefined {
  const wanted = before[row];
  if (!wanted) return undefined;
  if (isSame(wanted, now[row])) return row;
  const found = now.flatMap((cells, i) => (isSame(wanted, cells) ? [i] : []));
  return found.length === 1 ? found[0] : undefined;
}

function isSame(wanted: readonly unknown[], cells: readonly unknown[] | undefined): boolean {
  return cells?.length === wanted.length && cells.every((cell, i) => cell === wanted[i]);
}
