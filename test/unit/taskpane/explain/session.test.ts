import { explained } from "./asked";

const RESULTS = [
  ["Board", "NS", "EW", "Result"],
  [1, 1, 2, "4SE="],
  [1, 3, 4, "9Z"],
];

test("how far the session is, and what is not understood", () => {
  const [status, meaning, problem] = explained("RANKING", [RESULTS]);
  expect(status).toBe("PROVISIONAL: 1 of 2 missing: board 1");
  expect(meaning).toMatch(/^PROVISIONAL: the places may still change/);
  expect(problem).toMatch(/^row 3: "9Z" is not a contract/);
});

test("settings are looked at where each function has them", () => {
  const settings = [["Winers", 2]];
  expect(explained("RANKING", [RESULTS, settings])[2]).toMatch(/^Settings, row 1: .*Winers/);
  expect(explained("TRAVELLER", [RESULTS, [[1]], settings])[1]).toMatch(/^Settings, row 1: .*Winers/);
});

test("sound ranges are said to be", () => {
  expect(explained("SCORERESULTS", [RESULTS.slice(0, 2)])).toEqual([
    "Final: 1 of 1",
    "Everything in its ranges is understood.",
  ]);
});

test("a range without its headings cannot be scored", () => {
  expect(explained("RANKING", [[[1, 1, 2, "4SE="]]])[0]).toMatch(/No header row found/);
});

test("many problems are counted, not listed", () => {
  const bad = Array.from({ length: 40 }, (_, i) => [1, i, i + 50, "9Z"]);
  const lines = explained("RANKING", [[RESULTS[0], ...bad]]);
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toBe("And 35 more: see the Notes beside the results.");
});

test("the status names what is still to come", () => {
  const lines = explained("RANKING", [[...RESULTS.slice(0, 2), [1, 3, 4, ""], [2, 1, 4, ""]]]);
  expect(lines[2]).toBe("Still to come: board 1, 3 against 4; board 2, 1 against 4");
  expect(explained("RANKING", [RESULTS.slice(0, 2)])[1]).toMatch(/^Final: each result is entered and understood/);
});

test("a figure has no other line's problem at its end", () => {
  const results = [...RESULTS.slice(0, 2), [1, 5, 6, "4SE-1"], [1, 3, 4, "9Z"]];
  for (const lines of [
    explained("SCORERESULTS", [results], 1, 1),
    explained("RANKING", [results], 2, 4),
    explained("TRAVELLER", [results], 1, 8),
  ]) {
    expect(lines.at(-1)).toBe("PROVISIONAL: 1 of 3 missing: board 1");
    expect(lines.join(" ")).not.toContain("9Z");
  }
  expect(explained("SCORERESULTS", [results], 3, 1).join(" ")).toContain("9Z");
});
