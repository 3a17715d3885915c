/** What a sentence advises is understood when it is typed: in every language, and in each of its ways of writing suits. */
import { parseAdjustment } from "../../../src/notation/adjustment";
import { parseContract, parseDouble, parseSeat, resultExample } from "../../../src/notation/contract";
import { parseEntry } from "../../../src/notation/entry";
import { LANGUAGES } from "../../../src/notation/languages";
import { sentence, type ProblemKind } from "../../../src/notation/messages";
import type { Reading, Unread } from "../../../src/notation/problem";
import { parseResult } from "../../../src/notation/result";
import { TONGUES } from "../../../src/notation/words";
import { SEATS } from "../../../src/scoring/types";

/** The languages as a column has them, and those with two scripts while it is not known which. */
const READERS = [...TONGUES, { language: "pl" as const }].map((tongue) => ({
  tongue,
  name: `${tongue.language}${"script" in tongue ? ` ${tongue.script}` : ""}`,
}));

function refused(reading: Reading<unknown>): Unread {
  if (reading.ok) throw new Error("it was understood");
  return reading;
}

/** English sentences hold their own examples: they are read from the sentence. */
const ENGLISH: Partial<Record<ProblemKind, string[]>> = {
  notAContract: ["4S", "3NTX", "2HE+1"],
  noStrain: ["C", "D", "H", "S", "NT"],
  notASeat: ["N", "E", "S", "W"],
  notAnAdjustment: ["4SN-1", "60% 4SN=, 40% 4SN-1", "NS 4SN-1 / EW 4SN="],
};

/** The forms that the sentence advises; each stands in it. */
function advised(problem: Unread): string[] {
  const forms = problem.likely ?? ENGLISH[problem.kind] ?? [];
  const said = sentence(problem);
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) expect(said).toContain(form);
  return forms;
}

const notRead = (forms: string[], parse: (text: string) => Reading<unknown>): string[] =>
  forms.filter((form) => !parse(form).ok);

describe.each(READERS)("in $name", ({ tongue }) => {
  test.each<[string, (text: string) => Reading<unknown>, (text: string) => Reading<unknown>]>([
    ["??", (text) => parseContract(text, tongue), (text) => parseContract(text, tongue)],
    ["4", (text) => parseContract(text, tongue), (text) => parseContract(`4${text}`, tongue)],
    ["??", (text) => parseSeat(text, tongue.language), (text) => parseSeat(text, tongue.language)],
    ["-", (text) => parseEntry(text, tongue), (text) => parseEntry(text, tongue)],
    ["60%", (text) => parseEntry(text, tongue), (text) => parseEntry(text, tongue)],
    ["??", (text) => parseAdjustment(text, tongue), (text) => parseAdjustment(text, tongue)],
    ["60", (text) => parseAdjustment(text, tongue), (text) => parseAdjustment(text, tongue)],
    ["6040", (text) => parseAdjustment(text, tongue), (text) => parseAdjustment(text, tongue)],
  ])("what is advised for %s", (text, read, again) => {
    expect(notRead(advised(refused(read(text))), again)).toEqual([]);
  });

  test("a ruling without its declarer or its tricks", () => {
    const whole = resultExample(tongue);
    for (const declarer of [undefined, ...SEATS]) {
      const reader = { ...tongue, ...(declarer ? { declarer } : {}) };
      const parse = (text: string) => parseAdjustment(text, reader);
      const seatless = refused(parse(`60% ${whole.replace(/N-1$/, "-1")}, 40% ${whole}`));
      expect(seatless.kind).toBe("rulingWithoutDeclarer");
      expect(seatless.likely).toHaveLength(declarer ? 1 : 4);
      expect(notRead(advised(seatless), parse)).toEqual([]);
      for (const text of [whole.replace("-1", ""), whole.replace(/N-1$/, "")]) {
        const resultless = refused(parse(text));
        expect(resultless.kind).toBe("rulingWithoutResult");
        expect(notRead(advised(resultless), parse)).toEqual([]);
      }
    }
  });

  test("the sides of a split in its words and in English", () => {
    const result = resultExample(tongue);
    const { NS, EW } = LANGUAGES[tongue.language].sides;
    const one = parseAdjustment(`NS ${result} / EW +420`, tongue);
    expect(one.ok).toBe(true);
    for (const ns of [...NS, "NS", "N-S"])
      for (const ew of [...EW, "EW", "E-W", `${EW[0][0]}-${EW[0].slice(1)}`])
        expect([ns, ew, parseAdjustment(`${ns} ${result} / ${ew} +420`, tongue)]).toEqual([ns, ew, one]);
  });

  test("words that are advised in every language", () => {
    for (const text of ["A6040", "AVE+/AVE-", "AVE", "PASS", "NP", "+3/-3 IMPs"])
      expect([text, parseAdjustment(text, tongue).ok]).toEqual([text, true]);
    for (const text of ["X", "XX"]) expect(parseDouble(text, tongue.language).ok).toBe(true);
    for (const text of ["=", "+1", "-2", "0", "13"])
      expect(parseResult(text, { level: 4, strain: "S", doubled: 0 }, "Tricks", tongue.language).ok).toBe(true);
  });
});

test("a French ruling", () => {
  const said = (text: string) => sentence(refused(parseAdjustment(text, { language: "fr", declarer: "W" })));
  expect(said("??")).toBe(
    '"??" is not an adjusted score: write A6040 (N-S first), AVE+/AVE-, a result such as 4PN-1, a weighting such as 60% 4PN=, 40% 4PN-1, or a split such as NS 4PN-1 / EO 4PN=.',
  );
  expect(said("60% 4P=, 40% 4P-1")).toBe('The ruling\'s "4P=" has no declarer: write the seat too, such as 4PO=.');
  expect(said("4P")).toBe('The ruling\'s "4P" has no result: write the tricks too, such as 4PO= or 4PO-1.');
});
