import { formulas, plan } from "./plans";

test("a title, and one formula below it", () => {
  expect(plan("Ranking").blocks[0]).toEqual({ row: 0, column: 0, cells: [["Tuesday"]] });
  expect(formulas(plan("Ranking"))).toEqual([
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
    [2, '=LEFT($A$3,11)="PROVISIONAL"'],
    [3, '=OR($A4="Place")'],
    [3, '=$B4<>""'],
  ]);
});
