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
