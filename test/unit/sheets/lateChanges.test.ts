import { planMovement, type MovementPlan } from "../../../src/movements/movement";
import { sentence } from "../../../src/notation/messages";
import { progress, progressText } from "../../../src/results/progress";
import { readSession } from "../../../src/results/readSession";
import type { ScoredSession } from "../../../src/results/session";
import { readTeams } from "../../../src/results/teams/readTeams";
import { buildPlans } from "../../../src/sheets/build";
import {
  lateChange,
  lateChoice,
  playedAgain,
  type Again,
  type LateChange,
  type LateTables,
} from "../../../src/sheets/lateChanges";
import type { TableEdit } from "../../../src/sheets/tableEdit";
import { OPTIONS, plan, tableCells } from "./plans";

type Rows = unknown[][];

function tablesOf(
  wish: Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">,
  entry: "Columns" | "One cell" | "Scores" | "Slips" = "Columns",
  /** "" for one section. */
  sections: readonly string[] = [""],
): { results: Rows; settings: Rows; names: Rows; nameFormulas: Rows } {
  const movement = planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...wish });
  const plans = buildPlans(
    {
      sections: sections.map((section) => ({ section, movement, contestants: [] })),
      settings: { "Bye VPs": 12 },
      event: {},
    },
    { ...OPTIONS, entry },
  );
  const names = tableCells(plan("Names", plans));
  return {
    results: tableCells(plan("Results", plans)),
    settings: tableCells(plan("Settings", plans)),
    names,
    nameFormulas: names,
  };
}

/** The cells after an edit, as Excel would have them. */
function edited(cells: Rows, { cells: runs, rows }: TableEdit): Rows {
  const now = cells.map((row) => [...row]);
  for (const run of runs) run.cells.forEach((cell, i) => cell !== null && (now[run.row][run.column + i] = cell));
  for (const { before, cells: added } of [...rows].reverse())
    now.splice(before, 0, ...added.map((row) => row.map((cell) => cell ?? "")));
  return now;
}

function after(
  change: LateChange,
  tables: LateTables,
): { tables: LateTables; session: ScoredSession; rows: number; kept: number } {
  const edit = lateChange(change, tables);
  if ("ok" in edit) throw new Error(sentence(edit));
  const results = edited(tables.results as Rows, edit.results);
  const names = edit.names ? edited(tables.names as Rows, edit.names) : tables.names;
  const now = { ...tables, results, names, nameFormulas: names };
  const read = readSession(results, now.settings, names);
  if (!("session" in read)) throw new Error(read.kind);
  expect(read.grid.rows.flatMap(({ problems }) => problems)).toEqual([]);
  return { tables: now, session: read.session, rows: edit.rows, kept: edit.kept };
}

const refused = (change: LateChange, tables: LateTables): string => {
  const edit = lateChange(change, tables);
  return "ok" in edit ? edit.kind : "no problem";
};

/** Types a result into every row of some boards. */
function typed(tables: ReturnType<typeof tablesOf>, boards: readonly number[], column = "Contract", text = "PASS") {
  const at = tables.results[0].indexOf(column);
  const results = tables.results.map((row) =>
    boards.includes(Number(row[0])) && row[at] === "" ? row.map((cell, i) => (i === at ? text : cell)) : row,
  );
  return { ...tables, results };
}

const HALF = { kind: "straight", tables: 9, odd: true, rounds: 9, boardsPerRound: 3, missing: 18 } as const;

describe("a pair comes", () => {
  test.each(["Columns", "One cell", "Scores"] as const)(
    "%s: it has a row in every round, a name, and nobody sits out",
    (entry) => {
      const half = tablesOf(HALF, entry);
      expect(lateChoice(half)).toMatchObject({ who: "pair", freeNumber: "18" });
      const { session, rows, tables } = after({ kind: "comes", pair: "18", names: ["Ann", "Bob"] }, half);
      expect(rows).toBe(27);
      expect(progressText(progress(session))).toMatch(/^PROVISIONAL: 243 of 243 missing/);
      const own = session.lines.filter(({ line }) => line.ew === "18");
      expect(new Set(own.map(({ line }) => line.round))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
      expect(session.standings.find(({ pair }) => pair.id === "18")?.contestant?.names).toEqual(["Ann", "Bob"]);
      expect(tables.names).toHaveLength(19);
    },
  );

  test("with numbers of both directions the late pair is E-W 9", () => {
    const own = tablesOf({ ...HALF, firstEw: 1 });
    const { session } = after({ kind: "comes", pair: "9", names: ["Ann"] }, own);
    expect(session.standings.find(({ pair }) => pair.id === "9" && pair.direction === "EW")?.contestant?.names).toEqual(
      ["Ann"],
    );
  });

  test("with numbers of both directions the free number is that of the seat that is free", () => {
    expect(lateChoice(tablesOf({ ...HALF, firstEw: 1 })).freeNumber).toBe("9");
  });

  test("nowhere, under a number that is taken, or under none", () => {
    const half = tablesOf(HALF);
    expect(refused({ kind: "comes", pair: "5", names: [] }, half)).toBe("pairPlays");
    expect(refused({ kind: "comes", pair: "?", names: [] }, half)).toBe("notAPairNumber");
    expect(
      refused({ kind: "comes", pair: "19", names: [] }, tablesOf({ kind: "straight", tables: 9, rounds: 9 })),
    ).toBe("noSeatFree");
  });

  test("it is offered first where there is a seat", () => {
    expect(lateChoice(tablesOf(HALF)).first).toBe("comes");
    expect(lateChoice(tablesOf({ kind: "straight", tables: 9, rounds: 9 }))).toMatchObject({
      kinds: ["comes", "leaves", "replaced", "swap", "drop"],
      first: "leaves",
    });
  });

  test("a rover's seat away from the tables is none", () => {
    const rover = tablesOf({ kind: "rover", tables: 6, odd: true, rounds: 5 });
    expect(refused({ kind: "comes", pair: "14", names: [] }, rover)).toBe("noSeatFree");
  });
});

describe("a pair goes home", () => {
  const five = typed(tablesOf({ kind: "straight", tables: 5, rounds: 5 }), [1, 2]);

  test("its opponents sit out from that round on, and what is entered stays", () => {
    const { session, rows, kept } = after({ kind: "leaves", pair: "7", fromRound: 3 }, five);
    const entered = session.lines.filter(({ line }) => line.status === "passed");
    expect(entered).toHaveLength(10);
    const own = session.lines.filter(({ line }) => line.ew === "7");
    expect(own.every(({ line }) => (line.round ?? 0) < 3 || line.status === "passed")).toBe(true);
    expect(session.lines.filter(({ line }) => line.status === "sitOut")).toHaveLength(rows);
    expect(rows + kept).toBe(6);
    expect(session.standings.some(({ pair }) => pair.id === "7")).toBe(true);
  });

  test("another pair may come and take its seats", () => {
    const left = after({ kind: "leaves", pair: "7", fromRound: 3 }, five).tables;
    const { session } = after({ kind: "comes", pair: "11", names: [] }, left);
    expect(session.lines.some(({ line }) => line.status === "sitOut")).toBe(false);
    expect(
      refused(
        { kind: "comes", pair: "19", names: [] },
        after({ kind: "leaves", pair: "8", fromRound: 3 }, left).tables,
      ),
    ).toBe("seatsUnclear");
  });

  test("a round in which it sits out goes on as a sit-out of nobody", () => {
    const half = tablesOf(HALF);
    const { session } = after({ kind: "leaves", pair: "9", fromRound: 1 }, half);
    expect(session.lines.some(({ line }) => line.ns === "9")).toBe(false);
    // A round's three boards in which it would have sat out have nobody now; in eight rounds an opponent sits out.
    const out = session.lines.filter(({ line }) => line.status === "sitOut");
    expect(out.filter(({ line }) => !line.ns && !line.ew)).toHaveLength(3);
    expect(out).toHaveLength(3 + 8 * 3 + 8 * 3);
  });

  test("nobody of that number, or nothing left to play", () => {
    expect(refused({ kind: "leaves", pair: "77", fromRound: 1 }, five)).toBe("noSuchPair");
    expect(refused({ kind: "leaves", pair: "7", fromRound: 6 }, five)).toBe("nothingLeft");
  });
});

describe("two pairs swap", () => {
  const six = typed(tablesOf({ kind: "howell", tables: 3, rounds: 5 }), [1, 2]);
  const key = (session: ScoredSession) =>
    session.lines.map(({ line: { round, board, ns, ew, status } }) => [round, board, ns, ew, status].join(" "));

  test("twice is not at all", () => {
    const once = after({ kind: "swap", pair: "2", other: "5", fromRound: 2, entered: false }, six);
    const twice = after({ kind: "swap", pair: "2", other: "5", fromRound: 2, entered: false }, once.tables);
    expect(twice.tables.results).toEqual(six.results);
    expect(key(once.session)).not.toEqual(key(twice.session));
  });

  test("entered results stay with who has them, unless they were played by the other pair", () => {
    const stay = after({ kind: "swap", pair: "2", other: "5", fromRound: 1, entered: false }, six);
    const go = after({ kind: "swap", pair: "2", other: "5", fromRound: 1, entered: true }, six);
    const passed = (session: ScoredSession) => key(session).filter((line) => line.endsWith("passed"));
    const before = readSession(six.results, six.settings, six.names);
    if (!("session" in before)) throw new Error(before.kind);
    expect(passed(stay.session)).toEqual(passed(before.session));
    expect(passed(go.session)).not.toEqual(passed(before.session));
    expect(passed(go.session)).toHaveLength(6);
    expect([stay.kept > 0, go.kept]).toEqual([true, 0]);
  });

  test("not with itself, and not across directions that count by themselves", () => {
    const swap = { kind: "swap", pair: "2", other: "5", fromRound: 1, entered: false } as const;
    expect(refused({ ...swap, other: "2" }, six)).toBe("samePair");
    expect(refused({ ...swap, other: "77" }, six)).toBe("noSuchPair");
    expect(refused({ ...swap, fromRound: 6 }, six)).toBe("nothingLeft");
    const own = tablesOf({ kind: "straight", tables: 5, rounds: 5, firstEw: 1 });
    expect(refused({ kind: "swap", pair: "2 NS", other: "3 EW", fromRound: 1, entered: false }, own)).toBe(
      "cannotSwap",
    );
    expect(refused({ kind: "swap", pair: "2", other: "3 EW", fromRound: 1, entered: false }, own)).toBe("severalPairs");
  });
});

describe("a board is dropped", () => {
  test("what is still to come is not played any more; what is entered counts", () => {
    const five = tablesOf({ kind: "straight", tables: 5, rounds: 5 });
    const contract = five.results[0].indexOf("Contract");
    five.results = five.results.map((row, i) =>
      i === 1 ? row.map((cell, c) => (c === contract ? "PASS" : cell)) : row,
    );
    const { session, rows, kept } = after({ kind: "drop", board: 1 }, five);
    expect([rows, kept]).toEqual([4, 1]);
    expect(progressText(progress(session))).toMatch(/^PROVISIONAL: 45 of 50 missing: board 2/);
    expect(refused({ kind: "drop", board: 99 }, five)).toBe("unknownBoard");
    expect(refused({ kind: "drop", board: 2 }, typed(five, [2]))).toBe("nothingToDrop");
  });
});

describe("somebody is replaced", () => {
  test("a pair: from that round on another sits there, with its name; what is entered stays", () => {
    const five = typed(tablesOf({ kind: "straight", tables: 5, rounds: 5 }), [1, 2]);
    const change = { kind: "replaced", pair: "7", by: "11", names: ["Ida", "Otto"], fromRound: 3 } as const;
    const { session, tables, rows, kept } = after(change, five);
    const of = (id: string) => session.lines.filter(({ line }) => line.ew === id).map(({ line }) => line.round ?? 0);
    expect(of("7").filter((round) => round >= 3)).toHaveLength(kept);
    expect(of("11").every((round) => round >= 3)).toBe(true);
    expect(of("7").length + of("11").length).toBe(10);
    expect(of("11")).toHaveLength(rows);
    expect(session.standings.find(({ pair }) => pair.id === "11")?.contestant?.names).toEqual(["Ida", "Otto"]);
    expect(refused({ ...change, by: "3" }, five)).toBe("pairPlays");
    expect(refused({ ...change, by: "x!" }, five)).toBe("notAPairNumber");
    expect(refused({ ...change, pair: "77" }, five)).toBe("noSuchPair");
    expect(refused({ ...change, fromRound: 6 }, five)).toBe("nothingLeft");
    expect(refused({ ...change, pair: "11", by: "7" }, tables)).toBe("pairPlays");
  });

  test("where the numbers of both directions are their own, the newcomer is named in its direction", () => {
    const own = tablesOf({ kind: "straight", tables: 5, rounds: 5, firstEw: 1 });
    const change = { kind: "replaced", pair: "3 EW", by: "6", names: ["Ida"], fromRound: 1 } as const;
    const { tables } = after(change, own);
    expect((tables.names as Rows).at(-1)?.slice(0, 3)).toEqual([6, "EW", "Ida"]);
  });

  test("a player who changes partners, and two who change places", () => {
    const twelve = tablesOf({ kind: "individual", tables: 3, rounds: 11 });
    expect(lateChoice(twelve)).toEqual({
      who: "player",
      kinds: ["replaced", "swap", "drop"],
      freeNumber: "13",
      first: "replaced",
    });
    const { session } = after({ kind: "replaced", pair: "3", by: "13", names: ["Ida"], fromRound: 5 }, twelve);
    const rounds = (id: string) =>
      new Set(session.lines.filter(({ line }) => line.players?.includes(id)).map(({ line }) => line.round));
    expect(rounds("3")).toEqual(new Set([1, 2, 3, 4]));
    expect(rounds("13")).toEqual(new Set([5, 6, 7, 8, 9, 10, 11]));
    const swapped = after({ kind: "swap", pair: "1", other: "12", fromRound: 2, entered: false }, twelve);
    const [before, now] = [twelve.results, swapped.tables.results as Rows].map((rows) =>
      rows.filter((row) => row[rows[0].indexOf("Round")] === 2).map((row) => row.map(String).join()),
    );
    expect(now).not.toEqual(before);
    const back = after({ kind: "swap", pair: "12", other: "1", fromRound: 2, entered: false }, swapped.tables);
    expect(back.tables.results).toEqual(twelve.results);
  });

  test("nobody comes or goes where four must sit at each table", () => {
    const eight = tablesOf({ kind: "individual", tables: 2, rounds: 7 });
    expect(refused({ kind: "leaves", pair: "3", fromRound: 1 }, eight)).toBe("lateIndividual");
    expect(refused({ kind: "comes", pair: "9", names: [] }, eight)).toBe("lateIndividual");
    expect(refused({ kind: "drop", board: 1 }, eight)).toBe("no problem");
  });
});

describe("teams by slips", () => {
  const robin = { kind: "roundRobin", tables: 5, rounds: 5, boardsPerRound: 4 } as const;
  const five = tablesOf(robin, "Slips");
  const edit = (change: LateChange, tables: LateTables) => {
    const found = lateChange(change, tables);
    if ("ok" in found) throw new Error(sentence(found));
    const results = edited(tables.results as Rows, found.results);
    const names = found.names ? edited(tables.names as Rows, found.names) : tables.names;
    const read = readTeams(results, tables.settings, names);
    if (!("scored" in read)) throw new Error(read.kind);
    expect(read.problems).toEqual([]);
    return { ...found, scored: read.scored, tables: { ...tables, results, names, nameFormulas: names } };
  };
  /** The first round is played. */
  const begun = {
    ...five,
    results: five.results.map((row) => (row[0] === 1 && row[3] !== "Bye" ? [...row.slice(0, 4), 20, 10, "", ""] : row)),
  };

  test("one comes: it meets who has a bye, in every round", () => {
    expect(lateChoice(five)).toMatchObject({
      who: "team",
      freeNumber: "6",
      kinds: expect.not.arrayContaining(["drop"]),
    });
    const { scored, rows } = edit({ kind: "comes", pair: "6", names: ["Ann", "Bob", "Cleo", "Dan"] }, five);
    expect([rows, scored.byes.length, scored.matches.length]).toEqual([5, 0, 15]);
    expect(scored.standings.find(({ team }) => team.id === "6")?.contestant?.names).toHaveLength(4);
    expect(refused({ kind: "comes", pair: "4", names: [] }, five)).toBe("pairPlays");
    expect(
      refused({ kind: "comes", pair: "7", names: [] }, tablesOf({ ...robin, tables: 4, rounds: 3 }, "Slips")),
    ).toBe("noByeFree");
  });

  test("one goes home: who would meet it has a bye; what is entered stays", () => {
    const own = begun.results.filter((row) => row[0] === 1 && (row[2] === 2 || row[3] === 2));
    const { scored, kept, tables } = edit({ kind: "leaves", pair: "2", fromRound: 1 }, begun);
    expect(kept).toBe(own.filter((row) => row[4] !== "").length);
    const open = scored.matches.filter(({ teams, state }) => state === "open" && teams.some(({ id }) => id === "2"));
    expect(open).toEqual([]);
    expect(scored.byes.filter(({ team }) => team.id === "2")).toEqual([]);
    expect(refused({ kind: "leaves", pair: "2", fromRound: 2 }, tables)).toBe("nothingLeft");
    expect(refused({ kind: "leaves", pair: "9", fromRound: 1 }, five)).toBe("noSuchPair");
  });

  test("one is replaced, and two swap", () => {
    const { scored } = edit({ kind: "replaced", pair: "3", by: "8", names: ["Ida"], fromRound: 2 }, begun);
    const rounds = (id: string) => [
      ...new Set(scored.matches.filter(({ teams }) => teams.some((team) => team.id === id)).map(({ round }) => round)),
    ];
    expect([rounds("3"), rounds("8").includes(1)]).toEqual([[1], false]);
    const once = edit({ kind: "swap", pair: "1", other: "4", fromRound: 2, entered: false }, begun);
    const twice = edit({ kind: "swap", pair: "1", other: "4", fromRound: 2, entered: false }, once.tables);
    expect(once.tables.results).not.toEqual(begun.results);
    expect(twice.tables.results).toEqual(begun.results);
  });

  test("numbers that nobody has, that somebody has or that are none, and nothing left to play", () => {
    const replaced = { kind: "replaced", names: [], fromRound: 1 } as const;
    const swap = { kind: "swap", fromRound: 1, entered: false } as const;
    expect([
      refused({ kind: "comes", pair: "?", names: [] }, five),
      refused({ ...replaced, pair: "9", by: "8" }, five),
      refused({ ...replaced, pair: "3", by: "?" }, five),
      refused({ ...replaced, pair: "3", by: "4" }, five),
      refused({ ...replaced, pair: "3", by: "8", fromRound: 6 }, five),
    ]).toEqual(["notAPairNumber", "noSuchPair", "notAPairNumber", "pairPlays", "nothingLeft"]);
    expect([
      refused({ ...swap, pair: "9", other: "1" }, five),
      refused({ ...swap, pair: "1", other: "9" }, five),
      refused({ ...swap, pair: "1", other: "1" }, five),
      refused({ ...swap, pair: "1", other: "2", fromRound: 6 }, five),
    ]).toEqual(["noSuchPair", "noSuchPair", "samePair", "nothingLeft"]);
  });

  test("two byes in one round: which of them a newcomer takes is not known", () => {
    const { tables } = edit({ kind: "leaves", pair: "2", fromRound: 1 }, five);
    expect(refused({ kind: "comes", pair: "6", names: [] }, tables)).toBe("seatsUnclear");
  });

  test("the next number is free where nobody has a bye, and 1 where nobody plays yet", () => {
    const four = tablesOf({ ...robin, tables: 4, rounds: 3 }, "Slips");
    expect(lateChoice(four).freeNumber).toBe("5");
    expect(lateChoice({ ...four, results: four.results.slice(0, 1) }).freeNumber).toBe("1");
    expect(lateChoice({ ...four, results: [["a", "b"]] }).freeNumber).toBe("");
  });

  test("two sections: a number alone says too little where both have it", () => {
    const both = tablesOf(robin, "Slips", ["A", "B"]);
    expect(refused({ kind: "comes", pair: "6", names: [] }, both)).toBe("sectionUnclear");
    expect(refused({ kind: "leaves", pair: "3", fromRound: 1 }, both)).toBe("severalPairs");
    const late = { names: [], fromRound: 1 };
    expect(refused({ kind: "replaced", pair: "A3", by: "B8", ...late }, both)).toBe("cannotSwap");
    expect(refused({ kind: "swap", pair: "A3", other: "B3", fromRound: 1, entered: false }, both)).toBe("cannotSwap");
    const comer = edit({ kind: "comes", pair: "B6", names: [] }, both).scored;
    expect(comer.byes.map(({ team }) => team.section)).toEqual(Array(5).fill("A"));
    const other = edit({ kind: "replaced", pair: "A3", by: "A8", ...late }, both).scored;
    const labels = other.standings
      .map(({ team }) => `${team.section}${team.id}`)
      .filter((label) => /[38]$/.test(label));
    expect(labels.sort()).toEqual(["A8", "B3"]);
  });

  test("a slip as people write them: the round once, Bye in front, blanks as 0; the newcomer takes the bye's place", () => {
    const results = [
      ["Round", "Team", "Opponent", "IMPs", "Opp IMPs"],
      [1, 1, 2, 0, 0],
      [0, "Bye", 3, 0, 0],
      [2, 1, "Bye", "", ""],
      ["", 2, 3, "", ""],
    ];
    const tables = { results, settings: [["Scoring", "Teams"]], names: [], nameFormulas: [] };
    const { scored, tables: now } = edit({ kind: "comes", pair: "4", names: ["Ann"] }, tables);
    expect(now.results[2]).toEqual([0, 4, 3, 0, 0]);
    expect(now.results[3]).toEqual([2, 1, 4, "", ""]);
    expect(scored.byes).toEqual([]);
    // There is no table of names to put the name into.
    expect(now.names).toEqual([]);
    const leaves = edit({ kind: "leaves", pair: "3", fromRound: 2 }, tables);
    expect(leaves.tables.results.slice(1)).toEqual([...results.slice(1, 4), ["", 2, "Bye", "", ""]]);
  });

  test("a single board cannot be dropped, and a table of anything else has nothing to change", () => {
    expect(refused({ kind: "drop", board: 1 }, five)).toBe("slipsAreWhole");
    expect(refused({ kind: "drop", board: 1 }, { ...five, results: [["a", "b"]] })).toBe("noBoardRows");
  });
});

test("a team that comes late, board by board: both tables of its matches", () => {
  const five = tablesOf({ kind: "roundRobin", tables: 5, rounds: 5, boardsPerRound: 4 });
  const edit = lateChange({ kind: "comes", pair: "6", names: ["Ann"] }, five);
  if ("ok" in edit) throw new Error(sentence(edit));
  const results = edited(five.results, edit.results);
  const names = edit.names ? edited(five.names, edit.names) : five.names;
  const read = readTeams(results, five.settings, names);
  if (!("scored" in read)) throw new Error(read.kind);
  expect(read.problems).toEqual([]);
  const own = read.scored.matches.filter(({ teams }) => teams.some(({ id }) => id === "6"));
  expect(own).toHaveLength(5);
  expect(
    own.every((match) => match.results.length === 4 && match.results.every(({ tables }) => tables.every(Boolean))),
  ).toBe(true);
});

describe("teams board by board, where a bye has no table", () => {
  const settings = [["Scoring", "Teams"]];
  const tablesWith = (results: Rows) => ({ results, settings, names: [["Team"], [1]], nameFormulas: [["Team"], [1]] });
  const comes = { kind: "comes", pair: "4", names: [] } as const;
  const now = (tables: LateTables, change: LateChange): unknown => {
    const edit = lateChange(change, tables);
    return "ok" in edit ? edit.kind : edited(tables.results as Rows, edit.results).slice(1);
  };

  test("the newcomer's match takes the next two tables, one of them in a new row", () => {
    const results = [
      ["Board", "Round", "Table", "NS", "EW", "Score"],
      [1, 1, 1, 1, 2, ""],
      [1, 1, 2, 2, 1, ""],
      [1, 1, "", "", 3, "SITOUT"],
    ];
    const played = results.slice(1, 3);
    expect(now(tablesWith(results), comes)).toEqual([...played, [1, 1, 3, 4, 3, ""], [1, 1, 4, 3, 4, ""]]);
    const northSouth = [...results.slice(0, 3), [1, 1, "", 3, "", "SITOUT"]];
    expect(now(tablesWith(northSouth), comes)).toEqual([...played, [1, 1, 3, 3, 4, ""], [1, 1, 4, 4, 3, ""]]);
    const withoutTables = results.map(([board, , , ...others]) => [board, ...others]);
    expect(now(tablesWith(withoutTables), comes)).toEqual([
      [1, 1, 2, ""],
      [1, 2, 1, ""],
      [1, 4, 3, ""],
      [1, 3, 4, ""],
    ]);
  });

  test("nobody has a bye", () => {
    const four = tablesOf({ kind: "roundRobin", tables: 4, rounds: 3 });
    expect(lateChoice(four)).toMatchObject({ who: "team", freeNumber: "5" });
    expect(refused({ kind: "comes", pair: "5", names: [] }, four)).toBe("noByeFree");
  });
});

describe("tables of pairs that are not ours", () => {
  const tablesWith = (...results: Rows) => ({
    results,
    settings: [],
    names: [["Pair"], [1]],
    nameFormulas: [["Pair"], [1]],
  });

  test("without rounds everything is in the first; blank rows are passed over", () => {
    const tables = tablesWith(["Board", "NS", "EW", "Score"], [1, 1, 2, ""], [0, "", 0, ""], [1, 3, 4, 420]);
    const edit = lateChange({ kind: "leaves", pair: "1", fromRound: 1 }, tables);
    expect(edit).toMatchObject({ rows: 1, kept: 0 });
    expect("ok" in edit ? [] : edited(tables.results, edit.results)[1]).toEqual([1, "", 2, "SITOUT"]);
    expect(refused({ kind: "leaves", pair: "1", fromRound: 2 }, tables)).toBe("nothingLeft");
  });

  test("a table with no place for a word in place of a result cannot be changed", () => {
    const tables = tablesWith(["Board", "NS", "EW", "EW score"], [1, 1, 2, ""]);
    expect(refused({ kind: "drop", board: 1 }, tables)).toBe("noBoardRows");
  });

  test("where nobody plays yet the first number is free", () => {
    expect(lateChoice(tablesWith(["Board", "NS", "EW", "Score"])).freeNumber).toBe("1");
  });
});

describe("two sections", () => {
  const both = tablesOf({ kind: "straight", tables: 5, odd: true, rounds: 5, missing: 10 }, "Columns", ["A", "B"]);

  test("somebody comes into the section that is named", () => {
    expect(refused({ kind: "comes", pair: "10", names: [] }, both)).toBe("sectionUnclear");
    const { session, tables } = after({ kind: "comes", pair: "B10", names: ["Ann"] }, both);
    const sat = session.lines.filter(({ line }) => line.ew === "10");
    expect(new Set(sat.map(({ line }) => line.section))).toEqual(new Set(["B"]));
    expect(session.standings.find(({ pair }) => pair.id === "10")?.contestant).toMatchObject({
      section: "B",
      names: ["Ann"],
    });
    // Only A has a seat left: it need not be named.
    expect(lateChoice(tables).freeNumber).toBe("A10");
    expect(after({ kind: "comes", pair: "10", names: [] }, tables).rows).toBe(10);
  });

  test("somebody is replaced, and two swap, within a section", () => {
    const { session } = after({ kind: "replaced", pair: "A3", by: "11", names: [], fromRound: 1 }, both);
    const sections = (id: string) =>
      new Set(session.lines.filter(({ line }) => line.ns === id).map(({ line }) => line.section));
    expect([sections("3"), sections("11")]).toEqual([new Set(["B"]), new Set(["A"])]);
    expect(refused({ kind: "replaced", pair: "A3", by: "B11", names: [], fromRound: 1 }, both)).toBe("cannotSwap");
    expect(refused({ kind: "swap", pair: "A3", other: "B3", fromRound: 1, entered: false }, both)).toBe("cannotSwap");
    expect(refused({ kind: "leaves", pair: "3", fromRound: 1 }, both)).toBe("severalPairs");
  });
});

describe("what would be played or met again", () => {
  const again = (change: LateChange, tables: LateTables): Again[] => {
    const edit = lateChange(change, tables);
    if ("ok" in edit) throw new Error(sentence(edit));
    return playedAgain(edit, tables);
  };
  const swap = (pair: string, other: string, fromRound: number): LateChange => ({
    kind: "swap",
    pair,
    other,
    fromRound,
    entered: false,
  });

  test("two pairs of a Howell that change numbers under way play boards twice, and meet again", () => {
    const tables = tablesOf({ kind: "howell", tables: 4, rounds: 7 });
    const found = again(swap("1", "2", 3), tables);
    const boards = found.filter((one) => "boards" in one);
    expect(boards.map(({ who }) => who).sort()).toEqual(["1", "2"]);
    // The same as Check finds in the sheets once they are changed.
    const { session } = after(swap("1", "2", 3), tables);
    for (const one of boards) {
      const played = session.lines
        .filter(({ line }) => [line.ns, line.ew].includes(one.who))
        .map(({ line }) => line.board);
      const twice = played.filter((board, i) => played.indexOf(board) < i).sort((a, b) => a - b);
      expect([one.who, "boards" in one && one.boards]).toEqual([one.who, twice]);
    }
    expect(found.filter((one) => "meets" in one).length).toBeGreaterThan(0);
  });

  test("from the first round on nothing is played again, nor where nobody moves on to it", () => {
    const tables = tablesOf({ kind: "howell", tables: 4, rounds: 7 });
    expect(again(swap("1", "2", 1), tables)).toEqual([]);
    expect(again({ kind: "leaves", pair: "3", fromRound: 4 }, tables)).toEqual([]);
    expect(again({ kind: "replaced", pair: "3", by: "9", names: [], fromRound: 4 }, tables)).toEqual([]);
    expect(again({ kind: "drop", board: 3 }, tables)).toEqual([]);
  });

  test("what was so before is not told", () => {
    const tables = tablesOf({ kind: "howell", tables: 4, rounds: 7 });
    const row = tables.results[1];
    const twice = { ...tables, results: [...tables.results, [...row]] };
    expect(again({ kind: "replaced", pair: "8", by: "9", names: [], fromRound: 4 }, twice)).toEqual([]);
  });

  test("teams that would meet again, on slips; their boards have two tables anyway", () => {
    const tables = tablesOf({ kind: "roundRobin", tables: 4, rounds: 3 }, "Slips");
    const found = again(swap("1", "2", 2), tables);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => "meets" in one)).toBe(true);
  });
});
