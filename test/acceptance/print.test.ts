/** The sheets as they come out of a printer: LibreOffice prints them, and every page is read back. */
import { PAPERS } from "../../src/sheets/plan";
import { eventTitle } from "../../src/sheets/eventTitle";
import { LEAST_SCALE } from "../../src/sheets/print/livePages";
import { missingPrograms, printed } from "../support/print/pdf";
import { reading, type Reading } from "../support/print/reading";
import { EVENT, sheetsOn, type Sheet } from "../support/print/sheets";
import { filledCells, type Filled } from "../support/print/values";
import { workbookFile } from "../support/print/xlsx";

const isHere = missingPrograms.length === 0;
const describePrinted = isHere ? describe : describe.skip;
if (!isHere) process.stderr.write(`Nothing is printed here: ${missingPrograms.join(" and ")} cannot be found.\n`);

/** Pages of those that fit on either paper, so that both have the same. */
const PAGES: Record<string, number> = {
  "13 tables: Ranking": 1,
  "13 tables: Travellers": 9,
  "13 tables: Scorecards": 13,
  "13 tables: Cross-table": 1,
  "7 tables, one winner: Cross-table": 1,
  "40 pairs: Ranking": 1,
  "40 pairs: Cross-table": 2,
  "40 pairs, one winner: Cross-table": 3,
  "Board 7": 1,
  "Score chart": 3,
};

/** Fewer rows than this on a page are orphans. */
const FEW = 3;

describePrinted.each(PAPERS)("printed on %s", (paper) => {
  const sheets = sheetsOn(paper).map((sheet) => ({ ...sheet, cells: filledCells(sheet.plan, sheet.book) }));
  const readings = new Map<string, Reading>();

  beforeAll(async () => {
    const files = new Map<string, Uint8Array>();
    for (const { name, plan, cells } of sheets) files.set(name, await workbookFile(plan, cells, paper));
    const pages = printed(files, paper);
    for (const { name, plan, cells } of sheets) readings.set(name, reading(plan, cells, pages.get(name) ?? []));
  }, 600_000);

  describe.each(sheets.map((sheet) => [sheet.name, sheet] as const))("%s", (name, { plan, cells }) => {
    const pages = () => readings.get(name)?.pages ?? [];

    test("every text is whole, in its place, in its row, and each page begins with the title rows", () => {
      expect(readings.get(name)?.faults).toEqual([]);
    });

    test("is large enough to read", () => {
      expect(pages().filter(({ scale }) => scale < LEAST_SCALE)).toEqual([]);
    });

    test("pages begin where they are meant to", () => {
      const { breaks, columnBreaks = [] } = plan.print.pages ?? {};
      const across = columnBreaks.length + 1;
      if (breaks) {
        const starts = [...(breaks[0] === 0 ? [] : [0]), ...breaks];
        expect(pages().map(({ rows }) => rows[0])).toEqual(Array.from({ length: across }, () => starts).flat());
      }
      if (name in PAGES) expect(pages()).toHaveLength(PAGES[name]);
    });

    test("no page has a lone row, none ends with a heading", () => {
      const several = pages().length > 1 ? pages() : [];
      expect(several.filter(({ rows }) => rows.length < FEW)).toEqual([]);
      const headings = headingRows(cells);
      expect(several.map(({ rows }) => rows[rows.length - 1]).filter((last) => headings.includes(last))).toEqual([]);
    });

    test("each page says what it is", () => {
      const count = pages().length;
      const { header = "" } = plan.print;
      expect(pages().map(({ footer }) => footer)).toEqual(
        pages().map((_, i) => `${plan.name}, page ${i + 1} of ${count}`),
      );
      expect(pages().filter((page) => page.header !== header)).toEqual([]);
      if (isOfEvent({ plan })) expect([header, String(cells[0][0])]).toContain(eventTitle(EVENT));
    });
  });
});

/** A list of names, a single board, a chart and a practice sheet are of no event. */
const isOfEvent = ({ plan }: Pick<Sheet, "plan">): boolean =>
  !/^(Names|Board \d+|Score chart|Practice)$/.test(plan.name);

/** Rows like the first that has several texts and no number. */
function headingRows(cells: readonly Filled[][]): number[] {
  const isHeading = (row: readonly Filled[]): boolean =>
    row.filter((cell) => typeof cell === "string").length > 2 && !row.some((cell) => typeof cell === "number");
  const heading = JSON.stringify(cells.find(isHeading));
  return cells.flatMap((row, i) => (JSON.stringify(row) === heading ? [i] : []));
}
