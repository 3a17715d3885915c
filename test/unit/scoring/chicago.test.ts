import fc from "fast-check";
import { goldenJson } from "../../golden/read";
import { chicago, isOver, type ChicagoDeal, type ChicagoStyle } from "../../../src/scoring/chicago";
import { contractScore } from "../../../src/scoring/contractScore";
import { sumOf, type Deal } from "../../../src/scoring/dealPoints";
import { isVulnerable } from "../../../src/scoring/board";
import { SIDES, sideOf, type Side, type Vulnerability } from "../../../src/scoring/types";
import { anyDeals, played } from "./someDeals";

interface Vector {
  deals: { side: Side; level: number; strain: "C" | "D" | "H" | "S" | "N"; dbl: 0 | 1 | 2; tricks: number }[];
  vulRule: ChicagoStyle;
  NS: number;
  EW: number;
  log: { vul: Side[]; pts: [number, number] }[];
}

const { chicago: vectors } = goldenJson<{ chicago: Vector[] }>("golden.json");
const SIDES_OF: Record<Vulnerability, Side[]> = { None: [], NS: ["NS"], EW: ["EW"], Both: ["NS", "EW"] };

const totals = (deals: readonly ChicagoDeal[]): number[] =>
  SIDES.map((side) =>
    sumOf(
      deals.flatMap(({ entries }) => entries),
      side,
    ),
  );

test("there are four golden chukkers", () => expect(vectors).toHaveLength(4));

test.each(vectors.map((vector, i) => [i + 1, vector.vulRule, vector] as const))(
  "golden chukker %i, %s vulnerable, deal by deal",
  (_, style, { deals, NS, EW, log }) => {
    const dealt = deals.map(({ side, level, strain, dbl, tricks }) => ({
      side,
      contract: { level, strain, doubled: dbl },
      tricks,
    }));
    const [chukker, ...more] = chicago(dealt, style);
    expect(more).toEqual([]);
    expect(
      chukker.map(({ vulnerable }, i) => ({ vul: SIDES_OF[vulnerable], pts: totals(chukker.slice(0, i + 1)) })),
    ).toEqual(log);
    expect(totals(chukker)).toEqual([NS, EW]);
  },
);

const vulnerabilities = (deals: readonly Deal[], style?: ChicagoStyle): string[] =>
  chicago(deals, style)
    .flat()
    .map(({ number, dealer, vulnerable }) => `${number} ${dealer} ${vulnerable}`);

test("the dealer's side, or the other one, is vulnerable on the second and third deal", () => {
  const four = Array<Deal>(4).fill("unknown");
  expect(vulnerabilities(four)).toEqual(["1 N None", "2 E EW", "3 S NS", "4 W Both"]);
  expect(vulnerabilities(four, "duplicate")).toEqual(vulnerabilities(four));
  expect(vulnerabilities(four, "non-dealer")).toEqual(["1 N None", "2 E NS", "3 S EW", "4 W Both"]);
});

test("a deal passed out is dealt again by the same dealer, also the last", () => {
  const down = played("NS", "1C", 6);
  expect(vulnerabilities([down, "passed", down, down, "passed", "passed", down, down])).toEqual([
    "1 N None",
    "2 E EW",
    "2 E EW",
    "3 S NS",
    "4 W Both",
    "4 W Both",
    "4 W Both",
    "1 N None",
  ]);
});

test("after four deals nothing is carried on", () => {
  const two = played("EW", "2S", 8);
  const down = played("EW", "1C", 6);
  const [first, second] = chicago([two, down, down, down, two]);
  expect(first.map(({ carried }) => carried.EW)).toEqual([60, 60, 60, 60]);
  expect(second).toMatchObject([{ number: 1, carried: { NS: 0, EW: 60 } }]);
  expect(second[0].entries.map(({ part }) => part)).toEqual(["contract"]);
});

test("a part-score on the last deal has 100 unless it completes a game, and no other has a bonus", () => {
  const down = played("NS", "1C", 6);
  const parts = (first: Deal, last: Deal): string[] =>
    chicago([first, down, down, last])[0][3].entries.map(({ part, points }) => `${part} ${points}`);
  expect(parts(down, played("EW", "2S", 8))).toEqual(["contract 60", "partscore 100"]);
  expect(parts(played("NS", "2S", 8), played("EW", "2S", 8))).toEqual(["contract 60", "partscore 100"]);
  expect(parts(played("EW", "1N", 7), played("EW", "2S", 8))).toEqual(["contract 60", "game 500"]);
  expect(parts(down, down)).toEqual(["undertricks 100"]);
});

test("a game ends both sides' part-scores", () => {
  const chukker = chicago([played("EW", "2S", 8), played("NS", "3N", 9), played("EW", "1N", 7)])[0];
  expect(chukker.map(({ carried }) => carried)).toEqual([
    { NS: 0, EW: 60 },
    { NS: 0, EW: 0 },
    { NS: 0, EW: 40 },
  ]);
});

test("honours count for whoever held them, but not in the duplicate style", () => {
  const deal = { ...played("NS", "2S", 8), honours: { side: "EW", points: 100 } } as const;
  expect(totals(chicago([deal])[0])).toEqual([60, 100]);
  expect(totals(chicago([deal], "duplicate")[0])).toEqual([110, 0]);
});

describe("any deals", () => {
  test("the duplicate style gives each deal its duplicate score", () => {
    fc.assert(
      fc.property(anyDeals, (deals) => {
        for (const { deal, vulnerable, entries } of chicago(deals, "duplicate").flat()) {
          if (typeof deal === "string") {
            expect(entries).toEqual([]);
            continue;
          }
          const score = contractScore(deal.contract, deal.tricks, isVulnerable(vulnerable, deal.side));
          const [ours, theirs] = [sumOf(entries, deal.side), sumOf(entries, deal.side === "NS" ? "EW" : "NS")];
          expect(ours - theirs).toBe(score);
          expect(Math.min(ours, theirs)).toBe(0);
        }
      }),
    );
  });

  test("only the last chukker may be short, each has four deals, and dealers follow the clock", () => {
    fc.assert(
      fc.property(anyDeals, fc.constantFrom<ChicagoStyle>("dealer", "non-dealer", "duplicate"), (deals, style) => {
        const chukkers = chicago(deals, style);
        expect(chukkers.flat().map(({ deal }) => deal)).toEqual(deals);
        chukkers.forEach((chukker, i) => {
          const counting = chukker.filter(({ deal }) => deal !== "passed");
          expect(counting.map(({ number }) => number)).toEqual([1, 2, 3, 4].slice(0, counting.length));
          expect(chukker.every(({ number, dealer }) => dealer === "NESW"[number - 1])).toBe(true);
          if (i < chukkers.length - 1) expect(isOver(chukker[chukker.length - 1])).toBe(true);
        });
      }),
    );
  });

  test("the two customs differ on the second and third deal only", () => {
    fc.assert(
      fc.property(anyDeals, (deals) => {
        const changed = chicago(deals)
          .flat()
          .map((dealt, i) => ({ dealt, other: chicago(deals, "non-dealer").flat()[i] }))
          .filter(({ dealt, other }) => dealt.vulnerable !== other.vulnerable);
        expect(changed.every(({ dealt }) => dealt.number === 2 || dealt.number === 3)).toBe(true);
        expect(changed.every(({ dealt }) => dealt.vulnerable === sideOf(dealt.dealer))).toBe(true);
      }),
    );
  });
});
