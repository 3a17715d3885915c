/** Pair numbers as programs write them: `7`, `7NS`, `(A) 3 NS`. */
import { compact } from "../../notation/text";
import type { Side } from "../../scoring/types";

export interface WrittenId {
  /** As it stands, without blanks: "7NS". */
  whole: string;
  /** Without section and direction: "7". */
  bare: string;
  section: string;
  direction?: Side;
}

export function parseId(text: string): WrittenId {
  const written = compact(text);
  const [, section = "", rest = written] = /^\(([^()]{1,10})\)(.+)$/.exec(written) ?? [];
  const [, bare = rest, side] = /^(.*\d)[-/]?(NS|EW|N\/S|E\/W)$/.exec(rest) ?? [];
  const direction = side && (side.startsWith("N") ? "NS" : "EW");
  return { whole: rest, bare, section, ...(direction ? { direction } : {}) };
}

/** Where every number on a traveller ends with the side on which it stands, the ending is no part of it. */
export function endWithTheirSide(lines: readonly Record<"ns" | "ew", WrittenId>[]): boolean {
  const seats = lines.flatMap(({ ns, ew }) => [
    { id: ns, side: "NS" },
    { id: ew, side: "EW" },
  ]);
  const written = seats.filter(({ id }) => id.whole !== "");
  return written.length > 0 && written.every(({ id, side }) => id.direction === side);
}
