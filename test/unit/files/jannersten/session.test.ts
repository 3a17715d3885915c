import fc from "fast-check";
import { readResults } from "../../../../src/files";
import type { ImportedSession } from "../../../../src/results/types";
import { holdsTogether, mutated } from "../../../support/mutations";

const read = (...lines: string[]): Promise<ImportedSession> =>
  readResults(new TextEncoder().encode(lines.join("\r\n")), "results.txt");

const GAME = ["[GAME]", "A;2;2;1;0;0;0;0;0;2026-11-26;Thursday pairs;Evening;0"];
const CONTESTANTS = [
  "[CONTESTANTS]",
  'A;1;N;"Ann";2;100;;',
  'A;1;S;"Bob";2;100;;',
  'A;11;E;"Eve; the elder";0;0;;',
  'A;11;W;"Fay";0;0;;',
  'A;2;N;"Cas";0;0;;',
  'A;2;S;"Dot";0;0;;',
  'A;12;E;"Gus";2;100;;',
  'A;12;W;"Hal";2;100;;',
];
const RESULTS = [
  "[RESULTS]",
  "#01;A;1;1;11;;;420;4S;N;10;SA;2;0;;;100;0;;2;;",
  "#01;A;1;2;12;;;-100;4HX;S;9;D2;0;2;;;0;100;;2;;",
  "#02;A;1;1;12;;;0;PASS;;;;1;1;;;50;50;;2;;",
  "#02;A;1;2;11;;;0;PASS;;;;1;1;;;50;50;;2;;",
];

test("a night: who they are, their results with the file's own points, and the event", async () => {
  const session = await read(...GAME, ...CONTESTANTS, ...RESULTS);
  expect(session.source).toEqual({ kind: "Jannersten", fileName: "results.txt" });
  expect(session.unread).toEqual([]);
  expect(session.lines).toMatchObject([
    {
      board: 1,
      section: "",
      round: 1,
      ns: "1",
      ew: "11",
      score: 420,
      tricks: 10,
      lead: "♠A",
      file: { score: 420, nsPoints: 2, ewPoints: 0, nsPercent: 100, ewPercent: 0 },
      at: "line 13",
    },
    { board: 1, ns: "2", ew: "12", score: -100, contract: { doubled: 1 } },
    { board: 2, ns: "1", ew: "12", status: "passed" },
    { board: 2, ns: "2", ew: "11", status: "passed" },
  ]);
  expect(session.contestants).toHaveLength(4);
  expect(session.contestants[1]).toEqual({ id: "11", section: "", names: ["Eve; the elder", "Fay"] });
  expect(session.settings).toMatchObject({ Scoring: "Matchpoints", Numbers: "One list" });
  expect(session.event).toEqual({ name: "Thursday pairs", date: "2026-11-26", session: "Evening" });
});

test("it is said that no real file was tried, and what a remark says", async () => {
  const { findings } = await read(...RESULTS.slice(0, 4), RESULTS[4] + "late play");
  expect(findings.map(({ kind }) => kind)).toContain("neverTried");
  expect(findings).toContainEqual({ kind: "remark", at: "line 5", read: "late play" });
});

test("the same number both ways is two pairs", async () => {
  const both = CONTESTANTS.map((row) => row.replace(/;1([12]);/, ";$1;"));
  const { contestants, settings } = await read(...both, ...RESULTS.map((row) => row.replace(/;1([12]);;;/, ";$1;;;")));
  expect(settings).toMatchObject({ Numbers: "Each direction its own" });
  expect(contestants.map(({ id, direction }) => [id, direction])).toEqual([
    ["1", "NS"],
    ["1", "EW"],
    ["2", "NS"],
    ["2", "EW"],
  ]);
});

test("who took part: sections, nobody, one name alone, and rows that are not whole", async () => {
  const { contestants } = await read(
    "[CONTESTANTS]",
    'A;1;N;"Ann"',
    "A;1;S",
    "A",
    'A;2;E;"Phantom";0;50;;',
    'B;1;N;"Cas";0;50;;',
    'B;1;X;"Dot";0;50;;',
    ...RESULTS,
    ...RESULTS.slice(1).map((row) => row.replace(";A;", ";B;")),
  );
  expect(contestants).toEqual([
    { id: "1", section: "A", names: ["Ann"] },
    { id: "1", section: "B", names: ["Cas"] },
  ]);
});

test("two sections are two", async () => {
  const second = RESULTS.slice(1).map((row) => row.replace(";A;", ";B;"));
  const { lines } = await read(...RESULTS, ...second);
  expect(new Set(lines.map(({ section }) => section))).toEqual(new Set(["A", "B"]));
});

test("IMPs where the file has them in place of matchpoints", async () => {
  const imps = RESULTS.map((row) => row.replace(/;(\d);(\d);;;\d+;\d+;/, ";;;$1;-$1;;;"));
  const { lines, settings } = await read(...imps);
  expect(lines[0].file).toMatchObject({ nsPoints: 2, ewPoints: -2 });
  expect(["Cross-IMPs", "Butler"]).toContain(settings.Scoring);
});

test("the four players of an individual event", async () => {
  const { lines, settings } = await read("[RESULTS]", "#1;A;1;1;2;3;4;420;4S;N;10;SA;;;;;;;;;;");
  expect(lines).toMatchObject([{ players: ["1", "2", "3", "4"], score: 420 }]);
  expect(settings.Scoring).toBe("Individual");
});

test("the names of the fields may stand above the results, and any other row is listed", async () => {
  const { lines, unread } = await read("[RESULTS]", "#board;section;round;N pair", ...RESULTS.slice(1), "what is this");
  expect(lines).toHaveLength(4);
  expect(unread).toMatchObject([{ kind: "tableRow", at: "line 7", read: "what is this" }]);
});

test("without results it says so", async () => {
  expect((await read(...GAME, ...CONTESTANTS)).unread).toEqual([
    { kind: "noResults", at: "results.txt", read: "results.txt" },
  ]);
});

test("spoilt, it never throws and drops nothing without saying so", async () => {
  await fc.assert(
    fc.asyncProperty(mutated([...GAME, ...CONTESTANTS, ...RESULTS].join("\n")), async (text) =>
      holdsTogether(await readResults(new TextEncoder().encode(text), "results.txt")),
    ),
    { numRuns: 150 },
  );
});
