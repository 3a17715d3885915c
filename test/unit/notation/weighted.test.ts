import fc from "fast-check";
import { parseImpScore, parseWeighted } from "../../../src/notation/weighted";
import { fraction, sum } from "../../../src/scoring/fraction";

const RULING = {
  ok: true,
  value: [
    { score: 620, weight: fraction(3, 5) },
    { score: -100, weight: fraction(2, 5) },
  ],
};

test.each([
  ["60% 620, 40% -100"],
  ["60%620,40%-100"],
  ["60 % +620; 40 % − 100"],
  ["60%*620 / 40%*-100"],
  ["60% of 620 and 40% of -100"],
  ["60% × 620 & 40% × -100"],
  ["60% 620 40% -100"],
  ["60% 620\n40% -100"],
  ["60,0% 620, 40,0% -100"],
  ["６０％ 620， 40% –100"],
])("%p", (text) => expect(parseWeighted(text)).toEqual(RULING));

test("decimals, with a point or a comma; a pass-out", () => {
  const thirds = {
    ok: true,
    value: [
      { score: 420, weight: fraction(3333, 10000) },
      { score: 0, weight: fraction(6667, 10000) },
    ],
  };
  expect(parseWeighted("33.33% 420, 66.67% PASS")).toEqual(thirds);
  expect(parseWeighted("33,33% 420,66,67% passed out")).toEqual(thirds);
  expect(parseWeighted("100% 620")).toEqual({ ok: true, value: [{ score: 620, weight: fraction(1) }] });
});

test("a text without a percent sign is none", () => {
  expect(parseWeighted("620")).toBeUndefined();
  expect(parseWeighted("")).toBeUndefined();
});

test.each([
  ["60% 620, 30% -100", "weightsNotWhole", ["90 %"]],
  ["60% 620, 40.01% -100", "weightsNotWhole", ["100.01 %"]],
  ["33.33% 620, 33.33% 170, 33.33% -100", "weightsNotWhole", ["99.99 %"]],
  ["0% 620, 100% -100", "weightsNotWhole", ["100 %"]],
  ["60%", "notWeighted", undefined],
  ["60%-40%", "notWeighted", undefined],
  ["60% 1,100, 40% 620", "notAScore", undefined],
  ["60% 620, 40% -100 x", "notWeighted", undefined],
  ["60% 620, 40% NP", "notWeighted", undefined],
  ["60% 620, 170", "notWeighted", undefined],
  ["60% 625, 40% -100", "notAScore", undefined],
  ["60% 4S, 40% -100", "notWeighted", undefined],
  ["60% 620, 40% AVE", "notAScore", undefined],
])("%p is refused: %s", (text, kind, likely) => {
  expect(parseWeighted(text)).toMatchObject({ ok: false, kind, ...(likely ? { likely } : {}) });
});

test("shares of hundredths that make 100 % are read back exactly", () => {
  const part = fc.record({
    share: fc.integer({ min: 1, max: 2500 }),
    score: fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom(", ", ";", " / ", " "), (some, sep) => {
      const rest = 10000 - some.reduce((total, { share }) => total + share, 0);
      const all = rest > 0 ? [...some, { share: rest, score: 170 }] : some;
      const reading = parseWeighted(all.map(({ share, score }) => `${share / 100}% ${score}`).join(sep));
      expect(reading).toEqual({
        ok: true,
        value: all.map(({ share, score }) => ({ score: score + 0, weight: fraction(share, 10000) })),
      });
      expect(reading?.ok && sum(reading.value.map(({ weight }) => weight))).toEqual(fraction(1));
    }),
  );
});

test("a score or a difference, a pass-out, nothing to compare", () => {
  const one = (score: number) => ({ ok: true, value: [{ score, weight: fraction(1) }] });
  expect([620, "−50", 302.5, "PASS", 0].map(parseImpScore)).toEqual([620, -50, 302.5, 0, 0].map(one));
  expect([null, "", "NP", "LATE"].map(parseImpScore)).toEqual([undefined, undefined, undefined, undefined]);
  expect(parseImpScore("x")).toMatchObject({ kind: "notANumber", read: "x" });
  expect(parseImpScore("60% 620, 40% -100")).toEqual(RULING);
});
