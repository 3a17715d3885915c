import { sentence } from "../../../../src/notation/messages";
import type { ImportedSession } from "../../../../src/results/types";
import { victoryPoints } from "../../../../src/scoring/victoryPoints";
import { bare, board, event, findingsOf, line, pair, participants, read, readText, usebio } from "./text";

const A5050 = bare({ NS_PAIR_NUMBER: 3, EW_PAIR_NUMBER: 4, SCORE: "A5050" });

const ZERO = bare({ NS_PAIR_NUMBER: 5, EW_PAIR_NUMBER: 6, SCORE: 0, NS_MATCH_POINTS: 2, EW_MATCH_POINTS: 2 });

describe("lines", () => {
  test("a contract, with its place in the file", () => {
    const { lines, unread } = read(board(1, line()));
    expect(unread).toEqual([]);
    expect(lines).toEqual([
      {
        section: "",
        board: 1,
        ns: "1",
        ew: "2",
        status: "played",
        contract: { level: 4, strain: "S", doubled: 0 },
        declarer: "N",
        tricks: 10,
        lead: "♦2",
        score: 420,
        file: { score: 420 },
        at: "line 5",
      },
    ]);
  });

  test.each([
    ["2D", "♦2"],
    ["D2", "♦2"],
    ["TH", "♥10"],
    ["H10", "♥10"],
    ["♠A", "♠A"],
    ["?", undefined],
    ["-", undefined],
    ["--", undefined],
    ["—", undefined],
    ["0", undefined],
    ["xx", "xx"],
  ])("a lead written %s is %s", (written, lead) => {
    expect(read(board(1, line({ LEAD: written }))).lines[0].lead).toBe(lead);
  });

  test("a pass-out with or without tricks, and without declarer", () => {
    const { lines } = read(
      board(
        1,
        line({ CONTRACT: "PASS", TRICKS: 0, SCORE: 0 }),
        line({ CONTRACT: "Passed", PLAYED_BY: "", TRICKS: "", SCORE: 0, EW_PAIR_NUMBER: 3 }),
      ),
    );
    const [unnamed] = read(board(1, ZERO)).lines;
    expect([...lines, unnamed].map(({ status, score }) => [status, score])).toEqual(Array(3).fill(["passed", 0]));
  });

  test("where pass-outs have a word, a 0 without a contract is what its points say", () => {
    const session = read(board(1, line({ CONTRACT: "PASS", TRICKS: 0, SCORE: 0 }), ZERO));
    expect(session.lines[1]).toMatchObject({ status: "awarded", award: { ns: { kind: "points", value: 2 } } });
    expect(findingsOf(session, "onlyPoints")).toMatchObject([{ read: "2-2" }]);
  });

  test.each(["Adj", "ADJ", "W", ""])('"%s" for a score, and points, are an adjusted score', (score) => {
    const fields = { NS_PAIR_NUMBER: 5, EW_PAIR_NUMBER: 6, SCORE: score };
    const { lines } = read(board(1, line(), bare({ ...fields, NS_MATCH_POINTS: 3, EW_MATCH_POINTS: 1 })));
    expect(lines[1]).toMatchObject({ status: "awarded", award: { ns: { value: 3 }, ew: { value: 1 } } });
    expect(read(board(1, bare({ ...fields, NS_BUTLER_POINTS: -2, EW_BUTLER_POINTS: 2 }))).lines[0].award).toEqual({
      ns: { kind: "imps", value: -2 },
      ew: { kind: "imps", value: 2 },
    });
  });

  test.each(["0", "", "-", "BYE", "Phantom", "Sit-out"])('against "%s" a pair sits out', (nobody) => {
    expect(read(board(1, bare({ NS_PAIR_NUMBER: 5, EW_PAIR_NUMBER: nobody, SCORE: 0 }))).lines).toMatchObject([
      { ns: "5", ew: "", status: "sitOut" },
    ]);
  });

  test("what stands for nothing is nothing: declarer and tricks by the score, where one side alone makes it", () => {
    const session = read(board(1, line({ PLAYED_BY: "-", TRICKS: "?" }), line({ PLAYED_BY: "?", SCORE: -420 })));
    expect(session.lines).toMatchObject([
      { declarer: "N", tricks: 10, score: 420 },
      { declarer: "E", tricks: 10, score: -420 },
    ]);
    expect(findingsOf(session, "declarerByScore")).toMatchObject([
      { read: "420", likely: ["NS", "N"] },
      { read: "-420", likely: ["EW", "E"] },
    ]);
    const both = read(board(1, line({ CONTRACT: "3NT", PLAYED_BY: "?", TRICKS: "", SCORE: 400 }))).lines[0];
    expect([both.contract, both.score]).toEqual([undefined, 400]);
  });

  test("A6040 is 60 % to N-S; a contract beside it stays", () => {
    const { lines } = read(board(1, A5050, line({ SCORE: "A6040" })));
    expect(lines).toMatchObject([
      { status: "awarded", award: { ns: { kind: "percent", value: 50 }, ew: { kind: "percent", value: 50 } } },
      { status: "awarded", award: { ns: { value: 60 }, ew: { value: 40 } }, contract: { level: 4 }, tricks: 10 },
    ]);
  });

  test("percentages for each side in their own fields are an adjusted score", () => {
    const { lines } = read(board(1, bare({ NS_PAIR_NUMBER: 1, EW_PAIR_NUMBER: 2, NS_SCORE: "60%", EW_SCORE: "40%" })));
    expect(lines[0]).toMatchObject({ status: "awarded", award: { ns: { value: 60 }, ew: { value: 40 } } });
  });

  test("not played, and scores in two fields", () => {
    const { lines } = read(
      board(
        1,
        bare({ NS_PAIR_NUMBER: 1, EW_PAIR_NUMBER: 2, SCORE: "NP" }),
        bare({ NS_PAIR_NUMBER: 3, EW_PAIR_NUMBER: 4, EW_SCORE: 50 }),
      ),
    );
    expect(lines).toMatchObject([{ status: "notPlayed" }, { status: "played", score: -50 }]);
  });

  test("tricks that are not in the file follow from the score", () => {
    const { lines } = read(board(2, line({ TRICKS: "", SCORE: 650 })));
    expect(lines[0]).toMatchObject({ status: "played", tricks: 11, score: 650 });
  });

  test("a contract that is not understood gives way to the score, and is said", () => {
    const { lines, findings, unread } = read(
      board(1, line({ CONTRACT: "4Pik" }), line({ EW_PAIR_NUMBER: 3, SCORE: 170 })),
    );
    expect(lines[0]).toMatchObject({ status: "played", score: 420, paper: 420 });
    expect(lines[0].contract).toBeUndefined();
    expect(unread).toEqual([]);
    expect(findings).toContainEqual({ kind: "scoreInstead", at: "line 5", read: "4Pik", likely: ["420"] });
  });

  test("a score that the contract does not make is found, and the contract counts", () => {
    const session = read(board(1, line({ SCORE: -50 })));
    expect(session.lines[0].score).toBe(420);
    expect(findingsOf(session, "fileScoreDiffers")).toMatchObject([{ read: "-50", likely: ["420"] }]);
  });

  test.each([
    ["no contract and no score", { CONTRACT: "", SCORE: "", PLAYED_BY: "", TRICKS: "" }, "emptyResult"],
    ["no contract and an open 0", { CONTRACT: "", SCORE: 0, PLAYED_BY: "", TRICKS: "" }, "zeroScore"],
    ["a contract without sense and no score", { CONTRACT: "8S", SCORE: "" }, "notAContract"],
    ["a contract without tricks and score", { TRICKS: "", SCORE: "" }, "noResult"],
    ["14 tricks", { TRICKS: 14, SCORE: "" }, "tooManyTricks"],
    ["a declarer nobody is", { PLAYED_BY: "Q", SCORE: "" }, "notASeat"],
    ["an impossible score alone", { CONTRACT: "", PLAYED_BY: "", TRICKS: "", SCORE: 425 }, "notAScore"],
    ["no pair on one side", { EW_PAIR_NUMBER: "" }, "noPair"],
  ])("%s: the line is kept and said", (_, fields, kind) => {
    const { lines, unread } = read(board(1, line(fields)));
    expect(lines).toMatchObject([{ status: "unread" }]);
    expect(unread).toMatchObject([{ kind, at: "line 5" }]);
    expect(sentence(unread[0])).not.toMatch(/undefined/);
  });

  test("a board without a number, or with none that is one", () => {
    const { unread } = read(`<BOARD>${line()}</BOARD>${board("x", line())}`);
    expect(unread).toMatchObject([{ kind: "noBoard" }, { kind: "notABoard", read: "x" }]);
  });
});

describe("pair numbers", () => {
  const suffixed = board(
    1,
    line({ NS_PAIR_NUMBER: "3NS", EW_PAIR_NUMBER: "3EW" }),
    line({ NS_PAIR_NUMBER: "4 NS", EW_PAIR_NUMBER: "5EW" }),
  );

  test("3NS and 3EW are numbers of their directions", () => {
    const { lines, settings, contestants } = read(
      participants(
        pair({ PAIR_NUMBER: "3NS", DIRECTION: "NS" }, "Ann", "Bob"),
        pair({ PAIR_NUMBER: "3EW" }, "Cid", "Dee"),
      ) + suffixed,
    );
    expect(lines.map(({ ns, ew }) => [ns, ew])).toEqual([
      ["3", "3"],
      ["4", "5"],
    ]);
    expect(settings).toMatchObject({ Numbers: "Each direction its own", Winners: 2 });
    expect(contestants).toEqual([
      { id: "3", section: "", direction: "NS", names: ["Ann", "Bob"] },
      { id: "3", section: "", direction: "EW", names: ["Cid", "Dee"] },
    ]);
  });

  test("where a pair 3NS sits E-W once, the endings are part of the numbers", () => {
    const { lines, settings } = read(suffixed + board(2, line({ NS_PAIR_NUMBER: "5EW", EW_PAIR_NUMBER: "3NS" })));
    expect(lines[0]).toMatchObject({ ns: "3NS", ew: "3EW" });
    expect(settings).toMatchObject({ Numbers: "One list", Winners: 1 });
  });

  test("the same number with two DIRECTIONs is two pairs, whatever the travellers show", () => {
    const { settings, contestants } = read(
      participants(
        pair({ PAIR_NUMBER: 1, DIRECTION: "NS" }, "Ann", "Bob"),
        pair({ PAIR_NUMBER: 1, DIRECTION: "EW" }, "Cid", "Dee"),
      ) + board(1, line()),
    );
    expect(settings.Numbers).toBe("Each direction its own");
    expect(contestants.map(({ direction }) => direction)).toEqual(["NS", "EW"]);
  });

  test("(A) 3 NS names its section", () => {
    const { lines } = read(board(1, line({ NS_PAIR_NUMBER: "(A) 3 NS", EW_PAIR_NUMBER: "(A) 3 EW" })));
    expect(lines[0]).toMatchObject({ section: "A", ns: "3", ew: "3" });
  });

  test("several sections have names, a single one has none", () => {
    const section = (id: string): string => `<SECTION SECTION_ID="${id}">${board(1, line())}</SECTION>`;
    expect(read(`<SESSION>${section("A")}${section("B")}</SESSION>`).lines.map((found) => found.section)).toEqual([
      "A",
      "B",
    ]);
    expect(read(`<SESSION>${section("A")}</SESSION>`).lines[0].section).toBe("");
  });
});

describe("who takes part", () => {
  test("names, numbers, handicap, carry-over, adjustment, and the file's own ranking", () => {
    const text = `<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLACE>3=</PLACE><TOTAL_SCORE>124.5</TOTAL_SCORE>
      <PERCENTAGE>47.69</PERCENTAGE><BOARDS_PLAYED>26</BOARDS_PLAYED><ADJUSTMENT>-2</ADJUSTMENT><HANDICAP>3.5</HANDICAP>
      <CARRY_OVER>10</CARRY_OVER>
      <PLAYER><PLAYER_NAME>O&amp;#39;Brien</PLAYER_NAME><NATIONAL_ID_NUMBER>00123</NATIONAL_ID_NUMBER></PLAYER>
      <PLAYER><PLAYER_NAME>Brown &amp; Co</PLAYER_NAME><CLUB_ID_NUMBER>7</CLUB_ID_NUMBER></PLAYER></PAIR>`;
    const session = read(participants(text) + board(1, line()));
    expect(session.contestants).toEqual([
      {
        id: "1",
        section: "",
        names: ["O'Brien", "Brown & Co"],
        numbers: ["00123", "7"],
        handicap: 3.5,
        carryOver: 10,
        penalty: 2,
      },
    ]);
    expect(session.totals).toEqual([{ id: "1", section: "", points: 124.5, percent: 47.69, place: "3=", boards: 26 }]);
    expect(findingsOf(session, "adjustmentTaken")).toMatchObject([{ read: "-2", likely: ["O'Brien & Brown & Co"] }]);
  });

  test("a pair called Phantom is nobody: its opponents sit out", () => {
    const session = read(
      participants(pair({ PAIR_NUMBER: 2 }, "Phantom", "Phantom")) +
        board(1, bare({ NS_PAIR_NUMBER: 1, EW_PAIR_NUMBER: 2 }), bare({ NS_PAIR_NUMBER: 3, EW_PAIR_NUMBER: "" })),
    );
    expect(session.lines.map(({ status }) => status)).toEqual(["sitOut", "sitOut"]);
    expect(session.contestants).toEqual([]);
    expect(findingsOf(session, "phantomPair")).toHaveLength(1);
  });

  test("a participant without a number and a name is said by what it is; a number stands for a name that is missing", () => {
    const numbered = `<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><NATIONAL_ID_NUMBER>77</NATIONAL_ID_NUMBER></PLAYER></PAIR>`;
    const session = read(participants("<PAIR></PAIR>", numbered) + board(1, line()));
    expect(findingsOf(session, "noPairNumber")).toMatchObject([{ read: "PAIR" }]);
    expect(session.contestants).toMatchObject([{ id: "1", names: ["77"], numbers: ["77"] }]);
  });

  test("a participant without a number is said", () => {
    expect(findingsOf(read(participants(pair({}, "Ann", "Bob")) + board(1, line())), "noPairNumber")).toMatchObject([
      { read: "Ann & Bob" },
    ]);
  });
});

describe("settings", () => {
  const points = (tag: string): string => board(1, line({ [`NS_${tag}`]: 1, [`EW_${tag}`]: -1 }));

  test.each([
    ["MATCH_POINTS", "PAIRS", "Matchpoints"],
    ["BUTLER_POINTS", "BUTLER_PAIRS", "Butler"],
    ["CROSS_IMP_POINTS", "CROSS_IMP", "Cross-IMPs"],
    ["MATCH_POINTS", "SWISS_PAIRS", "Swiss pairs"],
  ])("lines with %s in a %s event: %s", (tag, type, scoring) => {
    expect(read(points(tag), type).settings.Scoring).toBe(scoring);
  });

  test.each([
    ["AGGREGATE", "Total points"],
    ["CROSS_IMPS", "Cross-IMPs"],
    ["BUTLER_IMPS", "Butler"],
  ])("without points, BOARD_SCORING_METHOD %s says %s", (method, scoring) => {
    expect(read(board(1, line()), "PAIRS", { BOARD_SCORING_METHOD: method }).settings.Scoring).toBe(scoring);
  });

  test("a method that is not ours is said", () => {
    const session = read(board(1, line()), "PAIRS", { BOARD_SCORING_METHOD: "HYBRID" });
    expect(findingsOf(session, "unknownScoring")).toMatchObject([{ read: "hybrid" }]);
    expect(session.settings.Scoring).toBe("Matchpoints");
  });

  test("WINNER_TYPE holds, unless the pairs are seen to change sides", () => {
    const still = board(1, line()) + board(2, line());
    expect(read(still, "PAIRS", { WINNER_TYPE: 1 }).settings.Winners).toBe(1);
    const moving = board(1, line()) + board(2, line({ NS_PAIR_NUMBER: 2, EW_PAIR_NUMBER: 1 }));
    expect(read(moving, "PAIRS", { WINNER_TYPE: 2 }).settings.Winners).toBe(1);
  });
});

describe("the event", () => {
  test.each([
    ["27/07/2022", "2022-07-27"],
    ["27-07-2022", "2022-07-27"],
    ["2022-07-27", "2022-07-27"],
    ["31/02/2022", undefined],
    ["yesterday", undefined],
  ])("its date %s is %s", (written, date) => {
    expect(read(board(1, line()), "PAIRS", { DATE: written }).event.date).toBe(date);
  });

  test("club, name and number", () => {
    const club = "<CLUB><CLUB_NAME>Caf&#233;</CLUB_NAME><CLUB_ID_NUMBER>12</CLUB_ID_NUMBER></CLUB>";
    const fields = { EVENT_DESCRIPTION: "Monday", EVENT_IDENTIFIER: "99" };
    expect(readText(usebio(club + event(board(1, line()), "PAIRS", fields))).event).toEqual({
      club: "Café",
      clubNumber: "12",
      name: "Monday",
      id: "99",
    });
  });

  test("of several sessions all with results are read, the first of them first", () => {
    const session = (id: number, ...lines: string[]): string =>
      `<SESSION SESSION_ID="${id}">${board(1, ...lines)}</SESSION>`;
    const both = read(session(1) + session(2, line()) + session(3, line(), line({ EW_PAIR_NUMBER: 3 })));
    expect(both.lines).toHaveLength(1);
    expect(both.event.session).toBe("2");
    expect(both.unread).toEqual([]);
    expect(findingsOf(both, "severalSessions")).toMatchObject([{ likely: ["session 3 (2 results)"] }]);
    expect(both.others).toMatchObject([{ event: { session: "3" }, lines: [{ ew: "2" }, { ew: "3" }] }]);
  });

  test("several events are sessions too, each with its own people and totals", () => {
    const one = (name: string, score: number): string =>
      event(participants(pair({ PAIR_NUMBER: 1, TOTAL_SCORE: score }, name, "Bob")) + board(1, line()), "PAIRS", {
        EVENT_DESCRIPTION: name,
      });
    const session = readText(usebio(one("Ann", 3) + one("Cas", 4)));
    expect(session).toMatchObject({ event: { name: "Ann" }, totals: [{ points: 3 }] });
    expect(session.others).toMatchObject([{ event: { name: "Cas" }, contestants: [{ names: ["Cas", "Bob"] }] }]);
  });

  test("totals that an event gives over its sessions are of none of them", () => {
    const people = participants(pair({ PAIR_NUMBER: 1, TOTAL_SCORE: 77, ADJUSTMENT: -2 }, "Ann", "Bob"));
    const session = (id: number): string => `<SESSION SESSION_ID="${id}">${board(1, line())}</SESSION>`;
    expect(read(people + session(1) + session(2))).toMatchObject({ contestants: [{ names: ["Ann", "Bob"] }] });
    expect(read(people + session(1) + session(2)).totals).toBeUndefined();
    expect(read(people + session(1))).toMatchObject({ contestants: [{ penalty: 2 }], totals: [{ points: 77 }] });
  });

  test("boards beside a session are results too", () => {
    const { lines, others } = read(`<SESSION SESSION_ID="1">${board(1, line())}</SESSION>${board(2, line())}`);
    expect([lines, others?.[0].lines]).toMatchObject([[{ board: 1 }], [{ board: 2 }]]);
  });
});

test("IMPs in the fields of matchpoints, as salliere writes them, are IMPs", () => {
  const imps = (ns: number, ew: number, score: number, points: number): string =>
    bare({
      NS_PAIR_NUMBER: ns,
      EW_PAIR_NUMBER: ew,
      SCORE: `${score}.0`,
      NS_MATCH_POINTS: points,
      EW_MATCH_POINTS: 0 - points,
    });
  const { settings, lines, unread } = read(
    board(1, imps(1, 2, 420, 5.5), imps(3, 4, 400, 4.5), imps(5, 6, -50, -10)),
    "CROSS_IMP",
  );
  expect(settings).toMatchObject({ Scoring: "Cross-IMPs", "Cross-IMP divisor": "n-1" });
  expect(lines.map(({ score }) => score)).toEqual([420, 400, -50]);
  expect(unread).toEqual([]);
});

describe("teams, Swiss and individuals", () => {
  const match = (fields: string, ...boards: string[]): string => `<MATCH>${fields}${boards.join("")}</MATCH>`;
  const teams = "<ROUND_NUMBER>3</ROUND_NUMBER><TEAM>7</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>";

  test("DIRECTION says how the match's team sits", () => {
    const { lines, settings } = read(
      match(teams, board(1, line({ DIRECTION: "NS" }), line({ DIRECTION: "EW" }))),
      "SWISS_TEAMS",
    );
    expect(settings.Scoring).toBe("Swiss teams");
    expect(lines).toMatchObject([
      { ns: "7", ew: "2", round: 3 },
      { ns: "2", ew: "7", round: 3 },
    ]);
  });

  /** Eight boards of which the first is worth 10 IMPs. */
  const night = (own: number | undefined, other: number | undefined, totals = ""): ImportedSession => {
    const boards = Array.from({ length: 8 }, (_, i) =>
      board(
        i + 1,
        line({ DIRECTION: "NS", ...(i ? { CONTRACT: "PASS", SCORE: 0 } : {}) }),
        line({ DIRECTION: "EW", ...(i ? { CONTRACT: "PASS", SCORE: 0 } : { TRICKS: 9, SCORE: -50 }) }),
      ),
    );
    const score = `<TEAM_SCORE>${own ?? ""}</TEAM_SCORE><OPPOSING_TEAM_SCORE>${other ?? ""}</OPPOSING_TEAM_SCORE>`;
    return read(totals + match(teams + score, ...boards), "SWISS_TEAMS");
  };

  test.each(["WBF", "WBF discrete", "ACBL 30"] as const)(
    "the VP scale %s shows in the scores of the matches",
    (scale) => {
      const [own, other] = [10, -10].map((margin) => victoryPoints(margin, 8, scale));
      const session = night(own, other);
      expect(session.settings["VP scale"]).toBe(scale);
      expect(findingsOf(session, "decidedByFigures")).toMatchObject([
        { read: `VP scale ${scale}`, likely: ["1 of 1 match scores"] },
      ]);
    },
  );

  test("of scales that fit alike the commoner is taken, and the others are named", () => {
    const [alike, sure] = [14, 13.78].map((points) => night(points, 20 - points));
    expect(alike.settings["VP scale"]).toBe("WBF discrete");
    expect(findingsOf(alike, "scalesAlike")).toMatchObject([{ read: "WBF discrete", likely: ["ACBL 20"] }]);
    expect(findingsOf(sure, "scalesAlike")).toEqual([]);
  });

  test("IMPs as scores are no VPs; figures of another scale decide nothing", () => {
    expect(night(10, -10).settings["VP scale"]).toBe("None");
    expect(night(17, 8).settings["VP scale"]).toBeUndefined();
    expect(night(undefined, undefined).settings["VP scale"]).toBeUndefined();
    const totals = `<PARTICIPANTS><TEAM TEAM_ID="7"><TOTAL_SCORE>${victoryPoints(10, 8, "WBF")}</TOTAL_SCORE></TEAM></PARTICIPANTS>`;
    expect(night(undefined, undefined, totals).settings["VP scale"]).toBe("WBF");
  });

  test("without DIRECTION the team sits N-S at the first table, which is said", () => {
    const session = read(match(teams, board(1, line(), line())), "TEAMS");
    expect(session.lines).toMatchObject([{ ns: "7" }, { ns: "2" }]);
    expect(findingsOf(session, "noTableDirection")).toMatchObject([{ read: "7 v 2" }]);
  });

  test("a match of which only the score is told is named", () => {
    const score = "<TEAM_SCORE>12.5</TEAM_SCORE><OPPOSING_TEAM_SCORE>7.5</OPPOSING_TEAM_SCORE>";
    expect(read(match(teams + score), "TEAMS").unread).toMatchObject([
      { kind: "matchWithoutBoards", read: "7 v 2, 12.5 to 7.5" },
    ]);
    expect(read(match(teams), "TEAMS").unread).toMatchObject([{ kind: "matchWithoutBoards", read: "7 v 2" }]);
  });

  test("a team's name stands with its players", () => {
    const team = `<TEAM TEAM_ID="7" TEAM_NAME="Aces"><PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER><PAIR><PLAYER><PLAYER_NAME>Bob</PLAYER_NAME></PLAYER></PAIR></TEAM>`;
    const { contestants } = read(participants(team) + match(teams, board(1, line({ DIRECTION: "NS" }))), "TEAMS");
    expect(contestants).toMatchObject([{ id: "7", names: ["Aces (Ann, Bob)"] }]);
  });

  test("Swiss pairs may have their numbers in the match", () => {
    const numbers =
      "<ROUND_NUMBER>2</ROUND_NUMBER><NS_PAIR_NUMBER>4</NS_PAIR_NUMBER><EW_PAIR_NUMBER>9</EW_PAIR_NUMBER>";
    const { lines } = read(match(numbers, board(5, line({ NS_PAIR_NUMBER: "", EW_PAIR_NUMBER: "" }))), "SWISS_PAIRS");
    expect(lines).toMatchObject([{ ns: "4", ew: "9", round: 2, board: 5 }]);
  });

  test("four players in an individual event", () => {
    const players = { N_PLAYER_NUMBER: 1, S_PLAYER_NUMBER: 2, E_PLAYER_NUMBER: 3, W_PLAYER_NUMBER: 4 };
    const one = "<PLAYER><PLAYER_NUMBER>1</PLAYER_NUMBER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER>";
    const session = read(
      participants(one) + board(1, line({ NS_PAIR_NUMBER: "", EW_PAIR_NUMBER: "", ...players })),
      "INDIVIDUAL",
    );
    expect(session.lines).toMatchObject([{ ns: "", ew: "", players: ["1", "3", "2", "4"] }]);
    expect(session.settings).toMatchObject({ Scoring: "Individual", Winners: 1 });
    expect(session.contestants).toMatchObject([{ id: "1", names: ["Ann"] }]);
  });
});

describe("hands", () => {
  const hand = (seat: string, spades: string, hearts: string, diamonds: string, clubs: string): string =>
    `<HAND><DIRECTION>${seat}</DIRECTION><CLUBS>${clubs}</CLUBS><SPADES>${spades}</SPADES><HEARTS>${hearts}</HEARTS><DIAMONDS>${diamonds}</DIAMONDS></HAND>`;
  const suits = "AKQJT98765432";
  const set = (...hands: string[]): string =>
    `<HANDSET><BOARD><BOARD_NUMBER>7</BOARD_NUMBER>${hands.join("")}</BOARD></HANDSET>`;
  const north = hand("North", suits, "-", "", "");

  test("of a board without a number are left out, and that is said; a seat that is none is passed over", () => {
    const odd = `<HANDSET><BOARD><BOARD_NUMBER>x</BOARD_NUMBER>${north}</BOARD></HANDSET>`;
    const session = read(odd + board(1, line()));
    expect(session.deals).toBeUndefined();
    expect(findingsOf(session, "dealNotRead")).toHaveLength(1);
    const nobody = read(set(north, hand("Dummy", suits, "", "", "")) + board(7, line()));
    expect(nobody.deals).toBeUndefined();
    expect(findingsOf(nobody, "dealNotRead")).toHaveLength(1);
  });
  const east = hand("E", "", "AKQJ1098765432", "", "");
  const south = hand("South", "", "", suits, "");

  test("in any order, 10 for T, a dash for a void, and the last hand by what is left", () => {
    const { deals } = readText(usebio(event(board(7, line())) + set(north, east, south)));
    expect(deals).toEqual([
      { board: 7, hands: { N: `${suits}...`, E: `.${suits}..`, S: `..${suits}.`, W: `...${suits}` } },
    ]);
  });

  test.each([
    ["a card twice", set(north, east, south, hand("West", "A", "", "", "KQJT98765432"))],
    ["two hands missing", set(north, east)],
    ["a card that is none", set(north, east, south, hand("West", "", "", "", "AKQJT9876543X"))],
    [
      "hands of 14 and 12",
      set(
        hand("North", suits, "A", "", ""),
        hand("East", "", "KQJT98765432", "", ""),
        south,
        hand("West", "", "", "", suits),
      ),
    ],
  ])("%s: left out and said", (_, handset) => {
    const session = readText(usebio(event(board(7, line())) + handset));
    expect(session.deals).toBeUndefined();
    expect(findingsOf(session, "dealNotRead")).toMatchObject([{ read: "board 7" }]);
  });
});

describe("results that stand twice", () => {
  test("the same one counts once", () => {
    const session = read(board(1, line(), line()));
    expect(session.lines).toHaveLength(1);
    expect(findingsOf(session, "sameResultTwice")).toMatchObject([{ at: "line 6", likely: ["line 5"] }]);
  });

  test("another one waits for the scorer", () => {
    const { lines, unread } = read(board(1, line(), line({ TRICKS: 9, SCORE: -50 })));
    expect(lines.map(({ status }) => status)).toEqual(["played", "unread"]);
    expect(unread).toMatchObject([{ kind: "resultTwice", at: "line 6", read: "board 1, 1 v 2: 4SN-1" }]);
  });
});

describe("what other programs write", () => {
  test("elements with a prefix, and hands beside the results with the board's vulnerability", () => {
    const hand = (seat: string, suits: readonly string[]): string =>
      `<HAND><DIRECTION>${seat}</DIRECTION><SPADES>${suits[0]}</SPADES><HEARTS>${suits[1]}</HEARTS><DIAMONDS>${suits[2]}</DIAMONDS><CLUBS>${suits[3]}</CLUBS></HAND>`;
    const hands = [
      hand("North", ["AKQJT98765432", "", "", ""]),
      hand("East", ["", "AKQJT98765432", "", ""]),
      hand("South", ["", "", "AKQJT98765432", ""]),
      hand("West", ["", "", "", "AKQJT98765432"]),
    ].join("");
    const text = usebio(event(board(1, "<VULNERABILITY>East-West</VULNERABILITY>", hands, line(), line())));
    const prefixed = text.replace(/<(\/?)(?=[A-Z])/g, "<$1u:").replace("<u:USEBIO", '<u:USEBIO xmlns:u="urn:u"');
    const session = readText(prefixed);
    expect(session.lines[0]).toMatchObject({ board: 1, vulnerable: "EW", score: 420 });
    expect(session.deals).toMatchObject([{ board: 1, hands: { N: "AKQJT98765432..." } }]);
    expect(findingsOf(session, "fileVulnerability")).toMatchObject([{ read: "EW", likely: ["None"] }]);
  });

  test("USEBIO 1.3: the event's id, its date and the number of a stratum", () => {
    const entrant = pair({ PAIR_NUMBER: 1, STRAT_NUMBER: 2 }, "Alfa", "Bravo");
    const session = read(participants(entrant) + board(1, line()), "PAIRS", { EVENT_ID: "77", DATE: "2024-03-05" });
    expect(session.event).toEqual({ id: "77", date: "2024-03-05" });
    expect(session.contestants[0].stratum).toBe("B");
  });

  test("Swiss pairs of which only contracts and match scores are told are one field", () => {
    const played = `<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>${board(1, bare({ CONTRACT: "3NT", PLAYED_BY: "N", TRICKS: 9, SCORE: 400 }))}</MATCH>`;
    const session = read(played, "SWISS_PAIRS", { MATCH_SCORING_METHOD: "VPS" });
    expect(session.settings).toMatchObject({ Scoring: "Swiss pairs", Winners: 1 });
    expect(session.lines).toMatchObject([{ round: 1, ns: "3", ew: "4", score: 400 }]);
    expect(findingsOf(session, "decidedTwoWinners")).toEqual([]);
  });
});
