/** The functions as they are published: dist/functions.js alone, and on the real Office.js as Excel calls it. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createContext, runInContext } from "node:vm";
import { version } from "../../package.json";
import { startExcelHost, type ExcelHost } from "../support/excelHost";

const DIST = resolve(__dirname, "../../dist");
const BUNDLE = join(DIST, "functions.js");

const { functions } = JSON.parse(readFileSync(join(DIST, "functions.json"), "utf8")) as { functions: { id: string }[] };
const ids = functions.map(({ id }) => id).sort();

const RESULTS = [
  ["Board", "NS", "EW", "Contract", "By", "Result"],
  [1, 1, 2, "4S", "N", "="],
  [1, 3, 4, "4S", "N", "+1"],
];

/** For each function some arguments, as Excel hands them over, and what its first row answers. */
const CALLS: Record<string, { values: unknown[]; firstRow: unknown }> = {
  BAM: { values: [[[430, 140]], [[420, 140]], null], firstRow: [2, 1] },
  BOARDDEALER: { values: [[[2]]], firstRow: ["E"] },
  BOARDVUL: { values: [[[2]], null], firstRow: ["NS"] },
  BRIDGESCORE: { values: [[["4S"]], [[10]], [["V"]], [["X"]], null], firstRow: [790] },
  BRIDGEVERSION: { values: [], firstRow: version },
  CHECKRESULTS: { values: [RESULTS, null, null], firstRow: ["Row", "Column", "Read", "What", "Likely"] },
  CHICAGO: { values: [[["N", "4S", "="]], null], firstRow: expect.arrayContaining(["Deal", "Dealer", "Vulnerable"]) },
  BUTLER: { values: [[[420, 420, 170, -50, 450]], null, null, null, null, null, null], firstRow: [4, 4, -3, -8, 5] },
  BUTLERDATUM: { values: [[[450, 420, -800, -50, 420, 420]], [[1]], null], firstRow: [300] },
  CROSSIMPS: { values: [[[430, 400, 400]], null, null, null, null, null], firstRow: [1, -0.5, -0.5] },
  CROSSTABLE: { values: [RESULTS, null, null], firstRow: ["Place", "Pair", "Direction", "2", "4", "Total"] },
  IMPS: { values: [[[420]], null], firstRow: [9] },
  IMPTABLE: { values: [], firstRow: ["From", "To", "IMPs"] },
  MATCHPOINTS: { values: [[[420, 450, 420]], null, null, null, null, null], firstRow: [1, 4, 1] },
  MOVEMENT: {
    values: [[["Howell"]], [[4]], null, null, null, null, null],
    firstRow: ["Round", "Table", "NS", "EW", "First", "Last", "Boards"],
  },
  NEUBERG: { values: [[[12, 6]], [[7]], [[10]], null, [[2]]], firstRow: [17.57, 9] },
  NSSCORE: { values: [[[1]], [["4SE="]], null, null, null, null, null], firstRow: [-420] },
  PERCENTVPS: { values: [[[56.23]], [[8]], null], firstRow: [14] },
  PLACES: { values: [[[62, 55, 62]], null, null], firstRow: ["1=", "3", "1="] },
  RANKING: { values: [RESULTS, null, null, null], firstRow: expect.arrayContaining(["Final: 2 of 2"]) },
  RUBBER: { values: [[["We", "4S", "="]]], firstRow: ["For", "We", "They"] },
  SCOREBREAKDOWN: { values: [[["1N"]], [[7]], null, null, null], firstRow: ["Item", "Points"] },
  SCORECARD: {
    values: [RESULTS, [[1]], null, null],
    firstRow: expect.arrayContaining(["Board", "Opponents", "Score"]),
  },
  SCORERESULTS: { values: [RESULTS, null, null], firstRow: expect.arrayContaining(["Score", "NS MP", "EW MP"]) },
  SCORETABLE: { values: [[["X"]]], firstRow: expect.arrayContaining(["Doubled", "NV =", "V +6"]) },
  TEAMRESULTS: {
    values: [
      [
        ["Team", "Opponent", "IMPs", "Opp IMPs", "Boards"],
        [3, 7, 34, 21, 24],
      ],
      null,
      null,
      null,
      null,
    ],
    firstRow: expect.arrayContaining(["Final: 1 of 1 matches"]),
  },
  TRAVELLER: { values: [RESULTS, [[1]], null, null], firstRow: expect.arrayContaining(["NS", "EW", "Contract"]) },
  UNDERTRICKTABLE: { values: [], firstRow: ["Down", "NV", "NV X", "NV XX", "V", "V X", "V XX"] },
  VPS: { values: [[[13]], [[24]], null], firstRow: [12.95] },
  VPTABLE: { values: [[[24]], null], firstRow: ["IMPs", "Winner", "Loser"] },
};

test("the bundle runs where there is nothing but a CustomFunctions object, and associates every id", () => {
  const associated = new Map<string, unknown>();
  const associate = (id: string, called: unknown) => void associated.set(id, called);
  runInContext(readFileSync(BUNDLE, "utf8"), createContext({ CustomFunctions: { associate } }));
  expect([...associated.keys()].sort()).toEqual(ids);
  expect([...associated.values()].filter((called) => typeof called !== "function")).toEqual([]);
});

test("without CustomFunctions.Error an error is an object that says what is wrong", () => {
  const answers: unknown[] = [];
  const associate = (id: string, called: (...values: unknown[]) => unknown) => {
    if (id === "BRIDGESCORE") answers.push(called([["9Z"]], [[10]]));
  };
  runInContext(readFileSync(BUNDLE, "utf8"), createContext({ CustomFunctions: { associate } }));
  expect(JSON.parse(JSON.stringify(answers))).toEqual([
    [[{ code: "#VALUE!", message: expect.stringContaining("9Z") as string }]],
  ]);
});

describe("on the real Office.js", () => {
  let excel: ExcelHost;

  beforeAll(async () => {
    excel = await startExcelHost({ scripts: [BUNDLE] });
  });

  afterAll(() => excel.close());

  test("there is a call for each function", () => {
    expect(Object.keys(CALLS).sort()).toEqual(ids);
  });

  test.each(Object.entries(CALLS))("%s answers", async (id, { values, firstRow }) => {
    const answer = (await excel.host.invokeCustomFunction(id, values)) as { value: unknown };
    expect(Array.isArray(answer.value) ? (answer.value as unknown[])[0] : answer.value).toEqual(firstRow);
  });

  test("a cell that cannot be scored gives its message, its neighbours their scores", async () => {
    const contracts = [["4S"], ["9Z"], [""]];
    const answer = await excel.host.invokeCustomFunction("BRIDGESCORE", [contracts, [[10]], null, null, null]);
    const message = expect.stringMatching(/^"9Z" is not a contract/) as string;
    expect(answer).toEqual({
      value: [[420], [expect.objectContaining({ type: "Error", basicValue: "#VALUE!", message })], [""]],
    });
  });

  test("20,000 calls arrive in one batch, and their answers in a few requests", async () => {
    const before = excel.host.counts.requests;
    const call = () => excel.host.invokeCustomFunction("BRIDGESCORE", [[["3N"]], [[9]], null, null, null]);
    const answers = await Promise.all(Array.from({ length: 20_000 }, call));
    expect(answers.filter((answer) => JSON.stringify(answer) !== '{"value":[[400]]}')).toEqual([]);
    expect(excel.host.counts.requests - before).toBeLessThanOrEqual(3);
  }, 30_000);

  test("nothing went wrong in the page", () => {
    expect(excel.errors).toEqual([]);
  });
});
