/** A session scored: every line's points, every pair's total. */
import { makeAward, type Awards } from "../notation/award";
import { resultExample } from "../notation/contract";
import type { Problem } from "../notation/problem";
import { compare, divide, fraction, sum, type Fraction } from "../scoring/fraction";
import type { Side } from "../scoring/types";
import { unusableAward } from "./awards";
import { compareBoard } from "./compareBoard";
import { percentOf } from "./figures";
import { groups } from "./groups";
import { languageOf } from "./language";
import { contestantFinder, isScored, meetsItself, seated, winners, type Pair } from "./pairs";
import { playedTwice } from "./playedTwice";
import { isOpen, isWrong } from "./progress";
import { isTeamScoring, scoringUnit, setting } from "./settings";
import { atOnce, mapped, within, type Steps } from "./steps";
import { addShares, percentShare, type LinePoints, type Share } from "./share";
import { isSwissPairs, swissPairs, type SwissPairs, type SwissTotal } from "./swissPairs";
import { teamLines } from "./teams/teamLines";
import type { Award, Contestant, ResultLine, Settings } from "./types";

export interface ScoredLine extends LinePoints {
  line: ResultLine;
  problems: Problem[];
}

export interface Standing {
  /** A pair, or a player of an individual event. */
  pair: Pair;
  contestant?: Contestant;
  /** The side that the pair sat on most. */
  direction: Side;
  boards: number;
  total: Share;
  /** Swiss pairs: its finished matches and their victory points. */
  swiss?: SwissTotal;
}

export interface ScoredSession {
  /** One for each line, in the same order. */
  lines: ScoredLine[];
  standings: Standing[];
  /** What keeps Swiss matches from being worth anything: it stands at its line, and with the ranking too. */
  problems: Problem[];
  /** The most boards that any pair has. */
  mostBoards: number;
  winners: 1 | 2;
  /** Is there a list of names? Then the ranking has a column for them, filled or not. */
  named: boolean;
  settings: Settings;
}

/**
 * Scores a session of pairs or single players. Lines are compared board by board, by field where a board was fouled,
 * and by section where the setting says so. AVE+ and AVE- are settled last, by the pair's own percentage on its other
 * boards (Law 12C2).
 */
export function scoreSession(
  lines: readonly ResultLine[],
  settings: Settings,
  contestants: readonly Contestant[] = [],
  named = contestants.length > 0,
): ScoredSession {
  return atOnce(scoreSessionSteps(lines, settings, contestants, named));
}

export function* scoreSessionSteps(
  lines: readonly ResultLine[],
  settings: Settings,
  contestants: readonly Contestant[],
  named = contestants.length > 0,
): Steps<ScoredSession> {
  const asLine = (line: ResultLine): ScoredLine => ({ line, problems: lineProblems(line, settings) });
  const scored = yield* within(mapped(lines, asLine), 0, 0.3);
  if (isTeamScoring(settings)) compareMatches(scored, settings);
  else yield* within(compareAll(scored, settings), 0.3, 0.7);
  settleAverages(scored, settings);
  yield 0.7;
  const swiss = isSwissPairs(settings) ? swissPairs(scored, settings) : undefined;
  for (const problem of swiss?.problems ?? []) {
    scored.find(({ line }) => line.at === problem.at)?.problems.push(problem);
  }
  const ranked = standings(scored, settings, contestants, swiss);
  yield 0.9;
  return {
    lines: scored,
    standings: ranked,
    problems: [...(swiss?.problems ?? []), ...playedTwice(lines, settings)],
    mostBoards: ranked.reduce((most, { boards }) => Math.max(most, boards), 0),
    winners: winners(lines, settings),
    named,
    settings,
  };
}

function lineProblems(line: ResultLine, settings: Settings): Problem[] {
  const problems: Problem[] = [];
  if (isTeamScoring(settings)) return problems;
  const twice = meetsItself(line, settings);
  if (twice) problems.push({ kind: "pairAgainstItself", at: line.at, read: twice, column: "NS" });
  const awards = line.award ? [line.award.ns, line.award.ew] : [];
  const unusable = awards.map((award) => unusableAward(award, settings)).find((kind) => kind !== undefined);
  if (unusable) {
    const read = makeAward(line.award as Awards);
    problems.push({
      kind: unusable,
      at: line.at,
      read,
      column: "Adjust",
      likely: [resultExample({ language: languageOf(settings) })],
    });
  }
  return problems;
}

/** Team matches: each line against the other table of its match. */
function compareMatches(scored: readonly ScoredLine[], settings: Settings): void {
  const found = teamLines(
    scored.map(({ line }) => line),
    settings,
  );
  scored.forEach((entry, i) => {
    Object.assign(entry, found[i].points);
    entry.problems.push(...found[i].problems);
  });
}

function* compareAll(scored: readonly ScoredLine[], settings: Settings): Steps<void> {
  const boards = comparedBoards(scored, settings);
  for (const [i, { entries, expected, complete }] of boards.entries()) {
    yield i / boards.length;
    const points = compareBoard(
      entries.map(({ line }) => line),
      expected,
      settings,
      complete,
    );
    entries.forEach((entry, i) => Object.assign(entry, points[i]));
  }
}

/** The lines of one board that are compared, in one section where sections are apart. */
export interface ComparedBoard {
  entries: ScoredLine[];
  /** The most results that any board got. */
  expected: number;
  /** Is no result of the board still to come? */
  complete: boolean;
}

export function comparedBoards(scored: readonly ScoredLine[], settings: Settings): ComparedBoard[] {
  const apart = setting(settings, "Sections") !== "Together";
  return groups(scored, ({ line }) => (apart ? line.section : "")).flatMap((section) => {
    const boards = groups(section, ({ line }) => line.board).map((all) => ({
      entries: all.filter(counts),
      complete: !all.some(isOpen),
    }));
    const expected = boards.reduce((most, { entries }) => Math.max(most, entries.length), 0);
    return boards.flatMap((board) => (board.entries.length ? [{ ...board, expected }] : []));
  });
}

const counts = (scored: ScoredLine): boolean => isScored(scored.line) && !isWrong(scored);

type Average = Extract<Award, { kind: "average" }>;

/** AVE+ and AVE-: 60 and 40 %, or the pair's own percentage on the boards that are scored, where that is better or worse. */
function settleAverages(scored: readonly ScoredLine[], settings: Settings): void {
  const open = scored.filter((entry) => entry.line.award && counts(entry));
  if (!open.length || scoringUnit(settings) !== "MP") return;
  const own = new Map<number, Map<string, Fraction>>();
  for (const entry of open) {
    const match = sessionOf(entry, settings);
    if (!own.has(match)) own.set(match, ownPercents(ownSession(entry, scored, settings), settings));
    for (const side of ["NS", "EW"] as const) {
      const slot = side === "NS" ? "ns" : "ew";
      const award = entry.line.award?.[slot];
      const top = entry.tops?.[slot];
      if (entry[slot] || award?.kind !== "average" || !top) continue;
      const { percent } = averageSteps(award, seated(entry.line, side, settings), own.get(match), settings);
      entry[slot] = percentShare(percent, top);
    }
  }
}

/** The lines that a pair's own percentage goes by: its session, or the match of a Swiss (EBU White Book 8.80.6). */
export function ownSession(entry: ScoredLine, scored: readonly ScoredLine[], settings: Settings): ScoredLine[] {
  return scored.filter((other) => sessionOf(other, settings) === sessionOf(entry, settings));
}

const sessionOf = ({ line }: ScoredLine, settings: Settings): number =>
  isSwissPairs(settings) ? (line.round ?? 0) : 0;

/** Each pair's percentage on its boards without AVE+ and AVE-, which depend on it. */
export function ownPercents(scored: readonly ScoredLine[], settings: Settings): Map<string, Fraction> {
  const without = scored.map(({ ns, ew, ...entry }): ScoredLine => {
    const { ns: first, ew: second } = entry.line.award ?? {};
    return {
      ...entry,
      ...(ns && !dependsOnSession(first) ? { ns } : {}),
      ...(ew && !dependsOnSession(second) ? { ew } : {}),
    };
  });
  return new Map(
    totals(without, settings).flatMap(({ pair, total }) => (total.top > 0 ? [[pair.key, percentOf(total)]] : [])),
  );
}

const dependsOnSession = (award?: Award): boolean => award?.kind === "average" && award.sign !== "";

export interface AverageSteps {
  /** What each partner's average is: one for a pair, two for the players of an individual event. */
  seated: { pair: Pair; own?: Fraction; percent: Fraction }[];
  /** What the table gets. */
  percent: Fraction;
}

/** What AVE+ or AVE- is for those seated; partners of an individual event may differ, and their table has the mean. */
export function averageSteps(
  award: Average,
  pairs: readonly Pair[],
  ownPercent: ReadonlyMap<string, Fraction> | undefined,
  settings: Settings,
): AverageSteps {
  const steps = pairs.map((pair) => {
    const own = ownPercent?.get(pair.key);
    return { pair, ...(own ? { own } : {}), percent: averagePercent(award, own, settings) };
  });
  const percents = steps.map(({ percent }) => percent);
  const mean = percents.length ? divide(sum(percents), fraction(percents.length)) : undefined;
  return { seated: steps, percent: mean ?? averagePercent(award, undefined, settings) };
}

function averagePercent(award: Average, own: Fraction | undefined, settings: Settings): Fraction {
  if (award.sign === "") return fraction(50);
  const plus = award.sign === "+";
  const flat = fraction(plus ? 60 : 40);
  const counts = setting(settings, plus ? "Average plus" : "Average minus") !== (plus ? 60 : 40);
  if (!own || !counts) return flat;
  return compare(own, flat) > 0 === plus ? own : flat;
}

function standings(
  scored: readonly ScoredLine[],
  settings: Settings,
  contestants: readonly Contestant[],
  swiss: SwissPairs | undefined,
): Standing[] {
  const listed = contestantFinder(contestants);
  return totals(scored, settings).map((standing) => {
    const contestant = listed(standing.pair);
    const total = swiss?.totals.get(standing.pair.key);
    return {
      ...standing,
      // Without rounds there are no matches, and matchpoints alone rank nobody.
      ...(swiss && !total ? { boards: 0, total: { points: fraction(0), top: 0 } } : {}),
      ...(contestant ? { contestant } : {}),
      ...(total ? { swiss: total } : {}),
    };
  });
}

function totals(scored: readonly ScoredLine[], settings: Settings): Standing[] {
  const found = new Map<string, Standing & { sat: Record<Side, number> }>();
  for (const entry of scored) {
    for (const side of ["NS", "EW"] as const) {
      const share = side === "NS" ? entry.ns : entry.ew;
      for (const pair of seated(entry.line, side, settings)) {
        const standing = found.get(pair.key) ?? {
          pair,
          direction: side,
          boards: 0,
          total: { points: fraction(0), top: 0 },
          sat: { NS: 0, EW: 0 },
        };
        found.set(pair.key, standing);
        standing.sat[side]++;
        standing.direction = standing.sat.NS >= standing.sat.EW ? "NS" : "EW";
        if (!share) continue;
        standing.boards++;
        standing.total = addShares(standing.total, share);
      }
    }
  }
  return [...found.values()].map(({ pair, direction, boards, total }) => ({ pair, direction, boards, total }));
}
