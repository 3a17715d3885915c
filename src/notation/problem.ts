/** What can be wrong with something that was read. The kinds are closed; `messages.ts` has one sentence for each. */
import type { ProblemKind, Said } from "./messages";

export interface Problem extends Said {
  kind: ProblemKind;
  /** Where it stands: "row 12", "ReceivedData 213", "line 80". */
  at: string;
}

/** A text that was not understood; the caller knows where it stood. */
export interface Unread {
  ok: false;
  kind: ProblemKind;
  read: string;
  likely?: string[];
}

/** What a reader answers: the value, or what is wrong with the text. */
export type Reading<T> = { ok: true; value: T } | Unread;

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });

export const unread = (kind: ProblemKind, text: string, likely?: string[]): Unread => ({
  ok: false,
  kind,
  read: text,
  ...(likely ? { likely } : {}),
});
