import fc from "fast-check";
import { rankingCells } from "../../../../src/results/ranking";
import { isProblem } from "../../../../src/results/readGrid";
import { readSession } from "../../../../src/results/readSession";
import { scoreCells } from "../../../../src/results/scoreColumns";
import { travellerCells } from "../../../../src/results/traveller";
import { explained, lastFigure } from "./asked";

const HEADING = ["Board", "NS", "EW", "Contract", "By", "Result", "Adjust"];
const NIGHT = [
  HEADING,
  [1, 1, 2, "4S", "N", "=", ""],
  [1, 3, 4, "4S", "N", "+1", ""],
  [1, 5, 6, "3N", "S", "-1", ""],
  [2, 1, 4, "", "", "", "AVE+/AVE-"],
  [2, 3, 6, "2H", "E", "=", ""],
  [2, 5, 2, "", "", "", "60% +110, 40% -100"],
  ["", "", "", "", "", "", ""],
  [3, 1, 6, "", "", "", ""],
  [3, 5, 4, "PASS", "", "", ""],
  [3, 3, 2, "9Z", "N", "=", ""],
];
const NAMES = [
  ["Pair", "Names", "Penalty", "Handicap", "Carry-over"],
  [1, "Ann & Bob", 0.5, 2, ""],
  [3, "Cy & Di", "", "", 3],
];

/** Without how far the session is, and its problems: those are the session's own. */
function figureWords(name: string, args: unknown[][][], row: number, column: number): string[] {
  const lines = explained(name, args, row, column);
  return lines.slice(
    0,
    lines.findIndex((line) => /^(Final|PROVISIONAL): /.test(line)),
  );
}

test("a score of the results, item by item", () => {
  expect(figureWords("SCORERESULTS", [NIGHT], 5, 0)).toEqual([
    "Board 2, 3 against 6.",
    "2♥ =: 8 tricks, declarer not vulnerable.",
    "Contract 2♥: 60",
    "Part-score: 50",
    "Together 110 (Law 77).",
    "E plays for E-W, so N-S's score is -110.",
  ]);
});

test("matchpoints and a percentage of the results", () => {
  expect(figureWords("SCORERESULTS", [NIGHT], 5, 4)).toEqual([
    "Board 2, 3 against 6.",
    "E-W's score is 110, beside 1 other result.",
    "Beats 1 (2) + ties 0 (0) = 2 of 2",
    "Neuberg, for 2 results where a full board has 3: (2 + 1) × 3/2 - 1 = 3.5 of 4",
    "3.5 of 4 = 87.5 %",
  ]);
});

test("AVE+ against the pair's own session, a weighted ruling", () => {
  expect(figureWords("SCORERESULTS", [NIGHT], 4, 1).slice(2)).toEqual([
    "AVE+ is 60 %, or the pair's own percentage where that is more.",
    "Pair 1 has 50 % on its other boards, so it gets 60 %.",
    "60 % of 4 = 2.4 of 4",
  ]);
  expect(figureWords("SCORERESULTS", [NIGHT, [["Average plus", 60]]], 4, 1).slice(2, 3)).toEqual(["AVE+ is 60 %."]);
  expect(figureWords("SCORERESULTS", [NIGHT], 6, 2)).toContain("60 % of 0 + 40 % of 0 = 0 of 2");
  expect(figureWords("SCORERESULTS", [NIGHT], 6, 0)).toEqual([
    "Board 2, 5 against 2.",
    "The director's ruling counts: 60% +110, 40% -100.",
  ]);
});

test("a place by the plain total, on the scale of the settings", () => {
  const rows = [["Board", "NS", "EW", "Score"], ...[420, 170, 50].map((score, i) => [1, i + 1, i + 11, score])];
  const settings = [
    ["Boards a pair missed", "Plain total"],
    ["Matchpoint scale", 1],
  ];
  const words = figureWords("RANKING", [rows, settings], 2, 0);
  expect(words).toContain("Places go by the total: 2");
});

test("at Swiss pairs AVE+ is seen against the pair's own match (EBU White Book 8.80.6)", () => {
  const rows = [
    ["Round", "Board", "NS", "EW", "Score", "Adjust"],
    [1, 1, 1, 2, 420, ""],
    [1, 1, 3, 4, 170, ""],
    [1, 2, 1, 2, "", "AVE+/AVE-"],
    [1, 2, 3, 4, 170, ""],
    [2, 3, 1, 3, -50, ""],
    [2, 3, 2, 4, 170, ""],
  ];
  const words = figureWords("SCORERESULTS", [rows, [["Scoring", "Swiss pairs"]]], 3, 1);
  expect(words.slice(2)).toEqual([
    "AVE+ is 60 %, or the pair's own percentage where that is more.",
    "Pair 1 has 100 % on its other boards, so it gets 100 %.",
    "100 % of 2 = 2 of 2",
  ]);
});

test("what a cell shows with fewer decimals than the words", () => {
  const rows = [["Board", "NS", "EW", "Score"], ...[420, 50, 50].map((score, i) => [1, i + 1, i + 11, score])];
  const more = [...rows, ...Array.from({ length: 7 }, (_, i) => [2, i + 1, i + 11, 420])];
  expect(figureWords("SCORERESULTS", [more], 1, 1).slice(2)).toEqual([
    "Beats 2 (4) + ties 0 (0) = 4 of 4",
    "Neuberg, for 3 results where a full board has 7: (4 + 1) × 7/3 - 1 = 10.6667 of 12",
    "Shown as 10.67",
  ]);
});

test("lines without a figure say why", () => {
  expect(figureWords("SCORERESULTS", [NIGHT], 7, 1)).toEqual(["The row is blank, and so is what stands beside it."]);
  expect(figureWords("SCORERESULTS", [NIGHT], 8, 1)[1]).toMatch(/still to come/);
  expect(figureWords("SCORERESULTS", [NIGHT], 9, 1)[2]).toMatch(/no other result to compare with/);
  expect(figureWords("SCORERESULTS", [NIGHT], 10, 1).slice(1)).toEqual([
    "The line is not understood, so it does not count:",
    expect.stringMatching(/"9Z" is not a contract/),
  ]);
  const self = [HEADING, [1, 7, 7, "4S", "N", "=", ""], [1, 1, 2, "4S", "N", "=", ""]];
  expect(figureWords("SCORERESULTS", [self], 1, 1).slice(1)).toEqual([
    "The line does not count:",
    expect.stringMatching(/Pair 7 meets itself/),
  ]);
});

test("the columns beside IMPs", () => {
  const butler = [["Scoring", "Butler"]];
  expect(figureWords("SCORERESULTS", [NIGHT, butler], 1, 3)).toEqual([
    "Board 1, 1 against 2.",
    "Mean of 3 results: 820 / 3 = 273.3333",
    "To the nearest ten (fives away from zero), the datum is 270",
  ]);
  const cross = [["Scoring", "Cross-IMPs"]];
  expect(figureWords("SCORERESULTS", [NIGHT, cross], 1, 3).at(-1)).toBe("Together: 9 IMPs");
  expect(figureWords("SCORERESULTS", [NIGHT, cross], 1, 4).at(-1)).toBe("Results that are compared on the board: 3");
  expect(figureWords("SCORERESULTS", [NIGHT, butler], 1, 5)).toEqual([
    "Board 1, 1 against 2.",
    "Nothing is wrong with the line.",
  ]);
});

test("a line of a team match goes by the other table", () => {
  const rows = [HEADING, [1, 1, 2, "4S", "N", "=", ""], [1, 2, 1, "4S", "N", "-1", ""]];
  expect(figureWords("SCORERESULTS", [rows, [["Scoring", "Teams"]]], 1, 2).at(-1)).toBe(
    "-420 here, 50 at the other table: -420 less 50 is -470: -10 IMPs",
  );
});

test("a traveller's lines in the order of their scores, board by board", () => {
  expect(figureWords("TRAVELLER", [NIGHT, [[1]]], 1, 8)[0]).toBe("Board 1, 3 against 4.");
  expect(figureWords("TRAVELLER", [NIGHT], 7, 9)[0]).toMatch(/^Board 2, /);
  expect(figureWords("TRAVELLER", [NIGHT, [[1]]], 1, 2)).toContain("Together 450 (Law 77).");
  expect(explained("TRAVELLER", [NIGHT, [[9]]])[0]).toMatch(/No board 9/);
  expect(explained("TRAVELLER", [NIGHT, [["x"]]])[0]).toMatch(/"x" is not a board number/);
});

test("a pair's total, percentage and place", () => {
  const args = [NIGHT, [["Decimals", 2]], NAMES];
  expect(figureWords("RANKING", args, 3, 0)).toEqual([
    "Pair 1, Ann & Bob",
    "Matchpoints of 2 boards: 2 (board 1) + 2.4 (board 2) = 4.4 of 8",
    "4.4 - penalty 0.5 = 3.9",
    "3.9 of 8 = 48.75 %",
    "48.75 % + handicap 2 = 50.75 %",
    "Places go by the percentage: 50.75",
    "1 pair of 3 is better: place 2",
  ]);
});

test("boards that a pair missed, ties, and points a board", () => {
  const rows = [
    ["Board", "NS", "EW", "Score"],
    [1, 1, 2, 420],
    [1, 3, 4, 420],
    [2, 1, 4, 420],
    [2, 5, 2, 420],
  ];
  const args = [
    rows,
    [
      ["Boards a pair missed", "Factor up"],
      ["Ties decided on", "As printed"],
      ["Winners", 1],
    ],
  ];
  const row = 2 + 3;
  expect(figureWords("RANKING", args, row, 0).slice(0, 3)).toEqual([
    "Pair 4",
    "Matchpoints of 2 boards: 1 (board 1) + 1 (board 2) = 2 of 4",
    "2 of 4 = 50 %",
  ]);
  expect(figureWords("RANKING", args, 4, 0)).toContain("Brought up from 1 board to 2, × 2/1: 2 of 4");
  expect(figureWords("RANKING", args, 2, 0).slice(-2)).toEqual([
    "Ties are decided on the figure as it is printed.",
    "No pair of 5 is better; equal with 2, 3, 4, 5: place 1=",
  ]);
  const butler = [rows, [["Scoring", "Butler"]], NAMES];
  expect(figureWords("RANKING", butler, 2, 5).slice(1, 3)).toEqual([
    "IMPs of 1 board: 0 (board 1) = 0",
    "0 + carry-over 3 = 3",
  ]);
});

test("settings, ranges and lists that are not understood", () => {
  expect(explained("RANKING", [NIGHT, undefined, undefined, "Z"])[0]).toMatch(/Nothing to show for "Z"/);
  expect(explained("RANKING", [[[1, 1, 2, "4SE="]]])[0]).toMatch(/No header row found/);
  expect(explained("SCORERESULTS", [[[1, 1, 2, "4SE="]]])[0]).toMatch(/No header row found/);
  expect(explained("TRAVELLER", [[[1, 1, 2, "4SE="]]])[0]).toMatch(/No header row found/);
});

const result: fc.Arbitrary<unknown[]> = fc.oneof(
  { weight: 7, arbitrary: fc.integer({ min: -40, max: 40 }).map((tens): unknown[] => [10 * tens, ""]) },
  fc.constantFrom<unknown[][]>(
    ["", "A6040"],
    ["", "AVE+/AVE-"],
    ["", "AVE"],
    ["", "60% +620, 40% -100"],
    ["", "NS -50 / EW +420"],
    ["", "NP"],
    ["", ""],
    ["", "+3/-3 IMPs"],
  ),
);

const session = fc.record({
  lines: fc.array(
    fc.record({
      board: fc.integer({ min: 1, max: 3 }),
      table: fc.integer({ min: 1, max: 6 }),
      result,
      field: fc.boolean(),
    }),
    { minLength: 1, maxLength: 14 },
  ),
  settings: fc.record({
    Scoring: fc.constantFrom("Matchpoints", "Butler", "Cross-IMPs", "Total points"),
    "Matchpoint scale": fc.constantFrom(1, 2),
    "Boards with fewer results": fc.constantFrom("Neuberg", "Own top", "Pro rata"),
    "Neuberg decimals": fc.constantFrom("None", 2),
    "Boards a pair missed": fc.constantFrom("Average", "Factor up", "Factor up and round", "Plain total"),
    "Cross-IMP divisor": fc.constantFrom("n-1", "n", "Total"),
    "Butler datum": fc.constantFrom("Mean", "Drop 1", "Median"),
    Decimals: fc.constantFrom(0, 2, 4),
  }),
});

test("each figure beside the results, on a traveller and in a ranking ends the words about it", () => {
  fc.assert(
    fc.property(session, ({ lines, settings }) => {
      const results = [
        ["Board", "NS", "EW", "Score", "Adjust", "Field"],
        ...lines.map(({ board, table, result: [score, adjust], field }) => {
          return [board, table, table + 10, score, adjust, field ? "B" : ""];
        }),
      ];
      const names = [
        ["Pair", "Penalty", "Carry-over", "Handicap"],
        [1, 1.5, "", 2],
        [12, "", 3, ""],
      ];
      const chosen = Object.entries(settings);
      const read = readSession(results, chosen, names);
      if (isProblem(read)) throw new Error(read.kind);
      const answers: [name: string, args: unknown[][][], cells: unknown, headings: RegExp][] = [
        [
          "SCORERESULTS",
          [results, chosen, names],
          scoreCells(read.grid, read.session, read.problems),
          /^(NS|EW) |Datum/,
        ],
        [
          "TRAVELLER",
          [results, [[""]], chosen, names],
          travellerCells(read.session, []),
          /^(NS|EW) (MP|IMPs|Points|%)/,
        ],
        [
          "RANKING",
          [results, chosen, names],
          rankingCells(read.session, read.problems),
          /^(MP|IMPs|Points|%|Per board)$/,
        ],
      ];
      for (const [name, args, cells, headings] of answers) {
        const table = cells as unknown[][];
        const heading = table[name === "RANKING" ? 1 : 0];
        table.forEach((row, r) =>
          row.forEach((figure, c) => {
            if (typeof figure !== "number" || !headings.test(String(heading[c]))) return;
            expect([name, r, c, lastFigure(figureWords(name, args, r, c))]).toEqual([name, r, c, figure]);
          }),
        );
      }
    }),
    { numRuns: 60 },
  );
});
