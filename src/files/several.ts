/** A file that holds several sessions: all are read, and the scorer chooses. */
import { sessionTitle } from "../results/eventDetails";
import type { Problem } from "../notation/problem";
import type { ImportedSession } from "../results/types";

/** The first session, with the others beside it. */
export function firstOf(sessions: readonly ImportedSession[]): ImportedSession {
  const [first, ...others] = sessions;
  if (others.length === 0) return first;
  const said: Problem = {
    kind: "severalSessions",
    at: first.source.fileName,
    read: sessionTitle(first),
    likely: others.map(sessionTitle),
  };
  return { ...first, findings: [said, ...first.findings], others };
}

/** What is lost of such a file where it stands for one session only. */
export function leftOut({ others = [], source }: ImportedSession): Problem[] {
  return others.map((other) => ({ kind: "sessionLeftOut", at: source.fileName, read: sessionTitle(other) }));
}
