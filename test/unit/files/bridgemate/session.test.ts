import type { Row } from "../../../../src/files/bridgemate/database";
import { findingsOf, record, round, sectionA, session } from "./tables";

describe("sections", () => {
  const section = [sectionA, { ...sectionA, id: 2, letter: "B" }];

  test("are named by their letters where there are several", () => {
    const read = session({ section, receivedData: [record(), record({ section: 2 })] });
    expect(read.lines.map((line) => line.section)).toEqual(["A", "B"]);
    expect(findingsOf(read, "replacedRecord")).toEqual([]);
  });

  test("one that is not listed has its number, and stands in the first session", () => {
    const receivedData = [record(), record({ section: 2 }), record({ section: 9 }), record({ section: "x" })];
    expect(session({ section, receivedData }).lines.map((line) => line.section)).toEqual(["A", "B", "9", "x"]);
    const two = section.map((row, i) => ({ ...row, session: i + 1 }));
    const first = session({ section: two, receivedData: receivedData.slice(0, 3) });
    expect(first.lines.map((line) => line.section)).toEqual(["A", "9"]);
    expect(first.others).toHaveLength(1);
  });

  test("the lines stand by board, round and table", () => {
    const places = [
      { board: 2, round: 1, table: 1 },
      { board: 1, round: 2, table: 2 },
      { board: 1, round: 2, table: 1 },
      { board: 1, round: 1, table: 3 },
    ];
    const { lines } = session({
      receivedData: places.map((place, i) => record({ ...place, pairns: i + 1, pairew: i + 11 })),
    });
    expect(lines.map(({ board, round: own, table }) => [board, own, table])).toEqual([
      [1, 1, 3],
      [1, 2, 1],
      [1, 2, 2],
      [2, 1, 1],
    ]);
  });

  test("a single one has no name, and a schema without the table Section neither", () => {
    expect(session({ receivedData: [record()] }).lines[0].section).toBe("");
    expect(session({ section: [], receivedData: [record()] }).lines[0].section).toBe("");
    const two = session({ section: [], receivedData: [record(), record({ section: 2 })] });
    expect(two.lines.map((line) => line.section)).toEqual(["1", "2"]);
  });
});

describe("numbers and rankings", () => {
  test("the same numbers both ways, by what RoundData plans", () => {
    const roundData = [1, 2, 3].map((n) => round({ table: n, nspair: n, ewpair: n, lowboard: n, highboard: n }));
    const receivedData = [record({ pairns: 1, pairew: 1 })];
    const read = session({ roundData, receivedData });
    expect(read.settings).toEqual({
      Scoring: "Matchpoints",
      "Matchpoint scale": 2,
      Winners: 2,
      Numbers: "Each direction its own",
    });
    expect(findingsOf(read, "decidedOwnNumbers")).toMatchObject([{ at: "night.bws", read: "1" }]);
  });

  test("a plan that was not played decides nothing", () => {
    const roundData = [1, 2, 3].map((n) => round({ table: n, nspair: n, ewpair: n, lowboard: n, highboard: n }));
    const read = session({ roundData, receivedData: [record({ pairns: 1, pairew: 6 })] });
    expect(read.settings).toMatchObject({ Winners: 2, Numbers: "One list" });
    expect(read.lines).toHaveLength(1);
  });

  test("an arrow switch makes one ranking, and the switched round is not switched again", () => {
    const read = session({ receivedData: [record(), record({ round: 2, board: 3, pairns: 2, pairew: 3 })] });
    expect(read.settings).toMatchObject({ Winners: 1, Numbers: "One list" });
    expect(read.lines[1]).toMatchObject({ ns: "2", ew: "3" });
  });

  test("no pair changes direction: two rankings", () => {
    const read = session({ receivedData: [record(), record({ board: 3, pairns: 1, pairew: 4 })] });
    expect(read.settings).toMatchObject({ Winners: 2, Numbers: "One list" });
  });
});

describe("switched seats", () => {
  test("declarer's pair is the other side's: both readings, and the line holds what was recorded", () => {
    const read = session({ receivedData: [record({ declarer: 1, "ns/ew": "E" })] });
    const [finding] = findingsOf(read, "switchedSeats");
    expect(finding).toMatchObject({ read: "1 as E", likely: ["2 N-S, 1 E-W"] });
    const [recorded, switched] = finding.choices ?? [];
    expect(recorded.line).toBe(read.lines[0]);
    expect(switched.line).toEqual({ ...read.lines[0], ns: "2", ew: "1" });
  });

  test("declarer's own pair is no finding, whichever way it sits", () => {
    const receivedData = [record({ declarer: 1 }), record({ board: 2, declarer: 2, "ns/ew": "W" })];
    expect(findingsOf(session({ receivedData }), "switchedSeats")).toEqual([]);
  });

  test("where a number meets itself, its number says nothing about the seat", () => {
    const receivedData = [record({ pairns: 3, pairew: 3, declarer: 3 })];
    expect(findingsOf(session({ receivedData }), "switchedSeats")).toEqual([]);
  });

  test("with the same numbers both ways there is nothing to choose", () => {
    const receivedData = [
      record({ pairns: 1, pairew: 1 }),
      record({ table: 2, pairns: 2, pairew: 3, declarer: 2, "ns/ew": "E" }),
      record({ table: 3, pairns: 3, pairew: 2 }),
    ];
    const [finding] = findingsOf(session({ receivedData }), "switchedSeats");
    expect(finding.choices).toBeUndefined();
  });

  test("the terminal's remark asks the same", () => {
    const read = session({ receivedData: [record({ remarks: "Wrong direction" })] });
    expect(findingsOf(read, "wrongDirection")[0].choices).toHaveLength(2);
    expect(findingsOf(read, "remark")).toEqual([]);
  });
});

describe("individual events", () => {
  const players = { pairns: 1, pairew: 2, south: 3, west: 4 };

  test("have four players, and it is said that pairs are ranked", () => {
    const read = session({ receivedData: [record(players)] });
    expect(read.lines[0]).toMatchObject({ ns: "", ew: "", players: ["1", "2", "3", "4"], score: 420 });
    expect(findingsOf(read, "individualEvent")).toHaveLength(1);
  });

  test("expect what RoundData plans for the same four", () => {
    const roundData = [round({ nspair: 1, ewpair: 2, south: 3, west: 4 })];
    const read = session({ receivedData: [record(players)], roundData });
    expect(read.lines.map(({ status }) => status)).toEqual(["played", "expected"]);
  });
});

describe("the date", () => {
  test("is the day of the first result", () => {
    const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
    const receivedData = [record({ datelog: day("2026-11-28") }), record({ board: 2, datelog: day("2026-11-27") })];
    expect(session({ receivedData }).event).toEqual({ date: "2026-11-27" });
  });

  test("is missing where the column is blank", () => {
    const receivedData = [record({ datelog: null }), record({ board: 2, datelog: new Date("1899-12-30T00:00:00Z") })];
    expect(session({ receivedData }).event).toEqual({});
  });
});

test("lines stand by board, then round", () => {
  const receivedData = [record({ board: 2 }), record({ board: 1, round: 2, pairns: 5 }), record({ board: 1 })];
  expect(session({ receivedData }).lines.map(({ board, round }) => [board, round])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
  ]);
});

describe("several sessions in one database", () => {
  const section = [
    { ...sectionA, session: 1 },
    { ...sectionA, id: 2, letter: "B", session: 2 },
    { ...sectionA, id: 3, letter: "C", session: 2 },
  ];
  const receivedData = [1, 2, 3].flatMap((id) => [
    record({ section: id }),
    record({ section: id, board: 2, pairns: 3, pairew: 4, table: 2 }),
  ]);
  const night = {
    section,
    receivedData,
    roundData: [round({ section: 1 }), round({ section: 2 })],
    session: [
      { id: 1, name: "Afternoon", date: new Date("2026-11-30T00:00:00Z") },
      { id: 2, name: "Evening", date: new Date("2026-11-30T00:00:00Z") },
    ],
  };

  test("are read apart, each with its name and its sections", () => {
    const read = session(night);
    expect(read.event).toEqual({ name: "Afternoon", date: "2026-11-30" });
    expect(read.lines.map(({ section, status }) => `${section} ${status}`)).toEqual([" played", " played"]);
    expect(read.others).toHaveLength(1);
    expect(read.others?.[0].event.name).toBe("Evening");
    expect(new Set(read.others?.[0].lines.map(({ section }) => section))).toEqual(new Set(["B", "C"]));
    expect(findingsOf(read, "severalSessions")).toMatchObject([{ likely: ["Evening, 2026-11-30 (4 results)"] }]);
  });

  test("of which one only has results are one", () => {
    const read = session({ ...night, receivedData: receivedData.slice(2) });
    expect(read.others).toBeUndefined();
    expect(read.event.name).toBe("Evening");
  });

  test("a schema without that column has one", () => {
    const plain = section.map((row: Row) => ({ id: row.id, letter: row.letter }));
    expect(session({ ...night, section: plain, session: [] }).others).toBeUndefined();
  });
});

test("the database says how many winners there are, unless the pairs' moves say otherwise", () => {
  const two = {
    section: [{ ...sectionA, winners: 2 }],
    receivedData: [record(), record({ pairns: 3, pairew: 4, board: 2 })],
  };
  expect(session({ ...two, section: [{ ...sectionA, winners: 1 }] }).settings.Winners).toBe(1);
  expect(session(two).settings.Winners).toBe(2);
  const moving = [record(), record({ pairns: 2, pairew: 1, board: 2 })];
  expect(session({ ...two, receivedData: moving }).settings.Winners).toBe(1);
});
