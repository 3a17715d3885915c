/**
 * Every answer of MOVEMENT, looked at from outside: from its cells alone, with what a movement must be reckoned anew. Nothing
 * here knows how a movement is laid out.
 */
import { seen } from "./customFunctions";
import { movementOf } from "../../../src/functions/movement";

type Asked = [name: string, tables: number, ...more: unknown[]];

function answer(values: readonly unknown[]): unknown[][] {
  const ranges = Array.from({ length: 7 }, (_, i) => [[values[i] ?? null]]);
  return seen(movementOf(...(ranges as unknown as Parameters<typeof movementOf>)));
}

interface Sitting {
  round: number;
  table: number;
  /** N-S and E-W, or N, E, S and W; 0 where nobody sits. */
  seats: number[];
  boards: number[];
}

/** The rows as they say it, the halves of a round together; a sentence where there is none. */
function sittings(cells: unknown[][]): Sitting[] | string {
  if (cells.length === 1) return String(cells[0][0]);
  const [heading, ...rows] = cells;
  const seatCount = heading.length === 9 ? 4 : 2;
  expect(heading).toEqual(
    seatCount === 4
      ? ["Round", "Table", "N", "E", "S", "W", "First", "Last", "Boards"]
      : ["Round", "Table", "NS", "EW", "First", "Last", "Boards"],
  );
  const found = new Map<string, Sitting>();
  for (const row of rows) {
    const [round, table] = row;
    const seats = row.slice(2, 2 + seatCount).map(Number);
    const [first, last, text] = row.slice(2 + seatCount);
    const plays = text !== "Sit-out";
    if (plays) expect(text).toBe(first === last ? String(first) : `${String(first)} to ${String(last)}`);
    else expect([first, last]).toEqual(["", ""]);
    const boards = plays ? numbers(Number(first), Number(last)) : [];
    const key = [round, table, ...seats].join();
    const before = found.get(key);
    if (before) before.boards.push(...boards);
    else found.set(key, { round: Number(round), table: Number(table), seats, boards });
  }
  return [...found.values()];
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

function repeats(keys: readonly string[]): string[] {
  const before = new Set<string>();
  return keys.filter((key) => before.size === before.add(key).size);
}

const counts = (keys: readonly (number | string)[]): Map<number | string, number> => {
  const found = new Map<number | string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
};

/** Which rules a name has beside those of all. */
interface Rules {
  /** May a board be at two tables of a round? */
  shares?: boolean;
  /** Do two meet in two rounds, with different boards? */
  meetsTwice?: boolean;
  /** May N-S and E-W have the same numbers? */
  ownNumbers?: boolean;
}

/** What is wrong with a movement of pairs, in words; nothing where it is as it must be. */
function faults(all: readonly Sitting[], pairs: readonly string[], perRound: number, rules: Rules): string[] {
  const called = (who: number, seat: number): string => (rules.ownNumbers ? `${seat ? "EW" : "NS"} ${who}` : `${who}`);
  const people = all.map(({ seats }) => seats.map((who, seat) => (who ? called(who, seat) : "")));
  const rounds = Math.max(...all.map(({ round }) => round));
  const wrong: string[] = [];
  for (const round of numbers(1, rounds)) {
    const here = people
      .filter((_, i) => all[i].round === round)
      .flat()
      .filter(Boolean);
    if ([...here].sort().join() !== [...pairs].sort().join()) wrong.push(`round ${round} seats ${here.join()}`);
  }
  const plays = all.flatMap((sitting, i) => (people[i].every(Boolean) ? [{ ...sitting, who: people[i] }] : []));
  for (const { boards, round, table } of plays)
    if (boards.length !== perRound) wrong.push(`round ${round} table ${table}: ${boards.length} boards`);
  const twice = repeats(plays.map(({ who }) => [...who].sort().join(" and ")));
  if (twice.length && !rules.meetsTwice) wrong.push(`meet twice: ${twice.join("; ")}`);
  const again = repeats(plays.flatMap(({ who, boards }) => who.flatMap((one) => boards.map((b) => `${one}@${b}`))));
  if (again.length) wrong.push(`boards again: ${again.slice(0, 5).join("; ")}`);
  const together = repeats(plays.flatMap(({ round, boards }) => boards.map((b) => `round ${round} board ${b}`)));
  if (together.length && !rules.shares) wrong.push(`at two tables: ${together.slice(0, 5).join("; ")}`);
  const tables = repeats(all.filter(({ table }) => table).map(({ round, table }) => `round ${round} table ${table}`));
  if (tables.length) wrong.push(`two matches: ${tables.join("; ")}`);
  const out = counts(all.flatMap((_, i) => (people[i].every(Boolean) ? [] : people[i].filter(Boolean))));
  const often = [...out].filter(([, rests]) => rests > 1);
  if (often.length) wrong.push(`sit out more than once: ${often.join("; ")}`);
  return wrong;
}

const HALF_STEPS = numbers(4, 40).map((halves) => halves / 2);

/** The numbers of both sides as a director counts them, and who of them is not there. */
function expectedPairs([name, tables, , , missing, , numbering]: Asked) {
  const isRover = name === "Rover";
  const hasSides = !/Howell|Hesitation/.test(name);
  const ownNumbers = hasSides && numbering === 1;
  const whole = isRover ? Math.floor(tables) : Math.ceil(tables);
  const extra = isRover ? (missing === "NS" ? "EW" : "NS") : undefined;
  const ns = numbers(1, whole + (extra === "NS" ? 1 : 0));
  const firstEw = hasSides && numbering ? Number(numbering) : ns.length + 1;
  const ew = numbers(firstEw, firstEw + whole - 1 + (extra === "EW" ? 1 : 0));
  const called = (side: string, number: number): string => (ownNumbers ? `${side} ${number}` : String(number));
  const lastOf = (side: string): string => called(side, (side === "NS" ? ns : ew).slice(-1)[0]);
  const isHalf = !Number.isInteger(tables) && !isRover;
  const named = missing === "NS" || missing === "EW" ? lastOf(missing) : missing ? String(missing) : "";
  const absent = isRover ? "" : named || (isHalf ? lastOf("EW") : "");
  const all = [...ns.map((number) => called("NS", number)), ...ew.map((number) => called("EW", number))];
  return { pairs: all.filter((pair) => pair !== absent), ew: new Set(ew), hasSides, ownNumbers, whole, absent };
}

/** What is wrong with the answer to one question; undefined for a sentence that says why there is none. */
function look(asked: Asked): string[] | undefined {
  const [name, , rounds, boards, , switched] = asked;
  const cells = answer(asked);
  const isNone = (cell: unknown): boolean => cell === undefined || cell === null || Object.is(cell, -0);
  if (cells.some((row) => row.some((cell) => isNone(cell) || Number.isNaN(cell)))) return ["a cell without a value"];
  const found = sittings(cells);
  if (typeof found === "string") {
    const isSentence = /^#VALUE! .+\.$/.test(found) && !/undefined|NaN|\[object|null|, or \.|: \.|\(\)/.test(found);
    return isSentence ? undefined : [`no sentence: ${found}`];
  }
  const { pairs, ew, hasSides, ownNumbers, whole, absent } = expectedPairs(asked);
  const wrong = faults(found, pairs, Number(boards), {
    shares: name === "Share-and-relay" || (name === "Howell" && whole === 3),
    meetsTwice: name === "Howell" && whole === 2,
    ownNumbers,
  });
  const played = Math.max(...found.map(({ round }) => round));
  if (rounds && played !== rounds) wrong.push(`${played} rounds`);
  if (hasSides && !ownNumbers) {
    for (const { round, seats } of found) {
      const away = round > played - Number(switched ?? 0) ? 0 : 1;
      const isRight = seats.every((who, seat) => who === 0 || ew.has(who) === (seat === away));
      if (!isRight) wrong.push(`round ${round}: ${seats.join()} on the wrong side`);
    }
  }
  // In a whole movement everything is played that lies there; in one that is cut off a set may still rest.
  const inPlay = [...new Set(found.flatMap((sitting) => sitting.boards))];
  if (!rounds && !absent && inPlay.length !== Math.max(...inPlay))
    wrong.push(`of ${Math.max(...inPlay)} boards ${inPlay.length}`);
  return wrong;
}

/** Mitchell is straight or skip, as the tables need. */
const NAMES = [
  "Mitchell",
  "Share-and-relay",
  "Hesitation",
  "Rover",
  "Howell",
  "Three-quarter Howell",
  "Unshared Howell",
];

/** Asks every question; the first things that are wrong, and how many answers are right. */
function walk(questions: readonly Asked[]): { wrong: string[]; right: number } {
  const told = questions.map((asked) => ({ asked, faults: look(asked) }));
  return {
    wrong: told
      .filter((one) => one.faults?.length)
      .map((one) => `${one.asked.join()}: ${one.faults?.join(" | ")}`)
      .slice(0, 10),
    right: told.filter((one) => one.faults?.length === 0).length,
  };
}

test.each(NAMES)("%s of 2 to 20 tables, halves too, of every length", (name) => {
  const questions = HALF_STEPS.flatMap((tables) =>
    [undefined, ...numbers(1, 2 * Math.ceil(tables) + 1)].map((rounds): Asked => [name, tables, rounds, 2]),
  );
  const { wrong, right } = walk(questions);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(0);
});

test.each(NAMES)("%s with every numbering, missing pair and switch", (name) => {
  const questions = HALF_STEPS.filter((tables) => tables <= 9).flatMap((tables) => {
    const whole = Math.ceil(tables);
    return [undefined, 1, whole + 1, whole + 2, 101].flatMap((numbering) =>
      [undefined, "NS", "EW", "1", String(whole), String(2 * whole)].flatMap((missing) =>
        [undefined, 1, whole].map((switched): Asked => [name, tables, undefined, 2, missing, switched, numbering]),
      ),
    );
  });
  const { wrong, right } = walk(questions);
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(0);
});

test.each(["American Whist", "Round robin", "Swiss pairs", "Swiss teams", "Individual", "Rainbow"])(
  "%s of 2 to 20 tables and of every length: everybody sits somewhere in each round that is drawn",
  (name) => {
    let right = 0;
    for (const tables of HALF_STEPS) {
      for (const rounds of [undefined, ...numbers(1, Math.min(14, 2 * Math.ceil(tables)))]) {
        const found = sittings(answer([name, tables, rounds, 3]));
        if (typeof found === "string") {
          expect(found).toMatch(/^#VALUE! .+ (is not offered: it is for|rounds cannot be: ).+\.$/);
          continue;
        }
        right++;
        const people = /Individual|Rainbow/.test(name) ? 4 * tables : name === "Swiss pairs" ? 2 * tables : tables;
        const drawn = /Swiss/.test(name) ? 1 : Math.max(...found.map(({ round }) => round));
        for (const round of numbers(1, drawn)) {
          const here = counts(found.filter((one) => one.round === round).flatMap(({ seats }) => seats.filter(Boolean)));
          expect([...here.keys()].map(Number).sort((a, b) => a - b)).toEqual(numbers(1, people));
          const isTeam = /Whist|Round robin|teams/.test(name);
          const rests = found
            .filter((one) => one.round === round && one.seats.includes(0))
            .flatMap(({ seats }) => seats);
          for (const [who, seats] of here) expect(seats).toBe(isTeam && !rests.includes(Number(who)) ? 2 : 1);
        }
      }
    }
    expect(right).toBeGreaterThan(0);
  },
);
