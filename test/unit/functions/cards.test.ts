import { CellError, seen } from "./customFunctions";
import { crossTableOf, scorecardOf } from "../../../src/functions/cards";

const NIGHT = [
  ["Board", "NS", "EW", "Contract", "X", "By", "Result"],
  [1, 1, 2, "4S", "", "N", "+1"],
  [1, 3, 4, "3NT", "", "E", "-1"],
  [2, 4, 1, "2H", "X", "W", "="],
  [2, 2, 3, "PASS", "", "", ""],
  [3, 1, 3, "", "", "", ""],
];
const SETTINGS = [
  ["Setting", "Value"],
  ["Matchpoint scale", 1],
];
const NAMES = [
  ["Pair", "Name 1", "Name 2"],
  [4, "Ann", "Bob"],
];

const HEADING = ["Opponents", "Direction", "Contract", "By", "Lead", "Result", "Score", "MP", "%"];

test("SCORECARD: a pair, with settings and names", () => {
  expect(scorecardOf(NIGHT, [[1]], SETTINGS, NAMES)).toEqual([
    ["Board", ...HEADING],
    ["Pair 1", "", "", "", "", "", "", "", "", ""],
    [1, "2", "NS", "4S", "N", "", "+1", 450, 1, 100],
    [2, "4 Ann & Bob", "EW", "2HX", "W", "", "=", 470, 1, 100],
    [3, "3", "NS", "", "", "", "", "", "", ""],
    ["Total", "2 boards", "", "", "", "", "", "", 2, 100],
  ]);
});

test("SCORECARD: several in any range, all where it is left out or blank", () => {
  const first = (cells: unknown[][]): unknown[] => [...new Set(cells.map(([cell]) => cell))];
  expect(first(scorecardOf(NIGHT, [["2", 4]]))).toEqual(["Pair", "2", "", "4"]);
  expect(first(scorecardOf(NIGHT, [["2"], [""], [4]]))).toEqual(["Pair", "2", "", "4"]);
  for (const none of [undefined, [[""]], [[0]], [[null]]]) {
    expect(first(scorecardOf(NIGHT, none))).toEqual(["Pair", "1", "", "2", "3", "4"]);
  }
});

test("who is not there, who is there twice", () => {
  expect(seen(scorecardOf(NIGHT, [["7 EW"]]))).toEqual([
    ["#VALUE! No pair or player 7 EW in these results: 1 to 4 would be one."],
  ]);
  const own = scorecardOf(NIGHT, [[2]], [["Numbers", "Each direction its own"]]);
  expect(seen(own)).toEqual([['#VALUE! "2" is more than one here: write 2 NS or 2 EW.']]);
});

test("an error among the pairs goes out, and a range without headings is told so", () => {
  const error = new CellError("#REF!");
  expect(scorecardOf(NIGHT, [[1], [error]])).toEqual([[error]]);
  expect(seen(scorecardOf(NIGHT.slice(1)))[0][0]).toMatch(/^#VALUE! No header row found/);
  expect(seen(crossTableOf(NIGHT.slice(1)))[0][0]).toMatch(/^#VALUE! No header row found/);
});

test("CROSSTABLE: points against each", () => {
  expect(crossTableOf(NIGHT, SETTINGS, NAMES)).toEqual([
    ["Place", "Pair", "Names", "1", "2", "4", "3", "Total"],
    ["1", "1", "", "■", 1, 1, "", 2],
    ["2=", "2", "", 0, "■", "", 1, 1],
    ["2=", "4", "Ann & Bob", 0, "", "■", 1, 1],
    ["4", "3", "", "", 0, 0, "■", 0],
  ]);
});

test("teams have a function of their own", () => {
  for (const cells of [
    scorecardOf(NIGHT, [[1]], [["Scoring", "Teams"]]),
    crossTableOf(NIGHT, [["Scoring", "Teams"]]),
  ]) {
    expect(seen(cells)[0][0]).toMatch(/^#VALUE! Scoring is Teams: TEAMRESULTS/);
  }
});

test.each([
  ["null", null],
  ["zero", 0],
])("blanks that arrive as %s change nothing", (_, blank) => {
  const cells = NIGHT.map((row) => row.map((cell) => (cell === "" ? blank : cell)));
  expect(scorecardOf(cells)).toEqual(scorecardOf(NIGHT));
  expect(crossTableOf(cells)).toEqual(crossTableOf(NIGHT));
});
