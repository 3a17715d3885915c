/** The settings range: what is read, and what is named with what would be. */
import { placedSentence } from "../../../src/notation/messages";
import { parseSettings } from "../../../src/results/parseSettings";

const read = (...cells: unknown[][]): unknown => parseSettings(cells).settings;
const says = (...cells: unknown[][]): string[] => parseSettings(cells).problems.map(placedSentence);

test("texts are kept as they are written, numbers as numbers", () => {
  expect(read(["Club", " Traveller "], ["Club number", 4711])).toEqual({ Club: "Traveller", "Club number": 4711 });
});

test("a heading, blank names and blank values are passed over", () => {
  expect(read(["Setting", "Value"], ["", "x"], [0, "x"], [null, "x"], ["Scoring", ""], ["Boards a match", 0])).toEqual(
    {},
  );
});

test("a value of a setting's own form is spelt as the table spells", () => {
  expect(read(["Butler datum", "drop 15%"])).toEqual({ "Butler datum": "Drop 15%" });
});

test("a language by its code, its English name or its own", () => {
  expect(["de", "German", "Deutsch"].map((name) => read(["Language", name]))).toEqual(
    Array(3).fill({ Language: "de" }),
  );
});

test("a setting that means something to a program is not known like any other", () => {
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    expect(says([name, "Butler"])[0]).toContain(`The setting "${name}" is not known`);
    expect(says(["Scoring", name])[0]).toContain(`The setting Scoring cannot be "${name}"`);
  }
  expect(({} as Record<string, unknown>).Scoring).toBeUndefined();
});

test("what is not known is named with the nearest, or with all that there is", () => {
  expect(says(["Scorign", "Butler"])).toEqual(['row 1: The setting "Scorign" is not known: Scoring?']);
  expect(says(["Zzzzzz", 1])).toEqual(['row 1: The setting "Zzzzzz" is not known.']);
  expect(says(["Scoring", "Butlr"])).toEqual(['row 1: The setting Scoring cannot be "Butlr": it is Butler.']);
  expect(says(["Matchpoint scale", 7])).toEqual(['row 1: The setting Matchpoint scale cannot be "7": it is 2 or 1.']);
  expect(says(["Language", "Elvish"])[0]).toMatch(
    /^row 1: The setting Language cannot be "Elvish": it is Auto or en or fr/,
  );
  expect(says(["Decimals", 12])).toEqual([
    'row 1: The setting Decimals cannot be "12": it is a whole number from 0 to 9.',
  ]);
  expect(says(["Boards a match", 2.5])[0]).toMatch(/cannot be "2.5": it is a whole number from 1 to \d+/);
});
