import "../../functions/customFunctions";
import { rankingOf } from "../../../../src/functions/results";
import { teamResults } from "../../../../src/functions/teams";
import { explained } from "./asked";

const SLIPS = [
  ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards", "VP adj", "Opp VP adj"],
  [1, 1, 2, 34, 21, 24, "", ""],
  [1, 3, 4, 10, 10, 24, "", ""],
  [2, 1, 3, 12, 30, 24, -0.5, ""],
  [2, 2, 4, "", "", "", "", ""],
  [3, 1, "BYE", "", "", "", "", ""],
];
const SETTINGS = [
  ["Scoring", "Teams"],
  ["VP scale", "WBF discrete"],
  ["Bye VPs", 12],
];
const NAMES = [
  ["Team", "Name 1", "Carry-over", "Penalty"],
  [1, "Ann", 2, 1],
];
const ARGS = [SLIPS, SETTINGS, NAMES];

const table = teamResults(SLIPS, SETTINGS, NAMES);
const rowOf = (team: string): number => table.findIndex((row) => String(row[1]) === team);

test("a team's total: its matches with IMPs and VPs, the director's, byes, carry-over and penalty", () => {
  const lines = explained("TEAMRESULTS", ARGS, rowOf("1"), table[1].indexOf("VPs"));
  expect(lines).toEqual([
    "Team 1, Ann",
    "Round 1 against 2: 34-21 IMPs, margin 13, over 24 boards on the scale WBF discrete 13 VPs",
    "Round 2 against 3: 12-30 IMPs, margin -18, over 24 boards on the scale WBF discrete 6 VPs, director's -0.5: 5.5",
    "Round 3, a bye: 12 VPs",
    "VPs of 3 matches and byes: 13 + 5.5 + 12 + carry-over 2 - penalty 1 = 31.5",
    String(table[0][0]),
  ]);
  expect(table[rowOf("1")][table[1].indexOf("VPs")]).toBe(31.5);
});

test("each team's total is what the cell shows, by TEAMRESULTS and by RANKING", () => {
  const cells = rankingOf(SLIPS, SETTINGS, NAMES);
  for (const name of ["TEAMRESULTS", "RANKING"]) {
    for (const team of ["2", "3", "4"]) {
      const lines = explained(name, ARGS, rowOf(team), cells[1].indexOf("VPs"));
      expect(lines.find((line) => line.startsWith("VPs of"))).toMatch(
        new RegExp(` = ${String(cells[rowOf(team)][cells[1].indexOf("VPs")])}$`),
      );
    }
  }
});

test("its place, its counts and its margins", () => {
  const of = (heading: string, team = "1") =>
    explained("TEAMRESULTS", ARGS, rowOf(team), table[1].indexOf(heading)).at(-2);
  expect(of("Place")).toBe("No team of 4 is better: place 1");
  expect(of("Won")).toBe("Played 2: won 1, drawn 0, lost 1");
  expect(of("IMPs")).toBe("The margins together: -5");
});

test("the status line, and what a match still lacks", () => {
  const lines = explained("TEAMRESULTS", ARGS);
  expect(lines[0]).toBe(table[0][0]);
  expect(lines[1]).toMatch(/^PROVISIONAL: the places may still change/);
  expect(explained("TEAMRESULTS", ARGS, rowOf("2")).join(" ")).toContain("Round 2 against 4: still to come");
});

test("a row of the matches from the side that is asked about", () => {
  const matches = teamResults(SLIPS, SETTINGS, NAMES, [["Matches"]]);
  const of = (heading: string) => explained("TEAMRESULTS", [...ARGS, "Matches"], 1, matches[0].indexOf(heading))[0];
  expect(of("VPs")).toMatch(/^Round 1 against 2: 34-21 IMPs, margin 13, .* 13 VPs$/);
  expect(of("Opp VPs")).toMatch(/^Round 1 against 1: 21-34 IMPs, margin -13, .* 7 VPs$/);
});

const BOARDS = [
  ["Round", "Board", "NS", "EW", "Score"],
  [1, 1, 1, 2, 420],
  [1, 1, 2, 1, -50],
  [1, 2, 1, 2, 170],
];

test("a row of the boards: both tables, and the IMPs", () => {
  const boards = teamResults(BOARDS, SETTINGS, undefined, [["Boards"]]);
  const lines = explained("TEAMRESULTS", [BOARDS, SETTINGS, undefined, "Boards"], 1, boards[0].indexOf("IMPs"));
  expect(lines[0]).toContain("470");
  expect(lines[0]).toContain("10 IMPs");
});

test("a result without the other table's says what is lacking", () => {
  const chosen = [["Scoring", "Teams"]];
  const pairs = [["Board", "NS", "EW", "Score"], [1, 1, 11, 420], [1, 2, 12, 170]]; // prettier-ignore
  expect(explained("SCORERESULTS", [pairs, chosen], 1, 1)[1]).toBe(
    "Scoring is that of teams: it is compared with the other table of its match, and board 1 has no row where 11 sits N-S against 1 E-W. Is it a session of pairs? Then set Scoring to Matchpoints or the like.",
  );
  const open = [pairs[0], [1, 1, 11, 420], [1, 11, 1, ""]];
  expect(explained("SCORERESULTS", [open, chosen], 1, 1)[1]).toBe("The other table of its match has no result yet.");
});

test("Swiss pairs: each match with its percentage and what it is worth", () => {
  const results = [
    ["Round", "Board", "NS", "EW", "Score"],
    [1, 1, 1, 2, 420],
    [1, 1, 3, 4, 170],
    [2, 2, 1, 3, -50],
    [2, 2, 2, 4, 100],
  ];
  const swiss = [
    ["Scoring", "Swiss pairs"],
    ["Winners", 1],
  ];
  const cells = rankingOf(results, swiss);
  const row = cells.findIndex(([, pair]) => pair === "1");
  const lines = explained("RANKING", [results, swiss], row, cells[1].indexOf("VPs"));
  expect(lines.slice(1, 4)).toEqual([
    "Round 1 against 2: 100 % is worth 20 VPs",
    "Round 2 against 3: 0 % is worth 0 VPs",
    "Victory points of 2 finished matches: 20",
  ]);
});

test("an individual has players, and what is taken off stands as such", () => {
  const heading = ["Board", "North", "East", "South", "West", "Score"];
  const results = [heading, [1, 1, 2, 3, 4, 420], [1, 5, 6, 7, 8, 170], [2, 1, 2, 3, 4, -50], [2, 5, 6, 7, 8, 100]]; // prettier-ignore
  const imps = [["Scoring", "Cross-IMPs"]];
  const cells = rankingOf(results, imps);
  const row = cells.findIndex(([, player]) => player === "1");
  const lines = explained("RANKING", [results, imps], row, 0);
  expect(lines[1]).toBe("IMPs of 2 boards: 6 (board 1) - 4 (board 2) = 2");
  expect(lines.at(-2)).toBe("No player of 4 is better; equal with 3: place 1=");
});
