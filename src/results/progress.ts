/** How far a session is: what is settled, and what is still missing. */
import type { ProblemKind } from "../notation/messages";
import type { ScoredLine, ScoredSession } from "./session";

export interface Progress {
  settled: number;
  /** Results that count: all lines but sit-outs; one that lacks something (what a bye is worth) counts too. */
  total: number;
  /** Board by board, how many results are missing or not understood. */
  missing: { board: number; count: number }[];
  /** Byes that are worth nothing yet, as "round 2, pair 5": no board of theirs is missing. */
  byes: string[];
  /** Swiss pairs: what matches lack though the results are there. */
  lacks?: "no match counts" | "not every match counts";
}

const SETTLED = new Set(["played", "passed", "awarded", "notPlayed", "sitOut"]);

/** What keeps matches of Swiss pairs from being worth anything stands at a line, whose result counts all the same. */
const OF_MATCHES: readonly ProblemKind[] = ["noRounds", "rowsWithoutRound", "noPercentScale"];

/** Is something wrong with the line's own result? */
export const isWrong = ({ problems }: Pick<ScoredLine, "problems">): boolean =>
  problems.some(({ kind }) => !OF_MATCHES.includes(kind));

/** Is the line's result still to come, or not understood? */
export const isOpen = (scored: Pick<ScoredLine, "line" | "problems">): boolean =>
  !SETTLED.has(scored.line.status) || isWrong(scored);

export function progress(session: ScoredSession): Progress {
  const counting = session.lines.filter(({ line, problems }) => line.status !== "sitOut" || problems.length > 0);
  const open = counting.filter(isOpen);
  const missing = new Map<number, number>();
  const byes: string[] = [];
  for (const { line, problems } of open) {
    const bye = line.status === "sitOut" && problems.find(({ kind }) => kind === "pairByeNotSet");
    if (bye) byes.push(`round ${line.round}, pair ${bye.read}`);
    else missing.set(line.board, (missing.get(line.board) ?? 0) + 1);
  }
  return {
    settled: counting.length - open.length,
    total: counting.length,
    missing: [...missing].sort(([a], [b]) => a - b).map(([board, count]) => ({ board, count })),
    byes,
    ...lackOf(session),
  };
}

function lackOf({ problems }: ScoredSession): Pick<Progress, "lacks"> {
  if (problems.some(({ kind }) => kind === "noRounds")) return { lacks: "no match counts" };
  return problems.some(({ kind }) => OF_MATCHES.includes(kind)) ? { lacks: "not every match counts" } : {};
}

const NAMED_BOARDS = 12;

/**
 * "Final: 216 of 216", or "PROVISIONAL: 4 of 216 missing: board 7 (1), 12 (3)". Every board has its count, or, where each
 * lacks one result, none: in "7, 12 (3)" the count would seem to be of both.
 */
export function progressText({ settled, total, missing, byes, lacks }: Progress): string {
  if (total === 0) return "PROVISIONAL: no results yet";
  if (settled === total && lacks) return `PROVISIONAL: ${settled} of ${total}, but ${lacks}`;
  if (settled === total) return `Final: ${settled} of ${total}`;
  const lacking = [missing.length ? missingBoards(missing) : "", byes.length ? missingByes(byes) : ""];
  return `PROVISIONAL: ${total - settled} of ${total} missing: ${lacking.filter(Boolean).join("; ")}`;
}

function missingBoards(missing: Progress["missing"]): string {
  const counted = missing.some(({ count }) => count > 1);
  const boards = missing.map(({ board, count }) => `${board || "without a number"}${counted ? ` (${count})` : ""}`);
  const rest = boards.length - NAMED_BOARDS;
  const more = rest > 0 ? `, and ${rest} more ${rest === 1 ? "board" : "boards"}` : "";
  return `board ${boards.slice(0, NAMED_BOARDS).join(", ")}${more}`;
}

/** "VPs for a bye (round 2, pair 5)". */
function missingByes(byes: readonly string[]): string {
  const rest = byes.length - NAMED_BOARDS;
  const named = byes.slice(0, NAMED_BOARDS).join("; ") + (rest > 0 ? `; and ${rest} more` : "");
  return `VPs for ${byes.length === 1 ? "a bye" : "byes"} (${named})`;
}
