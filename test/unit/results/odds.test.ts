/** Rankings, travellers and cards where something is not as usual: nothing played, sections, rounds that are not written. */
import { sentence } from "../../../src/notation/messages";
import { progress, progressText } from "../../../src/results/progress";
import { rankingCells } from "../../../src/results/ranking";
import { scorecardCells, scorecardHeading } from "../../../src/results/scorecard";
import { travellerCells } from "../../../src/results/traveller";
import type { Contestant, Settings } from "../../../src/results/types";
import { night, records } from "./nights";

const HEADING = ["Board", "NS", "EW", "Result"];

function ranked(cells: unknown[][], settings: Settings = {}, show = "", contestants: Contestant[] = []): unknown[][] {
  const found = rankingCells(night(cells, settings, contestants), [], show);
  if (!Array.isArray(found)) return [[sentence(found)]];
  return found;
}

test("before anything is played there are headings only", () => {
  const nothing = night([HEADING]);
  expect(ranked([HEADING])).toEqual([
    ["PROVISIONAL: no results yet", "", "", "", "", ""],
    ["Place", "Pair", "Direction", "MP", "%", "Boards"],
  ]);
  expect(travellerCells(nothing, [])).toEqual([
    ["NS", "EW", "Contract", "By", "Lead", "Result", "NS score", "EW score", "NS MP", "EW MP", "NS %"],
  ]);
  expect(scorecardHeading(nothing)).toEqual(
    ["Pair", "Board", "Opponents", "Direction", "Contract", "By", "Lead", "Result", "Score", "MP", "%"],
  ); // prettier-ignore
});

test("a row without a board number is missing, and the ranking says so", () => {
  const session = night([HEADING, [1, 1, 2, 420], [1, 3, 4, 170], ["x", 1, 4, 420]]); // prettier-ignore
  expect(progressText(progress(session))).toBe("PROVISIONAL: 1 of 3 missing: board without a number");
  const card = scorecardCells(session, ["1"]);
  if (!Array.isArray(card)) throw new Error(card.kind);
  expect(records(card).map(({ Board }) => Board)).toEqual(["Pair 1", 1, "", "Total"]);
});

test("a section may be asked for; where there is nothing to ask for, that is said", () => {
  const rows = ["A", "B"].flatMap((section) => [[section, 1, 1, 2, 420], [section, 1, 3, 4, 170]]); // prettier-ignore
  const [, heading, ...pairs] = ranked([["Section", ...HEADING], ...rows], { Winners: 1 }, "b");
  expect(heading.slice(0, 3)).toEqual(["Place", "Section", "Pair"]);
  expect(pairs.map(([, section]) => section)).toEqual(["B", "B", "B", "B"]);
  expect(ranked([HEADING, [1, 1, 2, 420], [2, 2, 1, 420]], {}, "B")).toEqual([
    ['Nothing to show for "B": nothing (leave it out) would be.'],
  ]); // prettier-ignore
});

test("travellers of sections name them, those of Butler the datum", () => {
  const rows = ["A", "B"].map((section, i) => [section, 1, 1, 2, 420 - i * 250]);
  const cells = travellerCells(night([["Section", ...HEADING], ...rows], { Scoring: "Butler" }), [1]);
  if (!Array.isArray(cells)) throw new Error(cells.kind);
  // 420 and 170: 295, away from zero 300, and so 3 IMPs and -4.
  expect(records(cells).map((row) => [row.Section, row["NS IMPs"], row.Datum])).toEqual([["A", 3, 300], ["B", -4, 300]]); // prettier-ignore
});

describe("Swiss pairs", () => {
  const heading = ["Round", ...HEADING];
  const match = [[1, 1, 1, 2, 420], [1, 1, 3, 4, 170], [1, 2, 1, 2, 420], [1, 2, 3, 4, 170]]; // prettier-ignore
  const settings: Settings = { Scoring: "Swiss pairs", Winners: 1 };

  test("a row without its round belongs to no match", () => {
    const cells = ranked([heading, ...match, ["", 3, 5, 6, 420], ["", 3, 7, 8, 170]], settings);
    const rows = records(cells.slice(1) as never);
    expect(rows.find(({ Pair }) => Pair === "1")).toMatchObject({ Matches: 1, VPs: 20 });
    expect(rows.find(({ Pair }) => Pair === "5")).toMatchObject({ Matches: "", VPs: "" });
  });

  test("half the VPs on the scale of 10; a bye may be worth nothing", () => {
    const ten: Settings = { ...settings, "VP scale": "WBF discrete 10", "Bye VPs": "None" };
    const rows = records(ranked([heading, ...match, [1, 1, 9, "", "Sit-out"]], ten).slice(1) as never);
    expect(rows.map(({ Pair, VPs }) => [Pair, VPs])).toEqual([
      ["1", 10],
      ["4", 10],
      ["2", 0],
      ["3", 0],
      ["9", 0],
    ]);
  });
});

test("averages that print alike share a place where ties are decided as printed", () => {
  // Each has 4 of 8, and pair 3 a hundredth more.
  const rows = [[1, 1, 2, 420], [1, 3, 4, 170], [1, 5, 6, 100], [2, 1, 2, 100], [2, 3, 4, 420], [2, 5, 6, 430]]; // prettier-ignore
  const close: Contestant[] = [{ id: "3", section: "", names: [], carryOver: 0.01 }];
  const places = (ties: string): unknown[] =>
    ranked([HEADING, ...rows], { Winners: 2, "Ties decided on": ties, Decimals: 0 }, "NS", close)
      .slice(2)
      .map(([place, pair]) => [pair, place]);
  expect(places("Exact")).toEqual([["3", "1"], ["1", "2="], ["5", "2="]]); // prettier-ignore
  expect(places("As printed")).toEqual([["1", "1="], ["3", "1="], ["5", "1="]]); // prettier-ignore
});

test("awards in a unit that has no value under the scoring are told of, and keep the ranking provisional", () => {
  const odd = (entry: string, settings: Settings = {}): unknown[] => {
    const session = night([HEADING, [1, 1, 2, 420], [1, 3, 4, 170], [1, 5, 6, entry]], settings); // prettier-ignore
    return [progressText(progress(session)), ...session.lines.flatMap(({ problems }) => problems.map(sentence))];
  };
  const missing = "PROVISIONAL: 1 of 3 missing: board 1";
  expect(odd("7/5 MP", { Scoring: "Cross-IMPs" })).toEqual([missing, expect.stringMatching(/"7\/5 MP" awards matchpoints, but/)]); // prettier-ignore
  expect(odd("A6040", { Scoring: "Total points" })).toEqual([missing, expect.stringMatching(/"60-40" has no value at total points/)]); // prettier-ignore
  expect(odd("+3/-3 IMPs")).toEqual([missing, expect.stringMatching(/"\+3\/-3 IMPs" awards IMPs, but/)]);
  expect(odd("7.5/4.5 MP")).toEqual(["Final: 3 of 3"]);
});

test("several numbers that are asked for in vain are told the first ranges", () => {
  const odd = [1, 3, 5, 7, 9, 11].map((ns) => [1, ns, ns + 100, 420]);
  const found = scorecardCells(night([HEADING, ...odd], { Winners: 1 }), ["50"]);
  expect(!Array.isArray(found) && sentence(found)).toMatch(
    /^No pair or player 50 .*: 1 or 3 or 5 or 7 or others would be one/,
  );
});
