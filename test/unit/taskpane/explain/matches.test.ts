import fc from "fast-check";
import "../../functions/customFunctions";
import { bam } from "../../../../src/functions/boardAMatch";
import { impsOf } from "../../../../src/functions/imps";
import { neubergOf } from "../../../../src/functions/neuberg";
import { placesOf } from "../../../../src/functions/places";
import { percentVpsOf, vpsOf } from "../../../../src/functions/victoryPoints";
import { down, explained, lastFigure, shown } from "./asked";

test("a weighted result against the other table, part by part", () => {
  expect(explained("IMPS", ["60% 620, 40% -100", 140])).toEqual([
    "60 %: 620 less 140 is 480, 10 IMPs",
    "40 %: -100 less 140 is -240, -6 IMPs",
    "60 % of 10 + 40 % of -6 = 3.6 IMPs",
  ]);
});

test("a cell of a spill is explained by its own row and column", () => {
  expect(explained("IMPS", [down(420, 620), [[170, 140]]], 1, 1)[0]).toBe("620 less 140 is 480.");
  expect(explained("IMPS", [down(420, 620, 50), down(170, 140)], 2)).toEqual([
    "The ranges have different sizes: this cell has no partner.",
  ]);
  expect(explained("IMPS", [down(420, "#REF!"), 0], 1)).toEqual(["The error #REF! came in from a cell that it reads."]);
});

test("board-a-match", () => {
  expect(explained("BAM", [420, 430])).toEqual([
    "N-S have 420 here and 430 at the other table, so the board is lost, by however much: 0",
  ]);
  expect(explained("BAM", [420, 420, 1])).toEqual(["N-S have 420 at both tables, a tie: 0.5"]);
  expect(explained("BAM", [420, "NP"])).toEqual(["Something is still blank, so the cell stays blank."]);
  expect(explained("BAM", [420, 425])[0]).toMatch(/"425" is not a score/);
});

test("Neuberg's formula with its numbers", () => {
  expect(explained("NEUBERG", [12, 7, 10, 2, 2])).toEqual([
    "12 of 12 matchpoints among 7 results.",
    "Neuberg, for 7 results where a full board has 10: (12 + 1) × 10/7 - 1 = 17.5714 of 18",
    "Rounded to 2 decimals: 17.57 of 18",
  ]);
  expect(explained("NEUBERG", [3.5, 8, 9, 1]).at(-1)).toBe(
    "Neuberg, for 8 results where a full board has 9: (3.5 + 0.5) × 9/8 - 0.5 = 4 of 8",
  );
  expect(explained("NEUBERG", [13, 7, 10])[0]).toMatch(/13 matchpoints cannot be/);
  expect(explained("NEUBERG", ["", 7, 10])[0]).toMatch(/still blank/);
});

test("victory points: the published figure, or the step", () => {
  expect(explained("VPS", [13, 24])).toEqual([
    "A margin of 13 IMPs over 24 boards, scale WBF.",
    "Published for 13 IMPs won: 12.95 to the winner, 7.05 to the loser.",
    "The other side, with the opposite margin, has 7.05.",
    "Victory points: 12.95",
  ]);
  expect(explained("VPS", [-13, 24, "wbf discrete"]).slice(1)).toEqual([
    "From 11 to 15 IMPs: 13 to the winner, 7 to the loser.",
    "The other side, with the opposite margin, has 13.",
    "Victory points: 7",
  ]);
  expect(explained("VPS", [13.5, 24])[1]).toBe(
    "The scale has 12.95 for 13 IMPs won and 13.15 for 14; between them it goes in proportion.",
  );
});

test("a club's own scale, shared or with rows of its own for the loser", () => {
  const shared = [["Margin", "VPs"], ...[0, 10].map(() => ["", ""]), [0, 10], [3, 12], [8, 15]];
  expect(explained("VPS", [-4, undefined, shared])).toEqual([
    "A margin of -4 IMPs on the scale in the range.",
    "From 3 to 7 IMPs: 12 to the winner, 8 to the loser.",
    "The other side, with the opposite margin, has 12.",
    "Victory points: 8",
  ]);
  const lopsided = [
    [-10, 3],
    [0, 5],
    [10, 9],
  ];
  expect(explained("VPS", [-20, undefined, lopsided]).slice(1)).toEqual([
    "The scale begins at -10 IMPs; all below has what that has: 3.",
    "The other side, with the opposite margin, has 9.",
    "Victory points: 3",
  ]);
  expect(
    explained("VPS", [
      4,
      undefined,
      [
        [0, 10],
        [0, 12],
      ],
    ])[0],
  ).toMatch(/least margin 0 twice/);
});

test("a percentage counts with two decimals", () => {
  expect(explained("PERCENTVPS", [43.765, 8])).toEqual([
    "43.765 % over 8 boards, scale EBU 20.",
    "It counts with two decimals: 43.76 %.",
    "From 56.24 to 57.83 %: 15 to the winner, 5 to the loser.",
    "The other side, with the opposite margin, has 15.",
    "Victory points: 5",
  ]);
});

test("what is wrong with a match is said as in the cell", () => {
  expect(explained("VPS", [13])[0]).toMatch(/The number of boards is missing/);
  expect(explained("VPS", [13, 24, "ACBL 30"])[0]).toMatch(/ACBL 30 is for 6 to 11 boards/);
  expect(explained("PERCENTVPS", [130, 8])[0]).toMatch(/"130" is not a percentage/);
  expect(explained("VPS", ["", 24])[0]).toMatch(/still blank/);
});

test("places: who is ahead, who is equal", () => {
  const values = down(61, 55, 61, "", "late");
  expect(explained("PLACES", [values])).toEqual([
    "None of 3 values are ahead, and 2 are equal and share the place: place 1=",
  ]);
  expect(explained("PLACES", [values, "Low"], 1)).toEqual(["None of 3 values are ahead: place 1"]);
  expect(explained("PLACES", [values], 3)[0]).toMatch(/still blank/);
  expect(explained("PLACES", [values], 4)[0]).toMatch(/"late" is not a number/);
  expect(explained("PLACES", [values, "up"])[0]).toMatch(/"up" is not understood here/);
});

const agree = (answer: unknown, lines: string[]): void => {
  if (typeof answer === "number") expect(lastFigure(lines)).toBe(shown(answer));
  else expect(lines.length).toBeGreaterThan(0);
};

test("the last figure in the words is the function's answer", () => {
  const score = fc.oneof(
    fc.integer({ min: -100, max: 100 }).map((tens) => 10 * tens),
    fc.constantFrom("60% 620, 40% -100", "30% PASS, 70% 50", "PASS", "", "NP", "many"),
  );
  fc.assert(
    fc.property(score, score, fc.constantFrom(1, 2), (ours, theirs, scale) => {
      agree(bam([[ours]], [[theirs]], [[scale]])[0][0], explained("BAM", [ours, theirs, scale]));
      const [[answer]] = impsOf([[ours]], [[theirs]]);
      const lines = explained("IMPS", [ours, theirs]);
      const plain = /is (\d+) IMPs?(, lost)? \(Law 78B\)\.$/.exec(lines.at(-1) ?? "");
      if (plain) expect((plain[2] ? -1 : 1) * Number(plain[1]) + 0).toBe(answer);
      else agree(answer, lines);
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(36),
      fc.integer({ min: 1, max: 19 }),
      fc.nat(19),
      fc.constantFrom(1, 2),
      fc.constantFrom("", 1, 3),
      (won, here, more, scale, digits) => {
        const args = [won / 2, here, here + more, scale, digits];
        agree(
          neubergOf(...(args.map((arg) => [[arg]]) as [unknown[][], unknown[][], unknown[][]]))[0][0],
          explained("NEUBERG", args),
        );
      },
    ),
  );
});

test("the last figure in the words is the function's answer: victory points", () => {
  const scales = ["WBF", "WBF discrete", "WBF discrete 10", "ACBL 20", "ACBL 30", "EBU 20", "EBU 10", "none"];
  const own = fc.constantFrom<unknown[][][]>(
    [
      [0, 10],
      [3, 12],
      [8, 15],
    ],
    [
      [-10, 3],
      [0, 5],
      [10.5, 9],
    ],
    [
      [50, 10],
      [55.5, 14],
      [70, 20],
    ],
  );
  const scale = fc.oneof(
    fc.constantFrom(...scales).map((name) => [[name]] as unknown[][]),
    own,
  );
  fc.assert(
    fc.property(fc.integer({ min: -700, max: 700 }), fc.integer({ min: 1, max: 40 }), scale, (tenths, boards, on) => {
      const margin = tenths / 10;
      agree(vpsOf([[margin]], [[boards]], on)[0][0], explained("VPS", [margin, boards, on]));
      const percent = 50 + margin / 1.4;
      agree(percentVpsOf([[percent]], [[boards]], on)[0][0], explained("PERCENTVPS", [percent, boards, on]));
    }),
  );
});

test("the last word is the place", () => {
  const values = fc.array(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom("", 0.1 + 0.2, 0.3)), {
    minLength: 1,
  });
  fc.assert(
    fc.property(values, fc.constantFrom("High", "Low"), (figures, order) => {
      placesOf(down(...figures), [[order]]).forEach(([place], row) => {
        if (place !== "")
          expect(explained("PLACES", [down(...figures), order], row)[0]).toMatch(
            new RegExp(`: place ${String(place)}$`),
          );
      });
    }),
  );
});
