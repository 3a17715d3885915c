import { placedSentence } from "../../../src/notation/messages";
import { rankingCells } from "../../../src/results/ranking";
import { readSession } from "../../../src/results/readSession";
import { isProblem } from "../../../src/results/readGrid";
import type { ScoredSession } from "../../../src/results/session";

type Row = (string | number)[];

function session(heading: Row, rows: Row[], settings: [string, string | number][] = []): ScoredSession {
  const read = readSession([heading, ...rows], settings, []);
  if (isProblem(read)) throw new Error(placedSentence(read));
  return read.session;
}

const PAIRS: Row = ["Board", "NS", "EW", "Score"];
const NIGHT: Row[] = [
  [1, 1, 2, 420],
  [1, 3, 4, -50],
  [2, 1, 4, 110],
  [2, 3, 2, 110],
];

const status = (...found: Parameters<typeof session>): unknown[] => {
  const cells = rankingCells(session(...found), []);
  return Array.isArray(cells) ? cells[0].slice(0, 2) : [];
};

test("a sound night is final, and nothing else is said", () => {
  expect(status(PAIRS, NIGHT)).toEqual(["Final: 4 of 4", ""]);
});

test("a pair that plays a board twice stands beside the status, with how many such cases there are", () => {
  expect(status(PAIRS, [...NIGHT, [2, 1, 5, 110]])).toEqual([
    "Final: 5 of 5",
    "row 6: Pair 1 plays board 2 twice: use Check.",
  ]);
  expect(status(PAIRS, [...NIGHT, [2, 1, 4, 110]])).toEqual([
    "Final: 5 of 5",
    "row 6: Pair 1 plays board 2 twice, the first of 2 such cases: use Check.",
  ]);
});

test("who sits out, another section and the other direction's pair of that number are no such case", () => {
  expect(status(PAIRS, [...NIGHT, [2, 1, "", "BYE"]])[1]).toBe("");
  const sections = NIGHT.flatMap((row): Row[] => ["A", "B"].map((section) => [section, ...row]));
  expect(status(["Section", ...PAIRS], sections)[1]).toBe("");
  const own: Row[] = [
    [1, 1, 1, 420],
    [1, 2, 2, -50],
  ];
  expect(status(PAIRS, own, [["Numbers", "Each direction its own"]])[1]).toBe("");
  expect(status(PAIRS, [...own, [1, 3, 1, 50]], [["Numbers", "Each direction its own"]])[1]).toBe(
    "row 4: Pair 1 EW plays board 1 twice: use Check.",
  );
});

test("a player of an individual event, whoever the partner is", () => {
  const rows: Row[] = [
    [1, 1, 2, 3, 4, 420],
    [1, 5, 6, 1, 7, 420],
  ];
  const found = session(["Board", "North", "East", "South", "West", "Score"], rows, [["Scoring", "Individual"]]);
  expect(found.problems.map(placedSentence)).toEqual(["row 3: Player 1 plays board 1 twice: use Check."]);
});
