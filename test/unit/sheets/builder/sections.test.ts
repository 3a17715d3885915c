/** Sessions of several sections: built, typed, ranked together or apart, printed, and taken on to the next week. */
import { planMovement, type MovementPlan } from "../../../../src/movements/movement";
import { progress } from "../../../../src/results/progress";
import { ranking } from "../../../../src/results/ranking";
import { readSession } from "../../../../src/results/readSession";
import { isProblem } from "../../../../src/results/readGrid";
import { readTeams } from "../../../../src/results/teams/readTeams";
import type { Settings } from "../../../../src/results/types";
import { buildPlans, buildSession, sectionConflict, type SessionWish } from "../../../../src/sheets/build";
import { plansLikeLast } from "../../../../src/sheets/lastSession";
import type { SheetPlan } from "../../../../src/sheets/plan";
import { printPlan, PRINTS } from "../../../../src/sheets/print";
import { column, OPTIONS, plan, tableCells } from "../plans";

type Wish = Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">;

const section = (name: string, wish: Wish, names: readonly string[] = []) => ({
  section: name,
  movement: planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...wish }),
  contestants: names.map((one, i) => ({ id: String(i + 1), section: name, names: [one] })),
});

const wish = (settings: Settings = {}): SessionWish => ({
  sections: [
    section("A", { kind: "straight", tables: 5, rounds: 5, switched: 1 }, ["Ann"]),
    section("B", { kind: "howell", tables: 4, rounds: 5 }, ["Bea"]),
  ],
  settings,
  event: {},
});

const cellsOf = (plans: SheetPlan[]) => {
  const [results, settings, names] = ["Results", "Settings", "Names"].map((name) => tableCells(plan(name, plans)));
  return { results, settings, names };
};

/** Everything played, N-S making the more the lower their number. */
function scored(settings: Settings) {
  const { results, ...others } = cellsOf(buildPlans(wish(settings), { ...OPTIONS, entry: "One cell" }));
  const [at, ns] = ["Result", "NS"].map((heading) => results[0].indexOf(heading));
  const typed = results.map((row) =>
    row[at] === ""
      ? row.map((cell, i) => (i === at ? `1NTN${["+3", "+2", "+1", "="][Number(row[ns]) % 4]}` : cell))
      : row,
  );
  const read = readSession(typed, others.settings, others.names);
  if (isProblem(read)) throw new Error(read.kind);
  return read.session;
}

test("every pair of both sections is there, each with its own number and name", () => {
  const session = scored({ Sections: "Together" });
  expect(session.standings).toHaveLength(18);
  expect(progress(session)).toMatchObject({ missing: [] });
  const called = (name: string, id: string) =>
    session.standings.find(({ pair }) => pair.section === name && pair.id === id)?.contestant?.names;
  expect([called("A", "1"), called("B", "1")]).toEqual([["Ann"], ["Bea"]]);
});

test("together a board is compared across the sections, apart within each; the rankings are one or two", () => {
  const top = (settings: Settings): number[] => {
    const session = scored(settings);
    const boards = session.lines.filter(({ line: { board } }) => board === 1);
    return boards.map(({ ns, ew }) =>
      [ns, ew].reduce((sum, share) => sum + Number(share?.points.n) / Number(share?.points.d), 0),
    );
  };
  const lengths = (settings: Settings): number[] => ranking(scored(settings)).map(({ pairs }) => pairs.length);
  const onBoardOne = scored({}).lines.filter(({ line: { board } }) => board === 1).length;
  expect(new Set(top({ Sections: "Together" }))).toEqual(new Set([2 * (onBoardOne - 1)]));
  expect(new Set(top({ Sections: "Matchpointed separately" })).has(2 * (onBoardOne - 1))).toBe(false);
  expect(lengths({ Sections: "Together" })).toEqual([18]);
  expect(lengths({ Sections: "Matchpointed separately" })).toEqual([18]);
  expect(lengths({ Sections: "Ranked separately" })).toEqual([10, 8]);
});

test("every form is of one section, and each section has its travellers", () => {
  const session = buildSession(wish());
  const sheets = PRINTS.flatMap((print) => printPlan(print, session, {}, "A4") ?? []);
  expect(sheets.length).toBeGreaterThan(4);
  for (const sheet of sheets) {
    const titles = sheet.blocks.map(({ cells }) => String(cells[0][0]));
    expect(titles.every((title) => /[AB]\d|Section [AB]/.test(title))).toBe(true);
    expect(titles).toEqual([
      ...titles.filter((title) => /A\d|Section A/.test(title)),
      ...titles.filter((title) => /B\d|Section B/.test(title)),
    ]);
  }
});

test("a new session as the last one was has both sections", () => {
  const last = buildPlans(wish({ Sections: "Ranked separately" }), { ...OPTIONS, entry: "Columns" });
  const next = plansLikeLast(cellsOf(last), "2026-12-07", OPTIONS) ?? [];
  expect(tableCells(plan("Results", next))).toEqual(tableCells(plan("Results", last)));
  expect(tableCells(plan("Names", next))).toEqual(tableCells(plan("Names", last)));
  const value = (name: string) =>
    column(plan("Settings", next), "Value")[column(plan("Settings", next), "Setting").indexOf(name)];
  expect([value("Sections"), value("Winners")]).toEqual(["Ranked separately", 1]);
});

test("teams by slips: a row a match, with its section; so again the next week", () => {
  const teams = {
    sections: [
      section("A", { kind: "roundRobin", tables: 4, rounds: 3 }),
      section("B", { kind: "roundRobin", tables: 5, rounds: 5 }),
    ],
    settings: { "Bye VPs": 12 },
    event: {},
  };
  const plans = buildPlans(teams, { ...OPTIONS, entry: "Slips" });
  const { results, settings, names } = cellsOf(plans);
  expect(results[0].slice(0, 5)).toEqual(["Round", "Section", "Table", "Team", "Opponent"]);
  const read = readTeams(results, settings, names);
  if (!("scored" in read)) throw new Error(read.kind);
  expect(read.problems).toEqual([]);
  expect(read.scored.matches.length).toBe(6 + 10);
  expect(read.scored.standings.length).toBe(9);
  expect(cellsOf(plansLikeLast(cellsOf(plans), "", OPTIONS) ?? []).results).toEqual(results);
});

test("what one list of settings cannot say of both is a conflict", () => {
  const kind = (...sections: ReturnType<typeof section>[]) => sectionConflict(sections)?.kind;
  const straight: Wish = { kind: "straight", tables: 5, rounds: 5 };
  expect(kind(section("A", straight), section("B", { ...straight, tables: 7 }))).toBeUndefined();
  expect(kind(section("A", straight), section("B", { ...straight, switched: 1 }))).toBe("sectionsRanked");
  expect(kind(section("A", straight), section("B", { ...straight, firstEw: 1 }))).toBe("sectionsNumbered");
  const robin: Wish = { kind: "roundRobin", tables: 4, rounds: 3 };
  expect(kind(section("A", robin), section("B", { ...robin, boardsPerRound: 3 }))).toBe("sectionsMatches");
});
