import { seen } from "./customFunctions";
import { goldenJson, goldenText } from "../../golden/read";
import { percentVpsOf, vpsOf, vpTableOf } from "../../../src/functions/victoryPoints";

const column = (values: unknown[]): unknown[][] => values.map((value) => [value]);
const none = null as never;

const vps = (imps: unknown, boards: unknown, scale?: unknown): unknown =>
  seen(vpsOf([[imps]], [[boards]], scale === undefined ? none : [[scale]]))[0][0];
const percentVps = (percent: unknown, boards: unknown, scale?: unknown): unknown =>
  seen(percentVpsOf([[percent]], [[boards]], scale === undefined ? none : [[scale]]))[0][0];

test("the examples of the help", () => {
  expect(vps(13, 24)).toBe(12.95);
  expect(percentVps(56.23, 8)).toBe(14);
});

test("a column of margins, boards beside them, a row of scales", () => {
  expect(vpsOf(column([1, -1, 42]), [[8]])).toEqual(column([10.44, 9.56, 19.95]));
  expect(vpsOf(column([1, 20]), column([8, 14]))).toEqual(column([10.44, 15.26]));
  expect(vpsOf([[1]], [[8]], [["WBF", "WBF discrete", "ACBL 20"]])).toEqual([[10.44, 11, 11]]);
  expect(vpsOf(column([1, 1]), [[8]], column(["wbf", "acbl 30"]))).toEqual(column([10.44, 18]));
  expect(seen(vpsOf(column([1, 1, 1]), column([8, 8])))[2][0]).toMatch(/^#N\/A/);
});

test("a scale is known however it is spaced and written", () => {
  for (const name of ["WBF discrete", "wbfdiscrete", " WBF  Discrete ", "WBF-DISCRETE", "WBF discrete 20"]) {
    expect(vps(1, 8, name)).toBe(11);
  }
  for (const name of [null, "", 0, "WBF", "wbf continuous"]) expect(vps(1, 8, name)).toBe(10.44);
  expect([vps(18, 4, "WBFdiscrete10"), vps(-1, 8, "ACBL20"), vps(1, 8, "acbl 30")]).toEqual([10, 9, 18]);
  for (const name of [null, "", 0, "EBU", "ebu20"]) expect(percentVps(56.24, 8, name)).toBe(15);
  expect(percentVps(66.39, 4, "EBU 10")).toBe(10);
});

test("blank margins are blank, a numeric 0 is a draw, an error goes out", () => {
  const error = { code: "#N/A" };
  expect(vpsOf(column([null, "", " ", 0, error]), [[24]])).toEqual(column(["", "", "", 10, error]));
  expect(vpsOf([[""]], [[""]])).toEqual([[""]]);
  expect(percentVpsOf(column([null, "", 0, error]), [[8]])).toEqual(column(["", "", 0, error]));
});

test("numbers typed as text", () => {
  expect([vps("−13", "24"), vps("13", "２４"), vps("+13", 24), vps("13,5", 24)]).toEqual([7.05, 12.95, 12.95, 13.05]);
  expect([percentVps("56,23", "8"), percentVps("56.24%", 8), percentVps("56,24 %", 8)]).toEqual([14, 15, 15]);
});

test("a cell formatted as a percentage arrives as a part of 1", () => {
  const { vectors } = goldenJson<{ vectors: { boards: number; pct: number; vp: number }[] }>(
    "vp-ebu-swiss-pairs-mp.json",
  );
  for (const { boards, pct, vp } of vectors) {
    expect([pct, percentVps(pct, boards), percentVps(pct / 100, boards), percentVps(`${pct}%`, boards)]).toEqual([
      ...[pct, vp, vp, vp],
    ]);
  }
  expect([1, 100, 0.7 + 0.2 + 0.1 + 2e-16, "1%", "0.6 %", 1.5].map((percent) => percentVps(percent, 8))).toEqual([
    ...[20, 20, 20, 0, 0, 0],
  ]);
});

const NOT_BOARDS = "is not a number of boards: write how many the match had, a whole number from 1.";

test.each([
  ["x", 24, undefined, '"x" is not a number.'],
  [true, 24, undefined, '"TRUE" is not a number.'],
  [13, 0, undefined, `"0" ${NOT_BOARDS}`],
  [13, 7.5, undefined, `"7.5" ${NOT_BOARDS}`],
  [13, -8, undefined, `"-8" ${NOT_BOARDS}`],
  [13, "many", undefined, `"many" ${NOT_BOARDS}`],
  [13, "", undefined, "The number of boards is missing: write how many the match had, a whole number from 1."],
  [13, null, undefined, "The number of boards is missing: write how many the match had, a whole number from 1."],
  [13, 10000, undefined, "The scale WBF is for 1 to 9999 boards, not for 10000."],
  [13, 65, "WBF discrete", "The scale WBF discrete is for 2 to 64 boards, not for 65."],
  [13, 33, "WBF discrete 10", "The scale WBF discrete 10 is for 2 to 32 boards, not for 33."],
  [13, 37, "ACBL 20", "The scale ACBL 20 is for 1 to 36 boards, not for 37."],
  [13, 12, "ACBL 30", "The scale ACBL 30 is for 6 to 11 boards, not for 12."],
  [
    ...([13, 24, "WBF 25"] as const),
    '"WBF 25" is not a scale: write WBF or WBF discrete or WBF discrete 10 or ACBL 20 or ACBL 30, or give a range of two columns, least margin and VPs.',
  ],
])("VPS(%p, %p, %p) says what is wrong", (imps, boards, scale, message) => {
  expect(vps(imps, boards, scale)).toBe(`#VALUE! ${message}`);
});

test.each([
  ["x", 8, undefined, '"x" is not a percentage: write 0 to 100, such as 56.23.'],
  [100.5, 8, undefined, '"100.5" is not a percentage: write 0 to 100, such as 56.23.'],
  [-0.5, 8, undefined, '"-0.5" is not a percentage: write 0 to 100, such as 56.23.'],
  ["%", 8, undefined, '"%" is not a percentage: write 0 to 100, such as 56.23.'],
  [55, "", undefined, "The number of boards is missing: write how many the match had, a whole number from 1."],
  [55, 56, undefined, "The scale EBU 20 is for 1 to 55 boards, not for 56."],
  [55, 14, "EBU 10", "The scale EBU 10 is for 1 to 13 boards, not for 14."],
  [
    ...([55, 8, "WBF"] as const),
    '"WBF" is not a scale: write EBU 20 or EBU 10, or give a range of two columns, least margin and VPs.',
  ],
])("PERCENTVPS(%p, %p, %p) says what is wrong", (percent, boards, scale, message) => {
  expect(percentVps(percent, boards, scale)).toBe(`#VALUE! ${message}`);
});

const discrete8 = goldenText("vp-wbf-discrete.csv")
  .split(/\r?\n/)
  .map((line) => line.split(",").map(Number))
  .find(([boards]) => boards === 8) as number[];

test("a club's own scale does what the named one does that it copies", () => {
  const own = [["Least IMPs", "VPs"], ...discrete8.slice(2).map((from, i) => [from, 10 + i])];
  const margins = column(Array.from({ length: 101 }, (_, i) => i - 50));
  expect(vpsOf(margins, [[8]], own)).toEqual(vpsOf(margins, [[8]], [["WBF discrete"]]));
  expect(vpsOf(margins, none, own)).toEqual(vpsOf(margins, [[8]], [["WBF discrete"]]));
  expect(vpTableOf(none, own)).toEqual(vpTableOf([[8]], [["WBF discrete"]]));
});

test("a scale of one's own for percentages, from 50 up", () => {
  const table = vpTableOf([[8]], [["EBU 20"]]).slice(1);
  const own = table.map(([from, , winner]) => [from, winner]);
  const percents = column(Array.from({ length: 101 }, (_, i) => i * 1.01).filter((percent) => percent <= 100));
  expect(percentVpsOf(percents, none, own)).toEqual(percentVpsOf(percents, [[8]]));
});

test("what is wrong with a scale of one's own is one error cell", () => {
  expect(
    seen(
      vpsOf(
        column([1, 2, 3]),
        [[8]],
        [
          [0, 10],
          ["x", 11],
        ],
      ),
    ),
  ).toEqual([[expect.stringMatching(/^#VALUE! "x" in the scale's row 2 is not a number/)]]);
  expect(seen(vpTableOf([[8]], [[0, 10, 3]]))).toEqual([[expect.stringMatching(/two columns.*has 3\.$/)]]);
  const error = { code: "#REF!" };
  expect(
    vpsOf(
      column([1, 2]),
      [[8]],
      [
        [0, 10],
        [3, error],
      ],
    ),
  ).toEqual([[error]]);
  expect(
    seen(
      percentVpsOf(
        [[55]],
        [[8]],
        [
          [0.5, 10],
          [0.4, 11],
        ],
      ),
    ),
  ).toEqual([[expect.stringContaining("falls in its row 1")]]);
});

test("the continuous scale as printed, up to the blitz", () => {
  const golden = goldenText("vp-wbf-continuous.csv")
    .split(/\r?\n/)
    .map((line) => line.split(",").map(Number))
    .filter(([boards]) => boards === 14);
  expect(vpTableOf([[14]])).toEqual([["IMPs", "Winner", "Loser"], ...golden.map((row) => row.slice(1, 4))]);
});

test("the scales in steps as printed", () => {
  const table = vpTableOf([[8]], [["WBF discrete"]]);
  expect(table.slice(0, 3)).toEqual([
    ["IMPs from", "to", "Winner", "Loser"],
    [0, 0, 10, 10],
    [1, 3, 11, 9],
  ]);
  expect(table[11]).toEqual([39, "", 20, 0]);
  expect(vpTableOf([["7"]], [["acbl 30"]])[2]).toEqual([1, 1, 18, 12]);
  expect(vpTableOf([[8]], [["EBU"]]).slice(0, 2)).toEqual([
    ["% from", "to", "Winner", "Loser"],
    [50, 50.65, 10, 10],
  ]);
  expect(
    vpTableOf(
      [[8]],
      [
        [-5, 0],
        [-4, 1],
        [5, 2],
      ],
    ),
  ).toEqual([
    ["IMPs from", "to", "VPs"],
    [-5, -5, 0],
    [-4, 4, 1],
    [5, "", 2],
  ]);
});

test("a table that cannot be says why, an error goes out", () => {
  const message = (boards: unknown[][], scale?: unknown[][]) => seen(vpTableOf(boards, scale))[0][0];
  for (const blank of [null, "", 0]) expect(message([[blank]])).toMatch(/^#VALUE! The number of boards is missing/);
  expect(message([[7.5]])).toMatch(/^#VALUE! "7.5" is not a number of boards/);
  expect(message([[1]], [["WBF discrete"]])).toBe("#VALUE! The scale WBF discrete is for 2 to 64 boards, not for 1.");
  expect(message([[8]], [["EBU 25"]])).toMatch(/^#VALUE! "EBU 25" is not a scale: write WBF or .* or EBU 10, or/);
  const error = { code: "#N/A" };
  expect(vpTableOf([[error]])).toEqual([[error]]);
  expect(vpTableOf([[8]], [[error]])).toEqual([[error]]);
});
