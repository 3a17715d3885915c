import { seen } from "./customFunctions";
import { parseSpecial } from "../../../src/notation/entry";
import { movementOf } from "../../../src/functions/movement";

type Arguments = Parameters<typeof movementOf>;

function movement(...values: unknown[]): unknown[][] {
  const ranges = Array.from({ length: 7 }, (_, i) => [[values[i] ?? null]]);
  return seen(movementOf(...(ranges as unknown as Arguments)));
}

const HEADING = ["Round", "Table", "NS", "EW", "First", "Last", "Boards"];

test("a straight Mitchell: N-S stay, E-W go up, boards down", () => {
  const rows = movement("Mitchell", 5, null, 5);
  expect(rows).toHaveLength(1 + 25);
  expect(rows.slice(0, 8)).toEqual([
    HEADING,
    [1, 1, 1, 6, 1, 5, "1 to 5"],
    [1, 2, 2, 7, 6, 10, "6 to 10"],
    [1, 3, 3, 8, 11, 15, "11 to 15"],
    [1, 4, 4, 9, 16, 20, "16 to 20"],
    [1, 5, 5, 10, 21, 25, "21 to 25"],
    [2, 1, 1, 10, 6, 10, "6 to 10"],
    [2, 2, 2, 6, 11, 15, "11 to 15"],
  ]);
});

test("Mitchell alone is straight or skip, as the tables need", () => {
  expect(movement("Mitchell", 7)).toEqual(movement("Straight Mitchell", 7));
  expect(movement("mitchell", "8")).toEqual(movement("skip", 8));
});

test("about 24 boards unless said", () => {
  for (const [name, tables, boards] of [
    ["Mitchell", 9, 27],
    ["Howell", 4, 21],
    ["Howell", 8, 30],
    ["Swiss teams", 8, 24],
    ["Mitchell", 13, 26],
  ]) {
    const rows = movement(name, tables).slice(1);
    const [, , ns] = rows[0];
    const own = rows.filter((row) => row[2] === ns || row[3] === ns || row[2] === "");
    const played = new Set(own.flatMap((row) => row[6]));
    const perRound = Number(rows[0][5]) - Number(rows[0][4]) + 1;
    expect([name, tables, played.size * perRound]).toEqual([name, tables, boards]);
  }
});

test("a half table: the last pair is missing unless another is named, who meets it sits out", () => {
  const rows = movement("Mitchell", 4.5, 2, 4);
  expect(rows.filter((row) => row[6] === "Sit-out")).toEqual([
    [1, 5, 5, "", "", "", "Sit-out"],
    [2, 1, 1, "", "", "", "Sit-out"],
  ]);
  expect(movement("Mitchell", 4.5, 2, 4, 10)).toEqual(rows);
  expect(movement("Mitchell", 5, 2, 4, "EW")).toEqual(rows);
  expect(movement("Mitchell", "4½", 2, 4, "10 EW")).toEqual(rows);
  expect(movement("Mitchell", 4.5, 2, 4, "NS").filter((row) => row[6] === "Sit-out")).toEqual([
    [1, 5, "", 10, "", "", "Sit-out"],
    [2, 5, "", 9, "", "", "Sit-out"],
  ]);
  expect(movement("Mitchell", 4.5, 1, 4, 3).filter((row) => row[1] === 3)).toEqual([[1, 3, "", 8, "", "", "Sit-out"]]);
  expect(movement("Howell", 3.5, 1, 4, "N-S 7")).toEqual([
    [expect.stringMatching(/^#VALUE! "N-S 7" is not a pair that may be missing: 1 to 8 would be/)],
  ]);
  expect(movement("Howell", 3.5, 1, 4)[1]).toEqual([1, 1, "", 6, "", "", "Sit-out"]);
});

test("what stands for a sit-out is read as one", () => {
  expect(parseSpecial("Sit-out")).toEqual({ ok: true, value: { kind: "sitOut" } });
});

test("a rover: who gives up its seats has no table; the extra pair sits on the side that is not missing one", () => {
  const rows = movement("Rover", 6.5, 2, 4);
  expect(rows.filter((row) => row[1] === "")).toEqual([
    [1, "", 7, "", "", "", "Sit-out"],
    [2, "", 1, "", "", "", "Sit-out"],
  ]);
  expect(rows.filter((row) => row[0] === 2 && row[2] === 7)).toEqual([[2, 1, 7, 13, 5, 8, "5 to 8"]]);
  const other = movement("Rover", 6.5, 2, 4, "NS");
  expect(other.filter((row) => row[1] === "")).toEqual([
    [1, "", "", 13, "", "", "Sit-out"],
    [2, "", "", 12, "", "", "Sit-out"],
  ]);
});

test("E-W numbered on, from ten, each direction its own", () => {
  const first = (numbering: unknown): unknown => movement("Mitchell", 9, null, null, null, null, numbering)[1][3];
  expect([null, "", 0, "One list", 10, "10-18"].map(first)).toEqual([10, 10, 10, 10, 10, 10]);
  expect([11, "11", "11-19", "11 to 19"].map(first)).toEqual([11, 11, 11, 11]);
  expect([1, "1-9", "Each direction its own"].map(first)).toEqual([1, 1, 1]);
  expect(movement("Mitchell", 8.5, 1, 3, "9 EW", null, 1)[9]).toEqual([1, 9, 9, "", "", "", "Sit-out"]);
});

test("the last rounds arrow-switched", () => {
  const rows = movement("Mitchell", 5, null, 5, null, 1);
  expect(rows[20]).toEqual([4, 5, 5, 7, 11, 15, "11 to 15"]);
  expect(rows[21]).toEqual([5, 1, 7, 1, 21, 25, "21 to 25"]);
  expect(movement("Mitchell", 5, null, 5, null, "Auto")).toEqual(rows);
  for (const none of [null, "", 0, "0"]) expect(movement("Mitchell", 5, null, 5, null, none)[21][2]).toBe(1);
  const thirteen = movement("Mitchell", 13, null, 2, null, "auto");
  expect(thirteen.filter((row) => row[1] === 1 && Number(row[2]) > 13).map(([round]) => round)).toEqual([12, 13]);
});

test("half-sets: a row for each", () => {
  expect(movement("Unshared Howell", 3, 1, 6).slice(1, 5)).toEqual([
    [1, 1, 6, 4, 1, 3, "1 to 3"],
    [1, 1, 6, 4, 4, 6, "4 to 6"],
    [1, 2, 1, 2, 7, 9, "7 to 9"],
    [1, 2, 1, 2, 25, 27, "25 to 27"],
  ]);
});

test("individuals have four seats, one board has one number", () => {
  expect(movement("Individual", 2, 1, 1)).toEqual([
    ["Round", "Table", "N", "E", "S", "W", "First", "Last", "Boards"],
    [1, 1, 8, 2, 1, 4, 1, 1, "1"],
    [1, 2, 3, 5, 7, 6, 1, 1, "1"],
  ]);
  expect(movement("Individual", 5)).toEqual(movement("Rainbow", 5));
});

test("teams sit both ways; a Swiss event's later rounds have boards and no teams yet", () => {
  expect(movement("Round robin", 4, 1, 8).slice(1)).toEqual([
    [1, 1, 1, 4, 1, 8, "1 to 8"],
    [1, 2, 2, 3, 1, 8, "1 to 8"],
    [1, 3, 3, 2, 1, 8, "1 to 8"],
    [1, 4, 4, 1, 1, 8, "1 to 8"],
  ]);
  expect(movement("Swiss teams", 5, 2, 7).slice(1)).toEqual([
    [1, 1, 1, 2, 1, 7, "1 to 7"],
    [1, 2, 2, 1, 1, 7, "1 to 7"],
    [1, 3, 3, 4, 1, 7, "1 to 7"],
    [1, 4, 4, 3, 1, 7, "1 to 7"],
    [1, "", 5, "", "", "", "Sit-out"],
    ...[1, 2, 3, 4].map((table) => [2, table, "", "", 8, 14, "8 to 14"]),
  ]);
  expect(movement("Swiss pairs", 2.5, 1, 4).slice(1)).toEqual([
    [1, 1, 1, 2, 1, 4, "1 to 4"],
    [1, 2, 3, 4, 1, 4, "1 to 4"],
    [1, "", 5, "", "", "", "Sit-out"],
  ]);
});

test("nothing is asked yet: nothing is answered, however the blank arrives", () => {
  for (const blank of [null, "", 0, " "]) {
    expect(movement(blank, 8)).toEqual([[""]]);
    expect(movement("Howell", blank)).toEqual([[""]]);
    expect(movement("Howell", 4, blank, blank, blank, blank, blank)).toEqual(movement("Howell", 4));
  }
});

test("an error in a cell goes out", () => {
  const error = { code: "#REF!" };
  expect(movementOf([["Howell"]], [[error]])).toEqual([[error]]);
});

test.each<[unknown[], string]>([
  [["Mitchel", 8], '"Mitchel" is not a movement here: Mitchell would be.'],
  [["Swiss", 8], '"Swiss" is not a movement here: Swiss pairs or Swiss teams would be.'],
  [["Howell", "eight"], '"eight" is not a number of tables: write one such as 8, or 8.5 for a half table.'],
  [["Howell", 8.3], '"8.3" is not a number of tables: write one such as 8, or 8.5 for a half table.'],
  [["Howell", -8], '"-8" is not a number of tables: write one such as 8, or 8.5 for a half table.'],
  [
    ["Howell", 9],
    "A Howell of 9 tables is not offered: it is for 2 to 8 tables or 2.5, 3.5, 4.5 to 7.5 with a half table.",
  ],
  [["American Whist", 8], "An American Whist of 8 tables is not offered: it is for 3, 5, 7 to 13 teams, a table each."],
  [["Rover", 8], "A rover Mitchell of 8 tables is not offered: it is for 4.5, 5.5, 6.5 to 17.5 with a half table."],
  [["Individual", 6], "An Individual of 6 tables is not offered: it is for 2, 3, 4, 5, 7, 11 or 13 tables."],
  [["Howell", 5, 10], '"10" rounds cannot be: a Howell of 5 tables has 1 to 9.'],
  [["Howell", 2, 3], '"3" rounds cannot be: a Howell of 2 tables has 2, 4 or 6.'],
  [["Mitchell", 9, "all"], '"all" rounds cannot be: a straight Mitchell of 9 tables has 1 to 9.'],
  [["Mitchell", 9, 9, "0"], '"0" is not a number of boards a round: write a whole number from 1 to 60.'],
  [["Mitchell", 9, 9, 2.5], '"2.5" is not a number of boards a round: write a whole number from 1 to 60.'],
  [
    ["Unshared Howell", 3, 5, 3],
    '"3" is not a number of boards a round: write an even number, for a round is two halves.',
  ],
  [["Mitchell", 8.5, null, null, 19], '"19" is not a pair that may be missing: NS or EW or 1 to 18 would be.'],
  [
    ["Mitchell", 8.5, null, null, 10, null, 11],
    '"10" is not a pair that may be missing: NS or EW or 1 to 9 or 11 to 19 would be.',
  ],
  [["Mitchell", 8.5, null, null, "9", null, 1], '"9" is not a pair that may be missing: 9 NS or 9 EW would be.'],
  [["Howell", 2, null, null, 3], 'Pair "3" cannot be missing: too few pairs would be left.'],
  [
    ["Swiss pairs", 8.5, null, null, 17],
    'Pair "17" cannot be missing: in a Swiss event one pair has a bye in each round.',
  ],
  [["Mitchell", 9, null, null, null, 10], '"10" is not a number of rounds to switch: write 0 to 9 or Auto.'],
  [["Howell", 5, null, null, null, 1], '"1" rounds cannot be switched: a Howell has no arrow switch.'],
  [
    ["Mitchell", 9, null, null, null, 1, 1],
    "Where rounds are switched, N-S and E-W must not have the same numbers: let E-W begin with 10, or leave numbering out.",
  ],
  [
    ["Mitchell", 9, null, null, null, null, 5],
    `"5" cannot be the first E-W pair's number: write 1 for numbers of their own or 10 or more.`,
  ],
  [["Howell", 4, null, null, null, null, 11], '"11" cannot number E-W: a Howell has one list of numbers.'],
])("%p: %s", (values, message) => {
  expect(movement(...values)).toEqual([[`#VALUE! ${message}`]]);
});

test("a name that is like none: all are named", () => {
  expect(movement("Bingo", 8)[0][0]).toMatch(
    /^#VALUE! "Bingo" is not a movement here: Mitchell, .*Individual or Rainbow would be\.$/,
  );
});

test("every answer is a rectangle", () => {
  for (const values of [
    ["Rover", 8.5],
    ["Individual", 4],
    ["Swiss pairs", 4.5],
    ["Unshared Howell", 2.5],
    ["¾ Howell", 6],
  ]) {
    const rows = movement(...values);
    expect(rows.length).toBeGreaterThan(4);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  }
});
