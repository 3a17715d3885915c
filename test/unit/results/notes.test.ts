/** The director's notes: read with their lines, shown beside them, and as footnotes of what is printed. */
import { makeHtml } from "../../../src/files/html/write";
import { outgoing } from "../../../src/files/out/outgoing";
import { LANGUAGE_CODES, LANGUAGES } from "../../../src/notation/languages";
import { fieldOf } from "../../../src/results/columns";
import { isProblem, readGrid } from "../../../src/results/readGrid";
import { scorecardCells } from "../../../src/results/scorecard";
import { travellerCells, withFootnotes } from "../../../src/results/traveller";
import { cardPlans, sessionPlans } from "../../../src/sheets";
import { printPlan } from "../../../src/sheets/print";
import { OPTIONS, plan } from "../sheets/plans";
import { night } from "./nights";

const HEADING = ["Board", "NS", "EW", "Contract", "By", "Result", "Adjust", "TD note"];
const ROWS = [
  [1, 1, 2, "4S", "N", "=", "A6040", " Revoke by\nEast "],
  [1, 3, 4, "4S", "N", "+1", "", ""],
  [1, 5, 6, "4S", "N", "-1", "", "Slow play"],
  [2, 1, 4, "PASS", "", "", "", 0],
];
const SESSION = night([HEADING, ...ROWS]);
const LINES = SESSION.lines.map(({ line }) => line);

function grid(cells: unknown[][]) {
  const read = readGrid(cells);
  if (isProblem(read)) throw new Error(read.kind);
  return read.rows;
}

const cells = (...boards: number[]) => {
  const found = travellerCells(SESSION, boards);
  if (!Array.isArray(found)) throw new Error(found.kind);
  return found;
};

test("a note is kept in one line; a blank and Excel's 0 for it are none", () => {
  expect(LINES.map(({ note }) => note)).toEqual(["Revoke by East", undefined, "Slow play", undefined]);
});

test("an error in its cell takes nothing from the result, and is told", () => {
  const [row] = grid([HEADING, [1, 1, 2, "4S", "N", "=", "", "#REF!"]]);
  expect(row.line).toMatchObject({ status: "played", score: 420 });
  expect(row.line?.note).toBeUndefined();
  expect(row.problems).toEqual([{ kind: "cellError", at: "row 2", read: "#REF!", column: "TD note" }]);
});

test.each(LANGUAGE_CODES)("%s has a heading for it", (code) => {
  const [heading] = LANGUAGES[code].headings.note ?? [];
  expect(fieldOf(heading, code)).toBe("note");
  const [board, result] = (["board", "result"] as const).map((field) => LANGUAGES[code].headings[field]?.[0]);
  const rows = grid([
    [board, "NS", "EW", result, heading],
    [1, 1, 2, "620", "TD"],
  ]);
  expect(rows[0].line?.note).toBe("TD");
});

describe("in formulas", () => {
  test("the last column of a traveller, only where a board that is shown has one", () => {
    expect(cells(1).map((row) => row.at(-1))).toEqual(["TD note", "", "Slow play", "Revoke by East"]);
    expect(cells(2)[0]).toEqual(cells(1)[0].slice(0, -1));
    expect(cells()[0].slice(1)).toEqual(cells(1)[0]);
  });

  test("the last column of a card", () => {
    const card = scorecardCells(SESSION, ["1"]) as unknown[][];
    expect(card.map((row) => row.at(-1))).toEqual(["TD note", "", "Revoke by East", "", ""]);
    const without = scorecardCells(night([HEADING, ...ROWS.slice(1, 2)]), ["3"]) as unknown[][];
    expect(without[0]).toEqual(card[0].slice(0, -1));
  });
});

describe("in print", () => {
  test("footnotes are numbered from the top, and the texts leave the table", () => {
    const { cells: rows, footnotes } = withFootnotes(cells(1));
    expect(rows.map((row) => row.at(-1))).toEqual(["Note", "", "1)", "2)"]);
    expect(footnotes).toEqual(["1) Slow play", "2) Revoke by East"]);
    expect(withFootnotes(cells(2))).toEqual({ cells: cells(2), footnotes: [] });
  });

  test("hand records have them below the results", () => {
    const suit = "AKQJT98765432";
    const deals = [{ board: 1, hands: { N: `${suit}...`, E: `.${suit}..`, S: `..${suit}.`, W: `...${suit}` } }];
    const printed = printPlan("hands", { lines: LINES, contestants: [], settings: {}, deals }, {}, "A4");
    const rows = printed?.blocks.flatMap((block) => block.cells) ?? [];
    const first = rows.findIndex(([cell]) => cell === "1) Slow play");
    expect(rows[first - 1].at(-1)).toBe("2)");
    expect(rows[first + 1][0]).toBe("2) Revoke by East");
  });

  test("so has the web page, below travellers and cards", () => {
    const page = makeHtml(outgoing({ lines: LINES, settings: {}, contestants: [], event: {} }), {
      program: "Traveller",
      version: "1.2.3",
    });
    expect(page.match(/<p class="footnote">\d\) [^<]*/g)).toEqual([
      '<p class="footnote">1) Slow play',
      '<p class="footnote">2) Revoke by East',
      ...["1", "2"].map(() => '<p class="footnote">1) Revoke by East'),
      ...["5", "6"].map(() => '<p class="footnote">1) Slow play'),
    ]);
    expect(page).not.toContain("TD note");
  });

  test("the live sheets have room for them, and for those to come where the column was wanted", () => {
    const written = { lines: LINES, unread: [], contestants: [], settings: {}, event: {} };
    const bare = { ...written, lines: LINES.map((line) => ({ ...line, note: undefined })) };
    const widths = (...plans: ReturnType<typeof sessionPlans>) => plan("Travellers", plans).columns.length;
    expect(widths(...sessionPlans(bare, OPTIONS))).toBe(12);
    expect(widths(...sessionPlans(written, OPTIONS))).toBe(13);
    expect(widths(...sessionPlans(bare, { ...OPTIONS, columns: ["TD note"] }))).toBe(13);
    expect(plan("Scorecards", cardPlans(written, OPTIONS)).columns.at(-1)).toMatchObject({ width: 24, align: "left" });
  });
});
