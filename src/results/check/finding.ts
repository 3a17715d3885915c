/** Something odd, with its place, its sentence's parts and what may be meant. */
import type { Field } from "../../notation/languages";
import type { ProblemKind } from "../../notation/messages";
import type { Problem } from "../../notation/problem";
import { headingOf, type Checked } from "./checked";
import type { Correction } from "./correction";

/** `wrong` cannot be; `missing` is still to come; `odd` can be, but is seldom meant. */
export type Severity = "wrong" | "missing" | "odd";

export interface CheckFinding extends Problem {
  severity: Severity;
  /** The range that the row counts in. */
  range: "Results" | "Settings" | "Names";
  /** Of its range, whose first row is 1. */
  row: number;
  /** What may be meant, best first; each makes the finding go away. */
  corrections: Correction[];
  /** Of what is `missing`: how many results are still to come, which is seldom one. */
  results?: number;
}

interface Said {
  read: string;
  results?: number;
  about?: readonly string[];
  likely?: string[];
  corrections?: Correction[];
}

/** A finding in the results; its column is the heading of `field`, where there is such a column. */
export function finding(
  checked: Checked,
  severity: Severity,
  kind: ProblemKind,
  row: number,
  field: Field,
  { read, about, likely, corrections = [], results }: Said,
): CheckFinding {
  const column = headingOf(checked, field);
  return {
    kind,
    severity,
    range: "Results",
    row,
    at: `row ${row}`,
    ...(column ? { column } : {}),
    read,
    ...(about ? { about } : {}),
    ...(likely ? { likely } : {}),
    corrections,
    ...(results === undefined ? {} : { results }),
  };
}

const ORDER: Record<Severity, number> = { wrong: 0, missing: 1, odd: 2 };
const RANGES: Record<CheckFinding["range"], number> = { Settings: 0, Names: 1, Results: 2 };

/** Settings and names first, for they concern all; then what cannot be, what is missing, what is odd, each by row. */
export function inOrder(findings: readonly CheckFinding[]): CheckFinding[] {
  return [...findings].sort(
    (a, b) => RANGES[a.range] - RANGES[b.range] || ORDER[a.severity] - ORDER[b.severity] || a.row - b.row,
  );
}
