/** A second import of a night, line by line: what is to be chosen, and what is taken. */
import {
  isConflict,
  isToChoose,
  mergeCounts,
  mergeLines,
  partsToTake,
  type Part,
  type ToldLine,
} from "../../../src/results/merge";

/** A line of board 1 that says a result. */
const told = (ns: string, result: string, more: Partial<Record<Part, readonly string[]>> = {}): ToldLine => ({
  line: { section: "", board: 1, ns, ew: ns && `1${ns}`, status: "played", at: "" },
  says: { pairs: [ns], result: [result], ...more },
});

test("a row taken out of the sheet is to be chosen, a conflict where the file changed it since", () => {
  const before = [told("1", "4SN="), told("2", "4SN+1")];
  const same = mergeLines([before[1]], before, before);
  expect(same).toEqual([
    { kind: "same", row: 0, from: 1, parts: [] },
    { kind: "removed", from: 0, changed: false },
  ]);
  expect(same.map(isToChoose)).toEqual([false, true]);
  expect(same.map(isConflict)).toEqual([false, false]);
  expect(mergeCounts(same)).toEqual({ new: 0, changed: 0, edited: 1, both: 0, kept: 0 });

  const changed = mergeLines([before[1]], [told("1", "4SN-1"), before[1]], before);
  expect(changed[1]).toEqual({ kind: "removed", from: 0, changed: true });
  expect(changed.map(isConflict)).toEqual([false, true]);
  expect(mergeCounts(changed)).toEqual({ new: 0, changed: 0, edited: 0, both: 1, kept: 0 });
  expect(partsToTake(changed[1], true)).toEqual([]);
});

test("a part that both changed is a conflict, taken only where the file was chosen", () => {
  const [line] = mergeLines([told("1", "4SN+1")], [told("1", "4SN-1")], [told("1", "4SN=")]);
  expect([isToChoose(line), isConflict(line)]).toEqual([true, true]);
  expect(partsToTake(line, false)).toEqual([]);
  expect(partsToTake(line, true)).toEqual([{ part: "result", kind: "both", sheet: "4SN+1", file: "4SN-1" }]);
  expect(mergeCounts([line])).toMatchObject({ both: 1 });
});

test("a part that the file alone changed is taken, and asks nobody", () => {
  const [line] = mergeLines([told("1", "4SN=")], [told("1", "4SN-1")], [told("1", "4SN=")]);
  expect([isToChoose(line), isConflict(line)]).toEqual([false, false]);
  expect(partsToTake(line, false)).toEqual([{ part: "result", kind: "changed", sheet: "4SN=", file: "4SN-1" }]);
});

test("a blank row takes a new line of its board, unless it is another round's", () => {
  const blank: ToldLine = { ...told("", ""), line: { ...told("", "").line, ew: "" } };
  const late: ToldLine = { ...blank, line: { ...blank.line, round: 2 } };
  expect(mergeLines([blank], [told("1", "4SN=")], [])).toMatchObject([{ kind: "same", row: 0, from: 0 }]);
  expect(mergeLines([late], [told("1", "4SN=")], [])).toEqual([{ kind: "new", from: 0 }]);
});

test("rows of one board in different rounds are not the same", () => {
  const at = (round: number, ew: string): ToldLine => ({
    line: { ...told("1", "=").line, ew, round },
    says: { pairs: [ew] },
  });
  expect(mergeLines([at(1, "11")], [at(2, "12")], undefined)).toEqual([
    { kind: "gone", row: 0 },
    { kind: "new", from: 0 },
  ]);
});
