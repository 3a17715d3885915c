/** What users of scoring programs ran into, by the case's number: files that are read, and what the check finds. */
import { checkResultsOf } from "../../../src/functions/check";
import { rankingOf, scoreResults, travellerOf } from "../../../src/functions/results";
import { record, session } from "../files/bridgemate/tables";
import { read, table } from "../files/pbn/text";
import { none, records, type Cells } from "./cells";

/** What the check says, kind of sentence and place, and what it offers. */
const findings = (cells: Cells): Record<string, unknown>[] => records(checkResultsOf(cells), "Row", "What");
const HEADING = ["Board", "NS", "EW", "Contract", "By", "Result", "Paper score"];

test("O03: a board passed out has no declarer and no result, scores 0, and is compared", () => {
  const { lines, unread } = read(table(["1 2 Pass - - - -", "3 4 2S N 8 110 -", "5 6 3NT E 9 - 400"]));
  expect(unread).toEqual([]);
  expect(lines[0]).toMatchObject({ status: "passed", score: 0 });
  expect(["contract", "declarer", "tricks"].filter((field) => field in lines[0])).toEqual([]);
  const results = [
    ["Board", "NS", "EW", "Contract", "By", "Result"],
    [1, 1, 2, "PASS", "", ""],
    [1, 3, 4, "2S", "N", "="],
    [1, 5, 6, "3NT", "E", "="],
  ];
  expect(scoreResults(results)[1]).toEqual([0, 2, 2, 50, 50, ""]);
  const [passed] = records(travellerOf(results, [[1]]), "Contract").filter(({ NS }) => NS === "1");
  expect(passed).toMatchObject({ Contract: "PASS", By: "", Result: "", "NS score": 0, "EW score": "" });
});

describe("O04: a record without a score gets one: contract, tricks and the board's vulnerability", () => {
  test("PBN", () => {
    // Board 2: N-S vulnerable.
    const { lines } = read(table(["1 2 4S N 10 - -", "3 4 4S E 10 - -"], undefined, { Board: "2" }));
    expect(lines.map(({ score, file }) => [score, file?.score])).toEqual([[620, undefined], [-420, undefined]]); // prettier-ignore
  });

  test("Bridgemate, whose records never have one", () => {
    const { lines } = session({ receivedData: [record({ board: 4, contract: "3 NT", result: "+1" })] });
    expect(lines[0].score).toBe(630);
  });
});

describe("O12: scores that cannot be, and scores on the wrong side", () => {
  test("-50 where declarer's side is vulnerable", () => {
    const found = findings([
      ["Board", "NS", "EW", "Score"],
      [4, 1, 2, -50],
      [4, 3, 4, 100],
    ]);
    expect(found).toMatchObject([{ Row: 2, Column: "Score", Read: "-50" }]);
    expect(found[0].What).toMatch(/^No result scores -50 here \(vulnerable: Both\)/);
  });

  test("2S+1 by North and 170 to E-W", () => {
    const [found] = findings([HEADING, [1, 1, 2, "2S", "N", "+1", -170], [1, 3, 4, "2S", "N", "+1", 140]]);
    expect(found.What).toMatch(/2♠N\+1|2SN\+1/);
    expect(found.What).toMatch(/wrong side/);
    expect(found.Likely).toContain("Paper score: 140");
  });
});

test("O18: a score with the wrong sign: the other side declared", () => {
  const [found] = findings([HEADING, [1, 1, 2, "3NT", "E", "-1", -50], [1, 3, 4, "3NT", "E", "-1", 50]]);
  expect(found.Likely).toBe("Paper score: 50 or By: N or By: S");
});

test("O19: one strain declared by both sides with too many tricks in all", () => {
  const board = (by: string): Cells => [
    HEADING,
    [1, 1, 2, "4S", "S", "=", ""],
    [1, 3, 4, "4S", "N", "+1", ""],
    [1, 5, 6, "4S", by, "=", ""],
    [1, 7, 8, "4S", "S", "=", ""],
  ];
  const [found] = findings(board("W"));
  expect(found).toMatchObject({ Row: 4, Column: "By" });
  expect(found.What).toMatch(/took \d+ tricks in the same strain: 2\d in all is too many/);
  expect(String(findings(board("S"))[0].What)).toMatch(/^Nothing odd/);
});

test("O27: a board scored under another's number: its cell is corrected, and all that hangs on it follows", () => {
  const night = (vulnerable: string): Cells => [
    ["Board", "Vul", "NS", "EW", "Contract", "By", "Result"],
    [1, vulnerable, 1, 2, "4S", "N", "="],
    [1, vulnerable, 3, 4, "3S", "N", "+1"],
    [1, vulnerable, 5, 6, "4S", "N", "-1"],
  ];
  expect(scoreResults(night("None")).slice(1).map(([score]) => score)).toEqual([420, 170, -50]); // prettier-ignore
  expect(scoreResults(night("Both")).slice(1).map(([score]) => score)).toEqual([620, 170, -100]); // prettier-ignore
  // An assigned score in place of the table's: every figure of the board is another.
  const ruled = night("None").map((row, i) => [...row, ["Adjust", "", "", "4SN="][i]]);
  const ns = (cells: Cells): unknown[] =>
    records(rankingOf(cells, none, none, [["NS"]]), "Pair").map(({ Place, Pair, "%": percent }) => [
      Place,
      Pair,
      percent,
    ]);
  expect(ns(night("None"))).toEqual([["1", "1", 100], ["2", "3", 50], ["3", "5", 0]]); // prettier-ignore
  expect(ns(ruled)).toEqual([["1=", "1", 75], ["1=", "5", 75], ["3", "3", 0]]); // prettier-ignore
});

test("O39: the file's score differs from the contract's: ours counts, both are shown", () => {
  const { lines, findings: found } = read(table(["1 2 4S N 10 450 -", "3 4 4S N 10 420 -"]));
  expect(lines[0]).toMatchObject({ score: 420, file: { score: 450 } });
  expect(found.filter(({ kind }) => kind === "fileScoreDiffers")).toMatchObject([
    { at: lines[0].at, read: "450", likely: ["420"] },
  ]);
});
