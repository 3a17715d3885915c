/** The score of a contract (Law 77). */
import type { Contract, Strain } from "./types";

export type ScorePart =
  "contract" | "overtricks" | "game" | "partscore" | "smallSlam" | "grandSlam" | "insult" | "undertricks";

/** One line of a score: what for, how many tricks where it is for tricks, and the points. */
export interface ScoreItem {
  part: ScorePart;
  tricks?: number;
  points: number;
}

const BOOK = 6;
const TRICK: Record<Strain, number> = { C: 20, D: 20, H: 30, S: 30, N: 30 };
/** The first trick at notrump counts 40. */
const FIRST_NOTRUMP = 10;
/** The trick points that make a game. */
export const GAME = 100;
/** Not vulnerable, vulnerable. */
export const GAME_BONUS = [300, 500] as const;
const PARTSCORE_BONUS = 50;
const SMALL_SLAM = [500, 750] as const;
const GRAND_SLAM = [1000, 1500] as const;
/** For making a doubled, a redoubled contract. */
const INSULT = [0, 50, 100] as const;
const DOUBLED_OVERTRICK = [100, 200] as const;
const UNDERTRICK = [50, 100] as const;
/** Doubled: the first, the second and third, each further undertrick. */
const DOUBLED_UNDERTRICKS = [
  [100, 200, 200, 300],
  [200, 300, 300, 300],
] as const;

/**
 * Declarer's score, from -7600 to 3160.
 *
 * contractScore({ level: 4, strain: "S", doubled: 1 }, 10, true) // 790
 *
 * @param tricks tricks that declarer took, 0 to 13
 * @param vulnerable whether declarer's side is vulnerable
 */
export function contractScore(contract: Contract, tricks: number, vulnerable: boolean): number {
  let score = 0;
  for (const { points } of scoreBreakdown(contract, tricks, vulnerable)) score += points;
  return score;
}

/** The same score item by item, in the Law's order; the items sum to it. */
export function scoreBreakdown(contract: Contract, tricks: number, vulnerable: boolean): ScoreItem[] {
  const over = tricks - BOOK - contract.level;
  const vul = vulnerable ? 1 : 0;
  return over < 0 ? [undertricks(contract, -over, vul)] : made(contract, over, vul);
}

function made({ level, strain, doubled }: Contract, over: number, vul: 0 | 1): ScoreItem[] {
  const points = (level * TRICK[strain] + (strain === "N" ? FIRST_NOTRUMP : 0)) * 2 ** doubled;
  const items: ScoreItem[] = [{ part: "contract", tricks: level, points }];
  if (over > 0) {
    const each = doubled ? DOUBLED_OVERTRICK[vul] * doubled : TRICK[strain];
    items.push({ part: "overtricks", tricks: over, points: over * each });
  }
  if (points >= GAME) items.push({ part: "game", points: GAME_BONUS[vul] });
  else items.push({ part: "partscore", points: PARTSCORE_BONUS });
  if (level === 6) items.push({ part: "smallSlam", points: SMALL_SLAM[vul] });
  if (level === 7) items.push({ part: "grandSlam", points: GRAND_SLAM[vul] });
  if (doubled) items.push({ part: "insult", points: INSULT[doubled] });
  return items;
}

function undertricks({ doubled }: Contract, down: number, vul: 0 | 1): ScoreItem {
  let points = down * UNDERTRICK[vul];
  if (doubled) {
    points = 0;
    for (let i = 0; i < down; i++) points += DOUBLED_UNDERTRICKS[vul][Math.min(i, 3)] * doubled;
  }
  return { part: "undertricks", tricks: down, points: -points };
}
