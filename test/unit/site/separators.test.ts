import { columnSign, hasDecimalComma, withSemicolons } from "../../../docs/site/separators";

const CASES: [formula: string, semicolons: string][] = [
  ['=BRIDGESCORE("4S",10,"V","X")', '=BRIDGESCORE("4S";10;"V";"X")'],
  ["=PERCENTVPS(56.23,8)", "=PERCENTVPS(56,23;8)"],
  ['=IMPS("60% 620, 40% -100",140)', '=IMPS("60% 620, 40% -100";140)'],
  ['=IMPS("a ""1.5"", b",.5)', '=IMPS("a ""1.5"", b";,5)'],
  ['=MOVEMENT("Howell",5.5,,3)', '=MOVEMENT("Howell";5,5;;3)'],
  ['=IF(OR(A2="",B2=""),"",IMPS(A2,B2))', '=IF(OR(A2="";B2="");"";IMPS(A2;B2))'],
  ["=RANKING(Results[#All],Settings[#All])", "=RANKING(Results[#All];Settings[#All])"],
  ["=VPS('Round 1.5, late'!A2,24)", "=VPS('Round 1.5, late'!A2;24)"],
  ["=VPS(13,24,Scale_1.2)", "=VPS(13;24;Scale_1.2)"],
  ["=PLACES({1.5,2;3,4},2)", "=PLACES({1,5\\2;3\\4};2)"],
  ["BRIDGESCORE(contract, [tricks])", "BRIDGESCORE(contract; [tricks])"],
];

test.each(CASES)("%s is %s with semicolons", (formula, semicolons) => {
  expect(withSemicolons(formula, "\\")).toBe(semicolons);
});

test("columns of an array are told apart as the language does it", () => {
  const inLanguage = (language: string): string => withSemicolons("=PLACES({62.5,55;50,48})", columnSign(language));
  expect(inLanguage("de-DE")).toBe("=PLACES({62,5.55;50.48})");
  expect(inLanguage("fr")).toBe("=PLACES({62,5.55;50.48})");
  expect(inLanguage("nl-NL")).toBe("=PLACES({62,5\\55;50\\48})");
  // Frisian, not French.
  expect(columnSign("fry")).toBe("\\");
});

test.each([
  ["en-GB", false],
  ["de-CH", false],
  ["de-DE", true],
  ["pl", true],
  ["sv-SE", true],
])("%s has a decimal comma: %s", (language, has) => expect(hasDecimalComma(language)).toBe(has));
