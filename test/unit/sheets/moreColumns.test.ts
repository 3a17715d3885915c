import { readPaste } from "../../../src/files";
import { isProblem, readGrid } from "../../../src/results/readGrid";
import { ENTRIES, nightPlans, OPTIONAL_COLUMNS, travellerPlan } from "../../../src/sheets";
import { lateChange } from "../../../src/sheets/lateChanges";
import { mergeSession } from "../../../src/sheets/mergeSession";
import { missingColumns } from "../../../src/sheets/moreColumns";
import { edited, written } from "./mergeTables";
import { OPTIONS, plan, tableCells } from "./plans";

const WANTED = ["Adjust", "TD note"] as const;
const NIGHT = ["Board,NS,EW,Contract,By,Result,Lead", "1,1,2,4S,N,=,HK", "1,3,4,,,,", "2,1,4,3NT,E,+1,"];

const headings = (cells: readonly (readonly unknown[])[]): unknown[] => [...cells[0]];

describe("wanted in a new session", () => {
  test.each(ENTRIES)("they stand at the end with their formats, nothing in them (%s)", (entry) => {
    const results = plan(
      "Results",
      nightPlans({ boards: 2, results: 2, winners: 1 }, { ...OPTIONS, entry, columns: WANTED }),
    );
    const [heading, ...rows] = tableCells(results);
    expect(heading.slice(-2)).toEqual(WANTED);
    expect(rows.map((row) => row.slice(-2))).toEqual(rows.map(() => ["", ""]));
    const formats = results.columns.slice(heading.length - 2, heading.length);
    expect(formats).toMatchObject([
      { width: 24, numberFormat: "@", align: "left" },
      { width: 30, numberFormat: "@", align: "left" },
    ]);
    expect(results.blocks[1].column).toBe(heading.length + 1);
  });

  test("in the traveller of one board", () => {
    const one = travellerPlan({
      board: 7,
      results: 2,
      entry: "Columns",
      table: "Board_7",
      prefix: "",
      columns: WANTED,
    });
    expect(headings(tableCells(one)).slice(-2)).toEqual(WANTED);
  });

  test("all of them, in one order, and none is missing then", () => {
    const all = { ...OPTIONS, columns: [...OPTIONAL_COLUMNS].reverse() };
    const cells = tableCells(plan("Results", nightPlans({ boards: 1, results: 1, winners: 1 }, all)));
    expect(headings(cells).slice(-5)).toEqual(OPTIONAL_COLUMNS);
    expect(missingColumns(cells, {})).toEqual([]);
  });
});

describe("missing in one that is there", () => {
  const missing = (cells: readonly (readonly unknown[])[]) =>
    missingColumns(cells, {})?.map(({ heading, column }) => [heading, column]);

  test("each before what is written behind it, else last, behind the scorer's own", () => {
    expect(
      missing([
        ["Board", "NS", "EW", "Result", "Adjust", "Mine"],
        [1, 1, 2, "4SN=", "", ""],
      ]),
    ).toEqual([
      ["Lead", 4],
      ["Paper score", 4],
      ["Field", 4],
      ["TD note", 6],
    ]);
  });

  test("under a heading of another language it is there", () => {
    const german = [
      ["Brett", "NS", "OW", "Kontrakt", "Ergebnis", "Korrektur", "TL-Notiz"],
      [1, 1, 2, "4PN", "=", "", ""],
    ];
    expect(missing(german)?.map(([heading]) => heading)).toEqual(["Lead", "Paper score", "Field"]);
  });

  test("its heading is written in the language of the others, and the table is read as before", () => {
    const german = [
      ["Brett", "NS", "OW", "Kontrakt", "Von", "Ergebnis"],
      [1, 1, 2, "4P", "N", "="],
    ];
    const all = missingColumns(german, { Language: "de" }) ?? [];
    const cells = [
      [...german[0], ...all.map(({ title }) => title)],
      [...german[1], "HK", 420, "A", "A6040", "Revoke"],
    ];
    expect(all.map(({ title }) => title)).toContain("Korrektur");
    const grid = readGrid(cells, { Language: "de" });
    expect(isProblem(grid) ? grid : grid.rows[0].line).toMatchObject({
      ...{ lead: "♥K", paper: 420, field: "A", note: "Revoke", status: "awarded", ns: "1", ew: "2", declarer: "N" },
    });
  });

  test("no results, or slips of matches: there is nothing to add", () => {
    expect(
      missing([
        ["Pair", "Names"],
        [1, "Ann"],
      ]),
    ).toBeUndefined();
    expect(
      missing([
        ["Round", "Team", "Opponent", "IMPs", "Opp IMPs"],
        [1, 1, 2, 30, 20],
      ]),
    ).toBeUndefined();
  });
});

describe("what comes later leaves them as they are", () => {
  /** Adjust and TD note behind the last column, filled in the first row. */
  function tables() {
    const all = written(readPaste(NIGHT.join("\n")));
    const more = [WANTED, ["A6040", "Revoke"]] as const;
    return { ...all, results: all.results.map((row, i) => [...row, ...(more[i] ?? ["", ""])]) };
  }

  test("a second import", () => {
    const before = tables();
    const later = [NIGHT[0], "1,1,2,4S,N,=,HK", "1,3,4,4S,N,-1,", "2,1,4,3NT,E,+1,SA", "3,1,3,1NT,N,=,"];
    const merge = mergeSession(readPaste(later.join("\n")), before);
    const after = edited(before.results, merge?.edit(new Set()).results ?? { cells: [], rows: [] });
    expect(headings(after)).toEqual(headings(before.results));
    expect(after.map((row) => row.slice(-2))).toEqual([[...WANTED], ["A6040", "Revoke"], ["", ""], ["", ""], ["", ""]]);
    expect(after[2].slice(3, 7)).toEqual(["4S", "", "N", "-1"]);
  });

  test("a file that brings notes of its own: a blank is filled, the scorer's words stay", () => {
    const before = tables();
    const later = [`${NIGHT[0]},TD note`, "1,1,2,4S,N,=,HK,Hesitation", "1,3,4,,,,,", "2,1,4,3NT,E,+1,,Slow play"];
    const merge = mergeSession(readPaste(later.join("\n")), before);
    const after = edited(before.results, merge?.edit(new Set()).results ?? { cells: [], rows: [] });
    expect(after.map((row) => row.at(-1))).toEqual(["TD note", "Revoke", "", "Slow play"]);
  });

  test("a pair that goes home, and a swap", () => {
    const before = tables();
    const late = { results: before.results, settings: before.settings as unknown[][], names: before.names };
    for (const change of [
      { kind: "replaced", pair: "3", by: "9", names: [], fromRound: 1 },
      { kind: "swap", pair: "1", other: "3", fromRound: 1, entered: true },
    ] as const) {
      const edit = lateChange(change, late as never);
      if ("ok" in edit) throw new Error(edit.kind);
      const after = edited(before.results, edit.results);
      expect(after.map((row) => row.slice(-2))).toEqual(before.results.map((row) => row.slice(-2)));
      expect(after).not.toEqual(before.results);
    }
  });
});
