/** Every kind of problem: its sentence says what was read, why it cannot be and what would be understood. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAdjustment } from "../../../src/notation/adjustment";
import { makeAward } from "../../../src/notation/award";
import { parseBoard, parseSide, parseVulnerability, parseVulnerable } from "../../../src/notation/board";
import { withDeclarer, withDouble, withTricks } from "../../../src/notation/columns";
import { parseContract, parseDouble, parseSeat } from "../../../src/notation/contract";
import { parseHonours, parseWho } from "../../../src/notation/deals";
import { contractElsewhere, strainMeanings } from "../../../src/notation/elsewhere";
import { parseEntry } from "../../../src/notation/entry";
import { parseLanguage } from "../../../src/notation/languages";
import { nothingOdd, placedSentence, sentence, type ProblemKind, type Said } from "../../../src/notation/messages";
import { parseOwnScale } from "../../../src/notation/ownScale";
import { PANE_SENTENCES } from "../../../src/notation/paneMessages";
import { declarerVulnerable } from "../../../src/notation/played";
import { read, type Reading } from "../../../src/notation/problem";
import { made, parseResult } from "../../../src/notation/result";
import { parseScore, parseTwoScores } from "../../../src/notation/score";
import { textOf } from "../../../src/notation/text";
import { parseBoardsPlayed, parsePercent, readVps } from "../../../src/notation/victoryPoints";
import type { Contract } from "../../../src/scoring/types";

const SOURCES = join(__dirname, "../../../src");

/** The kinds, as the tables of sentences have them. */
function kinds(): ProblemKind[] {
  const source = readFileSync(join(SOURCES, "notation/messages.ts"), "utf8");
  const table = source.slice(source.indexOf("const SENTENCES"), source.indexOf("satisfies Record"));
  const ofFunctions = [...table.matchAll(/^ {2}(\w+): \(/gm)].map(([, kind]) => kind);
  return [...ofFunctions, ...Object.keys(PANE_SENTENCES)] as ProblemKind[];
}

test("what the formulas may have to say is not left to the pane", () => {
  const rooms = ["scoring", "notation", "movements", "results", "functions"];
  const named = rooms.flatMap((room) =>
    readdirSync(join(SOURCES, room), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith("essages.ts"))
      .flatMap((name) => readFileSync(join(SOURCES, room, name), "utf8").match(/(?<=")\w+(?=")/g) ?? []),
  );
  expect(named).toContain("notAContract");
  expect(Object.keys(PANE_SENTENCES).filter((kind) => named.includes(kind))).toEqual([]);
});

/** They tell of what is not there, or of something that is always the same. */
const READ_NOTHING: ProblemKind[] = [
  "zeroResult",
  "ownPage",
  "zeroScore",
  "noBoard",
  "nothingToCompare",
  "honoursNotCounted",
  "ownScaleEmpty",
  "wrongDirection",
  "decidedTwoWinners",
  "noDealBoard",
  "takenOut",
  "takenOutChanged",
  "noBoardLines",
  "switchOwnNumbers",
  "noBoardRows",
  "slipsAreWhole",
  "nobodyToDraw",
  "noCrossTable",
];

const ONES = ["«one»", "«two»", "«three»", "«four»", "«five»"];

describe.each(kinds())("%s", (kind) => {
  const said: Said = { read: "«read»", column: "«column»", likely: ONES, about: ["3", "4", "5", "6"] };

  test("is one line of whole sentences", () => {
    for (const some of [said, { ...said, likely: [ONES[0]] }]) {
      const text = sentence({ kind, ...some });
      expect(text).toMatch(/^["«A-Z0-9][^\n]*[.?]$/);
      expect(text).not.toMatch(/ {2}|\(\)|: ?[.?]$|, ?\.|\bNaN\b|\[object/);
    }
    expect(sentence({ kind, ...said })).not.toMatch(/undefined/);
  });

  test("says what was read, or asks about what is missing", () => {
    const text = sentence({ kind, ...said });
    expect([kind, text.includes("«read»")]).toEqual([kind, !READ_NOTHING.includes(kind)]);
  });

  test("stands behind its place in a list", () => {
    expect(placedSentence({ kind, at: "row 12", ...said })).toBe(`row 12: ${sentence({ kind, ...said })}`);
  });
});

const fourSpades: Contract = { level: 4, strain: "S", doubled: 0 };
const doubled: Contract = { ...fourSpades, doubled: 1 };
const oneClub: Contract = { level: 1, strain: "C", doubled: 0 };
const scale = (...rows: unknown[][]): Reading<unknown> => parseOwnScale(rows);

/** What people write, and the whole answer. */
const WRITTEN: [written: string, reading: Reading<unknown> | undefined, says: string][] = [
  ["4Q", parseContract("4Q"), '"4Q" is not a contract: write level and strain, then X or XX, declarer and result if wanted, such as 4S, 3NTX or 2HE+1.'],
  ["4Q in German", parseContract("4Q", { language: "de" }), '"4Q" is not a contract: write level and strain, then X or XX, declarer and result if wanted, such as 4P, 3SAX or 2CO+1.'],
  ["4E (O23)", parseContract("4E"), '"4E" has no strain: after the level comes C, D, H, S or NT, such as 4S.'],
  ["4 in French", parseContract("4", { language: "fr" }), '"4" has no strain: after the level comes T, K, C, P or SA, such as 4P.'],
  ["a double", parseDouble("Q"), '"Q" is not a double: leave it blank, or write X or XX.'],
  ["a double under X", withDouble({ contract: fourSpades }, "Q"), '"Q" is not a double: leave it blank, or write X or XX.'],
  ["two doubles", withDouble({ contract: doubled }, "XX"), '"4SX XX" says two different things about the double: X or XX?'],
  ["a seat", parseSeat("Q"), '"Q" is not a declarer: write N, E, S or W.'],
  ["a seat in German", parseSeat("Q", "de"), '"Q" is not a declarer: write N, O, S or W.'],
  ["two declarers", withDeclarer({ contract: fourSpades, declarer: "N" }, "E", "en"), '"4SN" and "E" names two declarers: N or E?'],
  ["a seat of other languages", withDeclarer({ contract: fourSpades }, "Z", "en"), '"Z" is not understood in this language; it may be South (Dutch): if so, set Language.'],
  ["two results", withTricks({ contract: fourSpades, tricks: 10 }, [read(11)]), '"4S" gives two different results: = or +1?'],
  ["a result", parseResult("x", fourSpades), '"x" is not a result: write the tricks taken (0 to 13), or =, +1, -2.'],
  ["14 tricks", parseResult(14, fourSpades), "14 tricks cannot be: there are 13."],
  ["+4 in four", parseResult("+4", fourSpades), '"+4" is more than 13 tricks in all.'],
  ["-11 in four", parseResult("-11", fourSpades), '"-11" is more down than the contract has tricks.'],
  ["made 3 in four", made(3, fourSpades, "3"), '"3" stands under Made but does not make the contract.'],
  ["made 7 in one", made(7, oneClub, "7"), 'Made "7" may be 7 over book or 7 tricks: write +6 or =.'],
  ["a date for a result", parseResult(45748, fourSpades), "45748 looks like a date: format the column as Text and type the result again."],
  ["a dash", parseEntry("-"), '"-" may be a pass-out or a board not played: write PASS or NP.'],
  ["one percentage", parseEntry("60%"), '"60%" says what one side gets only: write 60-40 or 60-60.'],
  ["an adjustment", parseAdjustment("what he said"), '"what he said" is not an adjusted score: write A6040 (N-S first), AVE+/AVE-, a result such as 4SN-1, a weighting such as 60% 4SN=, 40% 4SN-1, or a split such as NS 4SN-1 / EW 4SN=.'],
  ["a weighting with more in it", parseAdjustment("60% 4SN= 40%"), '"60% 4SN= 40%" is not an adjusted score: write A6040 (N-S first), AVE+/AVE-, a result such as 4SN-1, a weighting such as 60% 4SN=, 40% 4SN-1, or a split such as NS 4SN-1 / EW 4SN=.'],
   ["a ruling without a strain", parseAdjustment("4E="), '"4E=" has no strain: after the level comes C, D, H, S or NT, such as 4S.'],
  ["a ruling with 15 tricks", parseAdjustment("4SN+5"), '"4SN+5" is more than 13 tricks in all.'],
  ["a ruling without its result", parseAdjustment("4SN"), 'The ruling\'s "4SN" has no result: write the tricks too, such as 4SN= or 4SN-1.'],
  ["a ruling without declarer", parseAdjustment("4S-1"), 'The ruling\'s "4S-1" has no declarer: write the seat too, such as 4SN-1, 4SE-1, 4SS-1 or 4SW-1.'],
  ["a German ruling without declarer", parseAdjustment("4P-1", { language: "de" }), 'The ruling\'s "4P-1" has no declarer: write the seat too, such as 4PN-1, 4PO-1, 4PS-1 or 4PW-1.'],
  ["a German ruling without its result", parseAdjustment("4PO", { language: "de" }), 'The ruling\'s "4PO" has no result: write the tricks too, such as 4PO= or 4PO-1.'],
  ["weights", parseAdjustment("60% 4SN=, 30% 4SN-1"), 'The weights in "60% 4SN=, 30% 4SN-1" must be above 0 and sum to 100 %, not 90 %.'],
  ["60 as a ruling", parseAdjustment("60"), '"60" may be a percentage or a score: write 60-40 or +60.'],
  ["a score", parseScore(425), '"425" is not a score: scores are multiples of 10 from -7600 to 7600, N-S\'s view.'],
  ["8000 (O20)", parseScore(8000), "8000 was read as an average (8000 and more stand for one): write AVE instead."],
  ["two scores", parseTwoScores(420, 50), 'Both sides have a score ("420" and "50"): only one side can score on a board.'],
  ["a score on E-W's side", parseTwoScores("", "x"), '"x" is not a score: scores are multiples of 10 from -7600 to 7600, N-S\'s view.'],
  ["a board", parseBoard("x"), '"x" is not a board number: write a whole number from 1.'],
  ["the board of a vulnerability", declarerVulnerable("x", "", "NS"), '"x" is not a board number: write a whole number from 1.'],
  ["a board's vulnerability", parseVulnerability("x"), '"x" is not a vulnerability: write None, NS, EW or Both, or V or NV for one side.'],
  ["a side's vulnerability", parseVulnerable("x"), '"x" is not a vulnerability: write None, NS, EW or Both, or V or NV for one side.'],
  ["whose vulnerability", parseVulnerable("NS"), '"NS" says which side is vulnerable, not whether declarer is: write V or NV.'],
  ["a side", parseSide("up"), '"up" is not a side: write NS or EW.'],
  ["a language", parseLanguage("Elvish"), '"Elvish" is not understood here: en or fr or de or nl or pl or sv or no or da or it or es would be.'],
  ["who declared", parseWho("Q"), '"Q" is not a side: write We or They, NS or EW, or declarer\'s seat N, E, S or W.'],
  ["honours", parseHonours(120, fourSpades), '"120" is not for honours: write 100 or 150, and in front who held them unless declarer\'s side did, such as They 100.'],
  ["honours at notrump", parseHonours(100, { ...fourSpades, strain: "N" }), '"100": at notrump only four aces in one hand count, which is 150.'],
  ["no boards", parseBoardsPlayed(""), "The number of boards is missing: write how many the match had, a whole number from 1."],
  ["half a board", parseBoardsPlayed(7.5), '"7.5" is not a number of boards: write how many the match had, a whole number from 1.'],
  ["a percentage", parsePercent(101), '"101" is not a percentage: write 0 to 100, such as 56.23.'],
  ["boards off the scale", readVps(5, { boards: 1, scale: "WBF discrete" }), "The scale WBF discrete is for 2 to 64 boards, not for 1."],
  ["a scale of one column", scale([1], [2]), "A scale of your own has two columns, least margin and VPs, but this range has 1."],
  ["half a row of a scale", scale([0, 10], [3, ""]), "The scale's row 2 has only 3: each row is a least margin and its VPs, such as 3 and 12."],
  ["a word in a scale", scale([0, 10], ["many", 12]), '"many" in the scale\'s row 2 is not a number: each row is a least margin and its VPs, such as 3 and 12.'],
  ["a margin twice", scale([0, 10], [3, 12], [3, 13]), "The scale has the least margin 3 twice, in rows 2 and 3: leave one of them out."],
]; // prettier-ignore

test.each(WRITTEN)("%s", (_, reading, says) => {
  expect(reading && !reading.ok && sentence(reading)).toBe(says);
});

test("a contract that other languages read says which", () => {
  const reading = parseContract("4SCH");
  expect(!reading.ok && sentence(contractElsewhere(reading, {}))).toMatch(
    /"4SCH" is not understood in this language; it may be 4♠ \(.*Dutch.*\): if so, set Language\./,
  );
});

test("what a letter stands for in some language", () => {
  expect(new Set(strainMeanings("K").map(({ value }) => value))).toEqual(new Set(["C", "D"]));
  expect(strainMeanings("J")).toEqual([]);
});

test("vulnerable yes or no, also as None and Both; TRUE and FALSE as Excel shows them", () => {
  expect(["None", "Both", "V", "NV", true, false].map((word) => parseVulnerable(word))).toEqual(
    [false, true, true, false, true, false].map(read),
  );
  expect([textOf(true), textOf(false)]).toEqual(["TRUE", "FALSE"]);
});

test.each(["60-40", "+3/-3 IMPs", "7.5/4.5 MP", "NS 7 MP / EW 60%", "NS +3 IMPs / EW AVE"])(
  "%s is written as it is read",
  (text) => {
    const ruling = parseAdjustment(text);
    if (!ruling.ok || (ruling.value.kind !== "award" && ruling.value.kind !== "ruling")) throw new Error(text);
    expect(makeAward({ ns: ruling.value.ns, ew: ruling.value.ew } as never)).toBe(text);
  },
);

test("what is not known is left out of a sentence", () => {
  const missing = (least: string, most: string): string =>
    sentence({ kind: "rowMissing", read: "5", about: ["NS %", "6", least, most] });
  expect(missing("420", "420")).toBe("NS % on board 5 comes from 7 results, but 6 are here: one of 420 is missing.");
  expect(missing("", "170")).toMatch(/: one under 170 is missing\.$/);
  expect(missing("170", "")).toMatch(/: one over 170 is missing\.$/);
  expect(missing("170", "420")).toMatch(/: one between 170 and 420 is missing\.$/);
  expect(sentence({ kind: "boardShort", read: "5", about: ["6", "7", ""] })).toBe("Board 5 has 6 rows, the others 7.");
  expect(sentence({ kind: "resultsMissing", read: "5", about: ["1", ""] })).toBe("Board 5: 1 result is missing.");
  expect(sentence({ kind: "otherWayRound", read: "3 and 11", about: [] })).toBe(
    "3 and 11 sit the other way round than on their other boards.",
  );
  expect(sentence({ kind: "noSuchPair", read: "7" })).toBe(
    "No pair or player 7 in these results: none has a number yet.",
  );
  expect([nothingOdd(1), nothingOdd(216)]).toEqual([
    "Nothing odd: 1 result checked.",
    "Nothing odd: 216 results checked.",
  ]);
});
