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
