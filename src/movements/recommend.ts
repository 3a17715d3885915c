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

/** Every length of a movement with every number of boards that fits the time. */
function choices(kind: MovementKind, { pairs, minutes = Infinity, winners }: Evening): Movement[] {
  const family = FAMILIES[kind];
  const tables = pairs / 2;
  if (!offeredTables(family).includes(tables)) return [];
  const size: Size = { ...sizeOf(family, tables), side: "NS" };
  const step = family.setsPerRound ?? 1;
  return family.lengths(size).flatMap((rounds) => {
    const layout = family.layout(size, rounds);
    const twoFields = layout.sides !== undefined;
    if (winners === 2 && !twoFields) return [];
    const oneList = winners === 1 || !twoFields;
    const switched = family.switchable && oneList ? fairSwitch(rounds) : 0;
    const odd = size.odd && family.halfTable === "missing";
    const missing = layout.sides?.EW[layout.sides.EW.length - 1] ?? layout.contestants;
    const counts = Array.from({ length: MOST_BOARDS_A_ROUND }, (_, i) => i + 1);
    return counts
      .filter((boards) => boards % step === 0 && rounds * boards * MINUTES_A_BOARD <= minutes)
      .map((boardsPerRound) =>
        planMovement({ ...size, kind, rounds, boardsPerRound, switched, ...(odd ? { missing } : {}) }),
      );
  });
}

/** Lengths that are this far from the boards that are wanted are not looked at closely. */
const FAR_OFF = 6;

function best(movements: readonly Movement[], { boards = EVENING_BOARDS }: Evening): Choice | undefined {
  const off = ({ rounds, boardsPerRound }: Movement): number => Math.abs(rounds * boardsPerRound - boards);
  const nearest = Math.min(...movements.map(off));
  let found: Choice | undefined;
  for (const movement of movements) {
    if (off(movement) > nearest + FAR_OFF) continue;
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
 * numbers of boards, an uneven comparison, sets that not all tables can play, few opponents, a move after every board,
 * and sharing.
 */
function drawbacks(description: Description, boards: number): number {
  const { rounds, boardsPerRound, boardsPlayed, boardsInPlay, sitOuts, balance, shared } = description;
  const whole = rounds * boardsPerRound;
  return (
    Math.abs(whole - boards) +
    (sitOuts.rounds * boardsPerRound) / 2 +
    (boardsPlayed.most - boardsPlayed.least) / 2 +
    2 * (balance?.deviation ?? 0) +
    Math.max(0, boardsInPlay - whole) / 3 +
    3 * Math.max(0, FEWEST_ROUNDS - rounds) +
    (boardsPerRound === 1 ? 8 : 0) +
    (shared.length > 0 ? 1 : 0)
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
