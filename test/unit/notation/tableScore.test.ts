import { parseScale } from "../../../src/notation/scale";
import { parseTableScore } from "../../../src/notation/tableScore";

test.each([[420], ["420"], [" +420 "], [420.0]])("%p is a score of 420", (cell) => {
  expect(parseTableScore(cell)).toEqual({ ok: true, value: 420 });
});

test.each([[0], ["0"], ["PASS"], ["passed out"], ["P"]])("%p is a pass-out", (cell) => {
  expect(parseTableScore(cell)).toEqual({ ok: true, value: 0 });
});

test.each([[null], [undefined], [""], [" "], ["NP"], ["SITOUT"], ["LATE"]])("%p is nothing to compare", (cell) => {
  expect(parseTableScore(cell)).toBeUndefined();
});

test.each([
  [425, "notAScore"],
  ["4S", "notAScore"],
  ["AVE", "notAScore"],
  ["A60", "oneSidedAward"],
  [8000, "magicAverage"],
  ["-", "dash"],
])("%p is refused: %s", (cell, kind) => {
  expect(parseTableScore(cell)).toMatchObject({ ok: false, kind });
});

test("a scale is 2 or 1, 2 where it is blank", () => {
  for (const blank of [null, undefined, "", 0]) expect(parseScale(blank)).toEqual({ ok: true, value: 2 });
  expect([parseScale(2), parseScale("1")]).toEqual([
    { ok: true, value: 2 },
    { ok: true, value: 1 },
  ]);
  for (const other of [3, "%", -1, 1.5, "two"]) expect(parseScale(other)).toMatchObject({ ok: false });
});
