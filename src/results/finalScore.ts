/** What a pair is ranked on: its total with carry-over, handicap and penalty, and boards that it missed. */
import {
  add,
  divide,
  fraction,
  fromDecimal,
  multiply,
  roundHalfAway,
  subtract,
  type Fraction,
} from "../scoring/fraction";
import { fromScale, onScale, percentOf, shown } from "./figures";
import type { ScoredSession, Standing } from "./session";
import { scoringUnit, setting } from "./settings";
import type { Share } from "./share";
import type { Settings } from "./types";

export interface FinalScore {
  /** With carry-over and penalty; brought up to all boards where the setting says so. */
  total: Share;
  /** Before the handicap: percent, or points per board. */
  scratch: Fraction;
  /** Percent with the handicap; or points per board. */
  average: Fraction;
  /** What places go by. */
  rankedOn: Fraction;
}

/**
 * Carry-over and penalty are in the points of the session, on the scale of the settings. A handicap is added to the
 * percentage at matchpoints, and to the total in IMPs or points.
 */
export function finalScore(standing: Standing, session: ScoredSession): FinalScore {
  const { settings } = session;
  const { boards, contestant = {} } = standing;
  const { penalty = 0, carryOver = 0, handicap = 0 } = contestant as NonNullable<Standing["contestant"]>;
  const own = fromScale(subtract(fromDecimal(carryOver), fromDecimal(penalty)), settings);
  const matchpointed = scoringUnit(settings) === "MP";
  const given = fromDecimal(handicap);
  const played = broughtUp(standing.total, boards, session);
  const extra = matchpointed ? own : add(own, given);
  const total = { points: add(played.points, extra), top: played.top };
  const scratch = matchpointed ? percentOf(total) : perBoard(total.points, boards);
  const average = matchpointed ? add(scratch, given) : scratch;
  const byTotal = setting(settings, "Boards a pair missed") === "Plain total" || !matchpointed;
  return {
    total,
    scratch,
    average,
    rankedOn: ranked(byTotal ? totalFigure(total, boards, settings) : average, settings),
  };
}

const perBoard = (points: Fraction, boards: number): Fraction =>
  boards === 0 ? fraction(0) : divide(points, fraction(boards));

/** IMPs and points go by the board where pairs are ranked on their average, else by the total. */
function totalFigure(total: Share, boards: number, settings: Settings): Fraction {
  return setting(settings, "Boards a pair missed") === "Average" ? perBoard(total.points, boards) : total.points;
}

/** The total as if all boards had been played, as EBU and ACBL factor it; the rounding is the ACBL's. */
function broughtUp(total: Share, boards: number, { standings, settings }: ScoredSession): Share {
  const how = setting(settings, "Boards a pair missed");
  if (boards === 0 || (how !== "Factor up" && how !== "Factor up and round")) return total;
  const all = Math.max(...standings.map((standing) => standing.boards));
  const factor = fraction(all, boards);
  const points = multiply(total.points, factor);
  const top = (total.top * all) / boards;
  if (how === "Factor up") return { points, top };
  const rounded = fromDecimal(roundHalfAway(onScale(points, settings), 2));
  return { points: fromScale(rounded, settings), top };
}

/** The exact figure, or as printed. */
function ranked(figure: Fraction, settings: Settings): Fraction {
  return setting(settings, "Ties decided on") === "Exact" ? figure : fromDecimal(shown(figure, settings));
}
