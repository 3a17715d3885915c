/** Our figures beside other people's: every contract, and ten thousand boards drawn from the scores that there are. */
import { goldenJson } from "../../golden/read";
import { bridgeScorer, bridgeTools, gamesOf } from "../../support/yardsticks";
import { contractScore } from "../../../src/scoring/contractScore";
import { crossImps } from "../../../src/scoring/crossImps";
import { matchpoints, top } from "../../../src/scoring/matchpoints";
import type { Doubled, Strain } from "../../../src/scoring/types";

const BOARDS = 10_000;
const SEED = 1925;

/** Whole numbers below `limit`, the same in every run (Mulberry32). */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** Boards of 2 to 16 results, drawn from few scores or many, so that there are ties of every size. */
function randomBoards(): number[][] {
  const random = randomFrom(SEED);
  const lists = Object.values(goldenJson<{ nsByVul: Record<string, number[]> }>("legal-scores.json").nsByVul);
  return Array.from({ length: BOARDS }, () => {
    const legal = lists[random(lists.length)];
    const drawn = Array.from({ length: 1 + random(16) }, () => legal[random(legal.length)]);
    return Array.from({ length: 2 + random(15) }, () => drawn[random(drawn.length)]);
  });
}

const boards = randomBoards();

test("the boards have pass-outs, ties, and every number of results", () => {
  expect(new Set(boards.map(({ length }) => length)).size).toBe(15);
  expect(boards.filter((scores) => scores.includes(0)).length).toBeGreaterThan(100);
  expect(boards.filter((scores) => new Set(scores).size < scores.length).length).toBeGreaterThan(BOARDS / 2);
  expect(boards.filter((scores) => new Set(scores).size === scores.length).length).toBeGreaterThan(100);
});

test("matchpoints of both sides are bridge-scorer's", () => {
  const differ = boards.filter((scores) => {
    const games = gamesOf(scores);
    bridgeScorer.matchpoints(games);
    const ours = matchpoints(scores);
    return games.some(
      ({ matchpointsNS, matchpointsEW }, i) =>
        matchpointsNS?.value !== ours[i] || matchpointsEW?.value !== top(scores.length) - ours[i],
    );
  });
  expect(differ).toEqual([]);
});

test("cross-IMPs are bridge-scorer's, which divides by the comparisons", () => {
  const differ = boards.filter((scores) => {
    const games = gamesOf(scores);
    bridgeScorer.crossImps(games);
    const ours = crossImps(scores);
    // The same division of the same whole numbers: equal to the last bit, but that theirs may be -0.
    return games.some(({ impsNS }, i) => impsNS?.value !== ours[i] / (scores.length - 1));
  });
  expect(differ).toEqual([]);
  expect(boards.flatMap(crossImps).filter((imps) => Object.is(imps, -0))).toEqual([]);
});

describe("every contract, result, double and vulnerability", () => {
  const STRAINS: readonly Strain[] = ["C", "D", "H", "S", "N"];
  const DOUBLINGS: readonly Doubled[] = [0, 1, 2];
  const results = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
    STRAINS.flatMap((strain) =>
      DOUBLINGS.flatMap((doubled) =>
        [false, true].flatMap((vulnerable) =>
          Array.from({ length: 14 }, (_, tricks) => ({ contract: { level, strain, doubled }, vulnerable, tricks })),
        ),
      ),
    ),
  );
  const name = (strain: Strain): string => (strain === "N" ? "NT" : strain);

  test("there are 2,940", () => expect(results).toHaveLength(2940));

  test("scores are bridge-scorer's", () => {
    const differ = results.filter(({ contract, vulnerable, tricks }) => {
      const { level, strain, doubled } = contract;
      const theirs = { level, denomination: name(strain), risk: "X".repeat(doubled) };
      return bridgeScorer.contractTricks(theirs, vulnerable, tricks) !== contractScore(contract, tricks, vulnerable);
    });
    expect(differ).toEqual([]);
  });

  test.each(["N", "E"])("scores are @bridge-tools/core's, played by %s", (declarer) => {
    const differ = results.filter(({ contract, vulnerable, tricks }) => {
      const { level, strain, doubled } = contract;
      const theirs = { level, strain: name(strain), declarer, doubled: doubled === 1, redoubled: doubled === 2 };
      const { score } = bridgeTools.Score.calculate(theirs, vulnerable ? "VV" : "NvNv", tricks);
      return (declarer === "N" ? score : -score) !== contractScore(contract, tricks, vulnerable);
    });
    expect(differ).toEqual([]);
  });
});
