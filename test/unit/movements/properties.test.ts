/** P1 to P7 of every movement of every size that is offered, whole and cut off after any round. */
import { FAMILIES } from "../../../src/movements/families";
import { placingsOf, planMovement } from "../../../src/movements/movement";
import { upTo, type MovementKind } from "../../../src/movements/types";
import {
  atTwoTables,
  isSwiss,
  KINDS,
  meetsTwice,
  plan,
  playsOfSets,
  playsTwice,
  roundsOut,
  setsPlayed,
  sitsTwice,
  SIZES,
  whole,
} from "./properties";

type Sized = (typeof SIZES)[number];

const drawnKinds = KINDS.filter((kind) => !isSwiss(kind));
const drawn = SIZES.filter(({ kind }) => !isSwiss(kind));

/** The same for every size of a kind; which size it was stands in front of what was not as expected. */
function ofEverySize(name: string, kinds: readonly MovementKind[], check: (sized: Sized) => void): void {
  test.each(kinds)(`%s: ${name}`, (kind) => {
    for (const sized of SIZES.filter((one) => one.kind === kind)) {
      try {
        check(sized);
      } catch (error) {
        throw new Error(`${sized.tables} tables: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  });
}

test.each(KINDS)("%s: there is a size, and the usual length is one of those offered", (kind) => {
  const sizes = SIZES.filter((one) => one.kind === kind);
  expect(sizes.length).toBeGreaterThan(0);
  for (const { size } of sizes) expect(FAMILIES[kind].lengths(size)).toContain(FAMILIES[kind].usual(size));
});

ofEverySize("everybody sits once a round, and somewhere in each (P1)", KINDS, ({ kind, size }) => {
  const movement = whole(kind, size);
  const placings = placingsOf(movement);
  expect(sitsTwice(movement, placings)).toEqual([]);
  const perRound = FAMILIES[kind].contestants === "teams" && kind !== "swissTeams" ? 2 : 1;
  const present = movement.layout.contestants - (movement.missing ? 1 : 0);
  const rounds = isSwiss(kind) ? [1] : upTo(movement.rounds);
  for (const round of rounds) {
    const seats = placings.filter((placing) => placing.round === round).flatMap((placing) => placing.seats);
    expect(new Set(seats.filter(Boolean)).size).toBe(present);
    if (perRound === 2 && present % 2 === 0) expect(seats.length).toBe(2 * present);
  }
});

ofEverySize("nobody meets or plays a set again (P2, P3)", drawnKinds, ({ kind, tables, size }) => {
  const movement = whole(kind, size);
  const placings = placingsOf(movement);
  expect(playsTwice(movement, placings)).toEqual([]);
  // Partners and opponents of individuals have properties of their own.
  if (FAMILIES[kind].contestants === "players") return;
  // With 2 tables a match is two rounds.
  expect(meetsTwice(movement, placings)).toHaveLength(kind === "howell" && tables === 2 ? 6 : 0);
});

ofEverySize("a set is at one table unless sharing is said (P4)", drawnKinds, ({ kind, size }) => {
  const movement = whole(kind, size);
  const shared = atTwoTables(movement, placingsOf(movement));
  if (kind === "shareAndRelay") {
    const extra = placingsOf(movement).filter(({ table, sets }) => table === size.tables && sets.length > 0);
    const first = placingsOf(movement).filter(({ table, sets }) => table === 1 && sets.length > 0);
    const together = extra.filter(({ round }) => first.some((placing) => placing.round === round));
    expect(shared).toEqual(together.map(({ round, sets: [set] }) => `round ${round}: set ${set}`));
    if (!size.odd) expect(together).toHaveLength(movement.rounds);
  } else if (kind === "howell" && size.tables === 3) {
    expect(shared).toEqual(Array(size.odd ? 1 : 2).fill("round 1: set 1"));
  } else if (kind === "roundRobin" || kind === "individual") {
    expect(new Set(placingsOf(movement).flatMap(({ round, sets }) => sets.map((set) => set - round)))).toEqual(
      new Set([0]),
    );
  } else {
    expect(shared).toEqual([]);
  }
});

ofEverySize("everybody plays in each round or sits out once (P5)", drawnKinds, ({ kind, size }) => {
  const movement = whole(kind, size);
  const out = roundsOut(movement);
  const inTeams = FAMILIES[kind].contestants === "teams" ? 2 : 1;
  const sets = FAMILIES[kind].setsPerRound ?? 1;
  // A team that has a bye is placed once, for both of its pairs.
  expect(setsPlayed(movement)).toEqual(out.map((rounds) => (movement.rounds - rounds) * sets * inTeams));
  expect(Math.max(...out)).toBe(out.some((rounds) => rounds > 0) ? 1 : 0);
  const isOdd = size.odd || (kind === "roundRobin" && size.tables % 2 === 1);
  expect(out.reduce((sum, rounds) => sum + rounds, 0)).toBe(isOdd ? movement.rounds : 0);
});

ofEverySize("every set is played as often as the others (P6)", drawnKinds, ({ kind, size }) => {
  // Where a pair is missing, the sets that its opponents would have played are played once less.
  if (size.odd && kind !== "rover") return;
  const movement = whole(kind, size);
  const plays = playsOfSets(movement);
  if (kind === "howell" && size.tables === 2) expect(plays).toEqual([2, 2, 2, 2, 2, 2]);
  else if (kind === "roundRobin") expect(new Set(plays)).toEqual(new Set([2 * Math.floor(size.tables / 2)]));
  else {
    const sets = kind === "americanWhist" || kind === "skip" || kind === "rover" ? size.tables : plays.length;
    const each = (movement.rounds * size.tables * (FAMILIES[kind].setsPerRound ?? 1)) / sets;
    expect(plays).toEqual(Array(sets).fill(each));
  }
});

ofEverySize("all meet (P7)", ["howell", "unsharedHowell", "roundRobin"], ({ kind, size }) => {
  const { layout } = whole(kind, size);
  const meetings = new Set(
    layout.placings
      .map(({ seats }) => [...seats].sort((a, b) => a - b).join())
      .filter((meeting) => !/^0/.test(meeting)),
  );
  expect(meetings.size).toBe((layout.contestants * (layout.contestants - 1)) / 2);
});

ofEverySize("cut off after any round, P1 to P5 hold", drawnKinds, ({ kind, tables, size }) => {
  for (const rounds of FAMILIES[kind].lengths(size)) {
    const movement = plan(kind, size, rounds);
    const placings = placingsOf(movement);
    expect(Math.max(...placings.map(({ round }) => round))).toBe(rounds);
    expect(sitsTwice(movement, placings)).toEqual([]);
    expect(playsTwice(movement, placings)).toEqual([]);
    const meets = FAMILIES[kind].contestants === "players" || (kind === "howell" && tables <= 2);
    if (!meets) expect(meetsTwice(movement, placings)).toEqual([]);
    expect(Math.max(...roundsOut(movement))).toBeLessThanOrEqual(1);
  }
});

test("any pair may be the one that is missing: the others sit out at most once", () => {
  for (const { kind, size } of drawn.filter((one) => FAMILIES[one.kind].halfTable === "missing" && one.size.odd)) {
    if (size.tables > 9) continue;
    const movement = whole(kind, size);
    for (const missing of upTo(movement.layout.contestants)) {
      const without = planMovement({ ...movement, missing });
      expect(setsPlayed(without)).toHaveLength(movement.layout.contestants - 1);
      // Two tables share a match for two rounds only where there are two tables, which has no half table.
      expect(Math.max(...roundsOut(without))).toBe(1);
    }
  }
});

test("with 8, 12 and 16 players each two are partners once and opponents twice", () => {
  for (const { kind, size } of SIZES.filter((one) => one.kind === "individual")) {
    const { layout } = whole(kind, size);
    const partners = new Map<string, number>();
    const opponents = new Map<string, number>();
    const count = (map: Map<string, number>, a: number, b: number): void => {
      const key = [Math.min(a, b), Math.max(a, b)].join();
      map.set(key, (map.get(key) ?? 0) + 1);
    };
    for (const { seats } of layout.placings) {
      const [n, e, s, w] = seats;
      count(partners, n, s);
      count(partners, e, w);
      for (const one of [n, s]) for (const other of [e, w]) count(opponents, one, other);
    }
    const pairs = (layout.contestants * (layout.contestants - 1)) / 2;
    expect([...partners.values()]).toEqual(Array(pairs).fill(1));
    expect([...opponents.values()]).toEqual(Array(pairs).fill(2));
  }
});

test("in a rainbow each partners everybody of the opposite seat once", () => {
  for (const { kind, size } of SIZES.filter((one) => one.kind === "rainbow")) {
    const { layout } = whole(kind, size);
    const pairs = layout.placings.flatMap(({ seats: [n, e, s, w] }) => [`${n} ${s}`, `${e} ${w}`]);
    expect(new Set(pairs).size).toBe(2 * size.tables ** 2);
  }
});

test("American Whist: every two teams play one set in both ways", () => {
  for (const { kind, size } of SIZES.filter((one) => one.kind === "americanWhist")) {
    const plays = new Map<string, string[]>();
    for (const { seats, sets } of whole(kind, size).layout.placings) {
      const key = `${[...seats].sort((a, b) => a - b).join()}: ${sets[0]}`;
      plays.set(key, [...(plays.get(key) ?? []), seats.join()]);
    }
    expect(plays.size).toBe((size.tables * (size.tables - 1)) / 2);
    expect([...plays.values()].filter((both) => new Set(both).size !== 2)).toEqual([]);
  }
});
