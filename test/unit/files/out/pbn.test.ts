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
