/** Movements of teams of four: the pair that sits N-S stays at the team's own table, its partners travel as E-W. */
import { around, NOBODY, upTo, type Layout } from "./types";

/**
 * American Whist, for an odd number of teams: E-W go down two tables, the boards down one, from a first move before
 * the first round. Every two teams play one set in both ways, though not in the same round.
 */
export function americanWhist(teams: number, rounds: number): Layout {
  const placings = upTo(rounds).flatMap((round) =>
    upTo(teams).map((table) => ({
      round,
      table,
      seats: [table, around(table + 2 * round, teams)],
      sets: [around(table + round, teams)],
    })),
  );
  return { placings, contestants: teams };
}

/**
 * Round robin by the circle method: each round one match against another team, both tables of it with the same boards.
 * All matches of a round play the same set. With an odd number of teams one has a bye.
 */
export function roundRobin(teams: number, rounds: number): Layout {
  const placings = upTo(rounds).flatMap((round) =>
    upTo(teams).map((table) => {
      const opponent = roundRobinOpponent(table, round, teams);
      return { round, table, seats: [table, opponent], sets: opponent === NOBODY ? [] : [round] };
    }),
  );
  return { placings, contestants: teams };
}

/** The last of an even number stands still, the others count round the circle; with an odd number nobody is the last. */
function roundRobinOpponent(team: number, round: number, teams: number): number {
  const isEven = teams % 2 === 0;
  const circle = isEven ? teams - 1 : teams;
  const last = isEven ? teams : NOBODY;
  // The circle is folded here: those who face each other meet, and the one on the fold meets the last.
  const fold = around(round, circle);
  if (team === last) return fold;
  return team === fold ? last : around(2 * fold - team, circle);
}
