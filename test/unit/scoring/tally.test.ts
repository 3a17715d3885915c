import fc from "fast-check";
import { tally } from "../../../src/scoring/tally";

test("scores lowest first, how often each, and where each result stands", () => {
  const { scores, times, places } = tally([420, -50, 420, 0, 7600, -7600]);
  expect(scores).toEqual([-7600, -50, 0, 420, 7600]);
  expect(times).toEqual([1, 1, 1, 2, 1]);
  expect([...places]).toEqual([3, 1, 3, 2, 4, 0]);
});

test("nothing", () => {
  expect(tally([])).toEqual({ scores: [], times: [], places: new Uint32Array() });
});

test("any number is counted as well as a duplicate score", () => {
  const numbers = fc.array(
    fc.oneof(fc.integer({ min: -9000, max: 9000 }), fc.double({ noNaN: true, min: -1, max: 1 })),
  );
  const tens = fc.array(fc.integer({ min: -760, max: 760 }).map((ten) => ten * 10));
  fc.assert(
    fc.property(fc.oneof(numbers, tens), fc.constantFrom(1, 200), (some, copies) => {
      const results = Array.from({ length: copies }, () => some).flat();
      const { scores, times, places } = tally(results);
      expect([...places].map((place) => scores[place] + 0)).toEqual(results.map((score) => score + 0));
      expect(times.reduce((sum, each) => sum + each, 0)).toBe(results.length);
      expect(scores).toEqual([...scores].sort((a, b) => a - b));
      expect(new Set(scores).size).toBe(scores.length);
    }),
  );
});

test("however many results there are, one that cannot be a score is counted as well", () => {
  const many = Array.from({ length: 400 }, (_, i) => [420, -50, 7600, -7600][i % 4]);
  for (const odd of [425, 0.5, 7610, -7610]) {
    const { scores, times, places } = tally([...many, odd]);
    expect(scores).toEqual([-7600, -50, 420, 7600, odd].sort((a, b) => a - b));
    expect(times[scores.indexOf(odd)]).toBe(1);
    expect(scores[places[400]]).toBe(odd);
  }
});
