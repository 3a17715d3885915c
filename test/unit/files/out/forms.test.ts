import { csvForm } from "../../../../src/files/csv/makeCsv";
import {
  FORM_NAMES,
  makeFile,
  notesOf,
  outgoing,
  outgoingSlips,
  refusalOf,
  type OutFile,
} from "../../../../src/files/out";
import { eventIdOf } from "../../../../src/files/out/eventId";
import { readTeams } from "../../../../src/results/teams/readTeams";
import type { EventDetails, ResultLine } from "../../../../src/results/types";
import { MAKER } from "./made";
import type { Sent } from "./same";

const line: ResultLine = { section: "", board: 1, ns: "1", ew: "2", status: "played", score: 420, at: "row 2" };
const session = (event: EventDetails, lines: ResultLine[] = [line]): Sent => ({
  ...{ lines, settings: {}, contestants: [], event },
});
const options = { maker: MAKER, csv: csvForm(",") };

async function made(form: (typeof FORM_NAMES)[number], sent: Sent): Promise<OutFile> {
  const file = await makeFile(form, outgoing(sent), options);
  if ("kind" in file) throw new Error(file.kind);
  return file;
}

describe("the event's id", () => {
  const event = { club: "Riverside B.C.", date: "2026-11-30", name: "Tuesday Pairs" };

  test("the one that is set, else one that stays the same as long as the event does", () => {
    expect(eventIdOf({ ...event, id: "X7" })).toBe("X7");
    expect(eventIdOf(event)).toBe("riverside-b-c-2026-11-30-tuesday-pairs");
    expect(eventIdOf({ ...event, clubNumber: "2074", session: "2" })).toBe("2074-2026-11-30-tuesday-pairs-2");
    expect(eventIdOf({ name: "Środa / середа" })).toBe("środa-середа".normalize("NFD").replace(/\u0301/g, ""));
    expect(eventIdOf({})).toBeUndefined();
  });

  test("stands in USEBIO, and what was made or is missing is said", async () => {
    expect((await made("usebio", session(event))).text).toContain(
      "<EVENT_IDENTIFIER>riverside-b-c-2026-11-30-tuesday-pairs</EVENT_IDENTIFIER>",
    );
    expect(notesOf("usebio", outgoing(session(event)))).toEqual([
      { kind: "idMade", id: "riverside-b-c-2026-11-30-tuesday-pairs" },
      { kind: "noClubNumber" },
    ]);
    const nothing = notesOf("usebio", outgoing(session({ date: "last Tuesday" })));
    expect(nothing.map(({ kind }) => kind)).toEqual(["idMade", "noDate", "noClubNumber"]);
    expect(notesOf("usebio", outgoing(session({}))).map(({ kind }) => kind)).toEqual([
      "noId",
      "noDate",
      "noClubNumber",
    ]);
  });
});

describe("the file", () => {
  test.each([
    [{ date: "2026-11-30", name: "Tuesday Pairs" }, "2026-11-30 Tuesday Pairs.xml"],
    [{ name: 'A/B: "C" <d>?' }, "A-B- -C- -d-.xml"],
    [{ name: "../../etc/passwd" }, "-..-etc-passwd.xml"],
    [{ name: "..." }, "Bridge results.xml"],
    [{}, "Bridge results.xml"],
    [{ name: "x".repeat(300) }, `${"x".repeat(100)}.xml`],
  ])("of %j is called %s", async (event, name) => {
    expect((await made("usebio", session(event))).name).toBe(name);
  });

  test("is UTF-8, with a byte order mark where Excel needs one", async () => {
    for (const form of FORM_NAMES) {
      const { bytes, text, name } = await made(form, session({ name: "Zoë" }));
      const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
      expect([name, marked]).toEqual([name, name.endsWith(".csv")]);
      expect(new TextDecoder().decode(bytes)).toBe(text);
    }
  });

  test("a CSV has semicolons where numbers have commas", async () => {
    const two = [line, { ...line, ns: "3", ew: "4", score: 50 }, { ...line, ns: "5", ew: "6", score: 50 }];
    expect((await made("results", session({}, two))).text.split("\r\n").slice(0, 3)).toEqual([
      "Board;NS;EW;Contract;By;Tricks;NS score;NS MP;EW MP;NS %;EW %",
      "1;1;2;;;;420;4;0;100;0",
      "1;3;4;;;;50;1;3;25;75",
    ]);
  });

  test("is the same for the same session", async () => {
    for (const form of FORM_NAMES) {
      expect((await made(form, session({ name: "x" }))).text).toBe((await made(form, session({ name: "x" }))).text);
    }
  });
});

describe("before it goes out", () => {
  test("what is missing and what has no board is told", () => {
    const lines: ResultLine[] = [
      line,
      { ...line, ns: "3", ew: "4", status: "expected" },
      { ...line, board: 0, status: "unread" },
    ];
    expect(notesOf("page", outgoing(session({}, lines)))).toEqual([
      { kind: "provisional", text: expect.stringMatching(/^PROVISIONAL: 2 of 3 missing/) as string },
      { kind: "notScored", count: 2 },
      { kind: "noBoard", count: 1 },
    ]);
  });

  test("a table of results holds lines only; of teams it is said how many of their results are there", () => {
    const teams = outgoing({ ...session({}), settings: { Scoring: "Teams" } });
    expect(notesOf("results", teams)).toEqual([
      { kind: "provisional", text: expect.stringMatching(/^PROVISIONAL/) as string },
      { kind: "linesOnly" },
    ]);
  });

  test("BridgeWebs' form was tried on no real sample", () => {
    expect(notesOf("bridgewebs", outgoing(session({})))).toEqual([{ kind: "untried" }]);
  });

  test("an empty session, slips, and teams for BridgeWebs go nowhere", async () => {
    for (const form of FORM_NAMES) expect(refusalOf(form, outgoing(session({}, [])))).toEqual({ kind: "nothing" });
    const read = readTeams(
      [
        ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards"],
        [1, 1, 2, 30, 20, 24],
      ],
      [["Scoring", "Teams"]],
    );
    if (!("scored" in read)) throw new Error(read.kind);
    const slips = outgoingSlips(read.scored, [], {});
    const held = FORM_NAMES.filter((form) => refusalOf(form, slips) === undefined);
    expect(held).toEqual(["page", "ranking"]);
    for (const form of held) expect(await makeFile(form, slips, options)).toHaveProperty("text");
    const teams = outgoing({ ...session({}), settings: { Scoring: "Teams" } });
    expect(refusalOf("bridgewebs", teams)).toEqual({ kind: "noTeams" });
    expect(await makeFile("bridgewebs", teams, options)).toEqual({ kind: "noTeams" });
  });
});
