import { checkRange } from "../../../src/results/check/checkRange";
import { isProblem } from "../../../src/results/readGrid";
import { readSession } from "../../../src/results/readSession";
import { SCORINGS } from "../../../src/results/settings";

const PAIRS = [
  ["Board", "NS", "EW", "Score"],
  [1, 1, 2, 420],
  [1, 3, 4, 170],
];
const PLAYERS = [
  ["Board", "North", "East", "South", "West", "Score"],
  [1, 1, 2, 3, 4, 420],
  [1, 5, 6, 7, 8, 170],
];

const settings = (scoring: string) => [
  ["Setting", "Value"],
  ["Decimals", 2],
  ["Scoring", scoring],
];

function said(results: unknown[][], chosen: unknown[][]): string[] {
  const read = readSession(results, chosen, []);
  if (isProblem(read)) throw new Error(read.kind);
  return read.problems.map(({ kind, at }) => `${kind} at ${at}`);
}

test("a session of pairs whose Scoring is Individual says so, in the ranking and in the check", () => {
  expect(said(PAIRS, settings("Individual"))).toEqual(["individualOfPairs at Settings, row 3"]);
  const checked = checkRange(PAIRS, settings("Individual"), []);
  expect(isProblem(checked) ? [] : checked.findings).toMatchObject([
    { kind: "individualOfPairs", range: "Settings", row: 3, read: "Individual" },
  ]);
});

test("and one of single players whose Scoring is of pairs", () => {
  expect(said(PLAYERS, settings("Matchpoints"))).toEqual(["pairsOfPlayers at Settings, row 3"]);
  expect(said(PLAYERS, settings("Swiss pairs"))).toContain("pairsOfPlayers at Settings, row 3");
});

test.each(SCORINGS.filter((scoring) => scoring !== "Individual" && scoring !== "Swiss pairs"))(
  "pairs may be scored by %s",
  (scoring) => expect(said(PAIRS, settings(scoring))).toEqual([]),
);

test.each(["Individual", "Butler", "Cross-IMPs", "Total points"])("players may be scored by %s", (scoring) =>
  expect(said(PLAYERS, settings(scoring))).toEqual([]),
);

test("nothing is said where nobody chose, and before anybody sits there", () => {
  expect(said(PLAYERS, [])).toEqual([]);
  expect(said([PAIRS[0], [1, "", "", ""]], settings("Individual"))).toEqual([]);
});
