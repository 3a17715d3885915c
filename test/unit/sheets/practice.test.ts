import fc from "fast-check";
import { parseContract } from "../../../src/notation/contract";
import { parseResult } from "../../../src/notation/result";
import { drawTasks, MOST_TASKS } from "../../../src/sheets/draw";
import { practicePlan } from "../../../src/sheets";
import { cellAt, formulas } from "./plans";

const plan = practicePlan({ seed: 4711, tasks: 20, prefix: "" });
const texts = (column: number): unknown[] => Array.from({ length: 20 }, (_, i) => cellAt(plan, 5 + i, column));

test("each contract is checked beside the score, once one is typed", () => {
  expect(cellAt(plan, 5, 5)).toEqual({
    formula:
      '=IF(E6="","",IF(ISNUMBER(E6),IF(E6=BRIDGESCORE(B6,C6,D6),"right","It is "&BRIDGESCORE(B6,C6,D6)),"Write a number, such as -100"))',
  });
  expect(formulas(plan)).toHaveLength(21);
  expect(texts(4)).toEqual(Array.from({ length: 20 }, () => null));
});

test("what is written is read again as the contract and the tricks that were drawn", () => {
  drawTasks(4711, 20).forEach(({ contract, tricks, vulnerable }, i) => {
    const read = parseContract(String(texts(1)[i]));
    expect(read).toEqual({ ok: true, value: { contract } });
    expect(parseResult(texts(2)[i], contract)).toEqual({ ok: true, value: tricks });
    expect(texts(3)[i]).toBe(vulnerable ? "V" : "NV");
  });
});

test("contract and result are kept as text, the keyboard stands on the first score, and right answers are counted", () => {
  expect(plan.columns.filter(({ numberFormat }) => numberFormat === "@").map(({ column }) => column)).toEqual([1, 2]);
  expect(plan.select).toEqual({ row: 5, column: 4 });
  expect(cellAt(plan, 3, 0)).toEqual({
    formula: '="Right: "&COUNTIF(F6:F25,"right")&" of "&COUNTA(E6:E25)&" answered"',
  });
});

test("the sheet names the number that it was drawn with; the same number draws the same contracts", () => {
  expect(cellAt(plan, 2, 0)).toContain("the number 4711");
  expect(practicePlan({ seed: 4711, tasks: 20, prefix: "" })).toEqual(plan);
  expect(drawTasks(4712, 20)).not.toEqual(drawTasks(4711, 20));
  expect(drawTasks(4711, 30).slice(0, 20)).toEqual(drawTasks(4711, 20));
});

test("all tasks can happen at a table, and none comes twice", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: MOST_TASKS }), (seed, count) => {
      const tasks = drawTasks(seed, count);
      expect(new Set(tasks.map((task) => JSON.stringify(task))).size).toBe(count);
      expect(tasks.every(({ tricks }) => tricks >= 0 && tricks <= 13)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test("a sheet holds what is to be learnt: made and defeated, doubled, vulnerable, part-scores, games and slams", () => {
  const tasks = drawTasks(1, MOST_TASKS);
  const share = (is: (task: (typeof tasks)[number]) => boolean): number => tasks.filter(is).length / tasks.length;
  expect(share(({ contract, tricks }) => tricks < contract.level + 6)).toBeGreaterThan(0.2);
  expect(share(({ contract, tricks }) => tricks >= contract.level + 6)).toBeGreaterThan(0.4);
  for (const doubled of [0, 1, 2]) expect(share(({ contract }) => contract.doubled === doubled)).toBeGreaterThan(0.05);
  expect(share(({ contract }) => contract.level >= 6)).toBeGreaterThan(0.1);
  expect(share(({ vulnerable }) => vulnerable)).toBeGreaterThan(0.3);
});
