/** Board lines: what one board of a match is worth to each side. */
import { goldenJson } from "../../../golden/read";
import { matchesOfLines } from "../../../../src/results/teams/boardMatches";
import { readTeams, teamCells } from "../../../../src/results/teams/readTeams";
import { compareTables } from "../../../../src/results/teams/compareTables";
import type { Award, ResultLine, Settings } from "../../../../src/results/types";
import { toNumber } from "../../../../src/scoring/fraction";

const HEADING = ["Round", "Board", "NS", "EW", "Score"];

interface Told {
  status: unknown[];
  matches: Record<string, unknown>[];
  table: Record<string, unknown>[];
  notes: unknown[];
}

/** What is shown of board lines without their round, which is 1. */
function told(lines: unknown[][], settings: unknown[][] = [], heading = HEADING): Told {
  const read = readTeams([heading, ...lines.map((line) => [1, ...line])], settings);
  if ("kind" in read) throw new Error(read.kind);
  const records = (cells: unknown): Record<string, unknown>[] => {
    const [head, ...rows] = cells as string[][];
    return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])));
  };
  const [status, ...table] = teamCells(read) as unknown[][];
  return {
    status: status.filter(Boolean),
    matches: records(teamCells(read, "Matches")),
    table: records(table),
    notes: records(teamCells(read, "Boards")).map(({ Note }) => Note),
  };
}

/** A board with the same result at both tables. */
const flat = (board: number): unknown[][] => [
  [board, 1, 2, 140],
  [board, 2, 1, 140],
];

test("golden: 4 of 8 boards removed are 12 IMPs, 14-6 on the scale of all 8", () => {
  const { misc } = goldenJson<{ misc: { ebu_teams_board_removed: string } }>("golden.json");
  expect(misc.ebu_teams_board_removed).toMatch(/4 boards removed = 12 IMPs, which is 14-6 on the 8-board WBF discrete/);
  const removed = [5, 6, 7, 8].flatMap((board) => [
    [board, 1, 2, "A+/A-"],
    [board, 2, 1, ""],
  ]);
  const { status, matches } = told([...[1, 2, 3, 4].flatMap(flat), ...removed], [["VP scale", "WBF discrete"]]);
  expect(status).toEqual(["Final: 1 of 1 matches"]);
  expect(matches).toEqual([
    { Round: 1, Team: "1", Opponent: "2", IMPs: 12, "Opp IMPs": 0, Boards: 8, VPs: 14, "Opp VPs": 6 },
  ]);
});

test("a board lost by neither's fault: +3 to each, each side's VPs from its own margin", () => {
  // 20-10 in IMPs: 1430 (16) and 4 IMPs for team 1, 10 for team 2.
  const lines = [
    [1, 1, 2, 1430],
    [1, 2, 1, -100],
    [2, 1, 2, 140],
    [2, 2, 1, 300],
    [3, 1, 2, "A+/A+"],
    [3, 2, 1, 420],
  ];
  const { matches, table } = told(lines, [["Boards a match", 3]]);
  const [{ IMPs, "Opp IMPs": opp, Margin, "Opp margin": oppMargin, VPs, "Opp VPs": oppVPs }] = matches;
  expect([IMPs, opp]).toEqual([17 + 3, 4 + 3]);
  expect([Margin, oppMargin]).toEqual([16, -10]);
  expect(Number(VPs) + Number(oppVPs)).toBeGreaterThan(20);
  expect(table.map(({ IMPs: margin }) => margin)).toEqual([16, -10]);
});

test.each([
  ["A6040", 3, -3],
  ["AVE", 0, 0],
  ["A-/A-", -3, -3],
  ["A+/A", 3, 0],
  ["+2/-5 IMPs", 2, -5],
])("%s at one table", (award, ours, theirs) => {
  const { status, matches } = told([...flat(1), [2, 1, 2, award], [2, 2, 1, 620]], [["Boards a match", 2]]);
  expect(status).toEqual(["Final: 1 of 1 matches"]);
  const [match] = matches;
  const margins =
    "Margin" in match ? [match.Margin, match["Opp margin"]] : [Number(match.IMPs) - Number(match["Opp IMPs"])];
  expect(margins).toEqual(ours === -theirs ? [ours] : [ours, theirs]);
});

test("the IMPs of an average are a setting, and both tables may say it", () => {
  const lines = [...flat(1), [2, 1, 2, "A+/A-"], [2, 2, 1, "A-/A+"]];
  expect(told(lines).matches[0]).toMatchObject({ IMPs: 3, "Opp IMPs": 0 });
  expect(told(lines, [["Average IMPs (teams)", 2]]).matches[0]).toMatchObject({ IMPs: 2, "Opp IMPs": 0 });
});

function line(ns: string, ew: string, what: Partial<ResultLine>): ResultLine {
  return { section: "", board: 1, round: 1, ns, ew, status: "played", at: "row 2", ...what };
}

test("golden: weighted scores are turned to IMPs first, then weighted", () => {
  const vectors = goldenJson<{ weighted: { components?: [number, number][]; otherTableNS?: number; imps?: number }[] }>(
    "golden.json",
  ).weighted.filter(({ imps }) => imps !== undefined);
  expect(vectors).toHaveLength(1);
  for (const { components = [], otherTableNS, imps = 0 } of vectors) {
    const of: Award = { kind: "scores", of: components.map(([weight, score]) => ({ weight, score })) };
    const ruled = line("1", "2", { status: "awarded", award: { ns: of, ew: of } });
    const outcome = compareTables([ruled, line("2", "1", { score: otherTableNS })], {});
    expect(outcome.ok && outcome.value.points.map(toNumber)).toEqual([imps, -imps]);
  }
});

test("a split score: each side by its own result", () => {
  const split = { ns: assigned(620), ew: assigned(-100) };
  const outcome = compareTables(
    [line("1", "2", { status: "awarded", award: split }), line("2", "1", { score: 620 })],
    {},
  );
  expect(outcome.ok && outcome.value.points.map(toNumber)).toEqual([0, 12]);
});

test("a weighting in the Adjust cell counts in place of the result, a side's own ruling for that side alone", () => {
  const heading = ["Round", "Board", "NS", "EW", "Contract", "By", "Result", "Adjust"];
  const lines = [
    [4, 1, 2, "4S", "N", "=", "60% 4SN=, 40% 4SN-1"],
    [4, 2, 1, "2S", "N", "+1", ""],
    [5, 1, 2, "4S", "N", "=", "NS AVE+ / EW 4SN="],
    [5, 2, 1, "2S", "N", "+1", ""],
  ];
  const { status, matches } = told(lines, [], heading);
  expect(status).toEqual(["Final: 1 of 1 matches"]);
  // Vulnerable, 620 and -100 against 140: 0.6 x 10 - 0.4 x 6. Then +3 against 10 lost.
  expect(matches[0]).toMatchObject({ Margin: 6.6, "Opp margin": -13.6 });
});

function assigned(score: number): Award {
  return { kind: "scores", of: [{ score, weight: 1 }] };
}

describe("board-a-match", () => {
  const { boardAMatch } = goldenJson<{
    boardAMatch: { ourNS: number; otherTableNS: number; scale21: number[]; scale1: number[] }[];
  }>("golden.json");

  test.each(boardAMatch)("golden: $ourNS and $otherTableNS", ({ ourNS, otherTableNS, scale21, scale1 }) => {
    const tables = [line("1", "2", { score: ourNS }), line("2", "1", { score: otherTableNS })] as const;
    const points = (settings: Settings): unknown => {
      const outcome = compareTables(tables, { Scoring: "Board-a-match", ...settings });
      return outcome.ok && outcome.value.points.map(toNumber);
    };
    expect(points({})).toEqual(scale21);
    expect(points({ "Matchpoint scale": 1 })).toEqual(scale1);
  });

  test("on the scale of 1 halves are exact, also those of a weighted score", () => {
    const ruling: Award = {
      kind: "scores",
      of: [420, 170, 450].map((score, i) => ({ score, weight: [0.1, 0.2, 0.7][i] })),
    };
    const tables = [
      line("1", "2", { status: "awarded", award: { ns: ruling, ew: ruling } }),
      line("2", "1", { score: 420 }),
    ] as const;
    const outcome = compareTables(tables, { Scoring: "Board-a-match", "Matchpoint scale": 1 });
    expect(outcome.ok && outcome.value.points).toEqual([
      { n: 3, d: 4 },
      { n: 1, d: 4 },
    ]);
  });

  test("ranked on the sum of the boards; AVE+ is 60 % of one, a cancelled one is nobody's", () => {
    const lines = [
      [1, 1, 2, 430],
      [1, 2, 1, 420],
      ...flat(2),
      [3, 1, 2, "A+/A-"],
      [3, 2, 1, ""],
      [4, 1, 2, "NP"],
      [4, 2, 1, 90],
    ];
    const { status, table, matches } = told(lines, [["Scoring", "Board-a-match"]]);
    expect(status).toEqual(["Final: 1 of 1 matches"]);
    expect(table.map(({ Team, Won, Points }) => [Team, Won, Points])).toEqual([
      ["1", 1, 4.2],
      ["2", 0, 1.8],
    ]);
    expect(matches[0]).toEqual({ Round: 1, Team: "1", Opponent: "2", Points: 4.2, "Opp points": 1.8, Boards: 4 });
  });
});

describe("what cannot be compared says why, and its match is to come", () => {
  const settings = [["Boards a match", 2]];
  const PROBLEMS: [name: string, lines: unknown[][], says: RegExp][] = [
    ["a team N-S at both tables", [[2, 1, 2, 140], [2, 1, 2, 110]], /Team 1 sits N-S at both tables of board 2/],
    ["three results", [[2, 1, 2, 140], [2, 2, 1, 110], [2, 2, 1, 120]], /Board 2 has 3 results in one match/],
    ["a percentage that is none for teams", [[2, 1, 2, "70-30"], [2, 2, 1, 140]], /"70-30" is not an adjusted score here/],
    ["awards that differ", [[2, 1, 2, "A+/A-"], [2, 2, 1, "A+/A-"]], /give one team different IMPs/],
    ["a text that is no result", [[2, 1, 2, "abc"], [2, 2, 1, 140]], /"abc"/],
  ]; // prettier-ignore

  test.each(PROBLEMS)("%s", (_, lines, says) => {
    const { status, table, notes } = told([...flat(1), ...lines], settings);
    expect(status[0]).toBe("PROVISIONAL: 1 of 1 matches missing: round 1, 1 v 2 (board 2)");
    expect(status[1]).toMatch(says);
    expect(table.map(({ Place, VPs }) => [Place, VPs])).toEqual([
      ["", ""],
      ["", ""],
    ]);
    expect(notes[1]).not.toBe("");
  });

  test("tables that played different boards", () => {
    const lines = [...flat(1).map((row) => [...row, ""]), [2, 1, 2, 140, "a"], [2, 2, 1, 110, "b"]];
    const { status } = told(lines, settings, [...HEADING, "Field"]);
    expect(status[1]).toMatch(/^row 5: The two tables played different boards \(A and B\)/);
  });

  test("a team that meets itself belongs to no match", () => {
    const { status } = told([...flat(1), ...flat(2), [3, 1, 1, 140]], settings);
    expect(status).toEqual([
      "PROVISIONAL: 1 of 1 matches, but not understood: row 6",
      "row 6: Team 1 meets itself: one of the two numbers is wrong.",
    ]);
  });

  test("more boards than a match has", () => {
    const { status, matches } = told([...flat(1), ...flat(2), ...flat(3)], settings);
    expect(status[1]).toMatch(/round 1, 1 v 2 has more boards than Boards a match says \(2\)/);
    expect(matches[0].Boards).toBe(2);
  });

  test("a scale without a column for so many boards", () => {
    const { status } = told(flat(1), [["VP scale", "ACBL 20"], ["Boards a match", 1]]); // prettier-ignore
    expect(status[0]).toBe("Final: 1 of 1 matches");
    const discrete = told(flat(1), [["VP scale", "WBF discrete"]]);
    expect(discrete.status[0]).toBe("PROVISIONAL: 1 of 1 matches missing: round 1, 1 v 2 (VPs)");
    expect(discrete.status[1]).toMatch(/The scale WBF discrete is for 2 to 64 boards, not for 1/);
  });
});

test("one match shorter than the others of its round still lacks boards; every board cancelled gives nobody anything", () => {
  const lines = [...flat(1), ...flat(2), [1, 3, 4, "NP"], [1, 4, 3, ""]];
  expect(told(lines).status[0]).toBe("PROVISIONAL: 1 of 2 matches missing: round 1, 3 v 4 (1 board)");
  const { status, table, matches } = told([...lines, [2, 4, 3, "NP"]]);
  expect(status[0]).toBe("Final: 2 of 2 matches");
  expect(status[1]).toMatch(/All boards of round 1, 3 v 4 are cancelled/);
  expect(table.map(({ Team, Played, VPs }) => [Team, Played, VPs])).toEqual([
    ["1", 1, 10],
    ["2", 1, 10],
    ["3", 0, 0],
    ["4", 0, 0],
  ]);
  expect(matches[1].Note).toBe("cancelled");
});

test("the rows of a movement, nothing entered yet", () => {
  const { status, table } = told([[1, 1, 2, ""], [1, 2, 1, ""]]); // prettier-ignore
  expect(status).toEqual(["PROVISIONAL: 1 of 1 matches missing: round 1, 1 v 2 (board 1)"]);
  expect(table).toHaveLength(2);
  expect(matchesOfLines([], {}).matches).toEqual([]);
  expect(told([]).status).toEqual(["PROVISIONAL: no matches yet"]);
});

describe("rows of a round without two teams", () => {
  const heading = ["Round", "Board", "NS", "EW", "Score"];
  const shownOf = (lines: unknown[][], settings: unknown[][] = [], head = heading): unknown[][][] => {
    const read = readTeams([head, ...lines], settings);
    if ("kind" in read) throw new Error(read.kind);
    return ["Table", "Matches"].map((show) => teamCells(read, show) as unknown[][]);
  };
  const status = (lines: unknown[][]): unknown[] => shownOf(lines)[0][0].filter(Boolean);
  const first = [
    [1, 1, 1, 2, 140],
    [1, 1, 2, 1, 140],
  ];

  test("a Swiss round whose teams are not known yet is to be drawn", () => {
    expect(status([...first, [2, 2, "", "", ""], [2, 2, "", "", ""]])).toEqual([
      "PROVISIONAL: 1 of 1 matches, but round 2 to be drawn",
    ]);
  });

  test("a result without its teams is not understood, with one team alone neither", () => {
    expect(status([...first, [1, 2, "", "", 140], [1, 2, 3, "", 140], [1, 3, "", 3, 140]])).toEqual([
      "PROVISIONAL: 1 of 1 matches, but not understood: row 4, row 5, row 6",
      expect.stringMatching(/^row 4: .* lacks a pair number/),
      expect.stringMatching(/^row 5: .* lacks a pair number/),
      expect.stringMatching(/^row 6: .* lacks a pair number/),
    ]);
  });

  test("a team that sits out has one bye a round, on however many boards and on whichever side it stands", () => {
    const lines = [...first, [1, 1, 3, "", "Sit-out"], [1, 2, "Bye", 3, ""]];
    const [table, matches] = shownOf(lines, [["Bye VPs", 12]]);
    expect(table[0].filter(Boolean)).toEqual(["Final: 1 of 1 matches"]);
    expect(matches.slice(2).map((row) => row.slice(0, 3))).toEqual([[1, "3", "Bye"]]);
  });

  test("without rounds a bye has none, and matches stand by both teams' numbers", () => {
    const lines = [
      [2, 1, 3, 140],
      [2, 3, 1, 140],
      [1, 1, 2, 140],
      [1, 2, 1, 140],
      [1, 4, "Bye", ""],
    ];
    const [, matches] = shownOf(lines, [["Bye VPs", 12]], heading.slice(1));
    expect(matches.map((row) => row.slice(0, 2))).toEqual([
      ["Team", "Opponent"],
      ["1", "2"],
      ["1", "3"],
      ["4", "Bye"],
    ]);
  });

  test("a match whose round is not written stands before the first round", () => {
    const [, matches] = shownOf([...first, ["", 2, 1, 3, 140], ["", 2, 3, 1, 140]]);
    expect(matches.slice(1).map((row) => row.slice(0, 3))).toEqual([
      ["", "1", "3"],
      [1, "1", "2"],
    ]);
  });
});

test("sections stand before the board, and the places of each apart", () => {
  const lines = ["B", "A"].flatMap((section) => [
    [section, 1, 1, 2, 140],
    [section, 1, 2, 1, 110],
  ]);
  const read = readTeams([["Section", "Board", "NS", "EW", "Score"], ...lines], [["Sections", "Ranked separately"]]);
  if ("kind" in read) throw new Error(read.kind);
  const boards = teamCells(read, "Boards") as unknown[][];
  expect(boards.map((row) => row.slice(0, 4)).filter(([section]) => section)).toEqual([
    ["Section", "Board", "Team", "Opponent"],
    ["A", 1, "1", "2"],
    ["Section", "Board", "Team", "Opponent"],
    ["B", 1, "1", "2"],
  ]);
  const [, ...table] = teamCells(read, "Table") as unknown[][];
  expect(table.map((row) => row.slice(0, 3)).filter(([place]) => place)).toEqual([
    ["Place", "Section", "Team"],
    ["1", "A", "1"],
    ["2", "A", "2"],
    ["Place", "Section", "Team"],
    ["1", "B", "1"],
    ["2", "B", "2"],
  ]);
});

describe("rulings", () => {
  const heading = ["Round", "Board", "NS", "EW", "Contract", "By", "Result", "Adjust"];
  const points = (first: unknown[], second: unknown[], settings: unknown[][] = []): unknown => {
    const { status, matches } = told(
      [
        [1, 1, 2, ...first],
        [1, 2, 1, ...second],
      ],
      [["VP scale", "None"], ["Boards a match", 1], ...settings],
      heading,
    );
    const [match] = matches;
    if (!String(status[0]).startsWith("Final")) return status[1];
    return "Margin" in match
      ? [match.Margin, match["Opp margin"]]
      : [match.IMPs ?? match.Points, match["Opp IMPs"] ?? match["Opp points"]];
  };
  const played = ["4S", "N", "=", ""];

  test("what one side was awarded holds where the other table cancelled the board, for the other side nothing", () => {
    const split = ["4S", "N", "=", "NS AVE- / EW 4SN="];
    const cancelled = ["", "", "", "NP"];
    expect(points(split, cancelled)).toEqual([-3, 0]);
    expect(points(cancelled, split)).toEqual([0, -3]);
  });

  test("an award that is none for teams is told of on either side", () => {
    expect(points(["", "", "", "NS AVE / EW 70%"], played)).toBe(
      'row 3: "NS AVE / EW 70%" is not an adjusted score here: write AVE+/AVE- or 60-40 or +3/-3 IMPs.',
    );
  });

  test("a team that sits N-S twice may be either of the two", () => {
    const { status } = told([
      [1, 2, 1, 140],
      [1, 2, 1, 110],
    ]);
    expect(status[1]).toMatch(/Team 2 sits N-S at both tables of board 1/);
  });

  test("a field at one table only is another board, too", () => {
    const lines = [
      [1, 1, 2, 140, "a"],
      [1, 2, 1, 110, ""],
    ];
    expect(told(lines, [], [...HEADING, "Field"]).status[1]).toMatch(/different boards \(A and none\)/);
  });

  test("board-a-match: points of the board are an award there, IMPs are none", () => {
    const match = [["Scoring", "Board-a-match"]];
    expect(points(["", "", "", "1.5/0.5 MP"], played, match)).toEqual([1.5, 0.5]);
    expect(points(["", "", "", "+3/-3 IMPs"], played, match)).toBe(
      'row 3: "+3/-3 IMPs" is not an adjusted score here: write AVE+/AVE- or 60-40.',
    );
  });
});

test("a match that lacks several boards says how many", () => {
  expect(told(flat(1), [["Boards a match", 3]]).status[0]).toBe(
    "PROVISIONAL: 1 of 1 matches missing: round 1, 1 v 2 (2 boards)",
  );
});

test("of many problems ten are named behind the status", () => {
  const lines = Array.from({ length: 13 }, (_, i) => [i + 1, 1, 1, 140]);
  const { status } = told(lines);
  expect(status).toHaveLength(1 + 10 + 1);
  expect(status.at(-1)).toBe("and 3 more");
});
