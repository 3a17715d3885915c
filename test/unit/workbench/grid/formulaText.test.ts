import { isBalanced, shiftFormula } from "../../../../src/workbench/grid/formulaText";

test.each([
  ["=A1+$B$1", "=B3+$B$1"],
  ["=SUM(A1:B2)", "=SUM(B3:C4)"],
  ["='Board 1'!A1", "='Board 1'!B3"],
  ['="A1"&A1', '="A1"&B3'],
  ["=Results[A1]", "=Results[A1]"],
  ["=LOG10(A1)", "=LOG10(B3)"],
])("%s two rows down and one column right is %s", (formula, shifted) => {
  expect(shiftFormula(formula, 2, 1)).toBe(shifted);
});

test("a reference pushed off the sheet is #REF!", () => expect(shiftFormula("=A1", -1, 0)).toBe("=#REF!"));

test.each(["=SUM(A1", '="a', "=A1)", "={1,2"])("%s does not pair up", (formula) =>
  expect(isBalanced(formula)).toBe(false),
);

test.each(["=SUM(A1)", '="(("', "={1,2}"])("%s pairs up", (formula) => expect(isBalanced(formula)).toBe(true));
