import { boardIn, takenApart } from "../../../src/files/salliere";

const NAMES = ["Board", "NS score", "EW score", "NS MPs", "EW MPs"];
const adjusted = (...cells: string[]): string[] => takenApart(["1", ...cells], NAMES).slice(1);

test("a board with its section and vulnerability; what is none stays as it is", () => {
  expect(boardIn("A:7;vul=ns")).toEqual({ section: "A", board: 7, vulnerable: "NS" });
  expect(boardIn("what")).toEqual({ section: "", board: 0 });
  expect(takenApart(["what", "50"], ["Board", "NS score"])).toEqual(["what", "50", "", "", ""]);
  expect(takenApart(["50"], ["NS score"])).toEqual(["50", "", "", ""]);
});

test.each([
  ["a score of N-S", ["!50", "", "", ""], "+50"],
  ["a score of E-W", ["", "!50", "", ""], "-50"],
  ["nothing for either side", ["!0", "", "", ""], "+0"],
  ["a score that is left out", ["!", "", "", ""], "+0"],
  ["matchpoints", ["", "", "!2", "!1"], "2/1 MP"],
  ["matchpoints of N-S alone", ["", "", "!2", ""], "2/0 MP"],
  ["matchpoints of E-W alone", ["", "", "", "!2"], "0/2 MP"],
  ["averages", ["av+", "av-", "", ""], "av+/av-"],
  ["an average of N-S alone", ["av=", "", "", ""], "av/av"],
  ["an average of E-W alone", ["", "av-", "", ""], "av/av-"],
])("%s", (_, cells, adjust) => {
  expect(adjusted(...cells).at(-1)).toBe(adjust);
  expect(adjusted(...cells).slice(0, 4)).toEqual(["", "", "", ""]);
});

test("one column alone may hold what was assigned", () => {
  expect(takenApart(["1", "!50"], ["Board", "NS score"])).toEqual(["1", "", "", "", "+50"]);
});
