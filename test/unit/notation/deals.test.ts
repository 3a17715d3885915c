import { parseChicagoStyle, parseHonours, parseWho } from "../../../src/notation/deals";
import { sentence } from "../../../src/notation/messages";
import type { Reading } from "../../../src/notation/problem";

const valueOf = <T>(reading: Reading<T>): T | string => (reading.ok ? reading.value : sentence(reading));
const SPADES = { level: 4, strain: "S", doubled: 0 } as const;
const NOTRUMP = { level: 3, strain: "N", doubled: 0 } as const;

test.each([
  ["We", "We"],
  ["they", "They"],
  [" US ", "We"],
  ["Them", "They"],
  ["NS", "NS"],
  ["e-w", "EW"],
  ["N/S", "NS"],
  ["North-South", "NS"],
  ["n", "N"],
  ["West", "W"],
])("side %p", (text, who) => {
  expect(valueOf(parseWho(text))).toBe(who);
});

test.each(["You", "4", "NE", "-", 7])("%p is no side", (text) => {
  expect(valueOf(parseWho(text))).toBe(
    `"${text}" is not a side: write We or They, NS or EW, or declarer's seat N, E, S or W.`,
  );
});

test.each([
  [100, { points: 100 }],
  ["150", { points: 150 }],
  ["We 100", { points: 100, who: "We" }],
  ["they: 150", { points: 150, who: "They" }],
  ["NS 150", { points: 150, who: "NS" }],
  ["East 100", { points: 100, who: "E" }],
  ["Ｗｅ\u00A0１００", { points: 100, who: "We" }],
])("honours %p", (text, honours) => {
  expect(valueOf(parseHonours(text, SPADES))).toEqual(honours);
});

test.each([200, 50, "yes", "You 100", "100 + 150", "-100", "We", true])("%p is not for honours", (text) => {
  expect(valueOf(parseHonours(text, SPADES))).toMatch(/is not for honours: write 100 or 150/);
});

test("at notrump honours are 150", () => {
  expect(valueOf(parseHonours(150, NOTRUMP))).toEqual({ points: 150 });
  expect(valueOf(parseHonours("They 100", NOTRUMP))).toBe(
    '"They 100": at notrump only four aces in one hand count, which is 150.',
  );
});

test.each([
  ["", "dealer"],
  [undefined, "dealer"],
  ["DEALER", "dealer"],
  ["Non-Dealer", "non-dealer"],
  ["non dealer", "non-dealer"],
  ["duplicate", "duplicate"],
])("style %p", (text, style) => {
  expect(valueOf(parseChicagoStyle(text))).toBe(style);
});

test("another style is told the three", () => {
  expect(valueOf(parseChicagoStyle("Swiss"))).toBe(
    '"Swiss" is not understood here: dealer or non-dealer or duplicate would be.',
  );
});
