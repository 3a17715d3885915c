import { paperOf } from "../../../../src/taskpane/calculator/paper";

test("Letter in North America, A4 elsewhere", () => {
  expect(["en-US", "fr-CA", "es-MX"].map(paperOf)).toEqual(["Letter", "Letter", "Letter"]);
  expect(["en-GB", "de", "de-AT", "en", ""].map(paperOf)).toEqual(["A4", "A4", "A4", "A4", "A4"]);
});
