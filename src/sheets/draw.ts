/** Contracts with results, drawn at random for practice: the same number draws the same ones. */
import type { Contract, Doubled, Strain } from "../scoring/types";

export interface Task {
  contract: Contract;
  tricks: number;
  vulnerable: boolean;
}

const BOOK = 6;
const ALL_TRICKS = 13;
const STRAINS: readonly Strain[] = ["C", "D", "H", "S", "N"];

/** How often each is drawn, of all together: games and part-scores as at the table, slams so often that they are learnt. */
const LEVELS: readonly [number, number][] = [
  [1, 3],
  [2, 4],
  [3, 6],
  [4, 6],
  [5, 2],
  [6, 3],
  [7, 2],
];
const DOUBLINGS: readonly [Doubled, number][] = [
  [0, 6],
  [1, 3],
  [2, 1],
];
/** Tricks over the contract: doubled contracts go down more often, and further. */
const RESULTS: readonly [number, number][] = [
  [-2, 2],
  [-1, 3],
  [0, 6],
  [1, 4],
  [2, 2],
  [3, 1],
];
const DOUBLED_RESULTS: readonly [number, number][] = [
  [-5, 1],
  [-4, 1],
  [-3, 2],
  [-2, 3],
  [-1, 3],
  [0, 4],
  [1, 2],
  [2, 1],
];

/** How many different tasks are drawn at most: far fewer than there are. */
export const MOST_TASKS = 200;

/** @param count 1 to 200; no task comes twice */
export function drawTasks(seed: number, count: number): Task[] {
  const random = randomFrom(seed);
  const drawn = new Map<string, Task>();
  while (drawn.size < Math.min(count, MOST_TASKS)) {
    const task = drawTask(random);
    drawn.set(JSON.stringify(task), task);
  }
  return [...drawn.values()];
}

function drawTask(random: () => number): Task {
  const level = weighted(LEVELS, random);
  const strain = STRAINS[Math.floor(random() * STRAINS.length)];
  const doubled = weighted(DOUBLINGS, random);
  const over = weighted(doubled ? DOUBLED_RESULTS : RESULTS, random);
  const tricks = Math.min(ALL_TRICKS, BOOK + level + over);
  return { contract: { level, strain, doubled }, tricks, vulnerable: random() < 0.5 };
}

function weighted<T>(choices: readonly [T, number][], random: () => number): T {
  let rest = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    rest -= weight;
    if (rest < 0) return value;
  }
  return choices[choices.length - 1][0];
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
