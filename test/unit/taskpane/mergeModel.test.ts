import type { WrittenSession } from "../../../src/excel";
import { placedSentence } from "../../../src/notation/messages";
import type { ImportedSession } from "../../../src/results/types";
import {
  FILE,
  isNothingToMerge,
  mergeChanges,
  mergeOffer,
  namedPlaces,
  notRemembered,
  SHEET,
  type MergeOffer,
} from "../../../src/taskpane/mergeModel";
import { mergeStrings } from "../../../src/taskpane/mergeStrings";
import { session, written, type Written } from "../sheets/mergeTables";

const HEADINGS = "Board,NS,EW,Contract,By,Result";
const NIGHT = ["1,1,2,4S,N,=", "1,3,4,3NT,E,+1", "2,1,4,2H,S,-1", "2,3,2,2H,S,="];

const night = (...lines: string[]): ImportedSession => session(HEADINGS, ...lines);

const inWorkbook = (tables: Written, ending = ""): WrittenSession => ({
  ...(tables as unknown as WrittenSession),
  tables: { results: `Results${ending}`, names: `Names${ending}`, settings: `Settings${ending}` },
});

function offerOf(file: ImportedSession, ...sessions: WrittenSession[]): MergeOffer {
  const offer = mergeOffer(file, sessions);
  if (!offer) throw new Error("No offer.");
  return offer;
}

test("no session of this night, no offer", () => {
  expect(mergeOffer(night(...NIGHT), [])).toBeUndefined();
  expect(mergeOffer(night("30,8,9,4S,N,="), [inWorkbook(written(night(...NIGHT)))])).toBeUndefined();
});

test("of two sessions, that with most of the file's results", () => {
  const sessions = [inWorkbook(written(night(...NIGHT.slice(0, 2)))), inWorkbook(written(night(...NIGHT)), "_2")];
  expect(offerOf(night(...NIGHT), ...sessions).written.tables.results).toBe("Results_2");
});

test("the sentence", () => {
  const counts = { new: 12, changed: 1, edited: 2, both: 0, kept: 0 };
  expect(mergeStrings.counts(counts, true)).toBe("12 new, 1 changed, 2 you edited");
  expect(mergeStrings.counts({ ...counts, both: 1, kept: 3 }, true)).toBe(
    "12 new, 1 changed, 2 you edited, 1 changed in both, 3 not in the file",
  );
  expect(mergeStrings.counts({ ...counts, both: 1 }, false)).toBe("12 new, 1 changed, 2 you edited, 1 different");
});

describe("questions", () => {
  const tables = written(night(...NIGHT));
  tables.results[2][6] = "+2";
  tables.results[1][6] = "+1";
  tables.results.splice(4, 1);
  const offer = offerOf(night("1,1,2,4S,N,-1", ...NIGHT.slice(1)), inWorkbook(tables));

  test("say both readings, what both changed first", () => {
    expect(offer.questions.map(({ finding }) => placedSentence(finding))).toEqual([
      "Board 1, 1 - 2: Changed in your sheet and in the file since the last import: your sheet says 4S N +1, the file 4S N -1.",
      "Board 1, 3 - 4: You changed it since the last import: 3NT E +2. The file still says 3NT E +1.",
      "Board 2, 3 - 2: You took this row out. The file has it still: 2H S =.",
    ]);
  });

  test("are asked as differences where the last import is not known", () => {
    const forgotten = { ...tables, kept: "" };
    const event = { id: "7" };
    forgotten.settings = [["Event id", "7"]];
    const asked = offerOf({ ...night(...NIGHT.slice(0, 3)), event }, inWorkbook(forgotten)).questions;
    expect(asked.map(({ finding }) => placedSentence(finding))).toContain(
      "Board 1, 3 - 4: Your sheet says 3NT E +2, the file 3NT E +1.",
    );
  });

  test("until one is chosen the sheet stays, and what is chosen is written", () => {
    expect(isNothingToMerge(mergeChanges(offer, new Map()))).toBe(true);
    const [first, , removed] = offer.questions;
    const chosen = new Map([
      [first.key, FILE],
      [offer.questions[1].key, SHEET],
      [removed.key, FILE],
    ]);
    const [{ table, edit }] = mergeChanges(offer, chosen);
    expect(table).toBe("Results");
    expect(edit.cells).toEqual([{ row: 1, column: 3, cells: ["4S", "", "N", "-1"] }]);
    expect(edit.rows.map(({ cells }) => cells.length)).toEqual([1]);
  });
});

test("an adjustment beside the result is told as one", () => {
  const tables = written(night(...NIGHT));
  tables.results = tables.results.map((row, i) => [...row, i === 0 ? "Adjust" : i === 1 ? "A6040" : ""]);
  const [{ finding }] = offerOf(night(...NIGHT), inWorkbook(tables)).questions;
  expect(placedSentence(finding)).toBe(
    "Board 1, 1 - 2: You changed it since the last import: adjustment A6040. The file still says adjustment nothing.",
  );
});

describe("what changes without a question", () => {
  test("is named by board and pairs, the first of many", () => {
    const many = Array.from({ length: 18 }, (_, i) => `${i + 1},1,2,4S,N,`);
    const tables = written(night(...many.map((line) => `${line}=`), "30,3,4,2H,S,="));
    const file = night(...many.map((line, i) => `${line}${i < 8 ? "+1" : "="}`));
    const offer = offerOf(file, inWorkbook(tables));
    expect(namedPlaces(offer)).toEqual([
      "Changed: Board 1, 1 - 2; Board 2, 1 - 2; Board 3, 1 - 2; Board 4, 1 - 2; Board 5, 1 - 2; Board 6, 1 - 2; and 2 more.",
      "Not in the file: Board 30, 3 - 4.",
    ]);
  });

  test("is nothing where the file says what the sheet says", () => {
    expect(namedPlaces(offerOf(night(...NIGHT), inWorkbook(written(night(...NIGHT)))))).toEqual([]);
  });
});

test("of a session that no import wrote, only what matters is said", () => {
  const forgotten = (lines: readonly string[]): WrittenSession => inWorkbook({ ...written(night(...lines)), kept: "" });
  const said = (file: readonly string[], sheet: readonly string[]): string =>
    notRemembered(offerOf(night(...file), forgotten(sheet)));
  expect(said(NIGHT, NIGHT)).toBe("");
  expect(said([...NIGHT.slice(0, 3), "2,3,2,2H,S,-1"], NIGHT)).toBe(
    "What the last import said is not known here, so each difference is asked about.",
  );
  expect(said([...NIGHT, "3,1,2,2H,S,="], NIGHT)).toBe("What is blank in your sheet is filled.");
  expect(notRemembered(offerOf(night(...NIGHT), inWorkbook(written(night(...NIGHT)))))).toBe("");
});
