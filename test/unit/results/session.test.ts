import fc from "fast-check";
import { progress, progressText } from "../../../src/results/progress";
import { ranking, rankingCells } from "../../../src/results/ranking";
import { isProblem, linesOf, readGrid } from "../../../src/results/readGrid";
import { scoreSession, type ScoredSession } from "../../../src/results/session";
import { shownPercent, shownPoints } from "../../../src/results/figures";
import type { Contestant, Settings } from "../../../src/results/types";

const HEADING = ["Board", "NS", "EW", "Result"];

function session(
  rows: unknown[][],
  settings: Settings = {},
  contestants: Contestant[] = [],
  heading = HEADING,
): ScoredSession {
  const grid = readGrid([heading, ...rows], settings);
  if (isProblem(grid)) throw new Error(grid.kind);
  return scoreSession(linesOf(grid), settings, contestants);
}

const points = ({ lines, settings }: ScoredSession): unknown[][] =>
  lines.map(({ ns, ew }) => [shownPoints(ns, settings), shownPoints(ew, settings)]);
const percents = (scored: ScoredSession): Record<string, unknown> =>
  Object.fromEntries(
    ranking(scored).flatMap(({ pairs }) =>
      pairs.map(({ standing }) => [standing.pair.id, shownPercent(standing.total, scored.settings)]),
    ),
  );

test("each result against the others on its board", () => {
  const scored = session([
    [1, 1, 2, "420"],
    [1, 3, 4, "420"],
    [1, 5, 6, "170"],
    [1, 7, 8, "-50"],
    [1, 9, 10, "450"],
  ]);
  expect(points(scored)).toEqual([
    [5, 3],
    [5, 3],
    [2, 6],
    [0, 8],
    [8, 0],
  ]);
});

describe("a night half entered", () => {
  const full = [
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
    [1, 5, 6, "-50"],
  ];

  test("one result alone gets nothing, and never 60 %", () => {
    const scored = session([...full, [2, 1, 4, "620"], [2, 3, 6, ""], [2, 5, 2, ""]]);
    expect(points(scored).slice(3)).toEqual([
      ["", ""],
      ["", ""],
      ["", ""],
    ]);
    expect(progressText(progress(scored))).toBe("PROVISIONAL: 2 of 6 missing: board 2 (2)");
  });

  test("two of three are Neuberg's", () => {
    const scored = session([...full, [2, 1, 4, "620"], [2, 3, 6, "170"], [2, 5, 2, ""]]);
    expect(points(scored).slice(3)).toEqual([
      [3.5, 0.5],
      [0.5, 3.5],
      ["", ""],
    ]);
  });

  test("all there: final", () => {
    expect(progressText(progress(session(full)))).toBe("Final: 3 of 3");
  });
});

test("own top and pro rata where the setting says so", () => {
  const rows = [
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
    [1, 5, 6, "-50"],
    [2, 1, 4, "620"],
    [2, 3, 6, "170"],
  ];
  expect(points(session(rows, { "Boards with fewer results": "Own top" }))[3]).toEqual([2, 0]);
  expect(points(session(rows, { "Boards with fewer results": "Pro rata" }))[3]).toEqual([4, 0]);
});

test("the scale of one: half as much, the same percentages", () => {
  const rows = [
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
  ];
  expect(points(session(rows, { "Matchpoint scale": 1 }))).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(percents(session(rows, { "Matchpoint scale": 1 }))).toEqual(percents(session(rows)));
});

test("artificial scores take their part of the full top and stay out of the comparison", () => {
  const scored = session([
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
    [1, 5, 6, "A6040"],
    [2, 1, 4, "100"],
    [2, 3, 6, "100"],
    [2, 5, 2, "100"],
  ]);
  expect(points(scored).slice(0, 3)).toEqual([
    [3.5, 0.5],
    [0.5, 3.5],
    [2.4, 1.6],
  ]);
});

test("AVE+ is the pair's own percentage where that is more than 60 (Law 12C2)", () => {
  const rows = [
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
    [1, 5, 6, "-50"],
    [2, 1, 4, "AVE+/AVE-"],
    [2, 3, 6, "420"],
    [2, 5, 2, "170"],
  ];
  expect(points(session(rows))[3]).toEqual([4, 1.6]);
  expect(points(session(rows, { "Average plus": 60 }))[3]).toEqual([2.4, 1.6]);
});

test("AVE+ takes its part of the same top as 60 %: its section's, or the board's own", () => {
  const heading = ["Section", ...HEADING];
  const sections = (ruling: string): unknown[][] => [
    ...[420, 170, -50, 100].map((score, i) => ["A", 1, 2 * i + 1, 2 * i + 2, String(score)]),
    ["B", 1, 1, 2, "420"],
    ["B", 2, 3, 4, ruling],
    ["B", 1, 5, 6, "170"],
  ];
  const boards = (ruling: string): unknown[][] => [
    ...[420, 170, -50, 100].map((score, i) => ["", 1, 2 * i + 1, 2 * i + 2, String(score)]),
    ["", 2, 1, 2, "420"],
    ["", 2, 9, 10, ruling],
    ["", 2, 5, 6, "170"],
  ];
  for (const [rows, settings, part] of [
    [sections, { Sections: "Matchpointed separately" }, [1.2, 0.8]],
    [sections, { Sections: "Together" }, [6, 4]],
    [boards, { "Boards with fewer results": "Own top" }, [1.2, 0.8]],
    [boards, {}, [3.6, 2.4]],
  ] as const) {
    const found = ["AVE+/AVE-", "60-40"].map((ruling) => session(rows(ruling), settings, [], heading));
    for (const scored of found) expect(points(scored)[5]).toEqual(part);
    expect(percents(found[0])).toEqual(percents(found[1]));
  }
});

test("own top: a side's percentage is of its own comparisons; a board with nothing to compare has the full top", () => {
  const rows = [
    [1, 1, 2, "420", ""],
    [1, 3, 4, "170", ""],
    [1, 5, 6, "170", "NS 60% / EW 2SN+2"],
    [1, 7, 8, "", "60-40"],
    [2, 1, 4, "", "60-40"],
  ];
  expect(points(session(rows, { "Boards with fewer results": "Own top" }, [], [...HEADING, "Adjust"]))).toEqual([
    [2, 0],
    [0, 3],
    [1.2, 3],
    [1.2, 1.6],
    [3.6, 2.4],
  ]);
});

test("AVE- is 40 % for a pair without another board, and AVE is half where a board has no top of its own", () => {
  const rows = [
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
    [2, 5, 4, "AVE-/AVE"],
    [2, 1, 6, "420"],
  ];
  expect(points(session(rows, { "Boards with fewer results": "Own top" }))[2]).toEqual([0.8, 1]);
});

test("not played and sitting out count for nobody; AVE is half (case O15)", () => {
  const base = [
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
    [1, 5, 6, "-50"],
    [2, 3, 6, "420"],
    [2, 5, 2, "170"],
  ];
  expect(percents(session([...base, [2, 1, 4, "NP"]]))["1"]).toBe(100);
  expect(percents(session([...base, [2, 1, 4, "AVE"]]))["1"]).toBe(75);
  expect(progressText(progress(session([...base, [2, 1, 4, "SITOUT"]])))).toBe("Final: 5 of 5");
});

test("a fouled board compares equal fields only, on the full top", () => {
  const scored = session(
    [
      [1, 1, 2, "420", ""],
      [1, 3, 4, "170", ""],
      [1, 5, 6, "620", "b"],
      [1, 7, 8, "-100", "b"],
    ],
    {},
    [],
    [...HEADING, "Field"],
  );
  expect(points(scored)).toEqual([
    [5, 1],
    [1, 5],
    [5, 1],
    [1, 5],
  ]);
});

test("a fouled board's fields are small only when all of its results are there: nobody has 60 % for being early", () => {
  const board = (last: string): unknown[][] => [
    [1, 1, 2, "420", ""],
    [1, 3, 4, "170", ""],
    [1, 5, 6, "-50", ""],
    [1, 7, 8, "100", ""],
    [1, 9, 10, "620", "b"],
    [1, 11, 12, last, "b"],
  ];
  const ofB = (last: string): unknown[][] => points(session(board(last), {}, [], [...HEADING, "Field"])).slice(4);
  expect(ofB("")).toEqual([
    ["", ""],
    ["", ""],
  ]);
  // Two of six: 65 and 55 % of a top of 10.
  expect(ofB("-100")).toEqual([
    [6.5, 5.5],
    [5.5, 6.5],
  ]);
  expect(ofB("NP")).toEqual([
    [4.8, 4.8],
    ["", ""],
  ]);
});

test("two rankings where nobody changes direction, one where somebody does, and as set", () => {
  const mitchell = [
    [1, 1, 11, "420"],
    [1, 2, 12, "170"],
    [2, 1, 12, "420"],
    [2, 2, 11, "170"],
  ];
  expect(ranking(session(mitchell)).map(({ direction, pairs }) => [direction, pairs.length])).toEqual([
    ["NS", 2],
    ["EW", 2],
  ]);
  expect(ranking(session(mitchell, { Winners: 1 })).map(({ pairs }) => pairs.length)).toEqual([4]);
  expect(ranking(session([...mitchell, [3, 11, 1, "50"]]))).toHaveLength(1);
});

describe("what is missing, board by board", () => {
  const results = (boards: readonly [board: number, count: number][]): string =>
    progressText({
      settled: 0,
      total: boards.reduce((sum, [, count]) => sum + count, 0),
      missing: boards.map(([board, count]) => ({ board, count })),
      byes: [],
    });

  test.each<[string, [number, number][], string]>([
    [
      "one each: no counts",
      [
        [2, 1],
        [3, 1],
      ],
      "2 of 2 missing: board 2, 3",
    ],
    [
      "one has more: all with their counts",
      [
        [2, 1],
        [3, 6],
        [4, 6],
      ],
      "13 of 13 missing: board 2 (1), 3 (6), 4 (6)",
    ],
    [
      "a board without a number too",
      [
        [0, 1],
        [7, 2],
      ],
      "3 of 3 missing: board without a number (1), 7 (2)",
    ],
  ])("%s", (_, boards, said) => expect(results(boards)).toBe(`PROVISIONAL: ${said}`));

  test("also where only a board has more that is not named", () => {
    const boards = Array.from({ length: 13 }, (_, i): [number, number] => [i + 1, i === 12 ? 2 : 1]);
    expect(results(boards)).toMatch(/: board 1 \(1\), 2 \(1\), .*12 \(1\), and 1 more board$/);
  });
});

test("a pair that meets itself is not scored and says why; with its own numbers it is", () => {
  const rows = [
    [1, 1, 1, "420"],
    [1, 2, 2, "170"],
  ];
  const scored = session(rows);
  expect(scored.lines.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([
    ["pairAgainstItself"],
    ["pairAgainstItself"],
  ]);
  expect(progressText(progress(scored))).toBe("PROVISIONAL: 2 of 2 missing: board 1 (2)");
  expect(points(session(rows, { Numbers: "Each direction its own" }))).toEqual([
    [2, 0],
    [0, 2],
  ]);
});

test("sections: together, matchpointed apart, ranked apart", () => {
  const heading = ["Section", ...HEADING];
  const rows = [
    ["A", 1, 1, 2, "420"],
    ["A", 1, 3, 4, "170"],
    ["B", 1, 1, 2, "-50"],
    ["B", 1, 3, 4, "620"],
  ];
  const by = (Sections: string): ScoredSession => session(rows, { Sections, Winners: 1 }, [], heading);
  expect(points(by("Together"))[0]).toEqual([4, 2]);
  expect(points(by("Matchpointed separately"))[0]).toEqual([2, 0]);
  expect(ranking(by("Matchpointed separately"))).toHaveLength(1);
  expect(ranking(by("Ranked separately")).map(({ section, pairs }) => [section, pairs.length])).toEqual([
    ["A", 4],
    ["B", 4],
  ]);
});

test("ties share a place on the exact percentage, or on the printed one", () => {
  const cells = rankingCells(
    session([
      [1, 1, 2, "420"],
      [1, 3, 4, "420"],
      [1, 5, 6, "170"],
    ]),
    [],
  ) as unknown[][];
  const [[status], heading, ...rows] = cells;
  expect(status).toBe("Final: 3 of 3");
  expect(heading).toEqual(["Place", "Pair", "Direction", "MP", "%", "Boards"]);
  expect(rows.map(([place, pair]) => [place, pair])).toEqual([
    ["1=", "1"],
    ["1=", "3"],
    ["3", "5"],
    ["", ""],
    ["Place", "Pair"],
    ["1", "6"],
    ["2=", "2"],
    ["2=", "4"],
  ]);
});

test("names, penalties and what to show", () => {
  const contestants: Contestant[] = [
    { id: "1", section: "", names: ["Ann", "Bob"], penalty: 1 },
    { id: "3", section: "", names: ["Cy", "Di"] },
  ];
  const scored = session(
    [
      [1, 1, 2, "420"],
      [1, 3, 4, "170"],
    ],
    {},
    contestants,
  );
  expect(rankingCells(scored, [], "NS")).toEqual([
    ["Final: 2 of 2", "", "", "", "", "", "", ""],
    ["Place", "Pair", "Direction", "Names", "Penalty", "MP", "%", "Boards"],
    ["1", "1", "NS", "Ann & Bob", 1, 1, 50, 1],
    ["2", "3", "NS", "Cy & Di", "", 0, 0, 1],
  ]);
  expect(rankingCells(scored, [], "Q")).toMatchObject({ ok: false, kind: "unknownShow", likely: ["NS", "EW"] });
});

const tables = fc.array(
  fc.integer({ min: -76, max: 31 }).map((hundred) => hundred * 100),
  { minLength: 2, maxLength: 12 },
);

test("every board's matchpoints sum to its top for each table, whatever was awarded or is missing", () => {
  fc.assert(
    fc.property(fc.array(tables, { minLength: 1, maxLength: 6 }), (boards) => {
      const rows = boards.flatMap((scores, b) => scores.map((score, t) => [b + 1, t + 1, t + 101, String(score)]));
      const scored = session(rows, { Decimals: 9 });
      const full = 2 * (Math.max(...boards.map(({ length }) => length)) - 1);
      for (const [ns, ew] of points(scored)) expect(Number(ns) + Number(ew)).toBeCloseTo(full, 6);
    }),
  );
});

test("the order of the lines changes nothing", () => {
  fc.assert(
    fc.property(tables, fc.nat(), (scores, seed) => {
      const rows = scores.map((score, t) => [1, t + 1, t + 101, String(score)]);
      const turned = [...rows.slice(seed % rows.length), ...rows.slice(0, seed % rows.length)];
      expect(percents(session(turned))).toEqual(percents(session(rows)));
    }),
  );
});

test("byes without VPs are named as such, beside boards that are missing", () => {
  const bye = (i: number): string => `round ${i}, pair ${i + 10}`;
  const byes = (count: number): string[] => Array.from({ length: count }, (_, i) => bye(i + 1));
  expect(progressText({ settled: 60, total: 61, missing: [], byes: byes(1) })).toBe(
    "PROVISIONAL: 1 of 61 missing: VPs for a bye (round 1, pair 11)",
  );
  expect(progressText({ settled: 60, total: 63, missing: [{ board: 4, count: 1 }], byes: byes(2) })).toBe(
    "PROVISIONAL: 3 of 63 missing: board 4; VPs for byes (round 1, pair 11; round 2, pair 12)",
  );
  expect(progressText({ settled: 0, total: 14, missing: [], byes: byes(14) })).toMatch(/pair 22; and 2 more\)$/);
});
