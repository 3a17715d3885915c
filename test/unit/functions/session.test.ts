/** A session is read once for all sheets that ask for it. */
import "./customFunctions";
import { crossTableOf, scorecardOf } from "../../../src/functions/cards";
import { rankingOf, scoreResults, travellerOf } from "../../../src/functions/results";
import { readSession } from "../../../src/functions/session";
import type { Problem } from "../../../src/notation/problem";
import type { ReadSession } from "../../../src/results/readSession";

type Entry = string | number | boolean | null;

const night = (): Entry[][] => [
  ["Round", "Board", "NS", "EW", "Contract", "By", "Result", "Adjust", "Field"],
  [1, 1, 1, 2, "4S", "N", "+1", "", ""],
  [1, 1, 3, 4, "3NT", "E", "-1", "", ""],
  [1, 1, 5, 6, "PASS", "", "", "60% 4SN=, 40% 4SN-1", ""],
  [1, 2, 1, 2, "2H", "W", "=", "AVE+/AVE-", ""],
  [1, 2, 3, 4, "4Q", "W", "=", "", ""],
  [2, 3, 5, 2, "2S", "N", "=", "", "A"],
  [2, 3, 1, 4, "2S", "S", "+1", "NS 2SN= / EW 2SN+1", ""],
  [2, 3, "BYE", 3, "", "", "", "", ""],
  ["Total", "", "", "", "", "", "", "", ""],
];
const settings = (scoring: string): Entry[][] => [
  ["Setting", "Value"],
  ["Scoring", scoring],
];
const NAMES: Entry[][] = [
  ["Pair", "Name 1", "Name 2", "Penalty"],
  [1, "Ann", "Bo", 1],
];

function read(...ranges: [Entry[][], Entry[][], Entry[][]]): ReadSession {
  const found: ReadSession | Problem = readSession(...ranges);
  if ("kind" in found) throw new Error(found.kind);
  return found;
}

test("the same cells are the same session; any other cell makes another", () => {
  const ours = read(night(), settings("Matchpoints"), NAMES);
  expect(read(night(), settings("Matchpoints"), NAMES)).toBe(ours);
  const corrected = night();
  corrected[1][6] = "=";
  const other = read(corrected, settings("Matchpoints"), NAMES);
  expect(other).not.toBe(ours);
  expect(other.session.lines[0].line.score).toBe(420);
  expect(read(night().slice(0, -2), settings("Matchpoints"), NAMES)).not.toBe(ours);
  expect(read(night(), settings("Butler"), NAMES)).not.toBe(ours);
  expect(read(night(), settings("Matchpoints"), [])).not.toBe(ours);
});

test("cells that the caller changes afterwards are not taken for those that were read", () => {
  const cells = night();
  const before = read(cells, settings("Matchpoints"), NAMES);
  cells[1][6] = "-1";
  const after = read(cells, settings("Matchpoints"), NAMES);
  expect(before.session.lines[0].line.score).toBe(450);
  expect(after.session.lines[0].line.score).toBe(-50);
});

test("two sessions that are asked for in turns are kept, and the third takes the place of the first", () => {
  const kinds = ["Matchpoints", "Butler", "Cross-IMPs"].map(settings);
  const [first, second, third] = kinds.map((kind) => read(night(), kind, NAMES));
  expect([second, third].map((kept, i) => read(night(), kinds[i + 1], NAMES) === kept)).toEqual([true, true]);
  expect(read(night(), kinds[0], NAMES) === first).toBe(false);
});

test.each(["Matchpoints", "Butler", "Cross-IMPs", "Total points", "Swiss pairs", "Individual"])(
  "no function changes what is kept: %s",
  (scoring) => {
    const ranges = [night(), settings(scoring), NAMES] as const;
    const kept = read(...ranges);
    const before = structuredClone(kept);
    const all = (): unknown[] => [
      scoreResults(...ranges),
      rankingOf(...ranges),
      travellerOf(ranges[0], undefined, ranges[1], ranges[2]),
      scorecardOf(ranges[0], undefined, ranges[1], ranges[2]),
      crossTableOf(...ranges),
    ];
    const answers = all();
    expect(all()).toEqual(answers);
    expect(read(...ranges)).toBe(kept);
    expect(structuredClone(kept)).toEqual(before);
  },
);
