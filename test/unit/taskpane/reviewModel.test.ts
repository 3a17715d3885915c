import { readCells, readPaste } from "../../../src/files";
import { atOnce } from "../../../src/results/steps";
import type { Finding, ImportedSession, ResultLine, Settings } from "../../../src/results/types";
import {
  counts,
  decided,
  entryOf,
  eventDetails,
  placesOf,
  recorded,
  settingsToAsk,
  sorted,
  standingsSteps,
  type Standings,
} from "../../../src/taskpane/reviewModel";

const standings = (session: ImportedSession): Standings => atOnce(standingsSteps(session));

const PASTE = `Board,NS,EW,Result
1,1,2,4SN=
1,3,4,3NTN=
1,5,6,PASS
2,1,4,A6040
2,3,6,
2,5,2,what`;

const session = readPaste(PASTE);

/** The session with a finding that its first line may have been played the other way round. */
function withChoice(): { session: ImportedSession; finding: Finding } {
  const [line] = session.lines;
  const switched: ResultLine = { ...line, ns: line.ew, ew: line.ns };
  const finding: Finding = {
    kind: "wrongDirection",
    at: line.at,
    read: "",
    choices: [
      { label: "As recorded", line },
      { label: "Switched", line: switched },
    ],
  };
  return { session: { ...session, findings: [finding] }, finding };
}

test("every line is counted under what became of it", () => {
  expect(counts(session)).toEqual({
    results: 6,
    boards: 2,
    perBoard: [3, 3],
    status: [
      ["played", 2],
      ["passed", 1],
      ["awarded", 1],
      ["expected", 1],
      ["unread", 1],
    ],
  });
});

test("sit-outs are told apart, and a line without a board is on none", () => {
  const night = readPaste(
    "Board\tNS\tEW\tScore\n1\t1\t2\t420\n1\t3\t\tBYE\n2\t1\t2\t-50\n2\t3\t\tBYE\n3\t\t4\tBYE\n\t1\t4\twhat",
  );
  expect(night.lines).toHaveLength(6);
  expect(counts(night)).toEqual({
    results: 3,
    boards: 2,
    perBoard: [1, 1],
    status: [
      ["played", 2],
      ["sitOut", 3],
      ["unread", 1],
    ],
  });
});

test("as many are not understood as are listed, whether one line has two faults or a fault has no line", () => {
  const unread: Finding[] = [
    { kind: "notAContract", at: "line 2", read: "4Q" },
    { kind: "noPair", at: "line 2", read: "4S" },
    { kind: "xmlBroken", at: "line 9", read: "night.xml" },
  ];
  expect(placesOf(unread).map((place) => place.length)).toEqual([2, 1]);
  const lines = session.lines.map((line) => ({ ...line, status: "unread" as const }));
  expect(counts({ lines, unread }).status).toEqual([["unread", 2]]);
});

test("no lines have no boards", () => {
  expect(counts({ lines: [], unread: [] })).toEqual({ results: 0, boards: 0, perBoard: [0, 0], status: [] });
});

test("nothing chosen leaves the lines as recorded", () => {
  const { session: odd, finding } = withChoice();
  expect(recorded(odd, finding)).toBe(0);
  expect(decided(odd, new Map(), {}).lines).toEqual(odd.lines);
});

test("a choice replaces its line, and only its line", () => {
  const { session: odd, finding } = withChoice();
  const after = decided(odd, new Map([[finding, 1]]), {});
  expect(after.lines[0]).toMatchObject({ ns: "2", ew: "1" });
  expect(after.lines.slice(1)).toEqual(odd.lines.slice(1));
});

test("choosing what was recorded changes nothing, and a choice can be taken back", () => {
  const { session: odd, finding } = withChoice();
  expect(decided(odd, new Map([[finding, 0]]), {}).lines).toEqual(odd.lines);
});

test("a changed setting wins over the decided one", () => {
  expect(decided(session, new Map(), { "Matchpoint scale": 1 }).settings).toMatchObject({ "Matchpoint scale": 1 });
  expect(session.settings["Matchpoint scale"]).toBe(2);
});

test("what asks for a choice comes first, and decisions stand apart", () => {
  const { finding } = withChoice();
  const remark: Finding = { kind: "remark", at: "line 3", read: "?" };
  const decision: Finding = { kind: "decidedOneWinner", at: "", read: "" };
  expect(sorted([decision, remark, finding])).toEqual({ decisions: [decision], toLookAt: [finding, remark] });
});

test("the top three of each list, with their names", () => {
  const named = { ...session, contestants: [{ id: "1", section: "", names: ["Ann", "Bob"] }] };
  const { who, count, named: known, leaders } = standings(decided(named, new Map(), { Winners: 1 }));
  expect([who, count, known]).toEqual(["pair", 6, 1]);
  expect(leaders.map(({ list, pairs: best }) => [list, best.length])).toEqual([["", 3]]);
  const two = standings(decided(named, new Map(), { Winners: 2 }));
  expect(two.leaders.map(({ list }) => list)).toEqual(["NS", "EW"]);
  expect(two.leaders[0].pairs.find(({ id }) => id === "1")?.names).toBe("Ann & Bob");
});

test("players and teams are counted as such", () => {
  const players = "Board,North,South,East,West,Score\n1,1,2,3,4,420\n2,1,3,2,4,-50";
  expect(standings(readPaste(players))).toMatchObject({ who: "player", count: 4 });
  const teams = "Board,NS,EW,Score\n1,Lions,Tigers,420\n1,Tigers,Lions,-50\n2,Lions,Tigers,0\n2,Tigers,Lions,100";
  const read = readPaste(teams);
  expect(read.settings.Scoring).toBe("Teams");
  expect(standings(read)).toMatchObject({ who: "team", count: 2, named: 0 });
  expect(standings(read).leaders[0].pairs[0]).toMatchObject({ place: "1", who: "Team", id: "LIONS" });
});

test("a session without a score has no leaders", () => {
  expect(standings(readPaste("Board,NS,EW,Result\n1,1,2,\n1,3,4,")).leaders).toEqual([]);
});

test("contracts are written in columns, scores as scores", () => {
  expect(entryOf(session)).toBe("Columns");
  expect(entryOf(readPaste("Board,NS,EW,Score\n1,1,2,420\n1,3,4,-50"))).toBe("Scores");
  expect(entryOf(readPaste("Board,NS,EW,Result\n1,1,2,\n1,3,4,"))).toBe("Columns");
});

test("what is known of the event", () => {
  expect(eventDetails({ date: "2026-03-12", name: "Thursday pairs", club: "" })).toEqual([
    "Thursday pairs",
    "2026-03-12",
  ]);
});

test("ten thousand lines are counted and ranked in a moment", () => {
  const rows = Array.from({ length: 10_000 }, (_, i) => [1 + (i % 100), 1 + (i % 50), 51 + (i % 49), "4SN="]);
  const large = readCells([["Board", "NS", "EW", "Result"], ...rows], "Sheet1!A1:D10001");
  const start = performance.now();
  expect(counts(large).results).toBe(10_000);
  standings(large);
  expect(performance.now() - start).toBeLessThan(2000);
});

describe("settings that mean something are asked for", () => {
  const asked = (settings: Settings, kind = "table"): string[] =>
    settingsToAsk({ ...session, settings: { ...session.settings, ...settings }, source: { kind, fileName: "x" } });

  test("pairs from a table: all", () => {
    expect(asked({})).toEqual(["Language", "Results as", "Scoring", "Matchpoint scale", "Numbers", "Winners"]);
  });

  test("IMPs: no scale of matchpoints", () => {
    expect(asked({ Scoring: "Butler" })).toEqual(["Language", "Results as", "Scoring", "Numbers", "Winners"]);
  });

  test("individuals and teams: neither numbers nor rankings", () => {
    expect(asked({ Scoring: "Individual" })).toEqual(["Language", "Results as", "Matchpoint scale"]);
    expect(asked({ Scoring: "Teams" })).toEqual(["Language", "Results as", "Scoring"]);
  });

  test("files whose contracts are words: the language, and where bare numbers may be meant otherwise, these", () => {
    for (const kind of ["selection", "web page", "BridgeWebs", "files"]) {
      expect(asked({}, kind).slice(0, 2)).toEqual(["Language", "Results as"]);
    }
    expect(asked({}, "Jannersten").slice(0, 2)).toEqual(["Language", "Scoring"]);
  });

  test("a file that says itself how it is read: neither language nor results", () => {
    for (const kind of ["USEBIO", "own page"]) {
      expect(asked({}, kind)).toEqual(["Scoring", "Matchpoint scale", "Numbers", "Winners"]);
    }
  });
});
