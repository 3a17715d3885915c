import fc from "fast-check";
import "../../functions/customFunctions";
import { butlerDatumOf, butlerOf, crossImpsOf } from "../../../../src/functions/impPairs";
import { matchpointsOf } from "../../../../src/functions/matchpoints";
import { down, explained, lastFigure, shown } from "./asked";

const BOARD = down(450, 420, 420, 170, -50, 420);

test("matchpoints: whom a score beats and ties", () => {
  expect(explained("MATCHPOINTS", [BOARD], 1)).toEqual([
    "N-S's score is 420, beside 5 other results.",
    "Beats 2 (4) + ties 2 (2) = 6 of 10",
  ]);
});

test("from the other side, on a short board, in percent", () => {
  expect(explained("MATCHPOINTS", [BOARD, undefined, "EW", "%", 8], 1)).toEqual([
    "E-W's score is -420, beside 5 other results.",
    "Beats 1 (2) + ties 2 (2) = 4 of 10",
    "Neuberg, for 6 results where a full board has 8: (4 + 1) × 8/6 - 1 = 5.6667 of 14",
    "5.6667 of 14 = 40.4762 %",
  ]);
});

test("each board by itself, on the scale of 1", () => {
  expect(explained("MATCHPOINTS", [BOARD, down(1, 1, 1, 2, 2, 2), undefined, 1, 5], 1)).toEqual([
    "N-S's score is 420, on board 1 beside 2 other results.",
    "Beats 0 (0) + ties 1 (0.5) = 0.5 of 2",
    "Neuberg, for 3 results where a full board has 5: (0.5 + 0.5) × 5/3 - 0.5 = 1.1667 of 4",
  ]);
});

test("a weighted result is compared part by part", () => {
  expect(explained("MATCHPOINTS", [down(420, 50, "A6040", "60% +420, 40% -50")], 3)).toEqual([
    "N-S's score is weighted (60% +420, 40% -50), beside 2 other results.",
    "60 % as 420: beats 1 (2) + ties 1 (1) = 3 of 4",
    "40 % as -50: beats 0 (0) + ties 0 (0) = 0 of 4",
    "60 % of 3 + 40 % of 0 = 1.8 of 4",
    "Neuberg, for 3 results where a full board has 4: (1.8 + 1) × 4/3 - 1 = 2.7333 of 6",
  ]);
});

test("an adjusted score takes its part of the board", () => {
  expect(explained("MATCHPOINTS", [down(420, 50, "A6040")], 2).slice(1)).toEqual([
    "Adjusted to 60 %.",
    "60 % of 4 = 2.4 of 4",
  ]);
  expect(explained("CROSSIMPS", [down(420, 50, "A6040")], 2).at(-1)).toBe(
    "60 % is worth 2 IMPs, so 60 % is (60 - 50) × 2/10 = 2 IMPs",
  );
  expect(explained("CROSSIMPS", [down(420, 50, 170, "AVE-"), undefined, "EW", "Total"], 3).slice(1)).toEqual([
    "AVE- on a board: -2 IMPs",
    "-2 × 2 comparisons, for totals are not divided = -4 IMPs",
  ]);
});

test("a fouled board's small field", () => {
  const scores = down(420, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140);
  const fields = down("A", "A", "", "", "", "", "", "", "", "", "C");
  expect(explained("MATCHPOINTS", [scores, undefined, undefined, undefined, undefined, fields], 1).slice(1)).toEqual([
    "Beats 0 (0) + ties 0 (0) = 0 of 2",
    "Only 2 results are of this form of the board: 60 % for the middle, 5 % for each matchpoint: 60 + 5 × (0 - 1) = 55 %",
    "55 % of 20 = 11 of 20",
  ]);
  expect(explained("MATCHPOINTS", [scores, undefined, undefined, undefined, undefined, fields], 10).slice(1)).toEqual([
    "Nobody else played this form of the board: 60 % to both sides.",
    "60 % of 20 = 12 of 20",
  ]);
});

test("cross-IMPs: each comparison, the sum, the divisor", () => {
  expect(explained("CROSSIMPS", [BOARD], 3)).toEqual([
    "N-S's score is 170, beside 5 other results.",
    "Against 450: -280, -7 IMPs",
    "Against 420 (3 results): -250, -6 IMPs each",
    "Against -50: +220, 6 IMPs",
    "Together: -19 IMPs",
    "Divided by 5 comparisons: -19 / 5 = -3.8 IMPs",
  ]);
  expect(explained("CROSSIMPS", [BOARD, undefined, "EW", "n", undefined, 5], 0).slice(1, 3)).toEqual([
    "Against 50: -500, no more than the cap, -5 IMPs",
    "Against -170: -280, no more than the cap, -5 IMPs",
  ]);
});

test("Butler: what is left out, the mean, the datum, the difference", () => {
  expect(explained("BUTLER", [BOARD, undefined, undefined, 1], 3)).toEqual([
    "N-S's score is 170, beside 5 other results.",
    "Left out of the datum: -50 at the bottom, 450 at the top.",
    "Mean of 4 results: 1430 / 4 = 357.5",
    "To the nearest ten (fives away from zero), the datum is 360",
    "170 less the datum 360 is -190: -5 IMPs",
  ]);
  expect(explained("BUTLERDATUM", [BOARD, "Median", "Even ten"])).toEqual([
    "The middle of 6 results: 420",
    "To the nearest ten (fives to the even ten), the datum is 420",
  ]);
});

test("what is wrong is said as in the cell", () => {
  expect(explained("MATCHPOINTS", [down(425, 50)])[0]).toMatch(/"425" is not a score/);
  expect(explained("MATCHPOINTS", [BOARD, undefined, "X"])[0]).toMatch(/"X" is not a side/);
  expect(explained("CROSSIMPS", [BOARD, down(1, 2)])[0]).toMatch(/6 and 2 cells/);
  expect(explained("BUTLER", [BOARD, undefined, undefined, 7])[0]).toMatch(/"7" is not understood here/);
  expect(explained("BUTLERDATUM", [down(420, "many")])[0]).toMatch(/"many" is not a score/);
  expect(explained("MATCHPOINTS", [down(420, "#N/A"), undefined], 1)[0]).toMatch(/The error #N\/A came in/);
});

test("blanks, boards not played, and a score alone leave the cell blank", () => {
  const blank = "It is no result that can be compared: the cell stays blank.";
  for (const value of ["", null, "NP"]) expect(explained("MATCHPOINTS", [down(420, value)], 1)).toEqual([blank]);
  expect(explained("CROSSIMPS", [down(420)])).toEqual([
    "N-S's score is 420.",
    "There is no other result to compare with, so the cell stays blank.",
  ]);
  expect(explained("BUTLERDATUM", [down("", "")])).toEqual(["There are no scores yet, so the cell stays blank."]);
});

const cell = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -30, max: 30 }).map((tens) => 10 * tens) },
  fc.constantFrom(
    "",
    "PASS",
    "A6040",
    "60% +620, 40% -100",
    "25% 50, 75% -50",
    "NS -50 / EW +420",
    "AVE",
    "many",
    "#N/A",
  ),
);

const range = fc.array(fc.record({ score: cell, board: fc.constantFrom(1, 2), field: fc.constantFrom("A", "B", "") }), {
  minLength: 1,
  maxLength: 14,
});

/** A cell's answer, where it is a figure. */
type Answers = unknown[][];

function agree(answers: Answers, lines: (row: number) => string[]): void {
  answers.forEach(([answer], row) => {
    if (typeof answer === "number") expect(lastFigure(lines(row))).toBe(shown(answer));
    else expect(lines(row).length).toBeGreaterThan(0);
  });
}

/** Errors arrive as objects in a function, as their text in the pane. */
const asArgument = (cells: unknown[][]): unknown[][] =>
  cells.map((row) => row.map((value) => (value === "#N/A" ? { code: "#N/A" } : value)));

test("the last figure in the words is the function's answer: matchpoints", () => {
  const scales = fc.constantFrom(2, 1, "%");
  fc.assert(
    fc.property(range, fc.constantFrom("NS", "EW"), scales, fc.constantFrom("", 14, 20), (rows, side, scale, full) => {
      const [scores, boards, fields] = (["score", "board", "field"] as const).map((what) =>
        down(...rows.map((row) => row[what])),
      );
      const answers = matchpointsOf(asArgument(scores), boards, [[side]], [[scale]], [[full]], fields);
      agree(answers, (row) => explained("MATCHPOINTS", [scores, boards, side, scale, full, fields], row));
    }),
  );
});

test("the last figure in the words is the function's answer: cross-IMPs and Butler", () => {
  const side = fc.constantFrom("NS", "EW");
  const trims = fc.constantFrom(0, 1, 2, 0.1, "Median");
  const ten = fc.constantFrom("Away from zero", "Even ten");
  const cap = fc.constantFrom("", 5);
  fc.assert(
    fc.property(range, side, fc.constantFrom("n-1", "n", "Total"), trims, ten, cap, (rows, who, by, trim, to, most) => {
      const [scores, boards, fields] = (["score", "board", "field"] as const).map((what) =>
        down(...rows.map((row) => row[what])),
      );
      const cross = crossImpsOf(asArgument(scores), boards, [[who]], [[by]], fields, [[most]]);
      agree(cross, (row) => explained("CROSSIMPS", [scores, boards, who, by, fields, most], row));
      const butler = butlerOf(asArgument(scores), boards, [[who]], [[trim]], [[to]], fields, [[most]]);
      agree(butler, (row) => explained("BUTLER", [scores, boards, who, trim, to, fields, most], row));
      agree(butlerDatumOf(asArgument(scores), [[trim]], [[to]]), () => explained("BUTLERDATUM", [scores, trim, to]));
    }),
  );
});
