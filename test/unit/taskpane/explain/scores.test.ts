import { explained } from "./asked";

test("a doubled game is told item by item", () => {
  expect(explained("BRIDGESCORE", ["4S", 10, "V", "X"])).toEqual([
    "4♠X =: 10 tricks, declarer vulnerable.",
    "Contract 4♠X: 240",
    "Game, vulnerable: 500",
    "For making it doubled: 50",
    "Together 790 (Law 77).",
  ]);
});

test("N-S's score is the opposite where E-W declare", () => {
  expect(explained("NSSCORE", [1, "4SE-1"])).toEqual([
    "4♠ -1: 9 tricks, declarer not vulnerable.",
    "1 undertrick, not vulnerable: -50",
    "Together -50 (Law 77).",
    "E plays for E-W, so N-S's score is 50.",
  ]);
});

test("what is wrong is said as in the cell", () => {
  expect(explained("BRIDGESCORE", ["9Z", 10])[0]).toMatch(/^It cannot be scored\. "9Z" is not a contract/);
  expect(explained("NSSCORE", [1, "4S="])[0]).toMatch(/no declarer/);
  expect(explained("IMPS", ["many", 50])[0]).toMatch(/"many" is not a number/);
});

test("a blank cell is explained by what is blank", () => {
  const blank = ["Something is still blank, so the cell stays blank."];
  expect(explained("BRIDGESCORE", ["4S", ""])).toEqual(blank);
  expect(explained("NSSCORE", ["", "4SE="])).toEqual(blank);
  expect(explained("IMPS", [420, ""])).toEqual(blank);
});

test("passes and adjusted scores have no items", () => {
  expect(explained("BRIDGESCORE", ["PASS"])).toEqual(["Passed out: 0 to both sides."]);
  expect(explained("NSSCORE", [3, "A6040"])).toEqual(["60-40: no score of its own."]);
});

test("IMPs name their band, from 0 to the last", () => {
  expect(explained("IMPS", [420, -50])).toEqual([
    "420 less -50 is 470.",
    "A difference from 430 to 490 is 10 IMPs (Law 78B).",
  ]);
  expect(explained("IMPS", [0])).toEqual(["A difference from 0 to 10 is 0 IMPs (Law 78B)."]);
  expect(explained("IMPS", [-20])).toEqual(["A difference from 20 to 40 is 1 IMP, lost (Law 78B)."]);
  expect(explained("IMPS", [9000])).toEqual(["A difference from 4000 upwards is 24 IMPs (Law 78B)."]);
});

test("a board beyond 16 is like one before", () => {
  expect(explained("BOARDVUL", [18])).toEqual([
    "Board 18: dealer E, vulnerable NS, as on board 2: it goes round in 16 (Law 2).",
  ]);
});
