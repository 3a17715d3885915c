/** How one side's share of a board came about: matchpoints, IMPs or total points among the board's other results. */
import { makeAward } from "../../notation/award";
import { ownResult } from "../../results/compareBoard";
import { setting } from "../../results/settings";
import { imps } from "../../scoring/imps";
import { toNumber } from "../../scoring/fraction";
import type { Weighted } from "../../scoring/weighted";
import { explainStrings } from "../explainStrings";
import { butlerWords, datumWords } from "./butler";
import { crossImpWords, sumInWords } from "./crossImps";
import { less } from "./imps";
import { partsOf, type Compared, type OwnAndOthers } from "./compared";
import { matchpointWords } from "./matchpoints";
import { figure } from "./numbers";

const text = explainStrings.compare;

/**
 * The side's result, what it was compared with, and the figure last; undefined where the line has no result of play in
 * the comparison.
 *
 * @param board its number, where it is known
 */
export function comparisonInWords(compared: Compared, board = ""): string[] | undefined {
  const parts = takenApart(compared);
  if (!parts) return undefined;
  const opening = ownInWords(parts, board);
  switch (setting(parts.settings, "Scoring")) {
    case "Butler":
      return [opening, ...butlerWords(parts)];
    case "Cross-IMPs":
      return [opening, ...crossImpWords(parts)];
    case "Total points":
      return totalPoints(parts);
    default:
      return [opening, ...matchpointWords(parts)];
  }
}

/** What the IMPs were reckoned from: the datum, or all IMPs together; undefined where nothing is compared. */
export function basisInWords(compared: Compared): string[] | undefined {
  const parts = takenApart(compared);
  if (!parts || !compared.share) return undefined;
  const { own, others, field, settings } = parts;
  const isDatum = setting(settings, "Scoring") === "Butler";
  if (isDatum) return datumWords([own, ...others], settings, field.expected);
  return [ownInWords(parts, ""), ...sumInWords(parts).lines];
}

function takenApart(compared: Compared): OwnAndOthers | undefined {
  const { line, side, field } = compared;
  const own = ownResult(line, side);
  if (!own) return undefined;
  const others = field.lines
    .map((other) => (other === line ? undefined : ownResult(other, side)))
    .filter((result) => result !== undefined);
  return { ...compared, own, others };
}

function ownInWords({ own, others, side }: OwnAndOthers, board: string): string {
  if (own.length > 1) return text.ownWeighted(side, weightedEntry(own), others.length, board);
  return text.own(side, own[0].score, others.length, board);
}

function totalPoints({ own, share }: OwnAndOthers): string[] {
  if (!share) return [text.alone];
  if (own.length === 1) return [explainStrings.totalPoints.score(figure(share.points))];
  return [
    explainStrings.totalPoints.weighed(
      partsOf(own, ({ score }) => figure(score)),
      figure(share.points),
    ),
  ];
}

/** A team's board: IMPs against the other table's score. */
export function otherTableInWords(own: number, other: number): string {
  const difference = less(own, other);
  return explainStrings.otherTable(figure(own), figure(other), figure(difference), figure(imps(difference)));
}

/** "60% +620, 40% -100". */
function weightedEntry(own: Weighted): string {
  const award = { kind: "scores" as const, of: own.map(({ score, weight }) => ({ score, weight: toNumber(weight) })) };
  return makeAward({ ns: award, ew: award });
}
