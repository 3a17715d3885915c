import fc from "fast-check";
import { impTable, scoreTable, undertrickTable } from "../../../../src/results/charts";
import { chicagoCells } from "../../../../src/results/chicago";
import { readDeals } from "../../../../src/results/readDeals";
import { rubberCells } from "../../../../src/results/rubber";
import { vpChart } from "../../../../src/results/vpChart";
import { explained } from "./asked";

test("a chart's figure by its row and column, the chart by its headings", () => {
  expect(explained("SCORETABLE", ["X"], 3, 4)).toEqual(["1NT doubled, NV +3: 480 to declarer's side (Law 77)."]);
  expect(explained("SCORETABLE", [undefined], 19, 3)).toEqual(["7♣/♦ cannot make so many tricks: there are 13."]);
  expect(explained("SCORETABLE", [], 0, 1)[0]).toMatch(/^What each contract scores/);
  expect(explained("SCORETABLE", ["Y"])[0]).toMatch(/"Y" is not a double/);
  expect(explained("UNDERTRICKTABLE", [], 3, 2)).toEqual([
    "Down 3, NV X: 500 to the defenders, in any strain (Law 77).",
  ]);
  expect(explained("IMPTABLE", [], 25, 2)).toEqual(["A difference from 4000 upwards is 24 IMPs (Law 78B)."]);
  expect(explained("VPTABLE", [7, "WBF discrete"], 3, 1)).toEqual([
    "A margin from 3 to 5 IMPs gives the winner 12, the loser 8.",
  ]);
  expect(explained("VPTABLE", [8, "EBU 20"], 1)[0]).toBe(
    "A margin from 50 to 50.65 % gives the winner 10, the loser 10.",
  );
  expect(explained("VPTABLE", [""])[0]).toMatch(/The number of boards is missing/);
});

test("each figure of a chart stands in the words about it", () => {
  const charts: [name: string, argument: (string | number)[], cells: unknown[][]][] = [
    ["SCORETABLE", ["XX"], scoreTable(2)],
    ["UNDERTRICKTABLE", [], undertrickTable()],
    ["IMPTABLE", [], impTable()],
    ["VPTABLE", [24], vpChart(24, "WBF") ?? []],
    ["VPTABLE", [9, "ACBL 20"], vpChart(9, "ACBL 20") ?? []],
  ];
  for (const [name, args, cells] of charts) {
    cells.slice(1).forEach((row, r) =>
      row.forEach((figure, c) => {
        const isFigure = typeof figure === "number" && (c > 0 || name === "VPTABLE");
        if (isFigure) expect(explained(name, args, r + 1, c).join(" ")).toContain(String(figure));
      }),
    );
  }
});

const DEALS = [
  ["We", "4S", "+1", "100"],
  ["They", "1N", "=", ""],
  ["We", "3N", "=", ""],
  ["They", "2H", "-1", ""],
];

test("an entry of rubber bridge says what it is for", () => {
  expect(explained("RUBBER", [DEALS], 3, 1)).toEqual(["700 to We. Rubber in two games."]);
  expect(explained("RUBBER", [DEALS], 4, 2)).toEqual(["100 to We. Deal 1, 4♠: honours, four of the five."]);
  expect(explained("RUBBER", [DEALS], 8, 0)).toEqual([
    "A game for We: a line is drawn, and both sides' part-scores begin anew.",
  ]);
  expect(explained("RUBBER", [DEALS], 12, 1)).toEqual(["Total of rubber 1 of We: 700 + 100 + 30 + 120 + 100 = 1050"]);
  expect(explained("RUBBER", [[["We", "9Z", "="]]], 1)[0]).toMatch(/^row 1: "9Z" is not a contract/);
});

test("a deal of Chicago says what its points are made of", () => {
  expect(explained("CHICAGO", [DEALS], 1, 6)).toEqual([
    "Deal 1: dealer We, vulnerable None; 4♠ by We, +1.",
    "Contract 4♠ 120; 1 overtrick 30; Honours, four of the five 100; Game, not vulnerable 300.",
    "Together, for We: 550",
  ]);
  expect(explained("CHICAGO", [DEALS], 2, 9).at(-1)).toBe(
    "They carries 40 below the line: 100 make a game, and then both sides begin anew.",
  );
  expect(explained("CHICAGO", [DEALS], 5, 6)).toEqual(["Total of We: 550 + 600 + 100 = 1250"]);
  expect(explained("CHICAGO", [DEALS, "mine"])[0]).toMatch(/"mine" is not understood here/);
});

const deal = fc.tuple(
  fc.constantFrom("We", "They"),
  fc.constantFrom("1N", "2SX", "3N", "4H", "6C", "PASS", "9Z"),
  fc.constantFrom("=", "+1", "-2"),
);

test("each figure of a score sheet stands in the words about it, each total is the sum", () => {
  fc.assert(
    fc.property(fc.array(deal, { minLength: 1, maxLength: 14 }), fc.constantFrom("", "duplicate"), (deals, style) => {
      const sheets: [name: string, args: (string | unknown[][])[], cells: unknown[][]][] = [
        ["RUBBER", [deals], rubberCells(readDeals(deals))],
        ["CHICAGO", [deals, style], chicagoCells(readDeals(deals), style === "" ? "dealer" : "duplicate")],
      ];
      for (const [name, args, cells] of sheets) {
        cells.forEach((row, r) =>
          row.forEach((figure, c) => {
            if (typeof figure !== "number" || c === 0) return;
            const lines = explained(name, args, r, c);
            expect(lines.join(" ")).toContain(String(figure));
            const sum = lines.map((line) => /: ([\d+ ]+) = (\d+)$/.exec(line)).find((found) => found);
            if (sum) {
              expect(sum[1].split(" + ").reduce((total, part) => total + Number(part), 0)).toBe(figure);
            }
          }),
        );
      }
    }),
    { numRuns: 60 },
  );
});
