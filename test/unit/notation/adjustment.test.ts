import fc from "fast-check";
import {
  parseAdjustment,
  type Adjustment,
  type AssignedResult,
  type SideRuling,
} from "../../../src/notation/adjustment";
import { makeAward, type Award } from "../../../src/notation/award";

const reading = (text: string): Adjustment => {
  const found = parseAdjustment(text);
  if (!found.ok) throw new Error(`${text}: ${found.kind}`);
  return found.value;
};
const kindOf = (text: string): string => {
  const found = parseAdjustment(text);
  return found.ok ? found.value.kind : found.kind;
};
const spades = (tricks: number, weight = 1): AssignedResult => ({
  result: { contract: { level: 4, strain: "S", doubled: 0 }, declarer: "N", tricks },
  weight,
});
const results = (...of: AssignedResult[]): SideRuling => ({ kind: "results", of });
const both = (side: SideRuling): Adjustment => ({ kind: "ruling", ns: side, ew: side });

test("averages, percentages, a pass-out and a board not played are what they are in a result's cell", () => {
  expect(["AVE+/AVE-", "A6040", "60-40", "PASS", "NP"].map(kindOf)).toEqual([
    "award",
    "award",
    "award",
    "passed",
    "notPlayed",
  ]);
});

test("an assigned result or score is for both sides", () => {
  expect(reading("4SN-1")).toEqual(both(results(spades(9))));
  expect(reading("4♠ N =")).toEqual(both(results(spades(10))));
  expect(reading("-620")).toEqual(both(results({ result: { score: -620 }, weight: 1 })));
});

test.each([
  "60% 4SN=, 40% 4SN-1",
  "60%4SN=;40%4SN-1",
  "60 % 4SN= 40 % 4SN-1",
  "60% of 4SN= and 40% of 4SN-1",
  "60%*4SN= / 40%*4SN-1",
])("%s is a weighting", (text) => {
  expect(reading(text)).toEqual(both(results(spades(10, 0.6), spades(9, 0.4))));
});

test("weights to two decimals, with a point or a comma; scores and pass-outs as parts", () => {
  expect(reading("33,33% 4SN+1, 66.67% -50")).toEqual(
    both(results(spades(11, 0.3333), { result: { score: -50 }, weight: 0.6667 })),
  );
  expect(reading("60% 4SN+1,40% -100")).toEqual(
    both(results(spades(11, 0.6), { result: { score: -100 }, weight: 0.4 })),
  );
  expect(reading("12,5% 420,87,5% 4SN=")).toEqual(
    both(results({ result: { score: 420 }, weight: 0.125 }, spades(10, 0.875))),
  );
  expect(reading("50% PASS, 50% 4SN=")).toEqual(both(results({ result: { score: 0 }, weight: 0.5 }, spades(10, 0.5))));
});

test.each(["NS 4SN-1 / EW 4SN=", "N-S: 4SN-1; E-W: 4SN=", "ns4sn-1ew4sn="])("%s is a split", (text) => {
  expect(reading(text)).toEqual({ kind: "ruling", ns: results(spades(9)), ew: results(spades(10)) });
});

test("each side of a split may have its own kind", () => {
  const percent = (value: number): Award => ({ kind: "percent", value });
  expect(reading("NS 60% / EW 4SN=")).toEqual({ kind: "ruling", ns: percent(60), ew: results(spades(10)) });
  expect(reading("NS A60 / EW 0%")).toEqual({ kind: "ruling", ns: percent(60), ew: percent(0) });
  expect(reading("NS AVE+ / EW 60% 4SN=, 40% 4SN-1")).toEqual({
    kind: "ruling",
    ns: { kind: "average", sign: "+" },
    ew: results(spades(10, 0.6), spades(9, 0.4)),
  });
  expect(reading("NS +3 IMPs / EW -3 IMPs")).toEqual({
    kind: "ruling",
    ns: { kind: "imps", value: 3 },
    ew: { kind: "imps", value: -3 },
  });
});

test.each([
  ["60% 4SN=, 30% 4SN-1", "weightsNotWhole"],
  ["100% 4SN=, 0% 4SN-1", "weightsNotWhole"],
  ["60% 4SN=, 40% 4S-1", "rulingWithoutDeclarer"],
  ["4SN", "rulingWithoutResult"],
  ["60% 4SN=, rest 4SN-1", "notAnAdjustment"],
  ["6040", "percentOrScore"],
  ["60", "percentOrScore"],
  ["50", "percentOrScore"],
  ["425", "notAScore"],
  ["60%", "oneSidedAward"],
  ["unclear", "notAnAdjustment"],
  ["4SN=/4SN-1", "notAnAdjustment"],
  ["NS 4SN= / EW nothing", "notAnAdjustment"],
  ["NS 160% / EW 40%", "notAnAdjustment"],
])("%s is refused: %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test("the same figure as a score and as IMPs is written for each side", () => {
  const ns: Award = { kind: "scores", of: [{ score: -10, weight: 1 }] };
  expect(makeAward({ ns, ew: { kind: "imps", value: -10 } })).toBe("NS -10 / EW -10 IMPs");
});

test("what is written of awards is read again as the same", () => {
  const score = fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10);
  const scores = fc.oneof(
    score.map((one) => [{ score: one, weight: 1 }]),
    fc.tuple(score, score, fc.integer({ min: 1, max: 9999 })).map(([a, b, part]) => [
      { score: a, weight: part / 10_000 },
      { score: b, weight: (10_000 - part) / 10_000 },
    ]),
  );
  const award = fc.oneof<fc.Arbitrary<Award>[]>(
    fc.integer({ min: 0, max: 1000 }).map((tenths) => ({ kind: "percent", value: tenths / 10 })),
    fc.integer({ min: -24, max: 24 }).map((value) => ({ kind: "imps", value })),
    fc.constantFrom<Award>(...(["", "+", "-"] as const).map((sign) => ({ kind: "average", sign }) as const)),
    scores.map((of) => ({ kind: "scores", of })),
  );
  const asAward = (side: SideRuling): Award =>
    side.kind === "results"
      ? {
          kind: "scores",
          of: side.of.map(({ result, weight }) => ({ score: "score" in result ? result.score : NaN, weight })),
        }
      : side;
  fc.assert(
    fc.property(award, award, (ns, ew) => {
      const text = makeAward({ ns, ew });
      const found = reading(text);
      if (found.kind !== "award" && found.kind !== "ruling" && found.kind !== "passed") throw new Error(text);
      const sides = found.kind === "passed" ? both(results({ result: { score: 0 }, weight: 1 })) : found;
      expect({ ns: asAward((sides as { ns: SideRuling }).ns), ew: asAward((sides as { ew: SideRuling }).ew) }).toEqual({
        ns,
        ew,
      });
    }),
  );
});
