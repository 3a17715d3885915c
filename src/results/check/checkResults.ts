/** Everything odd in a session's results, before the prizes are given. */
import { checkedRange, type Checked } from "./checked";
import { checkBoards } from "./boards";
import { checkDirections } from "./directions";
import { inOrder, type CheckFinding } from "./finding";
import { meetingsOf } from "./meetings";
import { checkMissing } from "./missing";
import { checkNumbers } from "./numbers";
import { checkPairs } from "./pairs";
import { checkPoints } from "./points";
import { checkReading } from "./reading";
import { checkScores, checkSigns } from "./scores";
import { checkStrains } from "./strains";
import { checkUnsigned } from "./unsigned";
import type { Cells } from "../columns";
import type { Grid } from "../readGrid";
import type { ScoredSession } from "../session";
import type { Contestant } from "../types";

/**
 * Looks at every result alone, beside the others of its board, and beside the others of its pairs. Nothing is
 * corrected: a finding holds what may be meant. What cannot be comes first, then what is missing, then what is odd.
 *
 * @param cells the range that the grid was read from
 * @param session the lines of the grid, scored in their order
 */
export function checkResults(
  cells: Cells,
  grid: Grid,
  session: ScoredSession,
  contestants: readonly Contestant[],
): CheckFinding[] {
  return inOrder(withoutEchoes(allFindings(checkedRange(cells, grid, session, contestants))));
}

function allFindings(checked: Checked): CheckFinding[] {
  const meetings = meetingsOf(checked.rows, checked.settings);
  return [
    ...checkReading(checked, meetings),
    ...checkScores(checked),
    ...checkSigns(checked),
    ...checkUnsigned(checked),
    ...checkStrains(checked),
    ...checkPairs(checked, meetings),
    ...checkDirections(checked, meetings),
    ...checkNumbers(checked, meetings),
    ...checkBoards(checked, meetings),
    ...checkPoints(checked),
    ...checkMissing(checked),
  ];
}

/** A wrong pair or board number shows in several ways; the clearest on each row is enough. */
const CLEARER: readonly CheckFinding["kind"][] = [
  "dateInColumn",
  "pairAgainstItself",
  "rowTwice",
  "playsTwice",
  "unknownPair",
  "strayPair",
  "strayBoard",
  "otherWayRound",
  "meetsAgain",
];

/** They say why a board has more rows than others. */
const TWICE: readonly CheckFinding["kind"][] = ["rowTwice", "playsTwice"];

function withoutEchoes(findings: readonly CheckFinding[]): CheckFinding[] {
  const twice = new Set(findings.filter(({ kind }) => TWICE.includes(kind)).map(({ about }) => about?.[0]));
  const clearest = new Map<number, number>();
  for (const { kind, row } of findings) {
    const rank = CLEARER.indexOf(kind);
    if (rank >= 0) clearest.set(row, Math.min(rank, clearest.get(row) ?? CLEARER.length));
  }
  return findings.filter(({ kind, row, read }) => {
    if (kind === "boardLong" && twice.has(read)) return false;
    const rank = CLEARER.indexOf(kind);
    return rank < 0 || rank === clearest.get(row);
  });
}
