/** The score of one result line, from North-South's view. */
import { contractScore } from "../scoring/contractScore";
import { isVulnerable, vulnerability } from "../scoring/board";
import { sideOf, type Vulnerability } from "../scoring/types";
import type { ResultLine } from "./types";

type Played = Pick<ResultLine, "board" | "contract" | "declarer" | "tricks" | "vulnerable">;

/** N-S's score of what was played (Law 77); undefined while contract, declarer or tricks are missing. */
export function lineScore(line: Played): number | undefined {
  const { contract, declarer, tricks } = line;
  if (!contract || !declarer || tricks === undefined) return undefined;
  const side = sideOf(declarer);
  const score = contractScore(contract, tricks, isVulnerable(lineVulnerability(line), side));
  // 0 - x, for -x would make a -0 of no score at all.
  return side === "NS" ? score : 0 - score;
}

/** What the source says, else Law 2. */
export function lineVulnerability(line: Pick<ResultLine, "board" | "vulnerable">): Vulnerability {
  return line.vulnerable ?? vulnerability(line.board);
}
