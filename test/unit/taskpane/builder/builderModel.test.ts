import { sentence } from "../../../../src/notation/messages";
import type { SheetPlan } from "../../../../src/sheets";
import {
  hasByes,
  movementOf,
  namesFor,
  plansOf,
  preview,
  suggestions,
  tablesOf,
  type SessionFields,
} from "../../../../src/taskpane/builder/builderModel";
import { column, TABLES } from "../../sheets/plans";

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

test.each(["4", "7", "12", "17", "22", "31", "40"])("%s pairs: what is suggested is what is read", (count) => {
  const found = suggestions(fields({ count, boards: "24" }));
  expect(found.length).toBeGreaterThan(0);
  for (const { chosen: own, title } of found) {
    const read = movementOf(fields({ count, ...own }));
    if (!read?.ok) throw new Error(title);
    expect(preview(read.value, "").words[0]).toBe(title);
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
  const seen = preview(movement({ count: "9", boards: "25" }), "Ann & Bob\nCleo & Dan");
  expect(seen.tables[0].seats[0]).toBe("1 Ann & Bob");
  expect(seen.named).toBe(2);
  expect(seen.tables.filter(({ boards }) => boards === "")).toHaveLength(1);
  expect(preview(movement({ count: "8" }), "9 Ann").problems.map(({ kind }) => kind)).toEqual(["notListed"]);
});

test("what is chosen goes into the settings, a bye's VPs where there are byes", () => {
  const plans = (given: Partial<SessionFields>) =>
    plansOf(movement(given), chosen(given), { names: TABLES, prefix: "" });
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
  const [results] = plansOf(movement(given), chosen(given), { names: TABLES, prefix: "" });
  expect(column(results, "Contract").every((cell) => cell === "")).toBe(true);
});
