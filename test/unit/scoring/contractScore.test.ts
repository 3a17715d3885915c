import { goldenJson, goldenText } from "../../golden/read";
import { contractScore, scoreBreakdown } from "../../../src/scoring/contractScore";
import type { Doubled, Strain } from "../../../src/scoring/types";

const rows = goldenText("raw-scores-all-2940.csv")
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => row.split(","))
  .map(([level, strain, double, vul, tricks, score]) => ({
    contract: { level: Number(level), strain: strain as Strain, doubled: double.length as Doubled },
    vulnerable: vul === "V",
    tricks: Number(tricks),
    score: Number(score),
  }));

test("all 2,940 scores of Law 77", () => {
  expect(rows).toHaveLength(2940);
  const wrong = rows.filter(
    ({ contract, tricks, vulnerable, score }) => contractScore(contract, tricks, vulnerable) !== score,
  );
  expect(wrong).toEqual([]);
});

test("the items of a breakdown sum to the score", () => {
  const wrong = rows.filter(({ contract, tricks, vulnerable, score }) => {
    const items = scoreBreakdown(contract, tricks, vulnerable);
    return items.reduce((sum, { points }) => sum + points, 0) !== score;
  });
  expect(wrong).toEqual([]);
});

test("4S doubled, vulnerable, just made: 240 + 500 + 50", () => {
  expect(scoreBreakdown({ level: 4, strain: "S", doubled: 1 }, 10, true)).toEqual([
    { part: "contract", tricks: 4, points: 240 },
    { part: "game", points: 500 },
    { part: "insult", points: 50 },
  ]);
});

interface Vector {
  contract: string;
  tricks: number;
  vul: string;
  declarerScore: number;
}

test.each(goldenJson<{ rawScore: Vector[] }>("golden.json").rawScore)("$contract $tricks $vul", (vector) => {
  const [, level, strain, double] = /^(\d)(\w)(X*)$/.exec(vector.contract) as RegExpExecArray;
  const contract = { level: Number(level), strain: strain as Strain, doubled: double.length as Doubled };
  expect(contractScore(contract, vector.tricks, vector.vul === "V")).toBe(vector.declarerScore);
});

test("7NT redoubled, vulnerable, made: its parts", () => {
  expect(scoreBreakdown({ level: 7, strain: "N", doubled: 2 }, 13, true)).toEqual([
    { part: "contract", tricks: 7, points: 880 },
    { part: "game", points: 500 },
    { part: "grandSlam", points: 1500 },
    { part: "insult", points: 100 },
  ]);
});
