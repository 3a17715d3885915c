import { planMovement } from "../../../src/movements/movement";
import { parseSettings } from "../../../src/results/parseSettings";
import type { Contestant } from "../../../src/results/types";
import { buildPlans } from "../../../src/sheets/build";
import { plansLikeLast, type LastTables } from "../../../src/sheets/lastSession";
import type { SheetPlan } from "../../../src/sheets/plan";
import { column, contestants, OPTIONS, plan, session, tableCells } from "./plans";
import { sessionPlans } from "../../../src/sheets";

const NEXT = { names: { results: "Results_2", names: "Names_2", settings: "Settings_2" }, prefix: "" };

const tablesOf = (plans: SheetPlan[]): LastTables => {
  const [results, settings, names] = ["Results", "Settings", "Names"].map((name) => tableCells(plan(name, plans)));
  return { results, settings, names };
};

function like(plans: SheetPlan[]): SheetPlan[] {
  const next = plansLikeLast(tablesOf(plans), "2026-12-07", NEXT);
  if (!next) throw new Error("The last session was not read.");
  return next;
}

const people: Contestant[] = [{ id: "3", section: "", names: ["Ann", "Bob"], numbers: ["12", "34"], penalty: 7.5 }];

test("who plays what, names and columns stay; results, penalties and the date do not", () => {
  const last = sessionPlans(
    { ...session, contestants: [...contestants, ...people], event: { name: "Tuesday", date: "2026-11-30", id: "77" } },
    { ...OPTIONS, entry: "One cell", columns: ["Lead"] },
  );
  const next = like(last);
  const [before, now] = [plan("Results", last), plan("Results", next)];
  expect(tableCells(now)[0]).toEqual(tableCells(before)[0]);
  for (const heading of ["Board", "NS", "EW"]) expect(column(now, heading)).toEqual(column(before, heading));
  expect(column(now, "Result").every((cell) => cell === "")).toBe(true);
  expect(column(plan("Names", next), "Name 1")).toContain("Ann");
  expect(column(plan("Names", next), "Penalty").every((cell) => cell === "")).toBe(true);
  const { settings, problems } = parseSettings(tableCells(plan("Settings", next)));
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({ Event: "Tuesday", Date: "2026-12-07", "Matchpoint scale": 1 });
  expect(settings["Event id"] ?? "").toBe("");
  expect(now.tables[0].name).toBe("Results_2");
});

test("a movement with sit-outs, sorted by rounds: the rows are the same", () => {
  const movement = planMovement({
    kind: "straight",
    tables: 5,
    odd: true,
    side: "NS",
    rounds: 5,
    boardsPerRound: 2,
    switched: 0,
    missing: 10,
  });
  const last = buildPlans(
    { sections: [{ section: "", movement, contestants: people }], settings: { Scoring: "Butler" }, event: {} },
    { ...OPTIONS, entry: "Columns", order: "Round" },
  );
  const next = like(last);
  expect(tableCells(plan("Results", next))).toEqual(tableCells(plan("Results", last)));
  expect(next.map(({ name }) => name)).toEqual(last.map(({ name }) => name));
  expect(tableCells(plan("Names", next))).toEqual(
    tableCells(plan("Names", last)).map((row) => row.map((cell) => (cell === 7.5 ? "" : cell))),
  );
});

test("slips of a Swiss: round 1 as it was, the others to be drawn, no figures", () => {
  const movement = planMovement({
    kind: "swissTeams",
    tables: 6,
    odd: false,
    side: "NS",
    rounds: 3,
    boardsPerRound: 6,
    switched: 0,
  });
  const last = buildPlans(
    { sections: [{ section: "", movement, contestants: [] }], settings: {}, event: {} },
    { ...OPTIONS, entry: "Slips" },
  );
  const planned = tableCells(plan("Results", last));
  const typed = planned.map((row, i) => (i === 0 ? row : [row[0], row[1], row[2] || 1, row[3] || 4, 20, 10, "", ""]));
  const results = plan("Results", last);
  const next = like(
    last.map((one) => (one === results ? { ...one, blocks: [{ row: 0, column: 0, cells: typed }] } : one)),
  );
  expect(tableCells(plan("Results", next))).toEqual(planned);
});

test("slips as Excel hands them over: blanks as 0, a section, a bye, no column of tables", () => {
  const results = [
    ["Round", "Section", "Team", "Opponent", "IMPs", "Opp IMPs"],
    [1, "A", 1, 2, 31, 12],
    [1, "A", 3, "Bye", 0, 0],
    [2, "A", 1, 3, 8, 20],
    [2, 0, 0, null, 0, 0],
  ];
  const settings = [["Scoring", "Swiss teams"]];
  const next = plansLikeLast({ results, settings, names: [["Team", "Name 1"]] }, "2026-12-07", NEXT) ?? [];
  expect(tableCells(plan("Results", next))).toEqual([
    ["Round", "Section", "Table", "Team", "Opponent", "IMPs", "Opp IMPs", "VP adj", "Opp VP adj"],
    [1, "A", "", 1, 2, "", "", "", ""],
    [1, "A", "", 3, "Bye", "", "", "", ""],
    [2, "A", "", "", "", "", "", "", ""],
    [2, "", "", "", "", "", "", "", ""],
  ]);
  expect(column(plan("Names", next), "Team")).toEqual([1, 2, 3]);
});

test.each(["Scores", "One cell"] as const)(
  "Swiss pairs by %s: the first round as it was, the others to be drawn",
  (entry) => {
    const movement = planMovement({
      kind: "swissPairs",
      tables: 3,
      odd: false,
      side: "NS",
      rounds: 2,
      boardsPerRound: 2,
      switched: 0,
    });
    const last = buildPlans(
      { sections: [{ section: "", movement, contestants: [] }], settings: {}, event: {} },
      { ...OPTIONS, entry },
    );
    const planned = tableCells(plan("Results", last));
    const [ns, ew] = ["NS", "EW"].map((heading) => planned[0].indexOf(heading));
    const drawn = planned.map((row) => row.map((cell, i) => (cell === "" && (i === ns || i === ew) ? i : cell)));
    const results = plan("Results", last);
    const next = like(
      last.map((one) => (one === results ? { ...one, blocks: [{ row: 0, column: 0, cells: drawn }] } : one)),
    );
    expect(tableCells(plan("Results", next))).toEqual(planned);
  },
);

test("Swiss pairs without rounds are one round: it stays as it was", () => {
  const results = [
    ["Board", "NS", "EW", "Score"],
    [1, 1, 2, 420],
  ];
  const next = plansLikeLast({ results, settings: [["Scoring", "Swiss pairs"]], names: [] }, "2026-12-07", NEXT) ?? [];
  expect(tableCells(plan("Results", next))[1]).toEqual([1, 1, 2, ""]);
});

test("what is no table of results is refused", () => {
  expect(plansLikeLast({ results: [["a", "b"]], settings: [], names: [] }, "2026-12-07", NEXT)).toBeUndefined();
});

test("an individual: every player sits where it did", () => {
  const movement = planMovement({
    kind: "individual",
    tables: 3,
    odd: false,
    side: "NS",
    rounds: 11,
    boardsPerRound: 2,
    switched: 0,
  });
  const players = [{ id: "7", section: "", names: ["Ann"] }];
  const last = buildPlans(
    { sections: [{ section: "", movement, contestants: players }], settings: {}, event: {} },
    { ...OPTIONS, entry: "Columns" },
  );
  const next = like(last);
  for (const name of ["Results", "Names"]) expect(tableCells(plan(name, next))).toEqual(tableCells(plan(name, last)));
  expect(next.map(({ name }) => name)).toEqual(last.map(({ name }) => name));
});
