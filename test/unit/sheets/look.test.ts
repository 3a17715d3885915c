import { columnName, decimalFormat, numberOrText } from "../../../src/sheets/look";

test("columns have Excel's names", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});

test("a number is one where people type it so", () => {
  expect(["7", "12", "007", "A7", "", "0", "1E5", "1234567"].map(numberOrText)).toEqual([
    7,
    12,
    "007",
    "A7",
    "",
    "0",
    "1E5",
    "1234567",
  ]);
});

test("formats have the decimals of the settings", () => {
  expect([{}, { Decimals: 0 }, { Decimals: 1 }].map(decimalFormat)).toEqual(["0.00", "0", "0.0"]);
});
