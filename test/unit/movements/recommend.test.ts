import { describe as describeMovement } from "../../../src/movements/describe";
import { planMovement, type MovementPlan } from "../../../src/movements/movement";
import { MINUTES_A_BOARD, recommend } from "../../../src/movements/recommend";
import { describeInWords } from "../../../src/movements/words";
import { everyOther, upTo } from "../../../src/movements/types";

const kindsFor = (...args: Parameters<typeof recommend>): string[] =>
  recommend(...args).map(({ movement: { kind, rounds, boardsPerRound } }) => `${kind} ${rounds}x${boardsPerRound}`);

test("what clubs play: the best first", () => {
  expect(kindsFor({ pairs: 8, winners: 1 })[0]).toBe("howell 7x3");
  expect(kindsFor({ pairs: 12, winners: 1 })[0]).toBe("howell 11x2");
  expect(kindsFor({ pairs: 14, boards: 21, winners: 2 })[0]).toBe("straight 7x3");
  expect(kindsFor({ pairs: 16, winners: 2 })[0]).toBe("shareAndRelay 8x3");
  expect(kindsFor({ pairs: 18, boards: 27, winners: 2 })[0]).toBe("straight 9x3");
  expect(kindsFor({ pairs: 26, boards: 26 })[0]).toBe("straight 13x2");
  expect(kindsFor({ pairs: 60 })[0]).toBe("skip 12x2");
});

test("for every number of pairs there is one, a short list of different movements", () => {
  for (const pairs of [...upTo(28).slice(3), 35, 43, 50, 62]) {
    const found = recommend({ pairs });
    expect([pairs, found.length > 0 && found.length <= 4]).toEqual([pairs, true]);
    expect(new Set(found.map(({ movement }) => movement.kind)).size).toBe(found.length);
    for (const { description } of found) expect(description.count).toBe(pairs);
  }
});

test("two winners where they are asked for, one where one is; the switch is in it", () => {
  for (const pairs of everyOther(6, 26)) {
    for (const winners of [1, 2] as const) {
      const found = recommend({ pairs, winners });
      expect([pairs, new Set(found.map(({ description }) => description.winners))]).toEqual([
        pairs,
        new Set([winners]),
      ]);
    }
  }
});

test("7 1/2 tables with share and relay: nobody is N-S at the last table, so that nothing is shared", () => {
  const relay = recommend({ pairs: 15, winners: 2 }).find(({ movement }) => movement.kind === "shareAndRelay");
  expect(relay?.description).toMatchObject({ missing: "8", shared: [], sitOuts: { contestants: 8, rounds: 1 } });
});

test("it fits the time, and says how long it takes", () => {
  for (const minutes of [60, 100, 150, 200]) {
    const found = recommend({ pairs: 14, boards: 30, minutes });
    expect(found.length).toBeGreaterThan(0);
    for (const { movement, minutes: needed } of found) {
      expect(needed).toBe(movement.rounds * movement.boardsPerRound * MINUTES_A_BOARD);
      expect(needed).toBeLessThanOrEqual(minutes);
    }
  }
});

test("nothing where nothing fits: three pairs, a hundred, five minutes, two winners of four pairs", () => {
  for (const evening of [{ pairs: 3 }, { pairs: 100 }, { pairs: 16, minutes: 5 }, { pairs: 4, winners: 2 as const }]) {
    expect(recommend(evening)).toEqual([]);
  }
});

const words = (plan: Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">): string[] =>
  describeInWords(describeMovement(planMovement({ odd: false, side: "NS", boardsPerRound: 3, switched: 0, ...plan })));

test("a straight Mitchell in words", () => {
  expect(words({ kind: "straight", tables: 9, rounds: 9 })).toEqual([
    "Straight Mitchell: 9 tables, 18 pairs, 9 rounds of 3 boards. Each plays 27 of 27 boards.",
    "After each round N-S stay, E-W go up one table and the boards down one.",
    "Two rankings: N-S and E-W.",
    "Perfectly fair: all who are ranked together are compared alike.",
  ]);
});

test("share and relay with a pair missing, one ranking", () => {
  expect(words({ kind: "shareAndRelay", tables: 8, rounds: 8, missing: 16, odd: true, switched: 1 })).toEqual([
    "Share-and-relay Mitchell: 8 tables, 15 pairs, 8 rounds of 3 boards. Each plays 21 or 24 of 24 boards.",
    "After each round N-S stay, E-W go up one table and the boards down one.",
    "Between tables 4 and 5 a set of boards rests.",
    // The missing pair would sit at table 8, then at table 1.
    "Tables 1 and 8 play the same boards in rounds 3 to 8.",
    "Pair 16 is missing: 8 pairs sit out one round.",
    "One ranking: in round 8 N-S and E-W change seats.",
    "Fair: all who are ranked together are compared nearly alike.",
  ]);
});

test("where others stay, skip, share or rest", () => {
  expect(words({ kind: "skip", tables: 8, rounds: 7 })).toContain("After round 4 E-W go up two tables.");
  expect(words({ kind: "skip", tables: 8, rounds: 4 }).join()).not.toContain("two tables");
  expect(words({ kind: "hesitation", tables: 7, rounds: 8 })).toContain(
    "Between tables 3 and 4 a set of boards rests.",
  );
  expect(words({ kind: "howell", tables: 4, rounds: 7 })).toContain("Pair 8 stays.");
  expect(words({ kind: "threeQuarterHowell", tables: 5, rounds: 7 })).toContain("Pairs 8, 9 and 10 stay.");
  expect(words({ kind: "howell", tables: 3, rounds: 5 })).toContain(
    "Tables 1, 2 and 3 play the same boards in round 1.",
  );
  expect(words({ kind: "individual", tables: 2, rounds: 7 })).toContain(
    "Player 8 stays. Everybody else goes by the guide cards.",
  );
  expect(words({ kind: "rover", tables: 8, rounds: 7, odd: true })).toContain("7 pairs sit out one round.");
  expect(words({ kind: "roundRobin", tables: 5, rounds: 5 })).toContain("5 teams sit out one round.");
  expect(words({ kind: "swissPairs", tables: 9, rounds: 5, odd: true })).toContain("Each round has a bye.");
});

test("the movement that E-W make is the one that is described", () => {
  for (const kind of ["straight", "skip", "shareAndRelay"] as const) {
    const tables = kind === "straight" ? 9 : 8;
    const rounds = kind === "skip" ? 7 : tables;
    const movement = planMovement({ kind, tables, rounds, odd: false, side: "NS", boardsPerRound: 3, switched: 0 });
    const { skipAfter } = describeMovement(movement);
    const at = (round: number, pair: number): number =>
      movement.layout.placings.find((placing) => placing.round === round && placing.seats[1] === pair)?.table ?? 0;
    for (const round of upTo(rounds - 1)) {
      for (const pair of upTo(tables).map((table) => tables + table)) {
        const up = round === skipAfter ? 2 : 1;
        expect(at(round + 1, pair)).toBe(((at(round, pair) + up - 1) % tables) + 1);
      }
    }
  }
});
