import { FAMILIES } from "../../../../src/movements/families";
import { boardsOf, expand, planMovement, type MovementPlan } from "../../../../src/movements/movement";
import { progress, progressText } from "../../../../src/results/progress";
import { isProblem, linesOf, readGrid } from "../../../../src/results/readGrid";
import { scoreSession } from "../../../../src/results/session";
import { matchesOfLines } from "../../../../src/results/teams/boardMatches";
import type { ResultLine } from "../../../../src/results/types";
import { buildSession } from "../../../../src/sheets/builder/build";
import { movementLines } from "../../../../src/sheets/builder/movementLines";
import { ENTRIES, sessionPlans } from "../../../../src/sheets";
import { isSwiss, SIZES, whole } from "../../movements/properties";
import { OPTIONS, plan, tableCells } from "../plans";

const movement = (wish: Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">) =>
  planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...wish });

/** Sizes of an evening: the large ones are alike. */
const EVENINGS = SIZES.filter(({ tables }) => tables <= 13);

test("a line for every board of every table of every movement", () => {
  for (const { kind, size } of EVENINGS) {
    const evening = whole(kind, size);
    const lines = movementLines(evening);
    const tables = expand(evening).filter(({ status }) => status !== "sitsOut");
    const wanted = tables.flatMap((row) => boardsOf(row).map((board) => [row.round, row.table, board].join()));
    const found = lines.filter(({ status }) => status === "expected");
    expect(found.map(({ round, table, board }) => [round, table, board].join()).sort()).toEqual(wanted.sort());
  }
});

test("whoever sits out has a line for each board that is missed, and no board twice", () => {
  for (const { kind, size } of EVENINGS) {
    if (isSwiss(kind)) continue;
    const lines = movementLines(whole(kind, size));
    const seen = new Map<string, number[]>();
    for (const { board, ns, ew, players } of lines) {
      for (const who of players ?? [ns && `NS${ns}`, ew && `EW${ew}`].filter(Boolean)) {
        const id = FAMILIES[kind].contestants === "pairs" ? who.replace(/^(NS|EW)/, "") : who;
        seen.set(id, [...(seen.get(id) ?? []), board]);
      }
    }
    for (const [who, boards] of seen)
      expect([kind, size, who, new Set(boards).size]).toEqual([kind, size, who, boards.length]);
    const sitOuts = expand(whole(kind, size)).filter(({ status }) => status === "sitsOut").length;
    expect(lines.filter(({ status }) => status === "sitOut").length >= sitOuts).toBe(true);
  }
});

test("8 1/2 tables: the missing pair's seats are there to be taken, board by board", () => {
  const half = movement({ kind: "straight", tables: 9, odd: true, rounds: 9, boardsPerRound: 3, missing: 18 });
  const lines = movementLines(half);
  const sitOuts = lines.filter(({ status }) => status === "sitOut");
  expect(lines).toHaveLength(9 * 27);
  expect(sitOuts).toHaveLength(27);
  expect(sitOuts.every(({ ns, ew, table }) => ns !== "" && ew === "" && table !== undefined)).toBe(true);
});

test("a rover sits out away from the tables, with the boards that it never plays", () => {
  const rover = movement({ kind: "rover", tables: 5, odd: true, rounds: 5 });
  const [first, second] = movementLines(rover).filter(({ status, round }) => status === "sitOut" && round === 1);
  expect([first.table, first.ns, second.ns]).toEqual([undefined, "6", "6"]);
});

test("later rounds of a Swiss event have boards and tables, nobody yet, and a bye where one will be", () => {
  const teams = movement({ kind: "swissTeams", tables: 5, rounds: 3, boardsPerRound: 4 });
  const second = movementLines(teams).filter(({ round }) => round === 2);
  const tables = second.filter(({ status }) => status === "expected");
  expect(tables).toHaveLength(4 * 4);
  expect(tables.every(({ ns, ew }) => ns === "" && ew === "")).toBe(true);
  expect(second.filter(({ status }) => status === "sitOut").map(({ board }) => board)).toEqual([5, 6, 7, 8]);
});

/** What the sheets hold, read again. */
function readBack(lines: readonly ResultLine[], entry: (typeof ENTRIES)[number]): ResultLine[] {
  const plans = sessionPlans(
    { lines: [...lines], unread: [], contestants: [], settings: {}, event: {} },
    { ...OPTIONS, entry },
  );
  const grid = readGrid(tableCells(plan("Results", plans)), {}, { zeroMayBeBlank: true });
  if (isProblem(grid)) throw new Error(grid.kind);
  expect(grid.rows.flatMap(({ problems }) => problems)).toEqual([]);
  return linesOf(grid);
}

const key = ({ round, table, board, ns, ew, players, status }: ResultLine): string =>
  [round, table, board, ns, ew, players ?? "", status].join();

describe.each(ENTRIES)("%s: the sheets say what the movement says", (entry) => {
  test.each([
    ["8 1/2 tables", movement({ kind: "straight", tables: 9, odd: true, rounds: 9, missing: 18 })],
    ["a rover", movement({ kind: "rover", tables: 6, odd: true, rounds: 5 })],
    ["12 players", movement({ kind: "individual", tables: 3, rounds: 11 })],
    ["Swiss pairs with a bye", movement({ kind: "swissPairs", tables: 5, odd: true, rounds: 3 })],
  ])("%s", (_, one) => {
    const lines = movementLines(one);
    expect(readBack(lines, entry).map(key).sort()).toEqual(lines.map(key).sort());
  });
});

test("by rounds: as pick-up slips come", () => {
  const howell = movement({ kind: "howell", tables: 3, rounds: 5 });
  const session = buildSession({
    sections: [{ section: "", movement: howell, contestants: [] }],
    settings: {},
    event: {},
  });
  const cells = tableCells(plan("Results", sessionPlans(session, { ...OPTIONS, order: "Round" })));
  const [headings, ...rows] = cells;
  const [round, table, board] = ["Round", "Table", "Board"].map((name) => headings.indexOf(name));
  const places = rows.map((row) => [row[round], row[table], row[board]].map(Number));
  expect(places).toEqual([...places].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
});

describe("a session that is built", () => {
  test("has every result missing, and every pair in its ranking", () => {
    const howell = movement({ kind: "howell", tables: 3, rounds: 5 });
    const session = buildSession({
      sections: [{ section: "", movement: howell, contestants: [] }],
      settings: {},
      event: {},
    });
    const scored = scoreSession(session.lines, session.settings, session.contestants);
    expect(progressText(progress(scored))).toMatch(/^PROVISIONAL: 30 of 30 missing: board 1 \(3\), 2 \(3\)/);
    expect(scored.standings).toHaveLength(6);
  });

  test("says what the movement decides: winners, numbers, boards a match", () => {
    const settings = (wish: Parameters<typeof movement>[0]) =>
      buildSession({ sections: [{ section: "", movement: movement(wish), contestants: [] }], settings: {}, event: {} })
        .settings;
    expect(settings({ kind: "straight", tables: 5, rounds: 5 })).toMatchObject({ Winners: 2, Numbers: "One list" });
    expect(settings({ kind: "straight", tables: 5, rounds: 5, firstEw: 1 }).Numbers).toBe("Each direction its own");
    expect(settings({ kind: "straight", tables: 5, rounds: 5, switched: 1 }).Winners).toBe(1);
    expect(settings({ kind: "swissTeams", tables: 5, rounds: 3, boardsPerRound: 6 })).toMatchObject({
      Scoring: "Swiss teams",
      "Boards a match": 6,
    });
    expect(settings({ kind: "individual", tables: 3, rounds: 11 }).Scoring).toBe("Individual");
  });

  test("in American Whist the two tables of a match are one match, though in different rounds", () => {
    const whist = movement({ kind: "americanWhist", tables: 5, rounds: 4 });
    const { lines, settings } = buildSession({
      sections: [{ section: "", movement: whist, contestants: [] }],
      settings: {},
      event: {},
    });
    const { matches, problems } = matchesOfLines(lines, settings);
    expect(problems).toEqual([]);
    expect(matches).toHaveLength(10);
    expect(
      matches.every(({ results }) => results.length === 2 && results.every(({ tables }) => tables.every(Boolean))),
    ).toBe(true);
  });
});
