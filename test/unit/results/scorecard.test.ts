import fc from "fast-check";
import type { Figure } from "../../../src/results/figures";
import { rankingCells } from "../../../src/results/ranking";
import { scorecardCells } from "../../../src/results/scorecard";
import type { ScoredSession } from "../../../src/results/session";
import type { Contestant, Settings } from "../../../src/results/types";
import { anyNight, night, records } from "./nights";

const HOWELL = [
  ["Round", "Board", "NS", "EW", "Contract", "By", "Lead", "Result", "Adjust"],
  [2, 2, 4, 1, "4H", "W", "", "=", ""],
  [2, 2, 2, 3, "4H", "W", "", "-1", ""],
  [1, 1, 1, 2, "4S", "N", "HK", "+1", ""],
  [1, 1, 3, 4, "3NT", "E", "", "-1", ""],
  [3, 3, 3, 1, "2H", "W", "", "=", "A6040"],
  [3, 3, 2, 4, "PASS", "", "", "", ""],
];

const NAMES: Contestant[] = [
  { id: "1", section: "", names: ["Ann", "Bob"] },
  { id: "2", section: "", names: ["Cy", "Di"] },
];

const HEADING = ["Contract", "By", "Lead", "Result", "Score", "MP", "%"];

/** The cells of the cards; a problem is not expected. */
function cards(session: ScoredSession, ...asked: string[]): Figure[][] {
  const cells = scorecardCells(session, asked);
  if (!Array.isArray(cells)) throw new Error(cells.kind);
  return cells;
}

const problem = (session: ScoredSession, ...asked: string[]) => scorecardCells(session, asked);

/** One column of a single card, without the row that says whose it is. */
const column = (session: ScoredSession, asked: string, heading: string): Figure[] =>
  records(cards(session, asked))
    .slice(1)
    .map((row) => row[heading]);

test("a pair's boards in the order of play, from its own view, with the total", () => {
  expect(cards(night(HOWELL, {}, NAMES), "1")).toEqual([
    ["Round", "Board", "Opponents", "Direction", ...HEADING],
    ["Pair 1", "", "For Ann & Bob", "", "", "", "", "", "", "", ""],
    [1, 1, "2 Cy & Di", "NS", "4S", "N", "HK", "+1", 450, 2, 100],
    [2, 2, "4", "EW", "4H", "W", "", "=", 420, 2, 100],
    [3, 3, "3", "EW", "2H", "W", "", "60-40", "", 0.8, 40],
    ["Total", "", "3 boards", "", "", "", "", "", "", 4.8, 80],
  ]);
});

test("several pairs stand one below another, each row with its pair", () => {
  const cells = cards(night(HOWELL), "2", "1");
  expect(cells.map(([pair, round]) => [pair, round])).toEqual([
    ["Pair", "Round"],
    ["2", 1],
    ["2", 2],
    ["2", 3],
    ["2", "Total"],
    ["", ""],
    ["Pair", "Round"],
    ["1", 1],
    ["1", 2],
    ["1", 3],
    ["1", "Total"],
  ]);
});

test("none asked for: all of them, as people count, each with its names", () => {
  const rows = cards(night(HOWELL, {}, NAMES)).filter(([pair]) => pair !== "" && pair !== "Pair");
  expect([...new Set(rows.map(([pair]) => pair))]).toEqual(["1", "2", "3", "4"]);
  expect(rows.filter(([, round]) => round === "").map((row) => row[3])).toEqual([
    "For Ann & Bob",
    "For Cy & Di",
    "",
    "",
  ]);
});

test("no rounds: no such column, and the boards in order", () => {
  const cells = cards(night(HOWELL.map((row) => row.slice(1))), "1");
  expect(cells[0]).toEqual(["Board", "Opponents", "Direction", ...HEADING]);
  expect(cells.map(([first]) => first)).toEqual(["Board", "Pair 1", 1, 2, 3, "Total"]);
});

test("nobody there yet: the heading alone", () => {
  expect(cards(night([["Board", "NS", "EW", "Result"], ["1"]]))).toEqual([
    ["Board", "Opponents", "Direction", ...HEADING],
  ]);
});

describe("who is meant", () => {
  const sections = night([
    ["Section", "Board", "NS", "EW", "Result"],
    ["A", 1, 1, 2, "420"],
    ["A", 1, 3, 4, "170"],
    ["B", 1, 1, 2, "-50"],
    ["B", 1, 3, 14, "100"],
  ]);
  const ownNumbers = night(
    [
      ["Board", "NS", "EW", "Result"],
      [1, 1, 1, "420"],
      [1, 2, 2, "170"],
      [1, 3, 3, "170"],
    ],
    { Numbers: "Each direction its own" },
  );
  const mitchell = night([
    ["Board", "NS", "EW", "Result"],
    [1, 1, 11, "420"],
    [1, 2, 12, "170"],
  ]);
  const whose = (session: ScoredSession, asked: string): Figure => cards(session, asked)[1][0];

  test.each(["A1", "a 1", "A1 NS", "A1N-S"])("%s: with its section", (asked) => {
    expect(whose(sections, asked)).toBe("Pair A1");
  });

  test.each(["14", "B14", "14 EW", "B14/EW"])("%s: a number that is there once needs no section", (asked) => {
    expect(whose(sections, asked)).toBe("Pair B14");
  });

  test.each(["2 EW", "2ew", "2 E-W", "2 East-West"])("%s: with its direction", (asked) => {
    expect(whose(ownNumbers, asked)).toBe("Pair 2 EW");
    expect(column(ownNumbers, asked, "Direction")).toEqual(["EW", ""]);
  });

  test("one list of numbers: the side may be said, and has to be the pair's", () => {
    expect(whose(mitchell, "12 EW")).toBe("Pair 12");
    expect(problem(mitchell, "12 NS")).toMatchObject({ kind: "noSuchPair", likely: ["1", "2", "11", "12"] });
    expect(whose(night(HOWELL), "1 EW")).toBe("Pair 1");
  });

  test("more than one: which there are", () => {
    expect(problem(sections, "1")).toMatchObject({ kind: "severalPairs", read: "1", likely: ["A1", "B1"] });
    expect(problem(ownNumbers, "3")).toMatchObject({ kind: "severalPairs", likely: ["3 NS", "3 EW"] });
  });

  test("nobody: who would be", () => {
    expect(problem(night(HOWELL), "9")).toMatchObject({ kind: "noSuchPair", read: "9", likely: ["1 to 4"] });
    expect(problem(ownNumbers, "4 NS")).toMatchObject({ likely: ["1 NS to 3 NS", "1 EW to 3 EW"] });
    expect(problem(sections, "A14")).toMatchObject({ likely: ["A1 to A4", "B1 to B3", "B14"] });
    expect(problem(night(HOWELL), "1", "X")).toMatchObject({ kind: "noSuchPair", read: "X" });
  });

  test("numbered sections are told from the numbers; a number that says its section is left as it is", () => {
    const rows = (section: unknown, first: unknown, second: unknown) => [
      ["Section", "Board", "NS", "EW", "Result"],
      [section, 1, first, second, "420"],
      [section, 1, "X3", "X4", "420"],
    ];
    expect(whose(night(rows(1, 12, 13)), "1-12")).toBe("Pair 1-12");
    expect(whose(night(rows("A", "A1", "A2")), "A1")).toBe("Pair A1");
  });
});

test("sit-outs, missed boards and those to come stand there without points, and count for nobody", () => {
  const session = night([
    ["Board", "NS", "EW", "Result"],
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
    [2, 1, "", "SITOUT"],
    [3, 1, 4, "NP"],
    [4, 1, 2, ""],
    [5, 1, 2, "4Q"],
  ]);
  expect(records(cards(session, "1")).map((row) => [row.Board, row.Opponents, row.Result, row.MP])).toEqual([
    ["Pair 1", "", "", ""],
    [1, "2", "", 2],
    [2, "", "SITOUT", ""],
    [3, "4", "NP", ""],
    [4, "2", "", ""],
    [5, "2", "", ""],
    ["Total", "1 board", "", 2],
  ]);
});

test("an assigned score counts for each side as it was given", () => {
  const session = night([
    ["Board", "NS", "EW", "Result", "Adjust"],
    [1, 1, 2, "420", "NS -50 / EW +100"],
    [1, 3, 4, "170", ""],
    [2, 1, 2, "420", "-100"],
    [2, 3, 4, "170", ""],
  ]);
  expect(column(session, "1", "Score")).toEqual([-50, -100, ""]);
  expect(column(session, "2", "Score")).toEqual([-100, 100, ""]);
  expect(column(session, "1", "Result")[1]).toBe("-100");
});

test("a score of nothing is 0 for both sides, never -0", () => {
  const session = night([
    ["Board", "NS", "EW", "Result"],
    [1, 1, 2, "PASS"],
  ]);
  expect(Object.is(column(session, "2", "Score")[0], 0)).toBe(true);
});

describe("in IMPs", () => {
  const rows = [
    ["Board", "NS", "EW", "Result"],
    [1, 1, 11, "430"],
    [1, 2, 12, "400"],
    [1, 3, 13, "-50"],
  ];

  test("Butler: the datum with the pair's own sign, the total and its mean", () => {
    // Datum 260: 430 is 170 above it, 5 IMPs; -50 is 310 below it, 7 IMPs.
    const session = night(rows, { Scoring: "Butler" });
    expect(cards(session, "1")[0].slice(-3)).toEqual(["Score", "IMPs", "Datum"]);
    expect(cards(session, "1").map((row) => [row[0], ...row.slice(-3)])).toEqual([
      ["Board", "Score", "IMPs", "Datum"],
      ["Pair 1", "", "", ""],
      [1, 430, 5, 260],
      ["Total", "", 5, ""],
      ["Per board", "", 5, ""],
    ]);
    expect(column(session, "13", "Score")).toEqual([50, "", ""]);
    expect(column(session, "13", "IMPs")).toEqual([7, 7, 7]);
    expect(column(session, "13", "Datum")[0]).toBe(-260);
  });

  test("a split score gives E-W another datum than N-S: theirs is left blank, and nobody else's", () => {
    const split = [
      ["Board", "NS", "EW", "Result", "Adjust"],
      ...rows.slice(1).map((row, i) => [...row, i === 0 ? "NS +430 / EW +100" : ""]),
      ...rows.slice(1).map(([, ns, ew, result]) => [2, ns, ew, result, ""]),
    ];
    const session = night(split, { Scoring: "Butler" });
    expect(column(session, "12", "Datum")).toEqual(["", -260, "", ""]);
    expect(column(session, "2", "Datum")).toEqual([260, 260, "", ""]);
  });

  test("cross-IMPs: all that was won from the other tables, and their mean", () => {
    // 430 against 400 is 1 IMP, against -50 10 IMPs.
    const session = night(rows, { Scoring: "Cross-IMPs" });
    expect(column(session, "1", "IMPs")).toEqual([5.5, 5.5, 5.5]);
    expect(column(session, "1", "IMPs in all")[0]).toBe(11);
    expect(column(session, "11", "IMPs in all")[0]).toBe(-11);
  });

  test("total points: nothing that they are reckoned from", () => {
    const session = night(rows, { Scoring: "Total points" });
    expect(cards(session, "13")[0].slice(-2)).toEqual(["Score", "Points"]);
    expect(column(session, "13", "Points")).toEqual([50, 50, 50]);
  });
});

describe("what counts beside the boards stands between them and the total", () => {
  const rows = [
    ["Board", "NS", "EW", "Result"],
    [1, 1, 2, "420"],
    [1, 3, 4, "170"],
    [2, 3, 4, "170"],
    [2, 5, 6, "170"],
  ];
  const own: Contestant[] = [{ id: "1", section: "", names: [], penalty: 0.5, carryOver: 3, handicap: 4 }];
  const extras = (settings: Settings): Figure[][] =>
    cards(night(rows, settings, own), "1")
      .slice(3)
      .map((row) => [row[0], ...row.slice(-2)]);

  test("at matchpoints a handicap is percent", () => {
    expect(extras({})).toEqual([
      ["Carry-over", 3, ""],
      ["Penalty", -0.5, ""],
      ["Handicap", "", 4],
      ["Total", 4.5, 229],
    ]);
  });

  test("in IMPs it is IMPs", () => {
    // Datum 300: 120 above it is 3 IMPs.
    expect(extras({ Scoring: "Butler" })).toEqual([
      ["Carry-over", 3, ""],
      ["Penalty", -0.5, ""],
      ["Handicap", 4, ""],
      ["Total", 9.5, ""],
      ["Per board", 9.5, ""],
    ]);
  });

  test("a total that is brought up to all boards", () => {
    expect(extras({ "Boards a pair missed": "Factor up" })[0]).toEqual(["Factor up", 2, ""]);
  });
});

test("players who change partners: partner, opponents and seat", () => {
  const session = night(
    [
      ["Board", "North", "South", "East", "West", "Result"],
      [1, 1, 2, 3, 4, "420"],
      [1, 5, 6, 7, 8, "170"],
      [2, 3, 1, 2, 4, "-50"],
      [2, 5, 7, 6, 8, "-50"],
      [3, 2, 3, 4, 1, "100"],
      [3, 5, 8, 6, 7, "-100"],
    ],
    { Scoring: "Individual" },
    [
      { id: "1", section: "", names: ["Ann"] },
      { id: "4", section: "", names: ["Di"] },
    ],
  );
  expect(cards(session, "1")).toEqual([
    ["Board", "Partner", "Opponents", "Direction", ...HEADING],
    ["Player 1", "", "For Ann", "", "", "", "", "", "", "", ""],
    [1, "2", "3 & 4 Di", "N", "", "", "", "", 420, 2, 100],
    [2, "3", "2 & 4 Di", "S", "", "", "", "", -50, 1, 50],
    [3, "4 Di", "2 & 3", "W", "", "", "", "", -100, 0, 0],
    ["Total", "", "3 boards", "", "", "", "", "", "", 3, 50],
  ]);
  expect(cards(session)[0][0]).toBe("Player");
});

test.each(["Teams", "Swiss teams", "Board-a-match"])("%s: the function for teams is named", (Scoring) => {
  expect(problem(night(HOWELL, { Scoring }), "1")).toMatchObject({ kind: "useTeamResults", read: Scoring });
});

const numbers = (cells: readonly Figure[]): number[] =>
  cells.filter((cell): cell is number => typeof cell === "number");

/** The ranking's rows by section, pair and direction: as a card's label. */
function ranked(session: ScoredSession): Map<Figure, Record<string, Figure>> {
  const [, ...cells] = rankingCells(session, []) as Figure[][];
  const rows = records(cells).filter(({ Pair }) => Pair !== "" && Pair !== "Pair");
  return new Map(rows.map((row) => [`${row.Section ?? ""}${row.Pair}`, row]));
}

test("each card sums to its total, and that is the ranking's", () => {
  fc.assert(
    fc.property(anyNight, (session) => {
      const totals = ranked(session);
      const rows = records(cards(session)).filter(({ Pair }) => Pair !== "" && Pair !== "Pair");
      const points = session.settings.Scoring === "Matchpoints" ? "MP" : "IMPs";
      for (const [label, row] of totals) {
        const card = rows.filter(({ Pair }) => Pair === label);
        const [total] = card.filter(({ Round }) => Round === "Total");
        expect([total[points], total.Opponents]).toEqual([
          row[points],
          `${row.Boards} board${row.Boards === 1 ? "" : "s"}`,
        ]);
        if (points === "MP") expect(total["%"]).toBe(row["%"]);
        const parts = card.filter(({ Round }) => Round !== "Total" && Round !== "Per board");
        const sum = numbers(parts.map((part) => part[points])).reduce((a, b) => a + b, 0);
        if (row.Boards) expect(sum).toBeCloseTo(Number(total[points]), 4);
      }
      expect(new Set(rows.map(({ Pair }) => Pair)).size).toBe(totals.size);
    }),
  );
});
