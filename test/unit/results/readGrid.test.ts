import { sentence } from "../../../src/notation/messages";
import type { Problem } from "../../../src/notation/problem";
import { isProblem, linesOf, readGrid, type Grid } from "../../../src/results/readGrid";
import type { ResultLine, Settings } from "../../../src/results/types";

const grid = (cells: unknown[][], settings: Settings = {}, zeroMayBeBlank = false): Grid => {
  const read = readGrid(cells, settings, { zeroMayBeBlank });
  if (isProblem(read)) throw new Error(read.kind);
  return read;
};
const lines = (cells: unknown[][], settings?: Settings): ResultLine[] => linesOf(grid(cells, settings));
const kinds = (read: Grid): string[][] => read.rows.map(({ problems }) => problems.map(({ kind }) => kind));

test("columns in any order, with the double of its own", () => {
  const [line] = lines([
    ["By", "Result", "X", "Contract", "EW", "NS", "Board", "Lead"],
    ["E", "+1", "X", "2♥", 12, 3, 4, "♠A"],
  ]);
  expect(line).toEqual({
    section: "",
    board: 4,
    ns: "3",
    ew: "12",
    lead: "♠A",
    status: "played",
    contract: { level: 2, strain: "H", doubled: 1 },
    declarer: "E",
    tricks: 9,
    score: -870,
    at: "row 2",
  });
});

test("one cell: contract, pass-out, adjusted, not played, score", () => {
  const read = lines([
    ["Board", "NS", "EW", "Result"],
    [1, 1, 2, "4SE+1"],
    [1, 3, 4, "P"],
    [1, 5, 6, "A6040"],
    [1, 7, 8, "NP"],
    [1, 9, 10, "-450"],
    [1, 11, 12, ""],
  ]);
  expect(read.map(({ status, score }) => [status, score])).toEqual([
    ["played", -450],
    ["passed", 0],
    ["awarded", undefined],
    ["notPlayed", undefined],
    ["played", -450],
    ["expected", undefined],
  ]);
});

test("scores alone, signed or in two columns", () => {
  expect(
    lines([
      ["Board", "NS", "EW", "Score"],
      [1, 1, 2, 620],
      [1, 3, 4, "−50"],
      [1, 5, 6, "PASS"],
      [1, 7, 8, "0"],
    ]).map(({ status, score }) => [status, score]),
  ).toEqual([
    ["played", 620],
    ["played", -50],
    ["passed", 0],
    ["passed", 0],
  ]);
  expect(
    lines([
      ["Board", "NS", "EW", "NS score", "EW score"],
      [1, 1, 2, 620, ""],
      [1, 3, 4, "", 50],
    ]).map(({ score }) => score),
  ).toEqual([620, -50]);
});

test("the second NS and EW are scores; Made is over book, Down is down", () => {
  const read = lines([
    ["Club night of 3 May", "", "", "", "", "", "", "", ""],
    ["Board", "Round", "NS", "EW", "Contract", "By", "Made", "Down", "NS", "EW"],
    [1, 1, 1, 2, "4S", "N", 4, "", 420, ""],
    ["", 1, 3, 4, "3NT", "E", "", 1, 50, ""],
    ["", 1, 5, 6, "1NT", "W", 8, "", "", 120],
    [2, 1, 7, 8, "4H", "S", "", 2, "", 200],
  ]);
  expect(read.map(({ board, score, file }) => [board, score, file?.score])).toEqual([
    [1, 420, 420],
    [1, 50, 50],
    [1, -120, -120],
    [2, -200, -200],
  ]);
  expect(read[1].at).toBe("row 4");
});

test("a heading in two rows", () => {
  const [line] = lines([
    ["Board", "Pair", "", "Contract", "By", "Result", "Score", ""],
    ["", "NS", "EW", "", "", "", "NS", "EW"],
    [1, 1, 2, "4S", "N", "=", 420, ""],
  ]);
  expect(line).toMatchObject({ board: 1, ns: "1", ew: "2", score: 420, file: { score: 420 } });
});

test("in a full board column a blank is a blank, and the line is unread", () => {
  const read = grid([
    ["Board", "NS", "EW", "Result"],
    [1, 1, 2, "4SE+1"],
    [1, 3, 4, "4SE+1"],
    [2, 1, 4, "4SE+1"],
    ["", 5, 6, "4SE+1"],
  ]);
  expect(kinds(read)).toEqual([[], [], [], ["noBoard"]]);
  expect(read.rows[3].line?.status).toBe("unread");
});

test("an error in a cell is told under its own heading", () => {
  const [row] = grid([
    ["Board", "NS", "EW", "Contract", "By", "Result"],
    [1, 1, 2, "#REF!", "N", "="],
  ]).rows;
  expect(row.problems).toEqual([{ kind: "cellError", at: "row 2", read: "#REF!", column: "Contract" }]);
});

test("an error where a pair should be is no pair", () => {
  const [line] = lines([
    ["Board", "NS", "EW", "Result"],
    [1, { code: "#REF!" }, 2, "4SN="],
  ]);
  expect(line).toMatchObject({ status: "unread", ns: "", ew: "2" });
});

test("a line whose board cannot be read keeps its result", () => {
  const [line] = lines([
    ["Board", "NS", "EW", "Result"],
    ["x", 1, 2, "4SE+1"],
  ]);
  expect(line).toMatchObject({ status: "unread", contract: { level: 4 }, declarer: "E", tricks: 11 });
});

test("on a traveller of one board a row typed below belongs to it", () => {
  const read = lines([
    ["Board", "NS", "EW", "Result"],
    [7, 1, 2, "4SE+1"],
    [7, 3, 4, "4SE+1"],
    ["", 5, 6, "4SE+1"],
  ]);
  expect(read.map(({ board, score }) => [board, score])).toEqual(Array(3).fill([7, -650]));
});

test("unread lines keep their place and say why", () => {
  const read = grid([
    ["Board", "NS", "EW", "Contract", "By", "Result"],
    [1, 1, 2, "4Q", "N", "="],
    [1, 3, 4, "4S", "", "="],
    [1, 5, 6, "4S", "N", 45748],
    [1, 7, 8, "", "", "+1"],
    [1, 9, "", "4S", "N", "="],
    ["x", 1, 2, "4S", "N", "="],
    [1, 1, 2, "#REF!", "N", "="],
    [1, 1, 2, "4S", "N", ""],
  ]);
  expect(kinds(read).map(([kind]) => kind)).toEqual([
    "notAContract",
    "noDeclarer",
    "looksLikeDate",
    "noContract",
    "noPair",
    "notABoard",
    "cellError",
    "noResult",
  ]);
  expect(read.rows.map(({ line }) => line?.status)).toEqual([...Array(7).fill("unread"), "pending"]);
});

describe("where a blank may arrive as 0", () => {
  const zeros = [
    ["Board", "NS", "EW", "Contract", "X", "By", "Result"],
    [1, 1, 2, "4S", 0, "N", "="],
    [1, 3, 4, 0, 0, 0, 0],
    [1, 5, 6, "4S", 0, "N", 0],
    [0, 0, 0, 0, 0, 0, 0],
  ];

  test("a 0 is never a result", () => {
    const read = grid(zeros, {}, true);
    expect(read.rows.map(({ line }) => line?.status)).toEqual(["played", "expected", "expected", undefined]);
    expect(kinds(read)).toEqual([[], [], ["zeroResult"], []]);
  });

  test("a text column's 0 is a blank, a number column's 0 is asked about", () => {
    const scores = (first: unknown): unknown[][] => [
      ["Board", "NS", "EW", "Score"],
      [1, 1, 2, first],
      [1, 3, 4, 0],
    ];
    expect(kinds(grid(scores("420"), {}, true))).toEqual([[], []]);
    expect(kinds(grid(scores(420), {}, true))).toEqual([[], ["zeroScore"]]);
    expect(grid(scores(420), {}, true).rows[1].line?.status).toBe("expected");
  });
});

test("unsigned results as the setting says", () => {
  const cells = [
    ["Board", "NS", "EW", "Contract", "By", "Result"],
    [1, 1, 2, "4S", "N", 1],
    [1, 3, 4, "3NT", "N", 4],
  ];
  expect(lines(cells, { "Results as": "Relative" }).map(({ tricks }) => tricks)).toEqual([11, 13]);
  expect(lines(cells, { "Results as": "Over book" }).map(({ tricks }) => tricks)).toEqual([7, 10]);
  expect(lines(cells).map(({ tricks }) => tricks)).toEqual([1, 4]);
});

test("an adjustment wins over the result, which stays", () => {
  const [line, bad] = grid([
    ["Board", "NS", "EW", "Contract", "By", "Result", "Adjust"],
    [1, 1, 2, "4S", "N", "=", "A6040"],
    [1, 1, 2, "4S", "N", "=", "dunno"],
  ]).rows;
  expect(line.line).toMatchObject({ status: "awarded", score: 420, award: { ns: { kind: "percent", value: 60 } } });
  expect(bad.problems[0].kind).toBe("notAnAdjustment");
  expect(bad.line?.status).toBe("unread");
});

test("paper against contract: ask, or as the setting says (case O16)", () => {
  const cells = [
    ["Board", "NS", "EW", "Contract", "By", "Result", "Paper score"],
    [1, 1, 2, "2S", "N", "+1", 170],
    [1, 3, 4, "2S", "N", "+1", 140],
  ];
  const asked = grid(cells);
  expect(asked.rows.map(({ line }) => line?.status)).toEqual(["unread", "played"]);
  expect(asked.rows[0].problems[0]).toMatchObject({ kind: "paperDiffers", read: "170", likely: ["140"] });
  expect(lines(cells, { "If they differ": "Score" }).map(({ score }) => score)).toEqual([170, 140]);
  expect(lines(cells, { "If they differ": "Contract" }).map(({ score }) => score)).toEqual([140, 140]);
});

test("8000 stands for an average, and that is said (case O20)", () => {
  const [row] = grid([
    ["Board", "NS", "EW", "Score"],
    [1, 1, 2, 8000],
  ]).rows;
  expect(row.line).toMatchObject({ status: "awarded", award: { ns: { kind: "average", sign: "" } } });
  expect(row.problems[0].kind).toBe("magicAverage");
});

test("a score that cannot be is pointed at (case O12)", () => {
  const read = grid([
    ["Board", "NS", "EW", "Score"],
    [4, 1, 2, -50],
    [1, 1, 2, -50],
  ]);
  expect(kinds(read)).toEqual([["impossibleScore"], []]);
  expect(read.rows[0].line).toMatchObject({ status: "played", score: -50 });
});

test("a score that is assigned and cannot be is pointed at too", () => {
  const read = grid([
    ["Board", "NS", "EW", "Score", "Adjust"],
    [1, 1, 2, 400, "+4210"],
    [1, 3, 4, 400, "NS 430 / EW 410"],
    [1, 5, 6, 400, "60% 4SN=, 40% 4SN-1"],
    [1, 7, 8, "", "+420"],
  ]);
  expect(kinds(read)).toEqual([["impossibleScore"], ["impossibleScore"], [], []]);
  expect(read.rows[0].problems[0]).toMatchObject({ read: "4210", column: "Adjust", likely: ["None"] });
  expect(read.rows[1].problems[0]).toMatchObject({ read: "410" });
  expect(read.rows.map(({ line }) => line?.status)).toEqual(Array(4).fill("awarded"));
});

describe("a word in place of a score", () => {
  const COLUMNS = ["Board", "NS", "EW", "NS score", "EW score"];
  const of = (ns: unknown, ew: unknown) => grid([COLUMNS, [1, 1, 2, ns, ew], [1, 3, 4, 420, ""]]).rows[0];

  test.each([
    ["PASS", ""],
    ["", "PASS"],
    ["PASS", "PASS"],
    ["PASS", 0],
    [0, "PASS"],
  ])("%p and %p: passed out", (ns, ew) => {
    expect(of(ns, ew)).toMatchObject({ line: { status: "passed", score: 0 }, problems: [] });
  });

  test("an average on each side is that side's", () => {
    const average = (sign: string) => ({ kind: "average", sign });
    expect(of("AVE+", "AVE-").line?.award).toEqual({ ns: average("+"), ew: average("-") });
    expect(of("AVE", "AVE+").line?.award).toEqual({ ns: average(""), ew: average("+") });
    expect(of("", "AVE").line?.award).toEqual({ ns: average(""), ew: average("") });
    expect(of("A6040", "A6040").line?.award).toMatchObject({ ns: { value: 60 }, ew: { value: 40 } });
  });

  test.each([
    ["AVE+", "", "NS score", ["AVE+/AVE-", "AVE+/AVE+"]],
    ["AVE-", "", "NS score", ["AVE-/AVE+", "AVE-/AVE-"]],
    ["", "A+", "EW score", ["AVE-/AVE+", "AVE+/AVE+"]],
  ])("%j and %j leave open what the other side gets", (ns, ew, column, likely) => {
    const { line, problems } = of(ns, ew);
    expect(line?.status).toBe("unread");
    expect(problems).toMatchObject([{ kind: "oneSidedAward", column, likely }]);
    for (const one of likely) expect(of(one, "").line?.status).toBe("awarded");
  });

  test("in a column alone AVE+ is for both", () => {
    const [line] = lines([
      ["Board", "NS", "EW", "Score"],
      [1, 1, 2, "AVE+"],
    ]);
    expect(line.award).toEqual({ ns: { kind: "average", sign: "+" }, ew: { kind: "average", sign: "+" } });
  });

  test("that is not understood is not lost beside a contract", () => {
    const heading = ["Board", "NS", "EW", "Contract", "By", "Result", "NS score", "EW score"];
    const read = grid([heading, [1, 1, 2, "4S", "N", "=", "AVE", 50], [1, 3, 4, "4S", "N", "=", "", "AVE+"]]);
    expect(read.rows.map(({ line }) => [line?.status, line?.tricks])).toEqual([
      ["unread", 10],
      ["unread", 10],
    ]);
    expect(kinds(read)).toEqual([["twoScores"], ["oneSidedAward"]]);
  });

  test.each([
    ["PASS", 420],
    [420, "PASS"],
    ["NP", 50],
    ["AVE", 50],
    ["PASS", "NP"],
    ["A6040", "AVE"],
  ])("%p and %p contradict each other", (ns, ew) => {
    const { line, problems } = of(ns, ew);
    expect(line?.status).toBe("unread");
    expect(problems).toMatchObject([{ kind: "twoScores", read: `${ns}" and "${ew}` }]);
  });
});

test("no header row is one problem", () => {
  expect(readGrid([[1, 2, 3]])).toMatchObject({ kind: "noHeader", read: "1, 2, 3" });
  expect(readGrid([])).toMatchObject({ kind: "noHeader", read: "blank" });
});

test("headings that lack the results, or the board, alone are told so", () => {
  for (const seats of [
    ["NS", "EW"],
    ["North", "South", "East", "West"],
  ]) {
    const pairs = seats.map((_, i) => i + 1);
    const without = (headings: string[]): string =>
      sentence(readGrid([["Friday"], headings, [4, ...pairs]]) as Problem);
    expect(without(["Board", ...seats])).toBe(
      `The headings (Board, ${seats.join(", ")}) have no column for what happened: add Contract, By and Result, or NS score.`,
    );
    expect(without([...seats, "NS score"])).toMatch(/^The table has no column "Board"/);
  }
});

test("a header with no rows", () => {
  expect(lines([["Board", "NS", "EW", "Result"]])).toEqual([]);
});

test("the source's vulnerability wins over the board's (case O27)", () => {
  const [line] = lines([
    ["Board", "Vul", "NS", "EW", "Result"],
    [1, "Both", 1, 2, "4SN="],
  ]);
  expect(line).toMatchObject({ vulnerable: "Both", score: 620 });
});

describe("who sits out", () => {
  const heading = ["Round", "Board", "NS", "EW", "Contract", "By", "Result"];
  const only = (row: unknown[], settings?: Settings): Pick<ResultLine, "ns" | "ew" | "status" | "board"> => {
    const read = grid(
      [heading, [1, 1, 1, 2, "4S", "N", "="], [1, 1, 3, 4, "4S", "N", "="], [1, 2, 1, 2, "P"], row],
      settings,
    );
    const { ns, ew, status, board } = read.rows[3].line as ResultLine;
    return { ns, ew, status, board };
  };

  test.each<[unknown[], Settings]>([
    [[1, 2, 5, "BYE"], {}],
    [[1, 2, 5, "bye", "-"], {}],
    [[1, 2, 5, "Sit-out", "", "", "-"], {}],
    [[1, 2, 5, "sit out", "SITOUT"], {}],
    [[1, 2, 5, "BYE", "NP"], {}],
    [[1, 2, 5, "Phantom"], {}],
    [[1, 2, 5, "Spielfrei"], { Language: "de" }],
    [[1, 2, 5, "vrij"], { Language: "nl" }],
    [[1, 2, 5, "Oversidder"], { Language: "da" }],
  ])("%j, and nobody of that name takes part", (row, settings) => {
    expect(only(row, settings)).toEqual({ ns: "5", ew: "", status: "sitOut", board: 2 });
  });

  test("on either side, and without a board", () => {
    expect(only([1, 2, "bye", 5])).toEqual({ ns: "", ew: "5", status: "sitOut", board: 2 });
    expect(only([1, "", 5, "BYE"])).toEqual({ ns: "5", ew: "", status: "sitOut", board: 0 });
    expect(only([1, "", 5, "", "SITOUT"])).toEqual({ ns: "5", ew: "", status: "sitOut", board: 0 });
  });

  test("a result against nobody is not understood", () => {
    const read = grid([heading, [1, 1, 1, "BYE", "4S", "N", "="]]);
    expect(kinds(read)).toEqual([["noPair"]]);
    expect(read.rows[0].line).toMatchObject({ ns: "1", ew: "", status: "unread" });
  });

  test("in an individual event the others of the table do", () => {
    const read = grid([
      ["Board", "North", "South", "East", "West", "Score"],
      [1, 1, 2, 3, "BYE", ""],
      [2, 1, 2, 3, "BYE", 620],
    ]);
    const [sitOut, result] = read.rows.map(({ line }) => line);
    expect(sitOut).toMatchObject({ ns: "", ew: "", players: ["1", "3", "2", ""], status: "sitOut" });
    expect(result).toMatchObject({ players: ["1", "3", "2", ""], status: "unread" });
    expect(kinds(read)).toEqual([[], ["noPair"]]);
  });

  test("a word with a number is somebody, and so is a name that holds the word", () => {
    const read = grid([
      heading,
      [1, 1, "A1", "Byers", "4S", "N", "="],
      [1, 1, "12NS", "Bye Bye Birdie", "4S", "N", "="],
    ]);
    expect(read.rows.map(({ line }) => [line?.ew, line?.status])).toEqual([
      ["BYERS", "played"],
      ["BYEBYEBIRDIE", "played"],
    ]);
  });
});

describe("a row of totals", () => {
  const heading = ["Round", "Board", "NS", "EW", "Contract", "By", "Result", "MP NS"];
  const foot = (...row: unknown[]): Grid => grid([heading, [1, 1, 1, 2, "4S", "N", "=", 2], row]);

  test.each([
    ["Total", "", "", "", "", "", "", 12],
    ["", "Total", "", "", "", "", "", 12],
    ["Summe:", "", 9, 9, "", "", "", 12],
    ["Grand total", "", "", "", "", "", 17],
    ["Ergebnis", "", "", "", "", "", "", "#N/A"],
    ["Średnia", "", "", "", "", "", "", 1.5],
  ])("%j is no result", (...row) => {
    const { rows } = foot(...row);
    expect(rows[1]).toEqual({ totals: row.find(Boolean), problems: [] });
  });

  test("with a board it is a result that is not understood", () => {
    expect(foot("Total", 2, 3, 4, "4S", "N", "=").rows[1].line?.status).toBe("played");
    expect(foot("", "", "", "", "Total").rows[1].totals).toBe("Total");
    expect(foot(2, "Total", 3, 4, "4S", "N", "=").rows[1].line?.status).toBe("unread");
  });
});
