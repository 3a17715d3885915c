/** What movements are called, and what they are described with: every word about them that people see. */
import type { MovementKind } from "./types";

/** In the middle of a sentence. */
export const KIND_NAMES: Record<MovementKind, string> = {
  straight: "straight Mitchell",
  skip: "skip Mitchell",
  shareAndRelay: "share-and-relay Mitchell",
  hesitation: "hesitation Mitchell",
  rover: "rover Mitchell",
  howell: "Howell",
  threeQuarterHowell: "three-quarter Howell",
  unsharedHowell: "unshared Howell",
  americanWhist: "American Whist",
  roundRobin: "round robin",
  swissPairs: "Swiss pairs",
  swissTeams: "Swiss teams",
  individual: "individual",
  rainbow: "rainbow individual",
};

export interface MovementName {
  name: string;
  /** Other words for it. */
  others: readonly string[];
  /** The movements that it may mean: the first one that is offered for the size. */
  kinds: readonly MovementKind[];
}

/** What people may write, compared by `folded`. */
export const MOVEMENT_NAMES: readonly MovementName[] = [
  { name: "Mitchell", others: [], kinds: ["straight", "skip"] },
  { name: "Straight Mitchell", others: ["Straight"], kinds: ["straight"] },
  { name: "Skip Mitchell", others: ["Skip"], kinds: ["skip"] },
  {
    name: "Share-and-relay Mitchell",
    others: [
      "Share and relay",
      "Relay and share",
      "Relay Mitchell",
      "Relay",
      "Bye-stand and relay",
      "Bye-stand Mitchell",
    ],
    kinds: ["shareAndRelay"],
  },
  { name: "Hesitation Mitchell", others: ["Hesitation"], kinds: ["hesitation"] },
  { name: "Rover Mitchell", others: ["Rover"], kinds: ["rover"] },
  { name: "Howell", others: ["Full Howell"], kinds: ["howell"] },
  { name: "Three-quarter Howell", others: ["3/4 Howell", "Three-quarters Howell"], kinds: ["threeQuarterHowell"] },
  { name: "Unshared Howell", others: ["Howell without sharing"], kinds: ["unsharedHowell"] },
  { name: "American Whist", others: ["American Whist teams", "Whist teams"], kinds: ["americanWhist"] },
  { name: "Round robin", others: ["Round robin teams", "All play all"], kinds: ["roundRobin"] },
  { name: "Swiss pairs", others: [], kinds: ["swissPairs"] },
  { name: "Swiss teams", others: [], kinds: ["swissTeams"] },
  { name: "Individual", others: [], kinds: ["individual", "rainbow"] },
  { name: "Rainbow", others: ["Rainbow individual"], kinds: ["rainbow"] },
];

export const HEADINGS = {
  pairs: ["Round", "Table", "NS", "EW", "First", "Last", "Boards"],
  players: ["Round", "Table", "N", "E", "S", "W", "First", "Last", "Boards"],
} as const;

/** One of the words by which a result's cell says that a pair sits out. */
export const SIT_OUT = "Sit-out";

export const runText = (first: number, last: number): string =>
  first === last ? String(first) : `${first} to ${last}`;

/** With "a" or "an" in front. */
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** "a, b and c". */
export const together = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;

/**
 * Numbers that may be chosen, upwards: "2 to 8" where they count by one, "3, 5, 7 to 31" where they go on in other equal
 * steps, else all of them: "5, 7, 11 or 13".
 */
export function choiceOf(numbers: readonly number[]): string {
  const [first, second] = numbers;
  const last = numbers[numbers.length - 1];
  const isEven = numbers.every((number, i) => i === 0 || number - numbers[i - 1] === second - first);
  if (isEven && numbers.length > 2 && second - first === 1 && Number.isInteger(first)) return `${first} to ${last}`;
  if (isEven && numbers.length > 4) return `${numbers.slice(0, 3).join(", ")} to ${last}`;
  return numbers.length < 2 ? numbers.join("") : `${numbers.slice(0, -1).join(", ")} or ${last}`;
}
