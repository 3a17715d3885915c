/** Compares the results of one board: matchpoints, IMPs or total points for both sides of every line. */
import { add, fraction, multiply, type Fraction } from "../scoring/fraction";
import { top } from "../scoring/matchpoints";
import type { Side } from "../scoring/types";
import { certain, type Weighted } from "../scoring/weighted";
import { awardShare, comparedResult } from "./awards";
import { each } from "./each";
import { groups } from "./groups";
import { butlerField, crossImpField } from "./impField";
import { matchpointField } from "./matchpointField";
import { setting } from "./settings";
import { imps, type Field, type LinePoints, type Share } from "./share";
import type { ResultLine, Settings } from "./types";

/**
 * Scores are compared among themselves, those of a fouled board field by field. A side that was assigned a result has
 * it in the comparison, part by part where it is weighted; each side of a split score has its own (EBU White Book
 * 4.1.1). Artificial scores are in nobody's comparison and take their part of the full board (4.2.3).
 *
 * @param lines the scored lines of one board
 * @param expected the most results that any board got
 * @param complete is no result of the board still to come?
 */
export function compareBoard(
  lines: readonly ResultLine[],
  expected: number,
  settings: Settings,
  complete = true,
): LinePoints[] {
  const fields = fieldsOf(lines, expected, complete);
  if (fields.length === 1) return compareField(fields[0], settings);
  const found = new Map<ResultLine, LinePoints>();
  for (const field of fields) {
    compareField(field, settings).forEach((points, i) => found.set(field.lines[i], points));
  }
  return lines.map((line) => found.get(line) as LinePoints);
}

/**
 * The lines of one board in the forms in which it was played: one, unless it was fouled. How small a fouled board's
 * fields are is known when all of its results are there.
 */
export function fieldsOf(lines: readonly ResultLine[], expected: number, complete = true): Field[] {
  const fields = groups(lines, (line) => line.field ?? "");
  return fields.map((field) => {
    const others = fields.filter((other) => other !== field).map((other) => other.filter(isResult).length);
    return { lines: field, expected, fouled: complete && fields.length > 1, largestOther: Math.max(0, ...others) };
  });
}

/** Has either side a result here that others are compared with? Artificial scores make no field larger. */
const isResult = (line: ResultLine): boolean =>
  comparedResult(line, "NS") !== undefined || comparedResult(line, "EW") !== undefined;

function compareField(field: Field, settings: Settings): LinePoints[] {
  const [ns, ew] = (["NS", "EW"] as const).map((side) => compareSide(field, side, settings));
  const compared = ns.filter(({ inField }) => inField).length;
  const nsAwards = awardContext(field, compared, settings);
  const ewAwards = awardContext(field, ew.filter(({ inField }) => inField).length, settings);
  const pointsOf = ({ award }: ResultLine, i: number): LinePoints => {
    const points: LinePoints = {};
    const own = ns[i].share ?? (award && awardShare(award.ns, settings, nsAwards));
    const theirs = ew[i].share ?? (award && awardShare(award.ew, settings, ewAwards));
    if (own) points.ns = own;
    if (theirs) points.ew = theirs;
    if (award && !(own && theirs)) points.tops = { ns: nsAwards.boardTop, ew: ewAwards.boardTop };
    if (ns[i].basis) points.basis = ns[i].basis;
    if (ns[i].inField) points.compared = compared;
    return points;
  };
  // Lines of one score without a ruling have the same points: one object serves them all. Not so lines that have only
  // North-South's points in common: a split score is another result for each side.
  const known = new Map<number | undefined, LinePoints>();
  return field.lines.map((line, i) => {
    if (line.award) return pointsOf(line, i);
    const points = known.get(line.score) ?? pointsOf(line, i);
    known.set(line.score, points);
    return points;
  });
}

/** What an average is worth to a side of which so many results are compared; a board without a top has the full one. */
function awardContext({ expected }: Field, compared: number, settings: Settings) {
  const own = setting(settings, "Boards with fewer results") === "Own top" && compared > 1;
  const full = own ? compared : expected;
  const undivided = setting(settings, "Scoring") === "Cross-IMPs" && setting(settings, "Cross-IMP divisor") === "Total";
  return { boardTop: top(full), comparisons: undivided ? Math.max(1, full - 1) : 1 };
}

interface Compared {
  /** Is there a result of this side that others are compared with? */
  inField: boolean;
  share?: Share;
  basis?: Fraction;
}

/** One side's shares, from its own view: E-W's scores are N-S's negated. */
function compareSide(field: Field, side: Side, settings: Settings): Compared[] {
  const sign = side === "NS" ? 1 : -1;
  const plain = each(
    field.lines.map(({ award, score }) => (award ? undefined : score)),
    (score) => (score === undefined ? undefined : certain(sign * score + 0)),
  );
  const results = field.lines.map((line, i) => plain[i] ?? ownResult(line, side));
  const inField = results.filter((result) => result !== undefined);
  const compared = scoreField(inField, field, settings);
  let next = 0;
  return results.map((result): Compared => (result ? compared[next++] : OUT_OF_FIELD));
}

const OUT_OF_FIELD: Compared = { inField: false };

/** The result that a line has in the comparison, from the side's own view. */
export function ownResult(line: ResultLine, side: Side): Weighted | undefined {
  const result = comparedResult(line, side);
  return result && side === "EW" ? negated(result) : result;
}

function scoreField(results: readonly Weighted[], field: Field, settings: Settings): Compared[] {
  switch (setting(settings, "Scoring")) {
    case "Butler":
      return each(butlerField(results, field, settings), (result) => ({ inField: true, ...result }));
    case "Cross-IMPs":
      return each(crossImpField(results, field, settings), (result) => ({ inField: true, ...result }));
    case "Total points":
      return each(results, (result) => ({ inField: true, share: imps(meanOf(result)) }));
    default:
      return each(matchpointField(results, field, settings), (share) => ({
        inField: true,
        ...(share ? { share } : {}),
      }));
  }
}

function negated(result: Weighted): Weighted {
  return result.map(({ score, weight }) => ({ score: 0 - score, weight }));
}

function meanOf(result: Weighted): Fraction {
  return result.reduce((sum, { score, weight }) => add(sum, multiply(weight, fraction(score))), fraction(0));
}
