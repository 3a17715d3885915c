/** Rows of a results table whose entries are half made, doubled or not understood: each says so, and nothing is lost. */
import { sentence } from "../../../src/notation/messages";
import { isProblem, readGrid } from "../../../src/results/readGrid";
import type { ResultLine, Settings } from "../../../src/results/types";

const PLACE = ["Board", "NS", "EW"];

interface Told {
  line?: ResultLine;
  says: string[];
  under: (string | undefined)[];
}

/** One row below its heading. */
function told(heading: string[], row: unknown[], settings: Settings = {}, zeroMayBeBlank = false): Told {
  const grid = readGrid([heading, row], settings, { zeroMayBeBlank });
  if (isProblem(grid)) throw new Error(grid.kind);
  const [{ line, problems }] = grid.rows;
  return { line, says: problems.map(sentence), under: problems.map(({ column }) => column) };
}

const paper = (...entry: unknown[]): Told =>
  told([...PLACE, "Contract", "By", "Result", "Paper score"], [1, 1, 2, ...entry]);

test("a score that stands on the paper alone is the result", () => {
  expect(paper("", "", "", 420).line).toMatchObject({ status: "played", score: 420, paper: 420 });
  expect(paper("", "", "", "0").line).toMatchObject({ status: "passed", score: 0, paper: 0 });
});

test("a paper score that is none leaves the contract's", () => {
  const { line, says, under } = paper("4S", "N", "=", "much");
  expect(line).toMatchObject({ status: "played", score: 420 });
  expect([says[0], under]).toEqual([expect.stringMatching(/^"much" is not a score/), ["Paper score"]]);
});

test("a numeric 0 of a file is asked about: it may be a blank", () => {
  expect(told([...PLACE, "Score"], [1, 1, 2, 0]).says).toEqual([
    "0: passed out, or not entered? Write PASS for a pass-out.",
  ]);
  expect(told([...PLACE, "Result"], [1, 1, 2, 0]).says).toEqual([
    "0: just made, or not entered? Write = for just made, or the tricks taken.",
  ]);
  expect(told([...PLACE, "Result"], [1, 1, 2, 0], {}, true)).toMatchObject({ line: { status: "expected" }, says: [] });
});

test("one column of results may be scores, as set", () => {
  const scores = (cell: unknown): Told => told([...PLACE, "Result"], [1, 1, 2, cell], { "Results as": "Scores" });
  expect(scores(-50).line).toMatchObject({ status: "played", score: -50 });
  expect(scores("4SN=").says[0]).toMatch(/^"4SN=" is not a score/);
});

test("a strain that is missing is told of, not taken for a score", () => {
  expect(told([...PLACE, "Result"], [1, 1, 2, "4E"]).says[0]).toMatch(/^"4E" has no strain/);
});

test("a pass-out may stand under Result, where Contract is blank", () => {
  expect(told([...PLACE, "Contract", "By", "Result"], [1, 1, 2, "", "", "PASS"]).line).toMatchObject({
    status: "passed",
    score: 0,
  });
});

test("a double that is none, a vulnerability that is none", () => {
  const double = told([...PLACE, "Contract", "X", "By", "Result"], [1, 1, 2, "4S", "Q", "N", "="]);
  expect([double.line?.status, double.says, double.under]).toEqual([
    "unread",
    ['"Q" is not a double: leave it blank, or write X or XX.'],
    ["X"],
  ]);
  const vulnerable = told(["Board", "Vul", "NS", "EW", "Result"], [1, "maybe", 1, 2, "4SN="]);
  expect([vulnerable.line?.score, vulnerable.under]).toEqual([420, ["Vul"]]);
  expect(vulnerable.says[0]).toMatch(/^"maybe" is not a vulnerability/);
});

test("a score on both sides is told of, the contract counts; a 0 beside a score is none", () => {
  const two = (ns: unknown, ew: unknown, ...contract: unknown[]): Told =>
    contract.length
      ? told([...PLACE, "Contract", "By", "Result", "NS score", "EW score"], [1, 1, 2, ...contract, ns, ew])
      : told([...PLACE, "NS score", "EW score"], [1, 1, 2, ns, ew]);
  expect(two(420, 420, "4S", "N", "=").says).toEqual([
    'Both sides have a score ("420" and "420"): only one side can score on a board.',
  ]);
  expect(two(420, 420).line?.status).toBe("unread");
  expect(two(420, -420).line?.score).toBe(420);
  expect(two("0", 50).line?.score).toBe(-50);
  expect(two(50, "0").line?.score).toBe(50);
  expect(two("", "x").says[0]).toMatch(/^"x" is not a score/);
  expect(two(50, "x").says[0]).toMatch(/^"x" is not a score/);
});

test.each([
  ["4SN=", '"4S"'],
  ["420", '"420"'],
  ["PASS", '"PASS"'],
  ["A6040", '"60-40"'],
])("%s without a pair on one side", (entry, read) => {
  const { line, says, under } = told([...PLACE, "Result"], [1, 1, "", entry]);
  expect([line?.status, says, under]).toEqual([
    "unread",
    [`The result ${read} lacks a pair number on one side.`],
    ["EW"],
  ]);
});

test("round and table are kept", () => {
  const { line } = told(["Round", "Table", ...PLACE, "Result"], [2, "3", 1, 1, 2, ""]);
  expect([line?.round, line?.table]).toEqual([2, 3]);
});

test("headings of another language over scores alone mean nothing else", () => {
  const grid = readGrid([["Giv", "NS", "ØV", "NS score"], [1, 1, 2, 420]]); // prettier-ignore
  expect(isProblem(grid) || grid.problems).toEqual([]);
});
