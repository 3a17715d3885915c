/** How far a session is, and what is wrong with its ranges. */
import { placedSentence } from "../../notation/messages";
import { seated } from "../../results/pairs";
import { progress, progressText } from "../../results/progress";
import type { ReadSession } from "../../results/readSession";
import type { ScoredLine } from "../../results/session";
import type { Side } from "../../scoring/types";
import { explainStrings as text } from "../explainStrings";

const SHOWN = 5;

/** How far the session is, and what is wrong with its settings, names or headings: for a figure, which has its own lines. */
export function progressInWords({ session, problems }: ReadSession): string[] {
  return [progressText(progress(session)), ...listed(problems.map(placedSentence))];
}

/** How far the session is, and each problem of it with its place. */
export function sessionInWords({ grid, session, problems: general }: ReadSession): string[] {
  const problems = [
    ...general.map(placedSentence),
    ...grid.rows.flatMap((row) => row.problems.map(placedSentence)),
    ...session.lines.flatMap((line) => line.problems.map(placedSentence)),
  ];
  return [progressText(progress(session)), ...(problems.length ? listed(problems) : [text.allUnderstood])];
}

/** What a ranking's status means, which results it waits for, and what is wrong. */
export function statusInWords(read: ReadSession): string[] {
  const { lines, settings } = read.session;
  const [status, ...problems] = sessionInWords(read);
  const open = lines.filter(
    ({ line, problems: wrong }) => line.status === "expected" || (line.status === "pending" && wrong.length === 0),
  );
  const seats = ({ line }: ScoredLine, side: Side): string =>
    seated(line, side, settings)
      .map(({ id }) => id)
      .join(" & ");
  const waiting = open.map((scored) => text.status.open(scored.line.board, seats(scored, "NS"), seats(scored, "EW")));
  return [
    status,
    status.startsWith("Final") ? text.status.final : text.status.provisional,
    ...(waiting.length ? [text.status.waiting(waiting.slice(0, SHOWN), waiting.length - SHOWN)] : []),
    ...problems,
  ];
}

export function listed(problems: readonly string[]): string[] {
  const rest = problems.length - SHOWN;
  return [...problems.slice(0, SHOWN), ...(rest > 0 ? [text.moreProblems(rest)] : [])];
}
