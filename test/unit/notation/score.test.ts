import { parseScore, parseTwoScores } from "../../../src/notation/score";

test.each([
  [420, 420],
  ["-50", -50],
  ["− 1100", -1100],
  ["1,400", 1400],
  ["1.400", 1400],
  ["+1 430", 1430],
  ["-1'100", -1100],
  ["1\u202f700", 1700],
  ["7,600", 7600],
])("%j is %j", (text, score) => {
  expect(parseScore(text)).toEqual({ ok: true, value: score });
});

test.each(["1,40", "1,4000", "0,420", "1,405", "8,000", "12,400", 1.4, 405, "many"])("%j is no score", (text) => {
  expect(parseScore(text).ok).toBe(false);
});

test("a thousand in either of two columns", () => {
  expect(parseTwoScores("1,400", "")).toEqual({ ok: true, value: 1400 });
  expect(parseTwoScores("", "1.100")).toEqual({ ok: true, value: -1100 });
  expect(parseTwoScores("1.100", "-1,100")).toEqual({ ok: true, value: 1100 });
});
