/** What can be wrong with something that was read. The kinds are closed; `messages.ts` has one sentence for each. */
import type { ProblemKind, Said } from "./messages";

export interface Problem extends Said {
  kind: ProblemKind;
  /** Where it stands: "row 12", "ReceivedData 213", "line 80". */
  at: string;
}

/** What a reader answers: the value, or what is wrong with the text. The caller knows where it stood. */
export type Reading<T> = { ok: true; value: T } | { ok: false; kind: ProblemKind; read: string; likely?: string[] };

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });

export const unread = (kind: ProblemKind, text: string, likely?: string[]): Reading<never> => ({
  ok: false,
  kind,
  read: text,
  ...(likely ? { likely } : {}),
});
