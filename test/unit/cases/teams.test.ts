/** What users of scoring programs ran into, by the case's number: team matches and victory points. */
import { teamResults } from "../../../src/functions/teams";
import { vpsOf, vpTableOf } from "../../../src/functions/victoryPoints";
import { column, flat, records, settings, type Cells } from "./cells";

const vps = (imps: number[], boards: number, scale = "WBF"): unknown[] =>
  flat(vpsOf(column(imps), [[boards]], [[scale]]));

test("O02: VPs of a margin", () => expect(vps([13], 24)).toEqual([12.95]));

test("O29: teams of eight: the boards doubled, or 1.6 times as many, are an argument", () => {
  expect([vps([20], 20), vps([20], 40), vps([20], 32)].flat()).toEqual([14.58, 13.44, 13.78]);
});

describe("a board that neither team can play, through nobody's fault of the two", () => {
  /** 7-7 in IMPs on the others; then both teams have AVE+. */
  const lines = (award: string): Cells => [
    ["Round", "Board", "NS", "EW", "Score"],
    // 430 against 140: 290, 7 IMPs; and the other way round.
    ...[1, 2].flatMap((board) => {
      const [first, second] = board === 1 ? [430, 140] : [140, 430];
      return [
        [1, board, "A", "B", first],
        [1, board, "B", "A", second],
      ];
    }),
    [1, 3, "A", "B", award],
    [1, 3, "B", "A", ""],
  ];

  test("O30: +3 IMPs to each, independently, and each side's VPs from its own margin", () => {
    const chosen = settings(["Scoring", "Teams"], ["Boards a match", 3]);
    const [match] = records(teamResults(lines("AVE+/AVE+"), chosen, undefined, [["Matches"]]), "VPs");
    expect(match).toMatchObject({ Margin: 3, "Opp margin": 3 });
    const own = vps([3], 3)[0];
    expect([match.VPs, match["Opp VPs"]]).toEqual([own, own]);
    expect(Number(own)).toBeGreaterThan(10);
  });

  test("O31: 3 IMPs to the side that is not to blame, not 100 points turned to IMPs", () => {
    const chosen = settings(["Scoring", "Teams"], ["Boards a match", 3]);
    const [match] = records(teamResults(lines("AVE+/AVE-"), chosen, undefined, [["Matches"]]), "VPs");
    // The Law's 3 IMPs; a difference of 100 would be 3 as well, of 2 x 100 it would be 5.
    expect(match).toMatchObject({ IMPs: 10, "Opp IMPs": 7 });
    const two = settings(["Scoring", "Teams"], ["Boards a match", 3], ["Average IMPs (teams)", 2]);
    expect(records(teamResults(lines("AVE+/AVE-"), two, undefined, [["Matches"]]), "VPs")[0]).toMatchObject({
      IMPs: 9,
      "Opp IMPs": 7,
    });
  });
});

test("O32: whole victory points step, the continuous scale values every IMP", () => {
  expect(vps([5, 6, 7], 8, "WBF discrete")).toEqual([12, 12, 13]);
  expect(vps([5, 6, 7], 8)).toEqual([12.05, 12.42, 12.77]);
});

test("O33: the scale can be printed and looked up, 14 boards", () => {
  const printed = [10.33, 10.66, 10.97, 11.28, 12.97, 15.26];
  expect(vps([1, 2, 3, 4, 10, 20], 14)).toEqual(printed);
  const table = vpTableOf([[14]]);
  const winner = [1, 2, 3, 4, 10, 20].map((imps) => table.find(([first]) => first === imps)?.[1]);
  expect(winner).toEqual(printed);
});
