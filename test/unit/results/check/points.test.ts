import fc from "fast-check";
import { fraction, toNumber } from "../../../../src/scoring/fraction";
import { matchpoints } from "../../../../src/scoring/matchpoints";
import { neuberg } from "../../../../src/scoring/neuberg";
import type { CheckFinding } from "../../../../src/results/check/finding";
import { check, kinds } from "./nights";

/** Scores that can be had on board 1, where nobody is vulnerable. */
const score = fc.constantFrom(-420, -140, -110, -50, 0, 50, 90, 110, 140, 170, 420, 450, 480);
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function range(heading: string, scores: readonly number[], figures: readonly number[]): unknown[][] {
  return [
    ["Board", "NS", "EW", "Score", heading],
    ...scores.map((value, i) => [1, i + 1, i + 21, String(value), figures[i]]),
  ];
}

/** Random scores may well look odd beside each other. */
const pointFindings = (cells: unknown[][]): CheckFinding[] =>
  check(cells).filter(({ kind }) => kind !== "scoreMirrored");

const percents = (scores: readonly number[], decimals: number): number[] =>
  matchpoints(scores).map((points) => rounded((points / (2 * (scores.length - 1))) * 100, decimals));
const points = (scores: readonly number[], scale: number): number[] =>
  matchpoints(scores).map((value) => (value * scale) / 2);

test("points of the rows that are here are not odd, on any scale, Neuberg's neither", () => {
  fc.assert(
    fc.property(
      fc.array(score, { minLength: 2, maxLength: 16 }),
      fc.integer({ min: 1, max: 2 }),
      (scores, decimals) => {
        expect(pointFindings(range("NS %", scores, percents(scores, decimals)))).toEqual([]);
        for (const scale of [1, 2]) expect(pointFindings(range("NS MP", scores, points(scores, scale)))).toEqual([]);
        const scaled = matchpoints(scores).map((own) =>
          rounded(toNumber(neuberg(fraction(own), scores.length, scores.length + 1)), 2),
        );
        expect(pointFindings(range("NS MP", scores, scaled))).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});

test("a row that is left out shows in the percentages, and between which scores it was", () => {
  fc.assert(
    fc.property(fc.array(score, { minLength: 6, maxLength: 14 }), fc.nat(), (scores, which) => {
      fc.pre(new Set(scores).size > 2);
      const at = which % scores.length;
      const rest = <T>(list: readonly T[]): T[] => list.filter((_, i) => i !== at);
      const cells = range("NS %", rest(scores), rest(percents(scores, 2)));
      const own = percents(rest(scores), 2);
      // The one result that changes no percentage at all is seen by nobody.
      fc.pre(own.some((value, i) => Math.abs(value - rest(percents(scores, 2))[i]) > 0.06));
      const findings = pointFindings(cells);
      expect(kinds(findings)).toEqual(["rowMissing"]);
      const [, , least, most] = findings[0].about ?? [];
      if (least) expect(scores[at]).toBeGreaterThanOrEqual(Number(least));
      if (most) expect(scores[at]).toBeLessThanOrEqual(Number(most));
    }),
    { numRuns: 100 },
  );
});

test("a top that is left out shows in E-W's matchpoints", () => {
  const cells = [
    ["Board", "NS", "EW", "Score", "MP NS", "MP EW"],
    [1, 1, 7, 140, 5, 3],
    [1, 2, 8, 140, 5, 3],
    [1, 3, 9, 110, 2, 6],
    [1, 4, 10, -50, 0, 8],
  ];
  const [finding] = check(cells);
  expect(finding).toMatchObject({ kind: "rowMissing", column: "MP EW", about: ["MP EW", "4", "140", ""] });
});

test("IMPs are no matchpoints", () => {
  const cells = range("NS MP", [420, 170, -50, -50], [9, 5, 2, 2]);
  expect(check(cells, [["Scoring", "Cross-IMPs"]])).toEqual([]);
});

test("while a result is missing, points of more rows are no wonder", () => {
  const cells = [
    ["Board", "NS", "EW", "Score", "NS %"],
    [1, 1, 7, 420, 100],
    [1, 2, 8, 170, 66.67],
    [1, 3, 9, "", ""],
    [1, 4, 10, -50, 0],
  ];
  expect(kinds(check(cells))).toEqual(["resultsMissing"]);
});
