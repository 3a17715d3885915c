/** Which of the workbook's sessions the pane is about: one for all its pages. */
import type { TableNames } from "../sheets";

/** The results table that was chosen, and the last one of the workbook at that time. */
let choice: { results: string; last: string } | undefined;

/**
 * The session that was chosen. Else the last one, which is tonight's; so it is as well once another was written since:
 * that one is meant.
 */
export function meantSession(sessions: readonly TableNames[]): TableNames | undefined {
  const last = sessions.at(-1);
  const chosen = choice?.last === last?.results && sessions.find(({ results }) => results === choice?.results);
  return chosen || last;
}

/** From now on all pages are about this session; about the last one where it is left out. */
export function chooseSession(session: TableNames | undefined, sessions: readonly TableNames[]): void {
  const last = sessions.at(-1);
  choice = session && last && { results: session.results, last: last.results };
}
