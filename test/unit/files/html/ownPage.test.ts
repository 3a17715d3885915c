/** Pages of our own, as they carry their session and as their tables alone tell it. */
import { readFiles, readPastedText, readResults } from "../../../../src/files";
import { makeHtml } from "../../../../src/files/html/write";
import { outgoing } from "../../../../src/files/out/outgoing";
import type { ImportedSession, ResultLine } from "../../../../src/results/types";
import { MAKER } from "../out/made";
import { expectSameLines, standingsOf, type Sent } from "../out/same";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const pageOf = (sent: Sent): string => makeHtml(outgoing(sent), MAKER);

/** The page as somebody may have copied it: without what it carries. */
const tablesOf = (sent: Sent): string => pageOf(sent).replace(/<meta name="traveller-session"[^>]*>/, "");

const readText = (text: string, name = "night.html"): Promise<ImportedSession> => readResults(bytesOf(text), name);

const LINE = { section: "", status: "played" as const, at: "" };

const played = (board: number, ns: string, ew: string, score: number): ResultLine => ({
  ...LINE,
  board,
  ns,
  ew,
  score,
});

const four = (board: number, players: readonly string[], score: number): ResultLine => ({
  ...LINE,
  ...{ board, ns: "", ew: "", players: players as ResultLine["players"], score },
});

const INDIVIDUAL: Sent = {
  lines: [
    four(1, ["3", "1", "7", "2"], 420),
    four(1, ["4", "5", "6", "8"], -50),
    four(2, ["3", "2", "1", "7"], 110),
    four(2, ["4", "6", "5", "8"], 140),
  ],
  settings: { Scoring: "Individual", Winners: 1 },
  contestants: [{ id: "3", section: "", names: ["Ann <b>"] }],
  event: { name: 'A "Night" & more', club: "Riverside", date: "2026-11-30" },
};

const TEAMS: Sent = {
  lines: [
    played(1, "1", "2", 420),
    played(1, "2", "1", -50),
    played(2, "1", "2", -100),
    played(2, "2", "1", 110),
    played(1, "3", "4", 450),
    played(1, "4", "3", 420),
    played(2, "3", "4", 90),
    played(2, "4", "3", 110),
  ],
  settings: { Scoring: "Teams", "VP scale": "None" },
  contestants: [{ id: "1", section: "", names: ["Ann", "Bob", "Cid", "Dee"] }],
  event: {},
};

test("an individual comes back as one, with its names and its details", async () => {
  const back = await readText(pageOf(INDIVIDUAL));
  expect(back).toMatchObject({ settings: { Scoring: "Individual" }, event: INDIVIDUAL.event });
  expect(back.source).toEqual({ kind: "own page", fileName: "night.html" });
  expect(back.contestants.find(({ id }) => id === "3")?.names).toEqual(["Ann <b>"]);
  expectSameLines(back, INDIVIDUAL);
  expect(back.findings.map(({ kind }) => kind)).toContain("ownPage");
});

test.each([
  ["as a page", (text: string) => readText(text)],
  ["pasted", (text: string) => readPastedText(text)],
  ["as a browser saves it", (text: string) => readText(`<!-- saved from url=(0014)about:internet -->\n${text}`)],
])("its session is carried %s", async (_, read) => {
  expectSameLines(await read(pageOf(TEAMS)), TEAMS);
});

test("players who stand two by two are no pairs with two names", async () => {
  const back = await readText(tablesOf(INDIVIDUAL));
  expect(back.contestants).toEqual([]);
  expect(back.settings).toMatchObject({ Scoring: "Individual" });
  expect(standingsOf(back)).toEqual(standingsOf({ ...INDIVIDUAL, contestants: [] }));
});

test("nor are they in a table that was copied from the page", () =>
  readPastedText("Board\tNS\tEW\tNS score\n1\t3 & 7\t1 & 2\t420\n1\t4 & 6\t5 & 8\t-50\n2\t3&1\t2&7\t110").then(
    (back) => {
      expect(back.settings.Scoring).toBe("Individual");
      expect(back.lines.map(({ players }) => players?.join(" "))).toEqual(["3 1 7 2", "4 5 6 8", "3 2 1 7"]);
      expect(back.unread).toEqual([]);
    },
  ));

test("nor where only some rows have two players", async () => {
  const page = (cells: string): string => `<h2>Board 1</h2><table><tr><th>NS<th>EW<th>NS score</tr>${cells}</table>`;
  const back = await readText(page("<tr><td>3 &amp; 7<td>1 &amp; 2<td>420</tr><tr><td>4<td>5<td>-50</tr>"));
  expect(back.contestants).toEqual([]);
  expect(back.lines.map(({ ns, ew }) => [ns, ew])).toEqual([
    ["3&7", "1&2"],
    ["4", "5"],
  ]);
});

test("two names in a cell are a pair", async () => {
  const back = await readPastedText("Board\tNS\tEW\tNS score\n1\tAnn & Bob\tCid & Dee\t420");
  expect(back.lines).toMatchObject([{ ns: "1", ew: "2" }]);
});

test("the tables of a match of teams show that it is one", async () => {
  const back = await readText(tablesOf(TEAMS));
  expect(back.settings).toMatchObject({ Scoring: "Teams", Numbers: "One list" });
  expectSameLines(back, TEAMS);
});

test("rulings survive in the tables too, but for the result beside them", async () => {
  const contract = { contract: { level: 5, strain: "C", doubled: 0 }, declarer: "N", tricks: 13 } as const;
  const awards: ResultLine["award"][] = [
    {
      ns: { kind: "scores", of: [620, -100].map((score, i) => ({ score, weight: i ? 0.4 : 0.6 })) },
      ew: { kind: "scores", of: [620, -100].map((score, i) => ({ score, weight: i ? 0.4 : 0.6 })) },
    },
    {
      ns: { kind: "scores", of: [{ score: -50, weight: 1 }] },
      ew: { kind: "scores", of: [{ score: 420, weight: 1 }] },
    },
    { ns: { kind: "average", sign: "-" }, ew: { kind: "average", sign: "+" } },
    { ns: { kind: "percent", value: 60 }, ew: { kind: "percent", value: 40 } },
  ];
  const lines = awards.map((award, i): ResultLine => ({
    ...played(i + 1, "1", "2", 440),
    ...contract,
    ...{ status: "awarded", award },
  }));
  const sent: Sent = { lines, settings: {}, contestants: [], event: {} };
  expectSameLines(await readText(pageOf(sent)), sent);
  const back = await readText(tablesOf(sent));
  expect(back.unread).toEqual([]);
  expect(back.lines.map(({ award }) => award)).toEqual(awards);
  expect(back.lines.map(({ contract: bid }) => bid?.level)).toEqual([5, 5, 5, 5]);
});

test.each([["nothing"], [""], ['[Event "x"]'], ["\uFFFF{{{["]])(
  "where what a page carries cannot be read (%j), its tables are",
  async (content) => {
    const page = pageOf(TEAMS).replace(/(<meta name="traveller-session" content=")[^"]*/, () => {
      return `<meta name="traveller-session" content="${content.replace(/"/g, "&quot;")}`;
    });
    const back = await readText(page);
    expectSameLines(back, TEAMS);
    expect(back.findings.map(({ kind }) => kind)).not.toContain("ownPage");
  },
);

test("members' numbers are for no page", () => {
  const contestants = [{ id: "1", section: "", names: ["Ann", "Bob"], numbers: ["4711", "4712"] }];
  expect(pageOf({ ...TEAMS, contestants })).not.toContain("4711");
  const pairs: Sent = { ...TEAMS, contestants, settings: {} };
  expect(pageOf(pairs)).not.toContain("4711");
});

test("beside other files a page is a session of its own", async () => {
  const files = [1, 2].map((board) => ({
    name: `${board}.html`,
    bytes: bytesOf(pageOf({ ...TEAMS, settings: {}, lines: [played(board, "1", "2", 420)] })),
  }));
  const { lines } = await readFiles(files);
  expect(lines.map(({ board, score }) => [board, score])).toEqual([
    [1, 420],
    [2, 420],
  ]);
});
