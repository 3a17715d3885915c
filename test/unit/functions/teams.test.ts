import { seen } from "./customFunctions";
import { rankingOf } from "../../../src/functions/results";
import { teamResults } from "../../../src/functions/teams";

const SLIPS = [
  ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards", "VP adj", "Opp VP adj"],
  [1, 1, 2, 34, 21, 8, "", ""],
  [1, 3, 4, "", "", 8, "", ""],
  [2, 1, 3, 12, 30, "", -0.5, ""],
  [2, 2, "", "", "", "", "", ""],
  ["", "", "", "", "", "", "", ""],
];
const BOARDS = [
  ["Round", "Board", "NS", "EW", "Contract", "By", "Result", "Adjust"],
  [1, 1, 1, 2, "4S", "N", "=", ""],
  [1, 1, 2, 1, "4S", "N", "-1", ""],
  [1, 2, 1, 2, "PASS", "", "", ""],
  [1, 2, 2, 1, "", "", "", "AVE-/AVE+"],
  [1, 1, 3, 4, "", "", "", ""],
  [1, 1, 4, 3, "1NT", "S", "=", ""],
];
const SETTINGS = [
  ["Setting", "Value"],
  ["Boards a match", ""],
  ["Bye VPs", 12],
  ["VP scale", "WBF discrete"],
];

test("TEAMRESULTS gives the table, the matches or the boards", () => {
  expect(teamResults(SLIPS, SETTINGS)[0][0]).toMatch(/^PROVISIONAL: 2 of 3 matches missing/);
  expect(teamResults(BOARDS, SETTINGS)[2]).toEqual(["1", "1", 1, 1, 0, 0, 13, 18]);
  expect(teamResults(BOARDS, null as never, null as never, [["matches"]])[0]).toContain("Opp IMPs");
  expect(teamResults(BOARDS, null as never, null as never, [["Boards"]])[0]).toContain("Other table");
  expect(seen(teamResults(BOARDS, null as never, null as never, [["NS"]]))[0][0]).toBe(
    '#VALUE! Nothing to show for "NS": Table or Matches or Boards would be.',
  );
  expect(seen(teamResults(SLIPS, null as never, null as never, [["Boards"]]))[0][0]).toMatch(
    /^#VALUE! Slips have no boards/,
  );
});

test.each([
  ["null", null],
  ["text", ""],
  ["zero", 0],
])("blanks that arrive as %s change nothing but the question whether 0-0 is a draw", (_, blank) => {
  const with0 = (cells: unknown[][]): unknown[][] =>
    cells.map((row) => row.map((cell) => (cell === "" ? blank : cell)));
  for (const show of ["Table", "Matches", "Boards"]) {
    expect(teamResults(with0(BOARDS), with0(SETTINGS), undefined, [[show]])).toEqual(
      teamResults(BOARDS, SETTINGS, undefined, [[show]]),
    );
  }
  const asked = (cells: unknown[][]): unknown[][] =>
    cells.map((row) => row.filter((cell) => !/is 0-0/.test(String(cell)) && cell !== ""));
  for (const show of ["Table", "Matches"]) {
    expect(asked(teamResults(with0(SLIPS), with0(SETTINGS), undefined, [[show]]))).toEqual(
      asked(teamResults(SLIPS, SETTINGS, undefined, [[show]])),
    );
  }
});

test("a scale of one's own stands in a range; an error in an argument goes out", () => {
  const scale = [
    ["IMPs", "VPs"],
    [0, 15],
    [10, 20],
  ];
  const own = teamResults(BOARDS, undefined, undefined, [["Matches"]], scale);
  expect(own[1].slice(0, 8)).toEqual([1, "1", "2", 13, 0, 2, 20, 10]);
  const error = { code: "#REF!" };
  expect(teamResults(BOARDS, undefined, undefined, [[error]])).toEqual([[error]]);
  expect(teamResults(BOARDS, undefined, undefined, undefined, [[0, error]])).toEqual([[error]]);
  expect(seen(teamResults(BOARDS, undefined, undefined, undefined, [["x", "y"]]))[0][0]).toMatch(/^#VALUE! /);
});

test("never NaN, -0 or Infinity", () => {
  for (const show of ["Table", "Matches", "Boards"]) {
    for (const cells of [BOARDS, SLIPS].filter((cells) => show !== "Boards" || cells === BOARDS)) {
      const numbers = teamResults(cells, SETTINGS, undefined, [[show]])
        .flat()
        .filter((cell) => typeof cell === "number");
      expect(numbers.filter((number) => !Number.isFinite(number) || Object.is(number, -0))).toEqual([]);
    }
  }
});

test.each(["Teams", "Swiss teams", "Board-a-match"])("under %s RANKING gives the table of TEAMRESULTS", (scoring) => {
  const settings = [...SETTINGS, ["Scoring", scoring]];
  for (const results of [BOARDS, SLIPS]) {
    const table = teamResults(results, settings);
    expect(rankingOf(results, settings)).toEqual(table);
    expect(table[1].slice(0, 3)).toEqual(["Place", "Team", "Played"]);
  }
  expect(seen(rankingOf(BOARDS, settings, undefined, [["NS"]]))[0][0]).toMatch(/^#VALUE! Nothing to show for "NS"/);
  expect(rankingOf(BOARDS, SETTINGS)[1]).toContain("Pair");
});
