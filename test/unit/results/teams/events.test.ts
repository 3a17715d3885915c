/** Whole events: the same table from board lines and from slips, and by the golden tables. */
import { readTeams, teamCells } from "../../../../src/results/teams/readTeams";
import {
  boardLines,
  BOARDS,
  goldenVps,
  play,
  roundRobin,
  SLIP_HEADING,
  slips,
  wonImps,
  type Match,
  type Pairing,
} from "./event";

function show(results: unknown[][], what = "Table", settings: unknown[][] = [], names: unknown[][] = []): unknown[][] {
  const read = readTeams(results, settings, names);
  if ("kind" in read) throw new Error(read.kind);
  const cells = teamCells(read, what);
  if (!Array.isArray(cells)) throw new Error(cells.kind);
  return cells;
}

/** The table's rows below its heading, by team and heading. */
function table(cells: unknown[][]): Record<string, Record<string, unknown>> {
  const [, heading, ...rows] = cells as string[][];
  return Object.fromEntries(
    rows.map((row) => [row[heading.indexOf("Team")], Object.fromEntries(heading.map((name, i) => [name, row[i]]))]),
  );
}

/** Each team's VPs by the golden table, in hundredths. */
function expected(matches: readonly Match[], given: (match: Match) => Pairing = () => [0, 0]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const match of matches) {
    const [first, second] = wonImps(match, given(match));
    match.teams.forEach((team, side) => {
      const margin = side === 0 ? first - second : second - first;
      totals.set(team, (totals.get(team) ?? 0) + goldenVps(margin));
    });
  }
  return totals;
}

describe("a round robin of 6 teams", () => {
  const matches = play(roundRobin(6));
  const byBoards = show(boardLines(matches));

  test("everybody meets everybody once", () => {
    const met = new Set(matches.map(({ teams }) => [...teams].sort().join()));
    expect(met.size).toBe(15);
  });

  test("final, 15 matches, VPs by the published scale", () => {
    expect(byBoards[0].filter(Boolean)).toEqual(["Final: 15 of 15 matches"]);
    expect(byBoards[1]).toEqual(["Place", "Team", "Played", "Won", "Drawn", "Lost", "IMPs", "VPs"]);
    const teams = table(byBoards);
    for (const [team, vps] of expected(matches)) expect(Math.round(Number(teams[team].VPs) * 100)).toBe(vps);
    expect(Object.values(teams).map(({ Played }) => Played)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  test.each(["Table", "Matches"])("%s: board lines and slips give the same", (what) => {
    expect(show(slips(matches), what)).toEqual(show(boardLines(matches), what));
  });

  test("the order of the lines, and which team a slip names first, change nothing", () => {
    const [heading, ...rows] = boardLines(matches);
    expect(show([heading, ...rows.reverse()])).toEqual(byBoards);
    const [, ...fromOthers] = slips(matches).map(([round, team, opponent, won, lost, boards]) => [
      ...[round, opponent, team, lost, won, boards],
    ]);
    expect(show([SLIP_HEADING, ...fromOthers])).toEqual(byBoards);
  });

  test("without a round column the two teams make the match", () => {
    const without = boardLines(matches).map((row) => row.slice(1));
    expect(show(without)).toEqual(byBoards);
  });

  test("without a VP scale the IMPs decide", () => {
    const cells = show(slips(matches), "Table", [["VP scale", "None"]]);
    const imps = cells.slice(2).map((row) => Number(row[6]));
    expect(cells[1]).toEqual(["Place", "Team", "Played", "Won", "Drawn", "Lost", "IMPs"]);
    expect(imps).toEqual([...imps].sort((a, b) => b - a));
    expect(imps.reduce((sum, margin) => sum + margin, 0)).toBe(0);
    expect(cells).toEqual(show(boardLines(matches), "Table", [["VP scale", "None"]]));
  });

  test("the boards of a match add up to it", () => {
    const [heading, ...rows] = show(boardLines(matches), "Boards");
    expect(heading).toEqual([
      ...["Round", "Board", "Team", "Opponent", "NS score", "Other table", "Difference", "IMPs", "Opp IMPs", "Note"],
    ]);
    const first = rows.slice(0, BOARDS);
    const [, match] = show(boardLines(matches), "Matches");
    expect(first.map(([round, , team, opponent]) => [round, team, opponent])).toEqual(
      first.map(() => match.slice(0, 3)),
    );
    const sum = (column: number): number => first.reduce((total, row) => total + Number(row[column]), 0);
    expect([sum(7), sum(8)]).toEqual(match.slice(3, 5));
    expect(rows[BOARDS].every((cell) => cell === "")).toBe(true);
  });

  test("half entered: what is missing is named, and counts for nobody", () => {
    const lines = boardLines(matches);
    const [round, board, ns, ew] = lines[lines.length - 1];
    const cells = show(lines.slice(0, -1));
    const names = [ns, ew].map(Number).sort((a, b) => a - b);
    expect(cells[0][0]).toBe(
      `PROVISIONAL: 1 of 15 matches missing: round ${String(round)}, ${names[0]} v ${names[1]} (board ${String(board)})`,
    );
    const teams = table(cells);
    for (const team of names) expect(teams[team].Played).toBe(4);
    expect(expected(matches.slice(0, -1))).toEqual(
      new Map(
        [...expected(matches.slice(0, -1)).keys()].map((team) => [team, Math.round(Number(teams[team].VPs) * 100)]),
      ),
    );
  });

  test("a match that nobody wrote down yet: the round names its teams", () => {
    const cells = show(slips(matches.slice(0, -1)));
    const names = [...matches[14].teams].sort((a, b) => a - b).join(", ");
    expect(cells[0][0]).toBe(`PROVISIONAL: 14 of 14 matches, but round 5 has no match of ${names}`);
    const [heading, ...rows] = slips(matches.slice(0, -1)).map((row) => row.slice(1));
    expect(show([heading, ...rows])[0][0]).toBe(
      `PROVISIONAL: 14 of 14 matches, but fewer matches than others: ${names}`,
    );
  });
});

describe("a Swiss of 8 over 5 rounds", () => {
  const rounds: Pairing[][] = [
    [[1, 2], [3, 4], [5, 6], [7, 8]],
    [[1, 3], [2, 4], [5, 7], [6, 8]],
    [[1, 5], [2, 6], [3, 7], [4, 8]],
    [[1, 7], [8, 2], [3, 5], [6, 4]],
    // Team 8 has gone home: team 1 has a bye.
    [[2, 7], [3, 6], [4, 5]],
  ]; // prettier-ignore
  const matches = play(rounds, 7);
  // Round 2, 2 v 4: a board removed through 4's fault. Round 3, 3 v 7: a board cancelled.
  const removed = matches[5].boards[2];
  const cancelled = matches[10].boards[0];
  removed.scores = [removed.scores[0], "A-/A+"];
  cancelled.scores = ["NP", cancelled.scores[1]];
  // N-S at the second table is team 4.
  const given = (match: Match): Pairing => (match === matches[5] ? [3, 0] : [0, 0]);
  const settings = [["Bye VPs", 12]];
  const names = [
    ["Team", "Name 1", "Name 2", "Penalty", "Carry-over"],
    [1, "Ann", "Bob", "", ""],
    ["Team 2", "Cy", "Di", 1, ""],
    [3, "Eve", "Flo", "", 2.5],
  ];
  const byBoards = (): unknown[][] => [...boardLines(matches), [5, "", 1, "Bye", ""]];
  const bySlips = (): unknown[][] => [...slips(matches, given), [5, 1, "", "", "", ""]];

  test.each(["Table", "Matches"])("%s: board lines and slips give the same", (what) => {
    expect(show(bySlips(), what, settings, names)).toEqual(show(byBoards(), what, settings, names));
  });

  test("a removed board, a cancelled one, a bye, a penalty and a carry-over", () => {
    const cells = show(byBoards(), "Table", settings, names);
    expect(cells[0].filter(Boolean)).toEqual(["Final: 19 of 19 matches"]);
    expect(cells[1]).toEqual([
      ...["Place", "Team", "Names", "Played", "Won", "Drawn", "Lost", "IMPs", "VPs"],
      ...["Bye VPs", "Carry-over", "Penalty"],
    ]);
    const vps = expected(matches, given);
    const counted = { 1: 1200, 2: -100, 3: 250 } as Record<number, number>;
    const teams = table(cells);
    for (const [team, total] of vps) {
      expect(Math.round(Number(teams[team].VPs) * 100)).toBe(total + (counted[team] ?? 0));
    }
    expect(teams[1]).toMatchObject({ Names: "Ann & Bob", Played: 4, "Bye VPs": 12, Penalty: "" });
    expect(teams[2]).toMatchObject({ Penalty: 1 });
    expect(teams[3]).toMatchObject({ "Carry-over": 2.5 });
  });

  test("one board less: the match goes by the scale of seven", () => {
    const less = [...settings, ["Cancelled board", "One board less"]];
    const row = (cells: unknown[][]): unknown[] | undefined =>
      cells.find(([round, team, opponent]) => round === 3 && team === "3" && opponent === "7");
    const [first, second] = wonImps(matches[10]);
    const same = row(show(byBoards(), "Matches", settings));
    const shorter = row(show(byBoards(), "Matches", less));
    expect(same).toEqual([
      3,
      "3",
      "7",
      first,
      second,
      8,
      goldenVps(first - second) / 100,
      goldenVps(second - first) / 100,
    ]);
    expect(shorter).toEqual([
      ...[3, "3", "7", first, second, 7],
      ...[goldenVps(first - second, 7) / 100, goldenVps(second - first, 7) / 100],
    ]);
    expect(first).not.toBe(second);
  });

  test("a bye whose VPs are not set keeps the table provisional and asks", () => {
    const [[status, asked]] = show(bySlips());
    expect(status).toBe("PROVISIONAL: 19 of 19 matches, but Bye VPs is not set");
    expect(asked).toMatch(/^row 21: Team 1 has a bye in round \d: set Bye VPs/);
    expect(show(bySlips(), "Table", [["Bye VPs", "None"]])[0][0]).toBe("Final: 19 of 19 matches");
  });
});

test("teams with the same total share a place", () => {
  const cells = show([SLIP_HEADING, [1, 1, 2, 20, 10, 8], [1, 3, 4, 30, 20, 8]]);
  expect(cells.slice(2).map(([place, team]) => [place, team])).toEqual([
    ["1=", "1"],
    ["1=", "3"],
    ["3=", "2"],
    ["3=", "4"],
  ]);
});

test("sections: together with a column, or a table each", () => {
  const rows = [
    ["Section", ...SLIP_HEADING],
    ["A", 1, 1, 2, 20, 10, 8],
    ["B", 1, 1, 2, 10, 20, 8],
  ];
  expect(show(rows).slice(2).map(([place, section, team]) => [place, section, team])).toEqual([
    ["1=", "A", "1"],
    ["1=", "B", "2"],
    ["3=", "A", "2"],
    ["3=", "B", "1"],
  ]); // prettier-ignore
  const apart = show(rows, "Table", [["Sections", "Ranked separately"]]);
  expect(apart.map(([place, section]) => [place, section])).toEqual([
    ["Final: 2 of 2 matches", ""],
    ["Place", "Section"],
    ["1", "A"],
    ["2", "A"],
    ["", ""],
    ["Place", "Section"],
    ["1", "B"],
    ["2", "B"],
  ]);
});

describe("drawn matches and shared places", () => {
  /** 7 IMPs each way and then flat boards, or as many boards of 9 IMPs for the first team as are said. */
  const match = (round: number, teams: Pairing, wins: number): Match => ({
    round,
    teams,
    boards: Array.from({ length: BOARDS }, (_, i) => {
      const drawn = [[140, -140], [-140, 140]][i] ?? [140, 140]; // prettier-ignore
      return { board: (round - 1) * BOARDS + i + 1, scores: wins === 0 ? drawn : i < wins ? [200, -200] : [140, 140] };
    }),
  });
  // 1 beats 2 as 3 beats 4, 5 and 6 draw; all else is drawn too.
  const matches = roundRobin(6).flatMap((pairings, round) =>
    pairings.map(([one, other]) => {
      const teams: Pairing = one < other ? [one, other] : [other, one];
      return match(round + 1, teams, ["1,2", "3,4"].includes(teams.join()) ? 2 : 0);
    }),
  );
  const rows = (cells: unknown[][]): unknown[] => cells.slice(2).map((row) => row.slice(0, 6));

  test("board lines and slips give the same: whoever has as much shares the place", () => {
    const cells = show(boardLines(matches));
    expect(show(slips(matches))).toEqual(cells);
    expect(rows(cells)).toEqual([
      ["1=", "1", 5, 1, 4, 0],
      ["1=", "3", 5, 1, 4, 0],
      ["3=", "5", 5, 0, 5, 0],
      ["3=", "6", 5, 0, 5, 0],
      ["5=", "2", 5, 0, 4, 1],
      ["5=", "4", 5, 0, 4, 1],
    ]);
    // Four draws of 10, and 18 IMPs over 8 boards; the loser has the rest.
    const vps = goldenVps(18) / 100;
    expect(cells.slice(2).map((row) => row[7])).toEqual([40 + vps, 40 + vps, 50, 50, 60 - vps, 60 - vps]);
  });

  test("a penalty of half a VP parts them, in both", () => {
    const names = [["Team", "Penalty"], [1, 0.5], [6, 0.5]]; // prettier-ignore
    const cells = show(boardLines(matches), "Table", [], names);
    expect(show(slips(matches), "Table", [], names)).toEqual(cells);
    expect(cells.slice(2).map(([place, team]) => [place, team])).toEqual([
      ["1", "3"],
      ["2", "1"],
      ["3", "5"],
      ["4", "6"],
      ["5=", "2"],
      ["5=", "4"],
    ]);
  });
});

test("a round robin of 5: a bye each round, from board lines and from slips", () => {
  // Of the six, the last is not there.
  const all = play(roundRobin(6), 5);
  const matches = all.filter(({ teams }) => !teams.includes(6));
  const byes = all.filter(({ teams }) => teams.includes(6));
  const waits = ({ teams }: Match): number => (teams[0] === 6 ? teams[1] : teams[0]);
  const byBoards = [...boardLines(matches), ...byes.map((match) => [match.round, "", waits(match), "Bye", ""])];
  const bySlips = [...slips(matches), ...byes.map((match) => [match.round, waits(match), "Bye", "", "", ""])];
  const settings = [["Bye VPs", 12]];
  const cells = show(byBoards, "Table", settings);
  expect(show(bySlips, "Table", settings)).toEqual(cells);
  expect(cells[0].filter(Boolean)).toEqual(["Final: 10 of 10 matches"]);
  const teams = table(cells);
  for (const [team, vps] of expected(matches)) {
    expect(Math.round(Number(teams[team].VPs) * 100)).toBe(vps + 1200);
    expect(teams[team]).toMatchObject({ Played: 4, "Bye VPs": 12 });
  }
});
