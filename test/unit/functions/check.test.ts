import { seen } from "./customFunctions";
import { checkResultsOf } from "../../../src/functions/check";
import { mitchell } from "../results/check/nights";
import { TRAPS } from "../results/check/traps";

const HEADING = ["Row", "Column", "Read", "What", "Likely"];

test("a clean night says so in one row", () => {
  expect(checkResultsOf(mitchell())).toEqual([HEADING, ["", "", "", "Nothing odd: 147 results checked.", ""]]);
});

test("one row for each finding: place, what was read, why, what is likely", () => {
  const cells = [
    ["Tuesday", "", "", "", "", ""],
    ["Board", "NS", "EW", "Contract", "By", "Result"],
    [1, 1, 2, "4S", "N", 4],
    [1, 3, 4, "4Q", "N", "="],
    [1, 5, 6, "", "", ""],
  ];
  expect(checkResultsOf(cells)).toEqual([
    HEADING,
    [4, "Contract", "4Q", expect.stringMatching(/^"4Q" is not a contract/), ""],
    [5, "Contract", "1", "Board 1: 1 result is missing (5 v 6).", ""].map((cell, i) => (i === 1 ? "Result" : cell)),
    [
      3,
      "Result",
      "4",
      '4S with "4" is down 6 as it is read: write the result with its sign.',
      "Result: = or Result: -4 or Result: -6",
    ],
  ]);
});

test("settings and names come first, in the rows of their own ranges", () => {
  const settings = [
    ["Setting", "Value"],
    ["Winers", 2],
  ];
  const names = [
    ["Pair", "Name 1"],
    ["", "Nobody"],
  ];
  const rows = checkResultsOf(mitchell(), settings, names).slice(1);
  expect(rows).toEqual([
    [2, "Settings", "Winers", 'The setting "Winers" is not known: Winners?', "Winners"],
    [2, "Names", "Nobody", "Nobody has no pair number.", ""],
  ]);
});

test("a range without its header row is told so", () => {
  expect(seen(checkResultsOf([[1, 2, 3]]))[0][0]).toMatch(/^#VALUE! No header row found/);
});

test.each([
  ["null", null],
  ["0", 0],
])("blanks that arrive as %s change nothing", (_, blank) => {
  for (const { cells, settings, names, kind } of TRAPS) {
    // A 0 beside a contract is asked about: just made, or not entered?
    if (kind === "zeroScore" || kind === "zeroResult" || kind === "noResult") continue;
    const blanks = cells.map((row) => row.map((cell) => (cell === "" ? blank : cell)));
    expect(checkResultsOf(blanks, settings, names)).toEqual(checkResultsOf(cells, settings, names));
  }
});

test("an error in a cell is one finding", () => {
  const cells = mitchell().map((row, i) => (i === 3 ? [...row.slice(0, 3), { code: "#REF!" }, ...row.slice(4)] : row));
  expect(checkResultsOf(cells).slice(1)).toEqual([[4, "Contract", "#REF!", "The cell holds the error #REF!.", ""]]);
});

test("every answer is a rectangle of texts and numbers", () => {
  for (const { cells, settings, names } of TRAPS) {
    for (const row of checkResultsOf(cells, settings, names)) {
      expect(row).toHaveLength(HEADING.length);
      expect(row.filter((cell) => typeof cell !== "string" && !Number.isInteger(cell))).toEqual([]);
    }
  }
});
