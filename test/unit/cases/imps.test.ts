/** What users of scoring programs ran into, by the case's number: IMPs, datums, cross-IMPs. */
import { butlerDatumOf, butlerOf, crossImpsOf } from "../../../src/functions/impPairs";
import { impsOf } from "../../../src/functions/imps";
import { rankingOf, scoreResults } from "../../../src/functions/results";
import { column, flat, none, records, settings, type Cells } from "./cells";

const total = (figures: unknown[]): number => figures.reduce((sum: number, figure) => sum + Number(figure), 0);

test("O02: the step at 3000, and 24 IMPs from 4000", () => {
  expect(flat(impsOf(column([2990, 3000, 3490, 3500, 3990, 4000])))).toEqual([21, 22, 22, 23, 23, 24]);
});

test("O07: 620 against 170 is 10 IMPs", () => {
  expect([impsOf([[620]], [[170]]), impsOf([[450]])]).toEqual([[[10]], [[10]]]);
});

test("O08: exact cross-IMPs, which sum to nothing", () => {
  const board = column([620, 170, 140, 140, -100]);
  // 620 against the others: 10 + 10 + 10 + 12 = 42, by 4.
  expect(flat(crossImpsOf(board))).toEqual([10.5, -0.25, -1.25, -1.25, -7.75]);
  expect(total(flat(crossImpsOf(board)))).toBe(0);
  expect(flat(crossImpsOf(board, none, [["EW"]]))).toEqual([-10.5, 0.25, 1.25, 1.25, 7.75]);
});

test("O09: by the comparisons, by the results or the total: whichever is meant", () => {
  const by = (divisor?: string): unknown[] =>
    flat(crossImpsOf(column([400, -50]), none, none, divisor ? [[divisor]] : none));
  expect([by(), by("n-1"), by("n"), by("Total")]).toEqual([[10, -10], [10, -10], [5, -5], [10, -10]]); // prettier-ignore
});

test("O10: one high and one low left out of the datum", () => {
  const scores = column([620, 620, 620, 620, 170, 170, 170]);
  // (3 x 620 + 2 x 170) / 5 = 440
  expect(butlerDatumOf(scores, [[1]])).toEqual([[440]]);
  expect(flat(butlerOf(scores, none, none, [[1]]))).toEqual([5, 5, 5, 5, -7, -7, -7]);
});

test("O11: a datum of 302.5 goes to 300", () => {
  const scores = column([450, 420, -800, -50, 420, 420]);
  expect(butlerDatumOf(scores, [[1]])).toEqual([[300]]);
  expect(flat(butlerOf(scores, none, none, [[1]]))).toEqual([4, 3, -15, -8, 3, 3]);
});

test("O20: an average does not enter the datum or the comparisons", () => {
  expect(butlerDatumOf(column([620, 170, "AVE"]))).toEqual([[400]]);
  expect(flat(crossImpsOf(column([620, 170, "AVE"])))).toEqual([10, -10, 0]);
});

/** Board by board, who sat N-S and their scores; E-W are 21, 22 and so on. */
const night = (boards: { board: number; pairs: string[]; scores: number[] }[]): Cells => [
  ["Board", "NS", "EW", "Score"],
  ...boards.flatMap(({ board, pairs, scores }) => pairs.map((pair, i) => [board, pair, `${i + 21}`, scores[i]])),
];

const UNEQUAL = night([
  { board: 1, pairs: ["1", "2", "3"], scores: [620, 170, 140] },
  { board: 2, pairs: ["1", "2", "3"], scores: [140, 110, -50] },
  { board: 3, pairs: ["4", "2", "3"], scores: [-100, 100, 100] },
]);

const ranked = (how: string): Record<string, unknown>[] =>
  records(
    rankingOf(UNEQUAL, settings(["Scoring", "Cross-IMPs"], ["Boards a pair missed", how]), none, [["NS"]]),
    "Pair",
  );

test("O26: boards weigh alike where some pairs played fewer: for each board, factored up, or the plain total", () => {
  // Pair 1: (10 + 10)/2 on board 1 and (1 + 5)/2 on board 2, 13 on 2 of 3 boards.
  const one = (how: string): unknown => ranked(how).find(({ Pair }) => Pair === "1");
  expect(one("Average")).toMatchObject({ Place: "1", IMPs: 13, "Per board": 6.5, Boards: 2 });
  expect(one("Factor up")).toMatchObject({ Place: "1", IMPs: 19.5, "Per board": 6.5, Boards: 2 });
  expect(one("Plain total")).toMatchObject({ IMPs: 13 });
});

test("O40: an average for each board and a factor rank alike", () => {
  const places = (how: string): unknown[] => ranked(how).map(({ Place, Pair }) => [Place, Pair]);
  expect(places("Factor up")).toEqual(places("Average"));
  expect(places("Average")).toHaveLength(4);
});

describe("O28: a Butler total and cross-IMPs are never shown under one name", () => {
  const board = night([{ board: 2, pairs: ["1", "2", "3"], scores: [620, 170, 140] }]);
  const headings = (...rows: [string, unknown][]): unknown[][] => [
    scoreResults(board, settings(...rows))[0],
    rankingOf(board, settings(...rows))[1],
  ];

  test("what was compared with stands beside the figure", () => {
    const [butler] = headings(["Scoring", "Butler"]);
    const [cross] = headings(["Scoring", "Cross-IMPs"]);
    expect(butler).toEqual(["Score", "NS IMPs", "EW IMPs", "Datum", "Compared", "Note"]);
    expect(cross).toEqual(["Score", "NS IMPs", "EW IMPs", "NS total", "Compared", "Note"]);
  });

  test("the ranking has the total and what it is for each board", () => {
    const [, ranking] = headings(["Scoring", "Butler"]);
    expect(ranking).toEqual(expect.arrayContaining(["IMPs", "Per board", "Boards"]));
  });

  test("one board, each figure by its own name", () => {
    const row = (...rows: [string, unknown][]): unknown[] => scoreResults(board, settings(...rows))[1];
    // Datum (620 + 170 + 140) / 3 = 310: 310 is 7 IMPs. Against the others: 10 + 10, by 2.
    expect(row(["Scoring", "Butler"])).toEqual([620, 7, -7, 310, 3, ""]);
    expect(row(["Scoring", "Cross-IMPs"])).toEqual([620, 10, -10, 20, 3, ""]);
    expect(row(["Scoring", "Cross-IMPs"], ["Cross-IMP divisor", "Total"])).toEqual([620, 20, -20, 20, 3, ""]);
  });
});

test("O41: 600 four times and 630: in all -1 each, and +4", () => {
  expect(flat(crossImpsOf(column([600, 600, 600, 600, 630]), none, none, [["Total"]]))).toEqual([-1, -1, -1, -1, 4]);
});
