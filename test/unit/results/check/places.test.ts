/** What is offered is written where the entry stands: in one cell, or in columns of their own. */
import type { ProblemKind } from "../../../../src/notation/messages";
import { applyCorrection, changed, check, COLUMN, kinds, labels, mitchell, type Settings } from "./nights";

const PLACE = ["Board", "NS", "EW"];
const COLUMNS = [...PLACE, "Contract", "By", "Result"];

/** What is offered for the first finding of a kind. */
function offered(kind: ProblemKind, cells: unknown[][], settings: Settings = [], names: unknown[][] = []): string[] {
  const found = check(cells, settings, names).find((finding) => finding.kind === kind);
  if (!found) throw new Error(`none of ${kind}: ${kinds(check(cells, settings, names)).join()}`);
  return labels(found);
}

/** Each correction, once written, leaves nothing odd. */
function expectMended(cells: unknown[][]): void {
  const left = check(cells)[0].corrections.map((one): [string, string[]] => [
    one.label,
    kinds(check(applyCorrection(cells, {}, one).cells)),
  ]);
  expect(left).toEqual(left.map(([label]) => [label, []]));
}

describe("the paper's score is right, the entry is not", () => {
  const FORMS: [name: string, heading: string[], entry: unknown[], paper: number, offered: string[]][] = [
    ["one cell", ["Result"], ["4SN-1"], -100, ["Result: 4SXN-1", "Result: 4SN-2", "Result: 5SN-2"]],
    ["declarer with the contract", ["Contract", "Result"], ["4SN", "-1"], -100, ["Contract: 4SXN", "Result: -2", "Contract: 5SN, Result: -2"]],
    ["a double that is too much", ["Contract", "X", "By", "Result"], ["4S", "X", "N", "-1"], -50, ["X: blank"]],
    ["a double that is too little", ["Contract", "X", "By", "Result"], ["4S", "X", "N", "-1"], -200, ["X: XX"]],
    ["one more made", ["Contract", "By", "Made", "Down"], ["4S", "N", 4, ""], 450, ["Made: +1"]],
    ["one more down", ["Contract", "By", "Made", "Down"], ["4S", "N", "", 1], -150, ["Down: 3"]],
    ["down, not made", ["Contract", "By", "Made", "Down"], ["4S", "N", 4, ""], -50, ["Made: blank, Down: 1", "Contract: 5S, Made: blank, Down: 1"]],
    ["made, not down", ["Contract", "By", "Made", "Down"], ["4S", "N", "", 1], 420, ["Made: =, Down: blank"]],
    ["one trick more", ["Contract", "By", "Tricks"], ["4S", "N", 10], 450, ["Tricks: 11"]],
    ["a trick fewer", ["Contract", "By", "Tricks"], ["4S", "N", 10], -50, ["Tricks: -1", "Contract: 5S, Tricks: -1"]],
  ]; // prettier-ignore

  test.each(FORMS)("%s", (_, heading, entry, paper, wanted) => {
    const cells = [
      [...PLACE, ...heading, "Paper score"],
      [1, 1, 2, ...entry, paper],
    ];
    expect(offered("paperDiffers", cells).slice(1)).toEqual(wanted);
    expectMended(cells);
  });
});

describe("a score is written where scores stand", () => {
  test("with one column of E-W's scores, as E-W's", () => {
    const cells = [
      [...COLUMNS, "EW score"],
      [1, 1, 2, "4S", "N", "=", -430],
    ];
    const [found] = check(cells);
    expect([found.kind, found.column, found.read]).toEqual(["fileScoreDiffers", "EW score", "430"]);
    expect(labels(found)).toEqual(["EW score: -420"]);
  });

  test("a game of the other side in the result's column, or in the other of two", () => {
    const rows = (...scores: unknown[][]): unknown[][] => scores.map((score, i) => [2, i + 1, i + 11, ...score]);
    expect(offered("scoreMirrored", [[...PLACE, "Result"], ...rows([650], [650], [-650])])).toEqual(["Result: 650"]);
    const two = [[...PLACE, "NS score", "EW score"], ...rows([620, ""], [620, ""], ["", 620])];
    expect(offered("scoreMirrored", two)).toEqual(["NS score: 620, EW score: blank"]);
    expect(check(two).find(({ kind }) => kind === "scoreMirrored")?.column).toBe("EW score");
  });

  test("on the paper where nothing else was entered", () => {
    const cells = [
      [...COLUMNS, "Paper score"],
      [3, 1, 2, "", "", "", 620],
    ];
    expect(offered("impossibleScore", cells)).toEqual(["Paper score: -620"]);
  });

  test("a last 0 left out, for either side, where ten times as much is a score", () => {
    const two = (ns: unknown, ew: unknown): unknown[][] => [
      [...PLACE, "NS score", "EW score"],
      [1, 1, 2, ns, ew],
    ];
    expect(offered("notAScore", two("", 45))).toEqual(["EW score: 450"]);
    expect(offered("notAScore", two(45, ""))).toEqual(["NS score: 450"]);
    expect(offered("notAScore", two(31, ""))).toEqual([]);
    expect(offered("notAScore", two("forty", ""))).toEqual([]);
  });
});

describe("whose score it is", () => {
  const paper = (...rows: unknown[][]): unknown[][] => [[...COLUMNS, "Paper score"], ...rows];

  test("the declarer who plays that strain at the other tables is offered alone", () => {
    const cells = paper([1, 1, 2, "2S", "N", "+1", -170], [1, 3, 4, "2S", "E", "+2", -170]);
    expect(offered("scoreForOtherSide", cells)).toEqual([
      "Paper score: 140",
      "Result: +2, Paper score: 170",
      "By: E, Result: +2",
    ]);
  });

  test("no declarer of a side that cannot have that score", () => {
    // Only N-S are vulnerable: 620 is theirs.
    const cells = paper([2, 1, 2, "4S", "N", "=", -620]);
    expect(offered("scoreForOtherSide", cells)).toEqual(["Paper score: 620"]);
  });

  test("as if nobody were vulnerable, and as if declarer E were", () => {
    const sentences = (cells: unknown[][]): string[] => kinds(check(cells));
    const told = (cells: unknown[][]) => check(cells).map(({ about }) => about?.[2]);
    expect(sentences(paper([2, 1, 2, "4S", "N", "=", 420]))).toEqual(["scoreOtherVulnerability"]);
    expect(told(paper([2, 1, 2, "4S", "N", "=", 420]))).toEqual(["NV"]);
    expect(told(paper([1, 1, 2, "4S", "E", "=", -620]))).toEqual(["V"]);
  });
});

describe("a pair's number in another place", () => {
  const night = mitchell();

  test("N-S's number for declarer", () => {
    expect(offered("notASeat", changed(night, [5, 3], { [COLUMN.BY]: 3 }))).toEqual(["By: N", "By: S"]);
    expect(offered("notASeat", changed(night, [5, 3], { [COLUMN.BY]: 99 }))).toEqual([]);
  });

  test("who sits opposite is not guessed where nobody does usually", () => {
    expect(offered("noPair", [[...PLACE, "Score"], [1, 3, "", 420], [1, 4, 14, 430]])).toEqual([]); // prettier-ignore
  });

  test("a date for a section is told of, and nothing is offered", () => {
    const rows = night.slice(1).map((row, i) => [i === 4 ? "45748" : "A", ...row]);
    expect(offered("dateInColumn", [["Section", ...night[0]], ...rows])).toEqual([]);
  });

  test("many meet themselves: each direction has its own numbers", () => {
    const rows = [1, 2, 3, 4, 5].map((pair) => [1, pair, pair, "4S", "N", "="]);
    expect(offered("manyPlayTwice", [COLUMNS, ...rows])).toEqual(["Setting Numbers: Each direction its own"]);
  });
});

describe("a board's number", () => {
  test("rounds of one board: the board that lacks these two pairs", () => {
    const night = mitchell(5, 1);
    expect(offered("notABoard", changed(night, [3, 2], { [COLUMN.BOARD]: "x" }))).toEqual(["Board: 3"]);
  });

  test("nothing is offered to a pair alone, or before anything else is played", () => {
    const night = changed(mitchell(), [5, 3], { [COLUMN.BOARD]: "x", [COLUMN.EW]: "" });
    expect(offered("notABoard", night)).toEqual([]);
    expect(offered("notABoard", [COLUMNS, ["x", 1, 2, "4S", "N", "="]])).toEqual([]);
  });

  test("nor where more than three boards would do", () => {
    const rows = [1, 2, 3, 4].map((board) => [board, 1, 2, "4S", "N", "="]);
    const more = [5, 5].map((board, i) => [board, i + 1, i + 3, "4S", "N", "="]);
    expect(offered("notABoard", [COLUMNS, ...rows, ...more, ["x", 7, 8, "4S", "N", "="]])).toEqual([]);
  });

  test("a row whose number holds for the next ones is not offered to be cleared", () => {
    const rows = [[1, 1, 2], ["", 3, 4], [1, 1, 2], ["", 5, 6]].map((row) => [...row, "4S", "N", "="]); // prettier-ignore
    expect(offered("rowTwice", [COLUMNS, ...rows])).toEqual([]);
  });
});

describe("the same row twice", () => {
  const night = mitchell();
  /** Pair 3 meets 11 on boards 4, 5 and 6. */
  const at = (board: number): number =>
    night.findIndex((row) => row[COLUMN.BOARD] === board && row[COLUMN.NS] === 3) + 1;
  const twice = (board: number, written: number) =>
    check(changed(night, [board, 3], { [COLUMN.BOARD]: written })).filter(({ kind }) => kind === "rowTwice");

  test("the one among rows of another board is wrong, be it the first or the second", () => {
    const later = twice(6, 5);
    expect(later.map(({ row, about }) => [row, about])).toEqual([[at(6), ["5", `row ${at(5)}`]]]);
    expect(labels(later[0])[0]).toBe("Board: 6");
    const earlier = twice(4, 5);
    expect(earlier.map(({ row, about }) => [row, about])).toEqual([[at(4), ["5", `row ${at(5)}`]]]);
    expect(labels(earlier[0])[0]).toBe("Board: 4");
  });

  test("the one without a result is offered to be cleared", () => {
    const rows = [[1, 1, 2, "", "", ""], [1, 1, 2, "4S", "N", "="]]; // prettier-ignore
    expect(offered("rowTwice", [COLUMNS, ...rows])).toEqual(["Clear this row"]);
    const [found] = check([COLUMNS, ...rows]).filter(({ kind }) => kind === "rowTwice");
    expect(found.corrections[0].cells.map(({ row }) => row)).toEqual([2, 2, 2]);
  });
});

describe("one strain both ways", () => {
  const spades = (by: string[], tricks: string[]): unknown[][] =>
    by.map((seat, i) => [1, i + 1, i + 11, `4S${seat}${tricks[i]}`]);

  test("in one cell the whole entry is written anew", () => {
    const cells = [[...PLACE, "Result"], ...spades(["N", "N", "N", "W"], ["=", "=", "=", "="])];
    const [found] = check(cells).filter(({ kind }) => kind === "strainBothWays");
    expect([found.row, found.column]).toEqual([5, undefined]);
    expect(labels(found)).toEqual(["Result: 4SN=", "Swap N-S and E-W on this row, by N"]);
  });

  test("with numbers of their own, pairs have not sat the other way", () => {
    const own: Settings = [["Numbers", "Each direction its own"]];
    const cells = [[...PLACE, "Result"], ...spades(["N", "N", "N", "W"], ["=", "=", "=", "="])];
    expect(offered("strainBothWays", cells, own)).toEqual(["Result: 4SN="]);
  });

  test("where the tricks differ by more than one it was not the same play", () => {
    const cells = [[...PLACE, "Result"], ...spades(["N", "N", "N", "W"], ["+2", "+2", "+2", "-2"])];
    expect(offered("strainBothWays", cells)).toEqual([]);
  });
});

test("a row that sits otherwise than both its pairs elsewhere, in rounds of one board", () => {
  const night = mitchell(9, 1);
  const turned = changed(night, [4, 3], { [COLUMN.NS]: Number(night[rowIn(4)][COLUMN.EW]), [COLUMN.EW]: 3 });
  function rowIn(board: number): number {
    return night.findIndex((row) => row[COLUMN.BOARD] === board && row[COLUMN.NS] === 3);
  }
  const found = check(turned);
  expect(found.map(({ kind, row, about }) => [kind, row, about])).toEqual([["otherWayRound", rowIn(4) + 1, []]]);
  expect(labels(found[0])).toEqual(["Swap N-S and E-W on this row"]);
});

describe("numbers without a sign", () => {
  test("a 0 as text may be just made", () => {
    expect(offered("unsignedResult", [COLUMNS, [1, 1, 2, "4S", "N", "0"]])[0]).toBe("Result: =");
  });

  test("a column that never is just made is rather relative", () => {
    const rows = [1, 2, 3].map((board) => [board, 1, 2, "1NT", "N", 2]);
    expect(offered("unsignedResults", [COLUMNS, ...rows])).toEqual([
      "Setting Results as: Relative",
      "Setting Results as: Over book",
    ]);
  });
});

test("names of another night are no list to hold numbers against", () => {
  const names = [["Pair", "Names"], ...[101, 102, 103].map((pair) => [pair, "Ann & Bob"])];
  expect(kinds(check(mitchell(), [], names))).toEqual([]);
});

test("rows of individual players who wait for the director are told of by who sits there", () => {
  const rows = [[1, 1, 2, 3, 4, "4SN="], [2, 1, 3, 2, 4, "4SN="], [3, 1, 4, 2, 3, "TD"]]; // prettier-ignore
  const found = check([["Board", "North", "East", "South", "West", "Result"], ...rows], [["Scoring", "Individual"]]);
  expect(found.map(({ kind, row, read }) => [kind, row, read])).toEqual([["resultPending", 4, "1-2 v 4-3"]]);
});
