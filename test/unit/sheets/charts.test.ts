import { chartsPlan } from "../../../src/sheets";
import { pointsOf } from "../../../src/sheets/columnWidth";
import { PAPERS } from "../../../src/sheets/plan";
import { MARGIN, PAPER_SIZES } from "../../../src/sheets/print/pages";
import { cellAt, formulas } from "./plans";

const plan = chartsPlan({ prefix: "", paper: "A4" });

test("a formula for each chart, with its title above", () => {
  expect(formulas(plan).map(({ row, column, formula }) => [cellAt(plan, row - 1, column), formula])).toEqual([
    ["Contracts made", "=SCORETABLE()"],
    ["Contracts defeated", "=UNDERTRICKTABLE()"],
    ["Contracts made, doubled", '=SCORETABLE("X")'],
    ["IMPs for a difference", "=IMPTABLE()"],
    ["Contracts made, redoubled", '=SCORETABLE("XX")'],
  ]);
});

test("the contracts of every other level are shaded", () => {
  const shaded = plan.styles.filter(({ style }) => style.fill !== undefined);
  // 2, 4 and 6 in three ranks of suits, on three charts; below the title and the heading.
  expect(shaded.map(({ area }) => area.row)).toEqual(
    [0, 28, 56].flatMap((page) => [5, 6, 7, 11, 12, 13, 17, 18, 19].map((row) => page + row)),
  );
});

test("the namespace stands before each function", () => {
  const development = chartsPlan({ prefix: "BRIDGEDEV.", paper: "A4" });
  expect(formulas(development).every(({ formula }) => formula.startsWith("=BRIDGEDEV."))).toBe(true);
});

test("no chart reaches into another, nor over the end of its page", () => {
  const areas = plan.conditionals.map(({ area }) => area);
  const filled = new Set<string>();
  const charts = areas.filter((area, i) => JSON.stringify(area) !== JSON.stringify(areas[i - 1]));
  expect(charts).toHaveLength(5);
  const breaks = plan.print.pages?.breaks ?? [];
  for (const { row, column, rows, columns } of charts) {
    expect(breaks.filter((start) => start > row - 1 && start < row + rows)).toEqual([]);
    for (let r = row - 1; r < row + rows; r++) {
      for (let c = column; c < column + columns; c++) {
        expect(filled.has(`${r} ${c}`)).toBe(false);
        filled.add(`${r} ${c}`);
      }
    }
  }
});

test.each(PAPERS)("a page fits %s across", (paper) => {
  const [upright, across] = PAPER_SIZES[paper];
  const { columns, print, styles } = chartsPlan({ prefix: "", paper });
  expect(print).toMatchObject({ orientation: "landscape", pages: { paper, margin: MARGIN } });
  const width = columns.reduce((sum, column) => sum + pointsOf(column.width ?? 0), 0);
  expect(width).toBeLessThanOrEqual(across - 2 * MARGIN);
  const [first] = print.pages?.breaks ?? [];
  expect(first * (styles[0].style.height ?? Infinity)).toBeLessThanOrEqual(upright - 2 * MARGIN);
});
