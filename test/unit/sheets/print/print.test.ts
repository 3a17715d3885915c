import fc from "fast-check";
import { planMovement, type MovementPlan } from "../../../../src/movements/movement";
import type { Contestant } from "../../../../src/results/types";
import { buildSession } from "../../../../src/sheets/builder/build";
import { PAPERS, type SheetPlan } from "../../../../src/sheets/plan";
import { PRINTS, printPlan, type Print } from "../../../../src/sheets/print";
import {
  formHeight,
  formsPlan,
  MARGIN,
  PAPER_SIZES,
  SPARE_HEIGHT,
  type Form,
} from "../../../../src/sheets/print/pages";
import { widthOf } from "../../../../src/sheets/columnWidth";
import { cellAt } from "../plans";

const session = (
  wish: Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">,
  contestants: Contestant[] = [],
) => buildSession({ sections: [{ section: "", ...sectionOf(wish), contestants }], settings: {}, event: {} });

const sectionOf = (wish: Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">) => ({
  movement: planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...wish }),
  contestants: [],
});

const SESSIONS = {
  "a Mitchell of 20 tables": session({ kind: "skip", tables: 20, rounds: 14 }),
  "8 1/2 tables": session({ kind: "straight", tables: 9, odd: true, rounds: 9, boardsPerRound: 3, missing: 18 }),
  "a Howell": session({ kind: "howell", tables: 6, rounds: 11 }),
  "an individual": session({ kind: "individual", tables: 3, rounds: 11 }),
  "a Swiss of 10 teams": session({ kind: "swissTeams", tables: 10, rounds: 3, boardsPerRound: 8 }),
  "two sections": buildSession({
    sections: [
      { section: "A", ...sectionOf({ kind: "straight", tables: 5, rounds: 5 }) },
      { section: "B", ...sectionOf({ kind: "straight", tables: 7, rounds: 5 }) },
    ],
    settings: {},
    event: {},
  }),
};

const deals = [
  { board: 1, hands: { N: "AKQJT98765432...", E: ".AKQJT98765432..", S: "..AKQJT98765432.", W: "...AKQJT98765432" } },
];

/** The rows of each page with their heights, as Excel will print them. */
function pageHeights({ styles, print, blocks }: SheetPlan): number[] {
  const heights = new Map<number, number>();
  for (const { area, style } of styles) {
    if (style.height !== undefined) for (let i = 0; i < area.rows; i++) heights.set(area.row + i, style.height);
  }
  const last = Math.max(...blocks.map(({ row, cells }) => row + cells.length));
  const starts = [0, ...(print.pages?.breaks ?? []), last];
  return starts.slice(1).map((end, i) => {
    const rows = Array.from({ length: end - starts[i] }, (_, row) => heights.get(starts[i] + row));
    expect(rows.every((height) => height !== undefined)).toBe(true);
    return rows.reduce<number>((sum, height) => sum + (height ?? 0), 0);
  });
}

describe.each(PAPERS)("%s", (paper) => {
  const [width, height] = PAPER_SIZES[paper];

  test.each(Object.entries(SESSIONS))(
    "%s: every form on one page, every page as high and wide as the paper",
    (_, one) => {
      for (const print of PRINTS) {
        const plan = printPlan(print, { ...one, deals }, {}, paper) as SheetPlan;
        const breaks = plan.print.pages?.breaks ?? [];
        for (const { row, cells } of plan.blocks) {
          expect(breaks.filter((start) => start > row && start < row + cells.length)).toEqual([]);
        }
        for (const page of pageHeights(plan)) expect(page).toBeLessThanOrEqual(height - 2 * MARGIN - SPARE_HEIGHT);
        expect(widthOf(plan.columns)).toBeLessThanOrEqual(width - 2 * MARGIN);
      }
    },
  );

  test("breaks stand where a page begins, and only there", () => {
    const row = (count: number): Form => Array.from({ length: count }, () => ({ kind: "line", cells: [1] }));
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 3 }),
        (sizes, across) => {
          const forms = sizes.map(row);
          const plan = formsPlan({ name: "x", columns: [{ width: 5 }], forms, paper, across });
          expect(plan.blocks.map(({ cells }) => cells.length)).toEqual(sizes);
          const pages = pageHeights(plan);
          pages.forEach((page) => expect(page).toBeLessThanOrEqual(height - 2 * MARGIN));
          // No page ends where the next form would still have fitted.
          pages.slice(0, -1).forEach((page, i) => {
            const next = plan.print.pages?.breaks[i];
            const first = plan.blocks
              .filter((block) => block.row === next)
              .map(({ cells }) => formHeight(row(cells.length)));
            expect(page + Math.max(...first) > height - 2 * MARGIN - SPARE_HEIGHT - 12).toBe(true);
          });
        },
      ),
    );
  });
});

const texts = (print: Print, one: Parameters<typeof printPlan>[1]): unknown[][] =>
  (printPlan(print, one, {}, "A4") as SheetPlan).blocks.flatMap(({ cells }) => cells);

describe("what is on them", () => {
  const named = session({ kind: "straight", tables: 5, rounds: 5 }, [{ id: "3", section: "", names: ["Ann", "Bob"] }]);

  test("a traveller for each board, with who plays it by N-S's number", () => {
    const rows = texts("travellers", named);
    expect(rows.filter(([title]) => String(title).startsWith("Board "))).toHaveLength(10);
    expect(rows.slice(0, 5).map((row) => row.slice(0, 4))).toEqual([
      ["Board 1", null, null, null],
      ["Dealer N, None vulnerable", null, null, null],
      ["Rd", "NS", "EW", "Contract"],
      [1, 1, 6, null],
      [5, 2, 8, null],
    ]);
  });

  test("a slip for each table and round, with names and boards", () => {
    const rows = texts("slips", named);
    expect(rows.filter(([title]) => String(title).startsWith("Round "))).toHaveLength(25);
    expect(rows.map(([first]) => first)).toContain("N-S: 3 Ann & Bob");
  });

  test("a guide card says where to go then, and in the last round nothing", () => {
    const rows = texts("guideCards", named);
    expect(rows.slice(0, 3)).toEqual([
      ["Table 1", null, null, null, null, null],
      ["Round", "N-S", "E-W", "Boards", "Then N-S go to", "Then E-W go to"],
      [1, "1", "6", "1 to 2", "stay", "table 2 E-W"],
    ]);
    expect(rows[6].slice(4)).toEqual(["", ""]);
  });

  test("who sits out away from the tables is told so", () => {
    const rows = texts("guideCards", session({ kind: "rover", tables: 6, odd: true, rounds: 5 }));
    expect(rows.flatMap((row) => row.slice(4))).toContain("sit out");
  });

  test("a board alone in its round is named alone; the event stands above each page", () => {
    const single = session({ kind: "straight", tables: 5, rounds: 5, boardsPerRound: 1 });
    expect(texts("guideCards", single)[2][3]).toBe("1");
    expect(printPlan("guideCards", single, { name: "Tuesday" }, "A4")?.print.header).toBe("Tuesday");
  });

  test("a row without a round on a traveller has a blank there", () => {
    const [first, ...others] = named.lines;
    const rows = texts("travellers", { ...named, lines: [{ ...first, round: undefined }, ...others] });
    expect(rows[3].slice(0, 3)).toEqual(["", 1, 6]);
  });

  test("players who change partners are sent one by one", () => {
    const rows = texts("guideCards", session({ kind: "individual", tables: 2, rounds: 7 }));
    expect(String(rows[2][4])).toMatch(
      /^8: stay, \d: table \d [NESW]$|^\d: table \d [NESW], \d: (stay|table \d [NESW])$/,
    );
  });

  test("a score card for everybody, with every board in the order of play, and sit-outs", () => {
    const half = SESSIONS["8 1/2 tables"];
    const plan = printPlan("scoreCards", half, {}, "A4") as SheetPlan;
    expect(plan.blocks).toHaveLength(17);
    expect(plan.blocks.every(({ cells }) => cells.length === 2 + 27)).toBe(true);
    expect(plan.blocks[0].cells.filter((row) => row.includes("SITOUT"))).toHaveLength(3);
    expect(cellAt(plan, 2, 0)).toBe(1);
  });

  test("a board with more results than a page has lines goes on under the same heading", () => {
    const lines = Array.from({ length: 90 }, (_, i) => ({ ...named.lines[0], ns: String(i + 1) }));
    const plan = printPlan("travellers", { ...named, lines }, {}, "A4") as SheetPlan;
    expect(plan.blocks.map(({ cells }) => cells[0][0])).toEqual(["Board 1", "Board 1", "Board 1"]);
    expect(plan.blocks.reduce((sum, { cells }) => sum + cells.length - 3, 0)).toBe(90);
    expect(plan.print.pages?.breaks).toHaveLength(2);
  });

  test("at the table of the missing pair the guide card says who sits out", () => {
    const rows = texts("guideCards", SESSIONS["8 1/2 tables"]);
    expect(rows.filter((row) => row[3] === "sits out")).toHaveLength(9);
  });

  test("the movement by rounds, with who sits out", () => {
    const rows = texts("movement", SESSIONS["8 1/2 tables"]).map(([first]) => first);
    expect(rows.filter((title) => String(title).startsWith("Round "))).toHaveLength(9);
    expect(rows.filter((note) => String(note).startsWith("Sits out: "))).toHaveLength(9);
  });

  const hands = { N: "AKT5.2.AK54.8642", E: "QJ9.KQJ.QJT.KQJ9", S: "8764.AT9.9876.AT", W: "32.876543.32.753" };

  test("hand records: the diagram, red hearts and diamonds, and the results below; none without deals", () => {
    const deals = [{ board: 1, hands }];
    const plan = printPlan("hands", { ...named, deals }, {}, "A4") as SheetPlan;
    const [first, second] = plan.blocks.map(({ cells }) => cells);
    expect(first.slice(0, 2).map(([text]) => text)).toEqual(["Board 1", "Dealer N, None vulnerable"]);
    expect(first[2].slice(3, 5)).toEqual(["♠", " A K 10 5"]);
    expect(first[7].slice(0, 8)).toEqual(["♥", " 8 7 6 5 4 3", null, null, null, null, "♥", " K Q J"]);
    expect(first[14][0]).toBe("NS");
    expect(first).toHaveLength(2 + 12 + 1 + 5);
    expect(second).toHaveLength(2 + 1 + 5);
    const red = plan.styles.filter(({ style }) => style.color === "#A4262C").map(({ area }) => [area.row, area.column]);
    expect(red).toEqual([3, 4, 7, 7, 8, 8, 11, 12].map((row, i) => [row, [3, 3, 0, 6, 0, 6, 3, 3][i]]));
    expect(printPlan("hands", named, {}, "A4")).toBeUndefined();
  });

  test("a night without rounds and tables has travellers only", () => {
    const lines = named.lines.map((line) => ({ ...line, round: undefined, table: undefined }));
    const night = { ...named, lines };
    expect(PRINTS.filter((print) => printPlan(print, night, {}, "A4"))).toEqual(["travellers", "scoreCards"]);
  });
});
