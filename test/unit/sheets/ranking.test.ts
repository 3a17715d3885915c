import { formulas, plan } from "./plans";

test("a title, the status line where nothing cuts it off, and one formula", () => {
  expect(plan("Ranking").blocks[0]).toEqual({ row: 0, column: 0, cells: [["Tuesday"]] });
  expect(formulas(plan("Ranking"))).toEqual([
    { row: 1, column: 0, formula: '=TEXTJOIN("  ",TRUE,$A$3:$Z$3)' },
    { row: 2, column: 0, formula: "=RANKING(Results[#All],Settings[#All],Names[#All])" },
  ]);
});

test("its columns are formatted as the ranking will have them", () => {
  const widths = plan("Ranking").columns.map(({ width, numberFormat }) => [width, numberFormat]);
  // Place, Pair, Direction, Names, Penalty, MP, %, Boards
  expect(widths.map(([width]) => width)).toEqual([9, 8, 11, 42, 10, 10, 9, 9]);
  expect(widths.map(([, format]) => format)).toEqual([...Array(5).fill(undefined), "0.00", "0.00", undefined]);
});

test("headings and rules follow the spill", () => {
  expect(
    plan("Ranking")
      .conditionals.slice(1)
      .map(({ area, formula }) => [area.row, area.columns, formula]),
  ).toEqual([
    // Further columns that come with other settings have a heading too.
    [3, 12, '=AND(OR($A4="Place"),A4<>"")'],
    [3, 8, '=$B4<>""'],
  ]);
  expect(plan("Ranking").conditionals[0].formula).toBe('=OR(LEFT($A$2,11)="PROVISIONAL",$B$3<>"")');
});
