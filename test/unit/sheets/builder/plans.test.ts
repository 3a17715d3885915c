import { planMovement, type MovementPlan } from "../../../../src/movements/movement";
import { readSlips } from "../../../../src/results/teams/readSlips";
import { readTeams } from "../../../../src/results/teams/readTeams";
import { teamsProgress } from "../../../../src/results/teams/progress";
import { entrantsOf } from "../../../../src/sheets/builder/build";
import { buildPlans, hasSlips, type BuildOptions } from "../../../../src/sheets/builder/plans";
import { column, OPTIONS, plan, tableCells } from "../plans";

const movement = (wish: Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">) =>
  planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...wish });

const build = (wish: Parameters<typeof movement>[0], options: Partial<BuildOptions> = {}) =>
  buildPlans(
    {
      sections: [{ section: "", movement: movement(wish), contestants: [] }],
      settings: {},
      event: { name: "Tuesday" },
    },
    { ...OPTIONS, ...options },
  );

test("pairs: results, ranking, travellers, names, settings, scorecards, cross-table", () => {
  expect(build({ kind: "howell", tables: 3, rounds: 5 }).map(({ name }) => name)).toEqual([
    "Results",
    "Ranking",
    "Travellers",
    "Names",
    "Settings",
    "Scorecards",
    "Cross-table",
  ]);
});

test("12 players: their seats in the results, a row for each in the names, and no cross-table", () => {
  const plans = build({ kind: "individual", tables: 3, rounds: 11 });
  const [headings] = tableCells(plan("Results", plans));
  expect(headings.slice(0, 7)).toEqual(["Board", "Round", "Table", "North", "East", "South", "West"]);
  expect(column(plan("Names", plans), "Player")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(tableCells(plan("Names", plans))[0]).toEqual(["Player", "Name 1", "Penalty"]);
  expect(plans.map(({ name }) => name)).not.toContain("Cross-table");
});

test("those who enter have a direction where each direction has its own numbers, and else none", () => {
  const entrants = (firstEw?: number) =>
    entrantsOf(movement({ kind: "straight", tables: 2, rounds: 2, firstEw }), "A").map(({ id, section, direction }) =>
      [section, id, direction].join(" ").trim(),
    );
  expect(entrants(1).sort()).toEqual(["A 1 EW", "A 1 NS", "A 2 EW", "A 2 NS"]);
  expect(entrants().sort()).toEqual(["A 1", "A 2", "A 3", "A 4"]);
});

test("two directions with numbers of their own: both are named", () => {
  const names = plan("Names", build({ kind: "straight", tables: 3, rounds: 3, firstEw: 1 }));
  expect(column(names, "Pair")).toEqual([1, 2, 3, 1, 2, 3]);
  expect(column(names, "Direction")).toEqual(["NS", "NS", "NS", "EW", "EW", "EW"]);
});

describe("teams by slips", () => {
  const plans = build({ kind: "swissTeams", tables: 5, rounds: 3, boardsPerRound: 6 }, { entry: "Slips" });
  const cells = tableCells(plan("Results", plans));

  test("the first round is drawn, later ones have a row for each match and for the bye", () => {
    expect(cells.slice(0, 8).map((row) => row.slice(0, 4))).toEqual([
      ["Round", "Table", "Team", "Opponent"],
      [1, 1, 1, 2],
      [1, 3, 3, 4],
      [1, "", 5, "Bye"],
      [2, 1, "", ""],
      [2, 3, "", ""],
      [2, "", "", ""],
      [3, 1, "", ""],
    ]);
    expect(column(plan("Names", plans), "Team")).toEqual([1, 2, 3, 4, 5]);
  });

  test("a slip that is typed is a match that counts", () => {
    const typed = cells.map((row, i) => (i === 1 ? [...row.slice(0, 4), 20, 11, "", ""] : row));
    const settings = [
      ["Scoring", "Swiss teams"],
      ["Boards a match", 6],
      ["Bye VPs", 12],
    ];
    const read = readTeams(typed, settings);
    if (!("scored" in read)) throw new Error(read.kind);
    expect(read.problems).toEqual([]);
    expect(teamsProgress(read.scored)).toBe(
      "PROVISIONAL: 1 of 2 matches missing: round 1, 3 v 4; round 2, 3 to be drawn",
    );
  });

  test("every movement of teams in whole rounds has them, and no problem in them", () => {
    expect(hasSlips("roundRobin")).toBe(true);
    const results = plan("Results", build({ kind: "roundRobin", tables: 7, rounds: 7 }, { entry: "Slips" }));
    const event = readSlips(tableCells(results), {});
    expect([event?.matches.length, event?.byes.length, event?.problems]).toEqual([21, 7, []]);
    expect(hasSlips("americanWhist")).toBe(false);
  });
});
