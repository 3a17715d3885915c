import fc from "fast-check";
import { LANGUAGE_CODES, type LanguageCode } from "../../../src/notation/languages";
import { isCard, isLeadRead, leadsOf, makeLead, readLeads, unreadLead } from "../../../src/notation/lead";

const cards = ["♠", "♥", "♦", "♣"].flatMap((suit) =>
  ["2", "3", "9", "10", "J", "Q", "K", "A"].map((rank) => `${suit}${rank}`),
);

const read = (language: LanguageCode, ...texts: string[]): (string | undefined)[] => readLeads(texts, { language });

test.each<[LanguageCode, string, string]>([
  ["en", "HA", "♥A"],
  ["en", "ah", "♥A"],
  ["en", "h 10", "♥10"],
  ["en", "TS", "♠10"],
  ["en", "CA", "♣A"],
  ["en", "♡K", "♥K"],
  ["fr", "CA", "♥A"],
  ["fr", "AC", "♥A"],
  ["fr", "T5", "♣5"],
  ["fr", "KR", "♦K"],
  ["fr", "PD", "♠Q"],
  ["fr", "♠V", "♠J"],
  ["fr", "♠K", "♠K"],
  ["fr", "pique 10", "♠10"],
  ["de", "KB", "♦J"],
  ["de", "HD", "♥Q"],
  ["nl", "KH", "♣K"],
  ["nl", "SV", "♠Q"],
  ["nl", "RB", "♦J"],
  ["nl", "♣V", "♣Q"],
  ["pl", "♠W", "♠J"],
  ["sv", "HJE", "♥A"],
  ["sv", "RKn", "♦J"],
  ["da", "SB", "♠J"],
  ["it", "QR", "♦K"],
  ["es", "DV", "♦J"],
  // No suit of the language, and every other reads it alike.
  ["fr", "S5", "♠5"],
  ["en", "PA", "♠A"],
])("in %s %s is %s", (language, text, card) => {
  expect(read(language, text)).toEqual([card]);
});

test.each<[LanguageCode, string]>([
  // Clubs in Dutch, diamonds in French.
  ["en", "K5"],
  // Jack in French, queen in Dutch.
  ["en", "♠V"],
  ["en", "x"],
  ["en", "low"],
  ["en", "H1"],
  ["en", "NTA"],
  // Hearts or clubs, as the column is written.
  ["pl", "C5"],
])("in %s %s is left as it is", (language, text) => {
  expect(read(language, text)).toEqual([undefined]);
});

describe("a column is read together", () => {
  test("in another language where only that reads all of it", () => {
    expect(read("fr", "S5", "HA", "D3", "C7")).toEqual(["♠5", "♥A", "♦3", "♣7"]);
    expect(read("en", "P5", "CA", "KR", "T9")).toEqual(["♠5", "♥A", "♦K", "♣9"]);
    expect(read("pl", "C5", "PA")).toEqual(["♥5", "♠A"]);
    expect(read("pl", "C5", "HA")).toEqual(["♣5", "♥A"]);
  });

  test("rank first where the column is written so", () => {
    expect(read("nl", "HK", "5H", "AS")).toEqual(["♣K", "♥5", "♠A"]);
    expect(read("nl", "KH", "5H", "AS")).toEqual(["♥K", "♥5", "♠A"]);
  });

  test("where two languages are mixed, what they do not agree on is no card", () => {
    expect(read("fr", "P5", "S7", "CA", "C5", "♥R")).toEqual(["♠5", "♠7", undefined, undefined, "♥K"]);
  });

  test("what is no card takes nothing from the others", () => {
    expect(read("fr", "CA", "?!", "petit pique", "")).toEqual(["♥A", undefined, undefined, undefined]);
  });
});

test("what is written in a language is read in it, whatever else stands in the column", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGE_CODES),
      fc.array(fc.constantFrom(...cards), { minLength: 1, maxLength: 12 }),
      (language, leads) => {
        expect(
          readLeads(
            leads.map((lead) => makeLead(lead, language)),
            { language },
          ),
        ).toEqual(leads);
      },
    ),
  );
});

test("a line's card is read in every language", () => {
  for (const language of LANGUAGE_CODES) expect(readLeads(cards, { language })).toEqual(cards);
});

test("what is not understood stays as it was written, and never is a card", () => {
  expect(leadsOf(["S5", undefined, "P6", " ?! ", "CA"], { language: "fr" })).toEqual([
    "♠5",
    undefined,
    "♠6",
    "?!",
    "CA?",
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGE_CODES), fc.constantFrom("CA", "KH", "♠V", "x", "?!"), (language, text) => {
      const left = unreadLead(text);
      expect([isCard(left), isLeadRead(left), makeLead(left, language)]).toEqual([false, false, left]);
      expect(unreadLead(left)).toBe(left);
    }),
  );
});
