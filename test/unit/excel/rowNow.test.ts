import fc from "fast-check";
import { rowNow } from "../../../src/excel/rowNow";

const ROWS = [["Board"], [1], [2], [2], [3]];

test("a row is where it was, or in the only other place that holds the same", () => {
  expect(rowNow(ROWS, ROWS, 2)).toBe(2);
  expect(rowNow(ROWS, [["new"], ...ROWS], 1)).toBe(2);
  expect(rowNow(ROWS, ROWS.slice(1), 4)).toBe(3);
});

test("two that look alike are told apart by their place only", () => {
  expect(rowNow(ROWS, [["new"], ["new"], ["new"], ...ROWS], 3)).toBeUndefined();
});

test("a changed row is nowhere, and so is one of a table with another column", () => {
  expect(rowNow(ROWS, [["Board"], ["1"], [2], [2], [3]], 1)).toBeUndefined();
  expect(
    rowNow(
      ROWS,
      ROWS.map((row) => [...row, ""]),
      1,
    ),
  ).toBeUndefined();
  expect(rowNow(ROWS, ROWS, 9)).toBeUndefined();
});

test("what is found holds what was read", () => {
  const rows = fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, rows, fc.nat({ max: 9 }), (before, now, row) => {
      const found = rowNow(before, now, row);
      if (found !== undefined) expect(now[found]).toEqual(before[row]);
    }),
  );
});
