import { placedSentence, sentence, type ProblemKind } from "../../../src/notation/messages";
import { parseContract } from "../../../src/notation/contract";

test("a sentence says what was read and what would be understood", () => {
  const reading = parseContract("4Q");
  expect(!reading.ok && sentence(reading)).toBe(
    '"4Q" is not a contract: write level and strain, then X or XX, declarer and result if wanted, such as 4S, 3NTX or 2HE+1.',
  );
});

test("a place stands in front", () => {
  const kind: ProblemKind = "looksLikeDate";
  expect(placedSentence({ kind, at: "row 12", read: "45748" })).toMatch(/^row 12: 45748 looks like a date/);
});

test("a file of which a sentence speaks as a whole is named once", () => {
  const said = (kind: ProblemKind, at: string, read = at): string => placedSentence({ kind, at, read });
  expect(said("noResults", "night.bws")).toBe("night.bws holds no results.");
  expect(said("noResults", "tuesday night.bws")).toBe("tuesday night.bws holds no results.");
  expect(said("individualEvent", "pasted text")).toMatch(/^Pasted text is an individual event/);
  expect(said("readingStopped", "night.csv")).toBe("Stopped: nothing of night.csv was read.");
  expect(said("noResults", "line 1", "night.csv")).toBe("line 1: night.csv holds no results.");
});

test("words of ours begin a sentence with a capital, entries stay as written", () => {
  const said = (kind: ProblemKind, read: string): string => sentence({ kind, read });
  expect(said("zeroMatch", "round 2, 1 v 3")).toMatch(/^Round 2, 1 v 3 is 0-0/);
  expect(said("tooLarge", "a line of 70000 characters")).toMatch(/^A line of 70000 characters is more/);
  expect(said("noPairNumber", "4s")).toMatch(/^4s has/);
  expect(said("unknownPair", "a7")).toMatch(/^a7 is not/);
});
