import { fillByOwnEntry, makeOwnEntry } from "../../../src/files/ownEntry";
import type { ProblemKind } from "../../../src/notation/messages";
import type { ResultLine } from "../../../src/results/types";

const NOTHING = { contract: "", declarer: "", tricks: "", score: "" };

function filled(entry: string, written: Partial<typeof NOTHING> = {}) {
  const line: ResultLine = { section: "", board: 1, ns: "1", ew: "2", status: "unread", at: "line 1" };
  const said: ProblemKind[] = [];
  fillByOwnEntry(line, entry, { ...NOTHING, ...written }, (kind) => void said.push(kind));
  return { line, said };
}

test.each(["expected", "notPlayed", "sitOut", "pending"] as const)("%s comes back as it went out", (status) => {
  expect(filled(makeOwnEntry({ status }))).toMatchObject({ line: { status }, said: [] });
});

test("what was not understood goes out as a result that is late; what was played needs no word", () => {
  expect(makeOwnEntry({ status: "unread" })).toBe(makeOwnEntry({ status: "pending" }));
  expect([makeOwnEntry({ status: "played" }), makeOwnEntry({ status: "passed" })]).toEqual(["", ""]);
});

test("a ruling wins over the contract, which stays as far as it goes", () => {
  const award = { ns: { kind: "percent", value: 60 }, ew: { kind: "percent", value: 40 } };
  const whole = filled("60-40", { contract: "4S", declarer: "N", tricks: "10" });
  expect(whole).toMatchObject({ line: { status: "awarded", award, declarer: "N", tricks: 10, score: 420 }, said: [] });
  const { line, said } = filled("60-40", { contract: "4S" });
  expect(line).toMatchObject({ status: "awarded", award, contract: { level: 4, strain: "S" } });
  expect([line.declarer, line.tricks, line.score, said]).toEqual([undefined, undefined, undefined, []]);
  const odd = filled("60-40", { contract: "4S", declarer: "?", tricks: "x" }).line;
  expect([odd.status, odd.declarer, odd.tricks]).toEqual(["awarded", undefined, undefined]);
});

test("a contract that is none is said, and the ruling counts; a ruling that is none leaves the line unread", () => {
  expect(filled("NP", { contract: "9S" })).toMatchObject({ line: { status: "notPlayed" }, said: ["notAContract"] });
  const { line, said } = filled("whatever");
  expect(line.status).toBe("unread");
  expect(said).toHaveLength(1);
});
