/** The rover: one pair too many takes the seats of another pair in each round, and no table is added. */
import type { Side } from "../scoring/types";
import { skipMitchell, straightMitchell } from "./mitchell";
import { NOBODY, type Layout, type Placing } from "./types";

/** Most rounds: in one more the rover would meet a pair or a set again. */
export function roverRounds(tables: number): number {
  return tables % 2 === 0 || tables % 3 === 0 ? tables - 1 : tables;
}

/**
 * A straight or skip Mitchell with a rover on one side. It sits out the first round; from the second on it takes the
 * place of a pair that then sits out, of each pair once at most.
 */
export function roverMitchell(tables: number, rounds: number, side: Side): Layout {
  const all = roverRounds(tables);
  const base = tables % 2 === 0 ? skipMitchell(tables, all) : straightMitchell(tables, all);
  const rover = base.contestants + 1;
  const seat = side === "NS" ? 0 : 1;
  const alone = (contestant: number): number[] => (seat === 0 ? [contestant, NOBODY] : [NOBODY, contestant]);
  const route = routeThrough(tables, base.placings, all);
  const placings = base.placings.map((placing): Placing => {
    if (route[placing.round - 1] !== placing) return placing;
    return { ...placing, seats: placing.seats.map((sits, i) => (i === seat ? rover : sits)) };
  });
  const sittingOut = Array.from({ length: all }, (_, i): Placing => {
    const taken = route[i];
    return { round: i + 1, table: 0, seats: alone(taken ? taken.seats[seat] : rover), sets: [] };
  });
  const sides = base.sides as Record<Side, number[]>;
  return {
    placings: [...placings, ...sittingOut]
      .filter(({ round }) => round <= rounds)
      .sort((a, b) => a.round - b.round || (a.table || Infinity) - (b.table || Infinity)),
    contestants: rover,
    sides: { ...sides, [side]: [...sides[side], rover] },
  };
}

/** Found once for each number of tables: the search of a large one takes its time. */
const ROUTES = new Map<number, number[]>();

/** The placing that the rover joins in each round, none in the first. */
function routeThrough(tables: number, placings: readonly Placing[], rounds: number): (Placing | undefined)[] {
  const known = ROUTES.get(tables) ?? findRoute(placings, rounds);
  ROUTES.set(tables, known);
  return known.map((table, i) => placings.find((placing) => placing.round === i + 1 && placing.table === table));
}

/**
 * For each round from the second on a table such that no pair is met or relieved twice and no set comes again; 0 in the
 * first. It is the first that is found, tables in their order; those who are met and those who are relieved are alike,
 * so that one route serves on both sides.
 */
function findRoute(placings: readonly Placing[], rounds: number): number[] {
  const used = new Set<string>();
  const marks = ({ seats: [ns, ew], sets: [set] }: Placing): string[] => [`pair ${ns}`, `pair ${ew}`, `set ${set}`];
  const from = (round: number): number[] | undefined => {
    if (round > rounds) return [];
    for (const placing of placings) {
      if (placing.round !== round || marks(placing).some((mark) => used.has(mark))) continue;
      marks(placing).forEach((mark) => used.add(mark));
      const rest = from(round + 1);
      if (rest) return [placing.table, ...rest];
      marks(placing).forEach((mark) => used.delete(mark));
    }
    return undefined;
  };
  const route = from(2);
  if (!route) throw new Error(`No route of a rover through ${rounds} rounds.`);
  return [0, ...route];
}
