/** How far a session is, and what is wrong with its ranges. */
import { placedSentence } from "../../notation/messages";
import { progress, progressText } from "../../results/progress";
import type { ReadSession } from "../../results/readSession";
import { explainStrings as text } from "../explainStrings";

const SHOWN = 5;

/** How far the session is, and each problem with its place. */
export function sessionInWords({ grid, session, problems: general }: ReadSession): string[] {
  const problems = [
    ...general.map(placedSentence),
    ...grid.rows.flatMap((row) => row.problems.map(placedSentence)),
    ...session.lines.flatMap((line) => line.problems.map(placedSentence)),
  ];
  const rest = problems.length - SHOWN;
  return [
    progressText(progress(session)),
    ...(problems.length ? problems.slice(0, SHOWN) : [text.allUnderstood]),
    ...(rest > 0 ? [text.moreProblems(rest)] : []),
  ];
}
