/** Other people's scoring, typed as far as we call it, to hold ours against. */

/** bridge-scorer has declarer's score, and marks each game with what it was worth. */
export interface Game {
  score: number;
  contract?: { declaror: string };
  matchpointsNS?: { value: number };
  matchpointsEW?: { value: number };
  impsNS?: { value: number };
}

interface BridgeScorer {
  contractTricks(
    contract: { level: number; denomination: string; risk: string },
    vulnerable: boolean,
    tricks: number,
  ): number;
  matchpoints(games: Game[]): void;
  crossImps(games: Game[]): void;
}

interface BridgeTools {
  Score: {
    calculate(
      contract: { level: number; strain: string; declarer: string; doubled: boolean; redoubled: boolean },
      vulnerable: string,
      tricks: number,
    ): { score: number };
  };
}

/* eslint-disable @typescript-eslint/no-require-imports -- neither comes with types that fit */
export const bridgeScorer = require("bridge-scorer") as BridgeScorer;
export const bridgeTools = require("@bridge-tools/core") as BridgeTools;
/* eslint-enable @typescript-eslint/no-require-imports */

/** N-S's scores as bridge-scorer wants them: declarer's, every other one played by East. */
export function gamesOf(nsScores: readonly number[]): Game[] {
  return nsScores.map((score, i) => {
    if (score === 0) return { score };
    return i % 2 ? { score: -score, contract: { declaror: "E" } } : { score, contract: { declaror: "N" } };
  });
}
