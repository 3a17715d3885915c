/** What users of scoring programs ran into, by the case's number: contracts, how they are written, what they score. */
import { bridgeScore, nsScore, scoreBreakdownOf } from "../../../src/functions/scores";
import { scoreTableOf, undertrickTableOf } from "../../../src/functions/charts";
import { column, message, none } from "./cells";

const score = (contract: string, tricks: unknown, vulnerable = "NV"): unknown =>
  bridgeScore([[contract]], [[tricks]], [[vulnerable]])[0][0];

describe("scores", () => {
  test("O01: a grand slam not vulnerable has 1000", () => {
    expect([score("7NT", 13), score("7C", 13), score("7S", 13, "V")]).toEqual([1520, 1440, 2210]);
    expect(scoreBreakdownOf([["7C"]], [[13]])).toContainEqual(["Grand slam, not vulnerable", 1000]);
  });

  test("O06: a redouble stays one, and nothing doubles it again", () => {
    expect([score("4HXX", 10), score("4HX", 10), score("4H", 10)]).toEqual([880, 590, 420]);
    expect(bridgeScore([["4H"]], [[10]], none, [["XX"]])).toEqual([[880]]);
    expect(message(bridgeScore([["4HXXX"]], [[10]]))).toMatch(/^#VALUE! "4HXXX" is not a contract/);
    expect(message(bridgeScore([["4HXX"]], [[10]], none, [["X"]]))).toMatch(/two different things about the double/);
  });

  test("O07: 620 explained, item by item", () => {
    expect(score("4S", 10, "V")).toBe(620);
    expect(scoreBreakdownOf([["4S"]], [[10]], [["V"]])).toEqual([
      ["Item", "Points"],
      ["Contract 4♠", 120],
      ["Game, vulnerable", 500],
      ["Total", 620],
    ]);
  });

  test("O34: an overtrick is 100 doubled, 200 redoubled", () => {
    expect(score("2HXX", 9)).toBe(640 + 200);
    const [heading, ...rows] = scoreTableOf([["X"]]);
    const majors = rows.filter(([contract]) => /^2.*(♥|H|major)/i.test(String(contract)));
    expect(heading.slice(1, 4)).toEqual(["NV =", "NV +1", "NV +2"]);
    expect(majors.map((row) => row.slice(1, 4))).toEqual([[470, 570, 670]]);
  });

  test("O35: the fourth doubled undertrick is 300, the insult for a redouble 100", () => {
    expect(score("4SX", 6)).toBe(-800);
    expect(undertrickTableOf().slice(0, 5).map((row) => row[2])).toEqual(["NV X", 100, 300, 500, 800]); // prettier-ignore
    expect(scoreBreakdownOf([["1CXX"]], [[7]])).toContainEqual(["For making it redoubled", 100]);
  });

  test("O36: six down doubled, and a slam whose bonus is not doubled", () => {
    expect([score("4SX", 4), score("6SX", 12)]).toEqual([-1400, 360 + 300 + 500 + 50]);
  });

  test("O37: one club doubled is no game", () => {
    expect([score("1CX", 7), score("1NTX", 3)]).toEqual([140, -800]);
  });

  test("O38: one notrump redoubled is a game", () => {
    expect(score("1NXX", 7)).toBe(160 + 300 + 100);
  });
});

describe("notation", () => {
  const byNorth = (entry: string): unknown => nsScore([[1]], [[entry]])[0][0];
  const inLanguage = (entry: string, language: string): unknown =>
    nsScore([[1]], [[entry]], none, none, none, none, [[language]])[0][0];

  test("O05: 7NNX and 7NXN are seven notrump doubled by North", () => {
    expect([byNorth("7NNX="), byNorth("7NXN="), byNorth("7NN=")]).toEqual([440 + 1350, 440 + 1350, 220 + 1300]);
  });

  test("O11: Dutch travellers, C for just made", () => {
    expect(bridgeScore(column(["4 sch", "6 SA x"]), [["C"]], none, none, [["nl"]])).toEqual(column([420, 1230]));
  });

  test("O12: 2S+1 by North with 9 tricks is 140; with 10 tricks it is 170, to N-S", () => {
    expect(nsScore([[1]], [["2SN"]], none, column([9, 10]))).toEqual(column([140, 170]));
  });

  test("O18: the sign goes by declarer", () => {
    expect(nsScore([[1]], [["3NT"]], column(["E", "N"]), [["-1"]])).toEqual(column([50, -50]));
  });

  test("O21: Dutch suits as members write them, K alone too", () => {
    const made = ["2Kl", "2K", "3Ru", "1Ha", "6Sch", "3SA"].map((bid) => inLanguage(`${bid} N =`, "nl"));
    expect(made).toEqual([90, 90, 110, 80, 980, 400]);
  });

  test("O22: Norwegian score sheets", () => {
    const sheets = ["5Rx V -3", "6HJ S 12", "5SP D V 10"].map((entry) => inLanguage(entry, "no"));
    expect(sheets).toEqual([500, 980, 100]);
  });

  test("O23: without its suit a contract is refused, and the missing part is named", () => {
    expect(message(nsScore([[1]], [["4E 5"]]))).toMatch(/^#VALUE! "4E 5" has no strain/);
    expect(message(nsScore([[1]], [["2 W 1"]]))).toMatch(/^#VALUE! "2 W 1" has no strain/);
  });

  test("O27: the vulnerability of the board that was really played", () => {
    expect(nsScore(column([1, 2]), [["4SN="]])).toEqual(column([420, 620]));
    expect(nsScore([[1]], [["4SN="]], none, none, none, column(["NS", "EW"]))).toEqual(column([620, 420]));
  });
});
