import { typedAsDate } from "../../../src/notation/dates";

test.each([
  ["45748", ["4-1", "1-4"]],
  ["45761", ["4-14", "14-4"]],
  ["45940", ["10-10"]],
  ["04-Jan", ["1-4", "4-1"]],
  ["4. Januar", undefined],
  ["2025-04-01", ["4-1", "1-4"]],
  ["01.04.2025", ["4-1", "1-4"]],
  ["420", undefined],
  ["4-1", undefined],
  ["", undefined],
])("%s was typed as %j", (text, typed) => {
  expect(typedAsDate(text)).toEqual(typed);
});
