import { sentence } from "../../../../src/notation/messages";
import { DEAL, findingsOf, game, HANDS, HEADER, read, table } from "./text";

describe("rows of a ScoreTable", () => {
  test("a contract, with scores on either side, and its place", () => {
    const { lines, unread } = read(table([" 1  2 4S   N 10    420      -", ' 3  4 4S   N  9      -   "50"']));
    expect(unread).toEqual([]);
    expect(lines).toMatchObject([
      { board: 1, ns: "1", ew: "2", status: "played", tricks: 10, score: 420, file: { score: 420 }, at: "line 4" },
      { ns: "3", ew: "4", tricks: 9, score: -50, file: { score: -50 }, at: "line 5" },
    ]);
  });

  test.each([
    ["Pass", "Pass - - 0 -"],
    ["PASS, and PASS in the place of a score", "PASS - - PASS -"],
  ])("%s is passed out", (_, row) => {
    expect(read(table([`1 2 ${row}`])).lines).toMatchObject([{ status: "passed", score: 0 }]);
  });

  test("2N, 2HX and 3NTXX; the declarer of an irregular bid", () => {
    const { lines } = read(table(["1 2 2N N 8 120 -", "3 4 2HX ^S 8 470 -", "5 6 3NTXX E 9 - 800"]));
    expect(lines.map(({ contract, declarer }) => [contract, declarer])).toEqual([
      [{ level: 2, strain: "N", doubled: 0 }, "N"],
      [{ level: 2, strain: "H", doubled: 1 }, "S"],
      [{ level: 3, strain: "N", doubled: 2 }, "E"],
    ]);
  });

  test("section, round, table, lead and the file's own figures", () => {
    const header = `Setion;Table;Round;Lead;${HEADER};MP_NS;MP_EW;Percentage_NS;Percentage_EW`;
    const { lines } = read(table(["A 3 2 ST 1 2 4S N 10 420 - 2 0 100 0"], header));
    expect(lines[0]).toMatchObject({
      section: "A",
      table: 3,
      round: 2,
      lead: "♠10",
      file: { nsPoints: 2, ewPoints: 0, nsPercent: 100, ewPercent: 0 },
    });
  });

  test("^ marks an artificial score, in percent, matchpoints or IMPs", () => {
    const points = (columns: string): string => `${HEADER};${columns}`;
    expect(read(table(["1 2 - - - - - ^60 ^40"], points("Percentage_NS;Percentage_EW"))).lines[0]).toMatchObject({
      status: "awarded",
      award: { ns: { kind: "percent", value: 60 }, ew: { kind: "percent", value: 40 } },
    });
    expect(read(table(["1 2 4S N 10 420 - ^6 ^4"], points("MP_NS;MP_EW"))).lines[0]).toMatchObject({
      status: "awarded",
      award: { ns: { kind: "points", value: 6 } },
      contract: { level: 4 },
    });
    expect(read(table(["1 2 - - - - - ^3 ^-3"], points("IMP_NS;IMP_EW"))).lines[0]).toMatchObject({
      award: { ns: { kind: "imps", value: 3 }, ew: { kind: "imps", value: -3 } },
    });
  });

  test("points without a contract and a score are taken for an adjusted score, which is said", () => {
    const session = read(table(["1 2 - - - - - 60 40"], `${HEADER};Percentage_NS;Percentage_EW`));
    expect(session.lines).toMatchObject([{ status: "awarded" }]);
    expect(findingsOf(session, "onlyPoints")).toMatchObject([{ read: "60 %-40 %" }]);
  });

  test("nobody on the other side, or a pair called Phantom: a sit-out", () => {
    const totals = game({ TotalScoreTable: "PairId;Names" }, '9 "Phantom"');
    const { lines } = read(table(["1 - - - - - -", "3 9 - - - - -"]) + totals);
    expect(lines.map(({ status }) => status)).toEqual(["sitOut", "sitOut"]);
  });

  test("scores without any pair show how often they came, and are said with their number", () => {
    const session = read(table(["500 2", "450 5"], "Score_NS;Multiplicity", { Deal: DEAL }));
    expect(session.lines).toEqual([]);
    expect(session.unread.map(({ kind }) => kind)).toEqual(["dealsOnly", "scoresWithoutPairs"]);
    expect(session.unread[1]).toMatchObject({ likely: ["7 scores"] });
  });

  test.each([
    ["a contract that is none", "1 2 9S N 10 - -", "notAContract"],
    ["a contract without a result", "1 2 4S N - - -", "noResult"],
    ["one side's pair only", "1 - 4S N 10 420 -", "noPair"],
    ["both sides scoring", "1 2 - - - 420 50", "notAScore"],
    ["nothing at all", "1 2 - - - - -", "emptyResult"],
  ])("%s: the line is kept and said", (_, row, kind) => {
    const { lines, unread } = read(table([row]));
    expect(lines).toMatchObject([{ status: "unread", at: "line 4" }]);
    expect(unread).toMatchObject([{ kind, at: "line 4" }]);
    expect(sentence(unread[0])).not.toMatch(/undefined/);
  });

  test("a board without a number, or with one that is none: its lines wait", () => {
    const row = ["1 2 4S N 10 420 -"];
    expect(read(table(row, HEADER, { Board: "x" })).unread).toMatchObject([{ kind: "notABoard", read: "x" }]);
    expect(read(table(row, HEADER, { Board: "" })).unread).toMatchObject([{ kind: "noBoard" }]);
    const { unread } = read(table(["500 1"], "Score_NS;Multiplicity", { Board: "", Deal: DEAL }));
    expect(unread.at(-1)).toMatchObject({ kind: "scoresWithoutPairs", read: "?", likely: ["one score"] });
  });

  test("a score of pairs that stands for several is said", () => {
    const session = read(table(["1 2 4S N 10 420 - 3"], `${HEADER};Multiplicity`));
    expect(session.lines).toMatchObject([{ score: 420 }]);
    expect(findingsOf(session, "manyScores")).toMatchObject([{ read: "3" }]);
  });

  test("points that were taken for an adjusted score are said as points", () => {
    const session = read(table(["1 2 - - - - - 6 4"], `${HEADER};MP_NS;MP_EW`));
    expect(session.lines).toMatchObject([{ status: "awarded", award: { ns: { kind: "points", value: 6 } } }]);
    expect(findingsOf(session, "onlyPoints")).toMatchObject([{ read: "6-4" }]);
  });

  test("four players of an individual event, whose row says nothing: no sit-out, for nobody is missing", () => {
    const header = "PlayerId_North;PlayerId_East;PlayerId_South;PlayerId_West;Contract;Declarer;Result";
    const rows = table(["1 2 3 4 4S N 10", "5 6 7 8 - - -"], header, { Competition: "Individual" });
    expect(read(rows).lines).toMatchObject([
      { players: ["1", "2", "3", "4"], score: 420 },
      { players: ["5", "6", "7", "8"], status: "unread" },
    ]);
    const both = table(["1 2 3 4 9 8 4S N 10"], header.replace("Contract", "PairId_NS;PairId_EW;Contract"));
    expect(read(both).lines).toMatchObject([{ ns: "9", ew: "8" }]);
  });

  test("a row of too few or too many words is said, and nothing is guessed", () => {
    const { lines, unread } = read(table(["1 2 4S N 10 420", "3 4 4S N 9 - 50 extra"]));
    expect(lines).toEqual([]);
    expect(unread.map(({ kind }) => kind)).toEqual(["tableRow", "tableRow"]);
  });

  test("the vulnerability that the file says, where it is not the board's", () => {
    const session = read(table(["1 2 4S N 10 620 -"], HEADER, { Vulnerable: "All" }));
    expect(session.lines).toMatchObject([{ vulnerable: "Both", score: 620 }]);
    expect(findingsOf(session, "fileVulnerability")).toHaveLength(1);
    expect(read(table(["1 2 4S N 10 420 -"], HEADER, { Vulnerable: "Love" })).lines[0].vulnerable).toBeUndefined();
  });
});

describe("one game for each result", () => {
  const played = (board: string, changed: Record<string, string> = {}): string =>
    game({
      Event: "Night",
      Board: board,
      North: "Ann",
      South: "Bob",
      East: "Cid",
      West: "Dee",
      Contract: "4S",
      Declarer: "N",
      Result: "10",
      ...changed,
    });

  test("pairs that are known by name get numbers in their order", () => {
    const { lines, contestants } = read(
      played("1") + played("1", { North: "Eve", South: "Fay", East: "Dee", West: "Cid" }),
    );
    expect(lines.map(({ ns, ew }) => [ns, ew])).toEqual([
      ["1", "2"],
      ["3", "2"],
    ]);
    expect(contestants).toMatchObject([
      { id: "1", names: ["Ann", "Bob"] },
      { id: "2", names: ["Cid", "Dee"] },
      { id: "3", names: ["Eve", "Fay"] },
    ]);
  });

  test("names such as Para-2 are numbers", () => {
    const names = { North: "Para-7", South: "Para-7", East: "Para-2", West: "Para-2" };
    const { lines, contestants } = read(played("1", names));
    expect(lines).toMatchObject([{ ns: "7", ew: "2" }]);
    expect(contestants).toEqual([]);
  });

  test("PairNS and PairEW win over names", () => {
    const { lines, contestants } = read(played("1", { PairNS: "B2", PairEW: "A1" }));
    expect(lines).toMatchObject([{ ns: "B2", ew: "A1" }]);
    expect(contestants).toMatchObject([{ id: "B2", names: ["Ann", "Bob"] }, { id: "A1" }]);
  });

  test.each([
    ["10", "N", 10],
    ["NS 10", "N", 10],
    ["EW 3", "N", 10],
    ["EW 10 NS 3", "E", 10],
    ["^10", "^S", 10],
  ])("Result %s by %s is %i tricks", (Result, Declarer, tricks) => {
    expect(read(played("1", { Result, Declarer })).lines).toMatchObject([{ tricks }]);
  });

  test.each([
    ["-50", "E", 50],
    ["EW -50", "E", 50],
    ["NS 50", "E", 50],
    ["NS 50 EW -50", "E", 50],
  ])("Score %s, declarer %s, is %i to N-S", (Score, Declarer, score) => {
    const { lines } = read(played("1", { Declarer, Result: "9", Score }));
    expect(lines[0].file?.score).toBe(score);
    expect(lines[0].score).toBe(score);
  });

  test("the open and the closed room are two tables of one match", () => {
    const room = (Room: string): string => played("1", { Room, HomeTeam: "Aces", VisitTeam: "Kings", Scoring: "IMP" });
    const { lines, settings } = read(room("Open") + room("Closed"));
    expect(settings.Scoring).toBe("Teams");
    expect(lines).toMatchObject([
      { ns: "Aces", ew: "Kings", table: 1 },
      { ns: "Kings", ew: "Aces", table: 2 },
    ]);
  });

  test("teams without names are home and visitors; a player without a name makes no individual", () => {
    const { lines } = read(played("1", { Room: "Open", Scoring: "IMP", Competition: "Teams" }));
    expect(lines).toMatchObject([{ ns: "Home", ew: "Visitors", table: 1 }]);
    const alone = read(played("1", { Competition: "Individual", Scoring: "MP", West: "" }));
    expect(alone.lines[0].players).toBeUndefined();
  });

  test("a score alone is a result, with the line of its tag", () => {
    const text = game({ Event: "Night", Board: "1", PairNS: "1", PairEW: "2", Score: "NS 420" });
    expect(read(text).lines).toMatchObject([{ ns: "1", ew: "2", score: 420, at: "line 5" }]);
  });

  test("single players of an individual event", () => {
    const { lines, settings } = read(played("1", { Competition: "Individual", Scoring: "MP" }));
    expect(lines).toMatchObject([{ players: ["1", "2", "3", "4"] }]);
    expect(settings.Scoring).toBe("Individual");
  });

  test("a game that is to be continued has no result yet", () => {
    const { unread } = read(played("1", { Result: "" }) + played("2"));
    expect(unread).toMatchObject([{ kind: "noResult" }]);
  });
});

describe("settings", () => {
  const settings = (Scoring: string) => read(table(["1 2 4S N 10 420 -"], HEADER, { Scoring })).settings;

  test.each([
    ["MP;MP1", { Scoring: "Matchpoints", "Matchpoint scale": 2 }],
    ["MatchPoints;MP2", { Scoring: "Matchpoints", "Matchpoint scale": 1 }],
    ["IMP;Butler", { Scoring: "Butler" }],
    ["IMP;Butler-2;Mean", { Scoring: "Butler", "Butler datum": "Drop 1" }],
    ["IMP;Butler;Median", { Scoring: "Butler", "Butler datum": "Median" }],
    ["IMP;Cross", { Scoring: "Cross-IMPs", "Cross-IMP divisor": "Total" }],
    ["IMP;Cross1", { Scoring: "Cross-IMPs", "Cross-IMP divisor": "n" }],
    ["IMP;Cross2", { Scoring: "Cross-IMPs", "Cross-IMP divisor": "n-1" }],
    ["BAM", { Scoring: "Board-a-match" }],
    ["", { Scoring: "Matchpoints" }],
  ])("Scoring %s", (scoring, expected) => {
    expect(settings(scoring)).toMatchObject(expected);
  });

  test("a datum that leaves out more extremes than we can is not ours", () => {
    const session = read(table(["1 2 4S N 10 420 -"], HEADER, { Scoring: "IMP;Butler-9" }));
    expect(findingsOf(session, "unknownScoring")).toMatchObject([{ read: "IMP;Butler-9" }]);
  });

  test("one that is not ours is said", () => {
    const session = read(table(["1 2 4S N 10 420 -"], HEADER, { Scoring: "Patton" }));
    expect(findingsOf(session, "unknownScoring")).toMatchObject([{ read: "Patton" }]);
  });

  test("IMPs, not said against what: the way under which the file's figures come out", () => {
    const header = `${HEADER};IMP_NS;IMP_EW`;
    const rows = (first: number, second: number, third: number): string[] => [
      `1 2 4S N 10 420 - ${first} ${-first}`,
      `3 4 4S N 9 - 50 ${second} ${-second}`,
      `5 6 4S N 8 - 100 ${third} ${-third}`,
    ];
    // Each against the others: 10 + 11, -10 + 2, -11 - 2, by two. Against the mean of 90: 8, -4, -5.
    expect(read(table(rows(10.5, -4, -6.5), header, { Scoring: "IMP" })).settings.Scoring).toBe("Cross-IMPs");
    expect(read(table(rows(8, -4, -5), header, { Scoring: "IMP" })).settings.Scoring).toBe("Butler");
  });
});

describe("the TotalScoreTable", () => {
  test("names, numbers, totals and places; a pair that comes again counts once", () => {
    const header = "Rank\\3R;PairId\\3R;Names\\20;MemberID1;NrBoards;TotalMP;TotalPercentage;Penalty";
    const totals = game(
      { TotalScoreTable: header },
      '1 7 "Ann ;Bob" 12;34 20 50.5 61.2 2',
      '1 7 "Ann ;Bob" 12;34 20 50.5 61.2 2',
    );
    const session = read(table(["7 2 4S N 10 420 -"]) + totals);
    expect(session.contestants).toEqual([
      { id: "7", section: "", names: ["Ann", "Bob"], numbers: ["12", "34"], penalty: 2 },
    ]);
    expect(session.totals).toEqual([{ id: "7", section: "", points: 50.5, percent: 61.2, boards: 20, place: "1" }]);
  });

  test("a number in both directions is two pairs", () => {
    const totals = game({ TotalScoreTable: "PairId;Direction;Names" }, '7 NS "Ann & Bob"', '7 EW "Cid & Dee"');
    const { settings, contestants } = read(table(["7 7 4S N 10 420 -"]) + totals);
    expect(settings.Numbers).toBe("Each direction its own");
    expect(contestants.map(({ direction }) => direction)).toEqual(["NS", "EW"]);
  });
});

describe("deals", () => {
  test("deals without results are kept, and that there are no results is said", () => {
    const { lines, unread, deals } = read(
      game({ Board: "1", Deal: DEAL, Contract: "", Result: "" }) + game({ Board: "2", Deal: DEAL }),
    );
    expect(lines).toEqual([]);
    expect(unread).toEqual([{ kind: "dealsOnly", at: "night.pbn", read: "night.pbn", likely: ["2 boards"] }]);
    expect(deals).toEqual([
      { board: 1, hands: HANDS },
      { board: 2, hands: HANDS },
    ]);
  });

  test("from any seat, and with one hand left out", () => {
    const [, north, east, south] = DEAL.split(/[: ]/);
    expect(read(game({ Board: "1", Deal: `E:${east} ${south} - ${north}` })).deals).toEqual([
      { board: 1, hands: HANDS },
    ]);
  });

  test("of a dealing machine without numbers: in their order", () => {
    expect(read(game({ Deal: DEAL }) + game({ Deal: DEAL })).deals?.map(({ board }) => board)).toEqual([1, 2]);
  });

  test.each([
    ["two hands only", "N:AKQJT98765432... - - -"],
    ["no seat", "AKQ"],
    ["a card twice", DEAL.replace("N:A", "N:K")],
  ])("%s: left out and said", (_, Deal) => {
    expect(findingsOf(read(game({ Board: "1", Deal })), "dealNotRead")).toHaveLength(1);
  });

  test("another deal of the same board is said, the first one stays", () => {
    const [, north, east, south, west] = DEAL.split(/[: ]/);
    const session = read(
      game({ Board: "1", Deal: DEAL }) + game({ Board: "1", Deal: `N:${east} ${north} ${south} ${west}` }),
    );
    expect(session.deals).toEqual([{ board: 1, hands: HANDS }]);
    expect(findingsOf(session, "dealTwice")).toHaveLength(1);
  });
});

test("the first game that says so names event and date", () => {
  const { event } = read(
    game({ Event: "Night", Date: "2022.10.19" }) + table(["1 2 4S N 10 420 -"], HEADER, { Event: "" }),
  );
  expect(event).toEqual({ name: "Night", date: "2022-10-19" });
  expect(read(game({ Event: "Night", Date: "2022.??.??", Board: "1", Deal: DEAL })).event).toEqual({ name: "Night" });
});

test("no game at all", () => {
  expect(read("").unread).toMatchObject([{ kind: "noResults" }]);
});

describe("several sessions in one file", () => {
  const rows = ["1 2 4S N 10 420 -", "3 4 4S N 9 - 50"];
  const night = (Event: string, Date: string, ...boards: string[]): string =>
    boards.map((Board) => table(rows, undefined, { Event, Date, Board })).join("");

  test("are read apart by event and date", () => {
    const session = read(night("Monday", "2026.11.30", "1", "2") + night("Tuesday", "2026.12.01", "1", "2", "3"));
    expect(session.event).toEqual({ name: "Monday", date: "2026-11-30" });
    expect(session.lines).toHaveLength(4);
    expect(session.others).toMatchObject([{ event: { name: "Tuesday", date: "2026-12-01" } }]);
    expect(findingsOf(session, "severalSessions")).toMatchObject([{ likely: ["Tuesday, 2026-12-01 (6 results)"] }]);
  });

  test("come back to a session that was there before", () => {
    const one = night("Monday", "2026.11.30", "1", "2");
    const session = read(one + night("Tuesday", "2026.12.01", "1", "2") + night("Monday", "2026.11.30", "3"));
    expect(session.lines).toHaveLength(6);
    expect(session.others).toHaveLength(1);
  });

  test("past midnight, and a name for each board, are one session", () => {
    expect(
      read(night("Night", "2026.11.30", "1", "2") + night("Night", "2026.12.01", "3", "4")).others,
    ).toBeUndefined();
    const named = ["1", "2", "3"].map((board) => night(`Deal ${board}`, "", board)).join("");
    expect(read(named)).toMatchObject({ lines: { length: 6 } });
  });

  test("hands of another day beside the results are no session", () => {
    const hands = game({ Event: "Hands", Date: "2026.11.01", Board: "1", Deal: DEAL });
    const session = read(hands + night("Monday", "2026.11.30", "1", "2"));
    expect(session.others).toBeUndefined();
    expect(session.deals).toHaveLength(1);
  });
});

test("teams in a ScoreTable, in the order of the rooms or by their side", () => {
  const header = "Room;TeamId_Home;TeamId_Away;Contract;Declarer;Result;Score_NS;Score_EW";
  const rooms = read(table(["Open 7 3 4S N 10 420 -", "Closed 7 3 4S N 9 - 50"], header, { Scoring: "IMP" }));
  expect(rooms.lines).toMatchObject([
    { ns: "7", ew: "3", table: 1 },
    { ns: "3", ew: "7", table: 2 },
  ]);
  expect(rooms.settings.Scoring).toBe("Teams");
  const sides = "Table;TeamId_NS;TeamId_EW;Contract;Declarer;Result";
  expect(read(table(["1 7 3 4S N 10", "2 3 7 4S N 9"], sides, { Scoring: "IMP" })).lines).toMatchObject([
    { ns: "7", ew: "3" },
    { ns: "3", ew: "7" },
  ]);
});
