/** Results that stand in a file twice: a session exported twice, or a correction beside what it corrects. */
import type { Problem } from "../notation/problem";
import { isScored } from "../results/pairs";
import type { Finding, ResultLine } from "../results/types";
import { quoted } from "./writtenResult";

export interface Sifted {
  lines: ResultLine[];
  unread: Problem[];
  findings: Finding[];
}

/**
 * Takes out what is here twice and the same. Where the results differ, the later line stays and waits: which of them
 * holds is the scorer's to say.
 */
export function withoutTwins(lines: readonly ResultLine[]): Sifted {
  const first = new Map<string, ResultLine>();
  const sifted: Sifted = { lines: [], unread: [], findings: [] };
  for (const line of lines) {
    const key = playKey(line);
    const earlier = key === undefined ? undefined : first.get(key);
    if (!earlier) {
      if (key !== undefined) first.set(key, line);
      sifted.lines.push(line);
    } else if (happened(earlier) === happened(line)) {
      sifted.findings.push({ kind: "sameResultTwice", at: line.at, read: quoted(line), likely: [earlier.at] });
    } else {
      sifted.unread.push({ kind: "resultTwice", at: line.at, read: quoted(line), likely: [earlier.at] });
      sifted.lines.push({ ...line, status: "unread" });
    }
  }
  return sifted;
}

/** Who played which board, when: undefined where that is not known, or nothing was played. */
function playKey(line: ResultLine): string | undefined {
  const { section, board, round, ns, ew, players } = line;
  if (!isScored(line) || board === 0 || !((ns && ew) || players)) return undefined;
  return JSON.stringify([section, board, round ?? "", players ?? [ns, ew]]);
}

function happened({ status, contract, declarer, tricks, score, award }: ResultLine): string {
  return JSON.stringify([status, contract, declarer, tricks, score, award]);
}
