/** What is to be known before a session goes out; the pane has a sentence for each kind. */
import { isLeadRead } from "../../notation/lead";
import { progress, progressText } from "../../results/progress";
import { teamsProgress } from "../../results/teams/progress";
import { eventIdOf } from "./eventId";
import { isSettled, type Outgoing } from "./outgoing";

export type OutNote =
  | { kind: "slips" | "nothing" | "noTeams" | "noId" | "noDate" | "noClubNumber" | "untried" | "linesOnly" }
  | { kind: "provisional"; text: string }
  | { kind: "notScored"; count: number }
  | { kind: "noBoard"; count: number }
  | { kind: "leads"; count: number }
  | { kind: "idMade"; id: string };

/** Is there anything to tell of? */
export function isPlaying({ session, teams }: Outgoing): boolean {
  return session.lines.some(({ line }) => line.board > 0) || Boolean(teams?.matches.length);
}

export interface Purpose {
  /** Sent to where it replaces what came before. */
  isUpload: boolean;
  /** Written by a description, with no real file to try it against. */
  isUntried: boolean;
  /** Rows of results, without what belongs to the session as a whole. */
  isTable: boolean;
}

export function outNotes(out: Outgoing, { isUpload, isUntried, isTable }: Purpose): OutNote[] {
  const { session, teams, event } = out;
  const text = teams ? teamsProgress(teams) : progressText(progress(session));
  const open = session.lines.filter(
    ({ line }) => !isSettled(line) && line.status !== "notPlayed" && line.status !== "sitOut",
  );
  const lost = session.lines.filter(({ line }) => line.board === 0).length;
  const leads = session.lines.filter(({ line: { lead } }) => lead !== undefined && !isLeadRead(lead)).length;
  const id = eventIdOf(event);
  return [
    ...(text.startsWith("Final") ? [] : [{ kind: "provisional", text } as const]),
    ...(open.length ? [{ kind: "notScored", count: open.length } as const] : []),
    ...(lost ? [{ kind: "noBoard", count: lost } as const] : []),
    ...(leads ? [{ kind: "leads", count: leads } as const] : []),
    ...(isTable ? [{ kind: "linesOnly" } as const] : []),
    ...(isUntried ? [{ kind: "untried" } as const] : []),
    ...(isUpload ? ofUpload(event, id) : []),
  ];
}

function ofUpload(event: Outgoing["event"], id: string | undefined): OutNote[] {
  const made: OutNote[] = event.id ? [] : [id ? { kind: "idMade", id } : { kind: "noId" }];
  const hasDay = /^\d{4}-\d\d-\d\d$/.test(event.date ?? "");
  return [
    ...made,
    ...(hasDay ? [] : [{ kind: "noDate" } as const]),
    ...(event.clubNumber ? [] : [{ kind: "noClubNumber" } as const]),
  ];
}
