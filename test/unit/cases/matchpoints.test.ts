/** What users of scoring programs ran into, by the case's number: matchpoints and percentages. */
import { matchpointsOf } from "../../../src/functions/matchpoints";
import { neubergOf } from "../../../src/functions/neuberg";
import { rankingOf, scoreResults } from "../../../src/functions/results";
import { column, flat, message, none, records, settings, type Cells } from "./cells";

test("O13: passed in where every other E-W scored: all the matchpoints for N-S, none for E-W", () => {
  const scores = column(["PASS", -50, -110, -130, -140, -420, -620]);
  expect(matchpointsOf(scores)[0]).toEqual([12]);
  expect(matchpointsOf(scores, none, [["EW"]])[0]).toEqual([0]);
});

test("O14: a pass-out is no average", () => {
  expect(flat(matchpointsOf(column([0, -50, 50, 0])))).toEqual([3, 0, 6, 3]);
});

describe("O15: a board not played is no board, an average is half a board", () => {
  const heading = ["Board", "NS", "EW", "Score"];
  /** 24 boards at 6 tables: pair 1 beats three of the other five on the first 23, which is 6 of 10. */
  const night = (last: string): Cells => [
    heading,
    ...Array.from({ length: 23 }, (_, i) =>
      [420, 110, 120, 130, 430, 440].map((points, table) => [i + 1, table + 1, table + 11, points]),
    ).flat(),
    ...[last, 110, 120, 130, 430, 440].map((points, table) => [24, table + 1, table + 11, points]),
  ];
  test.each([
    ["NP", 60, 23],
    // (23 x 60 + 50) / 24 = 59.583
    ["AVE", 59.58, 24],
  ])("%s", (last, percent, boards) => {
    const [first] = records(rankingOf(night(last), none, none, [["NS"]]), "Pair").filter(({ Pair }) => Pair === "1");
    expect(first).toMatchObject({ "%": percent, Boards: boards });
  });
});

test("O16: contract and score disagree: shown, and the scorer says which counts", () => {
  const results = [
    ["Board", "NS", "EW", "Contract", "By", "Result", "Paper score"],
    [1, 1, 2, "2S", "N", "+1", 170],
    [1, 3, 4, "2S", "N", "=", 110],
  ];
  const [asked] = scoreResults(results).slice(1);
  expect(asked.slice(1)).toEqual(["", "", "", "", expect.stringMatching(/^The paper says 170, the contract 140/)]);
  expect(rankingOf(results)[0][0]).toBe("PROVISIONAL: 1 of 2 missing: board 1");
  const counted = (which: string): unknown => scoreResults(results, settings(["If they differ", which]))[1][0];
  expect([counted("Contract"), counted("Score")]).toEqual([140, 170]);
});

test.each([
  ["null", null],
  ["text", ""],
  ["zero", 0],
])("O17: no score entered is a result to come: no points and no pass-out (blank as %s)", (_, blank) => {
  const results = [
    ["Board", "NS", "EW", "Contract", "By", "Result"],
    [1, 1, 2, "4S", "N", "="],
    [1, 3, 4, "2S", "N", "="],
    [1, 5, 6, blank, blank, blank],
  ];
  // Two results are compared, each with the other.
  const cells = scoreResults(results);
  expect(cells.slice(1)).toEqual([
    [420, 2, 0, 100, 0, ""],
    [110, 0, 2, 0, 100, ""],
    ["", "", "", "", "", ""],
  ]);
  const [[status], ...rest] = rankingOf(results);
  expect(status).toBe("PROVISIONAL: 1 of 3 missing: board 1");
  const last = records(rest, "Pair").filter(({ Pair }) => Pair === "5" || Pair === "6");
  expect(last.map(({ Place, MP, "%": percent, Boards }) => [Place, MP, percent, Boards])).toEqual([
    ["", "", "", 0],
    ["", "", "", 0],
  ]);
});

test("O20: 8000 and more stand for an average, which is in nobody's comparison", () => {
  const scores = [420, 170, -50];
  const results = [
    ["Board", "NS", "EW", "Score"],
    ...[...scores, 8000, 9999].map((score, i) => [1, i + 1, i + 11, score]),
  ];
  const cells = scoreResults(results).slice(1);
  expect(cells.map(([, ns, ew]) => [ns, ew]).slice(3)).toEqual([[4, 4], [4, 4]]); // prettier-ignore
  expect(cells[3][5]).toMatch(/^8000 was read as an average/);
  // 4, 2 and 0 among three results where five are expected: (M + 1) x 5/3 - 1.
  expect(cells.slice(0, 3).map(([, ns]) => ns)).toEqual([7.33, 4, 0.67]);
  expect(message(matchpointsOf([[8000]]))).toMatch(/^#VALUE! 8000 is not a score: for an average write AVE/);
});

test("O24: the top of seven results among ten is less than a top, and both sides still share 18", () => {
  const own = [12, 10, 8, 6, 4, 2, 0];
  const scaled = flat(neubergOf(column(own), [[7]], [[10]], none, [[2]]));
  expect(scaled).toEqual([17.57, 14.71, 11.86, 9, 6.14, 3.29, 0.43]);
  const board = column([620, 600, 170, 140, 110, -50, -100]);
  const side = (which: string): number[] => flat(matchpointsOf(board, none, [[which]], none, [[10]])).map(Number);
  const [ns, ew] = [side("NS"), side("EW")];
  expect([ns[0], ns[6]].map((points) => points.toFixed(2))).toEqual(["17.57", "0.43"]);
  ns.forEach((points, i) => expect(points + ew[i]).toBeCloseTo(18, 12));
});

describe("O25: a board with 10 of 11 results, a pair with 21 of 24 boards", () => {
  test("the board goes by Neuberg's formula, nothing by hand", () => {
    const scores = [450, 430, 420, 400, 170, 150, 140, 120, 110, -50];
    const scaled = flat(matchpointsOf(column(scores), none, none, none, [[11]])).map(Number);
    // (18 + 1) x 11/10 - 1 and (0 + 1) x 11/10 - 1
    expect([scaled[0], scaled[9]].map((points) => points.toFixed(4))).toEqual(["19.9000", "0.1000"]);
  });

  test("a percentage needs no factor", () => {
    // Pair 1 has 60 % on 21 boards; the others play three more.
    const results: Cells = [["Board", "NS", "EW", "Score"]];
    for (let board = 1; board <= 24; board++) {
      [420, 110, 120, 130, 430, 440].forEach((score, table) => {
        if (table > 0 || board <= 21) results.push([board, table + 1, table + 11, score]);
      });
    }
    for (const how of ["Average", "Factor up"]) {
      const ranked = records(rankingOf(results, settings(["Boards a pair missed", how])), "Pair");
      expect(ranked.find(({ Pair }) => Pair === "1")).toMatchObject({ "%": 60, Boards: 21 });
    }
  });
});

test("O42: a traveller from a beginners' page", () => {
  const scores = column([430, 430, 420, 460, 430, 450, -50]);
  expect(flat(matchpointsOf(scores))).toEqual([6, 6, 2, 12, 6, 10, 0]);
  expect(flat(matchpointsOf(scores, none, [["EW"]]))).toEqual([6, 6, 10, 0, 6, 2, 12]);
});
