/**
 * One night as a scorer would have it: 9 1/2 tables, a Mitchell of 27 boards a pair, a late pair, two averages, a split
 * score, a weighted one, a board fouled at two tables, a pass-out, a penalty. By hand, and by the formulas, at each
 * stage of entry.
 */
import "./functions/customFunctions";
import { rankingOf, scoreResults } from "../../src/functions/results";
import { records } from "./cases/cells";
import { blankRow, cellsOf, evening, linesOf, type Row } from "./night/evening";
import { over, ratio, rounded, times } from "./night/ratio";
import { rank, scoreNight, totalsOf, type Ranked } from "./night/reference";

const NIGHT = evening();
const PENALTIES = { "4": 2 };
const NAMES = [
  ["Pair", "Name 1", "Name 2", "Penalty"],
  [4, "Dora", "Dan", 2],
  [13, "Late", "Lou", ""],
];
const NOTHING = [["", ""]];

/** What SCORERESULTS shows of each row: matchpoints and percentages of both sides. */
const shown = (rows: readonly Row[], blank: unknown = ""): unknown[][] =>
  scoreResults(cellsOf(rows, blank), NOTHING, NAMES).slice(1).map((row) => row.slice(1, 5)); // prettier-ignore

/** The same by the long way. */
function worked(rows: readonly Row[]): unknown[][] {
  return scoreNight(linesOf(rows)).map(({ ns, ew, top }) => [
    ...[ns, ew].map((points) => (points ? rounded(points) : "")),
    ...[ns, ew].map((points) => (points ? rounded(over(times(points, ratio(100)), top)) : "")),
  ]);
}

/** One side's list in RANKING; those who have no board yet are left out. */
function ranking(rows: readonly Row[], side: "NS" | "EW", blank: unknown = ""): Ranked[] {
  const cells = rankingOf(cellsOf(rows, blank), NOTHING, NAMES, [[side]]);
  return records(cells, "Place", "Pair").flatMap(({ Place, Pair, MP, "%": percent, Boards }) =>
    Boards === 0
      ? []
      : [
          {
            place: String(Place),
            pair: String(Pair),
            points: Number(MP),
            percent: Number(percent),
            boards: Number(Boards),
          },
        ],
  );
}

const status = (rows: readonly Row[]): unknown => rankingOf(cellsOf(rows), NOTHING, NAMES)[0][0];

/** The night so far: rows that are not entered yet are blank. */
const soFar = (isEntered: (row: Row, nth: number) => boolean): Row[] =>
  NIGHT.map((row) => {
    const before = NIGHT.filter(({ board, ns }) => board === row.board && Number(ns) < Number(row.ns));
    return isEntered(row, before.length + 1) ? row : blankRow(row);
  });

const late: Row[] = NIGHT.map((row) =>
  row.board === 9 && row.ns === "3" ? { ...row, result: "LATE", says: "to come" } : row,
);
const lateBlank = late.map((row) => (row.result === "LATE" ? blankRow(row) : row));

const STAGES: [stage: string, rows: Row[], says: string][] = [
  [
    "nothing is entered",
    soFar(() => false),
    "PROVISIONAL: 243 of 243 missing: board 1 (8), 2 (8), 3 (8), 4 (8), 5 (8), 6 (8), 7 (8), 8 (8), 9 (8), 10 (8), 11 (8), 12 (8), and 18 more boards",
  ],
  [
    "one result",
    soFar(({ board }, nth) => board === 1 && nth <= 1),
    "PROVISIONAL: 242 of 243 missing: board 1 (7), 2 (8), 3 (8), 4 (8), 5 (8), 6 (8), 7 (8), 8 (8), 9 (8), 10 (8), 11 (8), 12 (8), and 18 more boards",
  ],
  [
    "three results on board 1, two on board 2, one on board 3",
    soFar(({ board }, nth) => board + nth <= 4),
    "PROVISIONAL: 237 of 243 missing: board 1 (5), 2 (6), 3 (7), 4 (8), 5 (8), 6 (8), 7 (8), 8 (8), 9 (8), 10 (8), 11 (8), 12 (8), and 18 more boards",
  ],
  [
    "one result on each board",
    soFar((_, nth) => nth <= 1),
    "PROVISIONAL: 213 of 243 missing: board 1 (7), 2 (7), 3 (7), 4 (7), 5 (7), 6 (7), 7 (7), 8 (7), 9 (7), 10 (7), 11 (7), 12 (7), and 18 more boards",
  ],
  [
    "two results on each board",
    soFar((_, nth) => nth <= 2),
    "PROVISIONAL: 183 of 243 missing: board 1 (6), 2 (6), 3 (6), 4 (6), 5 (6), 6 (6), 7 (6), 8 (6), 9 (6), 10 (6), 11 (6), 12 (6), and 18 more boards",
  ],
  [
    "three results on each board",
    soFar((_, nth) => nth <= 3),
    "PROVISIONAL: 153 of 243 missing: board 1 (5), 2 (5), 3 (5), 4 (5), 5 (5), 6 (5), 7 (5), 8 (5), 9 (5), 10 (5), 11 (5), 12 (5), and 18 more boards",
  ],
  [
    "the slips of eight rounds",
    soFar(({ round }) => round <= 8),
    "PROVISIONAL: 27 of 243 missing: board 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, and 15 more boards",
  ],
  ["all but the late pair's board", lateBlank, "PROVISIONAL: 1 of 243 missing: board 9"],
  ["that board is to be played late", late, "PROVISIONAL: 1 of 243 missing: board 9"],
  ["all of it", NIGHT, "Final: 243 of 243"],
];

describe.each(STAGES)("%s", (_, rows, says) => {
  test("the status line says how far it is", () => expect(status(rows)).toBe(says));

  test("every figure beside the results is the one worked out", () => expect(shown(rows)).toEqual(worked(rows)));

  test.each(["NS", "EW"] as const)("the ranking of %s: places, totals, percentages, boards", (side) => {
    const totals = totalsOf(linesOf(rows), scoreNight(linesOf(rows)));
    expect(ranking(rows, side)).toEqual(rank(totals, side === "NS" ? "ns" : "ew", side === "NS" ? PENALTIES : {}));
  });

  test.each([null, 0])("blanks that arrive as %s change nothing", (blank) => {
    expect(shown(rows, blank)).toEqual(shown(rows));
    expect(ranking(rows, "NS", blank)).toEqual(ranking(rows, "NS"));
  });
});

describe("while a board fills up, by hand", () => {
  const board = (number: number, rows: readonly Row[]): unknown[][] =>
    shown(rows).filter((_, i) => rows[i].board === number);

  test("one result alone, on one board or on all: nobody has anything, nobody has 60 %", () => {
    for (const stage of ["one result", "one result on each board"]) {
      const [, rows] = STAGES.find(([name]) => name === stage) ?? [];
      const figures = new Set(shown(rows ?? []).flat());
      expect([...figures]).toEqual([""]);
    }
  });

  test("two results where another board has three are Neuberg's: 3.5 and 0.5 of 4", () => {
    // Board 2: pair 1's pass-out is below pair 3's 110. The better: (2 + 1) x 3/2 - 1 = 3.5. The worse: 1 x 3/2 - 1.
    expect(board(2, STAGES[2][1]).slice(0, 3)).toEqual([
      [0.5, 3.5, 12.5, 87.5],
      [3.5, 0.5, 87.5, 12.5],
      ["", "", "", ""],
    ]);
    expect(board(3, STAGES[2][1])).toEqual(Array(8).fill(["", "", "", ""]));
  });

  test("three results: the pass-out is below two equal scores", () => {
    // Board 2: 0 against 110 and 110 has 0 of 4; each 110 beats it (2) and ties the other (1).
    const [, rows] = STAGES[5];
    expect(board(2, rows).slice(0, 3)).toEqual([
      [0, 4, 0, 100],
      [3, 1, 75, 25],
      [3, 1, 75, 25],
    ]);
  });
});

describe("the special boards at the end, by hand; a full board has 9 results, a top of 2 x 8 = 16", () => {
  const figures = shown(NIGHT);
  const at = (board: number, ns: number): unknown[] =>
    figures[NIGHT.findIndex((row) => row.board === board && row.ns === String(ns))];

  test("board 2, passed out at pair 1's table: 0 is compared", () => {
    // Against 110, 110, -100, 50, -110, 140, 100 it beats two: 2 x 2 = 4 of 14.
    // Eight results where nine make a full board: (4 + 1) x 9/8 - 1 = 45/8 - 8/8 = 37/8 = 4.625; E-W 16 - 37/8 = 11.375.
    // 4.625 of 16 is 28.90625 %.
    expect(at(2, 1)).toEqual([4.63, 11.38, 28.91, 71.09]);
  });

  test("board 5, a split score at pair 6's table: each side has its own comparison", () => {
    // N-S one down, -100: beats nobody of 620 620 650 -100 170 140 620, ties one: 1. (1 + 1) x 9/8 - 1 = 1.25.
    // E-W as if 620 were made: beats the 650 (2), ties three 620s (3): 5. (5 + 1) x 9/8 - 1 = 5.75.
    expect(at(5, 6)).toEqual([1.25, 5.75, 7.81, 35.94]);
    // Pair 7, one down too: N-S tie with the -100 that N-S of the split have: 1, so 1.25.
    // Their opponents beat all seven, for E-W of the split stand with 620: 14. (14 + 1) x 9/8 - 1 = 15.875.
    expect(at(5, 7)).toEqual([1.25, 15.88, 7.81, 99.22]);
    // Pair 5's 650 beats all: 14, 15.875. Their opponents beat nobody: 0. 1 x 9/8 - 1 = 0.125.
    expect(at(5, 5)).toEqual([15.88, 0.13, 99.22, 0.78]);
  });

  test("board 9, not played by the late pair: seven results, and no board for the two pairs", () => {
    expect(at(9, 3)).toEqual(["", "", "", ""]);
    // The top of seven: (12 + 1) x 9/7 - 1 = 110/7 = 15.71; the bottom: 1 x 9/7 - 1 = 2/7 = 0.29.
    const seven = figures.filter((_, i) => NIGHT[i].board === 9 && NIGHT[i].ns !== "3").map(([ns]) => Number(ns));
    expect([Math.max(...seven), Math.min(...seven)]).toEqual([15.71, 0.29]);
    // A round is three boards. Pair 3 sits out one of nine and lacks board 9, 13 lacks it too; 5 never sits out.
    const boards = (side: "NS" | "EW", pair: string): unknown =>
      ranking(NIGHT, side).find((one) => one.pair === pair)?.boards;
    expect([boards("NS", "3"), boards("NS", "5"), boards("EW", "13"), boards("EW", "14")]).toEqual([23, 27, 26, 27]);
  });

  test("board 10, a weighted score at pair 8's table: each part is compared, then weighted", () => {
    // As 620: beats 170, -100 and 140 (6), ties three 620s (3): 9. As -100: ties one: 1. 0.6 x 9 + 0.4 x 1 = 5.8.
    // (5.8 + 1) x 9/8 - 1 = 6.65; E-W 16 - 6.65 = 9.35.
    expect(at(10, 8)).toEqual([6.65, 9.35, 41.56, 58.44]);
    // Pair 1's 620: beats 170, -100, 140 (6), ties two 620s (2), and has 0.6 x 1 + 0.4 x 2 = 1.4 of the weighted: 9.4.
    // (9.4 + 1) x 9/8 - 1 = 10.7.
    expect(at(10, 1)).toEqual([10.7, 5.3, 66.88, 33.13]);
  });

  test("board 16, fouled at two tables: each form compares with its own", () => {
    // Two of nine are too few for Neuberg's formula: 65 % of 16 and 55 %; both sides of a table have 120 % together.
    expect(at(16, 8)).toEqual([10.4, 8.8, 65, 55]);
    expect(at(16, 9)).toEqual([8.8, 10.4, 55, 65]);
    // Six in the other form: 420 beats 170 and -50 (4), ties two (2): 6. (6 + 1) x 9/6 - 1 = 9.5.
    expect(at(16, 1)).toEqual([9.5, 6.5, 59.38, 40.63]);
    // 450 beats all five: 10. (10 + 1) x 9/6 - 1 = 15.5.
    expect(at(16, 4)).toEqual([15.5, 0.5, 96.88, 3.13]);
  });

  test("board 20, an average: half of the full top, and in nobody's comparison", () => {
    expect(at(20, 2)).toEqual([8, 8, 50, 50]);
    // 600 among seven: beats -100 (2), ties two (2): 4 of 12. (4 + 1) x 9/7 - 1 = 38/7 = 5.43; 74/7 = 10.57.
    expect(at(20, 3)).toEqual([5.43, 10.57, 33.93, 66.07]);
  });

  test("board 23, AVE+ and AVE-: the pairs' own sessions are above 60 and below 40 %", () => {
    const others = (side: "ns" | "ew", pair: string): number => {
      const exact = scoreResults(cellsOf(NIGHT), [["Decimals", 6]]).slice(1);
      const points = exact.map((row) => Number(row[side === "ns" ? 1 : 2]));
      return points.reduce((sum, won, i) => sum + (NIGHT[i][side] === pair && NIGHT[i].board !== 23 ? won : 0), 0);
    };
    // On its 26 other boards pair 5 has 310.875 of 26 x 16 = 416, 74.73 %: so much of 16 is 11.957.
    expect(others("ns", "5")).toBeCloseTo(310.875, 4);
    // Pair 12 has 72.7286 of 416, 17.48 %: of 16 that is 2.797.
    expect(others("ew", "12")).toBeCloseTo(72.7286, 4);
    expect(at(23, 5)).toEqual([11.96, 2.8, 74.73, 17.48]);
  });

  test("the penalty of two matchpoints is taken from pair 4's total", () => {
    const without = rankingOf(cellsOf(NIGHT), NOTHING, NOTHING, [["NS"]]);
    const own = records(without, "Pair").find(({ Pair }) => Pair === "4");
    const fined = ranking(NIGHT, "NS").find(({ pair }) => pair === "4");
    expect(Number(own?.MP) - Number(fined?.points)).toBeCloseTo(2, 9);
  });

  test("all pairs are ranked, N-S and E-W by themselves", () => {
    expect([ranking(NIGHT, "NS").length, ranking(NIGHT, "EW").length]).toEqual([10, 9]);
  });

  test("nothing is odd about any line", () => {
    const notes = scoreResults(cellsOf(NIGHT), NOTHING, NAMES).slice(1).map((row) => row[5]); // prettier-ignore
    expect([...new Set(notes)]).toEqual([""]);
  });
});
