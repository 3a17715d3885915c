import { explained } from "./asked";

const RESULTS = [
  ["Board", "NS", "EW", "Result"],
  [1, 1, 2, "4SE="],
  [1, 3, 4, "9Z"],
];

test("how far the session is, and what is not understood", () => {
  const [status, problem] = explained("RANKING", [RESULTS]);
  expect(status).toBe("PROVISIONAL: 1 of 2 missing: board 1");
  expect(problem).toMatch(/^row 3: "9Z" is not a contract/);
});

test("settings are looked at where each function has them", () => {
  const settings = [["Winers", 2]];
  expect(explained("RANKING", [RESULTS, settings])[1]).toMatch(/^Settings, row 1: .*Winers/);
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
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toBe("And 35 more: see the Notes beside the results.");
});
