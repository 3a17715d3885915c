/** One board of a team match: the results of its two tables, each side's IMPs or points. */
import { makeAward, type Award } from "../../notation/award";
import { read, unread, type Reading } from "../../notation/problem";
import { boardAMatch } from "../../scoring/boardAMatch";
import { add, compare, fraction, fromDecimal, multiply, subtract, type Fraction } from "../../scoring/fraction";
import { imps } from "../../scoring/imps";
import type { MatchpointScale } from "../../scoring/types";
import { certain, compareWeighted, type Weighted } from "../../scoring/weighted";
import { setting } from "../settings";
import type { ResultLine, Settings } from "../types";
import type { Both, TeamBoard } from "./types";

export type Outcome = Pick<TeamBoard, "state" | "points">;

export const NOTHING: Both<Fraction> = [fraction(0), fraction(0)];

export function isBoardAMatch(settings: Settings): boolean {
  return setting(settings, "Scoring") === "Board-a-match";
}

/**
 * Compares the tables of one board. Each side's points are its own: where one table has an artificial score, the side
 * gets what it was awarded there, whatever the other side gets (Law 86). Weighted scores are compared one by one and
 * then weighted, never averaged. A board without a result at a table (`NP`) is cancelled.
 *
 * @param tables the results where the first team, and where the second sat N-S
 */
export function compareTables(tables: Both<ResultLine | undefined>, settings: Settings): Reading<Outcome> {
  const first = sidePoints(tables[0], tables[1], settings);
  if (!first.ok) return first;
  const second = sidePoints(tables[1], tables[0], settings);
  if (!second.ok) return second;
  const [one, other] = [first.value, second.value];
  if (one && other) return read({ state: "settled", points: [one, other] });
  if (!tables.some((line) => line?.status === "notPlayed")) return read({ state: "open", points: NOTHING });
  if (!one && !other) return read({ state: "cancelled", points: NOTHING });
  return read({ state: "settled", points: [one ?? fraction(0), other ?? fraction(0)] });
}

/**
 * One side's points: what it was awarded at either table, else its N-S result against the other table's. Undefined while a
 * result is missing.
 *
 * @param own the table where the side sat N-S
 * @param other the table where it sat E-W
 */
function sidePoints(
  own: ResultLine | undefined,
  other: ResultLine | undefined,
  settings: Settings,
): Reading<Fraction | undefined> {
  const artificial: { points: Fraction; written: string }[] = [];
  for (const [awards, slot] of [
    [own?.award, "ns"],
    [other?.award, "ew"],
  ] as const) {
    const award = awards?.[slot];
    if (!award || award.kind === "scores") continue;
    const points = awarded(award, settings);
    const written = makeAward(awards);
    if (points === undefined) return unread("notATeamsAward", written, understood(settings));
    artificial.push({ points, written });
  }
  const [first, second] = artificial;
  if (second && compare(first.points, second.points) !== 0) {
    return unread("awardsDiffer", `${first.written} and ${second.written}`);
  }
  if (first) return read(first.points);
  const [ours, theirs] = [scoresOf(own, "ns"), scoresOf(other, "ew")];
  if (!own || !other || !ours || !theirs) return read(undefined);
  const ruled = own.award ?? other.award;
  if (!ruled && (own.field ?? "") !== (other.field ?? "")) {
    return unread("fieldsDiffer", [own, other].map(({ field }) => field ?? "none").join(" and "));
  }
  return read(isBoardAMatch(settings) ? boardPoints(ours, theirs, settings) : impPoints(ours, theirs));
}

function impPoints(ours: Weighted, theirs: Weighted): Fraction {
  return compareWeighted([ours, theirs], (own, other) => imps(own - other))[0];
}

/** Counted in whole points, 2 for a board won, and then on the scale that is set, so that halves stay exact. */
function boardPoints(ours: Weighted, theirs: Weighted, settings: Settings): Fraction {
  const [won] = compareWeighted([ours, theirs], (own, other) => boardAMatch(own, other));
  return multiply(won, fraction(pointsScale(settings), 2));
}

/** N-S's score or scores; undefined where there is none, or not yet. */
function scoresOf(line: ResultLine | undefined, slot: "ns" | "ew"): Weighted | undefined {
  const award = line?.award?.[slot];
  if (award?.kind === "scores") return award.of.map(({ score, weight }) => ({ score, weight: fromDecimal(weight) }));
  const counts = line?.status === "played" || line?.status === "passed";
  return counts && line.score !== undefined ? certain(line.score) : undefined;
}

/** Points for a board won. */
export function pointsScale(settings: Settings): MatchpointScale {
  return setting(settings, "Matchpoint scale") === 1 ? 1 : 2;
}

const AVERAGES = { "+": 60, "": 50, "-": 40 } as const;

/**
 * An artificial score: in IMPs, or board-a-match in its part of the board (AVE+ is 60 % there). Undefined where it is
 * none for a team.
 */
function awarded(award: Exclude<Award, { kind: "scores" }>, settings: Settings): Fraction | undefined {
  const percent = award.kind === "average" ? AVERAGES[award.sign] : award.kind === "percent" ? award.value : undefined;
  if (isBoardAMatch(settings)) {
    if (percent !== undefined) return multiply(fromDecimal(percent), fraction(pointsScale(settings), 100));
    return award.kind === "points" ? fromDecimal(award.value) : undefined;
  }
  if (award.kind === "imps") return fromDecimal(award.value);
  const average = fromDecimal(Number(setting(settings, "Average IMPs (teams)")));
  if (percent === AVERAGES["+"]) return average;
  if (percent === AVERAGES["-"]) return subtract(fraction(0), average);
  return percent === AVERAGES[""] ? fraction(0) : undefined;
}

function understood(settings: Settings): string[] {
  return isBoardAMatch(settings) ? ["AVE+/AVE-", "60-40"] : ["AVE+/AVE-", "60-40", "+3/-3 IMPs"];
}

/**
 * What each side won on a board, as it stands on a slip: the winner's IMPs. Awards that are not opposite stand on each
 * side's own.
 */
export function wonOf([first, second]: Both<Fraction>, settings: Settings): Both<Fraction> {
  if (isBoardAMatch(settings) || add(first, second).n !== 0) return [first, second];
  return first.n > 0 ? [first, fraction(0)] : [fraction(0), second];
}
