/** The draw of the next round of a Swiss event. */
import type { Problem, Reading } from "../notation/problem";
import { read, unread } from "../notation/problem";
import { maximumMatching } from "./matching";
import { tablesOf } from "./swiss";

export interface DrawOptions {
  /** Who has had a bye already. */
  byes?: readonly string[];
}

export interface Draw {
  /** In the order of the standings: the higher of the two first. */
  matches: [string, string][];
  /** Who sits out, of an odd number. */
  bye?: string;
  /** Matches that were played before: as few as there can be. */
  rematches: [string, string][];
  /** Everybody has had a bye, so that this is a second one. */
  secondBye: boolean;
}

/**
 * Draws the next round. From the top, each meets the highest below that it has not met, such that all the others can be
 * paired too. A bye goes to the lowest who has had none, and whose bye needs no rematch where that can be avoided;
 * rematches are then as few, and as low in the standings, as can be. The same standings give the same draw.
 *
 * @param standings who plays on, best first
 * @param playedPairs who has met whom
 * @returns the draw, or the problem `drawnTwice`
 */
export function drawSwiss(
  standings: readonly string[],
  playedPairs: readonly (readonly [string, string])[],
  { byes = [] }: DrawOptions = {},
): Reading<Draw> {
  const twice = standings.find((id, i) => standings.indexOf(id) !== i);
  if (twice !== undefined) return unread("drawnTwice", twice);
  const met = new Set(playedPairs.flatMap(([a, b]) => [meeting(a, b), meeting(b, a)]));
  const hasMet = (a: string, b: string): boolean => met.has(meeting(a, b));
  if (standings.length % 2 === 0) return read({ ...pairUp(standings, hasMet), secondBye: false });

  const without = standings.filter((id) => !byes.includes(id));
  const secondBye = without.length === 0;
  const draws = (secondBye ? [...standings] : without).reverse().map((bye) => {
    const others = standings.filter((id) => id !== bye);
    return { bye, others, rematches: rematchesNeeded(others, hasMet) };
  });
  const fewest = Math.min(...draws.map(({ rematches }) => rematches));
  const { bye, others } = draws.find(({ rematches }) => rematches === fewest) ?? draws[0];
  return read({ ...pairUp(others, hasMet), bye, secondBye });
}

/** What a director has to know of a draw before it is announced. */
export function drawFindings({ rematches, bye, secondBye }: Draw): Problem[] {
  return [
    ...rematches.map(([a, b]): Problem => ({ kind: "rematch", at: "draw", read: `${a} and ${b}` })),
    ...(secondBye && bye !== undefined ? [{ kind: "secondBye", at: "draw", read: bye } as const] : []),
  ];
}

/** Tables of the round: a match of pairs is one, a match of teams is two. */
export function drawTables(kind: "pairs" | "teams", draw: Draw): { table: number; ns: string; ew: string }[] {
  return draw.matches.flatMap((match) => tablesOf(kind, match)).map(([ns, ew], i) => ({ table: i + 1, ns, ew }));
}

const meeting = (a: string, b: string): string => JSON.stringify([a, b]);

type HasMet = (a: string, b: string) => boolean;

function rematchesNeeded(ids: readonly string[], hasMet: HasMet): number {
  return alone(maximumMatching(ids.length, (a, b) => !hasMet(ids[a], ids[b]))) / 2;
}

const alone = (partners: readonly number[]): number => partners.filter((partner) => partner < 0).length;

/**
 * From the top down, each with the first who leaves the others enough matches. That the rest can be paired is known
 * from a largest matching, kept up to date with each match: no draw is tried in vain and taken back.
 */
function pairUp(ids: readonly string[], hasMet: HasMet): Pick<Draw, "matches" | "rematches"> {
  const drawn = Array<boolean>(ids.length).fill(false);
  const fresh = (a: number, b: number): boolean => !drawn[a] && !drawn[b] && !hasMet(ids[a], ids[b]);
  let partners = maximumMatching(ids.length, fresh);
  let rematchesLeft = alone(partners) / 2;
  const matches: [string, string][] = [];
  const rematches: [string, string][] = [];

  const tryMatch = (a: number, b: number): boolean => {
    const isRematch = hasMet(ids[a], ids[b]);
    const start = partners.slice();
    for (const one of [a, b]) {
      if (start[one] >= 0) start[start[one]] = -1;
      start[one] = -1;
    }
    drawn[a] = drawn[b] = true;
    const rest = maximumMatching(ids.length, fresh, start);
    const needed = rest.filter((partner, i) => partner < 0 && !drawn[i]).length / 2;
    if (needed + (isRematch ? 1 : 0) > rematchesLeft) {
      drawn[a] = drawn[b] = false;
      return false;
    }
    partners = rest;
    if (isRematch) {
      rematchesLeft--;
      rematches.push([ids[a], ids[b]]);
    }
    matches.push([ids[a], ids[b]]);
    return true;
  };

  ids.forEach((_, a) => {
    if (drawn[a]) return;
    const below = ids.map((_other, b) => b).filter((b) => b > a && !drawn[b]);
    const notMet = below.filter((b) => !hasMet(ids[a], ids[b]));
    const again = below.filter((b) => hasMet(ids[a], ids[b]));
    if (![...notMet, ...again].some((b) => tryMatch(a, b))) throw new Error("A draw that could be completed was not.");
  });
  return { matches, rematches };
}
