import { fitSettings } from "../../../src/files/fitSettings";
import type { FileTotal, ResultLine } from "../../../src/results/types";
import { atOnce } from "../../../src/results/steps";

let row = 0;
/** A result with the points that the file gives N-S. */
function line(board: number, ns: number, ew: number, score: number, nsPoints?: number): ResultLine {
  const file = nsPoints === undefined ? {} : { file: { nsPoints } };
  return { section: "", board, ns: String(ns), ew: String(ew), status: "played", score, ...file, at: `row ${++row}` };
}

/** Three tables, and a second board that one of them did not play. */
const lines = (points: [number, number, number, number, number]): ResultLine[] => [
  line(1, 1, 2, 420, points[0]),
  line(1, 3, 4, 50, points[1]),
  line(1, 5, 6, -50, points[2]),
  line(2, 1, 4, 100, points[3]),
  line(2, 3, 2, -100, points[4]),
];

const fit = (given: ResultLine[], totals: FileTotal[] = [], settings = {}) =>
  atOnce(
    fitSettings(
      { lines: given, contestants: [], totals },
      { Scoring: "Matchpoints", "Matchpoint scale": 2, ...settings },
      "night",
    ),
  );

test("a short board on its own top, or by Neuberg", () => {
  expect(fit(lines([4, 2, 0, 2, 0])).settings).toMatchObject({ "Boards with fewer results": "Own top" });
  expect(fit(lines([4, 2, 0, 3.5, 0.5])).settings).toMatchObject({ "Boards with fewer results": "Neuberg" });
});

test("totals decide with the points: a pair that missed a board is brought up to all", () => {
  const totals = [
    { id: "5", section: "", points: 0, percent: 0 },
    { id: "6", section: "", points: 8, percent: 100 },
  ];
  const { settings, findings, quality } = fit(lines([4, 2, 0, 3.5, 0.5]), totals);
  expect(settings).toMatchObject({ "Boards a pair missed": "Factor up" });
  expect(quality).toBe(2);
  expect(findings).toMatchObject([{ kind: "decidedByFigures", likely: ["5 of 5 points and 2 of 2 totals"] }]);
});

test("the few figures that do not come out are said, by board and by pair", () => {
  const totals = [
    { id: "1", section: "", points: 7.5 },
    { id: "3", section: "", points: 2.5 },
    { id: "4", section: "", points: 9, percent: 90 },
  ];
  const { findings } = fit(lines([4, 2, 1, 3.5, 0.5]), totals);
  expect(findings.slice(1)).toEqual([
    { kind: "filePointsDiffer", at: expect.stringMatching(/^row/), read: "board 1, one result: 1", likely: ["0"] },
    { kind: "fileTotalDiffers", at: "night", read: "4 9, 90 %", likely: ["2.5, 31.25 %"] },
  ]);
});

test("what is set already is not tried", () => {
  expect(fit(lines([4, 2, 0, 2, 0]), [], { "Boards with fewer results": "Pro rata" }).settings).toMatchObject({
    "Boards with fewer results": "Pro rata",
  });
});

test("figures that come out under nothing change nothing", () => {
  const { settings, findings } = fit(lines([90, 91, 92, 93, 94]));
  expect(settings).toEqual({ Scoring: "Matchpoints", "Matchpoint scale": 2 });
  expect(findings).toEqual([]);
});

test("a Butler datum without extremes, and divisors of cross-IMPs", () => {
  const four = (points: number[]): ResultLine[] =>
    [620, 170, 140, -100].map((score, i) => line(1, 2 * i + 1, 2 * i + 2, score, points[i]));
  // Mean 210; without best and worst 155, to 160.
  expect(fit(four([10, 0, -1, -6]), [], { Scoring: "Butler" }).settings).toMatchObject({ "Butler datum": "Drop 1" });
  // Against the others: 10+10+12, -10+1+7, -10-1+6, -12-7-6.
  expect(fit(four([32, -2, -5, -25]), [], { Scoring: "Cross-IMPs" }).settings).toMatchObject({
    "Cross-IMP divisor": "Total",
  });
  expect(fit(four([8, -0.5, -1.25, -6.25]), [], { Scoring: "Cross-IMPs" }).settings).toMatchObject({
    "Cross-IMP divisor": "n",
  });
});

/** A result with the percentage that the file gives N-S. */
const percent = (board: number, ns: number, ew: number, score: number, nsPercent: number): ResultLine => ({
  ...line(board, ns, ew, score),
  file: { nsPercent },
});

test("percentages decide as points do, to the decimals that they have", () => {
  const board = [percent(1, 1, 2, 420, 100), percent(1, 3, 4, 50, 50), percent(1, 5, 6, -50, 0)];
  const short = (better: number): ResultLine[] => [percent(2, 1, 4, 100, better), percent(2, 3, 2, -100, 100 - better)];
  expect(fit([...board, ...short(87.5)]).settings).toMatchObject({ "Boards with fewer results": "Neuberg" });
  expect(fit([...board, ...short(100)]).settings).toMatchObject({ "Boards with fewer results": "Own top" });
  expect(fit([...board, ...short(87)]).findings).toMatchObject([{ likely: ["5 of 5 points"] }]);
  expect(fit([percent(1, 1, 2, 420, 100), percent(1, 3, 4, 50, 0), ...short(99.7)]).findings).toMatchObject([
    { kind: "decidedByFigures", likely: ["2 of 4 points"] },
    { kind: "filePointsDiffer", read: "board 2, 2 results: 99.7" },
  ]);
});

test("how Neuberg's matchpoints were rounded shows in the percentages", () => {
  const full = [4, 3, 2, 1].map((rank, i) => percent(1, i, i + 10, rank * 10, [100, 66.67, 33.33, 0][i]));
  // (4+1) x 4/3 - 1 = 5.667 of 6: 94.44 %, rounded to 5.7 before: 95 %
  const short = [percent(2, 0, 10, 30, 95), percent(2, 1, 11, 20, 50), percent(2, 2, 12, 10, 5)];
  expect(fit([...full, ...short]).settings).toMatchObject({
    "Boards with fewer results": "Neuberg",
    "Neuberg decimals": 1,
  });
});

test("figures of which hardly any come out decide nothing, and that is said", () => {
  const { settings, findings } = fit(lines([3.1, 2.2, 0.7, 1.9, 0]));
  expect(settings["Boards with fewer results"]).toBeUndefined();
  expect(findings).toEqual([{ kind: "figuresOfItsOwn", at: "night", read: "1 of 5 points" }]);
});

test("of a file too large to try in every way, boards from all over it decide", () => {
  const full = [420, 50, -50, -100, 200, 110].map((score, i) => ({ score, points: [10, 4, 2, 0, 8, 6][i] }));
  const short = [100, -100].map((score, i) => ({ score, points: [2, 0][i] }));
  const given = Array.from({ length: 6_000 }, (_, board) =>
    (board % 2 ? short : full).map(({ score, points }, pair) => line(board + 1, 10 + pair, 20 + pair, score, points)),
  ).flat();
  expect(given.length).toBeGreaterThan(20_000);
  const { settings, findings } = fit(given, [{ id: "10", section: "", points: 99 }]);
  expect(settings["Boards with fewer results"]).toBe("Own top");
  expect(settings["Boards a pair missed"]).toBeUndefined();
  expect(findings).toMatchObject([{ kind: "decidedByFigures" }]);
});
