import fc from "fast-check";
import { outgoing } from "../../../../src/files/out/outgoing";
import { readPbn } from "../../../../src/files/pbn/session";
import { makePbn } from "../../../../src/files/pbn/write";
import { atOnce } from "../../../../src/results/steps";
import { MAKER } from "./made";
import { anySession } from "./sessions";
import { expectSameLines, expectSamePeople, expectSameSettings, expectSameStandings, type Sent } from "./same";

const again = (sent: Sent) => atOnce(readPbn(makePbn(outgoing(sent), MAKER), "night.pbn"));

test("any session goes out and comes in again", () => {
  fc.assert(
    fc.property(anySession, (sent) => {
      const back = again(sent);
      expectSameLines(back, sent);
      expectSameSettings(back.settings, sent.settings);
      expectSameStandings(back, sent);
      expectSamePeople(back, sent);
      expect(back.deals ?? []).toEqual(sent.deals ?? []);
    }),
    { numRuns: 300 },
  );
});

test("an event without anybody is a file without a table of totals", () => {
  const text = makePbn(outgoing({ lines: [], settings: {}, contestants: [], event: {} }), MAKER);
  expect(text).toContain('[Event ""]');
  expect(text).not.toContain("TotalScoreTable");
});

test("lines with and without a round, a team's names, and pairs with fewer numbers than others come in again", () => {
  const line = { section: "", board: 1, ns: "1", ew: "2", status: "played" as const, at: "" };
  const pairs: Sent = {
    lines: [
      { ...line, round: 1, score: 420 },
      { ...line, ns: "3", ew: "4", score: -50 },
    ],
    settings: { Scoring: "Matchpoints" },
    contestants: [
      { id: "1", section: "", names: ["Ann", "Bob"], numbers: ["11", "12"] },
      { id: "2", section: "", names: ["Cas", "Dot"], numbers: ["13"] },
    ],
    event: {},
  };
  expectSameLines(again(pairs), pairs);
  expectSamePeople(again(pairs), pairs);
  const teams: Sent = {
    ...pairs,
    lines: [
      { ...line, table: 1, score: 420 },
      { ...line, table: 2, ns: "2", ew: "1", score: -50 },
    ],
    settings: { Scoring: "Teams", "VP scale": "None" },
    contestants: [{ id: "1", section: "", names: ["Ann", "Bob", "Cas", "Dot"] }],
  };
  expectSameLines(again(teams), teams);
  expectSamePeople(again(teams), teams);
});
