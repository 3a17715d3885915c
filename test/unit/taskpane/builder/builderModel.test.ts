import { sentence } from "../../../../src/notation/messages";
import type { SheetPlan } from "../../../../src/sheets";
import {
  conflictOf,
  entered,
  hasByes,
  isNearest,
  mayHaveSections,
  movementOf,
  namesFor,
  plannedSections,
  plansOf,
  preview,
  suggestions,
  tablesOf,
  withBest,
  type EventFields,
  type SectionFields,
} from "../../../../src/taskpane/builder/builderModel";
import { column, TABLES } from "../../sheets/plans";

type SessionFields = EventFields & SectionFields;

const fields = (given: Partial<SessionFields> = {}): SessionFields => ({
  event: "pairs",
  count: "22",
  boards: "26",
  minutes: "",
  winners: "",
  name: "",
  rounds: "",
  boardsPerRound: "",
  switched: "",
  numbering: "",
  missing: "",
  scoring: "",
  byeVps: "12",
  entry: "Columns",
  order: "Board",
  apart: "Together",
  columns: [],
  names: "",
  details: {},
  ...given,
});

/** With the first suggestion chosen. */
const chosen = (given: Partial<SessionFields>): SessionFields => {
  const typed = fields(given);
  return { ...typed, ...suggestions(typed)[0]?.chosen, ...given };
};

function movement(given: Partial<SessionFields>) {
  const read = movementOf(chosen(given));
  if (!read?.ok) throw new Error(read ? sentence(read) : "nothing asked");
  return read.value;
}

const alone = (given: Partial<SessionFields>) => [{ section: "", movement: movement(given), names: given.names ?? "" }];

const settingsOf = (plans: readonly SheetPlan[]): Record<string, unknown> => {
  const sheet = plans.find(({ name }) => name === "Settings") as SheetPlan;
  const [names, values] = [column(sheet, "Setting"), column(sheet, "Value")];
  return Object.fromEntries(names.map((name, i) => [String(name), values[i]]));
};

test("tables as people count them", () => {
  const cases = [
    ["pairs", "17"],
    ["teams", "9"],
    ["individual", "12"],
    ["pairs", ""],
    ["pairs", "-4"],
    ["pairs", "8,5"],
  ] as const;
  expect(cases.map(([event, count]) => tablesOf({ event, count }))).toEqual([
    8.5,
    9,
    3,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(["4", "7", "12", "15", "17", "22", "31", "40"])("%s pairs: what is suggested is what is read", (count) => {
  const found = suggestions(fields({ count, boards: "24" }));
  expect(found.length).toBeGreaterThan(0);
  for (const { chosen: own, title } of found) {
    const read = movementOf(fields({ count, ...own }));
    if (!read?.ok) throw new Error(title);
    const planned = [{ section: "", movement: read.value, names: "" }];
    expect(preview(planned).sections[0].words[0]).toBe(title);
  }
});

test("teams, Swiss events and individuals have their movements, with about as many boards as are wanted", () => {
  const titles = (event: SessionFields["event"], count: string, boards = "24") =>
    suggestions(fields({ event, count, boards })).map(({ title }) => title);
  expect(titles("teams", "7")).toEqual([
    "Round robin: 7 tables, 7 teams, 7 rounds of 3 boards. Each plays 18 of 21 boards.",
    "American Whist: 7 tables, 7 teams, 6 rounds of 4 boards. Each plays 24 of 28 boards.",
  ]);
  expect(titles("swissTeams", "10", "18")[0]).toMatch(/4 rounds of 5 boards/);
  expect(titles("individual", "12")[0]).toMatch(/^Individual: 3 tables, 12 players/);
  expect(titles("individual", "13")).toEqual([]);
});

test("fewer rounds with boards a round left blank: the boards that are wanted are shared out anew", () => {
  const typed = { ...chosen({ event: "swissTeams", count: "10", boards: "18" }), rounds: "3", boardsPerRound: "" };
  const read = movementOf(typed);
  expect(read?.ok && read.value.boardsPerRound).toBe(6);
});

test("a movement that is not offered for so many is said to be none", () => {
  const read = movementOf(fields({ name: "Howell", count: "40" }));
  expect(read && !read.ok && read.kind).toBe("tablesNotOffered");
  expect(namesFor({ event: "pairs", count: "40" })).not.toContain("Howell");
  expect(namesFor({ event: "pairs", count: "" })).toEqual([]);
});

test("the preview says who sits where first, by name, and who sits out", () => {
  const nine = alone({ count: "9", boards: "25", names: "Ann & Bob\nCleo & Dan" });
  const [{ tables }] = preview(nine).sections;
  expect(tables[0].seats[0]).toBe("1 Ann & Bob");
  expect(entered(nine[0]).named).toBe(2);
  expect(tables.filter(({ boards }) => boards === "")).toHaveLength(1);
  const [eight] = alone({ count: "8", names: "9 Ann" });
  expect(entered(eight).problems.map(({ kind }) => kind)).toEqual(["notListed"]);
});

test("what is chosen goes into the settings, a bye's VPs where there are byes", () => {
  const plans = (given: Partial<SessionFields>) => plansOf(alone(given), chosen(given), { names: TABLES, prefix: "" });
  const details = { name: "Tuesday", club: " Riverside ", director: "" };
  expect(settingsOf(plans({ count: "8", scoring: "Butler", details }))).toMatchObject({
    Scoring: "Butler",
    Event: "Tuesday",
    Club: "Riverside",
    Director: "",
  });
  const nine = { event: "swissTeams", count: "9", byeVps: "12,5", entry: "Slips" } as const;
  expect(settingsOf(plans(nine))).toMatchObject({ "Bye VPs": 12.5, Scoring: "Swiss teams" });
  expect([hasByes(movement(nine)), hasByes(movement({ ...nine, count: "10" }))]).toEqual([true, false]);
});

test("slips are for matches: pairs that were left with them have columns", () => {
  const given = { count: "8", entry: "Slips" } as const;
  const [results] = plansOf(alone(given), chosen(given), { names: TABLES, prefix: "" });
  expect(column(results, "Contract").every((cell) => cell === "")).toBe(true);
});

test("22 pairs and 26 boards: nothing has just that, which is said; 13 tables have it", () => {
  const typed = fields({ count: "22", boards: "26" });
  expect(isNearest(typed, suggestions(typed))).toBe(true);
  expect(suggestions(typed).map(({ title }) => title)).toEqual([
    "Straight Mitchell: 11 tables, 22 pairs, 9 rounds of 3 boards. Each plays 27 of 33 boards.",
    "Hesitation Mitchell: 11 tables, 22 pairs, 12 rounds of 2 boards. Each plays 24 of 24 boards.",
  ]);
  const thirteen = fields({ count: "26", boards: "26" });
  expect(isNearest(thirteen, suggestions(thirteen))).toBe(false);
  const blank = fields({ boards: "" });
  expect(isNearest(blank, suggestions(blank))).toBe(false);
});

describe("two sections", () => {
  const section = (given: Partial<SectionFields>): SectionFields => {
    const typed = fields(given);
    return { ...withBest(typed, suggestions(typed)), ...given };
  };
  const A = section({ count: "22", boards: "27", winners: "2", names: "Ann & Bob" });
  const B = section({ count: "14", boards: "27", winners: "2", names: "B1 Cleo & Dan\n14 Ida & Otto\nA3 Eve & Fay" });
  const planned = (all: SectionFields[]) => plannedSections("pairs", all) ?? [];

  test("are called A and B; each has its movement and its names", () => {
    const both = planned([A, B]);
    expect(both.map((one) => [one.section, one.movement.tables])).toEqual([
      ["A", 11],
      ["B", 7],
    ]);
    expect(preview(both).sections[1].tables[0].seats[0]).toBe("1 Cleo & Dan");
    expect(entered(both[1]).problems.map(({ kind, read }) => [kind, read])).toEqual([["notListed", "A3"]]);
    expect(entered(both[1]).contestants[13]).toMatchObject({ id: "14", section: "B", names: ["Ida", "Otto"] });
    expect(plannedSections("pairs", [A, section({ count: "" })])).toBeUndefined();
    expect(planned([A])[0].section).toBe("");
  });

  test("go into the sheets with the setting that says how they are ranked", () => {
    const apart = { ...fields(), apart: "Ranked separately" };
    const plans = plansOf(planned([A, B]), apart, { names: TABLES, prefix: "" });
    expect(settingsOf(plans)).toMatchObject({ Sections: "Ranked separately", Winners: 2 });
    const results = plans[0];
    expect(new Set(column(results, "Section"))).toEqual(new Set(["A", "B"]));
    const alike = plansOf(planned([A]), apart, { names: TABLES, prefix: "" });
    expect(settingsOf(alike).Sections).toBe("Together");
  });

  test("that have one ranking and two are told so, and not written", () => {
    const howell = section({ count: "14", boards: "26", winners: "1" });
    const conflict = conflictOf(planned([A, howell]));
    expect(conflict && sentence(conflict)).toBe(
      "Section A would have two rankings (N-S and E-W), section B one: switch rounds in A, or choose movements that agree.",
    );
    expect(conflictOf(planned([A, B]))).toBeUndefined();
    const own = conflictOf(planned([{ ...A, numbering: "1" }, B]));
    expect(own?.kind).toBe("sectionsNumbered");
  });

  test("are for events that are known beforehand", () => {
    expect((["pairs", "teams", "individual", "swissPairs", "swissTeams"] as const).map(mayHaveSections)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
