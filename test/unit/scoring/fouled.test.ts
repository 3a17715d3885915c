import { isSmallField, smallFieldPercent } from "../../../src/scoring/fouled";
import { fraction, multiply, toNumber } from "../../../src/scoring/fraction";
import { goldenJson } from "../../golden/read";

const { smallSubField } = goldenJson<{
  smallSubField: {
    ebu: { E: number; A: number; M: number; pct: number; mp21: number }[];
    acbl: { groupSize: number; pct?: number[]; pctNS?: number[]; pctEW?: number[] }[];
  };
}>("golden.json");

test.each(smallSubField.ebu)("EBU: $M matchpoints among $A of $E", ({ E, A, M, pct, mp21 }) => {
  expect(isSmallField(A, E, E - A, "EBU")).toBe(true);
  expect(smallFieldPercent(fraction(M), A)).toEqual(fraction(pct));
  expect(toNumber(multiply(smallFieldPercent(fraction(M), A), fraction(2 * (E - 1), 100)))).toBeCloseTo(mp21, 12);
});

test.each(smallSubField.acbl)("ACBL: a field of $groupSize", ({ groupSize, pct, pctNS }) => {
  expect(isSmallField(groupSize, 10, 10 - groupSize, "ACBL")).toBe(true);
  const untied = Array.from({ length: groupSize }, (_, place) => fraction(2 * (groupSize - 1 - place)));
  expect(untied.map((points) => toNumber(smallFieldPercent(points, groupSize)))).toEqual(pct ?? pctNS);
});

test("fields that are large enough are scaled", () => {
  expect(isSmallField(4, 12, 8, "EBU")).toBe(false);
  expect(isSmallField(3, 8, 5, "EBU")).toBe(false);
  expect(isSmallField(2, 5, 3, "EBU")).toBe(false);
  expect(isSmallField(3, 5, 2, "ACBL")).toBe(false);
  expect(isSmallField(3, 6, 3, "ACBL")).toBe(true);
  expect(isSmallField(4, 14, 10, "ACBL")).toBe(false);
  expect(isSmallField(2, 12, 10, "Neuberg")).toBe(false);
  expect(isSmallField(1, 12, 11, "Neuberg")).toBe(true);
});

test("part matchpoints are worth their part", () => {
  expect(smallFieldPercent(fraction(7, 3), 3)).toEqual(fraction(185, 3));
});
