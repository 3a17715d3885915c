import { compact, folded, isBlank, looksLikeDate, numberOf, plain } from "../../../src/notation/text";

test("what looks alike is alike", () => {
  expect(plain(" ４♤\u00a0−１ ")).toBe("4♠ -1");
  expect([" Bob", "Bob ", "a  b", " ", ""].map(plain)).toEqual(["Bob", "Bob", "a b", "", ""]);
  expect(compact("3 nt × ")).toBe("3NTX");
  expect(folded("Déclarant (N-S) #")).toBe("declarant n s");
});

test("numbers as they are typed", () => {
  expect(["12", " −50 ", "1,5", "+ 3", ".5", 7].map(numberOf)).toEqual([12, -50, 1.5, 3, 0.5, 7]);
  expect(["", "1.000.000", "12 %", "1e5", "x", NaN, Infinity, null, true].map(numberOf)).toEqual(
    Array(9).fill(undefined),
  );
});

test("blank is not zero", () => {
  expect([null, undefined, "", "  ", "\u00a0"].every(isBlank)).toBe(true);
  expect([0, "0", false].some(isBlank)).toBe(false);
});

test("serial numbers of dates", () => {
  expect([45748, "45748", 13, 420, 2.5].map(looksLikeDate)).toEqual([true, true, false, false, false]);
});
