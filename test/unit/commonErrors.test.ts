/** Faults that scoring programs have had, by their number in the list that this project keeps of them. */
import { seen } from "./functions/customFunctions";
import { bam } from "../../src/functions/boardAMatch";
import { boardVul } from "../../src/functions/boards";
import { butlerDatumOf, butlerOf, crossImpsOf } from "../../src/functions/impPairs";
import { impsOf } from "../../src/functions/imps";
import { matchpointsOf } from "../../src/functions/matchpoints";
import { neubergOf } from "../../src/functions/neuberg";
import { rankingOf, scoreResults } from "../../src/functions/results";
import { chicagoOf, rubberOf } from "../../src/functions/rubber";
import { bridgeScore, nsScore } from "../../src/functions/scores";
import { teamResults } from "../../src/functions/teams";
import { vpsOf } from "../../src/functions/victoryPoints";

type Cells = unknown[][];

const none = null as never;
const column = (values: unknown[]): Cells => values.map((value) => [value]);
const score = (contract: string, tricks: number, vulnerable = "NV"): unknown =>
  bridgeScore([[contract]], [[String(tricks)]], [[vulnerable]])[0][0];
const flat = (cells: Cells): unknown[] => cells.flat();
const message = (cells: Cells): string => String(seen(cells)[0][0]);

describe("contract scores", () => {
  test("1: the insult for a redoubled contract is 100", () => {
    expect([score("2CXX", 8), score("1CXX", 7)]).toEqual([560, 230]);
  });

  test("2: the fourth doubled undertrick and each later one, not vulnerable, is 300", () => {
    expect([7, 6, 5, 4].map((tricks) => score("4SX", tricks))).toEqual([-500, -800, -1100, -1400]);
  });

  test("3: a doubled overtrick is 100 or 200, whatever the suit", () => {
    expect([score("2DX", 11), score("2DX", 11, "V"), score("2HXX", 9)]).toEqual([480, 780, 840]);
  });

  test("4: doubled and redoubled into game", () => {
    expect([score("1NXX", 7), score("1HXX", 7), score("2CXX", 8), score("2HX", 8), score("3DX", 9)]).toEqual([
      560, 520, 560, 470, 470,
    ]);
  });

  test("5: overtricks do not make a game", () => {
    expect([score("4C", 12), score("2H", 10), score("1N", 9)]).toEqual([170, 170, 150]);
  });

  test("6: slam bonuses by vulnerability, never doubled", () => {
    expect([score("6S", 12), score("6S", 12, "V"), score("7S", 13), score("7S", 13, "V"), score("6SX", 12)]).toEqual([
      980, 1430, 1510, 2210, 1210,
    ]);
  });

  test("7: declarer's vulnerability counts, not the defenders'", () => {
    expect(nsScore([[2]], column(["4SN-1", "4SE-1"]))).toEqual(column([-100, 50]));
  });

  test("9: undertricks keep their sign once, for declarer and for N-S", () => {
    expect(score("3N", 8)).toBe(-50);
    expect(nsScore([[1]], column(["3NTS-1", "3NTE-1"]))).toEqual(column([-50, 50]));
  });

  test("10: made 4 and 4 tricks are two things", () => {
    expect(bridgeScore([["4S"]], [["made 4"]])).toEqual([[420]]);
    expect(bridgeScore([["4S"]], [["4"]])).toEqual([[-300]]);
  });

  test("27: board 17 is vulnerable as board 1, 32 as 16, 33 as 1", () => {
    expect(boardVul(column([16, 17, 32, 33]))).toEqual(column(["EW", "None", "EW", "None"]));
  });
});

describe("IMPs", () => {
  test("11: 2990 and 3000, 4000 and above, with their sign", () => {
    expect(impsOf(column([2990, 3000, 3490, 3500, 3990, 4000, 10760, -3000]))).toEqual(
      column([21, 22, 22, 23, 23, 24, 24, -22]),
    );
  });

  test("12: no difference is 0 and never -0; the datum is symmetrical", () => {
    expect(flat(impsOf(column([-10, 0, 10]))).map((won) => Object.is(won, 0))).toEqual([true, true, true]);
    expect(butlerDatumOf(column([100, 110]))).toEqual([[110]]);
    expect(butlerDatumOf(column([-100, -110]))).toEqual([[-110]]);
  });

  test("13: a datum ending in 5 goes away from zero, or to the even ten where that is asked for", () => {
    expect([butlerDatumOf(column([420, 430])), butlerDatumOf(column([420, 430]), none, [["Even ten"]])]).toEqual([
      [[430]],
      [[420]],
    ]);
  });

  test("14: an artificial score does not enter the datum", () => {
    expect(butlerDatumOf(column([620, 170, "AVE", "A6040"]))).toEqual([[400]]);
    expect(flat(butlerOf(column([620, 170, "AVE"])))).toEqual([6, -6, 0]);
  });

  test("15: cross-IMPs are divided by the comparisons; averages and missing results are none", () => {
    expect(flat(crossImpsOf(column([430, 400, 150, -50])))).toEqual([6, 5, -8 / 3, -25 / 3]);
    expect(flat(crossImpsOf(column([430, 400, 150, -50, "AVE", ""])))).toEqual([6, 5, -8 / 3, -25 / 3, 0, ""]);
  });

  test("29: a difference between two bands counts as the lower", () => {
    expect(impsOf(column([45, -45, 19.99]))).toEqual(column([1, -1, 0]));
  });

  test("30: weighted scores become IMPs before they are weighted", () => {
    expect(impsOf([["60% 620, 40% -100"]], [[140]])).toEqual([[3.6]]);
  });

  test("28: both scores are N-S's", () => {
    expect(impsOf([[620]], [[170]])).toEqual([[10]]);
    expect(bam([[420]], [[420]])).toEqual([[1]]);
  });
});

describe("matchpoints", () => {
  test("16: Neuberg's constant goes with the scale, and A results are not A comparisons", () => {
    expect(neubergOf(column([12, 0]), [[7]], [[10]], none, [[4]])).toEqual(column([17.5714, 0.4286]));
    expect(neubergOf(column([1, 0.5, 0]), [[2]], [[3]], [[1]])).toEqual(column([1.75, 1, 0.25]));
    expect(flat(matchpointsOf(column([420, 170]), none, none, none, [[4]]))).toEqual([5, 1]);
  });

  test("16: not for artificial scores, which have their part of the full top", () => {
    expect(flat(matchpointsOf(column([420, 170, "A6040"])))).toEqual([3.5, 0.5, 2.4]);
  });

  test("17: a result alone has nothing to compare with", () => {
    for (const alone of [matchpointsOf([[420]]), butlerOf([[420]]), crossImpsOf([[420]])])
      expect(alone).toEqual([[""]]);
    expect(matchpointsOf([[420]], none, none, [["%"]])).toEqual([[""]]);
  });

  test("18: a pass-out is compared, a blank is not", () => {
    expect(flat(matchpointsOf(column([0, -50, "", 50, "PASS", null])))).toEqual([3, 0, "", 6, 3, ""]);
    expect(flat(crossImpsOf(column([0, 50, ""])))).toEqual([-2, 2, ""]);
  });

  test("all passed out: everybody has half", () => {
    expect(flat(matchpointsOf(column([0, 0, 0]), none, none, [["%"]]))).toEqual([50, 50, 50]);
    expect(flat(butlerOf(column([0, 0, 0])))).toEqual([0, 0, 0]);
    expect(flat(crossImpsOf(column([0, 0, 0])))).toEqual([0, 0, 0]);
  });
});

describe("sessions", () => {
  const heading = ["Board", "NS", "EW", "Score", "Adjust"];
  const pair = (cells: Cells, id: string): Record<string, unknown> => {
    const [, titles, ...rows] = cells;
    const found = rows.find((row) => row[titles.indexOf("Pair")] === id) ?? [];
    return Object.fromEntries(titles.map((title, i) => [title, found[i]]));
  };
  const settings = (...rows: [string, unknown][]): Cells => [["Setting", "Value"], ...rows];

  test("19: AVE+ is the pair's own session where that is above 60 %", () => {
    const results = [heading, [1, 1, 2, 420, ""], [1, 3, 4, 170, ""], [2, 1, 4, "", "AVE+/AVE-"], [2, 3, 2, 100, ""]];
    expect(pair(rankingOf(results, settings(["Winners", 1])), "1")).toMatchObject({ "%": 100, Boards: 2 });
  });

  test("20: a board not played is no board, an average is one of 50 %", () => {
    const night = (last: string): Cells => [
      heading,
      [1, 1, 2, 420, ""],
      [1, 3, 4, 170, ""],
      [1, 5, 6, 170, ""],
      [2, 1, 2, "", last],
      [2, 3, 4, 100, ""],
      [2, 5, 6, 90, ""],
    ];
    expect(pair(rankingOf(night("NP"), settings(["Winners", 1])), "1")).toMatchObject({ "%": 100, Boards: 1 });
    expect(pair(rankingOf(night("AVE"), settings(["Winners", 1])), "1")).toMatchObject({ "%": 75, Boards: 2 });
  });

  test("23 and 24: places and percentages by the exact totals", () => {
    // 2 of 6 and 5 of 15 are the same third, whatever is printed.
    const board = (number: number, scores: [string, number][]): Cells =>
      scores.map(([id, points], i) => [number, id, `x${number}${i}`, points, ""]);
    const results = [
      heading,
      ...board(1, [["a", 20], ["b", 10], ["c", 30], ["d", 40]]), // prettier-ignore
      ...board(2, [["b", 20], ["a", 10], ["e", 30], ["f", 40]]), // prettier-ignore
    ];
    const ranked = rankingOf(results, settings(["Winners", 1], ["Decimals", 0]));
    expect([pair(ranked, "A"), pair(ranked, "B")].map(({ "%": percent }) => percent)).toEqual([17, 17]);
    expect(pair(ranked, "A").Place).toBe(pair(ranked, "B").Place);
  });

  test("25: halves are rounded as decimals, not as binary fractions", () => {
    const answer = scoreResults([
      ["Board", "NS", "EW", "Score"],
      ...[420, 170, 170, 170, 170, 170, 170, 170, 170].map((points, i) => [1, i + 1, i + 11, points]),
    ]);
    // 7 of 16 is 43.75 %.
    expect(answer[2].slice(1, 5)).toEqual([7, 9, 43.75, 56.25]);
  });

  test("26: what follows a contract is never dropped", () => {
    expect(message(bridgeScore([["4SX garbage"]], [[10]]))).toMatch(/^#VALUE! "4SX garbage" is not a contract/);
    expect(message(bridgeScore([["4S-11"]]))).toMatch(/11/);
    expect(bridgeScore(column(["4S-10", "3NT=", "3N="]))).toEqual(column([-500, 400, 400]));
    // A Cyrillic С is no club.
    expect(message(bridgeScore([["4С"]], [[10]]))).toMatch(/^#VALUE! "4С"/);
  });
});

describe("teams and victory points", () => {
  const vps = (imps: unknown, boards: unknown, scale?: string): unknown =>
    vpsOf([[imps]], [[boards]], scale ? [[scale]] : none)[0][0];

  test("21: the WBF's concave steps, the discrete scale's own bands, the blitz before rounding, any number of boards", () => {
    expect([vps(40, 8), vps(8, 14), vps(14, 16)]).toEqual([19.74, 12.44, 13.75]);
    expect([vps(1, 8), vps(1, 8, "WBF discrete"), vps(7, 5, "WBF discrete")]).toEqual([10.44, 11, 14]);
    expect([vps(43, 8), vps(42, 8), vps(0, 24), vps(104, 48), vps(20, 7)]).toEqual([20, 19.95, 10, 20, 16.77]);
  });

  test("22: each side's VPs from its own margin", () => {
    expect([vps(3, 8), vps(3, 8), vps(-3, 8)].map(Number)).toEqual([11.27, 11.27, 8.73]);
    const results = [
      ["Round", "Board", "NS", "EW", "Score", "Adjust"],
      [1, 1, 1, 2, "", "+3/+3 IMPs"],
      [1, 1, 2, 1, 100, ""],
    ];
    const table = teamResults(results, [["Boards a match", 1], ["Scoring", "Teams"]]); // prettier-ignore
    const [, titles, ...rows] = table;
    expect(rows.map((row) => row[titles.indexOf("VPs")])).toEqual([13.28, 13.28]);
  });
});

describe("rubber and Chicago", () => {
  test("31: dealer's side is vulnerable on deals 2 and 3, or the other; a part-score counts once", () => {
    const deals = [
      ["NS", "2S", "="],
      ["EW", "1N", "+2"],
      ["NS", "2HX", "-1"],
      ["NS", "3D", "="],
    ];
    const totals = (style: string): unknown[] => {
      const cells = chicagoOf(deals, [[style]]);
      const [heading] = cells;
      const last = cells[cells.length - 1];
      return [last[heading.indexOf("NS")], last[heading.indexOf("EW")]];
    };
    expect([totals("dealer"), totals("non-dealer")]).toEqual([
      [620, 300],
      [620, 200],
    ]);
  });

  test("31: one game each, unfinished: no 300 for either", () => {
    const cells = rubberOf([
      ["We", "2H", "+1"],
      ["We", "2C", "="],
      ["They", "3N", "="],
    ]);
    expect(cells[cells.length - 1].slice(1, 3)).toEqual([130, 100]);
  });
});

test("32: numbers as text, errors, headings and dates in a range spoil no neighbour", () => {
  const cells = seen(matchpointsOf(column(["Score", "420", 170, "−50", 45030, ""])));
  expect(cells[0][0]).toMatch(/^#VALUE! "Score"/);
  expect(cells.slice(1, 4)).toEqual(column([4, 2, 0]));
  expect(cells[4][0]).toMatch(/^#VALUE!/);
});
