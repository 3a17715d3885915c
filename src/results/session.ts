/** A session scored: every line's matchpoints, every pair's total. */
import type { Problem } from "../notation/problem";
import { compare, divide, fraction, multiply, type Fraction } from "../scoring/fraction";
import type { Side } from "../scoring/types";
import { addShares, compareBoard, percentShare, type LinePoints, type Share } from "./compareBoard";
import { contestantOf, isScored, meetsItself, pairOf, winners, type Pair } from "./pairs";
import { setting } from "./settings";
import type { Award, Contestant, ResultLine, Settings } from "./types";

export interface ScoredLine extends LinePoints {
  line: ResultLine;
  problems: Problem[];
}

export interface Standing {
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
 * Scores a session by matchpoints. Lines are compared board by board, by field where a board was fouled, and by
 * section where the setting says so. AVE+ and AVE- are settled last, by the pair's own percentage on its other boards
 * (Law 12C2).
 */
export function scoreSession(
  lines: readonly ResultLine[],
  settings: Settings = {},
  contestants: readonly Contestant[] = [],
  named = contestants.length > 0,
): ScoredSession {
  const scored = lines.map((line): ScoredLine => ({ line, problems: selfMeeting(line, settings) }));
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

function selfMeeting(line: ResultLine, settings: Settings): Problem[] {
  return meetsItself(line, settings) ? [{ kind: "pairAgainstItself", at: line.at, read: line.ns, column: "NS" }] : [];
}

function compareAll(scored: readonly ScoredLine[], settings: Settings): void {
  const apart = setting(settings, "Sections") !== "Together";
  const boards = groups(
    scored.filter(({ line, problems }) => isScored(line) && problems.length === 0),
    ({ line }) => `${apart ? line.section : ""}|${line.board}|${line.field ?? ""}`,
  );
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

/** AVE+ and AVE-: 60 and 40 %, or the pair's own percentage on the boards that are scored, where that is better or worse. */
function settleAverages(scored: readonly ScoredLine[], settings: Settings): void {
  const open = scored.filter(({ line }) => line.award && isScored(line));
  if (!open.length) return;
  const own = new Map(totals(scored, settings).map(({ pair, total }) => [pair.key, ownPercent(total)]));
  const fullTop = Math.max(0, ...scored.map(({ ns, ew }) => ns?.top ?? ew?.top ?? 0));
  for (const entry of open) {
    for (const side of ["NS", "EW"] as const) {
      const slot = side === "NS" ? "ns" : "ew";
      const award = entry.line.award?.[slot];
      if (entry[slot] || award?.kind !== "average" || fullTop === 0) continue;
      const pair = pairOf(entry.line, side, settings);
      entry[slot] = percentShare(averagePercent(award, pair && own.get(pair.key), settings), fullTop);
    }
  }
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

/** Percent, exact. */
export function ownPercent({ points, top }: Share): Fraction {
  return top === 0 ? fraction(0) : divide(multiply(points, fraction(100)), fraction(top));
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
      const pair = pairOf(entry.line, side, settings);
      const share = side === "NS" ? entry.ns : entry.ew;
      if (!pair) continue;
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
  return [...found.values()].map(({ pair, direction, boards, total }) => ({ pair, direction, boards, total }));
}

/** Entries with the same key, in the order in which they come. */
export function groups<T>(entries: readonly T[], key: (entry: T) => string | number): T[][] {
  const found = new Map<string | number, T[]>();
  for (const entry of entries) {
    const group = found.get(key(entry));
    if (group) group.push(entry);
    else found.set(key(entry), [entry]);
  }
  return [...found.values()];
}
