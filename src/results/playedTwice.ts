/** A pair that plays one board twice: a ranking that counts both is not to be trusted, though nothing is missing. */
import type { Problem } from "../notation/problem";
import { pairLabel } from "./askedPair";
import { isIndividual, seated } from "./pairs";
import { isTeamScoring } from "./settings";
import type { ResultLine, Settings } from "./types";

/**
 * The first pair or player that sits on a board for the second time, with how many such cases there are; nothing for
 * teams, who sit at two tables. Check names each of them.
 */
export function playedTwice(lines: readonly ResultLine[], settings: Settings): Problem[] {
  if (isTeamScoring(settings)) return [];
  const boards = new Map<string, Set<number>>();
  let first: Omit<Problem, "about"> | undefined;
  let board = 0;
  let count = 0;
  for (const line of lines) {
    if (line.board === 0 || line.status === "sitOut") continue;
    for (const side of ["NS", "EW"] as const) {
      for (const pair of seated(line, side, settings)) {
        const played = boards.get(pair.key);
        if (!played) boards.set(pair.key, new Set([line.board]));
        else if (!played.has(line.board)) played.add(line.board);
        else {
          count++;
          if (first) continue;
          board = line.board;
          first = {
            kind: "playsBoardTwice",
            at: line.at,
            read: `${isIndividual(line) ? "Player" : "Pair"} ${pairLabel(pair)}`,
          };
        }
      }
    }
  }
  return first ? [{ ...first, about: [String(board), String(count)] }] : [];
}
