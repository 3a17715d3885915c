/** Sessions for the tests of what is made of them. */
import fc from "fast-check";
import type { Figure } from "../../../src/results/figures";
import { isProblem, linesOf, readGrid } from "../../../src/results/readGrid";
import { scoreSession, type ScoredSession } from "../../../src/results/session";
import type { Contestant, ResultLine, Settings } from "../../../src/results/types";

/** A session read from a heading and its rows. */
export function night(cells: unknown[][], settings: Settings = {}, contestants: Contestant[] = []): ScoredSession {
  const grid = readGrid(cells, settings);
  if (isProblem(grid)) throw new Error(grid.kind);
  return scoreSession(linesOf(grid), settings, contestants);
}

/** The rows of a block of cells as records by their headings. */
export function records(cells: readonly (readonly Figure[])[]): Record<string, Figure>[] {
  const [heading, ...rows] = cells;
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [String(heading[i]), cell])));
}

const score = fc.integer({ min: -76, max: 76 }).map((tens) => 10 * tens);

/** A result of each kind: scores for the most part, then what else may stand on a line. */
const happened: fc.Arbitrary<Partial<ResultLine>> = fc.oneof(
  { weight: 6, arbitrary: score.map((value) => ({ status: "played" as const, score: value })) },
  fc.constantFrom<Partial<ResultLine>>(
    { status: "expected" },
    { status: "notPlayed" },
    { status: "sitOut" },
    { status: "awarded", award: { ns: { kind: "average", sign: "+" }, ew: { kind: "average", sign: "-" } } },
    {
      status: "awarded",
      award: { ns: { kind: "scores", of: [{ score: 620, weight: 1 }] }, ew: { kind: "average", sign: "" } },
    },
    {
      status: "awarded",
      award: {
        ns: { kind: "scores", of: [{ score: -50, weight: 1 }] },
        ew: { kind: "scores", of: [{ score: 100, weight: 1 }] },
      },
    },
  ),
);

/**
 * Two to five tables, some boards a round. Pairs sit as drawn: E-W moves, and in a round that is switched the two
 * change chairs; with a bye now and then.
 */
export const anyNight = fc
  .record({
    tables: fc.integer({ min: 2, max: 5 }),
    rounds: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
    results: fc.array(happened, { minLength: 30, maxLength: 30 }),
    sections: fc.boolean(),
    bye: fc.boolean(),
    settings: fc.record({
      Scoring: fc.constantFrom("Matchpoints", "Butler", "Cross-IMPs"),
      "Matchpoint scale": fc.constantFrom(1, 2),
      "Boards a pair missed": fc.constantFrom("Average", "Factor up", "Plain total"),
      Sections: fc.constantFrom("Together", "Matchpointed separately", "Ranked separately"),
      Decimals: fc.constant(6),
    }),
    contestants: fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 15 }).map(String),
        section: fc.constant(""),
        names: fc.constant<string[]>(["Ann", "Bob"]),
        penalty: fc.constantFrom(0, 1.5),
        carryOver: fc.constantFrom(0, 3),
        handicap: fc.constantFrom(0, 2),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ tables, rounds, results, sections, bye, settings, contestants }) => {
    const lines = rounds.flatMap((switched, r) =>
      Array.from({ length: tables }, (_, t): ResultLine => {
        const pairs = [String(t + 1), bye && t === 0 ? "" : String(11 + ((t + r) % tables))];
        const [ns, ew] = switched ? pairs.reverse() : pairs;
        const section = sections ? (t % 2 ? "B" : "A") : "";
        const at = `row ${r * tables + t + 2}`;
        return { section, round: r + 1, board: r + 1, ns, ew, status: "expected", at, ...results[r * tables + t] };
      }),
    );
    return scoreSession(lines, settings, contestants);
  });
