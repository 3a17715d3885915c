import { sentence } from "../../../src/notation/messages";
import { readDeals } from "../../../src/results/readDeals";

const FOUR_SPADES = { level: 4, strain: "S", doubled: 0 };
const dealsOf = (cells: unknown[][]) => readDeals(cells).rows.map(({ deal }) => deal);
const namesOf = (cells: unknown[][]) => readDeals(cells).sides.map(({ side, name }) => `${name} is ${side}`);
const sentencesOf = (cells: unknown[][]) =>
  readDeals(cells).rows.map(({ problem }) => (problem ? `${problem.at}: ${sentence(problem)}` : ""));

test("without headings the columns are side, contract, result and honours", () => {
  expect(
    dealsOf([
      ["We", "4S", "=", ""],
      ["They", "4S", 11, 100],
      ["They", "4SX", "-2", "We 150"],
    ]),
  ).toEqual([
    { side: "NS", contract: FOUR_SPADES, tricks: 10 },
    { side: "EW", contract: FOUR_SPADES, tricks: 11, honours: { side: "EW", points: 100 } },
    { side: "EW", contract: { ...FOUR_SPADES, doubled: 1 }, tricks: 8, honours: { side: "NS", points: 150 } },
  ]);
});

test("a single column holds contracts with declarer and result", () => {
  expect(dealsOf([["4SN="], ["PASS"], ["4SXW-1"]])).toEqual([
    { side: "NS", contract: FOUR_SPADES, tricks: 10 },
    "passed",
    { side: "EW", contract: { ...FOUR_SPADES, doubled: 1 }, tricks: 9 },
  ]);
});

test("headings stand in any order, below a title, beside columns of other things", () => {
  const cells = [
    ["Monday", "", "", "", "", "", ""],
    ["No.", "Honors", "X", "Contract", "Tricks", "By", "Remark"],
    [1, "", "X", "4S", 9, "W", "unlucky"],
    [2, 150, "", "4♠", "11", "S", ""],
  ];
  expect(dealsOf(cells)).toEqual([
    { side: "EW", contract: { ...FOUR_SPADES, doubled: 1 }, tricks: 9 },
    { side: "NS", contract: FOUR_SPADES, tricks: 11, honours: { side: "NS", points: 150 } },
  ]);
  expect(readDeals(cells).rows.map(({ seat }) => seat)).toEqual(["W", "S"]);
});

test.each(["Side", "We/They", "By", "Declarer"])("declarer's side stands under %s", (heading) => {
  const cells = [
    ["Contract", "Result", heading],
    ["4S", "+1", "They"],
  ];
  expect(dealsOf(cells)).toEqual([{ side: "EW", contract: FOUR_SPADES, tricks: 11 }]);
});

test.each([
  ["Result", "=", 10],
  ["Tricks", 10, 10],
  ["Made", 5, 11],
  ["Made", 10, 10],
  ["Down", 2, 8],
  ["Down", "-2", 8],
])("%s %p", (heading, cell, tricks) => {
  const cells = [
    ["Side", "Contract", heading],
    ["We", "4S", cell],
  ];
  expect(dealsOf(cells)).toEqual([{ side: "NS", contract: FOUR_SPADES, tricks }]);
});

test("sides are called We and They, or N-S and E-W where only those and seats are named", () => {
  expect(namesOf([])).toEqual(["We is NS", "They is EW"]);
  expect(namesOf([["They", "4S", "="]])).toEqual(["We is NS", "They is EW"]);
  expect(namesOf([["N", "4S", "="]])).toEqual(["NS is NS", "EW is EW"]);
  expect(namesOf([["", "4SE", "="]])).toEqual(["NS is NS", "EW is EW"]);
});

test("a row with both tells which side We are, for all rows", () => {
  const cells = [
    ["We", "4S", "="],
    ["They", "4SN", "="],
    ["W", "4S", "="],
  ];
  expect(namesOf(cells)).toEqual(["We is EW", "They is NS"]);
  expect(dealsOf(cells)).toMatchObject([{ side: "EW" }, { side: "NS" }, { side: "EW" }]);
  expect(sentencesOf([...cells, ["They", "4SE", "="]])[3]).toBe("row 4: 4S is given to both sides: E or They?");
});

test("seats beside We and They, with nothing to tie them, are asked about", () => {
  const cells = [
    ["We", "4S", "=", ""],
    ["N", "4S", "=", ""],
    ["They", "4S", "=", "EW 100"],
  ];
  const asked = (read: string) =>
    `"${read}" may be either side, for other rows say We and They: write the sides in one way throughout.`;
  expect(sentencesOf(cells)).toEqual(["", `row 2: ${asked("N")}`, `row 3: ${asked("EW")}`]);
});

test.each([
  ["null", null],
  ["text", ""],
  ["zero", 0],
])("blanks that arrive as %s", (_, blank) => {
  const cells = [
    ["Side", "By", "Contract", "X", "Result", "Tricks", "Honours"],
    [blank, blank, blank, blank, blank, blank, blank],
    ["We", blank, "4SX=", blank, blank, blank, blank],
    [blank, "N", "4S", blank, blank, 10, blank],
    [blank, blank, "PASS", blank, blank, blank, blank],
    [blank, blank, blank, blank, "PASS", blank, blank],
    ["Pass", blank, blank, blank, blank, blank, blank],
  ];
  const doubled = { side: "NS", contract: { ...FOUR_SPADES, doubled: 1 }, tricks: 10 };
  expect(dealsOf(cells.filter((row) => row[1] !== "N"))).toEqual([doubled, "passed", "passed", "passed"]);
  expect(dealsOf(cells.filter((row) => row[0] !== "We"))).toEqual([
    { side: "NS", contract: FOUR_SPADES, tricks: 10 },
    "passed",
    "passed",
    "passed",
  ]);
});

test("a lone 0 for a result is asked about; as text it is no trick", () => {
  expect(sentencesOf([["We", "1C", 0]])[0]).toMatch(/^row 1: 0: just made, or not entered\?/);
  expect(dealsOf([["We", "1C", "0"]])).toMatchObject([{ tricks: 0 }]);
});

test("what is written plainly is understood: minus signs, symbols, spaces, numbers as text", () => {
  expect(dealsOf([["ns", " 4\u00A0♤ x ", "−1", "100"]])).toEqual([
    { side: "NS", contract: { ...FOUR_SPADES, doubled: 1 }, tricks: 9, honours: { side: "NS", points: 100 } },
  ]);
});

test.each([
  [["We", "9Z", "=", ""], /"9Z" is not a contract/],
  [["We", "", "=", ""], /"We" stands without a contract: write it with its result, or PASS/],
  [["We", "", "", ""], /"We" stands without a contract/],
  [["", "", "", 100], /"100" stands without a contract/],
  [["", "4S", "=", ""], /4S has no side: write We or They, NS or EW, or declarer's seat/],
  [["You", "4S", "=", ""], /"You" is not a side/],
  [["We", "4S", "", ""], /4S has no result yet/],
  [["We", "4S", "14", ""], /14 tricks cannot be/],
  [["We", "4S", 45748, ""], /45748 looks like a date/],
  [["We", "4S=", "+1", ""], /"4S" gives two different results: = or \+1\?/],
  [["N", "4SS", "=", ""], /"4S" names two declarers: S or N\?/],
  [["We", "4S", "=", 200], /"200" is not for honours: write 100 or 150/],
  [["We", "3NT", "=", 100], /"100": at notrump only four aces/],
  [["", "PASS", "", "We 100"], /"We 100": a deal passed out has no honours/],
  [["", "NP", "", ""], /"NP" is not a deal: write a contract such as 4S with its result, or PASS/],
  [["", "-", "", ""], /"-" is not a deal/],
  [["", "A6040", "", ""], /"A6040" is not a deal/],
  [["We", { code: "#REF!" }, "=", ""], /The cell holds the error #REF!/],
])("%j is an unknown deal with its sentence", (row, expected) => {
  const cells = [["We", "4S", "=", ""], [], row];
  expect(dealsOf(cells)).toEqual([{ side: "NS", contract: FOUR_SPADES, tricks: 10 }, "unknown"]);
  const [first, second] = sentencesOf(cells);
  expect(first).toBe("");
  expect(second).toMatch(expected);
  expect(second).toMatch(/^row 3: /);
});

test("a seat of the other side is asked about", () => {
  expect(sentencesOf([["NS", "4SE", "="]])).toEqual(["row 1: 4S is given to both sides: E or NS?"]);
  expect(sentencesOf([["NS", "4SS", "="]])).toEqual([""]);
});

test("with headings the row counts from the heading, which is row 1", () => {
  const cells = [
    ["Side", "Contract", "Result"],
    ["We", "4Q", "="],
  ];
  expect(sentencesOf(cells)[0]).toMatch(/^row 2: "4Q"/);
});

test("an error in a column of other things spoils nothing", () => {
  const cells = [
    ["Side", "Contract", "Result", "Rate"],
    ["We", "4S", "=", { code: "#DIV/0!" }],
  ];
  expect(dealsOf(cells)).toHaveLength(1);
  expect(sentencesOf(cells)).toEqual([""]);
});

test("a double that is none is told of, and We is the side whose seat declares", () => {
  const cells = [["Side", "Contract", "X", "Result"], ["We", "4S", "Q", "="], ["We", "4SE", "", "="]]; // prettier-ignore
  expect(sentencesOf(cells)).toEqual(['row 2: "Q" is not a double: leave it blank, or write X or XX.', ""]);
  expect(namesOf(cells)).toEqual(["We is EW", "They is NS"]);
  expect(namesOf([["They", "4SE", "="]])).toEqual(["We is NS", "They is EW"]);
});
