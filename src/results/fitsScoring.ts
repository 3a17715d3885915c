/** Does the setting Scoring fit who plays: pairs, or single players? */
import type { ProblemKind } from "../notation/messages";
import type { Problem } from "../notation/problem";
import { folded, textOf } from "../notation/text";
import type { Cells } from "./columns";
import { isIndividual } from "./pairs";
import type { ResultLine, Settings } from "./types";

/** Scorings for pairs alone. Single players may be ranked on IMPs and total points as well. */
const OF_PAIRS = ["Matchpoints", "Swiss pairs"];

/**
 * Who plays is told by the columns, whatever the setting says; where somebody chose another, that is said.
 *
 * @param cells the settings, for their row
 */
export function scoringMisfits(lines: readonly ResultLine[], settings: Settings, cells: Cells): Problem[] {
  const { Scoring: scoring = "" } = settings;
  const [players, pairs] = [lines.some(isIndividual), lines.some(({ ns, ew }) => ns || ew)];
  const kind: ProblemKind | undefined =
    scoring === "Individual" && pairs && !players
      ? "individualOfPairs"
      : OF_PAIRS.includes(String(scoring)) && players && !pairs
        ? "pairsOfPlayers"
        : undefined;
  if (!kind) return [];
  const row = cells.findIndex(([name]) => folded(textOf(name)) === "scoring");
  return [{ kind, at: `row ${row + 1}`, read: String(scoring), column: "Value" }];
}
