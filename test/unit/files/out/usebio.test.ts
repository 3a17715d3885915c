import fc from "fast-check";
import { outgoing } from "../../../../src/files/out/outgoing";
import { readUsebio } from "../../../../src/files/usebio/session";
import { makeUsebio } from "../../../../src/files/usebio/write";
import { atOnce } from "../../../../src/results/steps";
import { MAKER } from "./made";
import { anySession } from "./sessions";
import { expectSameLines, expectSamePeople, expectSameSettings, expectSameStandings, type Sent } from "./same";

const again = (sent: Sent) => atOnce(readUsebio(makeUsebio(outgoing(sent), MAKER), "night.xml"));

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

const line = { section: "", board: 1, ns: "1", ew: "2", status: "played" as const, at: "" };
const plain: Sent = { lines: [], settings: {}, contestants: [], event: {} };

test("what a paper's score says against its contract goes out as the score alone", () => {
  const contract = { level: 4, strain: "S", doubled: 0 } as const;
  const lines = [{ ...line, contract, declarer: "N" as const, tricks: 10, score: 450 }];
  const [back] = again({ ...plain, lines }).lines;
  expect([back.score, back.contract]).toEqual([450, undefined]);
});

test("one score that was assigned to both sides is a score; director and charge code come in again", () => {
  const of = [{ score: 420, weight: 1 }];
  const award = { ns: { kind: "scores", of }, ew: { kind: "scores", of } } as const;
  const sent: Sent = {
    ...plain,
    lines: [{ ...line, status: "awarded", award: { ns: { ...award.ns }, ew: { ...award.ew } } }],
    settings: { "Charge code": "25" },
    event: { director: "Dee" },
  };
  expect(makeUsebio(outgoing(sent), MAKER)).toContain("<SCORE>420</SCORE>");
  const back = again(sent);
  expect(back.lines).toMatchObject([{ status: "awarded", award }]);
  expect(back.event.director).toBe("Dee");
  expect(back.settings["Charge code"]).toBe("25");
});

test("characters that XML cannot hold are shown as such", () => {
  const text = makeUsebio(outgoing({ ...plain, lines: [{ ...line, score: 420 }], event: { name: "a\u0001b" } }), MAKER);
  expect(text).toContain("a\uFFFDb");
});
