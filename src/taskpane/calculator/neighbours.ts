/** The scores beside a score: a trick less and a trick more, doubled or not, vulnerable or not (Law 77). */
import { makeResult } from "../../notation/result";
import { contractScore } from "../../scoring/contractScore";
import type { Contract, Doubled } from "../../scoring/types";

export interface Neighbour {
  doubled: Doubled;
  vulnerable: boolean;
  score: number;
  /** The one that they are neighbours of. */
  isThis: boolean;
}

export interface NeighbourRow {
  /** "=", "+1", "-2". */
  result: string;
  tricks: number;
  scores: Neighbour[];
}

const ALL_TRICKS = 13;
export const DOUBLINGS: readonly Doubled[] = [0, 1, 2];
export const VULNERABILITIES = [false, true] as const;

/**
 * A row for one trick less, for this result and for one trick more, where there are such; in each, first not vulnerable
 * and then vulnerable, undoubled, doubled and redoubled.
 */
export function neighbours(contract: Contract, tricks: number, vulnerable: boolean): NeighbourRow[] {
  return [tricks - 1, tricks, tricks + 1]
    .filter((taken) => taken >= 0 && taken <= ALL_TRICKS)
    .map((taken) => ({
      result: makeResult(contract, taken),
      tricks: taken,
      scores: VULNERABILITIES.flatMap((side) =>
        DOUBLINGS.map((doubled) => ({
          doubled,
          vulnerable: side,
          score: contractScore({ ...contract, doubled }, taken, side),
          isThis: taken === tricks && side === vulnerable && doubled === contract.doubled,
        })),
      ),
    }));
}
