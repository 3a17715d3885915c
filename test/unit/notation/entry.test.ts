import { makeAward, parseAward } from "../../../src/notation/award";
import { parseEntry } from "../../../src/notation/entry";

const kind = (text: string): string => {
  const entry = parseEntry(text);
  return entry.ok ? entry.value.kind : entry.kind;
};

test.each(["PASS", "pass", "Passed out", "all pass", "AP", "P", "PO", "p.o.", "-P-"])("%s is a pass-out", (text) => {
  expect(kind(text)).toBe("passed");
});

test("not played, sitting out, to come", () => {
  expect(["NP", "not played", "Sit-out", "bye", "late", "L"].map(kind)).toEqual([
    "notPlayed",
    "notPlayed",
    "sitOut",
    "sitOut",
    "pending",
    "pending",
  ]);
});

test("a dash has two readings", () => {
  expect(parseEntry("---")).toMatchObject({ ok: false, kind: "dash", likely: ["PASS", "NP"] });
});

test.each([
  ["A6040", "60-40"],
  ["a60-40", "60-40"],
  ["60-40", "60-40"],
  ["60/40", "60-40"],
  ["40%-60%", "40-60"],
  ["60% 60%", "60-60"],
  ["55,5-44.5", "55.5-44.5"],
  ["AVE", "AVE"],
  ["A", "AVE"],
  ["AVE+", "AVE+"],
  ["A+/A-", "AVE+/AVE-"],
  ["A+A-", "AVE+/AVE-"],
  ["avg-", "AVE-"],
  ["A==", "AVE"],
  ["A+-", "AVE+/AVE-"],
  ["A=+", "AVE/AVE+"],
])("%s is the award %s", (text, expected) => {
  const award = parseAward(text);
  expect(award?.ok && makeAward(award.value)).toBe(expected);
  expect(parseAward(expected)).toEqual(award);
});

test("one percentage alone is asked about; four digits alone and small numbers are no award", () => {
  expect(parseAward("60%")).toMatchObject({ ok: false, kind: "oneSidedAward", likely: ["60-40", "60-60"] });
  expect(parseAward("A60")).toMatchObject({ ok: false, kind: "oneSidedAward" });
  expect(parseAward("6040")).toBeUndefined();
  expect(parseAward("4-1")).toBeUndefined();
});
