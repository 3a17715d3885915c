import fc from "fast-check";
import { sentence } from "../../../src/notation/messages";
import { holdsOwnScale, parseOwnScale, type Draw } from "../../../src/notation/ownScale";
import { boardsOnScale, victoryPoints, VP_SCALES, vpTable } from "../../../src/scoring/victoryPoints";

type Cells = unknown[][];

const said = (cells: Cells, draw?: Draw): string => {
  const reading = parseOwnScale(cells, draw);
  return reading.ok ? "understood" : sentence(reading);
};
const value = (cells: Cells, draw?: Draw): unknown => {
  const reading = parseOwnScale(cells, draw);
  return reading.ok ? reading.value : sentence(reading);
};

const plain: Cells = [
  [0, 5],
  [3, 6],
  [10, 10],
];
const shared = { steps: plain.map(([from, vps]) => ({ from, vps })), pool: 10 };

test.each<[string, Cells]>([
  ["as it is", plain],
  ["with a heading", [["From", "VPs"], ...plain]],
  ["in any order", [...plain].reverse()],
  ["with blank rows, above the heading too", [["", null], ["IMPs", ""], ...plain, [null, null], ["", ""]]],
  ["with blank rows that arrive as zeros", [[0, 0], ...plain, [0, 0], [0, 0]]],
  ["with a draw at -0", [["-0", 5], ...plain.slice(1)]],
  [
    "with numbers typed as text",
    [
      ["0", "5"],
      ["3,0", "６"],
      [10, " 10 "],
    ],
  ],
])("a scale %s", (_, cells) => {
  expect(value(cells)).toEqual(shared);
});

test("rows below a draw make it a scale that is used as it is", () => {
  const cells = [
    ["−5", 0],
    [5, 2],
    [0, 1],
    [-4, 0.5],
  ];
  expect(value(cells)).toEqual({
    steps: [
      { from: -5, vps: 0 },
      { from: -4, vps: 0.5 },
      { from: 0, vps: 1 },
      { from: 5, vps: 2 },
    ],
  });
  expect(
    value([
      [-1, -2],
      [0, 0],
      [1, 2],
    ]),
  ).toEqual({
    steps: [
      { from: -1, vps: -2 },
      { from: 0, vps: 0 },
      { from: 1, vps: 2 },
    ],
  });
});

test("a scale of percentages starts at 50, or is used as it is", () => {
  const steps = [
    { from: 50, vps: 3 },
    { from: 50.66, vps: 4 },
  ];
  expect(
    value(
      [
        [50, 3],
        [50.66, 4],
      ],
      50,
    ),
  ).toEqual({ steps, pool: 6 });
  expect(
    value(
      [
        ["50 %", 3],
        ["50,66%", 4],
      ],
      50,
    ),
  ).toEqual({ steps, pool: 6 });
  expect(
    value(
      [
        [0.5, 3],
        [0.5066, 4],
      ],
      50,
    ),
  ).toEqual({ steps, pool: 6 });
  expect(
    value(
      [
        [0, 0],
        [50, 3],
        [0, 0],
      ],
      50,
    ),
  ).toEqual({
    steps: [
      { from: 0, vps: 0 },
      { from: 50, vps: 3 },
    ],
  });
});

test.each<[string, Cells, Draw, string]>([
  ["one column", [[0], [1]], 0, "A scale of your own has two columns, least margin and VPs, but this range has 1."],
  [
    "three columns",
    [[0, 2, 10]],
    0,
    "A scale of your own has two columns, least margin and VPs, but this range has 3.",
  ],
  [
    "nothing in it",
    [["", null]],
    0,
    "The scale's range is empty: each row is a least margin and its VPs, such as 3 and 12.",
  ],
  [
    "a heading only",
    [["IMPs", "VPs"]],
    0,
    "The scale's range is empty: each row is a least margin and its VPs, such as 3 and 12.",
  ],
  [
    "text in the middle",
    [
      ["IMPs", "VPs"],
      [0, 10],
      ["1-3", 11],
    ],
    0,
    '"1-3" in the scale\'s row 3 is not a number: each row is a least margin and its VPs, such as 3 and 12.',
  ],
  [
    "a second heading",
    [
      ["IMPs", "VPs"],
      ["from", "x"],
      [0, 10],
    ],
    0,
    '"from" in the scale\'s row 2 is not a number: each row is a least margin and its VPs, such as 3 and 12.',
  ],
  [
    "half a row",
    [
      [0, 10],
      [4, ""],
    ],
    0,
    "The scale's row 2 has only 4: each row is a least margin and its VPs, such as 3 and 12.",
  ],
  [
    "one margin twice",
    [
      [3, 12],
      [0, 10],
      ["", ""],
      [3, 13],
    ],
    0,
    "The scale has the least margin 3 twice, in rows 1 and 4: leave one of them out.",
  ],
  [
    "fewer VPs for more",
    [
      ["From", "VP"],
      [0, 10],
      [3, 12],
      [5, 11],
    ],
    0,
    "The scale falls in its row 4: 11 VPs from 5, but a smaller margin has 12.",
  ],
  [
    "no draw",
    [
      [1, 11],
      [5, 12],
    ],
    0,
    "The scale starts at 1: its least margin must be 0, a draw; or lower, where it has rows for the loser too.",
  ],
  [
    "no 50 %",
    [
      [51, 11],
      [55, 12],
    ],
    50,
    "The scale starts at 51: its least margin must be 50, a draw; or lower, where it has rows for the loser too.",
  ],
  [
    "more than there is to share",
    [
      [0, 10],
      [5, 15],
      [40, 25],
    ],
    0,
    "The scale gives 25 VPs, but with 10 for a draw the two sides share 20: add rows below the draw with what the loser gets.",
  ],
])("%s is not a scale", (_, cells, draw, expected) => {
  expect(said(cells, draw)).toBe(expected);
});

test("a range of several columns holds a scale unless it holds names", () => {
  expect(
    [
      plain,
      [
        ["From", "VPs"],
        [0, 5],
      ],
      [["", ""]],
      [[0, 0]],
      [[0, 5, 6]],
    ].map(holdsOwnScale),
  ).toEqual(Array(5).fill(true));
  expect(
    [[], [[]], [["WBF"]], [["WBF"], ["ACBL 20"]], [["WBF", "ACBL 20"]], [[5]], [["WBF", 0]]].map(holdsOwnScale),
  ).toEqual(Array(7).fill(false));
});

const printed = fc.constantFrom(...VP_SCALES).chain((scale) => {
  const [fewest, most] = boardsOnScale(scale);
  return fc.tuple(fc.constant(scale), fc.integer({ min: fewest, max: Math.min(most, 64) }));
});

test("a scale read from its own print, in any order, is the scale", () => {
  fc.assert(
    fc.property(
      printed,
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: -130, max: 130 }),
      (match, turn, margin) => {
        const [scale, boards] = match;
        const rows = (vpTable(boards, scale) ?? []).map(({ from, winner }) => [from, winner]);
        const cut = turn % rows.length;
        const reading = parseOwnScale([...rows.slice(cut), ...rows.slice(0, cut)]);
        expect(reading.ok && victoryPoints(margin, 1, reading.value)).toBe(victoryPoints(margin, boards, scale));
      },
    ),
  );
});

test("whatever a range holds, it is a scale or a sentence", () => {
  const cell = fc.oneof(
    fc.constantFrom<unknown>(null, "", 0, "x", "3%", true, -0),
    fc.integer({ min: -9, max: 60 }),
    // Excel hands over no number that is none.
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), fc.constantFrom<Draw>(0, 50), (cells, draw) => {
      const reading = parseOwnScale(cells, draw);
      if (!reading.ok) expect(sentence(reading)).not.toMatch(/undefined|NaN/);
      else
        expect(reading.value.steps.map(({ vps }) => vps)).toEqual(
          reading.value.steps.map(({ vps }) => vps).sort((a, b) => a - b),
        );
    }),
  );
});
