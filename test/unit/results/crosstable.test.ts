import fc from "fast-check";
import { crossTableCells, crossTableHeadings } from "../../../src/results/crosstable";
import type { Figure } from "../../../src/results/figures";
import type { ScoredSession } from "../../../src/results/session";
import { rankingCells } from "../../../src/results/ranking";
import { anyNight, night, records } from "./nights";

const HEADING = ["Board", "NS", "EW", "Result"];

const HOWELL = [
  HEADING,
  [1, 1, 2, "450"],
  [1, 3, 4, "50"],
  [2, 4, 1, "-420"],
  [2, 2, 3, "50"],
  [3, 3, 1, "A6040"],
  [3, 2, 4, "PASS"],
];

function table(session: ScoredSession): Figure[][] {
  const cells = crossTableCells(session);
  if (!Array.isArray(cells)) throw new Error(cells.kind);
  return cells;
}

test("what each pair won against each other, in the order of their places", () => {
  expect(table(night(HOWELL))).toEqual([
    ["Place", "Pair", "1", "2", "4", "3", "Total"],
    ["1", "1", "■", 2, 2, 0.8, 4.8],
    ["2=", "2", 0, "■", "", 2, 2],
    ["2=", "4", 0, "", "■", 2, 2],
    ["4", "3", 1.2, 0, 0, "■", 1.2],
  ]);
});

test("boards against the same pair are added, on the scale that is set", () => {
  const rows = [HEADING, [1, 1, 2, "420"], [1, 3, 4, "170"], [2, 2, 1, "100"], [2, 3, 4, "170"], [3, 1, 2, "NP"]];
  const against2 = (scale: number): Figure | undefined => {
    const [heading, ...cells] = table(night(rows, { "Matchpoint scale": scale, Winners: 1 }));
    return cells.find(([, pair]) => pair === "1")?.[heading.indexOf("2")];
  };
  // A top on board 1; on board 2 pair 1 sits E-W and has the better of the two scores: another top.
  expect([against2(2), against2(1)]).toEqual([4, 2]);
});

test("a meeting without a result yet is blank, and has its column", () => {
  expect(table(night([HEADING, [1, 1, 2, ""], [1, 3, 4, ""]], { Winners: 1 }))).toEqual([
    ["Place", "Pair", "1", "2", "3", "4", "Total"],
    ["", "1", "■", "", "", "", ""],
    ["", "2", "", "■", "", "", ""],
    ["", "3", "", "", "■", "", ""],
    ["", "4", "", "", "", "■", ""],
  ]);
});

describe("two rankings", () => {
  const mitchell = [HEADING, [1, 1, 11, "420"], [1, 2, 12, "170"], [2, 1, 12, "420"], [2, 2, 11, "170"]];

  test("N-S against E-W, and E-W against N-S", () => {
    expect(table(night(mitchell))).toEqual([
      ["Place", "Pair", "Direction", "11", "12", "Total"],
      ["1", "1", "NS", 2, 2, 4],
      ["2", "2", "NS", 0, 0, 0],
      ["", "", "", "", "", ""],
      ["Place", "Pair", "Direction", "1", "2", "Total"],
      ["1=", "11", "EW", 0, 2, 2],
      ["1=", "12", "EW", 0, 2, 2],
    ]);
  });

  test("numbers of their own carry their direction across", () => {
    const rows = mitchell.map(([board, ns, ew, result], i) => (i ? [board, ns, Number(ew) - 10, result] : HEADING));
    const cells = table(night(rows, { Numbers: "Each direction its own" }));
    expect(cells[0]).toEqual(["Place", "Pair", "Direction", "1 EW", "2 EW", "Total"]);
    expect(cells[1]).toEqual(["1", "1", "NS", 2, 2, 4]);
  });

  test("pairs of one direction that met all the same have their column", () => {
    const cells = table(night([...mitchell, [3, 1, 2, "420"], [3, 12, 11, "170"]], { Winners: 2 }));
    expect(cells[0]).toEqual(["Place", "Pair", "Direction", "1", "2", "11", "12", "Total"]);
    expect(cells.find(([, pair]) => pair === "1")).toEqual(["1", "1", "NS", "■", 2, 2, 2, 6]);
  });
});

test("sections never meet: a table for each, places as the ranking has them", () => {
  const rows = [
    ["Section", ...HEADING],
    ["A", 1, 1, 2, "420"],
    ["A", 1, 3, 4, "170"],
    ["B", 1, 1, 2, "-50"],
    ["B", 1, 3, 4, "620"],
  ];
  const cells = table(night(rows, { Winners: 1 }));
  expect(cells.map(([place, pair]) => [place, pair])).toEqual([
    ["Place", "Pair"],
    ["3=", "A1"],
    ["3=", "A4"],
    ["5=", "A2"],
    ["5=", "A3"],
    ["", ""],
    ["Place", "Pair"],
    ["1=", "B2"],
    ["1=", "B3"],
    ["7=", "B1"],
    ["7=", "B4"],
  ]);
  expect(crossTableHeadings(night(rows, { Winners: 1 }))).toEqual([
    ["Place", "Pair", "A1", "A4", "A2", "A3", "Total"],
    ["Place", "Pair", "B2", "B3", "B1", "B4", "Total"],
  ]);
});

test("what was not won against a pair stands under Other", () => {
  const people = [
    { id: "1", section: "", names: [], penalty: 0.5 },
    { id: "4", section: "", names: [], carryOver: 3 },
  ];
  const cells = table(night([HEADING, [1, 1, 2, "420"], [1, 3, 4, "170"]], { Winners: 1 }, people));
  expect(cells.map((row) => [row[2], ...row.slice(-2)])).toEqual([
    ["Names", "Other", "Total"],
    ["", 3, 5],
    ["", -0.5, 1.5],
    ["", "", 0],
    ["", "", 0],
  ]);
});

test("in IMPs one pair's gain is the other's loss", () => {
  const cells = table(
    night([HEADING, [1, 1, 2, "430"], [1, 3, 4, "400"], [1, 5, 6, "-50"]], { Scoring: "Butler", Winners: 1 }),
  );
  expect(cells[0]).toEqual(["Place", "Pair", "6", "1", "3", "4", "2", "5", "Total"]);
  expect(cells.find(([, pair]) => pair === "1")?.[6]).toBe(5);
  expect(cells.find(([, pair]) => pair === "2")?.[3]).toBe(-5);
});

test("who has none says what to use", () => {
  expect(crossTableCells(night(HOWELL, { Scoring: "Swiss teams" }))).toMatchObject({ kind: "useTeamResults" });
  const individual = night([
    ["Board", "North", "South", "East", "West", "Result"],
    [1, 1, 2, 3, 4, "420"],
  ]);
  expect(crossTableCells(individual)).toMatchObject({ kind: "noCrossTable" });
  expect(crossTableHeadings(individual)).toEqual([]);
});

test("nobody there yet: the heading alone", () => {
  expect(table(night([HEADING, [1]]))).toEqual([["Place", "Pair", "Direction", "Total"]]);
});

test("a field of 150 pairs", () => {
  const rows = [1, 2, 3].flatMap((board) =>
    Array.from({ length: 75 }, (_, t) => [board, 2 * t + 1, 2 * ((t + board) % 75) + 2, String(10 * (t - 30))]),
  );
  const cells = table(night([HEADING, ...rows], { Winners: 1 }));
  expect([cells.length, cells[0].length]).toEqual([151, 153]);
  expect(cells.slice(1).every((row, i) => row[i + 2] === "■")).toBe(true);
});

test("each row sums to its total, which is the ranking's", () => {
  fc.assert(
    fc.property(anyNight, (session) => {
      const points = session.settings.Scoring === "Matchpoints" ? "MP" : "IMPs";
      const [, ...ranked] = rankingCells(session, []) as Figure[][];
      const totals = records(ranked).filter(({ Pair }) => Pair !== "" && Pair !== "Pair");
      const shown = new Map<string, Figure>();
      let last = 0;
      for (const row of table(session)) {
        if (row[0] === "Place") last = row.indexOf("Total");
        else if (row[1] !== "") {
          shown.set(String(row[1]), row[last]);
          const parts = row.slice(2, last).filter((cell): cell is number => typeof cell === "number");
          expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(Number(row[last] || 0), 4);
        }
      }
      expect(shown).toEqual(new Map(totals.map((row) => [`${row.Section ?? ""}${row.Pair}`, row[points]])));
    }),
  );
});
