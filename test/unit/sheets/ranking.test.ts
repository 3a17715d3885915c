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
  expect(plan("Ranking").conditionals.map(({ area, formula }) => [area.row, formula])).toEqual([
    [1, '=OR(LEFT($A$2,11)="PROVISIONAL",$B$3<>"")'],
    [3, '=OR($A4="Place")'],
    [3, '=$B4<>""'],
  ]);
});
