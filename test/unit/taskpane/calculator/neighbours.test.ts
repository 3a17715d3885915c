import { calculatorStrings } from "../../../../src/taskpane/calculator/calculatorStrings";
import { neighbours } from "../../../../src/taskpane/calculator/neighbours";

const FOUR_SPADES = { level: 4, strain: "S", doubled: 1 } as const;

test("a trick less and a trick more, in each state, with this one marked once", () => {
  const rows = neighbours(FOUR_SPADES, 10, true);
  expect(rows.map(({ result, scores }) => [result, ...scores.map(({ score }) => score)])).toEqual([
    ["-1", -50, -100, -200, -100, -200, -400],
    ["=", 420, 590, 880, 620, 790, 1080],
    ["+1", 450, 690, 1080, 650, 990, 1480],
  ]);
  const marked = rows.flatMap(({ result, scores }) =>
    scores.filter(({ isThis }) => isThis).map((one) => ({ result, ...one })),
  );
  expect(marked).toEqual([{ result: "=", doubled: 1, vulnerable: true, score: 790, isThis: true }]);
});

test("there is no fourteenth trick, and none below nothing", () => {
  const grand = { level: 7, strain: "N", doubled: 0 } as const;
  expect(neighbours(grand, 13, false).map(({ tricks }) => tricks)).toEqual([12, 13]);
  expect(neighbours(grand, 0, false).map(({ tricks }) => tricks)).toEqual([0, 1]);
});

test("the score in words adds up", () => {
  expect(
    calculatorStrings.inWords({
      contract: "4♠X",
      vulnerable: true,
      result: "just made",
      points: [240, 500, 50],
      total: 790,
    }),
  ).toBe("4♠X, vulnerable, just made: 240 + 500 + 50 = 790 to declarer's side.");
  expect(
    calculatorStrings.inWords({
      contract: "3NT",
      vulnerable: false,
      result: "2 down",
      points: [-100],
      total: -100,
    }),
  ).toBe("3NT, not vulnerable, 2 down: 100 to the defenders.");
});
