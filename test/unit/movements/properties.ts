/** The properties that a movement must have, and every movement of every size that is offered. */
import { FAMILIES, type Size } from "../../../src/movements/families";
import { placingsOf, planMovement, type Movement } from "../../../src/movements/movement";
import { offeredTables, sizeOf } from "../../../src/movements/read";
import { NOBODY, upTo, type MovementKind, type Placing } from "../../../src/movements/types";

export const KINDS = Object.keys(FAMILIES) as MovementKind[];

/** Every kind with every number of tables, whole or half, and both sides of a rover. */
export const SIZES: { kind: MovementKind; tables: number; size: Size }[] = KINDS.flatMap((kind) =>
  offeredTables(FAMILIES[kind]).flatMap((tables) =>
    (kind === "rover" ? (["NS", "EW"] as const) : (["NS"] as const)).map((side) => ({
      kind,
      tables,
      size: { ...sizeOf(FAMILIES[kind], tables), side },
    })),
  ),
);

/** Whose opponents are not drawn yet cannot be tested for them. */
export const isSwiss = (kind: MovementKind): boolean => kind === "swissPairs" || kind === "swissTeams";

export function plan(kind: MovementKind, size: Size, rounds: number, more: Partial<Movement> = {}): Movement {
  return planMovement({ kind, ...size, rounds, boardsPerRound: 2, switched: 0, ...more });
}

/** The whole movement; of a half table the last pair is missing. */
export function whole(kind: MovementKind, size: Size): Movement {
  const lengths = FAMILIES[kind].lengths(size);
  const movement = plan(kind, size, lengths[lengths.length - 1]);
  if (!size.odd || FAMILIES[kind].halfTable !== "missing") return movement;
  return { ...movement, missing: movement.layout.contestants };
}

function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}

const seated = ({ seats }: Placing): number[] => seats.filter((who) => who !== NOBODY);

const playing = (placings: readonly Placing[]): Placing[] => placings.filter(({ seats }) => !seats.includes(NOBODY));

/** P1: nobody sits twice in a round; of a team one pair sits N-S and one E-W. */
export function sitsTwice({ kind }: Movement, placings: readonly Placing[]): string[] {
  const isTeam = FAMILIES[kind].contestants === "teams";
  return repeated(
    placings.flatMap(({ round, seats }) =>
      seats.flatMap((who, seat) => (who === NOBODY ? [] : `round ${round}: ${who}${isTeam ? ` seat ${seat}` : ""}`)),
    ),
  );
}

/** P2: no two meet twice; teams meet once from each side. */
export function meetsTwice({ kind }: Movement, placings: readonly Placing[]): string[] {
  const isTeam = FAMILIES[kind].contestants === "teams";
  return repeated(
    playing(placings).map(({ seats: [ns, ew] }) => (isTeam || ns < ew ? `${ns} and ${ew}` : `${ew} and ${ns}`)),
  );
}

/** P3: nobody plays a set twice; a team plays each once from each side. */
export function playsTwice({ kind }: Movement, placings: readonly Placing[]): string[] {
  const isTeam = FAMILIES[kind].contestants === "teams";
  return repeated(
    playing(placings).flatMap((placing) =>
      placing.sets.flatMap((set) =>
        placing.seats.map((who, seat) => `${who} plays set ${set}${isTeam ? ` on seat ${seat}` : ""}`),
      ),
    ),
  );
}

/** P4: sets that are at two tables in one round. Two half-sets of a round may be exchanged: they are told apart. */
export function atTwoTables(_: Movement, placings: readonly Placing[]): string[] {
  return repeated(placings.flatMap(({ round, sets }) => sets.map((set) => `round ${round}: set ${set}`)));
}

/** How many sets each plays. */
export function setsPlayed(movement: Movement): number[] {
  const placings = playing(placingsOf(movement));
  return upTo(movement.layout.contestants)
    .filter((who) => who !== movement.missing)
    .map((who) => placings.filter((placing) => seated(placing).includes(who)).flatMap(({ sets }) => sets).length);
}

/** How many rounds each sits out. */
export function roundsOut(movement: Movement): number[] {
  const waiting = placingsOf(movement).filter(
    (placing) => placing.seats.includes(NOBODY) && seated(placing).length > 0,
  );
  return upTo(movement.layout.contestants)
    .filter((who) => who !== movement.missing)
    .map((who) => waiting.filter((placing) => seated(placing).includes(who)).length);
}

/** P6: how often each set is played. */
export function playsOfSets(movement: Movement): number[] {
  const counts = new Map<number, number>();
  for (const { sets } of playing(placingsOf(movement))) {
    for (const set of sets) counts.set(set, (counts.get(set) ?? 0) + 1);
  }
  return [...counts.keys()].sort((a, b) => a - b).map((set) => counts.get(set) as number);
}
