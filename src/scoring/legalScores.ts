/** Which scores can be had at all: what no contract gives was misread or mistyped. */
import { isVulnerable } from "./board";
import { contractScore } from "./contractScore";
import type { Contract, Doubled, Strain, Vulnerability } from "./types";

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const STRAINS: readonly Strain[] = ["C", "D", "H", "S", "N"];
const DOUBLINGS: readonly Doubled[] = [0, 1, 2];
const MOST_TRICKS = 13;

const found = new Map<Vulnerability, ReadonlySet<number>>();

/**
 * Whether some contract and result of either side gives N-S this score (Law 77); a pass-out, 0, is one.
 *
 * isLegalScore(620, "NS") // true
 * isLegalScore(620, "EW") // false
 */
export function isLegalScore(nsScore: number, vulnerable: Vulnerability): boolean {
  let scores = found.get(vulnerable);
  if (!scores) found.set(vulnerable, (scores = allScores(vulnerable)));
  return scores.has(nsScore);
}

function allScores(vulnerable: Vulnerability): ReadonlySet<number> {
  const scores = new Set([0]);
  for (const contract of allContracts()) {
    for (let tricks = 0; tricks <= MOST_TRICKS; tricks++) {
      scores.add(contractScore(contract, tricks, isVulnerable(vulnerable, "NS")));
      scores.add(-contractScore(contract, tricks, isVulnerable(vulnerable, "EW")));
    }
  }
  return scores;
}

function allContracts(): Contract[] {
  return LEVELS.flatMap((level) =>
    STRAINS.flatMap((strain) => DOUBLINGS.map((doubled) => ({ level, strain, doubled }))),
  );
}
