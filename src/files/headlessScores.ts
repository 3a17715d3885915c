/** Columns of scores and points in a table without headings: told by the scores that the contracts make. */
import { numberOf } from "../notation/text";
import { groups } from "../results/groups";

/** So many of a column's cells have to be what it is taken for: the others are slips, and said line by line. */
export const NEARLY_ALL = 0.9;

/** A row's board, and N-S's score where its contract has one. */
export interface Filled {
  board: number;
  score?: number;
}

/** The headings of what stands right of the result; "" for what cannot be told. */
export function columnsAfter(columns: readonly (readonly string[])[], rows: readonly Filled[]): string[] {
  const names: string[] = [];
  const [first = [], second = []] = columns;
  if (isScore(first, second, rows)) names.push("NS score", "EW score");
  else if (isScore(first, [], rows)) names.push("NS score");
  const [ns, ew] = columns.slice(names.length);
  if (ns && ew && arePoints(ns, ew, rows)) names.push("NS MPs", "EW MPs");
  // A column that is announced has to be there.
  return columns.map((_, i) => names[i] ?? "");
}

/** Plus scores in one of two columns, or both signs in one: as the contracts score, but for slips and assigned ones. */
function isScore(ns: readonly string[], ew: readonly string[], rows: readonly Filled[]): boolean {
  const compared = rows.flatMap(({ score }, i) => {
    const [plus, minus] = [numberOf(ns[i]), numberOf(ew[i])];
    if (score === undefined || (plus === undefined && minus === undefined)) return [];
    return [(plus ?? 0) - (minus ?? 0) === score];
  });
  return compared.length * 2 > rows.length && compared.filter(Boolean).length >= compared.length * NEARLY_ALL;
}

/** Both sides' points of a board have the same sum on each of its lines: the top, or nothing. */
function arePoints(ns: readonly string[], ew: readonly string[], rows: readonly Filled[]): boolean {
  const sums = rows.flatMap(({ board }, i) => {
    const [own, other] = [numberOf(ns[i]), numberOf(ew[i])];
    return own === undefined || other === undefined ? [] : [{ board, sum: Math.round((own + other) * 100) }];
  });
  const boards = groups(sums, ({ board }) => board);
  const equal = boards.filter((lines) => lines.every(({ sum }) => sum === lines[0].sum));
  return (
    sums.length * 2 > rows.length &&
    equal.length >= boards.length * NEARLY_ALL &&
    boards.some((lines) => lines.length > 1)
  );
}
