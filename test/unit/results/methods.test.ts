/** Every way of scoring a session of pairs: adjusted, weighted and fouled boards under each. */
import fc from "fast-check";
import { shownPercent } from "../../../src/results/figures";
import { isProblem, linesOf, readGrid } from "../../../src/results/readGrid";
import { rankingCells } from "../../../src/results/ranking";
import { scoreCells } from "../../../src/results/scoreColumns";
import { scoreSession, type ScoredSession } from "../../../src/results/session";
import type { Contestant, Settings } from "../../../src/results/types";
import { fromDecimal, toNumber } from "../../../src/scoring/fraction";
import { goldenJson } from "../../golden/read";

const HEADING = ["Board", "NS", "EW", "Score", "Field", "Adjust"];

/** Rows of board, score, field and adjustment; pairs 1, 3, 5 .. sit N-S. */
type Row = [board: number, score: unknown, field?: string, adjust?: string];

function grid(rows: readonly Row[], settings: Settings) {
  const seats = new Map<number, number>();
  const cells = rows.map(([board, score, field = "", adjust = ""]) => {
    const table = seats.get(board) ?? 0;
    seats.set(board, table + 1);
    return [board, 2 * table + 1, 2 * table + 2, score, field, adjust];
  });
  const found = readGrid([HEADING, ...cells], settings);
  if (isProblem(found)) throw new Error(found.kind);
  return found;
}

function session(rows: readonly Row[], settings: Settings = {}, contestants: Contestant[] = []): ScoredSession {
  return scoreSession(linesOf(grid(rows, settings)), settings, contestants);
}

const exact = ({ lines }: ScoredSession): (number | undefined)[][] =>
  lines.map(({ ns, ew }) => [ns && toNumber(ns.points), ew && toNumber(ew.points)]);
const percents = ({ lines, settings }: ScoredSession): unknown[][] =>
  lines.map(({ ns, ew }) => [shownPercent(ns, settings), shownPercent(ew, settings)]);
const board = (scores: readonly number[]): Row[] => scores.map((score) => [1, score === 0 ? "PASS" : score]);

interface Golden {
  butler: { ns: number[]; variants: Record<string, { datum: number; imps: number[] }> }[];
  crossImps: { ns: number[]; total: number[]; avg_n_minus_1: number[]; avg_n: number[] }[];
  artificialMP: { top21: number; pct: number; mp: number }[];
  misc: { pct: { mp: number; top: number; pct2dp: number }[] };
  crossImpsSpecial: {
    weightedSplit: { real: number[]; ns: number[]; ew: number[]; fifthTableNS: number; fifthTableEW: number };
    fouledGroup: { expected: number; group: number[]; ebu: number[]; plainAverage: number[]; acblTotal: number[] };
  };
}

const golden = goldenJson<Golden>("golden.json");

describe("Butler", () => {
  const variants: [string, Settings][] = [
    ["mean_away10", {}],
    ["trim1_away10", { "Butler datum": "Drop 1" }],
    ["trim10pct_away10", { "Butler datum": "Drop 10%" }],
    ["median_away10", { "Butler datum": "Median" }],
  ];
  const cases = variants.flatMap(([name, settings]) =>
    golden.butler
      .filter(({ ns }) => ns.length > 1)
      .map(({ ns, variants: by }) => ({ name, settings, ns, ...by[name] })),
  );

  test.each(cases)("$name of $ns", ({ settings, ns, datum, imps }) => {
    const scored = session(board(ns), { Scoring: "Butler", ...settings });
    expect(exact(scored)).toEqual(imps.map((won) => [won, 0 - won]));
    expect(scored.lines.map(({ basis }) => basis && toNumber(basis))).toEqual(ns.map(() => datum));
  });

  test("a capped comparison, and a result alone", () => {
    expect(exact(session(board([2000, 0]), { Scoring: "Butler", "IMP cap": 10 }))).toEqual([
      [10, -10],
      [-10, 10],
    ]);
    expect(exact(session(board([600]), { Scoring: "Butler" }))).toEqual([[undefined, undefined]]);
  });

  test("averages are worth 2 IMPs, or as set, and do not enter the datum", () => {
    const rows: Row[] = [
      [1, 620],
      [1, 170],
      [1, "", "", "AVE+/AVE-"],
      [1, "", "", "AVE"],
      [1, "", "", "A6040"],
      [1, "", "", "A5545"],
      [1, "", "", "+3/-3 IMPs"],
    ];
    expect(exact(session(rows, { Scoring: "Butler" }))).toEqual([
      [6, -6],
      [-6, 6],
      [2, -2],
      [0, 0],
      [2, -2],
      [1, -1],
      [3, -3],
    ]);
    expect(exact(session(rows, { Scoring: "Butler", "Average IMPs (pairs)": 3 })).slice(2, 4)).toEqual([
      [3, -3],
      [0, 0],
    ]);
  });

  test("a weighted score: each part against the datum, then weighted", () => {
    // The datum is (0.6 x 620 - 0.4 x 100 + 140 + 140) / 3 = 204, so 200.
    const rows: Row[] = [
      [1, 140],
      [1, 140],
      [1, "", "", "60% 620, 40% -100"],
    ];
    expect(exact(session(rows, { Scoring: "Butler" }))).toEqual([
      [-2, 2],
      [-2, 2],
      [0.6 * 9 - 0.4 * 7, 0.4 * 7 - 0.6 * 9].map((won) => Math.round(won * 10) / 10),
    ]);
  });
});

describe("cross-IMPs", () => {
  test.each(golden.crossImps.filter(({ ns }) => ns.length > 1))("$ns", ({ ns, total, avg_n_minus_1, avg_n }) => {
    const by = (divisor: string): number[] =>
      exact(session(board(ns), { Scoring: "Cross-IMPs", "Cross-IMP divisor": divisor })).map(([won]) => won as number);
    expect(by("Total")).toEqual(total);
    by("n-1").forEach((won, i) => expect(won).toBeCloseTo(avg_n_minus_1[i], 12));
    by("n").forEach((won, i) => expect(won).toBeCloseTo(avg_n[i], 12));
  });

  test("a split and weighted score: two frequency lists", () => {
    const { real, ns, ew, fifthTableNS, fifthTableEW } = golden.crossImpsSpecial.weightedSplit;
    const rows: Row[] = [
      ...real.map((score): Row => [1, score]),
      [1, 420, "", "NS 50% -110, 50% +50 / EW 50% 170, 50% 120"],
    ];
    expect(exact(session(rows, { Scoring: "Cross-IMPs" }))).toEqual([
      ...real.map((_, i) => [ns[i], ew[i]]),
      [fifthTableNS, fifthTableEW],
    ]);
  });

  test("beside a split score, who has the same for North-South need not have the same for East-West", () => {
    // N-S: 290 and 300 win 8 IMPs against -50 each. E-W: -290 wins 4 against -420, -300 wins 3.
    const rows: Row[] = [...board([290, 300]), [1, "", "", "NS -50 / EW 420"]];
    expect(exact(session(rows, { Scoring: "Cross-IMPs", "Cross-IMP divisor": "Total" }))).toEqual([
      [8, 4],
      [8, 3],
      [-16, -7],
    ]);
  });

  test("a board of 8 where 10 make a full board, by each rule", () => {
    const { group, ebu, plainAverage, acblTotal } = golden.crossImpsSpecial.fouledGroup;
    const rows: Row[] = [...board(group), ...Array.from({ length: 10 }, (): Row => [2, 100])];
    const by = (settings: Settings): number[] =>
      exact(session(rows, { Scoring: "Cross-IMPs", ...settings }))
        .slice(0, group.length)
        .map(([won]) => won as number);
    by({}).forEach((won, i) => expect(won).toBeCloseTo(ebu[i], 12));
    by({ "Boards with fewer results": "Own top" }).forEach((won, i) => expect(won).toBeCloseTo(plainAverage[i], 12));
    const total = by({ "Boards with fewer results": "Pro rata", "Cross-IMP divisor": "Total" });
    total.forEach((won, i) => expect(won).toBeCloseTo(acblTotal[i], 12));
  });

  test("an average of a total counts for every comparison (ACBL)", () => {
    const rows: Row[] = [...board([420, 420, 170]), [1, "", "", "AVE+/AVE-"]];
    const settings = { Scoring: "Cross-IMPs", "Cross-IMP divisor": "Total", "Average IMPs (pairs)": 3 };
    expect(exact(session(rows, settings))[3]).toEqual([9, -9]);
  });
});

test("total points are the scores themselves", () => {
  const scored = session([...board([420, -50, 0]), [1, "", "", "50% 100, 50% -50"], [1, "", "", "AVE"]], {
    Scoring: "Total points",
  });
  expect(exact(scored)).toEqual([
    [420, -420],
    [-50, 50],
    [0, 0],
    [25, -25],
    [undefined, undefined],
  ]);
  expect(scored.lines[4].problems.map(({ kind }) => kind)).toEqual(["noValueAtTotalPoints"]);
});

describe("rulings at matchpoints", () => {
  test("an assigned result replaces the one at the table, and is in the comparison", () => {
    const rows: Row[] = [
      [1, 620],
      [1, 170],
      [1, -50, "", "430"],
    ];
    expect(exact(session(rows))).toEqual([
      [4, 0],
      [0, 4],
      [2, 2],
    ]);
  });

  test("a weighted score gets the mean of its parts, and the others theirs against it", () => {
    // Board 1 is not vulnerable: 4SN= is 420, 4SN-1 -50. Against 430, 420 and 170 the parts have 3 and 0.
    const rows: Row[] = [
      [1, 430],
      [1, 420],
      [1, 170],
      [1, "", "", "60% 4SN=, 40% 4SN-1"],
    ];
    expect(exact(session(rows))).toEqual([
      [6, 0],
      [3.4, 2.6],
      [0.8, 5.2],
      [1.8, 4.2],
    ]);
  });

  test("each side of a split score has its own list", () => {
    const rows: Row[] = [
      [1, 420],
      [1, "", "", "NS -50 / EW 620"],
    ];
    expect(exact(session(rows))).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  test("a side with a percentage is in nobody's comparison, the other with its result is", () => {
    const rows: Row[] = [
      [1, 420],
      [1, 170],
      [1, "", "", "NS 60% / EW 430"],
    ];
    // N-S: two results of three, by Neuberg. E-W: -420, -170 and -430 on the full board.
    expect(exact(session(rows))).toEqual([
      [3.5, 2],
      [0.5, 4],
      [2.4, 0],
    ]);
  });

  test.each(golden.artificialMP)("$pct % of a top of $top21", ({ top21, pct, mp }) => {
    const rows: Row[] = [[1, "", "", `A${pct}${pct}`], ...Array.from({ length: top21 / 2 }, (): Row => [1, 100])];
    expect(exact(session(rows))[0]).toEqual([mp, mp]);
  });

  test.each(golden.misc.pct)("$mp of $top is printed as $pct2dp %", ({ mp, top, pct2dp }) => {
    expect(shownPercent({ points: fromDecimal(mp), top }, {})).toBe(pct2dp);
  });

  test("percentages need not sum to 100, and stay out of the field", () => {
    expect(percents(session([...board([420, 420, 170]), [1, "", "", "A6060"]]))[3]).toEqual([60, 60]);
  });

  test("matchpoints awarded are on the scale of the settings; IMPs cannot be", () => {
    expect(exact(session([...board([420, 170]), [1, "", "", "1.5/0.5 MP"]]))[2]).toEqual([1.5, 0.5]);
    expect(exact(session([...board([420, 170]), [1, "", "", "1.5/0.5 MP"]], { "Matchpoint scale": 1 }))[2]).toEqual([
      3, 1,
    ]);
    const scored = session([...board([420, 170]), [1, "", "", "+3/-3 IMPs"]]);
    expect(scored.lines[2].problems.map(({ kind }) => kind)).toEqual(["impsAtMatchpoints"]);
  });

  test("AVE+ is 60 %, or the own session where that is more; it never counts itself", () => {
    const rows: Row[] = [
      [1, 420],
      [1, 170],
      [2, "", "", "AVE+/AVE-"],
      [2, 100],
    ];
    expect(percents(session(rows))[2]).toEqual([100, 0]);
    expect(percents(session(rows, { "Average plus": 60, "Average minus": 40 }))[2]).toEqual([60, 40]);
  });

  test("an assigned pass-out beside a contract that was played", () => {
    const scored = session([
      [1, 420],
      [1, -50, "", "PASS"],
    ]);
    expect(exact(scored)[1]).toEqual([0, 2]);
    expect(scored.lines[1].line.status).toBe("awarded");
  });

  test("the score that was assigned stands in the score column, a weighting does not", () => {
    const settings: Settings = {};
    const rows: Row[] = [
      [1, 420, "", "4SN-1"],
      [1, 420, "", "60% 4SN=, 40% 4SN-1"],
      [1, 170],
    ];
    const found = grid(rows, settings);
    const cells = scoreCells(found, scoreSession(linesOf(found), settings), []);
    expect(cells.map(([score]) => score)).toEqual(["Score", -50, "", 170]);
  });
});

describe("boards with fewer results", () => {
  const rows: Row[] = [...board([430, 420, 170]), [2, 1], [2, 2], [2, 3], [2, 4]].map(([number, score]): Row => [
    number as number,
    number === 2 ? Number(score) * 100 : score,
  ]);
  const first = (settings: Settings): unknown[] => exact(session(rows, settings))[0];

  test("Neuberg, own top, pro rata", () => {
    expect(first({})).toEqual([17 / 3, 1 / 3]);
    expect(first({ "Boards with fewer results": "Own top" })).toEqual([4, 0]);
    expect(first({ "Boards with fewer results": "Pro rata" })).toEqual([6, 0]);
  });

  test("decimals: halves away from the average, so that both sides keep the top", () => {
    expect(first({ "Neuberg decimals": 1 })).toEqual([5.7, 0.3]);
    expect(first({ "Neuberg decimals": 2, "Matchpoint scale": 1 })).toEqual([5.66, 0.34]);
    const decimals = fc.integer({ min: 1, max: 4 });
    const scale = fc.constantFrom(1, 2);
    const scores = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 10, max: 14 }), decimals, scale, (tens, expected, digits, on) => {
        const full = Array.from({ length: expected }, (): Row => [2, 100]);
        const scored = session([...tens.map((ten): Row => [1, ten === 0 ? "PASS" : ten * 10]), ...full], {
          "Neuberg decimals": digits,
          "Matchpoint scale": on,
        });
        for (const [ns, ew] of exact(scored).slice(0, tens.length)) {
          expect((ns as number) + (ew as number)).toBeCloseTo(2 * (expected - 1), 9);
        }
      }),
    );
  });

  test("sections that are compared apart have full boards of their own", () => {
    const heading = ["Section", "Board", "NS", "EW", "Score"];
    const cells = [
      ["A", 1, 1, 2, 420],
      ["A", 1, 3, 4, 170],
      ["A", 1, 5, 6, 100],
      ["B", 1, 1, 2, 420],
      ["B", 1, 3, 4, 170],
    ];
    const settings: Settings = { Sections: "Matchpointed separately" };
    const found = readGrid([heading, ...cells], settings);
    if (isProblem(found)) throw new Error(found.kind);
    expect(exact(scoreSession(linesOf(found), settings)).slice(3)).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });
});

describe("fouled boards", () => {
  const rows = (a: number[], b: number[]): Row[] => [
    ...a.map((score): Row => [1, score]),
    ...b.map((score): Row => [1, score, "b"]),
  ];
  const fieldB = (a: number, b: number[], settings: Settings = {}): unknown[] =>
    percents(
      session(
        rows(
          Array.from({ length: a }, (_, i) => 100 + 10 * i),
          b,
        ),
        settings,
      ),
    ).slice(a);

  test("two of ten: 65 and 55 %, 60 for a tie, on both sides", () => {
    expect(fieldB(8, [420, 170])).toEqual([
      [65, 55],
      [55, 65],
    ]);
    expect(fieldB(8, [170, 170])).toEqual([
      [60, 60],
      [60, 60],
    ]);
  });

  test("three of nine: 70, 60 and 50 %; three of eight by Neuberg", () => {
    expect(fieldB(6, [420, 170, 100])).toEqual([
      [70, 50],
      [60, 60],
      [50, 70],
    ]);
    expect(fieldB(5, [420, 170, 100])).toEqual([
      [88.1, 11.9],
      [50, 50],
      [11.9, 88.1],
    ]);
  });

  test("ACBL: three that are not the larger field, whatever the size of the board", () => {
    expect(fieldB(4, [420, 170, 100], { "Small fields": "ACBL" })[0]).toEqual([70, 50]);
    expect(fieldB(2, [420, 170, 100], { "Small fields": "ACBL" })[0]).toEqual([91.67, 8.33]);
  });

  test("ACBL: artificial scores make no field larger", () => {
    const rows: Row[] = [...board([420, 170, 100]), ...[420, 170].map((score): Row => [1, score, "B"])];
    const found = session([...rows, [1, "", "B", "AVE"], [1, "", "B", "NP"]], { "Small fields": "ACBL" });
    expect(exact(found).slice(0, 3)).toEqual([
      [9, 1],
      [5, 5],
      [1, 9],
    ]);
  });

  test("alone in its field: 60 % for both sides; a missing result is not a field", () => {
    expect(fieldB(8, [420])).toEqual([[60, 60]]);
    expect(fieldB(8, [420], { "Small fields": "Neuberg" })).toEqual([[60, 60]]);
    expect(percents(session([...board([420]), [2, 100], [2, 100], [2, 100]]))[0]).toEqual(["", ""]);
    expect(percents(session([...board([420, 170]), ...Array.from({ length: 9 }, (): Row => [2, 100])]))[0]).toEqual([
      78.13, 21.88,
    ]);
  });

  test("own top leaves a field that is large enough its own", () => {
    expect(fieldB(4, [420, 170, 100, 90], { "Boards with fewer results": "Own top" })[0]).toEqual([100, 0]);
  });
});

describe("what the names range adds", () => {
  const rows = board([420, 170, 170]);
  const who = (id: string, extra: Partial<Contestant>): Contestant => ({ id, section: "", names: [], ...extra });
  const cells = (settings: Settings, ...contestants: Contestant[]): unknown[][] => {
    const found = rankingCells(session(rows, { Winners: 1, ...settings }, contestants), []);
    if (!Array.isArray(found)) throw new Error(found.kind);
    return found;
  };
  const row = (table: unknown[][], pair: string): Record<string, unknown> => {
    const at = table[1].indexOf("Pair");
    const found = table.find((line) => line[at] === pair) ?? [];
    return Object.fromEntries(table[1].map((heading, i) => [heading, found[i]]));
  };

  test("carry-over and penalty in matchpoints, a handicap in percent", () => {
    const table = cells(
      {},
      who("1", { penalty: 1 }),
      who("3", { carryOver: 2, stratum: "B" }),
      who("5", { handicap: 12.5 }),
    );
    expect(row(table, "1")).toMatchObject({ Penalty: 1, MP: 3, "%": 75, "Scratch %": 75 });
    expect(row(table, "3")).toMatchObject({ "Carry-over": 2, MP: 3, "%": 75, Stratum: "B" });
    expect(row(table, "5")).toMatchObject({ Handicap: 12.5, MP: 1, "Scratch %": 25, "%": 37.5 });
  });

  test("half a matchpoint off on the scale of 1 is one on the scale of 2", () => {
    expect(row(cells({ "Matchpoint scale": 1 }, who("1", { penalty: 0.5 })), "1")).toMatchObject({ MP: 1.5, "%": 75 });
  });

  test("in IMPs all three are IMPs", () => {
    const table = cells({ Scoring: "Cross-IMPs" }, who("1", { penalty: 1, carryOver: 3, handicap: 2 }));
    expect(row(table, "1")).toMatchObject({ IMPs: 10, "Per board": 10, Boards: 1 });
  });

  test("a stratum is ranked by itself", () => {
    const found = rankingCells(
      session(rows, { Winners: 1 }, [
        who("3", { stratum: "B" }),
        who("5", { stratum: "B" }),
        who("1", { stratum: "A" }),
      ]),
      [],
      "b",
    );
    expect((found as unknown[][]).slice(2).map((line) => line[0])).toEqual(["1=", "1="]);
  });
});

describe("pairs that missed boards", () => {
  // Three tables, 24 boards: pair 1 wins 14 IMPs on the first, and misses the last three.
  const rows: Row[] = Array.from({ length: 24 }, (_, i): Row[] => {
    const others = i === 0 ? -300 : "PASS";
    return [
      [i + 1, i === 0 ? 600 : i < 21 ? "PASS" : ""],
      [i + 1, others],
      [i + 1, others],
    ];
  }).flat();
  const first = (settings: Settings): Record<string, unknown> => {
    const found = rankingCells(session(rows, { Winners: 1, ...settings }), []);
    if (!Array.isArray(found)) throw new Error(found.kind);
    const pair = found.find((line) => line[1] === "1") ?? [];
    return Object.fromEntries(found[1].map((heading, i) => [heading, pair[i]]));
  };

  test("an average for each board, the plain total, or 14 IMPs on 21 of 24 boards as 16 (O25)", () => {
    const imps = { Scoring: "Cross-IMPs" };
    expect(first(imps)).toMatchObject({ IMPs: 14, "Per board": 0.67, Boards: 21 });
    expect(first({ ...imps, "Boards a pair missed": "Plain total" })).toMatchObject({ IMPs: 14 });
    expect(first({ ...imps, "Boards a pair missed": "Factor up" })).toMatchObject({ IMPs: 16, "Per board": 0.67 });
  });

  test("a percentage needs no factor; the ACBL rounds the matchpoints that it is reckoned from", () => {
    // 4 of 4, and 2 of 4 twenty times: 44 of 84.
    expect(first({})).toMatchObject({ MP: 44, "%": 52.38 });
    expect(first({ "Boards a pair missed": "Factor up" })).toMatchObject({ MP: 50.29, "%": 52.38 });
    // 22 x 24/21 = 25.142857, rounded 25.14; of 48 that is 52.375.
    expect(first({ "Boards a pair missed": "Factor up and round", "Matchpoint scale": 1 })).toMatchObject({
      MP: 25.14,
      "%": 52.38,
    });
    expect(first({ "Boards a pair missed": "Factor up and round", "Matchpoint scale": 1, Decimals: 3 })).toMatchObject({
      "%": 52.375,
    });
  });
});

test("seen from the other side, every method gives each side the other's figures", () => {
  const scores = fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 2, maxLength: 12 });
  const methods = fc.constantFrom<Settings>(
    {},
    { Scoring: "Butler" },
    { Scoring: "Butler", "Butler datum": "Drop 1", "Datum rounding": "Even ten" },
    { Scoring: "Cross-IMPs" },
    { Scoring: "Cross-IMPs", "IMP cap": 8 },
    { Scoring: "Total points" },
  );
  fc.assert(
    fc.property(scores, methods, (tens, settings) => {
      const own = exact(session(board(tens.map((ten) => ten * 10)), settings));
      const mirrored = exact(session(board(tens.map((ten) => 0 - ten * 10)), settings));
      expect(mirrored).toEqual(own.map(([ns, ew]) => [ew, ns]));
      for (const figure of own.flat()) {
        expect(Number.isFinite(figure)).toBe(true);
        expect(Object.is(figure, -0)).toBe(false);
      }
    }),
  );
});
