/** Everything that a movement will bring, as result lines that are still to come: who plays what, and who sits out. */
import { boardsOf, boardsPerSet, expand, placingsOf, type Movement, type TableRow } from "../../movements/movement";
import { FAMILIES } from "../../movements/families";
import { NOBODY, upTo, type Placing } from "../../movements/types";
import type { ResultLine } from "../../results/types";

/**
 * A line for each board of each table and round. Who sits out has a line for each board that is missed, so that a pair
 * that comes late finds its rows. Later rounds of a Swiss event have their boards, and nobody yet.
 */
export function movementLines(movement: Movement): PlannedLine[] {
  const missed = missedSets(movement);
  const rows = expand(movement).flatMap((row, i) => {
    const boards = row.status === "sitsOut" ? boardsOfSets(missed[i], movement) : boardsOf(row);
    return boards.map((board) => lineOf(row, board));
  });
  return [...rows, ...byesToDraw(movement)].sort((a, b) => a.round - b.round);
}

type PlannedLine = ResultLine & { round: number };

function lineOf({ round, table, ns, ew, players, status }: TableRow, board: number): PlannedLine {
  const place = `round ${round}${table === undefined ? "" : `, table ${table}`}, board ${board}`;
  return {
    section: "",
    board,
    round,
    ...(table === undefined ? {} : { table }),
    ns,
    ew,
    ...(players ? { players } : {}),
    status: status === "sitsOut" ? "sitOut" : "expected",
    at: place,
  };
}

function boardsOfSets(sets: readonly number[], movement: Movement): number[] {
  const size = boardsPerSet(movement);
  return sets.flatMap((set) => upTo(size).map((i) => (set - 1) * size + i));
}

/**
 * The sets that are missed by who sits out, placing by placing: those that lie at the table; away from a table the first
 * one that the contestant plays in no other round and has not been said to miss already.
 */
function missedSets(movement: Movement): (readonly number[])[] {
  const placings = placingsOf(movement);
  const taken = new Map(upTo(movement.layout.contestants).map((who) => [who, new Set<number>()]));
  for (const { seats, sets } of placings) {
    if (seats.includes(NOBODY)) continue;
    for (const who of seats) sets.forEach((set) => taken.get(who)?.add(set));
  }
  const all = [...new Set(movement.layout.placings.flatMap(({ sets }) => sets))].sort((a, b) => a - b);
  const aRound = FAMILIES[movement.kind].setsPerRound ?? 1;
  return placings.map(({ seats }, i) => {
    if (!isSitOut(seats)) return [];
    const there = movement.layout.placings[i].sets;
    if (there.length) return there;
    const own = taken.get(Math.max(...seats));
    const free = all.filter((set) => !own?.has(set)).slice(0, aRound);
    free.forEach((set) => own?.add(set));
    return free;
  });
}

const isSitOut = (seats: Placing["seats"]): boolean => seats.includes(NOBODY) && seats.some((who) => who !== NOBODY);

/** In the rounds of a Swiss event that are still to be drawn, somebody of an odd number will have a bye. */
function byesToDraw({ kind, layout, rounds, boardsPerRound }: Movement): PlannedLine[] {
  if (FAMILIES[kind].halfTable !== "bye" && kind !== "swissTeams") return [];
  if (layout.contestants % 2 === 0) return [];
  return upTo(rounds)
    .slice(1)
    .flatMap((round) =>
      upTo(boardsPerRound).map((i): PlannedLine => {
        const board = (round - 1) * boardsPerRound + i;
        return { section: "", board, round, ns: "", ew: "", status: "sitOut", at: `round ${round}, board ${board}` };
      }),
    );
}
