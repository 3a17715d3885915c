import fc from "fast-check";
import { widthOf } from "../../../../src/sheets/columnWidth";
import { legible, LEAST_SCALE, listLengths, livePages } from "../../../../src/sheets/print/livePages";

const columns = (count: number, width: number) => Array.from({ length: count }, (_, column) => ({ column, width }));

/** Rows that a page holds in natural size, below the title. */
const HELD = 44;

test("what fits on one page is left to Excel, with the heading repeated should it grow", () => {
  const { print, styles } = livePages({ orientation: "portrait", columns: columns(5, 10), row: 2, lists: [20, 20] });
  expect(print).toEqual({ orientation: "portrait", titleRows: 3 });
  expect(styles).toEqual([]);
});

test("no list is torn that fits on a page, and no page ends where the next list would have fitted", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 40 }), { minLength: 4, maxLength: 60 }), (lists) => {
      const { print } = livePages({ orientation: "portrait", columns: columns(5, 10), row: 2, lists });
      if (!print.pages) return;
      let row = 2;
      const starts = lists.map((rows) => (row += rows + 1) - rows - 1);
      const { breaks } = print.pages;
      expect(breaks.filter((at) => !starts.includes(at))).toEqual([]);
      breaks.forEach((at, i) => {
        const before = at - (breaks[i - 1] ?? 2);
        expect(before + lists[starts.indexOf(at)]).toBeGreaterThan(HELD);
        expect(before - 1).toBeLessThanOrEqual(HELD);
      });
    }),
  );
});

test("a list that is longer than a page is torn evenly, and its heading stands on each page", () => {
  const { print } = livePages({ orientation: "portrait", columns: columns(5, 10), row: 2, lists: [101] });
  expect(print.titleRows).toBe(3);
  expect(print.pages?.breaks).toEqual([37, 71]);
});

test("columns that would be too small go on over several pages, with the front ones on each", () => {
  const wide = columns(44, 8);
  const { print } = livePages({ orientation: "landscape", columns: wide, row: 2, lists: [41], front: 4 });
  const { scale = 0, columnBreaks = [] } = print.pages ?? {};
  expect(print.titleColumns).toBe(4);
  expect(columnBreaks).toEqual([24]);
  expect(scale).toBeGreaterThanOrEqual(LEAST_SCALE);
  expect((widthOf(wide.slice(0, 24)) * scale) / 100).toBeLessThanOrEqual(792 - 72);
});

test("upright as long as it can be read, else across", () => {
  expect(legible("portrait", columns(10, 14))).toBe("portrait");
  expect(legible("portrait", columns(12, 14))).toBe("landscape");
});

test("lists are what stands between blank rows", () => {
  expect(listLengths([["a"], [1], ["", ""], ["a"], [1], [2]])).toEqual([2, 3]);
});
