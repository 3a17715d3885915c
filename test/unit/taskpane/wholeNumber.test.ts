import { wholeNumber } from "../../../src/taskpane/wholeNumber";

test("a whole number in its range is read, with blanks around it", () => {
  expect([wholeNumber("1", 1, 200), wholeNumber(" 24 ", 1, 200), wholeNumber("200", 1, 200)]).toEqual([1, 24, 200]);
});

test.each(["", "0", "201", "-3", "2.5", "1e2", "many", "99999"])("%p is none", (typed) => {
  expect(wholeNumber(typed, 1, 200)).toBeUndefined();
});
