/** The cross-table: what each pair won against each other. */
import { unread, type Unread } from "../notation/problem";
import { add, fraction, subtract, sum, type Fraction } from "../scoring/fraction";
import { numberLabel, pairLabel } from "./askedPair";
import { onScale, rectangle, shown, type Figure } from "./figures";
import { groups } from "./groups";
import { compareSections, isIndividual, pairOf } from "./pairs";
import { isPlaced, ranking, type RankedPair } from "./ranking";
import type { ScoredSession } from "./session";
import { isTeamScoring, setting } from "./settings";

/** Pairs of one section: those down the side, and across those that they meet. */
interface Table {
  down: readonly RankedPair[];
  across: readonly RankedPair[];
}

/**
 * What a pair won against each that it met, by their keys: matchpoints on the scale of 2, IMPs, or in Swiss pairs victory
 * points; undefined in the inner map where they met, and nothing is scored yet.
 */
type Won = Map<string, Map<string, Fraction | undefined>>;

/** Where a pair would meet itself. */
const SELF = "■";

/**
 * The cells of CROSSTABLE: place, pair and names, the points won against each opponent, and the total as the ranking has
 * it; in Swiss pairs these are victory points. Pairs stand in the order of their places, down and across. Two rankings are
 * two tables, N-S against E-W and E-W against N-S; so are two sections, for their pairs never meet. What was not won
 * against a pair (a bye, carry-over, a penalty, a total brought up to all boards) stands under Other, so that each row sums
 * to its total.
 */
export function crossTableCells(session: ScoredSession): Figure[][] | Unread {
  const { lines, settings } = session;
  if (isTeamScoring(settings)) return unread("useTeamResults", String(setting(settings, "Scoring")));
  if (lines.some(({ line }) => isIndividual(line))) return unread("noCrossTable", "Individual");
  const won = pointsWon(session);
  const all = tables(session, won).map((table) => tableCells(table, won, session));
  if (all.length === 0) return rectangle([[...frontHeading(session), "Total"]]);
  return rectangle(all.flatMap((table, i) => (i ? [[], ...table] : table)));
}

function pointsWon({ lines, standings, settings }: ScoredSession): Won {
  const won: Won = new Map();
  const count = (own: string, other: string, points: Fraction | undefined): void => {
    const against = won.get(own) ?? new Map<string, Fraction | undefined>();
    won.set(own, against);
    const before = against.get(other);
    against.set(other, before && points ? add(before, points) : (points ?? before));
  };
  if (standings.some(({ swiss }) => swiss)) {
    for (const { pair, swiss } of standings)
      for (const { opponent, vps } of swiss?.rounds.values() ?? [])
        if (opponent !== undefined) count(pair.key, opponent, vps);
    return won;
  }
  for (const { line, ns, ew } of lines) {
    const [first, second] = [pairOf(line, "NS", settings), pairOf(line, "EW", settings)];
    if (!first || !second) continue;
    count(first.key, second.key, ns?.points);
    count(second.key, first.key, ew?.points);
  }
  return won;
}

/** Two rankings: across stand those of the other direction, and whoever of their own was met all the same. */
function tables(session: ScoredSession, won: Won): Table[] {
  const blocks = ranking(session);
  const everybody = blocks.flatMap(({ pairs }) => pairs);
  const parts = blocks
    .flatMap(({ pairs }) => groups(pairs, sectionOf))
    .sort(([a], [b]) => compareSections({ section: sectionOf(a) }, { section: sectionOf(b) }));
  return parts.map((down) => ({
    down,
    across: everybody.filter(
      (other) =>
        sectionOf(other) === sectionOf(down[0]) &&
        (session.winners === 1 || sideOf(other) !== sideOf(down[0]) || down.some((own) => met(own, other, won))),
    ),
  }));
}

const sectionOf = ({ standing }: RankedPair): string => standing.pair.section;
const sideOf = ({ standing }: RankedPair): string => standing.direction;
const keyOf = ({ standing }: RankedPair): string => standing.pair.key;

function met(own: RankedPair, other: RankedPair, won: Won): boolean {
  return keyOf(own) !== keyOf(other) && won.get(keyOf(own))?.has(keyOf(other)) === true;
}

function tableCells({ down, across }: Table, won: Won, session: ScoredSession): Figure[][] {
  const rests = down.map((own) => restOf(own, across, won));
  const other = rests.some(({ n }) => n !== 0);
  const { settings } = session;
  const points = ({ final }: RankedPair, value: Fraction | undefined): Figure =>
    value ? shown(final.vps ? value : onScale(value, settings), settings) : "";
  const heading = [
    ...frontHeading(session),
    ...across.map(({ standing }) => pairLabel(standing.pair)),
    ...(other ? ["Other"] : []),
    "Total",
  ];
  const rows = down.map((own, i) => [
    ...front(own, session),
    ...across.map((opponent) =>
      keyOf(own) === keyOf(opponent) ? SELF : points(own, won.get(keyOf(own))?.get(keyOf(opponent))),
    ),
    ...(other ? [rests[i].n === 0 ? "" : points(own, rests[i])] : []),
    isPlaced(own.standing) ? points(own, totalOf(own)) : "",
  ]);
  return [heading, ...rows];
}

function frontHeading(session: ScoredSession): string[] {
  return ["Place", "Pair", ...(hasDirections(session) ? ["Direction"] : []), ...(session.named ? ["Names"] : [])];
}

function front({ place, standing }: RankedPair, session: ScoredSession): Figure[] {
  const { pair, direction, contestant } = standing;
  return [
    place,
    numberLabel(pair),
    ...(hasDirections(session) ? [pair.direction ?? direction] : []),
    ...(session.named ? [contestant?.names.join(" & ") ?? ""] : []),
  ];
}

/** As in the ranking. */
function hasDirections({ winners, standings }: ScoredSession): boolean {
  return winners === 2 || standings.some(({ pair }) => pair.direction);
}

const totalOf = ({ final }: RankedPair): Fraction => final.vps ?? final.points;

/** What of a total was not won against those across; nothing for a pair of which nothing is scored. */
function restOf(own: RankedPair, across: readonly RankedPair[], won: Won): Fraction {
  if (!isPlaced(own.standing)) return fraction(0);
  const against = across.flatMap((opponent) => won.get(keyOf(own))?.get(keyOf(opponent)) ?? []);
  return subtract(totalOf(own), sum(against));
}

/** The headings of each table, for the formats of their columns; none where the session has no cross-table. */
export function crossTableHeadings(session: ScoredSession): string[][] {
  const cells = crossTableCells(session);
  if (!Array.isArray(cells)) return [];
  return cells.filter(([first]) => first === "Place").map((row) => row.map(String).filter(Boolean));
}
