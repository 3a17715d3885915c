import { planMovement, type MovementPlan } from "../../../src/movements/movement";
import { sentence } from "../../../src/notation/messages";
import { progress, progressText } from "../../../src/results/progress";
import { readSession } from "../../../src/results/readSession";
import type { ScoredSession } from "../../../src/results/session";
import { buildPlans } from "../../../src/sheets/build";
import { lateChange, missingNumber, type LateChange, type LateTables } from "../../../src/sheets/lateChanges";
import type { TableEdit } from "../../../src/sheets/tableEdit";
import { OPTIONS, plan, tableCells } from "./plans";

type Rows = unknown[][];

function tablesOf(
  wish: Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">,
  entry: "Columns" | "One cell" | "Scores" = "Columns",
): { results: Rows; settings: Rows; names: Rows; nameFormulas: Rows } {
  const movement = planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...wish });
  const plans = buildPlans(
    { sections: [{ section: "", movement, contestants: [] }], settings: {}, event: {} },
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
      expect(missingNumber(half)).toBe("18");
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

  test("nowhere, under a number that is taken, or under none", () => {
    const half = tablesOf(HALF);
    expect(refused({ kind: "comes", pair: "5", names: [] }, half)).toBe("pairPlays");
    expect(refused({ kind: "comes", pair: "?", names: [] }, half)).toBe("notAPairNumber");
    expect(
      refused({ kind: "comes", pair: "19", names: [] }, tablesOf({ kind: "straight", tables: 9, rounds: 9 })),
    ).toBe("noSeatFree");
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
    expect(refused({ kind: "swap", pair: "2", other: "2", fromRound: 1, entered: false }, six)).toBe("samePair");
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
  });
});

test("players who change partners, and slips, are told what to do instead", () => {
  expect(
    refused({ kind: "leaves", pair: "3", fromRound: 1 }, tablesOf({ kind: "individual", tables: 2, rounds: 7 })),
  ).toBe("lateIndividual");
  const slips = {
    ...tablesOf({ kind: "howell", tables: 3, rounds: 5 }),
    results: [
      ["Round", "Team", "Opponent", "IMPs", "Opp IMPs"],
      [1, 1, 2, "", ""],
    ],
  };
  expect(refused({ kind: "leaves", pair: "1", fromRound: 1 }, slips)).toBe("noBoardRows");
});
