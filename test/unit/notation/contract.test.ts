import fc from "fast-check";
import { makeContract, makeEntry, parseContract, parseDouble, parseSeat } from "../../../src/notation/contract";
import { SEATS, type Doubled, type Strain } from "../../../src/scoring/types";

const written = (text: string): string => {
  const reading = parseContract(text);
  return reading.ok ? makeEntry(reading.value) : reading.kind;
};

test.each([
  ["4S", "4S"],
  ["4s", "4S"],
  ["4 S", "4S"],
  ["4♠", "4S"],
  ["4♤", "4S"],
  ["４♠", "4S"],
  ["2\u00a0♥\ufe0f x", "2HX"],
  ["3NT", "3NT"],
  ["3N", "3NT"],
  ["3 notrump", "3NT"],
  ["4 spades by North", "4SN"],
  ["4SX", "4SX"],
  ["4S**", "4SXX"],
  ["4S*W-1", "4SXW-1"],
  ["4SXE+1", "4SXE+1"],
  ["4SEX−2", "4SXE-2"],
  ["W 2♥ -1", "2HW-1"],
  ["N3NT+1", "3NTN+1"],
  ["6♠N=", "6SN="],
  ["6♡N-3", "6HN-3"],
  ["3♠xW-2", "3SXW-2"],
  ["2NxW-5", "2NTXW-5"],
  ["4S 10", "4S="],
  ["4SE10", "4SE="],
  ["1NT E made 3", "1NTE+2"],
  ["5DX down 2", "5DX-2"],
])("%s is %s", (text, expected) => expect(written(text)).toBe(expected));

test("a letter after the strain is the declarer; the strain is taken as long as it goes", () => {
  expect(written("4SS")).toBe("4SS");
  expect(written("2SN")).toBe("2SN");
  expect(written("2NS")).toBe("2NTS");
  expect(written("1NN")).toBe("1NTN");
  expect(written("3NTN")).toBe("3NTN");
  expect(written("3NE")).toBe("3NTE");
});

test("no letter is dropped: 7NNX is doubled (case O05)", () => {
  expect(written("7NNX")).toBe("7NTXN");
  expect(written("7NXN")).toBe("7NTXN");
});

test("without a strain it is refused, and never guessed (case O23)", () => {
  expect(written("4E 5")).toBe("noStrain");
  expect(written("2 W 1")).toBe("noStrain");
  expect(written("4")).toBe("noStrain");
});

test.each(["46113", "01-Apr", "01.04.2026"])("%s is said to be a date", (text) => {
  expect(parseContract(text)).toMatchObject({ ok: false, kind: "looksLikeDate", read: text });
});

test.each(["", "8S", "0S", "4Q", "4SX garbage", "S4", "4SNE", "4SXXX", "3SD", "N4SE", "4SX-"])(
  "%s is no contract",
  (text) => {
    expect(parseContract(text).ok).toBe(false);
  },
);

test("results out of reach name themselves", () => {
  expect(written("7S+1")).toBe("tooManyOvertricks");
  expect(written("4S-11")).toBe("tooManyUndertricks");
  expect(written("4S-10")).toBe("4S-10");
  expect(written("4S 14")).toBe("tooManyTricks");
});

test("doubles and declarers in columns of their own", () => {
  expect(["", "x", "XX", "*", "dbl"].map((text) => parseDouble(text))).toEqual(
    [0, 1, 2, 1, 1].map((value) => ({ ok: true, value })),
  );
  expect(parseDouble("D").ok).toBe(false);
  expect(parseSeat("south")).toEqual({ ok: true, value: "S" });
  expect(parseSeat("X").ok).toBe(false);
});

test("make, parse again, equal", () => {
  const contracts = fc.record({
    level: fc.integer({ min: 1, max: 7 }),
    strain: fc.constantFrom<Strain>("C", "D", "H", "S", "N"),
    doubled: fc.constantFrom<Doubled>(0, 1, 2),
  });
  fc.assert(
    fc.property(contracts, fc.constantFrom(...SEATS), fc.integer({ min: 0, max: 13 }), (contract, declarer, tricks) => {
      const played = { contract, declarer, tricks };
      expect(parseContract(makeEntry(played))).toEqual({ ok: true, value: played });
      expect(parseContract(makeContract(contract, true))).toEqual({ ok: true, value: { contract } });
    }),
  );
});

test("whatever is typed, a reader answers", () => {
  fc.assert(fc.property(fc.string(), (text) => void parseContract(text)));
});
