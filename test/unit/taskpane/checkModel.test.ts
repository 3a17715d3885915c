import type { PlacedCells } from "../../../src/excel";
import { makeSpecial } from "../../../src/notation/entry";
import { checkup, inSheetRows, type Checkup, type ShownFinding } from "../../../src/taskpane/checkModel";
import { checkStrings } from "../../../src/taskpane/checkStrings";
import type { SessionCells } from "../../../src/taskpane/sessionCells";

const HEADINGS = ["Board", "NS", "EW", "Contract", "By", "Result"];

/** Eight boards of four tables: pairs 1 to 4 sit N-S, 11 to 14 E-W, two boards a round. */
function night(): unknown[][] {
  const lines = Array.from({ length: 32 }, (_, i) => {
    const [board, pair] = [Math.floor(i / 4) + 1, (i % 4) + 1];
    const opponent = 11 + ((pair + Math.floor((board - 1) / 2)) % 4);
    return [board, pair, opponent, "3NT", "N", ["=", "+1", "-1"][(board + pair) % 3]];
  });
  return [HEADINGS, ...lines];
}

const placed = (table: string, cells: unknown[][], row = 0, column = 0): PlacedCells => ({
  place: { table },
  sheet: table,
  row,
  column,
  cells,
});

const SETTINGS = [
  ["Setting", "Value", "Help"],
  ["Numbers", "One list", ""],
  ["Language", "en", ""],
];

const session = (cells: unknown[][], row = 0, column = 0): SessionCells => ({
  results: placed("Results", cells, row, column),
  settings: placed("Settings", SETTINGS),
  names: placed("Names", [["Pair", "Name 1"]]),
});

function read(cells: SessionCells): Checkup {
  const found = checkup(cells);
  if (typeof found === "string") throw new Error(found);
  return found;
}

const findings = (found: Checkup): ShownFinding[] => found.groups.flatMap((group) => group.findings);

/** The night with one cell changed; row and column counted from 0. */
function withCell(row: number, column: number, value: unknown): unknown[][] {
  const cells = night();
  cells[row][column] = value;
  return cells;
}

test("a sound session is final, and nothing is to be looked at", () => {
  expect(read(session(night()))).toEqual({ status: "Final: 32 of 32", isFinal: true, results: 32, groups: [] });
});

test("wrong comes first, then odd, then what is still to come", () => {
  const cells = night();
  cells[2][5] = "";
  cells[5][3] = "9S";
  cells[10][1] = 9;
  const names = placed("Names", [["Pair", "Name 1"], ...[1, 2, 3, 4, 11, 12, 13, 14].map((pair) => [pair, "Ann"])]);
  const { status, isFinal, groups } = read({ ...session(cells), names });
  expect(status).toBe("PROVISIONAL: 2 of 32 missing: board 1, 2");
  expect(isFinal).toBe(false);
  expect(groups.map(({ severity }) => severity)).toEqual(["wrong", "odd", "missing"]);
});

describe("how many: findings, but of what is still to come results", () => {
  const said = (cells: unknown[][]): string[] =>
    read(session(cells)).groups.map(({ severity, findings: { length }, count }) => {
      const { heading, count: summed, counted } = checkStrings.groups[severity];
      return `${length}: ${summed(count)}, ${checkStrings.headed(heading, counted(count))}`;
    });
  const blank = (cells: unknown[][], rows: readonly number[]): unknown[][] =>
    cells.map((row, i) => (rows.includes(i) ? [...row.slice(0, 3), "", "", ""] : row));

  test("boards of several results each, with one that is wrong: together they are what the status counts", () => {
    const cells = blank(withCell(20, 3, "9S"), [1, 2, 3, 5, 6, 32]);
    expect(read(session(cells)).status).toMatch(/^PROVISIONAL: 7 of 32 missing/);
    expect(said(cells)).toEqual(["1: 1 wrong, Wrong (1)", "3: 6 results still to come, Still to come (6 results)"]);
  });

  test("one, which waits for the director", () => {
    const cells = night();
    cells[4].splice(3, 3, makeSpecial({ kind: "pending" }), "", "");
    expect(said(cells)).toEqual(["1: 1 result still to come, Still to come (1 result)"]);
  });

  test("nothing entered is one finding about all", () => {
    const all = Array.from({ length: 32 }, (_, i) => i + 1);
    expect(said(blank(night(), all))).toContain("1: 32 results still to come, Still to come (32 results)");
  });

  test("no row at all", () => {
    expect(said([HEADINGS])).toEqual(["1: no results yet, Still to come (no results yet)"]);
  });
});

test("a finding has its cell, by the column that it is about, and its sentence", () => {
  const [finding] = findings(read(session(withCell(5, 3, "9S"))));
  expect(finding).toMatchObject({ range: "results", row: 5, column: 3, address: "D6" });
  expect(finding.sentence).toMatch(/^"9S" is not a contract/);
});

test("in a table further down, cells and rows are those of the sheet", () => {
  const cells = night();
  cells[20] = [...cells[19]];
  const [finding] = findings(read(session(cells, 3, 2)));
  expect(finding).toMatchObject({ row: 20, address: "C24" });
  expect(finding.sentence).toContain("row 23");
  expect(inSheetRows("Row 2, Board: 7, as row 12", 3)).toBe("Row 5, Board: 7, as row 15");
});

test("a correction says what it does and to which cells; numbers of rows and columns count from 0", () => {
  const [finding] = findings(read(session(withCell(9, 5, 46026))));
  expect(finding.fixes).toEqual([]);
  const dated = night();
  dated[9].splice(3, 3, "4S", "N", 46026);
  const [second] = findings(read(session(dated))).filter(({ row }) => row === 9);
  expect(second.fixes).toEqual([
    { label: "Result: -1", range: "results", changes: [{ row: 9, column: 5, text: "-1" }] },
  ]);
});

/** Both directions numbered from 1. */
function ownNumbers(): unknown[][] {
  return night().map(([board, ns, ew, ...result], i) => (i ? [board, ns, Number(ew) - 10, ...result] : HEADINGS));
}

test("a setting is written into its row of the settings", () => {
  const [{ fixes }] = findings(read(session(ownNumbers())));
  expect(fixes).toEqual([
    {
      label: "Setting Numbers: Each direction its own",
      range: "settings",
      changes: [{ row: 1, column: 1, text: "Each direction its own" }],
    },
  ]);
});

test("without a row for it there is no button, without a table it is assumed", () => {
  const cells = session(ownNumbers());
  const [{ fixes }] = findings(read({ ...cells, settings: placed("Settings", [SETTINGS[0], SETTINGS[2]]) }));
  expect(fixes).toEqual([]);
  const { results } = cells;
  const [selected] = findings(read({ results }));
  expect(selected.fixes[0]).toMatchObject({
    changes: [],
    assumed: { name: "Numbers", value: "Each direction its own" },
  });
  expect(checkup({ results }, { Numbers: "Each direction its own" })).toMatchObject({ groups: [] });
});

test("settings and names that are not understood have their cells on their own sheets", () => {
  const cells = {
    ...session(night()),
    settings: placed("Settings", [...SETTINGS, ["Scoring", "Matchpoint"], ["Wether", "fine"]], 2),
    names: placed("Names", [
      ["Pair", "Name 1", "Penalty"],
      [1, "Ann", "ten"],
    ]),
  };
  expect(findings(read(cells)).map(({ range, address }) => [range, address])).toEqual([
    ["settings", "Settings!B6"],
    ["settings", "Settings!A7"],
    ["names", "Names!C2"],
  ]);
});

test("results without headings are said to have none", () => {
  expect(checkup(session(night().slice(1)))).toMatch(/^No header row found/);
});

describe("teams", () => {
  const settings = placed("Settings", [["Scoring", "Teams"]]);

  test("board by board, how far they are is told in matches", () => {
    const cells = [
      ["Round", "Board", "NS", "EW", "Contract", "By", "Result"],
      [1, 1, 1, 2, "4S", "N", "="],
      [1, 1, 2, 1, "4S", "N", "-1"],
    ];
    expect(read({ results: placed("Results", cells), settings }).status).toBe("Final: 1 of 1 matches");
  });

  test("slips are read, and what is odd in them has its cell", () => {
    const cells = [
      ["Round", "Team", "Opponent", "IMPs", "Opp IMPs", "Boards"],
      [1, 1, 2, 30, 21, 24],
      [1, 3, 4, "many", 2, 24],
    ];
    const found = read({ results: placed("Results", cells), settings });
    expect(found.status).toMatch(/^PROVISIONAL: 1 of 2 matches missing/);
    expect(findings(found)[0]).toMatchObject({ address: "D3", sentence: expect.stringContaining('"many"') });
  });
});
