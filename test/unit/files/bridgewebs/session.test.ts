import { readResults } from "../../../../src/files";
import type { ImportedSession } from "../../../../src/results/types";

const read = (...lines: string[]): Promise<ImportedSession> =>
  readResults(new TextEncoder().encode(lines.join("\r\n")), "night.csv");

const NIGHT = [
  "#Version,std1",
  '#Title,"Duplicate, Thursday"',
  "#Date,27/07/2022",
  "#Pairs",
  "#Winners,2",
  "#Scores",
  "POSITION,PAIR,NAME1,NAME2,PERCENT",
  "1,1,Ann,Bob,100.00",
  "2,2,Cas,Dot,0.00",
  "#Scores",
  "POSITION,PAIR,NAME1,NAME2,PERCENT",
  "1,2,Eve,Fay,100.00",
  "2,1,Gus,Hal,0.00",
  "#BoardFormat,PBN",
  "#Travellers",
  "NS,EW,BID,BY,LD,TKS,+SC,-SC,+,-",
  "#Board,1",
  "1,1,4S,N,SA,10,420,,2,0",
  "2,2,4H*,S,D2,9,,100,0,2",
  "#Board,2",
  "1,2,PASS,,,,,,1,1",
  "2,1,Pass,,,,,,1,1",
];

test("a night: options, places of both directions, boards with their travellers", async () => {
  const session = await read(...NIGHT);
  expect(session.source).toEqual({ kind: "BridgeWebs", fileName: "night.csv" });
  expect(session.unread).toEqual([]);
  expect(session.lines).toMatchObject([
    {
      board: 1,
      ns: "1",
      ew: "1",
      score: 420,
      lead: "♠A",
      file: { score: 420, nsPoints: 2, ewPoints: 0 },
      at: "line 18",
    },
    { board: 1, ns: "2", ew: "2", score: -100, contract: { doubled: 1 }, at: "line 19" },
    { board: 2, ns: "1", ew: "2", status: "passed" },
    { board: 2, ns: "2", ew: "1", status: "passed" },
  ]);
  expect(session.settings).toMatchObject({ Scoring: "Matchpoints", Winners: 2, Numbers: "Each direction its own" });
  expect(session.contestants).toHaveLength(4);
  expect(session.contestants[2]).toEqual({ id: "2", section: "", direction: "EW", names: ["Eve", "Fay"] });
  expect(session.event).toEqual({ name: "Duplicate, Thursday", date: "2022-07-27" });
});

test("it is said that no real file was tried", async () => {
  expect((await read(...NIGHT)).findings.map(({ kind }) => kind)).toContain("neverTried");
});

test("tabs and semicolons, and words of the options in any case", async () => {
  for (const sign of ["\t", ";"]) {
    const night = NIGHT.map((line) => line.replace(/, /g, " ").replace(/,/g, sign).replace("#Board", "#BOARD"));
    expect((await read(...night)).lines).toHaveLength(4);
  }
});

test.each([
  ["#Butler,1", "Butler"],
  ["#Crossimp,1", "Cross-IMPs"],
  ["#Crossimp,0", "Matchpoints"],
  ["#Teams", "Teams"],
  ["#Swissteams", "Swiss teams"],
])("%s is scored as %s", async (option, scoring) => {
  const night = NIGHT.map((line) => (line === "#Pairs" ? option : line)).filter((line) => line !== "#Winners,2");
  expect((await read(...night)).settings.Scoring).toBe(scoring);
});

test("rows that are not understood wait with their line", async () => {
  const { unread } = await read(...NIGHT, "#Board,x", "1,2,9S,N,,3,,,,");
  expect(unread).toMatchObject([{ kind: "notABoard", at: "line 24", read: "x" }]);
});

test("places alone are no results", async () => {
  const { lines, unread } = await read(...NIGHT.slice(0, 13));
  expect(lines).toEqual([]);
  expect(unread).toMatchObject([{ kind: "noResults" }]);
});

test("a board in a column of the travellers; headings that stand again; places without names or without any row", async () => {
  const { lines, contestants, unread } = await read(
    "#Title,Night",
    "#Scores",
    "#Scores",
    "POSITION,PAIR,NAME1,NAME2,PERCENT",
    "1,1,Ann",
    "#Travellers",
    "BOARD,NS,EW,BID,BY,LD,TKS,+SC,-SC,+,-",
    "1,1,2,4S,N,SA,10,420,,2,0",
    "BOARD,NS,EW,BID,BY,LD,TKS,+SC,-SC,+,-",
    "2,2,1,PASS,,,,,,1,1",
  );
  expect(unread).toEqual([]);
  expect(lines).toMatchObject([
    { board: 1, ns: "1", ew: "2", score: 420 },
    { board: 2, ns: "2", ew: "1", status: "passed" },
  ]);
  expect(contestants).toEqual([{ id: "1", section: "", names: ["Ann"] }]);
});

test("travellers without a heading are no results", async () => {
  const { lines, unread } = await read("#Title,Night", "#Board,1", "1,2,4S,N,SA,10,420,,2,0");
  expect(lines).toEqual([]);
  expect(unread).toHaveLength(1);
});
