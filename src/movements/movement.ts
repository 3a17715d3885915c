/** A movement: a kind, a size and what was decided about it; it expands to who plays whom, where, with which boards. */
import { FAMILIES, type Size } from "./families";
import { arrowSwitch } from "./arrowSwitch";
import { numberOfContestant, numberedOn, type FirstEw } from "./numbering";
import { NOBODY, type Layout, type MovementKind, type Placing } from "./types";

/** What has to be decided. `read.ts` makes sure that the family offers it. */
export interface MovementPlan extends Size {
  kind: MovementKind;
  rounds: number;
  boardsPerRound: number;
  /** The contestant that is not there, of a half table. */
  missing?: number;
  /** How many of the last rounds are arrow-switched. */
  switched: number;
  /** Left out: E-W are numbered on. */
  firstEw?: FirstEw;
}

export interface Movement extends Omit<MovementPlan, "firstEw"> {
  firstEw: FirstEw;
  layout: Layout;
}

/** Boards with consecutive numbers. */
export interface BoardRun {
  first: number;
  last: number;
}

/** One table in one round, as people see it. */
export interface TableRow {
  round: number;
  /** Missing where somebody sits out away from every table. */
  table?: number;
  /** As they are numbered; "" for nobody, and in individual events. */
  ns: string;
  ew: string;
  /** N, E, S, W of an individual event. */
  players?: [string, string, string, string];
  /** In the order in which they are played; none where somebody sits out. */
  runs: BoardRun[];
  /** A Swiss event's tables are drawn when the standings are known. */
  status: "plays" | "sitsOut" | "toDraw";
}

export function planMovement(plan: MovementPlan): Movement {
  const layout = FAMILIES[plan.kind].layout(plan, plan.rounds);
  return { ...plan, layout, firstEw: plan.firstEw ?? numberedOn(layout) };
}

/** Who is placed where, without the pair that is missing, and with the switched rounds switched. */
export function placingsOf({ layout, missing, switched }: Movement): Placing[] {
  const placings = layout.placings.map((placing): Placing => {
    if (missing === undefined || !placing.seats.includes(missing)) return placing;
    return { ...placing, seats: placing.seats.map((who) => (who === missing ? NOBODY : who)), sets: [] };
  });
  return switched > 0 ? arrowSwitch(placings, switched) : placings;
}

/** How many boards there are in a set: a round is one set, or two half-sets. */
export function boardsPerSet({ kind, boardsPerRound }: Movement): number {
  return boardsPerRound / (FAMILIES[kind].setsPerRound ?? 1);
}

/** Round by round, table by table. Set 1 is boards 1 to m, set 2 the next m, and so on. */
export function expand(movement: Movement): TableRow[] {
  const size = boardsPerSet(movement);
  const numbered = (contestant: number): string => numberOfContestant(movement.layout, movement.firstEw, contestant);
  return placingsOf(movement).map(({ round, table, seats, sets }): TableRow => {
    const names = seats.map(numbered);
    const isPair = names.length === 2;
    return {
      round,
      ...(table > 0 ? { table } : {}),
      ns: isPair ? names[0] : "",
      ew: isPair ? names[1] : "",
      ...(isPair ? {} : { players: names as [string, string, string, string] }),
      runs: sets.map((set) => ({ first: (set - 1) * size + 1, last: set * size })),
      status: statusOf(seats),
    };
  });
}

function statusOf(seats: readonly number[]): TableRow["status"] {
  if (seats.every((who) => who === NOBODY)) return "toDraw";
  return seats.includes(NOBODY) ? "sitsOut" : "plays";
}

/** The boards that are played there, in their order. */
export function boardsOf({ runs }: Pick<TableRow, "runs">): number[] {
  return runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** Everybody who takes part, as numbered, in the order of the numbers: N-S first where the sides are two fields. */
export function contestantsOf(movement: Movement): { number: string; contestant: number }[] {
  const { layout, firstEw, missing } = movement;
  const order = layout.sides
    ? [...layout.sides.NS, ...layout.sides.EW]
    : Array.from({ length: layout.contestants }, (_, i) => i + 1);
  return order
    .filter((contestant) => contestant !== missing)
    .map((contestant) => ({ contestant, number: numberOfContestant(layout, firstEw, contestant) }));
}

/** One ranking, or one for each direction where nobody ever changes sides. */
export function winnersOf(movement: Movement): 1 | 2 {
  return movement.layout.sides && movement.switched === 0 ? 2 : 1;
}
