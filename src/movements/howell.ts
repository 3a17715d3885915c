/** Howell movements: pairs meet in both directions, and one list ranks them all. */
import { THREE_TABLES_SHARED, THREE_TABLES_UNSHARED, TWO_TABLES } from "./howellSmall";
import { CYCLIC_HOWELLS, type CyclicHowell } from "./howellTables";
import { around, upTo, type Layout, type Placing } from "./types";

/**
 * The shortest Howell with as many rounds, cut off after the last of them. The full one, in which all pairs meet, has
 * one round fewer than pairs (with 2 tables each match is played in two rounds).
 */
export function howell(tables: number, rounds: number): Layout {
  if (tables === 2) return written(TWO_TABLES, rounds);
  if (tables === 3) return written(THREE_TABLES_SHARED, rounds);
  const design = designsOf(tables).find((one) => one.rounds >= rounds);
  if (!design) throw new Error(`No Howell of ${tables} tables and ${rounds} rounds.`);
  return cyclic(design, rounds);
}

/** 3 tables without sharing boards: each round is two half-sets. */
export function unsharedHowell(rounds: number): Layout {
  return written(THREE_TABLES_UNSHARED, rounds);
}

/** Rounds of the movements in which some pairs do not meet, but every set is played at each table that it can be. */
export function threeQuarterLengths(tables: number): number[] {
  return designsOf(tables)
    .map(({ rounds }) => rounds)
    .filter((rounds) => rounds < 2 * tables - 1);
}

function designsOf(tables: number): CyclicHowell[] {
  return CYCLIC_HOWELLS.filter((design) => design.tables === tables).sort((a, b) => a.rounds - b.rounds);
}

/** Every moving pair and every set counts one up from round to round. */
function cyclic({ tables, rounds: moving, first }: CyclicHowell, rounds: number): Layout {
  const places = first.split(" ").map(readPlace);
  const placings = upTo(rounds).flatMap((round) => {
    const pairNow = ({ stays, number }: Starter): number =>
      stays ? moving + number : around(number + round - 1, moving);
    return places.map(({ ns, ew, sets: [set] }, i): Placing => {
      return { round, table: i + 1, seats: [pairNow(ns), pairNow(ew)], sets: [around(set + round - 1, moving)] };
    });
  });
  return { placings, contestants: 2 * tables };
}

function written(lines: readonly string[], rounds: number): Layout {
  const placings = lines.slice(0, rounds).flatMap((line, index) =>
    line.split(" ").map((text, i): Placing => {
      const { ns, ew, sets } = readPlace(text);
      return { round: index + 1, table: i + 1, seats: [ns.number, ew.number], sets };
    }),
  );
  return { placings, contestants: 2 * lines[0].split(" ").length };
}

interface Starter {
  stays: boolean;
  number: number;
}

/** One table of the tables of movements: "S1-6@1", "5-3@1", "6-4@1+2". */
function readPlace(text: string): { ns: Starter; ew: Starter; sets: number[] } {
  const [pairs, sets] = text.split("@");
  const [ns, ew] = pairs
    .split("-")
    .map((name) => ({ stays: name.startsWith("S"), number: Number(name.replace("S", "")) }));
  return { ns, ew, sets: sets.split("+").map(Number) };
}
