import { travellerPlan } from "../../../src/sheets";
import { column, formulas } from "./plans";

const traveller = travellerPlan({ board: 7, results: 4, entry: "Columns", table: "Board_7", prefix: "" });

test("says board, dealer and vulnerability, and has a row for each N-S pair", () => {
  expect(traveller.name).toBe("Board 7");
  expect(traveller.blocks[0].cells).toEqual([["Board 7"], ["Dealer S, Both vulnerable"]]);
  expect(column(traveller, "NS")).toEqual([1, 2, 3, 4]);
  expect(column(traveller, "Board")).toEqual([7, 7, 7, 7]);
});

test("its scores read its own table", () => {
  expect(formulas(traveller)).toEqual([{ row: 3, column: 8, formula: "=SCORERESULTS(Board_7[#All])" }]);
  expect(traveller.tables[0]).toMatchObject({ name: "Board_7", area: { row: 3, rows: 5 } });
});

test("the typing begins at the first E-W pair", () => {
  expect(traveller.select).toEqual({ row: 4, column: 2 });
});
