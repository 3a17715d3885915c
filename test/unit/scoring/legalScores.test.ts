import { goldenJson } from "../../golden/read";
import { isLegalScore } from "../../../src/scoring/legalScores";
import type { Vulnerability } from "../../../src/scoring/types";

const { nsByVul } = goldenJson<{ nsByVul: Record<string, number[]> }>("legal-scores.json");

const cases: [Vulnerability, string, number][] = [
  ["None", "none", 283],
  ["NS", "NS", 315],
  ["EW", "EW", 315],
  ["Both", "both", 343],
];

test.each(cases)("vulnerable %s: exactly the %s scores of Law 77, %d of them", (vulnerable, key, count) => {
  const tens = Array.from({ length: 2001 }, (_, i) => (i - 1000) * 10);
  const legal = tens.filter((score) => isLegalScore(score, vulnerable));
  expect(legal).toHaveLength(count);
  expect(legal).toEqual(nsByVul[key]);
});

test("620 is a vulnerable score; 10, 425 and 8000 are nobody's", () => {
  expect([isLegalScore(620, "NS"), isLegalScore(620, "EW")]).toEqual([true, false]);
  expect([10, 425, 8000].map((score) => isLegalScore(score, "Both"))).toEqual([false, false, false]);
});
