/** The names range, and what of it is told. */
import { readNames } from "../../../src/results/readNames";

const told = (...cells: unknown[][]): string[] =>
  readNames(cells).problems.map(({ at, kind, read }) => `${at} ${kind} ${read}`);

test("all that may stand beside a pair", () => {
  const heading = ["Pair", "Section", "Direction", "Name 1", "Name 2", "No. 1", "No. 2", "Stratum", "Handicap", "Carry-over", "Penalty"]; // prettier-ignore
  expect(readNames([heading, ["7", "a", "N-S", "Ann", " Bob ", 12, "013", "B", "2,5", 3, "1"]])).toEqual({
    contestants: [
      {
        id: "7",
        section: "A",
        direction: "NS",
        names: ["Ann", "Bob"],
        numbers: ["12", "013"],
        stratum: "B",
        handicap: 2.5,
        carryOver: 3,
        penalty: 1,
      },
    ],
    problems: [],
    named: true,
  });
});

test("blank cells, however they arrive, are nothing", () => {
  for (const blank of ["", null, 0]) {
    expect(readNames([[blank, blank], [blank, blank]])).toEqual({ contestants: [], problems: [], named: false }); // prettier-ignore
    const [pair] = readNames([["Pair", "Section", "Name 1", "Stratum"], [7, blank, blank, blank]]).contestants; // prettier-ignore
    expect(pair).toEqual({ id: "7", section: "", names: [] });
  }
  expect(readNames([])).toEqual({ contestants: [], problems: [], named: false });
});

test("cells without a heading Pair are told what is needed", () => {
  expect(told([7, "Ann"], [8, "Bob"])).toEqual(["row 1 noNamesHeader 7, Ann"]);
});

test("a row without its pair is passed over where it is blank, and named where it is not", () => {
  const heading = ["Pair", "Name 1", "Name 2", "Penalty"];
  expect(told(heading, ["", "", "", ""], [0, "Ann", "Bob", 0], [null, "", "", 5])).toEqual([
    "row 3 noPairNumber Ann & Bob",
    "row 4 noPairNumber Penalty 5",
  ]);
});

test("a direction that is none, and figures that are none", () => {
  expect(told(["Pair", "Direction", "Handicap"], [7, "up", "half"])).toEqual([
    "row 2 notASide up",
    "row 2 notANumber half",
  ]);
});
