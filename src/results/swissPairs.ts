/** Swiss pairs: each round is a match, whose percentage becomes victory points (EBU White Book 3.1.7). */
import type { Problem } from "../notation/problem";
import { fraction, fromDecimal, roundHalfAway, subtract, sum, type Fraction } from "../scoring/fraction";
import { percentVictoryPoints, type PercentVpScale } from "../scoring/vpPercent";
import { numberLabel } from "./askedPair";
import { percentOf } from "./figures";
import { isScored, seated, type Pair } from "./pairs";
import type { ScoredLine } from "./session";
import { setting } from "./settings";
import { addShares, type Share } from "./share";
import type { Settings } from "./types";

/** One pair's match: its lines of one round. */
interface Match {
  share: Share;
  boards: number;
  /** Is every line of it settled? */
  complete: boolean;
  bye: boolean;
  /** The keys of those that it met. */
  opponents: ReadonlySet<string>;
  at: string;
}

/** What a pair's match came to, or a bye. */
export interface SwissMatch {
  boards: number;
  share: Share;
  /** As the scale counts it; undefined where nothing is scored. */
  percent?: number;
  /** The key of whom it met; undefined at a bye, and where a round had several. */
  opponent?: string;
  /** Undefined until all of its boards are settled. */
  vps?: Fraction;
}

export interface SwissTotal {
  /** Finished matches and byes. */
  matches: number;
  vps: Fraction;
  /** By round. */
  rounds: ReadonlyMap<number, SwissMatch>;
}

export interface SwissPairs {
  totals: Map<string, SwissTotal>;
  problems: Problem[];
}

/** Pairs whose matches become victory points; not where the setting ranks them on the percentage itself. */
export function isSwissPairs(settings: Settings): boolean {
  return setting(settings, "Scoring") === "Swiss pairs" && setting(settings, "VP scale") !== "None";
}

/** Each pair's victory points by its key. A match counts when all of its boards are settled. */
export function swissPairs(lines: readonly ScoredLine[], settings: Settings): SwissPairs {
  const found: SwissPairs = { totals: new Map(), problems: [] };
  if (lines.length && lines.every(({ line }) => line.round === undefined)) {
    found.problems.push({ kind: "noRounds", at: lines[0].line.at, read: "Swiss pairs" });
    return found;
  }
  const without = lines.filter(({ line }) => line.round === undefined);
  if (without.length) {
    found.problems.push({ kind: "rowsWithoutRound", at: without[0].line.at, read: String(without.length) });
  }
  for (const [pair, matches] of matchesOf(lines, settings)) {
    const rounds = new Map<number, SwissMatch>();
    for (const [round, match] of matches) {
      const vps = match.bye
        ? byeVps(pair, round, match, settings, found.problems)
        : matchVps(match, settings, found.problems);
      rounds.set(round, finished(match, vps));
    }
    const won = [...rounds.values()].flatMap(({ vps }) => vps ?? []);
    found.totals.set(pair.key, { matches: won.length, vps: sum(won), rounds });
  }
  const rows = new Map(lines.map(({ line }, i) => [line.at, i]));
  found.problems.sort((a, b) => (rows.get(a.at) ?? 0) - (rows.get(b.at) ?? 0));
  return found;
}

function finished({ boards, share, opponents }: Match, vps: Fraction | undefined): SwissMatch {
  const [opponent] = opponents.size === 1 ? opponents : [];
  return {
    boards,
    share,
    ...(share.top > 0 ? { percent: publishedPercent(share) } : {}),
    ...(opponent === undefined ? {} : { opponent }),
    ...(vps ? { vps } : {}),
  };
}

function matchesOf(lines: readonly ScoredLine[], settings: Settings): Map<Pair, Map<number, Match>> {
  const pairs = new Map<string, Pair>();
  const found = new Map<Pair, Map<number, Match>>();
  for (const entry of lines) {
    const { round } = entry.line;
    if (round === undefined) continue;
    for (const side of ["NS", "EW"] as const) {
      const others = seated(entry.line, side === "NS" ? "EW" : "NS", settings);
      for (const seat of seated(entry.line, side, settings)) {
        const pair = pairs.get(seat.key) ?? seat;
        pairs.set(pair.key, pair);
        const matches = found.get(pair) ?? new Map<number, Match>();
        found.set(pair, matches);
        matches.set(round, withLine(matches.get(round), entry, side === "NS" ? entry.ns : entry.ew, others));
      }
    }
  }
  return found;
}

const UNPLAYED = { share: { points: fraction(0), top: 0 }, boards: 0, complete: true, bye: true };

function withLine(
  match: Match | undefined,
  { line, problems }: ScoredLine,
  share: Share | undefined,
  others: readonly Pair[],
): Match {
  const before: Match = match ?? { ...UNPLAYED, opponents: new Set(), at: line.at };
  const settled = (isScored(line) && problems.length === 0 && share !== undefined) || line.status === "notPlayed";
  const bye = line.status === "sitOut";
  return {
    share: share ? addShares(before.share, share) : before.share,
    boards: before.boards + (bye ? 0 : 1),
    complete: before.complete && (settled || bye),
    bye: before.bye && bye,
    opponents: new Set([...before.opponents, ...others.map(({ key }) => key)]),
    at: before.at,
  };
}

function matchVps(
  { share, boards, complete, at }: Match,
  settings: Settings,
  problems: Problem[],
): Fraction | undefined {
  if (!complete || share.top === 0) return undefined;
  const scheduled = Number(setting(settings, "Boards a match")) || boards;
  const scale: PercentVpScale = setting(settings, "VP scale") === "WBF discrete 10" ? "EBU 10" : "EBU 20";
  const vps = percentVictoryPoints(publishedPercent(share), scheduled, scale);
  if (vps !== undefined) return fromDecimal(vps);
  if (!problems.some(({ kind, read }) => kind === "noPercentScale" && read === String(scheduled))) {
    problems.push({ kind: "noPercentScale", at, read: String(scheduled), likely: [scale] });
  }
  return undefined;
}

/** With two decimals, as the scale counts it; halves away from average on both sides. */
function publishedPercent(share: Share): number {
  return 50 + roundHalfAway(subtract(percentOf(share), fraction(50)), 2);
}

function byeVps(
  pair: Pair,
  round: number,
  { at }: Match,
  settings: Settings,
  problems: Problem[],
): Fraction | undefined {
  const set = setting(settings, "Bye VPs");
  if (set !== "") return fromDecimal(set === "None" ? 0 : Number(set));
  problems.push({ kind: "pairByeNotSet", at, read: numberLabel(pair), about: [String(round)] });
  return undefined;
}
