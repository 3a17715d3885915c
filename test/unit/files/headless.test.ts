import fc from "fast-check";
import { readCells, readPaste, readResults } from "../../../src/files";
import { sentence } from "../../../src/notation/messages";
import type { ImportedSession, ResultLine } from "../../../src/results/types";
import { holdsTogether, mutated } from "../../support/mutations";

const told = ({ findings }: ImportedSession): string[] =>
  findings.filter(({ kind }) => kind === "decidedColumns").map(sentence);

const short = ({ board, ns, ew, score }: ResultLine): string => `${board} ${ns}v${ew} ${score}`;

/** Contracts with their results, as salliere takes them. */
const RESULTS = "3,1,2,4S=,N\n3,3,4,4S-1,N\n4,1,2,3NT+1,E\n4,3,4,3N,E,8\n5,2,3,2HX=,W\n5,4,1,PASS,\n";
/** The same as salliere gives them back: tricks, plus scores, matchpoints. */
const SCORED =
  "3,1,2,4S,N,10,420,,2,0\n3,3,4,4S,N,9,,50,0,2\n4,1,2,3NT,E,10,,630,0,2\n4,3,4,3NT,E,8,100,,2,0\n5,2,3,2HX,W,8,,470,0,2\n5,4,1,2H,W,8,,110,2,0\n";

describe("a table of results without headings", () => {
  test("with the result in the contract's cell, or in the last column", () => {
    const session = readPaste(RESULTS);
    expect(session.lines.map(short)).toEqual([
      "3 1v2 420",
      "3 3v4 -50",
      "4 1v2 -630",
      "4 3v4 100",
      "5 2v3 -470",
      "5 4v1 0",
    ]);
    expect(session.unread).toEqual([]);
    expect(told(session)).toEqual([
      "There are no headings: the columns were taken for Board, NS, EW, Contract, By, Tricks.",
    ]);
  });

  test("with scores and matchpoints, which the contracts and the boards' tops show", () => {
    const session = readPaste(SCORED);
    expect(session.lines[1]).toMatchObject({
      score: -50,
      file: { score: -50, nsPoints: 0, ewPoints: 2 },
      at: "line 2",
    });
    expect(session.findings.map(({ kind }) => kind)).not.toContain("fileScoreDiffers");
    expect(session.settings).toMatchObject({ "Matchpoint scale": 2 });
  });

  test("a column that nothing tells of is left out, and said; a blank one is not", () => {
    const remark = ["late", "", "slow", ""];
    const session = readPaste(
      ["3;1;2;4S;N;10", "3;3;4;4S;N;9", "4;1;2;3NT;E;10", "4;3;4;3NT;E;8"]
        .map((row, i) => `${row};;${remark[i]}`)
        .join("\n"),
    );
    expect(session.lines.map(({ score }) => score)).toEqual([420, -50, -630, 100]);
    expect(session.findings.find(({ kind }) => kind === "decidedColumns")?.likely).toEqual(["8"]);
  });

  test("with leads, and N-S's scores in one column", () => {
    const session = readPaste(
      "3,1,2,4S,N,10,SA,420\n3,3,4,4S,N,9,D2,-50\n4,1,2,3NT,E,10,H4,-630\n4,3,4,3NT,E,8,C10,100\n",
    );
    expect(told(session)).toEqual([
      "There are no headings: the columns were taken for Board, NS, EW, Contract, By, Tricks, Lead, NS score.",
    ]);
    expect(session.lines.map(({ lead, file }) => [lead, file?.score])).toEqual([
      ["♠A", 420],
      ["♦2", -50],
      ["♥4", -630],
      ["♣10", 100],
    ]);
  });

  test("sections, vulnerabilities and assigned values of salliere", () => {
    const { lines, unread } = readPaste(
      SCORED.replace(/^/gm, "A:")
        .replace("A:3,1", "A:3;vul=all,1")
        .replace("420,,2,0", "620,,2,0")
        .replace(",,630,0,2", ",!av+,!av-,0,2")
        .replace(",,470,0,2", ",!50,,0,2")
        .replace("110,2,0", "110,!2,!1")
        .replace(/A:$/, ""),
    );
    expect(unread).toEqual([]);
    expect(lines.map(({ section, board }) => `${section}${board}`)).toEqual(["A3", "A3", "A4", "A4", "A5", "A5"]);
    expect(lines[0]).toMatchObject({ vulnerable: "Both", score: 620 });
    expect(lines[2]).toMatchObject({ status: "awarded", award: { ns: { sign: "+" }, ew: { sign: "-" } } });
    expect(lines[4]).toMatchObject({ status: "awarded", award: { ns: { of: [{ score: 50 }] } } });
    expect(lines[5]).toMatchObject({
      status: "awarded",
      award: { ns: { kind: "points", value: 2 }, ew: { value: 1 } },
    });
  });

  test("a slip in a cell is a slip of its line", () => {
    const many = Array.from({ length: 4 }, (_, i) =>
      SCORED.replace(/^\d/gm, (board) => String(Number(board) + 3 * i)),
    ).join("");
    const { lines, unread } = readPaste(many.replace("3,1,2,4S,N", "3,1,2,9S,N"));
    expect(lines).toHaveLength(24);
    expect(unread).toMatchObject([{ kind: "notAContract", at: "line 1", read: expect.stringContaining("9S") }]);
  });

  test("the board in another place, where only that can be", () => {
    const rows = "1\t2\t5\t4SE=\n1\t2\t6\t3NTW-1\n3\t4\t5\t4SE-1\n3\t4\t6\t3NTW=\n";
    expect(told(readPaste(rows))).toEqual([expect.stringContaining("NS, EW, Board, Contract")]);
  });

  test("scores alone, in one column or two", () => {
    const session = readPaste("1;1;2;420\n1;3;4;-50\n2;1;4;-420\n2;3;2;100\n");
    expect(session.lines.map(short)).toEqual(["1 1v2 420", "1 3v4 -50", "2 1v4 -420", "2 3v2 100"]);
    expect(readPaste("1;1;2;420;\n1;3;4;;50\n2;1;4;;420\n2;3;2;100;\n").lines.map(short)).toEqual(
      session.lines.map(short),
    );
  });

  test("in another language, and as cells of a workbook", () => {
    const french = readPaste("1;1;2;4P;N;=;420\n1;3;4;4P;N;-1;-50\n2;1;4;3SA;O;10;-430\n2;3;2;2K;E;+1;-110\n");
    expect(french.lines.map(({ score }) => score)).toEqual([420, -50, -430, -110]);
    expect(french.settings.Language).toBe("fr");
    const cells = readCells(
      [
        [1, 1, 2, "4S", "N", 10],
        [1, 3, 4, "4S", "N", 9],
      ],
      "Sheet1!A1:F2",
    );
    expect(cells.lines.map(({ at, score }) => [at, score])).toEqual([
      ["row 1", 420],
      ["row 2", -50],
    ]);
  });
});

test.each([
  ["numbers that may be tricks or over book", "1,1,2,4S,N,4\n1,3,4,4S,N,5\n"],
  ["board and round alike", "1,1,2,4SN=\n2,2,3,4SN=\n3,3,1,4SN=\n".replace(/^(\d),(\d),(\d)/gm, "$2,$1,9,$3")],
  ["no declarer", "1,1,2,4S,10\n1,3,4,4S,9\n"],
  ["numbers alone", "1,2,3\n4,5,6\n7,8,9\n"],
  ["a single row", "1,1,2,4SN="],
  ["a letter", "Dear all,\nthe results follow, tomorrow.\n"],
])("%s are not guessed: the headings to write are told", (_, text) => {
  const { lines, unread } = readPaste(text);
  expect(lines).toEqual([]);
  expect(unread).toMatchObject([{ kind: "noHeadings", at: "line 1" }]);
  expect(sentence(unread[0])).toMatch(/put headings above them, such as Board, NS, EW, Contract/);
});

test("spoilt, nothing is dropped without saying so", async () => {
  await fc.assert(
    fc.asyncProperty(mutated(SCORED), async (spoilt) =>
      holdsTogether(await readResults(new TextEncoder().encode(spoilt), "night.csv")),
    ),
    { numRuns: 200 },
  );
});
