import fc from "fast-check";
import { goldenJson } from "../../golden/read";
import { sumOf, type Deal, type PlayedDeal } from "../../../src/scoring/dealPoints";
import { gamesWon, rubbers, rubberTotal, type Rubber } from "../../../src/scoring/rubber";
import { SIDES, type Side } from "../../../src/scoring/types";
import { anyDeals, played } from "./someDeals";

type GoldenSide = "we" | "they";
type Two = [number, number];

interface Vector {
  deals: { side: GoldenSide; level: number; strain: "C" | "D" | "H" | "S" | "N"; dbl: 0 | 1 | 2; tricks: number }[];
  honours: { side: GoldenSide; pts: 100 | 150 }[];
  unfinished: boolean;
  games: Two;
  leg: Two;
  totalWe: number;
  totalThey: number;
  log: { pts: Two; games: Two; leg: Two }[];
}

const { rubber: vectors } = goldenJson<{ rubber: Vector[] }>("golden.json");
const SIDE: Record<GoldenSide, Side> = { we: "NS", they: "EW" };

const dealsOf = ({ deals }: Vector): PlayedDeal[] =>
  deals.map(({ side, level, strain, dbl, tricks }) => ({
    side: SIDE[side],
    contract: { level, strain, doubled: dbl },
    tricks,
  }));

const both = (figure: (side: Side) => number): number[] => SIDES.map(figure);
const LAW_80 = ["onlyGame", "onlyPartscore"];

function leg({ games }: Rubber, side: Side): number {
  const last = games[games.length - 1];
  return last.winner ? 0 : sumOf(last.below, side);
}

const named = vectors.map((vector, i) => [i + 1, vector] as const);

test("there are nine golden rubbers", () => expect(vectors).toHaveLength(9));

test.each(named)("golden rubber %i, deal by deal", (_, vector) => {
  const deals = dealsOf(vector);
  const log = deals.map((_deal, i) => {
    const all = rubbers(deals.slice(0, i + 1));
    expect(all).toHaveLength(1);
    const [rubber] = all;
    const law80 = rubber.above.filter(({ part }) => LAW_80.includes(part));
    return {
      pts: both((side) => rubberTotal(rubber, side) - sumOf(law80, side)),
      games: both((side) => gamesWon(rubber, side)),
      leg: both((side) => leg(rubber, side)),
    };
  });
  expect(log).toEqual(vector.log);
});

test.each(named)("golden rubber %i, with honours and its end", (_, vector) => {
  const [honours] = vector.honours;
  const [first, ...rest] = dealsOf(vector);
  const claimed = honours ? { ...first, honours: { side: SIDE[honours.side], points: honours.pts } } : first;
  const [rubber] = rubbers([claimed, ...rest]);
  expect(both((side) => rubberTotal(rubber, side))).toEqual([vector.totalWe, vector.totalThey]);
  expect(both((side) => gamesWon(rubber, side))).toEqual(vector.games);
  expect(both((side) => leg(rubber, side))).toEqual(vector.leg);
  expect(rubber.winner === undefined).toBe(vector.unfinished);
});

test("only the contract's trick points stand below the line", () => {
  const [rubber] = rubbers([{ ...played("NS", "6SX", 13), honours: { side: "EW", points: 100 } }]);
  expect(rubber.games[0].below).toMatchObject([{ part: "contract", points: 360, side: "NS" }]);
  expect(rubber.above).toMatchObject([
    { part: "overtricks", tricks: 1, points: 100, side: "NS" },
    { part: "smallSlam", points: 500, side: "NS" },
    { part: "insult", points: 50, side: "NS" },
    { part: "honours", points: 100, side: "EW" },
    { part: "onlyGame", points: 300, side: "NS" },
  ]);
});

test("a side is vulnerable by its game, and the next rubber begins with nobody vulnerable", () => {
  const game = played("NS", "3N", 9);
  const down = played("NS", "3N", 8);
  const points = (deals: PlayedDeal[]): number[] => rubbers(deals).map((rubber) => rubberTotal(rubber, "EW"));
  expect(points([down])).toEqual([50]);
  expect(points([game, down])).toEqual([100]);
  expect(points([game, game, down])).toEqual([0, 50]);
});

test("a rubber of three games is worth 500, of two 700", () => {
  const [ours, theirs] = [played("NS", "3N", 9), played("EW", "3N", 9)];
  const bonus = (deals: PlayedDeal[]): string[] =>
    rubbers(deals).flatMap(({ above }) => above.map(({ side, part, points }) => `${side} ${part} ${points}`));
  expect(bonus([ours, ours])).toEqual(["NS rubber 700"]);
  expect(bonus([ours, theirs, theirs])).toEqual(["EW rubber 500"]);
});

test("a part-score of the losers does not count towards the next game", () => {
  const [rubber] = rubbers([played("EW", "2H", 8), played("NS", "4S", 10), played("EW", "2D", 8)]);
  expect(gamesWon(rubber, "EW")).toBe(0);
  expect(leg(rubber, "EW")).toBe(40);
});

test("a deal passed out leaves no trace; one that is unknown opens a rubber", () => {
  const game = played("NS", "3N", 9);
  expect(rubbers(["passed"])).toEqual([]);
  expect(rubbers([game, "passed", game, "passed"])).toHaveLength(1);
  expect(rubbers([game, game, "unknown"])).toHaveLength(2);
  expect(rubbers([])).toEqual([]);
});

describe("any deals", () => {
  test("a rubber ends exactly when a side has two games, and only the last may be open", () => {
    fc.assert(
      fc.property(anyDeals, (deals) => {
        const all = rubbers(deals);
        all.forEach((rubber, i) => {
          const games = both((side) => gamesWon(rubber, side));
          expect(Math.max(...games)).toBeLessThanOrEqual(2);
          expect(rubber.winner !== undefined).toBe(Math.max(...games) === 2);
          if (rubber.winner) expect(gamesWon(rubber, rubber.winner)).toBe(2);
          else expect(i).toBe(all.length - 1);
        });
      }),
    );
  });

  test("nobody is vulnerable before a game", () => {
    fc.assert(
      fc.property(anyDeals, (deals) => {
        const [first] = rubbers(deals);
        const end = first?.games[0].winner && lastDeal(first, 0);
        const early = (first ? allEntries(first) : []).filter(({ deal }) => deal !== undefined && deal <= (end ?? 1e9));
        expect(early.filter(({ vulnerable }) => vulnerable)).toEqual([]);
      }),
    );
  });

  test("every figure is a whole ten above 0", () => {
    fc.assert(
      fc.property(anyDeals, (deals) => {
        const figures = rubbers(deals)
          .flatMap(allEntries)
          .map(({ points }) => points);
        expect(figures.filter((points) => !(points > 0) || points % 10 !== 0)).toEqual([]);
      }),
    );
  });
});

const allEntries = (rubber: Rubber) => [...rubber.above, ...rubber.games.flatMap(({ below }) => below)];
const lastDeal = (rubber: Rubber, game: number): number =>
  Math.max(...rubber.games[game].below.map(({ deal }) => deal ?? 0));

test("passed-out deals change nothing wherever they stand", () => {
  const totals = (deals: readonly Deal[]) => rubbers(deals).map((rubber) => both((side) => rubberTotal(rubber, side)));
  fc.assert(
    fc.property(anyDeals, (deals) => {
      const others = deals.filter((deal) => deal !== "passed");
      expect(totals(deals)).toEqual(totals(others));
    }),
  );
});
