import { readAcblLive } from "../../../../src/files/acblLive/session";
import { sentence } from "../../../../src/notation/messages";
import type { ImportedSession } from "../../../../src/results/types";
import { atOnce } from "../../../../src/results/steps";

type Fields = Record<string, unknown>;

const result = (fields: Fields): Fields => ({
  round_number: 1,
  table_number: 1,
  ns_pair: "1",
  ew_pair: "2",
  contract: "4 S",
  declarer: "N",
  result: "=",
  tricks_taken: "10",
  ns_score: "420",
  ew_score: "-420",
  ...fields,
});

const section = (results: Fields[], fields: Fields = {}): Fields => ({
  name: "A",
  boards: [{ board_number: 1, board_results: results }],
  pair_summaries: [],
  ...fields,
});

const game = (sections: Fields[], fields: Fields = {}, session: Fields = {}): string =>
  JSON.stringify({ board_scoring_method: "MATCH_POINTS", sessions: [{ ...session, sections }], ...fields });

const read = (text: string, isPage = false): ImportedSession => atOnce(readAcblLive(text, "game.json", isPage));

const only = (fields: Fields): ImportedSession => read(game([section([result(fields)])]));

test.each([
  [
    { contract: "5 H x", declarer: "W", tricks_taken: "9", ns_score: "300" },
    { score: 300, tricks: 9, declarer: "W" },
  ],
  [
    { contract: "3 NT", tricks_taken: "", result: "-1", ns_score: "-50" },
    { score: -50, tricks: 8 },
  ],
  [
    { contract: "PASS", declarer: "", tricks_taken: "", result: "", ns_score: "0" },
    { status: "passed", score: 0 },
  ],
  [
    { contract: "", declarer: "", tricks_taken: "", result: "", ns_score: "PASS", ew_score: "PASS" },
    { status: "passed" },
  ],
  [{ contract: "", declarer: "", tricks_taken: "", ns_score: "-100", ew_score: "100" }, { score: -100 }],
  [
    { contract: "", declarer: "", tricks_taken: "", result: "", ns_score: "AVE+", ew_score: "AVE-" },
    { status: "awarded", award: { ns: { sign: "+" }, ew: { sign: "-" } } },
  ],
  [
    { contract: "", declarer: "", tricks_taken: "", result: "", ns_score: "NP", ew_score: "NP" },
    { status: "notPlayed" },
  ],
  [
    { ew_pair: "0", contract: "", ns_score: "", ew_score: "", tricks_taken: "", result: "" },
    { ew: "", status: "sitOut" },
  ],
])("%j", (fields, line) => {
  const session = only(fields);
  expect(session.unread).toEqual([]);
  expect(session.lines).toMatchObject([line]);
});

test("a contract without pairs waits, with its place", () => {
  const { lines, unread } = only({ ew_pair: "" });
  expect(lines).toMatchObject([{ status: "unread" }]);
  expect(unread).toMatchObject([{ kind: "noPair", at: "board 1, result 1" }]);
});

test("sections keep their names where there are several", () => {
  const { lines } = read(game([section([result({})]), section([result({})], { name: "B" })]));
  expect(lines).toMatchObject([
    { section: "A", at: "section A, board 1, result 1" },
    { section: "B", at: "section B, board 1, result 1" },
  ]);
});

test("one number in both directions is two pairs", () => {
  const pair = (direction: string, name: string): Fields => ({
    pair_number: "1",
    direction,
    strat: "3",
    adjustment: "-2.00",
    players: [{ name, id_number: "1234567" }, { name: "Bob" }],
  });
  const results = [result({ ns_pair: "1", ew_pair: "1" }), result({ ns_pair: "2", ew_pair: "2", ns_score: "450" })];
  const session = read(game([section(results, { pair_summaries: [pair("NS", "Ann"), pair("EW", "Eve")] })]));
  expect(session.settings).toMatchObject({ Numbers: "Each direction its own", "Matchpoint scale": 1 });
  expect(session.contestants).toEqual([
    {
      id: "1",
      section: "",
      direction: "NS",
      names: ["Ann", "Bob"],
      numbers: ["1234567", ""],
      penalty: 2,
      stratum: "C",
    },
    {
      id: "1",
      section: "",
      direction: "EW",
      names: ["Eve", "Bob"],
      numbers: ["1234567", ""],
      penalty: 2,
      stratum: "C",
    },
  ]);
  expect(session.findings.filter(({ kind }) => kind === "adjustmentTaken")).toHaveLength(2);
});

test("of several sessions all with results are read, the first of them first", () => {
  const sessions = [
    { number: 1 },
    { number: 2, sections: [section([result({})])] },
    { number: 3, sections: [section([result({})])] },
  ];
  const session = read(JSON.stringify({ sessions }));
  expect(session.lines).toHaveLength(1);
  expect(session.event.session).toBe("2");
  expect(session.others).toMatchObject([{ event: { session: "3" }, lines: [{ ns: session.lines[0].ns }] }]);
  expect(session.findings.filter(({ kind }) => kind === "severalSessions").map(sentence)).toEqual([
    "The file holds several sessions. This is session 2 (one result); instead of it you can choose session 3 (one result).",
  ]);
});

test.each([
  ["of a shape of its own", JSON.stringify({ sessions: { board_results: 3 } }), false, "noResults"],
  [
    "with lists where there are none",
    '{"sessions":[null,3,{"sections":[null,{"boards":[null,{"board_results":[]}]}]}]}',
    false,
    "noResults",
  ],
  ["nested beyond all measure", `{"board_results":${"[".repeat(200_000)}`, false, "jsonBroken"],
  ["that is code", "var data = {board_results: alert(1)};", true, "jsonBroken"],
  ["without the data", "<html>board_results</html>", true, "jsonBroken"],
])("a file %s is refused", (_, text, isPage, kind) => {
  const { lines, unread } = read(text, isPage);
  expect(lines).toEqual([]);
  expect(unread).toMatchObject([{ kind }]);
});

test("names of fields that mean something to a program are not looked up in it", () => {
  const text =
    '{"__proto__":{"sessions":[{}]},"sessions":[{"sections":[{"boards":[{"board_number":1,"board_results":[{"ns_pair":"__proto__"}]}]}]}]}';
  expect(read(text).lines).toMatchObject([{ ns: "__PROTO__", status: "sitOut" }]);
});
