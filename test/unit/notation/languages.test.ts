import { makeContract, makeEntry, parseContract, parseDouble, parseSeat } from "../../../src/notation/contract";
import { makeSpecial, parseEntry, parseSpecial, type Special } from "../../../src/notation/entry";
import { LANGUAGE_CODES, LANGUAGES, parseLanguage, type LanguageCode } from "../../../src/notation/languages";
import { sentence } from "../../../src/notation/messages";
import { parseBoard, parseSide, parseVulnerability } from "../../../src/notation/board";
import { parseResult } from "../../../src/notation/result";
import { folded } from "../../../src/notation/text";
import { seatLetter, TONGUES } from "../../../src/notation/words";
import { SEATS, type Contract, type Doubled, type Seat, type Strain } from "../../../src/scoring/types";

/** In English letters, or what is wrong with it. */
const written = (text: string, language: LanguageCode, script?: number): string => {
  const reading = parseContract(text, { language, ...(script === undefined ? {} : { script }) });
  return reading.ok ? makeEntry(reading.value) : reading.kind;
};

const STRAINS: Strain[] = ["C", "D", "H", "S", "N"];
const CONTRACTS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
  STRAINS.flatMap((strain) => ([0, 1, 2] as const).map((doubled): Contract => ({ level, strain, doubled }))),
);

describe.each(LANGUAGE_CODES)("%s", (language) => {
  test("make, parse again, equal: every contract, declarer and result", () => {
    const wrong: string[] = [];
    for (const contract of CONTRACTS) {
      for (const declarer of [undefined, ...SEATS]) {
        for (let tricks = -1; tricks <= 13; tricks++) {
          const played = { contract, ...(declarer ? { declarer } : {}), ...(tricks < 0 ? {} : { tricks }) };
          const text = makeEntry(played, { language });
          const reading = parseContract(text, { language });
          if (!reading.ok || JSON.stringify(reading.value) !== JSON.stringify(played)) wrong.push(text);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("symbols are read like letters", () => {
    for (const contract of CONTRACTS) {
      expect(parseContract(makeContract(contract, true, language), { language })).toEqual({
        ok: true,
        value: { contract },
      });
    }
  });

  test("the double may stand before or after the declarer, in a cell of its own, or nowhere", () => {
    const { doubled, redoubled }: (typeof LANGUAGES)[LanguageCode] = LANGUAGES[language];
    const east = seatLetter("E", language);
    const spades = makeContract({ level: 4, strain: "S", doubled: 0 }, false, language);
    for (const [words, times] of [
      [doubled, 1],
      [redoubled, 2],
    ] as [string[], Doubled][]) {
      for (const word of words) {
        const expected = { ok: true, value: { contract: { level: 4, strain: "S", doubled: times }, declarer: "E" } };
        expect(parseContract(`${spades} ${word} ${east}`, { language })).toEqual(expected);
        expect(parseContract(`${spades} ${east} ${word}`, { language })).toEqual(expected);
        expect(parseDouble(word.toLowerCase(), language)).toEqual({ ok: true, value: times });
      }
    }
  });

  test("every word for a suit and a seat is read, in any case", () => {
    const { strains, seats } = LANGUAGES[language];
    for (const strain of STRAINS) {
      for (const word of strains[strain]) {
        expect(parseContract(`3 ${word.toLowerCase()}`, { language })).toEqual({
          ok: true,
          value: { contract: { level: 3, strain, doubled: 0 } },
        });
      }
    }
    for (const seat of SEATS) {
      for (const word of seats[seat])
        expect(parseSeat(word.toLowerCase(), language)).toEqual({ ok: true, value: seat });
    }
  });

  test("pass-outs, boards not played and the like: its own words and the English ones", () => {
    const { passedOut, notPlayed, sitOut, pending, made } = LANGUAGES[language];
    const kinds = { passed: passedOut, notPlayed, sitOut, pending };
    for (const [kind, words] of Object.entries(kinds) as [Exclude<Special["kind"], "award">, string[]][]) {
      for (const word of words) expect(parseSpecial(word, { language })).toEqual({ ok: true, value: { kind } });
      expect(parseSpecial(makeSpecial({ kind }, language), { language })).toEqual({ ok: true, value: { kind } });
    }
    const fourSpades: Contract = { level: 4, strain: "S", doubled: 0 };
    for (const word of made) expect(parseResult(word, fourSpades, "Tricks", language)).toEqual({ ok: true, value: 10 });
    for (const word of LANGUAGES[language].average) {
      expect(parseEntry(`${word}+`, { language })).toMatchObject({ ok: true, value: { kind: "award" } });
    }
  });

  test("no word is both a special and a contract, and no heading means two things", () => {
    const { passedOut, notPlayed, sitOut, pending, average, headings } = LANGUAGES[language];
    const specials = [passedOut, notPlayed, sitOut, pending, average];
    expect(new Set(specials.flat()).size).toBe(specials.flat().length);
    for (const word of specials.flat()) expect(parseContract(word, { language }).ok).toBe(false);
    const words = Object.values(headings).flat();
    expect(words.filter((word) => folded(word) !== word)).toEqual([]);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  test("its sentences name its own letters", () => {
    const problem = parseSeat("Q", language);
    expect(!problem.ok && sentence(problem)).toContain(seatLetter("S", language));
    const level = parseContract("4", { language });
    expect(!level.ok && sentence(level)).toContain(LANGUAGES[language].strains.N[0]);
    const none = parseContract("8", { language });
    expect(!none.ok && sentence(none)).toContain(makeContract({ level: 4, strain: "S", doubled: 0 }, false, language));
  });

  test("is called by its code, its English name or its own", () => {
    for (const name of [language, language.toUpperCase(), ...LANGUAGES[language].names]) {
      expect(parseLanguage(name)).toEqual({ ok: true, value: language });
    }
  });
});

test("another name says which there are", () => {
  expect(parseLanguage("Klingon")).toMatchObject({ ok: false, kind: "notAnOption", likely: [...LANGUAGE_CODES] });
});

describe("as members write", () => {
  test.each<[string, LanguageCode, string]>([
    // Case O21
    ["2Kl", "nl", "2C"],
    ["3Ru", "nl", "3D"],
    ["1Ha", "nl", "1H"],
    ["6Sch", "nl", "6S"],
    ["3SA", "nl", "3NT"],
    ["4 K", "nl", "4C"],
    // Case O22
    ["5Rx V -3", "no", "5DXW-3"],
    ["6HJ S 12", "no", "6HS="],
    ["5SP D V 10", "no", "5SXW-1"],
    ["3G Ø =", "no", "3NTE="],
    // Case O11
    ["4 sch", "nl", "4S"],
    ["6 SA x", "nl", "6NTX"],
    ["4H Z C", "nl", "4HS="],
    ["2SN", "en", "2SN"],
    ["2S Z", "nl", "2SS"],
    ["4P O +1", "fr", "4SW+1"],
    ["4P O +1", "de", "4SE+1"],
    ["3 sans atout Sud", "fr", "3NTS"],
    ["4 Cœurs contré Est -1", "fr", "4HXE-1"],
    ["2 Trèfles N", "fr", "2CN"],
    ["5 Treff Ost", "de", "5CE"],
    ["4 Herz Kontra W", "de", "4HXW"],
    ["3BA S", "pl", "3NTS"],
    ["4 kier ktr N", "pl", "4HXN"],
    ["5 karo", "pl", "5D"],
    ["4SP Ö", "sv", "4SE"],
    ["3 hjärter V", "sv", "3HW"],
    ["2KL RD Ø +1", "da", "2CXXE+1"],
    ["3 ruder D", "da", "3DX"],
    ["4Q O =", "it", "4DW="],
    ["4 cuori Ovest", "it", "4HW"],
    ["3 senza", "it", "3NT"],
    ["3ST O +1", "es", "3NTW+1"],
    ["4C E -1", "es", "4HE-1"],
    ["3D", "es", "3D"],
    ["3 corazones", "es", "3H"],
  ])("%s (%s) is %s", (text, language, expected) => expect(written(text, language)).toBe(expected));
});

describe("letters with two readings", () => {
  const strainOf = (text: string): string =>
    TONGUES.map((tongue) => {
      const reading = parseContract(text, tongue);
      return reading.ok ? `${tongue.language} ${reading.value.contract.strain}` : "";
    })
      .filter(Boolean)
      .join(", ");

  test.each([
    ["4K", "fr D, de D, nl C, pl D, sv C, no C, da C"],
    ["4C", "en C, fr H, de H, pl C, pl H, it H, es H"],
    ["4P", "fr S, de S, pl S, it S, es S"],
    ["4R", "nl D, sv D, no D, da D"],
    ["4T", "fr C, de C, pl C, es C"],
    ["4S", "en S, nl S, pl S, sv S, no S, da S"],
    ["4H", "en H, de H, nl H, pl H, sv H, no H, da H"],
    ["4D", "en D, pl D, es D"],
  ])("%s is %s", (text, expected) => expect(strainOf(text)).toBe(expected));

  test("seats", () => {
    const seatOf = (text: string): string =>
      LANGUAGE_CODES.map((code): [string, Seat | ""] => {
        const seat = parseSeat(text, code);
        return [code, seat.ok ? seat.value : ""];
      })
        .filter(([, seat]) => seat)
        .map((pair) => pair.join(" "))
        .join(", ");
    expect(seatOf("O")).toBe("fr W, de E, nl E, sv E, no E, da E, it W, es W");
    expect(seatOf("Z")).toBe("nl S");
    expect(seatOf("V")).toBe("sv W, no W, da W");
    expect(seatOf("W")).toBe("en W, de W, nl W, pl W");
  });

  test("D is a double only after the strain, and only in the north", () => {
    expect(written("3D", "en")).toBe("3D");
    expect(written("3DD", "en")).toBe("notAContract");
    expect(written("3SD", "en")).toBe("notAContract");
    expect(written("3SD", "no")).toBe("3SX");
    expect(written("3RD", "no")).toBe("3DX");
    expect(written("3RRD", "no")).toBe("3DXX");
    expect(written("3D", "no")).toBe("notAContract");
  });

  test("C in Polish needs its column", () => {
    expect(parseContract("4C", { language: "pl" })).toEqual({
      ok: false,
      kind: "twoReadings",
      read: "4C",
      likely: ["4♣", "4♥"],
    });
    expect(written("4C", "pl", 0)).toBe("4C");
    expect(written("4C", "pl", 1)).toBe("4H");
  });

  test("K and R are refused in English, with what they may be", () => {
    const said = (text: string): string => {
      const entry = parseEntry(text);
      return entry.ok ? "" : sentence(entry);
    };
    expect(said("4K")).toBe(
      '"4K" is not understood in this language; it may be 4♦ (French, German, Polish) or 4♣ (Dutch, Swedish, Norwegian, Danish): if so, set Language.',
    );
    expect(said("2R")).toMatch(/2♦ \(Dutch, Swedish, Norwegian, Danish\)/);
    expect(said("3SA")).toMatch(/3NT \(French, German, Dutch/);
    expect(said("4Q")).toMatch(/is not a contract/);
  });
});

test("a ruling's word may stand before the adjusted score", () => {
  const sixtyForty = parseEntry("60-40");
  expect(parseEntry("sędzia 60% 40%", { language: "pl" })).toEqual(sixtyForty);
  expect(parseEntry("arbitre 60/40", { language: "fr" })).toEqual(sixtyForty);
  expect(parseEntry("TD 60-40")).toEqual(sixtyForty);
  expect(parseEntry("TD 6040").ok).toBe(false);
});

test("boards, sides and vulnerabilities in every language", () => {
  for (const text of ["Spel 7", "Donne 7", "Rozdanie 7", "Bricka 7", "Mano 7", "Board nr. 7", "Étui 7", "Bd #7"]) {
    expect(parseBoard(text)).toEqual({ ok: true, value: 7 });
  }
  expect(parseBoard("Pair 7").ok).toBe(false);
  expect(["NZ", "O-W", "ØV", "Est/Ouest", "Nord-Süd"].map((text) => parseSide(text))).toEqual(
    ["NS", "EW", "EW", "EW", "NS"].map((value) => ({ ok: true, value })),
  );
  expect(["Tous", "Niemand", "alle", "NZ", "-", "E/W", "Obie"].map((text) => parseVulnerability(text))).toEqual(
    ["Both", "None", "Both", "NS", "None", "EW", "Both"].map((value) => ({ ok: true, value })),
  );
});
