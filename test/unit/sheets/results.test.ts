import fc from "fast-check";
import { linesOf, isProblem, readGrid } from "../../../src/results/readGrid";
import { scoreHeading } from "../../../src/results/scoreColumns";
import { SCORINGS } from "../../../src/results/settings";
import { scoreSession, type ScoredLine } from "../../../src/results/session";
import type { ResultLine, Settings } from "../../../src/results/types";
import { ENTRIES } from "../../../src/sheets/entry";
import { resultsPlan } from "../../../src/sheets/results";
import { cellAt, column, formulas, line, OPTIONS, played, tableCells } from "./plans";

const headings = (lines: ResultLine[], entry: (typeof ENTRIES)[number] = "Columns") =>
  tableCells(resultsPlan(lines, { ...OPTIONS, entry }))[0];

describe("columns", () => {
  test("by the way of entry", () => {
    expect(headings([line()])).toEqual(["Board", "NS", "EW", "Contract", "X", "By", "Result"]);
    expect(headings([line()], "One cell")).toEqual(["Board", "NS", "EW", "Result"]);
    expect(headings([line()], "Scores")).toEqual(["Board", "NS", "EW", "Score"]);
  });

  test("optional ones where a line has something for them", () => {
    const lines = [
      played({ section: "A", round: 1, table: 2, lead: "♥K", paper: 420, field: "1", vulnerable: "None" }),
      line({ status: "awarded", award: { ns: { kind: "percent", value: 60 }, ew: { kind: "percent", value: 40 } } }),
    ];
    expect(headings(lines, "One cell")).toEqual([
      "Board",
      "Section",
      "Round",
      "Table",
      "NS",
      "EW",
      "Result",
      "Lead",
      "Paper score",
      "Field",
      "Vul",
      "Adjust",
    ]);
  });

  test("what Excel would change is formatted as text before it is typed", () => {
    const adjusted = line({ award: { ns: { kind: "average", sign: "+" }, ew: { kind: "average", sign: "-" } } });
    for (const entry of ENTRIES) {
      const plan = resultsPlan([adjusted], { ...OPTIONS, entry });
      const [heading] = tableCells(plan);
      const asText = plan.columns.filter(({ numberFormat }) => numberFormat === "@").map((format) => format.column);
      const typed = ["Contract", "X", "By", "Result", "Score", "Adjust"];
      expect(asText).toEqual(heading.flatMap((name, i) => (typed.includes(String(name)) ? [i] : [])));
    }
  });
});

describe("rows", () => {
  test("sorted by round and table: what has no round comes first, who sits out away from the tables last", () => {
    const lines = [
      line({ round: 2, table: 1, board: 3 }),
      line({ round: 1, board: 2 }),
      line({ round: 1, table: 2, board: 2 }),
      line({ round: 1, table: 1, board: 1 }),
      line({ board: 9 }),
    ];
    const plan = resultsPlan(lines, { ...OPTIONS, order: "Round" });
    expect(column(plan, "Round")).toEqual(["", 1, 1, 1, 2]);
    expect(column(plan, "Table")).toEqual(["", 1, 2, "", 1]);
  });

  test("in one cell a score stands where that is all that is known, and a word in place of a result", () => {
    const lines = [
      line({ status: "played", score: -50 }),
      played({ status: "notPlayed", score: undefined }),
      line({ status: "played" }),
    ];
    expect(column(resultsPlan(lines, { ...OPTIONS, entry: "One cell" }), "Result")).toEqual(["-50", "NP", ""]);
  });

  test("what has two readings stays a question; what is not known to have been written is blank", () => {
    const lines = [
      line({ status: "unread" }),
      line({ status: "unread", at: "row 3" }),
      line({ board: 0, at: "row 4" }),
    ];
    const unread = [{ kind: "twoReadings", at: "row 2", read: "3D" } as const];
    const plan = resultsPlan(lines, { ...OPTIONS, unread });
    expect(column(plan, "Board")).toEqual(["", 1, 1]);
    expect(column(plan, "Contract")).toEqual(["", "3D?", ""]);
  });

  test("sorted by board, else as given", () => {
    const plan = resultsPlan([line({ board: 10 }), line({ board: 2, ns: "9" }), line({ board: 2, ns: "1" })], OPTIONS);
    expect(column(plan, "Board")).toEqual([2, 2, 10]);
    expect(column(plan, "NS")).toEqual([9, 1, 1]);
  });

  test("contract, double, declarer and result in columns, or in one cell, or as a score", () => {
    const lines = [
      played({ contract: { level: 4, strain: "S", doubled: 1 }, declarer: "E", tricks: 11, score: -690 }),
      played({ contract: { level: 3, strain: "N", doubled: 0 }, declarer: "W", tricks: 7, score: 100 }),
      line({ status: "passed", score: 0 }),
      line({ status: "notPlayed" }),
      line(),
    ];
    const rows = (entry: (typeof ENTRIES)[number]) =>
      tableCells(resultsPlan(lines, { ...OPTIONS, entry }))
        .slice(1)
        .map((row) => row.slice(3));
    expect(rows("Columns")).toEqual([
      ["4S", "X", "E", "+1"],
      ["3NT", "", "W", "-2"],
      ["PASS", "", "", ""],
      ["NP", "", "", ""],
      ["", "", "", ""],
    ]);
    expect(rows("One cell").flat()).toEqual(["4SXE+1", "3NTW-2", "PASS", "NP", ""]);
    expect(rows("Scores").flat()).toEqual(["-690", "100", "PASS", "NP", ""]);
  });

  test("pairs are numbers where they are written as numbers", () => {
    const plan = resultsPlan([line({ ns: "12", ew: "A7" }), line({ ns: "", ew: "007" })], OPTIONS);
    expect(column(plan, "NS")).toEqual([12, ""]);
    expect(column(plan, "EW")).toEqual(["A7", "007"]);
  });

  test("what was not understood stands where it was meant to", () => {
    const unread = [
      { kind: "notAContract" as const, at: "row 3", read: "8S" },
      { kind: "notABoard" as const, at: "row 4", read: "x9" },
      { kind: "tooManyTricks" as const, at: "row 5", read: "14" },
    ];
    const lines = [
      line({ at: "row 3", board: 3, status: "unread" }),
      line({ at: "row 4", board: 0, status: "unread" }),
      line({ at: "row 5", board: 5, status: "unread", contract: { level: 4, strain: "S", doubled: 0 }, declarer: "N" }),
    ];
    expect(tableCells(resultsPlan(lines, { ...OPTIONS, unread })).slice(1)).toEqual([
      ["x9", 1, 2, "", "", "", ""],
      [3, 1, 2, "8S", "", "", ""],
      [5, 1, 2, "4S", "", "N", "14"],
    ]);
    const oneCell = resultsPlan(lines, { ...OPTIONS, entry: "One cell", unread });
    expect(column(oneCell, "Result")).toEqual(["", "8S", "4SN14"]);
  });

  test("without lines there is one blank row to begin with", () => {
    expect(tableCells(resultsPlan([], OPTIONS))).toHaveLength(2);
  });
});

describe("what is written is read back as it was", () => {
  const place = {
    board: fc.integer({ min: 1, max: 36 }),
    ns: fc.constantFrom("1", "7", "A3"),
    ew: fc.constantFrom("2", "12", "B4"),
  };
  const contract = fc.record({
    level: fc.integer({ min: 1, max: 7 }),
    strain: fc.constantFrom("C", "D", "H", "S", "N"),
    doubled: fc.constantFrom(0, 1, 2),
  });
  const seat = fc.constantFrom("N", "E", "S", "W");
  const happened = fc.oneof(
    fc.record({ status: fc.constant("played"), contract, declarer: seat, tricks: fc.integer({ min: 0, max: 13 }) }),
    fc.record({ status: fc.constantFrom("passed", "notPlayed", "sitOut", "pending", "expected") }),
    fc.record({ status: fc.constant("pending"), contract, declarer: seat }),
    fc.record({
      status: fc.constant("awarded"),
      award: fc.constantFrom(
        { ns: { kind: "percent", value: 60 }, ew: { kind: "percent", value: 40 } },
        { ns: { kind: "average", sign: "+" }, ew: { kind: "average", sign: "-" } },
      ),
    }),
  );
  const lines = fc.array(
    fc.tuple(fc.record(place), happened).map(([where, what]) => line({ ...where, ...what } as Partial<ResultLine>)),
    { minLength: 1, maxLength: 12 },
  );

  const readBack = (plan: ReturnType<typeof resultsPlan>): ResultLine[] => {
    const grid = readGrid(tableCells(plan) as unknown[][], {}, { zeroMayBeBlank: true });
    if (isProblem(grid)) throw new Error(grid.kind);
    return linesOf(grid);
  };
  const essence = ({ board, ns, ew, status, contract: bid, declarer, tricks, award }: ResultLine) => ({
    board,
    ns,
    ew,
    status,
    contract: bid,
    declarer,
    tricks,
    award,
  });

  test.each(["Columns", "One cell"] as const)("%s", (entry) => {
    fc.assert(
      fc.property(lines, (written) => {
        const sorted = [...written].sort((a, b) => a.board - b.board);
        expect(readBack(resultsPlan(written, { ...OPTIONS, entry })).map(essence)).toEqual(sorted.map(essence));
      }),
    );
  });

  test("Scores", () => {
    const scored = [
      played({ score: 620 }),
      played({ score: -50 }),
      line({ status: "passed", score: 0 }),
      line({ status: "notPlayed" }),
    ];
    const read = readBack(resultsPlan(scored, { ...OPTIONS, entry: "Scores" }));
    expect(read.map(({ status, score }) => [status, score])).toEqual([
      ["played", 620],
      ["played", -50],
      ["passed", 0],
      ["notPlayed", undefined],
    ]);
  });
});

describe("beside the table", () => {
  const plan = resultsPlan([played(), played({ board: 2 })], { ...OPTIONS, settings: { Decimals: 1 } });

  test("one blank column, then one formula on the heading's row", () => {
    expect(formulas(plan)).toEqual([
      { row: 0, column: 8, formula: "=SCORERESULTS(Results[#All],Settings[#All],Names[#All])" },
    ]);
    expect(cellAt(plan, 0, 7)).toBeUndefined();
    expect(plan.tables[0].area).toEqual({ row: 0, column: 0, rows: 3, columns: 7 });
  });

  test("the development build's functions carry its namespace", () => {
    expect(formulas(resultsPlan([line()], { ...OPTIONS, prefix: "BRIDGEDEV." }))[0].formula).toMatch(
      /^=BRIDGEDEV\.SCORERESULTS\(/,
    );
  });

  test.each(SCORINGS)("written for %s, no heading is cut under any other scoring", (written) => {
    const { columns } = resultsPlan([played()], { ...OPTIONS, settings: { Scoring: written } });
    const widths = columns.slice(-6).map(({ width = 0 }) => width);
    const headings = SCORINGS.flatMap((scoring) => scoreHeading({ Scoring: scoring }).map((text, i) => ({ text, i })));
    expect(headings.map(({ text }) => text)).toEqual(expect.arrayContaining(["Other table", "Compared", "NS Points"]));
    // They are bold.
    expect(headings.filter(({ text, i }) => text.length * 1.2 + 1 > widths[i])).toEqual([]);
  });

  test("the note keeps away from the figures", () => {
    expect(resultsPlan([played()], OPTIONS).columns.at(-1)).toMatchObject({ align: "left", indent: 1 });
  });

  test("a ruling stands in full, from its beginning", () => {
    const of = (scores: [number, number]) => scores.map((score, i) => ({ score, weight: i ? 0.4 : 0.6 }));
    const award = { kind: "scores" as const, of: of([620, -100]) };
    const width = (adjusted: Parameters<typeof played>[0], heading: string) => {
      const plan = resultsPlan([played(adjusted)], OPTIONS);
      return plan.columns[tableCells(plan)[0].indexOf(heading)];
    };
    const usual = width({ status: "awarded", award: { ns: award, ew: award } }, "Adjust");
    expect(usual).toMatchObject({ align: "left" });
    expect(usual.width).toBeGreaterThan("60% 3NTN=, 40% 3NTN-1".length);
    const note = "The director was called at the end of the play.";
    expect(width({ note }, "TD note").width).toBeGreaterThan(note.length);
  });

  const points = (settings: Settings, scored: ScoredLine[] = []) =>
    resultsPlan([played()], { ...OPTIONS, settings, scored }).columns.at(-5)?.numberFormat;

  test("halves stand in line on the scale of 1, whole matchpoints have no decimals", () => {
    expect([1, 2].map((scale) => points({ "Matchpoint scale": scale }))).toEqual(["0.0?", undefined]);
    expect([0, 1, 3].map((Decimals) => points({ "Matchpoint scale": 1, Decimals }))).toEqual(["0", "0.0", "0.0??"]);
  });

  test("a board with fewer results breaks them on the scale of 2 as well", () => {
    const lines = [1, 1, 1, 2, 2].map((board, i) => played({ board, ns: `${i}`, ew: `${i + 9}`, tricks: 8 + i }));
    expect(points({}, scoreSession(lines, {}).lines)).toBe("0.0?");
    expect(points({}, scoreSession(lines.slice(0, 3), {}).lines)).toBeUndefined();
  });

  test("cross-IMPs have decimals, and the scores that they come from none", () => {
    const { columns } = resultsPlan([], { ...OPTIONS, settings: { Scoring: "Cross-IMPs" } });
    expect(columns.slice(-6).map(({ numberFormat }) => numberFormat)).toEqual([
      "0",
      "0.00",
      "0.00",
      "General",
      "General",
      undefined,
    ]);
  });

  test("percentages have the decimals of the settings", () => {
    expect(plan.columns.filter(({ numberFormat }) => numberFormat === "0.0").map((format) => format.column)).toEqual([
      11, 12,
    ]);
  });

  test("heading, board and pairs stay in sight; the typing begins where something is to be typed", () => {
    expect(plan.freeze).toEqual({ rows: 1, columns: 3 });
    expect(plan.select).toEqual({ row: 1, column: 3 });
  });

  test("the event is printed above each page", () => {
    const event = { name: "Tuesday Pairs", club: "Bridge & Co" };
    expect(resultsPlan([line()], { ...OPTIONS, event }).print).toEqual({
      orientation: "landscape",
      titleRows: 1,
      header: "Tuesday Pairs, Bridge & Co",
    });
  });
});
