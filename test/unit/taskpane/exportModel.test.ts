import { makeKept } from "../../../src/results/keptImport";
import { outgoingOf } from "../../../src/taskpane/exportModel";
import { exportStrings, noteSentence } from "../../../src/taskpane/exportStrings";
import { FORM_NAMES, notesOf } from "../../../src/files/out";
import type { PlacedCells } from "../../../src/excel";
import type { SessionCells } from "../../../src/taskpane/sessionCells";

const placed = (cells: unknown[][], table: string): PlacedCells => ({
  ...{ place: { table }, sheet: table, row: 0, column: 0, cells },
});

const night = (results: unknown[][], settings: unknown[][] = []): SessionCells => ({
  results: placed(results, "Results"),
  settings: placed([["Setting", "Value", "Help"], ...settings], "Settings"),
  names: placed(
    [
      ["Pair", "Name 1", "Name 2"],
      [1, "Ann", "=Bob"],
    ],
    "Names",
  ),
});

const RESULTS = [
  ["Board", "NS", "EW", "Contract", "X", "By", "Result"],
  [1, 1, 2, "4S", "", "N", "="],
  [1, 3, 4, "", "", "", ""],
];

test("a session of the workbook with its settings, names and hands", () => {
  const suit = "AKQJT98765432";
  const deals = [{ board: 1, hands: { N: `${suit}...`, E: `.${suit}..`, S: `..${suit}.`, W: `...${suit}` } }];
  const kept = makeKept({ lines: [], unread: [], contestants: [], deals });
  // Excel makes a number of a date that is typed.
  const out = outgoingOf(
    night(RESULTS, [
      ["Event", "Tuesday"],
      ["Date", 46356],
      ["Matchpoint scale", 1],
    ]),
    kept,
  );
  expect(out).toMatchObject({
    event: { name: "Tuesday", date: "2026-11-30" },
    contestants: [{ id: "1", names: ["Ann", "=Bob"] }],
    deals,
    session: { settings: { "Matchpoint scale": 1 } },
  });
  expect(typeof out === "object" && out.session.lines.map(({ line }) => line.status)).toEqual(["played", "expected"]);
});

test("slips are teams without lines; what is no results says why", () => {
  const slips = [
    ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards"],
    [1, 1, 2, 30, 20, 24],
  ];
  expect(outgoingOf(night(slips, [["Scoring", "Teams"]]))).toMatchObject({ teams: { source: "slips" } });
  expect(outgoingOf(night([["a", "b"]]))).toEqual(expect.stringContaining("heading"));
});

test("every form has a name, and every note a sentence", () => {
  const out = outgoingOf(night(RESULTS));
  if (typeof out === "string") throw new Error(out);
  for (const form of FORM_NAMES) {
    expect(exportStrings.forms[form]).not.toBe("");
    for (const note of notesOf(form, out)) expect(noteSentence(note)).toMatch(/^[A-Z].*\.$/);
  }
});
