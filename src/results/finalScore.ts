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
import { fromScale, onScale, shown } from "./figures";
import type { ScoredSession, Standing } from "./session";
import { scoringUnit, setting } from "./settings";
import type { Settings } from "./types";

export interface FinalScore {
  /** What was won at the table, or as if all boards had been played where the setting says so. */
  played: Played;
  /** With carry-over and penalty, matchpoints on the scale of 2; brought up to all boards where the setting says so. */
  points: Fraction;
  /** Before the handicap: percent, or points per board. */
  scratch: Fraction;
  /** Percent with the handicap; or points per board. */
  average: Fraction;
  /** Swiss pairs: victory points with carry-over and penalty. */
  vps?: Fraction;
  /** What places go by; a total on the scale of the settings. */
  rankedOn: Fraction;
}

/**
 * Carry-over and penalty are in the points of the session, on the scale of the settings (Swiss pairs: in victory
 * points). A handicap is added to the percentage at matchpoints, and to the total in IMPs or points.
 */
export function finalScore(standing: Standing, session: ScoredSession): FinalScore {
  const { settings } = session;
  const { penalty = 0, carryOver = 0, handicap = 0 } = standing.contestant ?? {};
  const fixed = subtract(fromDecimal(carryOver), fromDecimal(penalty));
  const own = standing.swiss ? fraction(0) : fromScale(fixed, settings);
  const given = fromDecimal(handicap);
  const matchpointed = scoringUnit(settings) === "MP";
  const played = broughtUp(standing, session);
  const points = add(played.points, matchpointed ? own : add(own, given));
  const scratch = matchpointed ? ratio(multiply(points, fraction(100)), played.top) : ratio(points, played.boards);
  const average = matchpointed ? add(scratch, given) : scratch;
  const byTotal = setting(settings, "Boards a pair missed") === "Plain total";
  const vps = standing.swiss && add(standing.swiss.vps, fixed);
  const rankedOn = vps ?? ranked(byTotal ? onScale(points, settings) : average, settings);
  return { played, points, scratch, average, ...(vps ? { vps } : {}), rankedOn };
}

/** 0 where there is nothing to divide by: no board was scored. */
const ratio = (points: Fraction, by: Fraction): Fraction => (by.n === 0 ? fraction(0) : divide(points, by));

export interface Played {
  points: Fraction;
  top: Fraction;
  boards: Fraction;
}

/** The total as if all boards had been played, as EBU and ACBL factor it; the rounding is the ACBL's. */
function broughtUp({ total, boards }: Standing, { mostBoards, settings }: ScoredSession): Played {
  const how = setting(settings, "Boards a pair missed");
  const factored = boards > 0 && (how === "Factor up" || how === "Factor up and round");
  const all = factored ? mostBoards : boards;
  const factor = factored ? fraction(all, boards) : fraction(1);
  const points = multiply(total.points, factor);
  const rounded = (): Fraction => fromScale(fromDecimal(roundHalfAway(onScale(points, settings), 2)), settings);
  return {
    points: how === "Factor up and round" ? rounded() : points,
    top: multiply(fraction(total.top), factor),
    boards: fraction(all),
  };
}

/** The exact figure, or as printed. */
function ranked(figure: Fraction, settings: Settings): Fraction {
  return setting(settings, "Ties decided on") === "Exact" ? figure : fromDecimal(shown(figure, settings));
}
