/** What real nights have and the checks must leave alone. */
import { sentence } from "../../../../src/notation/messages";
import { check, changed, COLUMN, kinds, mitchell, type Night, type Row } from "./nights";

const { BOARD, NS, EW, BY, CONTRACT, RESULT } = COLUMN;
const HEADING = ["Board", "NS", "EW", "Contract", "By", "Result"];

/** Two pairs that play all boards against each other, and a third meeting. */
const headToHead = [
  HEADING,
  ...Array.from({ length: 12 }, (_, i) => [i + 1, 1, 2, "2S", "N", "="]),
  ...Array.from({ length: 12 }, (_, i) => [i + 1, 3, 4, "2S", "N", "="]),
];

test("an arrow switch: in the last two of eleven rounds all sit the other way", () => {
  const night = mitchell(11, 2);
  const switched = night.map((row, i) => {
    const isLate = i > 0 && (Number(row[EW]) - Number(row[NS]) + 11) % 11 < 2;
    return isLate ? [row[BOARD], row[EW], row[NS], ...row.slice(3)] : row;
  });
  expect(check(switched)).toEqual([]);
});

test("two pairs that meet on every board", () => {
  expect(check(headToHead)).toEqual([]);
});

test("a straight Mitchell of an even number of tables, where each pair meets one other again", () => {
  const tables = 6;
  const rows: Night = [HEADING];
  for (let round = 0; round < tables; round++) {
    for (let table = 0; table < tables; table++) {
      const ew = tables + 1 + ((table - round + tables) % tables);
      const set = ((table + round) % tables) * 2;
      for (const board of [set + 1, set + 2]) rows.push([board, table + 1, ew, "2S", "N", "="]);
    }
  }
  expect(kinds(check(rows)).filter((kind) => kind === "meetsAgain")).toEqual([]);
});

test("teams: each plays a board twice, at two tables", () => {
  const rows = [1, 2, 3, 4].flatMap((board) => [
    [board, 1, 2, "4S", "N", "="],
    [board, 2, 1, "4S", "N", "="],
  ]);
  expect(check([HEADING, ...rows], [["Scoring", "Teams"]])).toEqual([]);
});

test("pairs of two directions with the same numbers", () => {
  const night = mitchell().map((row, i) => (i ? [row[0], row[1], Number(row[EW]) - 7, ...row.slice(3)] : row));
  expect(check(night, [["Numbers", "Each direction its own"]])).toEqual([]);
});

test("two sections of the same numbers", () => {
  const section = (letter: string): Night =>
    mitchell()
      .slice(1)
      .map((row) => [letter, ...row]);
  expect(check([["Section", ...HEADING], ...section("A"), ...section("B")])).toEqual([]);
});

test("without the Section column the two are one list too many, and that is one finding", () => {
  const night = mitchell();
  const other = night
    .slice(1)
    .map((row, i) => [row[0], row[1], 8 + ((Number(row[EW]) - 8 + 1 + (i % 2)) % 7), ...row.slice(3)]);
  const found = kinds(check([...night, ...other]));
  expect(found.filter((kind) => kind === "playsTwice")).toEqual([]);
  expect(found).toContain("manyPlayTwice");
});

test("sit-outs, boards not played, adjusted scores and pass-outs", () => {
  let night = mitchell();
  night = changed(night, [3, 2], { [CONTRACT]: "NP", [BY]: "", [RESULT]: "" });
  night = changed(night, [6, 2], { [CONTRACT]: "A6060", [BY]: "", [RESULT]: "" });
  night = changed(night, [9, 2], { [CONTRACT]: "AVE+/AVE-", [BY]: "", [RESULT]: "" });
  night = changed(night, [12, 2], { [CONTRACT]: "PASS", [BY]: "", [RESULT]: "" });
  expect(check([...night, [1, 15, "", "SITOUT", "", ""]])).toEqual([]);
});

test("a table with a sitting-out pair on every round", () => {
  const night = mitchell().filter(([, ns]) => ns !== 7);
  expect(check(night)).toEqual([]);
});

test("five down, where the score or the sign says so", () => {
  const cells = (result: string | number, score: string | number): unknown[][] => [
    [...HEADING, "Score"],
    [1, 1, 2, "3C", "E", result, score],
    [1, 3, 4, "3C", "E", 8, 50],
    [1, 5, 6, "3C", "E", 9, -110],
  ];
  expect(check(cells(4, 250))).toEqual([]);
  expect(check(cells("-5", ""))).toEqual([]);
  expect(kinds(check(cells(3, "")))).toEqual(["unsignedResult"]);
});

test("both sides make nine tricks at notrump less often than eight", () => {
  const cells = (tricks: number): unknown[][] => [
    [...HEADING.slice(0, 5), "Tricks"],
    [1, 1, 2, "1NT", "N", 8],
    [1, 3, 4, "1NT", "N", 8],
    [1, 5, 6, "1NT", "E", tricks],
  ];
  expect(check(cells(8))).toEqual([]);
  expect(kinds(check(cells(9)))).toEqual(["strainBothWays"]);
});

test("one side plays part-scores, the other its games: plus scores both ways", () => {
  const cells = [
    ["Board", "NS", "EW", "Score"],
    ...[110, -110, 140, -140, 110, -50].map((score, i) => [1, i + 1, i + 11, score]),
  ];
  expect(check(cells)).toEqual([]);
});

test("a late pair that plays one round of a short night", () => {
  const night = mitchell(3, 2);
  expect(check(changed(night, [1, 1], { [EW]: 9 })).filter(({ kind }) => kind === "strayPair")).toEqual([]);
});

test("boards typed one after the other: only what is missing is said", () => {
  const night = mitchell().map((row, i) => (i && Number(row[BOARD]) > 10 ? [...row.slice(0, 3), "", "", ""] : row));
  const found = check(night);
  expect(new Set(kinds(found))).toEqual(new Set(["resultsMissing"]));
  expect(found).toHaveLength(11);
});

test("a paper score that the setting has settled is odd, no longer wrong", () => {
  const cells = [
    [...HEADING, "Paper score"],
    [1, 1, 2, "2S", "N", "+1", 170],
  ];
  expect(check(cells).map(({ severity }) => severity)).toEqual(["wrong"]);
  for (const chosen of ["Contract", "Score"]) {
    expect(check(cells, [["If they differ", chosen]]).map(({ severity }) => severity)).toEqual(["odd"]);
  }
});

test("members' numbers of five digits are no dates", () => {
  const cells = [
    ["Board", "North", "East", "South", "West", "Contract", "By", "Result"],
    ...[1, 2, 3].flatMap((board) => [
      [board, 45748, 31002, 52110, 1203, "4S", "N", "="],
      [board, 45749, 31003, 52111, 20204, "4S", "N", "="],
    ]),
  ];
  expect(check(cells, [["Scoring", "Individual"]])).toEqual([]);
  const teams = [1, 2, 3, 4].flatMap((board) => [
    [board, 40001, 40002, "4S", "N", "="],
    [board, 40002, 40001, "4S", "N", "="],
  ]);
  expect(check([HEADING, ...teams], [["Scoring", "Teams"]])).toEqual([]);
});

test("a player sits at one table only", () => {
  const cells = (west: string): unknown[][] => [
    ["Board", "North", "East", "South", "West", "Contract", "By", "Result"],
    [1, "Ann", "Bob", "Cy", "Di", "4S", "N", "="],
    [1, "Eve", "Flo", "Gus", west, "4S", "N", "="],
  ];
  expect(check(cells("Hal"), [["Scoring", "Individual"]])).toEqual([]);
  const [twice] = check(cells("Ann"), [["Scoring", "Individual"]]);
  expect(twice).toMatchObject({ kind: "playsTwice", row: 3, column: "West", read: "ANN" });
});

test("half-way between two tables both are named", () => {
  const table = (ns: number, contract: string, by: string, result: string): Row => [
    1,
    ns,
    ns + 10,
    contract,
    by,
    result,
  ];
  const night: Night = [
    HEADING,
    table(1, "4S", "S", "+2"),
    table(2, "4S", "W", "="),
    table(3, "4S", "E", "+1"),
    table(4, "3H", "N", "="),
  ];
  const said = check(night).map((finding) => sentence(finding));
  expect(said).toContain("4SS+2, but E-W took 10 or 11 tricks in the same strain: 22 or 23 in all is too many.");
});

test("missing results of players who change partners are named by who sits there", () => {
  const found = check([
    ["Board", "North", "East", "South", "West", "Score"],
    [1, 1, 2, 3, 4, 420],
    [1, 5, 6, 7, 8, ""],
  ]);
  expect(found.map((finding) => sentence(finding))).toEqual(["Board 1: 1 result is missing (5-7 v 6-8)."]);
});
