import fc from "fast-check";
import Papa from "papaparse";
import { readResults } from "../../../../src/files";
import { makeBridgeWebs } from "../../../../src/files/bridgewebs/write";
import { outgoing } from "../../../../src/files/out/outgoing";
import { isLeadRead } from "../../../../src/notation/lead";
import { lineScore } from "../../../../src/results/lineScore";
import type { ResultLine } from "../../../../src/results/types";
import { MAKER } from "./made";
import { anySession } from "./sessions";
import { expectSameLines, type Sent } from "./same";

const rowsOf = (sent: Sent): string[][] =>
  Papa.parse<string[]>(makeBridgeWebs(outgoing(sent), MAKER), { delimiter: "," }).data.slice(0, -1);

const line = { section: "", board: 1, status: "played" as const, at: "" };
const sent: Sent = {
  lines: [
    {
      ...line,
      ns: "1",
      ew: "2",
      contract: { level: 4, strain: "S", doubled: 0 },
      declarer: "N",
      tricks: 10,
      score: 420,
    },
    {
      ...line,
      ns: "3",
      ew: "4",
      contract: { level: 4, strain: "S", doubled: 1 },
      declarer: "N",
      tricks: 9,
      score: -100,
    },
    { ...line, board: 2, ns: "1", ew: "4", status: "passed", score: 0 },
  ],
  settings: {},
  contestants: [{ id: "1", section: "", names: ["Ann", "=Bob"] }],
  event: { name: "Tuesday Pairs", date: "2026-11-30" },
};

test("options, two lists of places, boards with their rows", () => {
  expect(rowsOf(sent)).toEqual([
    ["#Version", "std1"],
    ["#Date", "30/11/2026"],
    ["#Title", "Tuesday Pairs"],
    ["#Source", "Traveller 1.2.3"],
    ["#Pairs", "4"],
    ["#Boards", "2"],
    ["#Winners", "2"],
    ["#Scores"],
    ["POSITION", "PAIR", "NAME1", "NAME2", "SCORE", "PERCENT"],
    ["1", "1", "Ann", "'=Bob", "2", "100"],
    ["2", "3", "", "", "0", "0"],
    ["#Scores"],
    ["POSITION", "PAIR", "NAME1", "SCORE", "PERCENT"],
    ["1", "4", "", "2", "100"],
    ["2", "2", "", "0", "0"],
    ["#BoardFormat", "BOARD"],
    ["#Travellers"],
    ["NS", "EW", "Bid", "By", "Ld", "Tks", "+Sc", "-Sc", "+", "-"],
    ["#Board", "1"],
    ["1", "2", "4S", "N", "", "10", "420", "", "2", "0"],
    ["3", "4", "4SX", "N", "", "9", "", "100", "0", "2"],
    ["#Board", "2"],
    ["1", "4", "PASS", "", "", "", "0", "", "", ""],
  ]);
});

test("rows are as long as their headings, whatever the session", () => {
  fc.assert(
    fc.property(anySession, (any) => {
      let width = 0;
      for (const row of rowsOf(any)) {
        if (row[0].startsWith("#")) width = 0;
        else if (width === 0 && row[0] === "POSITION") width = row.length;
        else if (width) expect(row).toHaveLength(width);
      }
    }),
    { numRuns: 60 },
  );
});

test("what was played comes in again", async () => {
  await fc.assert(
    fc.asyncProperty(anySession, async (any) => {
      // A section, a round and the like have no column, and what was assigned has no contract.
      const lines = any.lines
        .filter((one) => ["played", "passed"].includes(one.status) && one.score !== 0)
        .map(({ board, ns, ew, status, contract, declarer, tricks, lead, score, at }) => ({
          ...{ section: "", board, ns, ew, status, contract, declarer, tricks, score, at },
          ...(lead && isLeadRead(lead) ? { lead } : {}),
        }))
        .map((one) => (one.contract ? { ...one, score: lineScore(one) } : one));
      fc.pre(lines.length > 0);
      const suits = { level: 1, declarer: "W" as const, tricks: 7, status: "played" as const };
      const all = (["C", "D", "H", "S"] as const).map((strain, i): ResultLine => {
        const played = { ...suits, contract: { level: 1, strain, doubled: 0 as const }, board: 90 + i };
        return { section: "", ns: "1", ew: "11", at: "", ...played, score: lineScore(played) };
      });
      const outside = { ...any, lines: [...lines, ...all] };
      const text = makeBridgeWebs(outgoing(outside), MAKER);
      expectSameLines(await readResults(new TextEncoder().encode(text), "night.csv"), outside);
    }),
    { numRuns: 60 },
  );
});

test("players of an individual event stand in pairs of their table; who is not known has no number, and no name is needed", () => {
  const players = ["1", "2", "3", "4"] as [string, string, string, string];
  const individual = rowsOf({ ...sent, lines: [{ ...line, ns: "", ew: "", players, score: 420 }], event: {} });
  expect(individual).toContainEqual(["#Individual", "4"]);
  expect(individual.some(([name]) => name === "#Title")).toBe(false);
  expect(individual.at(-1)?.slice(0, 2)).toEqual(["1+3", "2+4"]);
  const unknown = rowsOf({ ...sent, lines: [{ ...line, section: "A", ns: "1", ew: "", score: 420 }] });
  expect(unknown.at(-1)?.slice(0, 2)).toEqual(["A1", ""]);
});
