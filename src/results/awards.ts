/** What adjusted scores are worth under each way of scoring (Law 12C, Law 86). */
import type { ProblemKind } from "../notation/messages";
import { divide, fraction, fromDecimal, multiply, subtract, type Fraction } from "../scoring/fraction";
import type { Side } from "../scoring/types";
import { certain, type Weighted } from "../scoring/weighted";
import { scoringUnit, setting } from "./settings";
import { imps, percentShare, type Share } from "./share";
import type { Award, ResultLine, Settings } from "./types";

/** The result that a line has in the comparison, from N-S's view: what was scored, or what was assigned to a side. */
export function comparedResult(line: ResultLine, side: Side): Weighted | undefined {
  if (!line.award) return line.score === undefined ? undefined : certain(line.score);
  const award = side === "NS" ? line.award.ns : line.award.ew;
  if (award.kind !== "scores") return undefined;
  return award.of.map(({ score, weight }) => ({ score, weight: fromDecimal(weight) }));
}

/** The one score that was assigned to both sides, if that is the ruling. */
export function assignedScore({ award }: ResultLine): number | undefined {
  if (award?.ns.kind !== "scores" || award.ew.kind !== "scores") return undefined;
  const [ns, ew] = [award.ns.of, award.ew.of];
  return ns.length === 1 && ew.length === 1 && ns[0].score === ew[0].score ? ns[0].score : undefined;
}

/**
 * An adjusted score that is no result of play. AVE+ and AVE- at matchpoints stay open: they depend on the pair's own
 * session.
 *
 * @param boardTop the full board's top at matchpoints
 * @param comparisons what one board's IMPs are multiplied by: 1, or all comparisons where totals are not divided
 */
export function awardShare(
  award: Award,
  settings: Settings,
  { boardTop, comparisons }: { boardTop: number; comparisons: number },
): Share | undefined {
  switch (scoringUnit(settings)) {
    case "MP":
      return boardTop === 0 ? undefined : matchpointShare(award, boardTop, settings);
    case "IMPs": {
      const value = impValue(award, settings);
      return value && imps(multiply(value, fraction(comparisons)));
    }
    default:
      return award.kind === "points" ? imps(fromDecimal(award.value)) : undefined;
  }
}

function matchpointShare(award: Award, boardTop: number, settings: Settings): Share | undefined {
  switch (award.kind) {
    case "percent":
      return percentShare(fromDecimal(award.value), boardTop);
    case "points":
      return {
        points: divide(multiply(fromDecimal(award.value), fraction(2)), scaleOf(settings)),
        top: boardTop,
      };
    case "average":
      return award.sign === "" ? percentShare(fraction(50), boardTop) : undefined;
    default:
      return undefined;
  }
}

export const scaleOf = (settings: Settings): Fraction => fraction(Number(setting(settings, "Matchpoint scale")));

/** Ten percent above or below 50 are worth as much as AVE+ or AVE-. */
const PERCENT_OF_AVERAGE_PLUS = fraction(10);

/** IMPs on one board: AVE+ and AVE- as set, percentages in proportion. */
function impValue(award: Award, settings: Settings): Fraction | undefined {
  const plus = fromDecimal(Number(setting(settings, "Average IMPs (pairs)")));
  switch (award.kind) {
    case "imps":
      return fromDecimal(award.value);
    case "average":
      return award.sign === "" ? fraction(0) : award.sign === "+" ? plus : subtract(fraction(0), plus);
    case "percent":
      return divide(multiply(subtract(fromDecimal(award.value), fraction(50)), plus), PERCENT_OF_AVERAGE_PLUS);
    default:
      return undefined;
  }
}

/** The kind of problem with an award that has no value under this way of scoring. */
export function unusableAward(award: Award, settings: Settings): ProblemKind | undefined {
  const unit = scoringUnit(settings);
  if (award.kind === "scores") return undefined;
  if (unit === "MP") return award.kind === "imps" ? "impsAtMatchpoints" : undefined;
  if (unit === "IMPs") return award.kind === "points" ? "matchpointsAtImps" : undefined;
  return award.kind === "points" ? undefined : "noValueAtTotalPoints";
}
