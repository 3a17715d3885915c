/** Slips: a row a match, from however they are written. */
import { LANGUAGE_CODES, LANGUAGES } from "../../../../src/notation/languages";
import { readTeams, teamCells } from "../../../../src/results/teams/readTeams";

const HEADING = ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards", "VP adj", "Opp VP adj"];

function shown(slips: unknown[][], settings: unknown[][] = [], heading: unknown[] = HEADING): unknown[][][] {
  const read = readTeams([heading, ...slips], settings);
  if ("kind" in read) throw new Error(read.kind);
  return ["Table", "Matches"].map((show) => teamCells(read, show) as unknown[][]);
}

const status = (slips: unknown[][], settings: unknown[][] = []): unknown[] =>
  shown(slips, settings)[0][0].filter(Boolean);

test("Team 3: 34, Team 7: 21", () => {
  const [table, matches] = shown([[1, "Team 7", "team 3", 21, "34", 8]]);
  expect(table[0][0]).toBe("Final: 1 of 1 matches");
  expect(matches[1]).toEqual([1, "3", "7", 34, 21, 8, 14.68, 5.32]);
});

test("two columns IMPs are each team's own; names as they are written", () => {
  const [, matches] = shown([["The Aces", "Teamwork", 10, 20]], [["Boards a match", 8]], ["Team", "Opponent", "IMPs", "IMPs"]); // prettier-ignore
  expect(matches[1].slice(0, 4)).toEqual(["Teamwork", "The Aces", 20, 10]);
});

test("a round that stands once holds for the rows below", () => {
  const [, matches] = shown([["Round 1", 1, 2, 1, 2, 8], ["", 3, 4, 5, 6, 8], ["R2", 1, 3, 5, 6, 8]]); // prettier-ignore
  expect(matches.slice(1).map(([round]) => round)).toEqual([1, 1, 2]);
});

test("boards from the slip, else from the setting, else asked for; not without a VP scale", () => {
  const slip = [[1, 1, 2, 34, 21, ""]];
  expect(status(slip)).toEqual([
    "PROVISIONAL: 1 of 1 matches missing: round 1, 1 v 2 (VPs)",
    "row 2: How many boards had round 1, 1 v 2? Fill in Boards, or set Boards a match.",
  ]);
  expect(shown(slip, [["Boards a match", 24]])[1][1]).toEqual([1, "1", "2", 34, 21, 24, 12.95, 7.05]);
  expect(shown([[1, 1, 2, 34, 21, 8]], [["Boards a match", 24]])[1][1][5]).toBe(8);
  expect(status(slip, [["VP scale", "None"]])).toEqual(["Final: 1 of 1 matches"]);
});

test("VP adj counts after the conversion, and the two need not share 20", () => {
  const [table, matches] = shown([[1, 1, 2, 34, 21, 8, -1, ""]]);
  expect(matches[0]).toEqual(expect.arrayContaining(["VP adj", "Opp VP adj"]));
  expect(matches[1]).toEqual([1, "1", "2", 34, 21, 8, -1, "", 13.68, 5.32]);
  expect(table[1]).toEqual(["Place", "Team", "Played", "Won", "Drawn", "Lost", "IMPs", "VPs", "VP adj"]);
});

test("a match that was not played gets the VPs that the director gave, and no others", () => {
  const [table, matches] = shown([[1, 1, 2, "", "", 8, 12, "0"], [1, 3, 4, "", "", 8, -1, ""]]); // prettier-ignore
  expect(table[0][0]).toBe("PROVISIONAL: 1 of 2 matches missing: round 1, 3 v 4");
  expect(matches[1]).toEqual([1, "1", "2", "", "", 8, 12, "", 12, 0, "awarded"]);
  expect(table[2].slice(0, 3)).toEqual(["1", "1", 0]);
});

test("the same match from both teams counts once, and is said", () => {
  const twins = [[1, 1, 2, 34, 21, 8], [1, 2, 1, 21, 34, 8]]; // prettier-ignore
  const [table] = shown(twins);
  expect(table[0].slice(0, 2)).toEqual([
    "Final: 1 of 1 matches",
    "row 3: round 1, 1 v 2 is here twice, and counts once.",
  ]);
  expect(table.slice(2).map(([, team, played]) => [team, played])).toEqual([["1", 1], ["2", 1]]); // prettier-ignore
});

test("a bye that stands twice in a round counts once, and is said; without rounds each row is a bye", () => {
  const set = [["Bye VPs", 12]];
  const byeVps = (rows: unknown[][]): unknown =>
    shown([[1, 1, 2, 34, 21, 8], ...rows], set)[0].find(([, team]) => team === "3")?.[7];
  const twice = [[1, 3, "BYE", "", "", ""], [1, "BYE", 3, "", "", ""]]; // prettier-ignore
  expect(byeVps(twice)).toBe(12);
  expect(status([[1, 1, 2, 34, 21, 8], ...twice], set)).toEqual([
    "Final: 1 of 1 matches",
    "row 4: round 1, the bye of 3 is here twice, and counts once.",
  ]);
  expect(byeVps([[1, 3, "BYE", "", "", ""], [2, 3, "BYE", "", "", ""]])).toBe(24); // prettier-ignore
  const [table] = shown([[1, 2, 34, 21, 8], [3, "BYE"], [3, "BYE"]], set, HEADING.slice(1)); // prettier-ignore
  expect(table.find(([, team]) => team === "3")?.[7]).toBe(24);
  expect(byeVps([[1, 3, "BYE", "", "", "", -1, ""], [1, "BYE", 3, "", "", "", "", ""]])).toBe(11); // prettier-ignore
  expect(byeVps([[1, 3, "BYE", "", "", "", -1, ""], [1, "BYE", 3, "", "", "", "", -1]])).toBe(11); // prettier-ignore
});

test("twice and different does not count until they agree", () => {
  expect(
    status([
      [1, 1, 2, 34, 21, 8],
      [1, 2, 1, 21, 35, 8],
    ]),
  ).toEqual([
    // prettier-ignore
    "PROVISIONAL: 1 of 1 matches missing: round 1, 1 v 2 (given twice)",
    "row 3: round 1, 1 v 2 is here twice, with different figures (34-21 over 8 boards or 35-21 over 8 boards), and does not count until they agree. Teams that meet again need a Round.",
  ]);
  expect(status([[1, 1, 2, 34, 21, 8], [1, 2, 1, "", "", 8]])).toEqual(["Final: 1 of 1 matches"]); // prettier-ignore
  // VPs taken beside the blank IMPs of the second are not lost.
  expect(status([[1, 1, 2, 34, 21, 8], [1, 2, 1, "", "", 8, -1, ""]])[1]).toMatch(/34-21 over 8 boards or no IMPs over 8 boards, VP adj 0 and -1\)/); // prettier-ignore
});

test.each([
  ["blank", ""],
  ["Bye", "Bye"],
  ["sit-out", "sit-out"],
  ["the word of another language", "spielfrei"],
])("a bye: the opponent is %s", (_, opponent) => {
  const [table, matches] = shown([[1, 1, 2, 34, 21, 8], [1, 3, opponent, "", "", "", -1, ""]], [["Bye VPs", 12]]); // prettier-ignore
  expect(table[0][0]).toBe("Final: 1 of 1 matches");
  expect(table[1].slice(7)).toEqual(["VPs", "Bye VPs"]);
  expect(table.slice(2).find(([, team]) => team === "3")).toEqual(["2", "3", 0, 0, 0, 0, 0, 11, 11]);
  expect(matches[2].slice(0, 3)).toEqual([1, "3", "Bye"]);
});

describe("what is not understood is named, and its match does not count", () => {
  test.each([
    ["text in IMPs", [1, 1, 2, "many", 21, 8], /^row 2: "many" is not a number/, "1 v 2 (row 2)"],
    ["a date", [1, 1, 2, 45931, 21, 8], /^row 2: 45931 looks like a date/, "1 v 2 (row 2)"],
    ["an error", [1, 1, 2, "#REF!", 21, 8], /^row 2: The cell holds the error #REF!/, "1 v 2 (row 2)"],
    ["boards 0", [1, 1, 2, 34, 21, "0"], /^row 2: "0" is not a number of boards/, "1 v 2 (row 2)"],
    ["half a board", [1, 1, 2, 34, 21, 7.5], /^row 2: "7.5" is not a number of boards/, "1 v 2 (row 2)"],
    [
      "one side only",
      [1, 1, 2, "", 21, 8],
      /^row 2: The match round 1, 1 v 2 has one team's IMPs only/,
      "1 v 2 (row 2)",
    ],
    ["text in VP adj", [1, 1, 2, 34, 21, 8, "one"], /^row 2: "one" is not a number/, "1 v 2 (row 2)"],
  ] as [string, unknown[], RegExp, string][])("%s", (_, slip, says, lacks) => {
    const [first, second] = status([slip]);
    expect(first).toBe(`PROVISIONAL: 1 of 1 matches missing: round 1, ${lacks}`);
    expect(second).toMatch(says);
    expect(shown([slip])[0].slice(2).map(([place]) => place)).toEqual(["", ""]); // prettier-ignore
  });

  test.each([
    ["a team against itself", [1, 4, 4, 34, 21, 8], /^row 3: Team 4 meets itself/],
    ["IMPs without an opponent", [1, 4, "", 34, 21, 8], /^row 3: Team 4 has IMPs, but no opponent/],
    ["IMPs without a team", [1, "", "", 34, 21, 8], /^row 3: The line \(34-21\) lacks a team/],
  ] as [string, unknown[], RegExp][])("%s", (_, slip, says) => {
    const [first, second] = status([[1, 1, 2, 34, 21, 8], slip]);
    expect(first).toBe("PROVISIONAL: 1 of 1 matches, but not understood: row 3");
    expect(second).toMatch(says);
  });

  test("a round that is none", () => {
    expect(status([["final", 1, 2, 34, 21, 8]])[1]).toMatch(/^row 2: "final" is not a round/);
  });
});

test("0-0 may be a blank: asked once, and a draw as text counts", () => {
  const first = [1, 1, 2, 0, 0, 8];
  expect(status([first, [1, 3, 4, 0, 0, 8]])).toEqual([
    "PROVISIONAL: 2 of 2 matches missing: round 1, 1 v 2; round 1, 3 v 4",
    "row 2: round 1, 1 v 2 is 0-0, which is taken for not entered yet: write a draw without IMPs as text, '0.",
  ]);
  expect(shown([[1, 1, 2, "0", "0", 8]])[1][1]).toEqual([1, "1", "2", 0, 0, 8, 10, 10]);
  expect(shown([[1, 1, 2, 12, 0, 8]])[1][1].slice(3, 5)).toEqual([12, 0]);
});

test("no heading, and a heading that lacks a column, are told what is needed", () => {
  for (const cells of [
    [[1, 2, 34, 21]],
    [
      ["Team", "Opponent", "IMPs"],
      [1, 2, 34],
    ],
    [[""]],
  ]) {
    expect(readTeams(cells)).toMatchObject({ kind: "noTeamsHeader" });
  }
});

test("a scale of one's own, settings and names that are not known", () => {
  const slips = [HEADING, [1, 1, 2, 34, 21, ""]];
  const own = readTeams(slips, [], [], [["IMPs", "VPs"], [0, 5], [10, 8], [20, 10]]); // prettier-ignore
  expect("kind" in own || (teamCells(own, "Matches") as unknown[][])[1]).toEqual([1, "1", "2", 34, 21, "", 8, 2]);
  expect(readTeams(slips, [], [], [["a"], ["b"]])).toMatchObject({ ok: false });
  const read = readTeams(slips, [["VP scale", "Martian"]], [["Team", "Penalty"], [1, "x"]]); // prettier-ignore
  const odd = "kind" in read ? [] : read.problems.map(({ kind, at }) => `${at}: ${kind}`);
  expect(odd).toEqual(["Settings, row 1: unknownSettingValue", "Names, row 2: notANumber"]);
});

test.each(LANGUAGE_CODES)("%s: its headings", (code) => {
  const { headings } = LANGUAGES[code];
  const fields = ["round", "pair", "opponent", "imps", "oppImps", "boards", "vpAdjust", "oppVpAdjust"] as const;
  const heading = fields.map((field) => headings[field]?.[0] ?? HEADING[fields.indexOf(field)]);
  // IMPs are IMPs everywhere; what is about the opponents every language has.
  expect(fields.filter((field) => !headings[field])).toEqual(code === "en" ? [] : ["imps"]);
  const [, matches] = shown([[1, 3, 7, 34, 21, 8, "", 1]], [], heading);
  expect(matches[1].slice(0, 6)).toEqual([1, "3", "7", 34, 21, 8]);
  expect(matches[1].slice(6).map(Number)).toEqual(expect.arrayContaining([14.68, 6.32]));
});

test("a round without a match yet is to be drawn", () => {
  expect(status([[1, 1, 2, 34, 21, 8], [2, "", "", "", "", ""], [2, "", "", 0, 0, 0]])).toEqual([
    "PROVISIONAL: 1 of 1 matches, but round 2 to be drawn",
  ]); // prettier-ignore
});

test("an error among the teams or the boards is told of", () => {
  expect(status([[1, "#REF!", 2, 34, 21, 8]])[1]).toBe("row 2: The cell holds the error #REF!.");
  expect(status([[1, 1, 2, 34, 21, "#N/A"]])[1]).toBe("row 2: The cell holds the error #N/A.");
});

test("half a slip without teams says what stands on it", () => {
  expect(status([[1, 1, 2, 34, 21, 8], [1, "", "", 34, "", 8]])[1]).toBe("row 3: The line (34) lacks a team."); // prettier-ignore
});

test("the other team's IMPs may be what lacks; a 0 beside a blank is only a blank", () => {
  expect(status([[1, 1, 2, 34, "", 8]])[1]).toBe("row 2: The match round 1, 1 v 2 has one team's IMPs only.");
  expect(status([[1, 1, 2, 0, "", 8]])).toEqual(["PROVISIONAL: 1 of 1 matches missing: round 1, 1 v 2"]);
});

test("a bye written in the place of the first team has the second's adjustment", () => {
  const [table] = shown([[1, 1, 2, 34, 21, 8], [1, "Bye", 3, "", "", "", "", -1]], [["Bye VPs", 12]]); // prettier-ignore
  expect(table.find(([, team]) => team === "3")?.slice(7)).toEqual([11, 11]);
});

test("a match that the director gave twice, otherwise each time, says both", () => {
  const twins = [[1, 1, 2, "", "", "", 12, 8], [1, 2, 1, "", "", 8, 9, 11]]; // prettier-ignore
  expect(status(twins)[1]).toMatch(/\(no IMPs, VP adj 12 and 8 or no IMPs over 8 boards, VP adj 11 and 9\)/);
});

test("without a VP scale byes and adjustments are IMPs; as printed, equal totals share a place", () => {
  const slips = [[1, 1, 2, 34, 21, 8, 2], [1, 3, "", "", "", "", ""]]; // prettier-ignore
  const [table, matches] = shown(slips, [["VP scale", "None"], ["Bye VPs", 6]]); // prettier-ignore
  expect(table[1].slice(6)).toEqual(["IMPs", "Bye", "Adj"]);
  expect(matches[0]).toEqual(expect.arrayContaining(["Adj", "Opp adj", "Total", "Opp total"]));
  const close = [[1, 1, 2, 0.4, "0", 8], [1, 3, 4, 0.3, "0", 8]]; // prettier-ignore
  const places = (ties: string): unknown[] =>
    shown(close, [["VP scale", "None"], ["Decimals", 0], ["Ties decided on", ties]])[0].slice(2).map(([place]) => place); // prettier-ignore
  expect(places("Exact")).toEqual(["1", "2", "3", "4"]);
  expect(places("As printed")).toEqual(["1=", "1=", "1=", "1="]);
});
