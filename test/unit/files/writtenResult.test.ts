import { differences, fillLine, quoted } from "../../../src/files/writtenResult";
import type { ProblemKind } from "../../../src/notation/messages";
import type { ResultLine } from "../../../src/results/types";

const line = (): ResultLine => ({ section: "", board: 1, ns: "1", ew: "2", status: "unread", at: "line 1" });

function filled(contract: string, declarer: string, tricks: string, score: string) {
  const own = line();
  const said: ProblemKind[] = [];
  fillLine(own, { contract, declarer, tricks, score }, (kind) => void said.push(kind));
  return { line: own, said };
}

test("a declarer's side is enough, for either seat scores the same", () => {
  expect(filled("4S", "NS", "10", "")).toMatchObject({ line: { declarer: "N", score: 420 }, said: [] });
  expect(filled("4S", "EW", "10", "")).toMatchObject({ line: { declarer: "E", score: -420 }, said: [] });
});

test("tricks follow from the score, whichever side declares", () => {
  expect(filled("4S", "N", "", "420").line).toMatchObject({ tricks: 10, score: 420 });
  expect(filled("4S", "W", "", "50").line).toMatchObject({ tricks: 9, score: 50 });
  expect(filled("4S", "N", "", "400")).toMatchObject({ said: ["scoreInstead"] });
});

test("a file's score that is not what the contract makes is pointed at; a score alone has nothing to differ from", () => {
  const { line: played } = filled("4S", "N", "10", "450");
  expect(differences([played])).toMatchObject([{ kind: "fileScoreDiffers", read: "450", likely: ["420"] }]);
  expect(differences([filled("4S", "N", "10", "420").line])).toEqual([]);
  expect(differences([{ ...filled("", "", "", "420").line, score: 450 }])).toEqual([]);
  const { line: passed } = filled("PASS", "", "", "50");
  expect(differences([passed])).toMatchObject([{ read: "50", likely: ["0"] }]);
});

test("a line is quoted with its pairs or its players", () => {
  expect(quoted(filled("4S", "N", "10", "").line)).toBe("board 1, 1 v 2: 4SN=");
  expect(quoted({ ...line(), ns: "", ew: "", players: ["1", "2", "3", "4"], score: -50 })).toBe(
    "board 1, 1 2 3 4: -50",
  );
});
