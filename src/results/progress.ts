/** How far a session is: what is settled, and what is still missing. */
import type { ScoredLine, ScoredSession } from "./session";

export interface Progress {
  settled: number;
  /** Results that count: all lines but sit-outs; one that lacks something (what a bye is worth) counts too. */
  total: number;
  /** Board by board, how many results are missing or not understood. */
  missing: { board: number; count: number }[];
}

const SETTLED = new Set(["played", "passed", "awarded", "notPlayed", "sitOut"]);

/** Is the line's result still to come, or not understood? */
export const isOpen = ({ line, problems }: Pick<ScoredLine, "line" | "problems">): boolean =>
  !SETTLED.has(line.status) || problems.length > 0;

export function progress(session: ScoredSession): Progress {
  const counting = session.lines.filter(({ line, problems }) => line.status !== "sitOut" || problems.length > 0);
  const open = counting.filter(isOpen);
  const missing = new Map<number, number>();
  for (const { line } of open) missing.set(line.board, (missing.get(line.board) ?? 0) + 1);
  return {
    settled: counting.length - open.length,
    total: counting.length,
    missing: [...missing].sort(([a], [b]) => a - b).map(([board, count]) => ({ board, count })),
  };
}

const NAMED_BOARDS = 12;

/**
 * "Final: 216 of 216", or "PROVISIONAL: 4 of 216 missing: board 7 (1), 12 (3)". Every board has its count, or, where each
 * lacks one result, none: in "7, 12 (3)" the count would seem to be of both.
 */
export function progressText({ settled, total, missing }: Progress): string {
  if (total === 0) return "PROVISIONAL: no results yet";
  if (settled === total) return `Final: ${settled} of ${total}`;
  const counted = missing.some(({ count }) => count > 1);
  const boards = missing.map(({ board, count }) => `${board || "without a number"}${counted ? ` (${count})` : ""}`);
  const rest = boards.length - NAMED_BOARDS;
  const more = rest > 0 ? `, and ${rest} more ${rest === 1 ? "board" : "boards"}` : "";
  return `PROVISIONAL: ${total - settled} of ${total} missing: board ${boards.slice(0, NAMED_BOARDS).join(", ")}${more}`;
}
