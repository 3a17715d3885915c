/** The movements of the golden figures, row by row, and how evenly they compare. */
import { goldenJson } from "../../golden/read";
import { balance } from "../../../src/movements/balance";
import { describe as describeMovement, balanceOf } from "../../../src/movements/describe";
import { individual } from "../../../src/movements/individual";
import { planMovement, type Movement } from "../../../src/movements/movement";
import { upTo, type Layout, type MovementKind, type Placing } from "../../../src/movements/types";

type GoldenRow = [round: number, table: number, ns: number, ew: number, sets: number | number[]];
interface Golden {
  tables: number;
  rounds: number;
  pairs: number;
  rows: GoldenRow[];
  check?: { balance: { mean: number; sd: number; min: number; max: number }; meetings: number };
}

const golden = goldenJson<Record<string, Golden>>("movements.json");
const named = Object.entries(golden).filter(([name]) => name.startsWith("howell"));

const plan = (kind: MovementKind, tables: number, rounds: number, switched = 0): Movement =>
  planMovement({ kind, tables, rounds, switched, boardsPerRound: 2, odd: false, side: "NS" });

const rowsOf = ({ placings }: Layout): GoldenRow[] =>
  placings.map(({ round, table, seats: [ns, ew], sets }) => [
    round,
    table,
    ns,
    ew,
    sets.length === 1 ? sets[0] : [...sets],
  ]);

const rounded = (figure: number, decimals: number): number => Math.round(figure * 10 ** decimals) / 10 ** decimals;

test.each(named)("%s: every row", (_, { tables, rounds, rows, pairs }) => {
  const kind = tables === 3 ? "unsharedHowell" : "howell";
  const { layout } = plan(kind, tables, rounds);
  expect(layout.contestants).toBe(pairs);
  expect(rowsOf(layout)).toEqual(rows);
});

test("a three-quarter Howell is the same movement", () => {
  for (const [, { tables, rounds, rows }] of named.filter(([, one]) => one.rounds < 2 * one.tables - 1 && one.check)) {
    expect(rowsOf(plan("threeQuarterHowell", tables, rounds).layout)).toEqual(rows);
  }
});

test.each(named)("%s: mean, deviation, least and most (P8), and the meetings", (_, { tables, rounds, check }) => {
  const movement = plan(tables === 3 ? "unsharedHowell" : "howell", tables, rounds);
  const { mean, deviation, least, most } = balanceOf(movement);
  const expected = check?.balance ?? { mean: 4, sd: 0, min: 4, max: 4 };
  expect([rounded(mean, 2), rounded(deviation, 3), least, most]).toEqual([
    expected.mean,
    expected.sd,
    expected.min,
    expected.max,
  ]);
  const meetings = new Set(movement.layout.placings.map(({ seats }) => [...seats].sort((a, b) => a - b).join()));
  expect(meetings.size).toBe(check?.meetings ?? 15);
});

test.each([4, 5, 6, 7, 8])("the mean of the full Howell of %s tables is one less than the tables", (tables) => {
  expect(balanceOf(plan("howell", tables, 2 * tables - 1)).mean).toBeCloseTo(tables - 1, 12);
});

test("players of the whist tournaments", () => {
  const whist = golden["whist-individual"] as unknown as Record<string, (number | "I")[][]>;
  for (const players of [8, 12, 16]) {
    const expected = upTo(players - 1).flatMap((round) =>
      whist[players].map((table) => {
        const [n, s, e, w] = table.map((who) => (who === "I" ? players : ((who + round - 1) % (players - 1)) + 1));
        return [n, e, s, w];
      }),
    );
    expect(individual(players / 4, players - 1).placings.map(({ seats }) => seats)).toEqual(expected);
  }
});

/** Measured with every meeting counted as on a full board, though a set of a skip Mitchell misses one table. */
const switchedDeviation = (kind: MovementKind, tables: number, rounds: number, switched: number): number => {
  const { layout } = plan(kind, tables, rounds);
  const last = rounds - switched;
  const placings = layout.placings.map((placing): Placing =>
    placing.round > last ? { ...placing, seats: [...placing.seats].reverse() } : placing,
  );
  return rounded(balance(placings, [upTo(2 * tables)], tables).deviation, 3);
};

test.each<[MovementKind, number, number, number[]]>([
  ["straight", 7, 7, [3.49, 1.049, 3.309]],
  ["straight", 9, 9, [4.492, 1.165, 2.819]],
  ["straight", 11, 11, [5.494, 1.875, 2.245]],
  ["straight", 13, 13, [6.495, 2.761, 1.773, 4.301]],
  ["skip", 8, 7, [3.193, 2.081, 3.907]],
  ["skip", 12, 11, [5.126, 2.674, 3.365]],
])("%s Mitchell of %s tables, %s rounds: deviations by rounds that are switched", (kind, tables, rounds, expected) => {
  expect(expected.map((_, switched) => switchedDeviation(kind, tables, rounds, switched))).toEqual(expected);
});

test("one switched round makes one list of a Mitchell far more even; none, two even lists", () => {
  const straight = describeMovement(plan("straight", 9, 9));
  expect(straight).toMatchObject({ winners: 2, balance: { fairness: "perfect", mean: 9, deviation: 0 } });
  const switched = describeMovement(plan("straight", 9, 9, 1));
  expect(switched).toMatchObject({ winners: 1, balance: { fairness: "even" } });
  expect(rounded(switched.balance?.deviation ?? 0, 3)).toBe(1.165);
});
