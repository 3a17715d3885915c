import { parseResult, type ResultStyle } from "../../../src/notation/result";
import type { Contract } from "../../../src/scoring/types";

const fourSpades: Contract = { level: 4, strain: "S", doubled: 0 };
const read = (value: unknown, style?: ResultStyle): number | string => {
  const result = parseResult(value, fourSpades, style);
  return result.ok ? result.value : result.kind;
};

test("tricks, relative, over book", () => {
  expect([read(10), read("10"), read("="), read("+1"), read("−2"), read(-2), read("made 5"), read("down 1")]).toEqual([
    10, 10, 10, 11, 8, 8, 11, 9,
  ]);
  expect([read(1, "Relative"), read(0, "Relative"), read("=", "Relative"), read("-1", "Relative")]).toEqual([
    11, 10, 10, 9,
  ]);
  expect([read(4, "Over book"), read(5, "Over book"), read(-1, "Over book")]).toEqual([10, 11, 9]);
});

test("what cannot be", () => {
  expect([read(14), read("+4"), read("-11"), read("x"), read(3.5), read("made 3")]).toEqual([
    "tooManyTricks",
    "tooManyOvertricks",
    "tooManyUndertricks",
    "notAResult",
    "notAResult",
    "notMade",
  ]);
});

test("a date is said to be one, as Excel keeps it and as its CSV files write it", () => {
  expect([read(45748), read("01-Apr"), read("01.04.2025")]).toEqual(Array(3).fill("looksLikeDate"));
});

test("made 7 in a contract of one has two readings", () => {
  const one: Contract = { level: 1, strain: "C", doubled: 0 };
  expect(parseResult("made 7", one)).toMatchObject({ ok: false, kind: "ambiguousMade", likely: ["+6", "="] });
});
