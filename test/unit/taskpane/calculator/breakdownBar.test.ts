import fc from "fast-check";
import { scoreBreakdown } from "../../../../src/scoring/contractScore";
import { segments } from "../../../../src/taskpane/calculator/segments";

test("the items stand beside one another, each as long as its points", () => {
  const items = scoreBreakdown({ level: 4, strain: "S", doubled: 1 }, 10, true);
  expect(segments(items, 794, 2)).toEqual([
    { part: "contract", x: 0, width: 240 },
    { part: "game", x: 242, width: 500 },
    { part: "insult", x: 744, width: 50 },
  ]);
});

test("any score fills the bar to its end", () => {
  const contract = fc.record({
    level: fc.integer({ min: 1, max: 7 }),
    strain: fc.constantFrom("C", "D", "H", "S", "N"),
    doubled: fc.constantFrom(0, 1, 2),
  });
  fc.assert(
    fc.property(contract, fc.integer({ min: 0, max: 13 }), fc.boolean(), (bid, tricks, vulnerable) => {
      const bar = segments(scoreBreakdown(bid as never, tricks, vulnerable), 288, 2);
      const last = bar[bar.length - 1];
      expect(last.x + last.width).toBeCloseTo(288, 6);
      expect(bar.every(({ width }) => width > 0)).toBe(true);
    }),
  );
});
