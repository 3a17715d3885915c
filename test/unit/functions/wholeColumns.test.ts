/** Ranges as large as a sheet, ranges with gaps, and more in them than was asked for. */
import { seen } from "./customFunctions";
import { checkResultsOf } from "../../../src/functions/check";
import { butlerDatumOf, crossImpsOf } from "../../../src/functions/impPairs";
import { matchpointsOf } from "../../../src/functions/matchpoints";
import { placesOf } from "../../../src/functions/places";
import { rankingOf, scoreResults, travellerOf } from "../../../src/functions/results";
import { teamResults } from "../../../src/functions/teams";

type Cells = unknown[][];

const ALL_ROWS = 1_048_576;
const MOST = 100_000;
const HEADING = ["Board", "NS", "EW", "Score"];

/** 400 results: 50 boards at 8 tables, no two scores of a board alike. */
const BODY: Cells = Array.from({ length: 400 }, (_, i) => {
  const [board, table] = [Math.floor(i / 8), i % 8];
  return [board + 1, table + 1, 11 + ((table + board) % 8), 100 + 10 * ((table * 5 + board) % 8)];
});
const FILLED: Cells = [HEADING, ...BODY];
const BLANKS: [name: string, blank: unknown][] = [
  ["null", null],
  ["text", ""],
  ["zero", 0],
];

/** These rows and blank ones below, down to the end of the sheet: all blank rows are one and the same. */
const wholeSheet = (filled: Cells, blank: unknown): Cells => [
  ...filled,
  ...Array<unknown[]>(ALL_ROWS - filled.length).fill(filled[0].map(() => blank)),
];

describe.each(BLANKS)("1,048,576 rows of which 400 are filled, blanks as %s", (_, blank) => {
  const results = wholeSheet(FILLED, blank);

  test("SCORERESULTS ends with the last filled row", () => {
    expect(scoreResults(results)).toEqual(scoreResults(FILLED));
  });

  test("RANKING, with names and settings as whole columns too", () => {
    const names: Cells = [["Pair", "Name 1", "Name 2"], [1, "Ann", "Bob"]]; // prettier-ignore
    const chosen: Cells = [["Decimals", 1]];
    const answer = rankingOf(results, wholeSheet(chosen, blank), wholeSheet(names, blank));
    expect(answer).toEqual(rankingOf(FILLED, chosen, names));
    expect(answer[0][0]).toBe("Final: 400 of 400");
  });

  test("the check and the travellers", () => {
    expect(checkResultsOf(results)).toEqual(checkResultsOf(FILLED));
    expect(travellerOf(results, [[7]])).toEqual(travellerOf(FILLED, [[7]]));
  });

  test("TEAMRESULTS", () => {
    const slips: Cells = [["Team", "Opponent", "IMPs", "Opp IMPs", "Boards"], [1, 2, 34, 21, 24]]; // prettier-ignore
    expect(teamResults(wholeSheet(slips, blank))).toEqual(teamResults(slips));
  });

  test("MATCHPOINTS and CROSSIMPS beside their boards", () => {
    const column = (index: number): Cells => BODY.map((row) => [row[index]]);
    const [boards, scores] = [0, 3].map((index) => wholeSheet(column(index), blank));
    const expected = matchpointsOf(column(3), column(0));
    expect(expected.slice(0, 8).flat()).toEqual([0, 10, 4, 14, 8, 2, 12, 6]);
    expect(matchpointsOf(scores, boards)).toEqual(expected);
    expect(crossImpsOf(scores, boards)).toEqual(crossImpsOf(column(3), column(0)));
  });
});

test("a blank row below the last filled one is looked at twice at the most, whatever is worked out", () => {
  const rows = MOST + 2000;
  let looks = 0;
  const counting = FILLED[0].map(() => null as unknown);
  Object.defineProperty(counting, 0, { get: () => (looks++, 0), enumerable: true });
  const cells = [...FILLED, ...Array<unknown[]>(rows - FILLED.length).fill(counting)];
  scoreResults(cells);
  expect(looks).toBeLessThan(3 * rows);
});

test("PLACES and a datum of a whole column", () => {
  const values: Cells = [[430], [420], [430]];
  expect(placesOf(wholeSheet(values, ""))).toEqual([["1="], ["3"], ["1="]]);
  expect(butlerDatumOf(wholeSheet(values, ""))).toEqual([[430]]);
  expect(placesOf(wholeSheet([[""]], ""))).toEqual([[""]]);
  expect(matchpointsOf(wholeSheet([[""]], ""))).toEqual([[""]]);
});

test("a pass-out at the end of a whole column of scores is one", () => {
  const scores = (blank: unknown): Cells => wholeSheet([[50], [-50], [0]], blank);
  expect(matchpointsOf(scores(""))).toEqual([[4], [0], [2]]);
  expect(matchpointsOf(scores(null))).toEqual([[4], [0], [2]]);
});

describe("more than 100,000 filled lines", () => {
  const lines = (count: number): Cells =>
    Array.from({ length: count }, (_, i) => [1 + (i % 1000), 1 + (i % 7), 11 + (i % 5), 10 * (i % 40) + 10]);
  const many = lines(MOST + 1);
  const says = /^#VALUE! 10000[12] lines are more than are read at once: .* at most 100000 lines\.$/;

  test("one #VALUE! names the limit", () => {
    const results = [HEADING, ...many];
    for (const answer of [scoreResults(results), rankingOf(results), checkResultsOf(results), teamResults(results)]) {
      expect(seen(answer)).toEqual([[expect.stringMatching(says)]]);
    }
    const scores = many.map((row) => [row[3]]);
    for (const answer of [matchpointsOf(scores), crossImpsOf(scores)]) {
      expect(seen(answer)).toEqual([[expect.stringMatching(says)]]);
    }
  });

  test("at the limit all are scored, each cell in its place", () => {
    const results = [HEADING, ...lines(MOST - 1)];
    const scored = scoreResults(results);
    expect(scored).toHaveLength(MOST);
    expect(scored[MOST - 1][0]).toBe(results[MOST - 1][3]);
    const cells = [...many.slice(0, MOST - 2).map((row) => [row[3]]), [""], [""]];
    const points = matchpointsOf(cells);
    expect(points).toHaveLength(MOST);
    expect([typeof points[MOST - 3][0], points[MOST - 1][0]]).toEqual(["number", ""]);
  });
});

describe("a range with more or less in it than results", () => {
  const rows: Cells = [HEADING, [1, 1, 2, 420], [1, 3, 4, 170], [2, 1, 4, -50], [2, 3, 2, 100]];

  test.each(BLANKS)("blank rows inside and at the end stay blank (%s)", (_, blank) => {
    const gap = HEADING.map(() => blank);
    const [heading, ...body] = rows;
    const spaced = [heading, body[0], gap, ...body.slice(1), gap, gap];
    const scored = scoreResults(spaced);
    const nothing = ["", "", "", "", "", ""];
    const [titles, first, ...others] = scoreResults(rows);
    expect(scored).toEqual([titles, first, nothing, ...others, nothing, nothing]);
    expect(rankingOf(spaced)).toEqual(rankingOf(rows));
  });

  test("columns of the scorer's own are passed over, wherever they stand", () => {
    const wider = rows.map(([board, ...others], i) => [i ? "x" : "My notes", board, i ? 7 : "Bar bill", ...others, ""]);
    expect(scoreResults(wider)).toEqual(scoreResults(rows));
    expect(rankingOf(wider)).toEqual(rankingOf(rows));
  });

  test("two sections with the same numbers are eight pairs, compared over the field", () => {
    const both = [
      ["Section", ...HEADING],
      ...rows.slice(1).map((row) => ["A", ...row]),
      ...rows.slice(1).map((row) => ["B", ...row]),
    ];
    const [[status], titles, ...ranked] = rankingOf(both, [["Winners", 1]]);
    expect(status).toBe("Final: 8 of 8");
    const pairs = ranked.map(
      (row) => `${String(row[titles.indexOf("Section")])}${String(row[titles.indexOf("Pair")])}`,
    );
    expect(pairs.sort()).toEqual(["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]);
    // 420 beats 170 twice and ties the other 420.
    expect(scoreResults(both)[1].slice(1, 3)).toEqual([5, 1]);
    const apart = scoreResults(both, [["Sections", "Matchpointed separately"]]);
    expect(apart[1].slice(1, 3)).toEqual([2, 0]);
  });

  test("without its headings the range is told what is missing", () => {
    for (const answer of [scoreResults(rows.slice(1)), rankingOf(rows.slice(1)), checkResultsOf(rows.slice(1))]) {
      expect(seen(answer)).toEqual([
        [expect.stringMatching(/^#VALUE! No header row found .* take the headings in too, such as Results\[#All\]/)],
      ]);
    }
  });
});
