import fc from "fast-check";
import { CellError, seen } from "./customFunctions";
import { chicagoOf, rubberOf } from "../../../src/functions/rubber";

const LINE = "———";

const EVENING = [
  ["Side", "Contract", "Result", "Honours"],
  ["We", "2H", "+1", ""],
  ["They", "3NTX", "-1", "They 150"],
  ["PASS", "", "", ""],
  ["We", "2D", "=", 100],
  ["They", "4S", 10, ""],
];

test("RUBBER draws the sheet: the latest above the line on top, below it game by game, then the totals", () => {
  expect(rubberOf(EVENING)).toEqual([
    ["For", "We", "They"],
    ["Above the line", "", ""],
    ["Deal 4, 2♦: honours, four of the five", 100, ""],
    ["Deal 2, 3NTX: honours, four aces", "", 150],
    ["Deal 2, 3NTX: 1 undertrick, doubled, not vulnerable", 100, ""],
    ["Deal 1, 2♥: 1 overtrick", 30, ""],
    ["Below the line", LINE, LINE],
    ["Deal 1, 2♥: contract made", 60, ""],
    ["Deal 4, 2♦: contract made", 40, ""],
    ["Game 1: We", LINE, LINE],
    ["Deal 5, 4♠: contract made", "", 120],
    ["Game 2: They", LINE, LINE],
    ["Total", 330, 270],
  ]);
});

test("an unfinished rubber says what its premiums are for", () => {
  const cells = rubberOf([
    ["N", "4H", "="],
    ["E", "2S", "="],
  ]);
  expect(cells[0]).toEqual(["For", "NS", "EW"]);
  expect(cells.slice(2, 4)).toEqual([
    ["Unfinished rubber: the only side with a part-score", "", 100],
    ["Unfinished rubber: the only side with a game", 300, ""],
  ]);
  expect(cells[cells.length - 1]).toEqual(["Total", 420, 160]);
});

test("after a rubber the next begins, and the grand total stands last", () => {
  const cells = rubberOf([
    ["We", "3NT", "="],
    ["We", "3NT", "="],
    ["They", "1NT", "="],
  ]);
  const labels = cells.map(([label]) => label);
  expect(labels).toEqual([
    "For",
    "Rubber 1",
    "Above the line",
    "Rubber in two games",
    "Below the line",
    "Deal 1, 3NT: contract made",
    "Game 1: We",
    "Deal 2, 3NT: contract made",
    "Game 2: We",
    "Total of rubber 1",
    "",
    "Rubber 2",
    "Above the line",
    "Unfinished rubber: the only side with a part-score",
    "Below the line",
    "Deal 3, 1NT: contract made",
    "Total of rubber 2",
    "",
    "Grand total",
  ]);
  expect(cells.filter(([label]) => /otal/.test(String(label)))).toEqual([
    ["Total of rubber 1", 900, 0],
    ["Total of rubber 2", 0, 140],
    ["Grand total", 900, 140],
  ]);
});

test("a row that is not understood is named, and each total after it is provisional", () => {
  const game = ["We", "3NT", "="];
  const cells = rubberOf([game, game, game, ["We", "9Z", "="], game]);
  expect(cells[0]).toEqual(["For", "We", "They", "Note"]);
  expect(cells[1]).toEqual(["Not scored", "", "", expect.stringMatching(/^row 4: "9Z" is not a contract/)]);
  expect(cells.filter(([label]) => /otal/.test(String(label)))).toEqual([
    ["Total of rubber 1", 900, 0, ""],
    ["Total of rubber 2, PROVISIONAL", 900, 0, "Without row 4"],
    ["Grand total, PROVISIONAL", 1800, 0, "Without row 4"],
  ]);
});

test("an error in a cell is named by its row, and the rest is scored", () => {
  const error = new CellError("#N/A");
  const cells = rubberOf([
    ["We", error, "="],
    ["We", "1NT", "="],
  ]);
  expect(cells[1][3]).toBe("row 1: The cell holds the error #N/A.");
  expect(cells[cells.length - 1]).toEqual(["Total, PROVISIONAL", 140, 0, "Without row 1"]);
});

test.each([
  ["null", null],
  ["text", ""],
  ["zero", 0],
])("a range of blanks that arrive as %s is only the heading", (_, blank) => {
  const cells = Array.from({ length: 3 }, () => Array<unknown>(4).fill(blank));
  expect(rubberOf(cells)).toEqual([["For", "We", "They"]]);
  expect(chicagoOf(cells)).toHaveLength(1);
  expect(rubberOf([EVENING[0], ...cells])).toEqual([["For", "We", "They"]]);
});

test.each([
  ["null", null],
  ["zero", 0],
])("blanks that arrive as %s change nothing", (_, blank) => {
  const cells = EVENING.map((row) => row.map((cell) => (cell === "" ? blank : cell)));
  expect(rubberOf(cells)).toEqual(rubberOf(EVENING));
  expect(chicagoOf(cells)).toEqual(chicagoOf(EVENING));
});

const CHUKKER = [
  ["N", "2S", "=", ""],
  ["PASS", "", "", ""],
  ["E", "1NT", "+2", ""],
  ["S", "2HX", "-1", ""],
  ["N", "3D", "=", "EW 100"],
];

test("CHICAGO draws a row a deal, with what is carried and how the points come about", () => {
  expect(chicagoOf(CHUKKER)).toEqual([
    [
      ...["Deal", "Dealer", "Vulnerable", "Contract", "By", "Result"],
      ...["NS", "EW", "NS part-score", "EW part-score", "Note"],
    ],
    [1, "N", "None", "2♠", "N", "=", 60, "", 60, "", "Contract 2♠ 60"],
    [2, "E", "EW", "PASS", "", "", "", "", 60, "", "Dealt again by the same dealer"],
    [2, "E", "EW", "1NT", "E", "+2", "", 100, 60, 40, "Contract 1NT 40; 2 overtricks 60"],
    [3, "S", "NS", "2♥X", "S", "-1", "", 200, 60, 40, "1 undertrick, doubled, vulnerable 200"],
    [
      ...[4, "W", "Both", "3♦", "N", "=", 560, 100, "", ""],
      "Contract 3♦ 60; Honours, four of the five 100; Game, vulnerable 500",
    ],
    ["Total", "", "", "", "", "", 620, 400, "", "", ""],
  ]);
});

test("CHICAGO by the other customs", () => {
  const totals = (style: string) => {
    const cells = chicagoOf(CHUKKER, [[style]]);
    const column = cells[0].indexOf("NS");
    return cells[cells.length - 1].slice(column, column + 2);
  };
  expect(totals("Dealer")).toEqual([620, 400]);
  expect(totals("NON-DEALER")).toEqual([620, 300]);
  // 110 + 110 against 150 + 200: each part-score 50, no honours.
  expect(totals("Duplicate")).toEqual([220, 350]);
  const duplicate = chicagoOf(CHUKKER, [["duplicate"]]);
  expect(duplicate[0]).toEqual(["Deal", "Dealer", "Vulnerable", "Contract", "By", "Result", "NS", "EW", "Note"]);
  expect(duplicate[5][8]).toBe("Contract 3♦ 60; Part-score 50; Honours do not count in the duplicate style.");
});

test("another style, or an error in its place, is one cell", () => {
  expect(seen(chicagoOf(CHUKKER, [["mine"]]))).toEqual([
    ['#VALUE! "mine" is not understood here: dealer or non-dealer or duplicate would be.'],
  ]);
  const error = new CellError("#REF!");
  expect(chicagoOf(CHUKKER, [[error]])).toEqual([[error]]);
  for (const blank of [null, "", 0]) expect(chicagoOf(CHUKKER, [[blank]])).toEqual(chicagoOf(CHUKKER));
});

test("CHICAGO goes on with another chukker, and says how far the last one is", () => {
  const cells = chicagoOf(Array<string[]>(6).fill(["They", "1NT", "="]));
  expect(cells.map((row) => row[0])).toEqual([
    "Deal",
    1,
    2,
    3,
    4,
    "Chukker 1",
    "",
    1,
    2,
    "Chukker 2",
    "",
    "Grand total",
  ]);
  expect(cells.map((row) => row[1]).slice(1, 5)).toEqual(["We", "They", "We", "They"]);
  expect(cells[3].slice(2, 11)).toEqual([...["We", "1NT", "They", "="], "", 340, "", "", expect.any(String)]);
  expect(cells[9][10]).toBe("2 of 4 deals");
});

test("CHICAGO counts a row that is not understood as a deal, says why, and marks each total after it", () => {
  const part = ["We", "1NT", "="];
  const cells = chicagoOf([part, part, part, part, part, ["We", "9Z", "="], part]);
  expect(cells[5][0]).toBe("Chukker 1");
  expect(cells[8]).toEqual([
    ...[2, "They", "They", "", "", "", "", "", 40, ""],
    expect.stringMatching(/^row 6: "9Z" is not a contract/),
  ]);
  expect(cells[9].slice(0, 3)).toEqual([3, "We", "We"]);
  expect(cells[10][0]).toBe("Chukker 2, PROVISIONAL");
  expect(cells[10][10]).toBe("Without row 6; 3 of 4 deals");
  expect(cells[12][0]).toBe("Grand total, PROVISIONAL");
});

const side = fc.constantFrom("We", "They");
const row: fc.Arbitrary<unknown[]> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(
      side,
      fc
        .tuple(
          fc.integer({ min: 1, max: 7 }),
          fc.constantFrom("C", "D", "H", "S", "NT"),
          fc.constantFrom("", "X", "XX"),
        )
        .map((parts) => parts.join("")),
      fc.integer({ min: 6, max: 13 }),
      fc.constantFrom("", "", "", 150, "They 150"),
    ),
  },
  { weight: 1, arbitrary: fc.constant<unknown[]>(["PASS", "", "", ""]) },
  { weight: 1, arbitrary: fc.constant<unknown[]>(["", "", "", ""]) },
  { weight: 1, arbitrary: fc.constant<unknown[]>(["We", "9Z", "=", ""]) },
);
const anyRows = fc.array(row, { minLength: 1, maxLength: 14 });

/** Sums two columns over the rows that are no totals, and the totals' own. */
function sums(cells: unknown[][], columns: readonly number[]) {
  const isTotal = (cell: unknown) => /^(Total|Grand total|Chukker)/.test(String(cell));
  const add = (rows: unknown[][]) =>
    columns.map((column) => rows.reduce((sum, cellsOfRow) => sum + (Number(cellsOfRow[column]) || 0), 0));
  const last = cells[cells.length - 1];
  return { shown: add(cells.slice(1).filter(([label]) => !isTotal(label))), total: columns.map((c) => last[c]) };
}

const isPlain = (cell: unknown) =>
  typeof cell === "string" || (typeof cell === "number" && Number.isFinite(cell) && !Object.is(cell, -0));

describe("any rows", () => {
  test("the last total is the sum of the figures shown", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        for (const [cells, columns] of [
          [rubberOf(rows), [1, 2]],
          [chicagoOf(rows), [6, 7]],
          [chicagoOf(rows, [["duplicate"]]), [6, 7]],
        ] as const) {
          if (cells.length === 1) continue;
          const { shown, total } = sums(cells, columns);
          expect(total).toEqual(shown);
        }
      }),
    );
  });

  test("the answer is a rectangle of texts and whole figures", () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom("dealer", "non-dealer", "duplicate"), (rows, style) => {
        for (const cells of [rubberOf(rows), chicagoOf(rows, [[style]])]) {
          expect(new Set(cells.map(({ length }) => length)).size).toBe(1);
          expect(cells.flat().filter((cell) => !isPlain(cell))).toEqual([]);
        }
      }),
    );
  });

  test("every row that is not understood is named", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const bad = rows.flatMap(([, contract], i) => (contract === "9Z" ? [`row ${i + 1}: `] : []));
        for (const cells of [rubberOf(rows), chicagoOf(rows)]) {
          const places = cells.flat().flatMap((cell) => /^row \d+: /.exec(String(cell)) ?? []);
          expect(places).toEqual(bad);
        }
      }),
    );
  });
});
