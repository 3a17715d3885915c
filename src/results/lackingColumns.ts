/** Columns that a table of results lacks altogether, such as one that was deleted: one thing to mend, not one a row. */
import type { Problem } from "../notation/problem";
import type { Columns, Header } from "./columns";
import type { GridRow } from "./readLine";
import type { ResultLine } from "./types";

/** A column without which no row can be read. */
interface Needed {
  /** Its heading in our own tables. */
  heading: string;
  isThere(columns: Columns): boolean;
  /** Does a row say the same elsewhere, such as `4SN=` in its contract? */
  isSaid(line: ResultLine): boolean;
  /** What reading says of a row that lacks it. */
  isFeltBy(problem: Problem, columns: Columns): boolean;
}

const NEEDED: readonly Needed[] = [
  {
    heading: "NS",
    isThere: (columns) => columns.has("ns"),
    isSaid: ({ ns, players }) => Boolean(ns || players),
    isFeltBy: ({ kind }) => kind === "noPair",
  },
  {
    heading: "EW",
    isThere: (columns) => columns.has("ew"),
    isSaid: ({ ew, players }) => Boolean(ew || players),
    isFeltBy: ({ kind }) => kind === "noPair",
  },
  {
    // Without it the result would hold all; who declares and what was doubled say that it does not.
    heading: "Contract",
    isThere: (columns) => columns.has("contract") || !(columns.has("declarer") || columns.has("double")),
    isSaid: ({ contract }) => contract !== undefined,
    isFeltBy: ({ column }, columns) => column !== undefined && column === columns.get("result")?.heading,
  },
  {
    heading: "By",
    isThere: (columns) => columns.has("declarer"),
    isSaid: ({ declarer }) => declarer !== undefined,
    isFeltBy: ({ kind }) => kind === "noDeclarer",
  },
  {
    heading: "Result",
    isThere: (columns) => (["result", "tricks", "made", "down"] as const).some((field) => columns.has(field)),
    isSaid: ({ tricks }) => tricks !== undefined,
    isFeltBy: ({ kind }) => kind === "noResult",
  },
];

/**
 * Finds the columns for want of which rows were not read.
 *
 * @param isImport the table is another's: each row keeps what was said of it
 * @returns the rows, each with `noColumn` in place of what reading said of it, and that problem once for the whole
 */
export function withLackingColumns(
  rows: readonly GridRow[],
  { columns }: Header,
  at: string,
  isImport = false,
): { rows: GridRow[]; problems: Problem[] } {
  const lacking = NEEDED.filter(
    ({ isThere, isSaid, isFeltBy }) =>
      !isThere(columns) &&
      !rows.some(({ line }) => line && isSaid(line)) &&
      rows.some(({ problems }) => problems.some((problem) => isFeltBy(problem, columns))),
  );
  if (lacking.length === 0) return { rows: [...rows], problems: [] };
  if (isImport) {
    const problems = lacking.map(({ heading }): Problem => ({ kind: "columnNotFound", at, read: heading }));
    return { rows: [...rows], problems };
  }
  const noColumn = (heading: string, where: string): Problem => ({ kind: "noColumn", at: where, read: heading });
  return {
    rows: rows.map((row) => ({
      ...row,
      problems: row.problems.map((problem) => {
        const cause = lacking.find(({ isFeltBy }) => isFeltBy(problem, columns));
        return cause ? noColumn(cause.heading, problem.at) : problem;
      }),
    })),
    problems: lacking.map(({ heading }) => noColumn(heading, at)),
  };
}

/** What was said of each row, without what is said of all of them together. */
export function ofRowsAlone(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ kind }) => kind !== "noColumn");
}
