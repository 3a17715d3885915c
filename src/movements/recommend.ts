/** Which movements suit an evening: a short list, the best first. */
import { fairSwitch } from "./arrowSwitch";
import { describe, type Description } from "./describe";
import { FAMILIES, type Size } from "./families";
import { planMovement, type Movement } from "./movement";
import { EVENING_BOARDS, offeredTables, sizeOf } from "./read";
import type { MovementKind } from "./types";

export interface Evening {
  /** At least 4. */
  pairs: number;
  /** Boards that each should play; left out, 24. */
  boards?: number;
  /** Time to play; left out, as long as it takes. */
  minutes?: number;
  /** One ranking, or N-S and E-W each; left out, either. */
  winners?: 1 | 2;
}

export interface Recommendation {
  movement: Movement;
  description: Description;
  /** How long it takes. */
  minutes: number;
}

/** A round of two boards in a quarter of an hour, as clubs plan it: moving and late plays included. */
export const MINUTES_A_BOARD = 7.5;

/** Movements of pairs that are known in full beforehand. */
const CANDIDATES: readonly MovementKind[] = [
  "straight",
  "skip",
  "shareAndRelay",
  "hesitation",
  "rover",
  "howell",
  "threeQuarterHowell",
  "unsharedHowell",
];

const MOST_BOARDS_A_ROUND = 10;
const SHORT_LIST = 4;

/**
 * The best length of each kind, and of these the best four. What counts is said at `drawbacks`. None where no movement
 * of one section fits: few pairs, many pairs, or little time.
 */
export function recommend(evening: Evening): Recommendation[] {
  const found = CANDIDATES.map((kind) => best(choices(kind, evening), evening)).filter((one) => one !== undefined);
  return withoutDoubles(found.sort((a, b) => a.cost - b.cost))
    .slice(0, SHORT_LIST)
    .map(({ movement, description, minutes }) => ({ movement, description, minutes }));
}

interface Choice extends Recommendation {
  cost: number;
}

/** Every length of a movement, with the numbers of boards a round that come nearest to those that are wanted. */
function choices(kind: MovementKind, evening: Evening): Movement[] {
  const family = FAMILIES[kind];
  const tables = evening.pairs / 2;
  if (!offeredTables(family).includes(tables)) return [];
  const size: Size = { ...sizeOf(family, tables), side: "NS" };
  return family.lengths(size).flatMap((rounds) => {
    const counts = boardCounts(rounds, family.setsPerRound ?? 1, evening);
    if (counts.length === 0) return [];
    const { sides, contestants } = family.layout(size, rounds);
    if (evening.winners === 2 && !sides) return [];
    const oneList = evening.winners === 1 || !sides;
    const switched = family.switchable && oneList ? fairSwitch(rounds) : 0;
    const odd = size.odd && family.halfTable === "missing";
    // Without N-S at the last table no boards lie there, and nothing has to be shared.
    const side = sides?.[kind === "shareAndRelay" ? "NS" : "EW"];
    const missing = odd ? { missing: side?.[side.length - 1] ?? contestants } : {};
    return counts.map((boardsPerRound) =>
      planMovement({ ...size, kind, rounds, boardsPerRound, switched, ...missing }),
    );
  });
}

/** Clubs do not move after every single board. */
const FEWEST_BOARDS_A_ROUND = 2;

/** The two numbers of boards a round around what is wanted, or the most that the time allows. */
function boardCounts(rounds: number, step: number, { boards = EVENING_BOARDS, minutes = Infinity }: Evening): number[] {
  const inTime = Math.floor(minutes / MINUTES_A_BOARD / rounds / step) * step;
  const wanted = Math.floor(boards / rounds / step) * step;
  const most = Math.min(inTime, MOST_BOARDS_A_ROUND);
  const counts = [wanted, wanted + step].map((count) => Math.min(most, Math.max(FEWEST_BOARDS_A_ROUND, count)));
  return [...new Set(counts)].filter((count) => count >= FEWEST_BOARDS_A_ROUND);
}

function best(movements: readonly Movement[], { boards = EVENING_BOARDS }: Evening): Choice | undefined {
  let found: Choice | undefined;
  for (const movement of movements) {
    const description = describe(movement);
    const cost = drawbacks(description, boards);
    const minutes = movement.rounds * movement.boardsPerRound * MINUTES_A_BOARD;
    if (!found || cost < found.cost) found = { movement, description, minutes, cost };
  }
  return found;
}

/** Below these a movement is hardly a contest; each one less weighs more. */
const FEWEST_ROUNDS = 5;

/**
 * What speaks against a movement, measured in boards: boards too many or too few, boards that one sits out, unequal
 * numbers of boards, an uneven comparison, sets that not all tables can play, few opponents, and sharing.
 */
function drawbacks(description: Description, boards: number): number {
  const { rounds, boardsPerRound, boardsPlayed, boardsInPlay, sitOuts, balance, shared } = description;
  const whole = rounds * boardsPerRound;
  return (
    Math.abs(whole - boards) +
    (sitOuts.rounds * boardsPerRound) / 2 +
    (boardsPlayed.most - boardsPlayed.least) / 2 +
    2 * (balance?.deviation ?? 0) +
    Math.max(0, boardsInPlay - whole) / 4 +
    3 * Math.max(0, FEWEST_ROUNDS - rounds) +
    (shared.length > 0 ? 2 : 0)
  );
}

/** The same Howell may come by two names: the first is kept. */
function withoutDoubles(found: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  return found.filter(({ movement: { rounds, boardsPerRound, layout } }) => {
    const key = JSON.stringify([rounds, boardsPerRound, layout.placings]);
    return seen.size !== seen.add(key).size;
  });
}
