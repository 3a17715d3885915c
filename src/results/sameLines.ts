/** Which lines of two readings of one night are the same result. */
import type { ResultLine } from "./types";

type Place = Pick<ResultLine, "section" | "round" | "table" | "board" | "ns" | "ew" | "players">;

/** What two lines must share, from the surest to what is left; undefined where a line has not got it. */
const KEYS: readonly ((line: Place) => string | undefined)[] = [
  (line) => withSlot(line, pairs(line)),
  (line) => withSlot(line),
  (line) => withPairs(line, pairs(line)),
  (line) => withPairs(line, [line.ns, line.ew, ...(line.players ?? [])].sort().join("|")),
];

/**
 * The same results in two lists: by section, round, table and board; else by section, board and pairs, also the other
 * way round; else a board's only two lines with one pair in common, of which the other was corrected. Each line is the
 * same as one at most.
 *
 * @returns for each line of the first list where it stands in the second, or undefined
 */
export function sameLines(first: readonly Place[], second: readonly Place[]): (number | undefined)[] {
  const found: (number | undefined)[] = first.map(() => undefined);
  const taken = new Set<number>();
  const take = (one: number, other: number): void => {
    found[one] = other;
    taken.add(other);
  };
  for (const key of KEYS) {
    const waiting = new Map<string, number[]>();
    second.forEach((line, i) => {
      const own = taken.has(i) ? undefined : key(line);
      if (own !== undefined) waiting.set(own, [...(waiting.get(own) ?? []), i]);
    });
    first.forEach((line, i) => {
      const own = found[i] === undefined ? key(line) : undefined;
      const other = own === undefined ? undefined : waiting.get(own)?.shift();
      if (other !== undefined) take(i, other);
    });
  }
  withOnePair(first, second, found, taken).forEach(([one, other]) => take(one, other));
  return found;
}

const pairs = ({ ns, ew, players }: Place): string => [ns, ew, ...(players ?? [])].join("|");

function withSlot({ section, round, table, board }: Place, more = ""): string | undefined {
  return round === undefined || table === undefined ? undefined : [section, round, table, board, more].join("|");
}

function withPairs({ section, board, ns, ew, players }: Place, both: string): string | undefined {
  return (ns && ew) || players ? [section, board, both].join("|") : undefined;
}

/** Lines that are still alone and share one pair with one line only of the other list: the other pair was corrected. */
function withOnePair(
  first: readonly Place[],
  second: readonly Place[],
  found: readonly (number | undefined)[],
  taken: ReadonlySet<number>,
): [number, number][] {
  const boardOf = ({ section, board }: Place): string => `${section}|${board}`;
  const alone = new Map<string, number[]>();
  second.forEach((line, i) => {
    if (!taken.has(i)) alone.set(boardOf(line), [...(alone.get(boardOf(line)) ?? []), i]);
  });
  const links: [number, number][] = first.flatMap((line, i) =>
    found[i] === undefined
      ? (alone.get(boardOf(line)) ?? []).flatMap((other): [number, number][] =>
          shareOne(line, second[other]) ? [[i, other]] : [],
        )
      : [],
  );
  const [ones, others] = [countOf(links.map(([one]) => one)), countOf(links.map(([, other]) => other))];
  return links.filter(([one, other]) => ones.get(one) === 1 && others.get(other) === 1);
}

function shareOne(one: Place, other: Place): boolean {
  const mayBeSame = one.round === undefined || other.round === undefined || one.round === other.round;
  return mayBeSame && [one.ns, one.ew].some((pair) => pair !== "" && (pair === other.ns || pair === other.ew));
}

function countOf(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}
