/** What a scorer wants to know of a movement before choosing it: kinds and numbers, no words. */
import { balance, type Balance } from "./balance";
import { FAMILIES } from "./families";
import { boardsPerSet, contestantsOf, placingsOf, winnersOf, type Movement } from "./movement";
import { numberOfContestant } from "./numbering";
import { NOBODY, type ContestantKind, type MovementKind, type Placing } from "./types";

/** How evenly those who are ranked together are compared, by the deviation of their balance. */
export type Fairness = "perfect" | "even" | "fair" | "uneven";

export interface Description {
  kind: MovementKind;
  contestants: ContestantKind;
  /** How many take part. */
  count: number;
  /** Where they play; half tables count as one. */
  tables: number;
  rounds: number;
  boardsPerRound: number;
  /** Different boards that are needed, apart from copies of them. */
  boardsInPlay: number;
  /** Boards that one of them plays. */
  boardsPlayed: { least: number; most: number };
  /** How many sit out, and the most rounds that one of them does. None of a Swiss event that is not drawn. */
  sitOuts: { contestants: number; rounds: number };
  /** Who keeps one seat all the time, where that is not every N-S pair. */
  stationary: string[];
  /** Tables that play the same set in the same round, and in which rounds. */
  shared: { tables: number[]; rounds: number[] }[];
  /** A set rests between this table and the next. */
  relayAfter?: number;
  /** After this round E-W go up two tables. */
  skipAfter?: number;
  /** The pair that is not there, as it would be numbered. */
  missing?: string;
  winners: 1 | 2;
  switched: number;
  /** Only of pairs, and not of a Swiss event. */
  balance?: Balance & { fairness: Fairness };
}

export function describe(movement: Movement): Description {
  const { kind, tables, rounds, boardsPerRound, switched } = movement;
  const placings = placingsOf(movement);
  const { contestants, halfTable } = FAMILIES[kind];
  const people = contestantsOf(movement).map(({ contestant }) => contestant);
  const sets = new Set(placings.flatMap((placing) => placing.sets));
  return {
    kind,
    contestants,
    count: people.length,
    tables,
    rounds,
    boardsPerRound,
    boardsInPlay: sets.size * boardsPerSet(movement),
    boardsPlayed: boardsPlayed(placings, people, movement),
    sitOuts: sitOuts(placings),
    stationary: movement.layout.sides ? [] : stationary(placings, movement),
    shared: sharedSets(placings),
    ...(kind === "shareAndRelay" ? { relayAfter: tables / 2 } : {}),
    ...(kind === "hesitation" ? { relayAfter: (tables - 1) / 2 } : {}),
    ...(tables % 2 === 0 && (kind === "skip" || kind === "rover") && rounds > tables / 2
      ? { skipAfter: tables / 2 }
      : {}),
    ...(movement.missing === undefined
      ? {}
      : { missing: numberOfContestant(movement.layout, movement.firstEw, movement.missing) }),
    winners: winnersOf(movement),
    switched,
    ...(contestants === "pairs" && halfTable !== "bye" ? { balance: rated(balanceOf(movement)) } : {}),
  };
}

/** The balance of those who are ranked together: of all, or of N-S and of E-W each. */
export function balanceOf(movement: Movement): Balance {
  const { sides } = movement.layout;
  const here = contestantsOf(movement).map(({ contestant }) => contestant);
  const isHere = (contestant: number): boolean => here.includes(contestant);
  const fields = winnersOf(movement) === 2 && sides ? [sides.NS.filter(isHere), sides.EW.filter(isHere)] : [here];
  return balance(placingsOf(movement), fields);
}

/** The most deviation of each. */
const EVEN = 2;
const FAIR = 3;

function rated(figures: Balance): Balance & { fairness: Fairness } {
  const { deviation } = figures;
  const fairness = deviation === 0 ? "perfect" : deviation <= EVEN ? "even" : deviation <= FAIR ? "fair" : "uneven";
  return { ...figures, fairness };
}

/** A team plays a set where either of its pairs does, and a Swiss event's everybody in each round. */
function boardsPlayed(
  placings: readonly Placing[],
  people: readonly number[],
  movement: Movement,
): Description["boardsPlayed"] {
  if (FAMILIES[movement.kind].contestants !== "players" && placings.some(isToDraw)) {
    const most = movement.rounds * movement.boardsPerRound;
    return { least: most - (sitOuts(placings).contestants > 0 ? movement.boardsPerRound : 0), most };
  }
  const played = new Map(people.map((who) => [who, new Set<number>()]));
  for (const { seats, sets } of placings) {
    if (seats.includes(NOBODY)) continue;
    for (const who of seats) for (const set of sets) played.get(who)?.add(set);
  }
  const counts = [...played.values()].map((sets) => sets.size * boardsPerSet(movement));
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

const isToDraw = ({ seats }: Placing): boolean => seats.every((who) => who === NOBODY);

function sitOuts(placings: readonly Placing[]): Description["sitOuts"] {
  const rounds = new Map<number, number>();
  for (const placing of placings) {
    if (isToDraw(placing) || !placing.seats.includes(NOBODY)) continue;
    const who = Math.max(...placing.seats);
    rounds.set(who, (rounds.get(who) ?? 0) + 1);
  }
  return { contestants: rounds.size, rounds: Math.max(0, ...rounds.values()) };
}

function stationary(placings: readonly Placing[], { layout, firstEw, rounds }: Movement): string[] {
  const places = new Map<number, Set<string>>();
  const seen = new Map<number, number>();
  for (const { table, seats } of placings) {
    seats.forEach((who, seat) => {
      if (who === NOBODY) return;
      places.set(who, (places.get(who) ?? new Set()).add(`${table} ${seat}`));
      seen.set(who, (seen.get(who) ?? 0) + 1);
    });
  }
  return [...places]
    .filter(([who, seats]) => seats.size === 1 && seen.get(who) === rounds)
    .map(([who]) => who)
    .sort((a, b) => a - b)
    .map((who) => numberOfContestant(layout, firstEw, who));
}

function sharedSets(placings: readonly Placing[]): Description["shared"] {
  const together = new Map<string, number[]>();
  for (const { round, table, sets } of placings) {
    for (const set of sets) together.set(`${round} ${set}`, [...(together.get(`${round} ${set}`) ?? []), table]);
  }
  const found = new Map<string, { tables: number[]; rounds: number[] }>();
  for (const [key, tables] of together) {
    if (tables.length < 2) continue;
    const entry = found.get(tables.join()) ?? { tables, rounds: [] };
    entry.rounds.push(Number(key.split(" ")[0]));
    found.set(tables.join(), entry);
  }
  return [...found.values()];
}
