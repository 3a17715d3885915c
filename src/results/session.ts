/** A session scored: every line's points, every pair's total. */
import { makeAward, type Awards } from "../notation/award";
import type { Problem } from "../notation/problem";
import { compare, divide, fraction, sum, type Fraction } from "../scoring/fraction";
import type { Side } from "../scoring/types";
import { unusableAward } from "./awards";
import { compareBoard } from "./compareBoard";
import { percentOf } from "./figures";
import { groups } from "./groups";
import { contestantOf, isScored, meetsItself, seated, winners, type Pair } from "./pairs";
import { scoringUnit, setting } from "./settings";
import { addShares, percentShare, type LinePoints, type Share } from "./share";
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
}

export interface ScoredSession {
  /** One for each line, in the same order. */
  lines: ScoredLine[];
  standings: Standing[];
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
  settings: Settings = {},
  contestants: readonly Contestant[] = [],
  named = contestants.length > 0,
): ScoredSession {
  const scored = lines.map((line): ScoredLine => ({ line, problems: lineProblems(line, settings) }));
  compareAll(scored, settings);
  settleAverages(scored, settings);
  return {
    lines: scored,
    standings: standings(scored, settings, contestants),
    winners: winners(lines, settings),
    named,
    settings,
  };
}

function lineProblems(line: ResultLine, settings: Settings): Problem[] {
  const problems: Problem[] = [];
  const twice = meetsItself(line, settings);
  if (twice) problems.push({ kind: "pairAgainstItself", at: line.at, read: twice, column: "NS" });
  const awards = line.award ? [line.award.ns, line.award.ew] : [];
  const unusable = awards.map((award) => unusableAward(award, settings)).find((kind) => kind !== undefined);
  if (unusable) problems.push({ kind: unusable, at: line.at, read: makeAward(line.award as Awards), column: "Adjust" });
  return problems;
}

function compareAll(scored: readonly ScoredLine[], settings: Settings): void {
  const apart = setting(settings, "Sections") !== "Together";
  const counting = scored.filter(({ line, problems }) => isScored(line) && problems.length === 0);
  for (const section of groups(counting, ({ line }) => (apart ? line.section : ""))) {
    const boards = groups(section, ({ line }) => line.board);
    const expected = Math.max(0, ...boards.map((board) => board.length));
    for (const board of boards) {
      const points = compareBoard(
        board.map(({ line }) => line),
        expected,
        settings,
      );
      board.forEach((entry, i) => Object.assign(entry, points[i]));
    }
  }
}

/** AVE+ and AVE-: 60 and 40 %, or the pair's own percentage on the boards that are scored, where that is better or worse. */
function settleAverages(scored: readonly ScoredLine[], settings: Settings): void {
  const open = scored.filter(({ line, problems }) => line.award && isScored(line) && problems.length === 0);
  if (!open.length || scoringUnit(settings) !== "MP") return;
  const own = new Map(totals(scored, settings).map(({ pair, total }) => [pair.key, percentOf(total)]));
  const fullTop = Math.max(0, ...scored.map(({ ns, ew }) => ns?.top ?? ew?.top ?? 0));
  for (const entry of open) {
    for (const side of ["NS", "EW"] as const) {
      const slot = side === "NS" ? "ns" : "ew";
      const award = entry.line.award?.[slot];
      if (entry[slot] || award?.kind !== "average" || fullTop === 0) continue;
      const percents = seated(entry.line, side, settings).map(({ key }) =>
        averagePercent(award, own.get(key), settings),
      );
      entry[slot] = percentShare(meanOf(percents, averagePercent(award, undefined, settings)), fullTop);
    }
  }
}

/** Partners of an individual event may have different percentages: their table has the mean. */
function meanOf(percents: readonly Fraction[], otherwise: Fraction): Fraction {
  return percents.length ? divide(sum(percents), fraction(percents.length)) : otherwise;
}

function averagePercent(
  award: Extract<Award, { kind: "average" }>,
  own: Fraction | undefined,
  settings: Settings,
): Fraction {
  const plus = award.sign === "+";
  const flat = fraction(plus ? 60 : 40);
  const counts = setting(settings, plus ? "Average plus" : "Average minus") !== (plus ? 60 : 40);
  if (!own || !counts) return flat;
  return compare(own, flat) > 0 === plus ? own : flat;
}

function standings(scored: readonly ScoredLine[], settings: Settings, contestants: readonly Contestant[]): Standing[] {
  return totals(scored, settings).map((standing) => {
    const contestant = contestantOf(standing.pair, contestants);
    return contestant ? { ...standing, contestant } : standing;
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
