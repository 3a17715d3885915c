import { seen } from "./customFunctions";
import { bridgeScore, nsScore, scoreBreakdownOf } from "../../../src/functions/scores";

const BLANKS: unknown[] = [null, "", 0];

test('=BRIDGESCORE("4S",10,"V","X") is 790', () => {
  expect(bridgeScore([["4S"]], [[10]], [["V"]], [["X"]])).toEqual([[790]]);
});

test("double and result may stand in the contract", () => {
  expect(bridgeScore([["4SX-1"], ["4S="], ["PASS"], ["3NTXX"]], [[null], [null], [null], [8]])).toEqual([
    [-100],
    [420],
    [0],
    [-200],
  ]);
});

test("numbers as text, symbols, minus signs", () => {
  expect(bridgeScore([["4♠"], ["４♤"], ["3NT"]], [["10"], ["−1"], ["="]], [["v"]])).toEqual([[620], [-100], [600]]);
});

test("blank in, blank out, however the blank arrives", () => {
  for (const blank of BLANKS) {
    expect(bridgeScore([[blank]], [[blank]], [[blank]], [[blank]])).toEqual([[""]]);
    expect(bridgeScore([["4S"]], [[10]], [[blank]], [[blank]], [[blank]])).toEqual([[420]]);
    expect(nsScore([[blank]], [[blank]], [[blank]], [[blank]], [[blank]], [[blank]])).toEqual([[""]]);
    expect(nsScore([[1]], [["4S"]], [["N"]], [[blank]])).toEqual([[""]]);
    expect(nsScore([[1]], [["4SN="]], [[blank]], [[blank]], [[blank]], [[blank]], [[blank]])).toEqual([[420]]);
  }
});

test("no tricks at all is a result of BRIDGESCORE", () => {
  expect(bridgeScore([["7NTXX"]], [[0]], [["V"]])).toEqual([[-7600]]);
  expect(nsScore([[4]], [["7NTXX"]], [["N"]], [["0"]])).toEqual([[-7600]]);
});

test("one bad cell is one error cell with its message", () => {
  const cells = seen(bridgeScore([["4S"], ["4Q"], ["3NT"]], [[10], [10], [45748]], [["V"]]));
  expect(cells[0]).toEqual([620]);
  expect(cells[1][0]).toMatch(/^#VALUE! "4Q" is not a contract/);
  expect(cells[2][0]).toMatch(/^#VALUE! 45748 looks like a date/);
});

test("an error that comes in goes out in its own cell", () => {
  const error = { code: "#REF!" };
  expect(bridgeScore([[error], ["4S"]], [[10], [10]])).toEqual([[error], [420]]);
});

test("cells beyond a smaller range are #N/A; a row against a column is a table", () => {
  expect(seen(bridgeScore([["4S"], ["4H"], ["1NT"]], [[10], [10]]))[2][0]).toMatch(/^#N\/A/);
  expect(bridgeScore([["4S"], ["3NT"]], [[10, 9]])).toEqual([
    [420, -50],
    [430, 400],
  ]);
});

test("N-S's score: the board is vulnerable, the declarer signs", () => {
  expect(
    nsScore([[4], [4], [2], [1]], [["4S"], ["4S"], ["4S"], ["PASS"]], [["N"], ["E"], ["W"], [null]], [["="]]),
  ).toEqual([[620], [-620], [-420], [0]]);
  expect(nsScore([[1]], [["3NTE-1"]])).toEqual([[50]]);
});

test("a given vulnerability wins over the board's", () => {
  expect(
    nsScore([[1], [1], [1]], [["4SN="]], null as never, null as never, null as never, [["Both"], ["EW"], ["V"]]),
  ).toEqual([[620], [420], [620]]);
});

test("adjusted scores pass through as text; no declarer is said", () => {
  expect(nsScore([[1], [1]], [["A6040"], ["NP"]])).toEqual([["60-40"], ["NP"]]);
  expect(seen(nsScore([[1]], [["4S"]], [[null]], [[10]]))[0][0]).toMatch(/4S has no declarer/);
  const german = nsScore([[1]], [["4P"]], [[null]], [[10]], [[null]], [[null]], [["de"]]);
  expect(seen(german)[0][0]).toBe("#VALUE! 4P has no declarer: write N, O, S or W.");
});

test("contradictions are not settled silently", () => {
  expect(seen(bridgeScore([["4SX"]], [[10]], [[null]], [["XX"]]))[0][0]).toMatch(
    /two different things about the double/,
  );
  expect(seen(bridgeScore([["4S-1"]], [[10]]))[0][0]).toMatch(/two different results/);
  expect(seen(bridgeScore([["4S"]], [[10]], [["NS"]]))[0][0]).toMatch(/says which side is vulnerable/);
});

test("a breakdown ends with the total", () => {
  expect(scoreBreakdownOf([["4S"]], [[10]], [["V"]], [["X"]])).toEqual([
    ["Item", "Points"],
    ["Contract 4♠X", 240],
    ["Game, vulnerable", 500],
    ["For making it doubled", 50],
    ["Total", 790],
  ]);
  expect(scoreBreakdownOf([["2H-2"]])).toEqual([
    ["Item", "Points"],
    ["2 undertricks, not vulnerable", -100],
    ["Total", -100],
  ]);
});
