import fc from "fast-check";
import type { MergedLine } from "../../../src/results/merge";
import { isToChoose } from "../../../src/results/merge";
import type { Contestant } from "../../../src/results/types";
import { ENTRIES } from "../../../src/sheets/entry";
import { nameFormula } from "../../../src/sheets/members";
import { mergeSession, type SessionMerge, type SessionTables } from "../../../src/sheets/mergeSession";
import { edited, session, written, type Rows } from "./mergeTables";

const HEADINGS = "Board,NS,EW,Contract,By,Result";
const NIGHT = ["1,1,2,4S,N,=", "1,3,4,3NT,E,+1", "1,5,6,PASS,,", "2,1,4,2H,S,-1", "2,3,6,2HX,S,-1", "2,5,2,3D,W,"];

const night = (lines: readonly string[] = NIGHT, headings = HEADINGS) => session(headings, ...lines);
const NONE: ReadonlySet<MergedLine> = new Set();

function merged(lines: readonly string[], tables: SessionTables): SessionMerge {
  const merge = mergeSession(night(lines), tables);
  if (!merge) throw new Error("Another night.");
  return merge;
}

const changed = (index: number, line: string): string[] => NIGHT.map((old, i) => (i === index ? line : old));
const choices = (merge: SessionMerge): MergedLine[] => merge.results.lines.filter(isToChoose);

/** With a column of the scorer's own behind. */
function withColumn(tables: ReturnType<typeof written>, heading: string, cells: readonly string[]): void {
  tables.results = tables.results.map((row, i) => [...row, i === 0 ? heading : (cells[i - 1] ?? "")]);
}

describe("the same file again", () => {
  test.each(ENTRIES)("changes nothing (%s)", (entry) => {
    const merge = merged(NIGHT, written(night(), entry));
    expect(merge.counts).toEqual({ new: 0, changed: 0, edited: 0, both: 0, kept: 0 });
    expect(merge.edit(NONE)).toEqual({ results: { cells: [], rows: [] }, names: { cells: [], rows: [] } });
  });

  test("changes nothing where it is not known what the last import said", () => {
    const merge = merged(NIGHT, { ...written(night()), kept: undefined });
    expect(merge.isRemembered).toBe(false);
    expect(merge.edit(NONE).results).toEqual({ cells: [], rows: [] });
  });

  test("changes nothing once it was merged", () => {
    const later = [...changed(1, "1,3,4,3NT,E,-1"), "3,1,6,1NT,N,="];
    const tables = written(night());
    const after = {
      ...written(night(later)),
      results: edited(tables.results, merged(later, tables).edit(NONE).results),
    };
    expect(merged(later, after).edit(NONE).results).toEqual({ cells: [], rows: [] });
  });
});

describe("what came since", () => {
  test("a result that was still to come is new, and so is a line", () => {
    const tables = written(night(changed(5, "2,5,2,,,")));
    const merge = merged([...changed(5, "2,5,2,3D,W,+1"), "3,1,6,1NT,N,="], tables);
    expect(merge.counts).toMatchObject({ new: 2, changed: 0, edited: 0 });
    expect(edited(tables.results, merge.edit(NONE).results).slice(5)).toEqual([
      [2, 3, 6, "2H", "X", "S", "-1"],
      [2, 5, 2, "3D", "", "W", "+1"],
      [3, 1, 6, "1NT", "", "N", "="],
    ]);
  });

  test("a line comes behind the last of its board, in a table sorted otherwise at the end", () => {
    const tables = written(night());
    const more = [...NIGHT, "1,7,8,1NT,N,="];
    const boards = (cells: Rows): unknown[] => cells.slice(1).map(([board]) => board);
    expect(boards(edited(tables.results, merged(more, tables).edit(NONE).results))).toEqual([1, 1, 1, 1, 2, 2, 2]);
    tables.results = [tables.results[0], ...tables.results.slice(1).reverse()];
    expect(boards(edited(tables.results, merged(more, tables).edit(NONE).results))).toEqual([2, 2, 2, 1, 1, 1, 1]);
  });

  test("in a table sorted by round it comes behind the last of its round", () => {
    const headings = "Board,Round,Table,NS,EW,Contract,By,Result";
    const lines = ["2,1,1,1,2,4S,N,=", "1,1,2,3,4,4S,N,-1", "1,2,1,5,6,4S,N,="];
    const tables = written(session(headings, ...lines));
    tables.results = [tables.results[0], tables.results[3], tables.results[1], tables.results[2]];
    const merge = mergeSession(session(headings, ...lines, "4,1,3,7,8,4S,N,="), tables);
    const after = edited(tables.results, merge?.edit(NONE).results ?? { cells: [], rows: [] });
    expect(after.slice(1).map(([board, round]) => [board, round])).toEqual([
      [2, 1],
      [1, 1],
      [4, 1],
      [1, 2],
    ]);
  });

  test("a change in the file is taken, in no other cell than its own", () => {
    const merge = merged(changed(0, "1,1,2,4S,N,-1"), written(night()));
    expect(merge.counts).toMatchObject({ new: 0, changed: 1, edited: 0, both: 0 });
    expect(merge.edit(NONE).results.rows).toEqual([]);
    expect(merge.edit(NONE).results.cells).toEqual([{ row: 1, column: 3, cells: ["4S", "", "N", "-1"] }]);
  });

  test("a corrected pair is the same line", () => {
    const merge = merged(changed(0, "1,1,8,4S,N,="), written(night()));
    expect(merge.counts).toMatchObject({ new: 0, changed: 1, kept: 0 });
  });

  test("a line that is gone from the file stays, and is said", () => {
    const merge = merged(NIGHT.slice(0, 5), written(night()));
    expect(merge.counts).toEqual({ new: 0, changed: 0, edited: 0, both: 0, kept: 1 });
    expect(merge.edit(NONE).results).toEqual({ cells: [], rows: [] });
  });

  test("a board's blank rows are filled before rows are added", () => {
    const tables = written(night());
    tables.results = [...tables.results, [3, "", "", "", "", "", ""]];
    const merge = merged([...NIGHT, "3,1,6,1NT,N,=", "3,5,4,1NT,N,="], tables);
    expect(merge.counts).toMatchObject({ new: 2 });
    expect(edited(tables.results, merge.edit(NONE).results).slice(7)).toEqual([
      [3, 1, 6, "1NT", "", "N", "="],
      [3, 5, 4, "1NT", "", "N", "="],
    ]);
  });
});

describe("what the scorer did", () => {
  test("an edited result stays, and the file's can be chosen", () => {
    const tables = written(night());
    tables.results[1][6] = "+1";
    const merge = merged(NIGHT, tables);
    expect(merge.counts).toMatchObject({ changed: 0, edited: 1, both: 0 });
    expect(merge.edit(NONE).results.cells).toEqual([]);
    const [line] = choices(merge);
    expect(line).toMatchObject({ parts: [{ part: "result", kind: "edited", sheet: "4S N +1", file: "4S N =" }] });
    expect(edited(tables.results, merge.edit(new Set([line])).results)[1]).toEqual([1, 1, 2, "4S", "", "N", "="]);
  });

  test("the same result written otherwise is no edit", () => {
    const tables = written(night());
    tables.results[1] = [1, 1, 2, "4♠", "", "N", "10"];
    tables.results[5] = [2, 3, 6, "2HXS-1", "", "", ""];
    expect(merged(NIGHT, tables).counts).toEqual({ new: 0, changed: 0, edited: 0, both: 0, kept: 0 });
  });

  test("what both changed is asked about, and stays until then", () => {
    const tables = written(night());
    tables.results[1][6] = "+1";
    const merge = merged(changed(0, "1,1,2,4S,N,-1"), tables);
    expect(merge.counts).toMatchObject({ changed: 0, edited: 0, both: 1 });
    expect(merge.edit(NONE).results.cells).toEqual([]);
  });

  test("both changed it to the same: nothing to ask", () => {
    const tables = written(night());
    tables.results[1][6] = "-1";
    expect(merged(changed(0, "1,1,2,4S,N,-1"), tables).counts).toMatchObject({ changed: 0, edited: 0, both: 0 });
  });

  test("an adjustment, a field, a paper score and a note stay beside a change of the file", () => {
    const tables = written(night());
    for (const [heading, cell] of [
      ["Adjust", "A6040"],
      ["Field", "2"],
      ["Paper score", "-100"],
      ["TD note", "revoke"],
    ]) {
      withColumn(tables, heading, [cell]);
    }
    const merge = merged(changed(0, "1,1,2,4S,N,-1"), tables);
    expect(merge.counts).toMatchObject({ changed: 1, edited: 1, both: 0 });
    expect(edited(tables.results, merge.edit(NONE).results)[1]).toEqual([
      ...[1, 1, 2, "4S", "", "N", "-1"],
      ...["A6040", "2", "-100", "revoke"],
    ]);
  });

  test("an adjusted score typed over the result is an edit, and stays", () => {
    const tables = written(night());
    withColumn(tables, "Adjust", []);
    tables.results[1] = [1, 1, 2, "A6040", "", "", "", ""];
    const merge = merged(changed(0, "1,1,2,4S,N,-1"), tables);
    expect(merge.counts).toMatchObject({ changed: 0, both: 1 });
    expect(merge.edit(NONE).results.cells).toEqual([]);
  });

  test("a row that was taken out comes back only where that is chosen", () => {
    const tables = written(night());
    tables.results.splice(2, 1);
    const merge = merged(NIGHT, tables);
    expect(merge.counts).toMatchObject({ new: 0, edited: 1 });
    expect(merge.edit(NONE).results.rows).toEqual([]);
    const back = edited(tables.results, merge.edit(new Set(choices(merge))).results);
    expect(back.map((row) => row.slice(0, 4))).toContainEqual([1, 3, 4, "3NT"]);
  });

  test("a row of the scorer's own stays", () => {
    const tables = written(night());
    tables.results.push([9, 7, 8, "1NT", "", "N", "="]);
    const merge = merged(NIGHT, tables);
    expect(merge.counts).toMatchObject({ edited: 0, kept: 1 });
    expect(merge.edit(NONE).results).toEqual({ cells: [], rows: [] });
  });

  test("without knowing the last import every difference is asked about, and blanks are filled", () => {
    const tables = { ...written(night()), kept: undefined };
    tables.results[1][6] = "+1";
    const merge = merged(changed(5, "2,5,2,3D,W,+1"), tables);
    expect(merge.counts).toMatchObject({ new: 0, changed: 0, both: 2 });
    tables.results[6] = [2, 5, 2, "", "", "", ""];
    expect(merged(changed(5, "2,5,2,3D,W,+1"), tables).counts).toMatchObject({ new: 1, both: 1 });
  });
});

describe("tables laid out otherwise", () => {
  test("in one cell", () => {
    const tables = written(night(), "One cell");
    const merge = merged(changed(0, "1,1,2,4SX,N,-1"), tables);
    expect(merge.edit(NONE).results.cells).toEqual([{ row: 1, column: 3, cells: ["4SXN-1"] }]);
  });

  test("scores", () => {
    const headings = "Board,NS,EW,Score";
    const tables = written(session(headings, "1,1,2,420", "1,3,4,-50", "1,5,6,430"), "Scores");
    const merge = mergeSession(session(headings, "1,1,2,420", "1,3,4,-100", "1,5,6,430"), tables);
    expect(merge?.edit(NONE).results.cells).toEqual([{ row: 2, column: 3, cells: ["-100"] }]);
  });

  test("columns in another order", () => {
    const tables = written(night());
    const turn = (row: unknown[]): unknown[] => [...row].reverse();
    tables.results = tables.results.map(turn);
    const merge = merged(changed(0, "1,1,2,4S,N,-1"), tables);
    expect(edited(tables.results, merge.edit(NONE).results)[1]).toEqual(turn([1, 1, 2, "4S", "", "N", "-1"]));
  });

  test("an award without a column for it stands as the result; a lead without one is told", () => {
    const tables = written(night());
    const later = session(`${HEADINGS},Lead,Adjust`, ...changed(0, "1,1,2,4S,N,=,HK,A6040").map((line) => `${line},,`));
    const merge = mergeSession(later, tables);
    expect(merge?.results.missing).toEqual(["Lead"]);
    expect(merge?.edit(NONE).results.cells).toEqual([{ row: 1, column: 3, cells: ["60-40", "", "", ""] }]);
  });

  test("rounds and tables tell lines whose pairs both changed", () => {
    const headings = "Board,Round,Table,NS,EW,Contract,By,Result";
    const lines = ["1,1,1,1,2,4S,N,=", "1,1,2,3,4,4S,N,-1", "1,2,1,5,6,4S,N,="];
    const tables = written(session(headings, ...lines));
    const merge = mergeSession(session(headings, "1,1,1,7,8,4S,N,=", ...lines.slice(1)), tables);
    expect(merge?.counts).toMatchObject({ new: 0, changed: 1, kept: 0 });
  });

  test("a file with two sections goes into a table with sections, and a new line behind its board's", () => {
    const inSections = (lines: readonly string[]) =>
      session(`Section,${HEADINGS}`, ...lines.map((line, i) => `${i % 2 ? "A" : "B"},${line}`));
    const tables = written(inSections(NIGHT));
    const merge = mergeSession(inSections([...NIGHT, "1,7,8,1NT,N,="]), tables);
    expect(merge?.counts).toMatchObject({ new: 1, changed: 0, kept: 0 });
    const after = edited(tables.results, merge?.edit(NONE).results ?? { cells: [], rows: [] });
    expect(
      after
        .slice(1)
        .map(([board, section]) => `${String(board)}${String(section)}`)
        .join(" "),
    ).toBe("1B 1A 1B 1B 2A 2B 2A");
  });

  test("a line whose board is not understood comes last in a table sorted by board, as it is written", () => {
    const tables = written(night());
    const merge = merged([...NIGHT, "x,7,8,1NT,N,=", "1,7,8,1NT,N,="], tables);
    const after = edited(tables.results, merge.edit(NONE).results);
    expect(after.slice(1).map(([board]) => board)).toEqual([1, 1, 1, 1, 2, 2, 2, "x"]);
  });

  test("blanks that Excel hands over as 0 are blank: a lead, a double, a field", () => {
    const lines = NIGHT.map((line) => `${line},,`);
    const leads = (last: string) => session(`${HEADINGS},Lead,Field`, ...lines.slice(0, -1), `2,5,2,3D,W,=,${last}`);
    const tables = written(leads("HK,1"));
    tables.results = tables.results.map((row) => row.map((cell) => (cell === "" || cell === "HK" ? 0 : cell)));
    const merge = mergeSession(leads("HK,1"), { ...tables, kept: undefined });
    expect(merge?.counts).toMatchObject({ edited: 0, both: 0 });
    expect(merge?.edit(NONE).results).toEqual({ cells: [{ row: 6, column: 7, cells: ["HK"] }], rows: [] });
  });

  test("a line without a round comes last in a table sorted by round, by its board", () => {
    const headings = "Board,Round,Table,NS,EW,Contract,By,Result";
    const lines = ["2,1,1,1,2,4S,N,=", "1,2,2,3,4,4S,N,-1"];
    const tables = written(session(headings, ...lines));
    tables.results = [tables.results[0], tables.results[2], tables.results[1]];
    const merge = mergeSession(
      session(headings, ...lines, "x,,,5,6,1NT,N,=", "9,,,5,6,1NT,N,=", "8,,,5,6,1NT,N,="),
      tables,
    );
    const after = edited(tables.results, merge?.edit(NONE).results ?? { cells: [], rows: [] });
    expect(after.slice(1).map(([board]) => board)).toEqual([2, 1, "x", 8, 9]);
  });

  test("a blank row in the table is passed over, and stays where it is", () => {
    const tables = written(night());
    tables.results.splice(2, 0, [0, 0, 0, "", "", "", ""]);
    const merge = merged(changed(1, "1,3,4,3NT,E,-1"), tables);
    expect(merge.counts).toMatchObject({ new: 0, changed: 1, kept: 0 });
    expect(merge.edit(NONE).results).toEqual({
      cells: [{ row: 3, column: 3, cells: ["3NT", "", "E", "-1"] }],
      rows: [],
    });
  });

  test("a table that has lost its heading, or has no place for a result, is not merged into", () => {
    const tables = written(night());
    expect(mergeSession(night(), { ...tables, results: tables.results.slice(1) })).toBeUndefined();
    const points = [["Board", "NS", "EW", "EW score"], ...tables.results.slice(1).map((row) => row.slice(0, 4))];
    expect(mergeSession(night(), { ...tables, results: points })).toBeUndefined();
  });

  test("a file with two sections does not go into a table without sections", () => {
    const lines = NIGHT.map((line, i) => `${i % 2 ? "A" : "B"},${line}`);
    expect(mergeSession(session(`Section,${HEADINGS}`, ...lines), written(night()))).toBeUndefined();
  });
});

describe("which night", () => {
  const other = NIGHT.map((line) => line.replace(/[^,]*,[^,]*,[^,]*$/, "1NT,W,-3"));

  test("other boards or pairs are another night, and so are other results on the same ones", () => {
    expect(mergeSession(night(["21,1,2,4S,N,=", "22,3,4,4S,N,="]), written(night()))).toBeUndefined();
    expect(mergeSession(night(other), written(night()))).toBeUndefined();
  });

  test("the event's id decides, and two dates are two nights", () => {
    const tables = written({ ...night(), event: { id: "E7", date: "2026-11-30" } });
    expect(mergeSession({ ...night(other), event: { id: "e7" } }, tables)).toBeDefined();
    expect(mergeSession({ ...night(), event: { id: "E8" } }, tables)).toBeUndefined();
    expect(mergeSession({ ...night(), event: { date: "2026-12-07" } }, tables)).toBeUndefined();
    expect(mergeSession({ ...night(), event: { date: "2026-11-30" } }, tables)).toBeDefined();
  });
});

describe("names", () => {
  const named = (names: Record<string, string[]>, lines = NIGHT) => ({
    ...night(lines),
    contestants: Object.entries(names).map(([id, both]) => ({ id, section: "", names: both })),
  });
  const tables = () => written(named({ 1: ["Ann", "Bob"], 2: ["Cid", "Dee"] }));
  const after = (merge: SessionMerge | undefined, now: SessionTables): unknown[][] =>
    edited(now.names, merge?.edit(NONE).names ?? { cells: [], rows: [] }).map((row) => row.slice(0, 3));

  test("new ones are filled in, and a new pair gets a row", () => {
    const now = tables();
    const merge = mergeSession(
      named({ 1: ["Ann", "Bob"], 3: ["Eve", "Fay"], 8: ["Guy", "Hal"] }, [...NIGHT, "3,1,8,1NT,N,="]),
      now,
    );
    expect(merge?.names).toBe(2);
    expect(after(merge, now)).toEqual([
      ["Pair", "Name 1", "Name 2"],
      [1, "Ann", "Bob"],
      [2, "Cid", "Dee"],
      [3, "Eve", "Fay"],
      ...[4, 5, 6].map((pair) => [pair, "", ""]),
      [8, "Guy", "Hal"],
    ]);
  });

  test("a typed name stays, one that only the file changed is taken", () => {
    const now = tables();
    now.names[1][1] = "Anne-Marie";
    const merge = mergeSession(named({ 1: ["Anna", "Bob"], 2: ["Cid", "Deedee"] }), now);
    expect(after(merge, now).slice(1, 3)).toEqual([
      [1, "Anne-Marie", "Bob"],
      [2, "Cid", "Deedee"],
    ]);
  });

  test("two names go into one column of names together", () => {
    const now = tables();
    now.names = [["Pair", "Names"], ...now.names.slice(1).map(([pair]) => [pair, ""])];
    now.nameFormulas = now.names;
    expect(after(mergeSession(named({ 3: ["Eve", "Fay"] }), now), now)[3]).toEqual([3, "Eve & Fay"]);
  });

  test("each section and each direction has its own pair of a number", () => {
    const own = (people: Contestant[], lines = ["A,1,1,1,4S,N,=", "B,1,1,1,4S,N,-1"]) => ({
      ...session(`Section,${HEADINGS}`, ...lines),
      settings: { Numbers: "Each direction its own" },
      contestants: people,
    });
    const now = written(own([]));
    const people: Contestant[] = [
      { id: "1", section: "A", direction: "EW", names: ["Ann", "Bob"] },
      { id: "1", section: "B", direction: "NS", names: ["Cid", "Dee"] },
      { id: "2", section: "B", direction: "EW", names: ["Eve", "Fay"] },
    ];
    const later = own(people, ["A,1,1,1,4S,N,=", "B,1,1,1,4S,N,-1", "B,1,1,2,4S,N,+1"]);
    const edit = mergeSession(later, now)?.edit(NONE).names ?? { cells: [], rows: [] };
    expect(edited(now.names, edit).map((row) => row.slice(0, 5))).toEqual([
      ["Pair", "Section", "Direction", "Name 1", "Name 2"],
      [1, "A", "NS", "", ""],
      [1, "A", "EW", "Ann", "Bob"],
      [1, "B", "NS", "Cid", "Dee"],
      [1, "B", "EW", "", ""],
      [2, "B", "EW", "Eve", "Fay"],
    ]);
  });

  test("a section and a direction that the table alone says do not keep a pair apart, and blank rows are none", () => {
    const now = tables();
    now.names = [
      ["Pair", "Section", "Direction", "Name 1", "Name 2"],
      [3, "A", "NS", 0, ""],
      [0, "", "", "", ""],
    ];
    now.nameFormulas = now.names;
    const edit = mergeSession(named({ 3: ["Eve", "Fay"], 5: ["Guy", "Hal"] }), now)?.edit(NONE).names;
    const rows = edited(now.names, edit ?? { cells: [], rows: [] });
    expect(rows).toContainEqual([3, "A", "NS", "Eve", "Fay"]);
    expect(rows).toContainEqual([5, "", "", "Guy", "Hal"]);
  });

  test("a formula of ours that finds nobody in the list of members gives way to a name", () => {
    const now = tables();
    const ours = (nameFormula("D4") as { formula: string }).formula;
    now.nameFormulas = now.names.map((row, i) => row.map((cell, c) => (i === 3 && c === 1 ? ours : cell)));
    expect(after(mergeSession(named({ 3: ["Eve", "Fay"] }), now), now)[3]).toEqual([3, "Eve", "Fay"]);
  });

  test("a table of names that has lost its heading is left alone", () => {
    const now = tables();
    now.names = now.names.slice(1);
    const merge = mergeSession(named({ 1: ["Anna", "Bob"] }), now);
    expect(merge?.names).toBe(0);
    expect(merge?.edit(NONE).names).toEqual({ cells: [], rows: [] });
  });

  test("a formula of the scorer's is left alone", () => {
    const now = tables();
    now.nameFormulas = now.names.map((row, i) => row.map((cell, c) => (i === 3 && c === 1 ? "=X1" : cell)));
    expect(after(mergeSession(named({ 3: ["Eve", "Fay"] }), now), now)[3]).toEqual([3, "", "Fay"]);
  });
});

describe("whatever was edited", () => {
  const CELLS = ["4S", "3NT", "", "N", "E", "=", "+1", "-2", "A6040", "PASS", "X", "?", "12"];
  const result = fc.constantFrom("4S,N,=", "3NT,E,+1", "PASS,,", "2HX,S,-1", "3D,W,", "NP,,", ",,");
  const nights = fc
    .array(fc.tuple(result, result), { minLength: 2, maxLength: 8 })
    .map((pairs) => pairs.map(([then, now], i) => ({ at: `${1 + (i % 3)},${2 * i + 1},${2 * i + 2}`, then, now })));
  const edits = fc.array(
    fc.record({ row: fc.nat(7), column: fc.integer({ min: 3, max: 7 }), cell: fc.constantFrom(...CELLS) }),
    { maxLength: 6 },
  );

  test("no cell that the scorer changed is changed, unless the file is chosen", () => {
    fc.assert(
      fc.property(nights, edits, fc.constantFrom(...ENTRIES), fc.boolean(), (lines, typed, entry, forget) => {
        const event = { id: "1" };
        const first = { ...night(lines.map(({ at, then }) => `${at},${then}`)), event };
        const second = { ...night(lines.map(({ at, now }) => `${at},${now}`)), event };
        if (first.lines.length !== lines.length || second.lines.length !== lines.length) return;
        const tables = written(first, entry);
        withColumn(tables, "Adjust", []);
        const before = tables.results.map((row) => [...row]);
        for (const { row, column, cell } of typed) {
          const at = tables.results[1 + (row % lines.length)];
          if (column < at.length) at[column] = cell;
        }
        const merge = mergeSession(second, { ...tables, kept: forget ? undefined : tables.kept }) as SessionMerge;
        const after = edited(tables.results, merge.edit(NONE).results);
        expect(after.length).toBe(before.length);
        tables.results.forEach((row, r) =>
          row.forEach((cell, c) => {
            if (cell !== before[r][c] && !(cell === "" && forget)) expect(after[r][c]).toBe(cell);
          }),
        );
        // What was merged is merged: again, nothing is to be written.
        const kept = written(second, entry).kept;
        const again = mergeSession(second, { ...tables, results: after, kept }) as SessionMerge;
        expect(again.edit(NONE).results).toEqual({ cells: [], rows: [] });
      }),
      { numRuns: 60 },
    );
  });
});
