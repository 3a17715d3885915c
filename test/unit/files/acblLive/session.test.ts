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
  [
    { ns_pair: "0", contract: "", ns_score: "", ew_score: "", tricks_taken: "", result: "" },
    { ns: "", status: "sitOut" },
  ],
  [{ contract: "", declarer: "", tricks_taken: "", ns_score: "", ew_score: "100" }, { score: -100 }],
  [{ opening_lead: "h10" }, { lead: "♥10", score: 420 }],
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

test("a board without a number, or with one that is none, waits; a contract that is none gives way to the score", () => {
  const boards = ["", "x", 1].map((board_number) => ({
    board_number,
    board_results: [result(board_number === 1 ? { contract: "9 S" } : {})],
  }));
  const { lines, unread, findings } = read(game([{ ...section([]), boards }]));
  expect(lines).toMatchObject([{ status: "unread" }, { status: "unread" }, { status: "played", score: 420 }]);
  expect(unread.map(({ kind }) => kind)).toEqual(["noBoard", "notABoard"]);
  expect(findings).toContainEqual({ kind: "scoreInstead", at: "board 1, result 1", read: "9 S", likely: ["420"] });
});

test("IMPs, not said against what: the way under which the file's figures come out", () => {
  const results = [
    result({ ns_match_points: "6", ew_match_points: "-6" }),
    result({ ns_pair: "3", ew_pair: "4", contract: "2 S", tricks_taken: "10", ns_score: "170" }),
  ];
  Object.assign(results[1], { ns_match_points: "-6", ew_match_points: "6" });
  expect(read(game([section(results)], { board_scoring_method: "IMPS" })).settings.Scoring).toBe("Cross-IMPs");
});

test("pairs of two sections, with handicap and totals; nobody is no pair, and who has no name is called by number", () => {
  const pairs = [
    { pair_number: "1", direction: "NS", handicap: "3.5", score: "12.50", percentage: "62.50", boards_played: "4" },
    { pair_number: "2", direction: "EW", adjustment: "-1", players: [] },
    { pair_number: "3", direction: "NS", players: [{ name: "Phantom" }, { name: "Phantom" }] },
    { pair_number: "", direction: "NS", players: [{ name: "Ann" }] },
  ];
  const sections = ["A", "B"].map((name) => section([result({})], { name, pair_summaries: pairs }));
  const { contestants, findings } = read(game(sections));
  expect(contestants).toEqual(
    ["A", "B"].flatMap((name) => [
      { id: "1", section: name, names: [], handicap: 3.5 },
      { id: "2", section: name, names: [], penalty: 1 },
    ]),
  );
  expect(findings.find(({ kind }) => kind === "adjustmentTaken")?.likely).toEqual(["2"]);
});

test("a session without a number of its own is named by its id", () => {
  const sessions = [7, 8].map((id) => ({ id, sections: [section([result({})])] }));
  expect(read(JSON.stringify({ sessions })).event.session).toBe("7");
});

test.each([
  ["an attribute", (data: string) => `<result-details v-bind:data="${data.replace(/"/g, "&quot;")}"></result-details>`],
  ["a script of data", (data: string) => `<script type="application/json">${data}</script>`],
  ["a field of the window", (data: string) => `<script>window.page = {"a": 1}; window.__data = ${data};</script>`],
])("a page with its data in %s", (_, wrapped) => {
  const data = game([section([result({})])], { name: "O'Brien & Co" });
  const page = `<!DOCTYPE html><html><body><p data-a="{&quot;a&quot;:1}">${wrapped(data)}</body></html>`;
  expect(read(page, true)).toEqual(read(data));
});

test("adjusted scores in words of its own are what the points tell", () => {
  const points = { ns_match_points: "2.40", ew_match_points: "1.60" };
  const nothing = { contract: null, declarer: null, result: null, tricks_taken: null, ns_score: null, ew_score: null };
  const { lines, findings } = read(
    game([
      section([
        result({ ns_pair: "3", ...nothing, ...points }),
        result({ ns_pair: "5", ns_score: "ADJ", ew_score: "ADJ", ...points }),
        result({ ns_pair: "7", ...nothing }),
      ]),
    ]),
  );
  const award = { ns: { kind: "points", value: 2.4 }, ew: { kind: "points", value: 1.6 } };
  expect(lines).toMatchObject([
    { status: "awarded", award },
    { status: "awarded", award, contract: { level: 4 }, score: 420 },
    { status: "unread" },
  ]);
  expect(findings.filter(({ kind }) => kind === "onlyPoints")).toHaveLength(2);
});

test("teams by the event's type", () => {
  const session = read(game([section([result({})])], { type: "SWISS TEAMS", board_scoring_method: "IMPS" }));
  expect(session.settings.Scoring).toBe("Swiss teams");
});

test("a percentage alone is a total; hands of no board are left out, and that is said", () => {
  const pair_summaries = [{ pair_number: "1", direction: "NS", percentage: "62.50" }];
  const record = { board: "x", north_spades: "AKQJT98765432" };
  const session = read(game([section([result({})], { pair_summaries })], {}, { hand_records: [record] }));
  expect(session.contestants).toMatchObject([{ id: "1" }]);
  expect(session.deals).toBeUndefined();
  expect(session.findings.map(({ kind }) => kind)).toContain("dealNotRead");
});
