import { isDark } from "../../../src/taskpane/color";

test("Excel's dark backgrounds are told from its light ones", () => {
  expect(["#000000", "#262626", "#1f1f1f", "444444"].map(isDark)).toEqual([true, true, true, true]);
  expect(["#FFFFFF", "#E6E6E6", "#D4D4D4"].map(isDark)).toEqual([false, false, false]);
});

test("what is no colour says nothing", () => {
  expect([undefined, "", "black", "#fff"].map(isDark)).toEqual([undefined, undefined, undefined, undefined]);
});
