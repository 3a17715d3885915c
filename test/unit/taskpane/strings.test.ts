import { nightPlans } from "../../../src/sheets";
import { resultsStrings } from "../../../src/taskpane/checkStrings";
import { strings } from "../../../src/taskpane/strings";
import { lateStrings } from "../../../src/taskpane/tools/toolsStrings";

test("the review names the sheets that are written, in their order", () => {
  const names = { results: "Results", names: "Names", settings: "Settings" };
  const sheets = nightPlans({ boards: 1, results: 1, winners: 1 }, { entry: "Columns", names, prefix: "" }).map(
    ({ name }) => name,
  );
  const last = sheets.at(-1);
  expect(strings.review.write).toBe(`Write ${sheets.length} sheets`);
  expect(strings.review.writeHelp).toContain(`${sheets.slice(0, -1).join(", ")} and ${last}.`);
});

test("before writing no name is promised that is taken; afterwards the sheet has the name that it was given", () => {
  const { writeHelp, settingsHelp, after, entrants } = strings.review;
  expect(writeHelp).toContain("Where a name is taken, a number stands behind it.");
  const unnamed = entrants({ who: "pair", count: 12, named: 0 });
  expect([settingsHelp, unnamed].filter((text) => /sheet (Settings|Names)/.test(text))).toEqual([]);
  expect(after("Results 2")).toBe("Correct a result in Results 2, and everything follows.");
  expect(resultsStrings.after("Results 2")).toMatch(/^It follows every correction in Results 2\./);
});

test("counts are told in words", () => {
  const { counts, entrants, status, more } = strings.review;
  expect(counts(288, 24, [12, 12])).toBe("288 results on 24 boards, 12 a board");
  expect(counts(1, 1, [1, 1])).toBe("1 result on 1 board, 1 a board");
  expect(counts(90, 18, [4, 5])).toBe("90 results on 18 boards, 4 to 5 a board");
  expect([
    entrants({ who: "pair", count: 12, named: 12 }),
    entrants({ who: "player", count: 12, named: 3 }),
    entrants({ who: "team", count: 1, named: 0 }),
  ]).toEqual([
    "12 pairs, all with names.",
    "12 players, 3 with names.",
    "1 team, no names: type them into the sheet of names.",
  ]);
  expect([status.sitOut(1), status.sitOut(2)]).toEqual(["1 sit-out", "2 sit-outs"]);
  expect([more(50, 120), more(3, 3)]).toEqual(["Show 50 more of 120 like these", "Show 3 more like these"]);
});

test("what a late change would repeat, in plain words", () => {
  expect(lateStrings.boardsAgain("1", [3])).toBe("1 would play board 3 a second time.");
  expect(lateStrings.boardsAgain("A1 NS", [1, 2, 3, 7])).toBe("A1 NS would play boards 1 to 3 and 7 a second time.");
  expect(lateStrings.boardsAgain("1", [1, 2])).toBe("1 would play boards 1 and 2 a second time.");
  expect(lateStrings.meetsAgain("2", ["5"])).toBe("2 would meet 5 again.");
  expect(lateStrings.meetsAgain("2", ["5", "6", "7"])).toBe("2 would meet 5, 6 and 7 again.");
});
