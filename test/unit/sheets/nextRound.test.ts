import { planMovement } from "../../../src/movements/movement";
import { sentence } from "../../../src/notation/messages";
import type { ProblemKind } from "../../../src/notation/messages";
import { buildPlans } from "../../../src/sheets/build";
import { drawEdit } from "../../../src/sheets/drawEdit";
import {
  drawFindings,
  proposeDraw,
  roundToDraw,
  swapInDraw,
  type Draw,
  type RoundToDraw,
  type SwissTables,
} from "../../../src/sheets/nextRound";
import type { TableEdit } from "../../../src/sheets/tableEdit";
import { OPTIONS, plan, tableCells } from "./plans";

type Rows = unknown[][];
type Tables = { results: Rows; settings: Rows; names: Rows };

function swissOf(
  kind: "swissTeams" | "swissPairs",
  contestants: number,
  entry: "Slips" | "One cell",
  rounds = 3,
): Tables {
  const pairs = kind === "swissPairs";
  const tables = pairs ? Math.ceil(contestants / 2) : contestants;
  const odd = pairs && contestants % 2 === 1;
  const movement = planMovement({ kind, tables, odd, side: "NS", rounds, boardsPerRound: 2, switched: 0 });
  const wish = { sections: [{ section: "", movement, contestants: [] }], settings: { "Bye VPs": 12 }, event: {} };
  const plans = buildPlans(wish, { ...OPTIONS, entry });
  const cells = (name: string): Rows => tableCells(plan(name, plans));
  return { results: cells("Results"), settings: cells("Settings"), names: cells("Names") };
}

function edited(cells: Rows, { cells: runs, rows }: TableEdit): Rows {
  const now = cells.map((row) => [...row]);
  for (const run of runs) run.cells.forEach((cell, i) => cell !== null && (now[run.row][run.column + i] = cell));
  for (const { before, cells: added } of [...rows].reverse()) {
    now.splice(before, 0, ...added.map((row) => row.map((cell) => cell ?? "")));
  }
  return now;
}

function ready(tables: SwissTables): RoundToDraw {
  const round = roundToDraw(tables);
  if ("kind" in round && "round" in round) return round;
  throw new Error(sentence(round as { kind: ProblemKind; read: string }));
}

function must<T>(value: { ok: true; value: T } | { ok: false; kind: ProblemKind; read: string }): T {
  if (!value.ok) throw new Error(sentence(value));
  return value.value;
}

function write(tables: Tables, draw: Draw): Tables {
  const edit = drawEdit(ready(tables), draw, tables);
  if ("ok" in edit) throw new Error(sentence(edit));
  return { ...tables, results: edited(tables.results, edit) };
}

const drawNext = (tables: Tables, without: string[] = []) => write(tables, must(proposeDraw(ready(tables), without)));

/** IMPs for every slip of a round: the lower number wins by the sum of both. */
const slips = (tables: Tables, round: number, but: number[] = []) => ({
  ...tables,
  results: tables.results.map((row) => {
    const [own, team, opponent] = [row[0], Number(row[2]), Number(row[3])];
    if (own !== round || !team || !opponent || but.includes(team)) return row;
    return team < opponent
      ? [...row.slice(0, 4), 10 + team + opponent, 10, "", ""]
      : [...row.slice(0, 4), 10, 10 + team + opponent, "", ""];
  }),
});

const round = (tables: SwissTables, number: number): unknown[][] =>
  tables.results.filter((row) => row[0] === number).map((row) => row.slice(2, 4));

describe("10 teams by slips", () => {
  const first = slips(swissOf("swissTeams", 10, "Slips"), 1);
  const second = slips(drawNext(first), 2);
  const third = drawNext(second);

  test("three rounds, everybody once in each, and nobody meets twice", () => {
    const seen = new Set<string>();
    for (const number of [1, 2, 3]) {
      const matches = round(third, number);
      expect(
        matches
          .flat()
          .map(Number)
          .sort((a, b) => a - b),
      ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      matches.forEach((match) => seen.add([...match].sort().join()));
    }
    expect(seen.size).toBe(15);
  });

  test("the best meet first: round 1 was won by the odd numbers, most by 9", () => {
    expect(ready(first)).toMatchObject({ round: 2, outstanding: [], isDrawn: false });
    expect(ready(first).standings[0].id).toBe("9");
    expect(round(second, 2)[0]).toEqual([9, 7]);
  });

  test("a correction of round 2 changes no match of round 3", () => {
    const corrected = third.results.map((row) =>
      row[0] === 2 && row[2] === 9 ? [...row.slice(0, 4), 0, 60, "", ""] : row,
    );
    expect(round({ ...third, results: corrected }, 3)).toEqual(round(third, 3));
    expect(ready({ ...third, results: slips({ ...third, results: corrected }, 3).results })).toMatchObject({
      round: 4,
    });
  });

  test("matches that are outstanding are named, and their opponents do not meet again", () => {
    const waiting = slips(drawNext(first), 2, [9]);
    const { outstanding, met, round: next } = ready(waiting);
    expect([next, outstanding]).toEqual([3, ["round 2, 7 v 9"]]);
    expect(met).toContainEqual(["7", "9"]);
    const draw = must(proposeDraw(ready(waiting)));
    expect(draw.matches.some((match) => [...match].sort().join() === "7,9")).toBe(false);
  });

  test("what nobody has begun may be drawn again; what is entered may not", () => {
    expect(ready(third)).toMatchObject({ round: 3, isDrawn: true });
    const begun = { ...third, results: slips(third, 3, [1, 2, 3, 4, 5, 6, 7, 8]).results };
    expect(drawEdit({ kind: "teams", round: 3 }, must(proposeDraw(ready(second))), begun)).toMatchObject({
      kind: "notToDraw",
    });
  });

  test("a fourth round that was not planned has new rows", () => {
    const four = drawNext(slips(third, 3));
    expect(four.results).toHaveLength(third.results.length + 5);
    expect(round(four, 4).flat()).toHaveLength(10);
  });

  test("two change places by hand, and a rematch is said", () => {
    const from = ready(first);
    const draw = must(proposeDraw(from));
    const swapped = must(swapInDraw(draw, "7", "10", from));
    expect(swapped.matches[0]).toEqual(["9", "10"]);
    expect(drawFindings(swapped).map(({ kind }) => kind)).toContain("rematch");
    expect(must(swapInDraw(swapped, "10", "7", from)).matches).toEqual(draw.matches);
    expect(swapInDraw(draw, "7", "99", from)).toMatchObject({ kind: "notInDraw" });
  });

  test("a team goes home: nine play on, one has a bye", () => {
    const nine = drawNext(first, ["3"]);
    const matches = round(nine, 2);
    expect(matches.filter(([, opponent]) => opponent === "Bye")).toHaveLength(1);
    expect(matches.flat()).not.toContain(3);
    expect(proposeDraw(ready(first), ["33"])).toMatchObject({ kind: "notInDraw" });
  });
});

describe("9 teams by slips", () => {
  test("each has one bye at the most, the lowest without one first", () => {
    let tables = slips(swissOf("swissTeams", 9, "Slips", 4), 1);
    for (const number of [2, 3, 4]) tables = slips(drawNext(tables), number);
    const byes = tables.results.filter((row) => row[3] === "Bye").map((row) => row[2]);
    expect(new Set(byes).size).toBe(4);
  });
});

test("nine teams: the bye changes places with a team, and a second bye is said", () => {
  const from = ready(slips(swissOf("swissTeams", 9, "Slips"), 1));
  const draw = must(proposeDraw(from));
  const [had] = from.byes;
  const swapped = must(swapInDraw(draw, had, String(draw.bye), from));
  expect(swapped.bye).toBe(had);
  expect(swapped.matches.flat()).toContain(draw.bye);
  expect(drawFindings(swapped)).toContainEqual({ kind: "secondBye", at: "draw", read: had });
  expect(must(swapInDraw(swapped, String(draw.bye), had, from))).toEqual(draw);
  expect(swapInDraw(draw, "99", had, from)).toMatchObject({ kind: "notInDraw", read: "99" });
});

describe("before anything is entered", () => {
  test("everybody stands in the list by name, and nobody has points", () => {
    const tables = swissOf("swissTeams", 4, "Slips");
    tables.names = tables.names.map((row) => (row[0] === 3 ? [3, "Ann", "Bob", ...row.slice(3)] : row));
    const { standings, outstanding } = ready(tables);
    expect(standings.map(({ points }) => points)).toEqual(["", "", "", ""]);
    expect(standings.find(({ id }) => id === "3")?.names).toBe("Ann & Bob");
    expect(outstanding).toHaveLength(2);
  });

  test("fewer than two cannot meet", () => {
    const tables = ready(swissOf("swissTeams", 4, "Slips"));
    expect(proposeDraw(tables, ["1", "2", "3"])).toMatchObject({ ok: false, kind: "nobodyToDraw" });
  });
});

describe("tables that are not ours", () => {
  const TEAMS = [["Scoring", "Swiss teams"]];
  const PAIRS = [["Scoring", "Swiss pairs"]];
  const BOARDS = ["Section", "Round", "Board", "NS", "EW", "Score"];
  const SLIPS = ["Section", "Round", "Team", "Opponent", "IMPs", "Opp IMPs"];
  const without = (headings: readonly string[], cells: Rows): Rows => {
    const kept = cells[0].map((heading) => !headings.includes(String(heading)));
    return cells.map((row) => row.filter((_, i) => kept[i]));
  };
  const draw: Draw = { matches: [["1", "3"]], bye: "2", rematches: [], secondBye: false };

  test("what has no heading of results is refused, for the list and for the draw", () => {
    const results = [["a", "b"]];
    expect(roundToDraw({ results, settings: TEAMS, names: [] })).toMatchObject({ kind: "noTeamsHeader" });
    expect(roundToDraw({ results, settings: PAIRS, names: [] })).toMatchObject({ kind: "noHeader" });
    expect(drawEdit({ kind: "teams", round: 2 }, draw, { results, settings: TEAMS, names: [] })).toMatchObject({
      kind: "noTeamsHeader",
    });
  });

  test("two sections are two events: which of them is to be drawn is not known", () => {
    const several = { kind: "severalSections", read: "A, B" };
    const slipsOfTwo = [SLIPS, ["A", 1, 1, 2, 30, 10], ["B", 1, 1, 2, 5, 20]];
    expect(roundToDraw({ results: slipsOfTwo, settings: TEAMS, names: [] })).toMatchObject(several);
    const boardsOfTwo = [BOARDS, ["A", 1, 1, 1, 2, 420], ["B", 1, 1, 1, 2, -50]];
    expect(roundToDraw({ results: boardsOfTwo, settings: PAIRS, names: [] })).toMatchObject(several);
  });

  test("without a column of rounds all that is there is the first one; a board's blank row is no round", () => {
    const boards = [BOARDS, ["", "", 1, 1, 2, 420], ["", "", 1, 3, 4, -50], ["", "", 1, 5, "", "SITOUT"], ["", "", 2]];
    const results = without(["Section", "Round"], boards);
    expect(ready({ results, settings: PAIRS, names: [] })).toMatchObject({
      round: 2,
      met: [
        ["1", "2"],
        ["3", "4"],
      ],
      byes: ["5"],
      outstanding: [],
    });
    const matches = without(["Section", "Round"], [SLIPS, ["", "", 1, 2, 30, 10], ["", "", 3, "Bye", "", ""]]);
    expect(ready({ results: matches, settings: TEAMS, names: [] })).toMatchObject({
      round: 2,
      met: [["1", "2"]],
      byes: ["3"],
    });
  });

  test("numbers that two pairs share, one in each direction, cannot be drawn", () => {
    const results = [BOARDS, ["", 1, 1, 1, 1, 420], ["", 1, 1, 2, 2, -50]];
    const settings = [...PAIRS, ["Numbers", "Each direction its own"]];
    expect(proposeDraw(ready({ results, settings, names: [] }))).toMatchObject({ kind: "drawnTwice" });
  });

  test("a round that stands once for its slips is drawn again as a whole", () => {
    const results = [
      ["Round", "Team", "Opponent", "IMPs", "Opp IMPs"],
      [1, 1, 2, 30, 10],
      ["", 3, 4, 20, 5],
      [2, 1, 3, "", ""],
      ["", 2, 4, "", ""],
    ];
    const tables = { results, settings: TEAMS, names: [] };
    expect(ready(tables)).toMatchObject({ round: 2, isDrawn: true });
    const again: Draw = {
      ...draw,
      matches: [
        ["1", "4"],
        ["3", "2"],
      ],
      bye: undefined,
    };
    expect(write(tables, again).results).toEqual([...results.slice(0, 3), [2, 1, 4, "", ""], ["", 3, 2, "", ""]]);
  });

  test("slips without a column of tables have none in their new rows", () => {
    const results = without(["Section"], [SLIPS, ["", 1, 1, 2, 30, 10], ["", 1, 3, "Bye", "", ""]]);
    const edit = drawEdit({ kind: "teams", round: 2 }, draw, { results, settings: TEAMS, names: [] });
    expect(edit).toEqual({
      cells: [],
      rows: [
        {
          before: 3,
          cells: [
            [2, 1, 3, null, null],
            [2, 2, "Bye", null, null],
          ],
        },
      ],
    });
  });
});

describe("pairs, board by board", () => {
  /** The pair with the lower number is N-S's winner of each board. */
  const play = (tables: Tables, number: number) => {
    const [at, ns, result] = ["Round", "NS", "Result"].map((name) => tables.results[0].indexOf(name));
    const results = tables.results.map((row) =>
      row[at] === number && row[ns] !== "" && row[result] === ""
        ? row.map((cell, i) => (i === result ? `1NTN${["=", "+1", "+2", "+3"][Number(row[ns]) % 4]}` : cell))
        : row,
    );
    return { ...tables, results };
  };

  test("seven pairs, three rounds: the rows that wait are filled in, the bye's too", () => {
    let tables = play(swissOf("swissPairs", 7, "One cell"), 1);
    for (const number of [2, 3]) {
      expect(ready(tables).round).toBe(number);
      tables = play(drawNext(tables), number);
      const [at, ns, ew] = ["Round", "NS", "EW"].map((name) => tables.results[0].indexOf(name));
      const own = tables.results.filter((row) => row[at] === number);
      const ids = own
        .flatMap((row) => [row[ns], row[ew]])
        .filter((id) => id !== "")
        .map(Number);
      expect(ids.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7].flatMap((id) => [id, id]));
    }
    expect(ready(tables)).toMatchObject({ round: 4, outstanding: [] });
  });

  test("of five rounds nobody sits more than four the same way; who sat N-S less often does", () => {
    let tables = play(swissOf("swissPairs", 8, "One cell", 5), 1);
    for (const number of [2, 3, 4, 5]) tables = play(drawNext(tables), number);
    const [ns, ew] = ["NS", "EW"].map((name) => tables.results[0].indexOf(name));
    const boards = (id: number, column: number) => tables.results.filter((row) => Number(row[column]) === id).length;
    for (let id = 1; id <= 8; id++) expect(Math.abs(boards(id, ns) - boards(id, ew))).toBeLessThanOrEqual(2 * 3);
    const second = ready(play(swissOf("swissPairs", 8, "One cell", 5), 1));
    const [first] = must(proposeDraw(second)).matches;
    const sat = (id: string) => second.northSouth.get(id) ?? 0;
    expect(sat(first[0])).toBeLessThanOrEqual(sat(first[1]));
  });

  test("one more round takes new boards, numbered on", () => {
    let tables = play(swissOf("swissPairs", 6, "One cell", 2), 1);
    tables = play(drawNext(tables), 2);
    const more = drawNext(tables);
    const boards = more.results.slice(tables.results.length).map((row) => row[0]);
    expect([...new Set(boards)]).toEqual([5, 6]);
    expect(boards).toHaveLength(6);
  });

  test("what is entered may not be drawn again", () => {
    const played = play(swissOf("swissPairs", 6, "One cell"), 1);
    const draw = must(proposeDraw(ready(played)));
    expect(drawEdit({ kind: "pairs", round: 1 }, draw, played)).toMatchObject({ kind: "notToDraw", read: "1" });
  });

  test("two pairs go home: the table that is not needed has nobody, and nothing is missing there", () => {
    const four = drawNext(play(swissOf("swissPairs", 6, "One cell"), 1), ["2", "5"]);
    const [at, ns, ew, result] = ["Round", "NS", "EW", "Result"].map((name) => four.results[0].indexOf(name));
    const own = four.results.filter((row) => row[at] === 2);
    expect(own.filter((row) => row[ns] === "" && row[ew] === "").map((row) => row[result])).toEqual([
      "SITOUT",
      "SITOUT",
    ]);
    expect(own.filter((row) => row[ns] !== "" && row[ew] !== "" && row[result] === "")).toHaveLength(4);
    expect(ready(play(four, 2))).toMatchObject({ round: 3, byes: [], outstanding: [] });
  });

  test("one more round of seven pairs has rows for the bye too", () => {
    let tables = play(swissOf("swissPairs", 7, "One cell", 2), 1);
    tables = play(drawNext(tables), 2);
    const more = drawNext(tables);
    const [at, table, ns, ew, result] = ["Round", "Table", "NS", "EW", "Result"].map((name) =>
      more.results[0].indexOf(name),
    );
    const own = more.results.slice(tables.results.length);
    expect(own.map((row) => row[at])).toEqual(Array(8).fill(3));
    const byes = own.filter((row) => row[ew] === "");
    expect(byes.map((row) => [row[table], row[result]])).toEqual([
      ["", "SITOUT"],
      ["", "SITOUT"],
    ]);
    expect(ready(play(more, 3)).byes).toEqual([...ready(tables).byes, String(byes[0][ns])]);
  });

  test("a pair goes home: its rows say that nobody plays there", () => {
    const five = play(drawNext(play(swissOf("swissPairs", 6, "One cell"), 1), ["2"]), 2);
    expect(ready(five)).toMatchObject({ round: 3, byes: [expect.any(String)], outstanding: [] });
  });
});

test("no Swiss event has nothing to draw", () => {
  const movement = planMovement({
    kind: "howell",
    tables: 3,
    odd: false,
    side: "NS",
    rounds: 5,
    boardsPerRound: 2,
    switched: 0,
  });
  const plans = buildPlans(
    { sections: [{ section: "", movement, contestants: [] }], settings: {}, event: {} },
    OPTIONS,
  );
  const [results, settings, names] = ["Results", "Settings", "Names"].map((name) => tableCells(plan(name, plans)));
  expect(roundToDraw({ results, settings, names })).toMatchObject({ kind: "noSwiss" });
});

describe("a round robin in which everybody has met everybody", () => {
  const robin = (rounds: number): Tables => {
    const movement = planMovement({
      kind: "roundRobin",
      tables: 4,
      odd: false,
      side: "NS",
      rounds,
      boardsPerRound: 2,
      switched: 0,
    });
    const plans = buildPlans(
      { sections: [{ section: "", movement, contestants: [] }], settings: {}, event: {} },
      { ...OPTIONS, entry: "Slips" },
    );
    const cells = (name: string): Rows => tableCells(plan(name, plans));
    return { results: cells("Results"), settings: cells("Settings"), names: cells("Names") };
  };
  const played = ({ results, ...others }: Tables): Tables => {
    const [imps, opp] = ["IMPs", "Opp IMPs"].map((name) => results[0].indexOf(name));
    const full = results.map((row, i) =>
      row.map((cell, c) => (i === 0 ? cell : c === imps ? 12 + i : c === opp ? 7 : cell)),
    );
    return { results: full, ...others };
  };

  test("has no round left to draw", () => {
    expect(roundToDraw(played(robin(3)))).toMatchObject({ kind: "allHaveMet", read: "4" });
  });

  test("is drawn on while some have not met", () => {
    expect(ready(played(robin(2)))).toMatchObject({ round: 3 });
  });
});
