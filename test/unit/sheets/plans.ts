/** What tests look at in sheet plans. */
import { lineScore } from "../../../src/results/lineScore";
import type { Contestant, ResultLine } from "../../../src/results/types";
import { sessionPlans, type Session } from "../../../src/sheets";
import type { Cell, SheetPlan, TablePlan } from "../../../src/sheets/plan";

export const TABLES = { results: "Results", names: "Names", settings: "Settings" };
export const OPTIONS = { entry: "Columns", names: TABLES, prefix: "" } as const;

export const line = (given: Partial<ResultLine> = {}): ResultLine => ({
  section: "",
  board: 1,
  ns: "1",
  ew: "2",
  status: "expected",
  at: "row 2",
  ...given,
});

const FOUR_SPADES = { level: 4, strain: "S", doubled: 0 } as const;

/** Four spades by North, with the score that the tricks give on the board. */
export const played = (given: Partial<ResultLine> = {}): ResultLine => {
  const result = line({ status: "played", contract: FOUR_SPADES, declarer: "N", tricks: 10, ...given });
  return { score: lineScore(result), ...result };
};

/** The cells of a plan's table, its heading first. */
export function tableCells({ blocks, tables: [table] }: SheetPlan): Cell[][] {
  const block = blocks.find(({ row, column }) => row === table.area.row && column === table.area.column);
  return block?.cells ?? [];
}

/** The cell at a place; undefined where nothing is written. */
export function cellAt({ blocks }: SheetPlan, row: number, column: number): Cell | undefined {
  return blocks
    .map((block) => block.cells[row - block.row]?.[column - block.column])
    .find((cell) => cell !== undefined);
}

export function formulas({ blocks }: SheetPlan): { row: number; column: number; formula: string }[] {
  return blocks.flatMap(({ row, column, cells }) =>
    cells.flatMap((cellsOfRow, r) =>
      cellsOfRow.flatMap((cell, c) =>
        typeof cell === "object" && cell !== null ? [{ row: row + r, column: column + c, formula: cell.formula }] : [],
      ),
    ),
  );
}

/** The cells of a table by its headings. */
export function column(plan: SheetPlan, heading: string): Cell[] {
  const [headings, ...rows] = tableCells(plan);
  return rows.map((row) => row[headings.indexOf(heading)]);
}

export const reaches = ({ area }: TablePlan, row: number, column: number): boolean =>
  row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;

/** Three pairs each way, three boards; one result still to come. */
export const lines: ResultLine[] = [1, 2, 3].flatMap((board) =>
  [1, 2, 3].map((ns, i) =>
    played({
      board,
      ns: String(ns),
      ew: String(11 + ((i + board) % 3)),
      tricks: 8 + ((ns * board) % 5),
      at: `row ${board * 3 + i}`,
    }),
  ),
);
lines[4] = line({
  ...lines[4],
  status: "expected",
  contract: undefined,
  declarer: undefined,
  tricks: undefined,
  score: undefined,
});

export const contestants: Contestant[] = [
  { id: "1", section: "", names: ["Ann", "=Bob"], numbers: ["0012", "34"] },
  { id: "12", section: "", names: ["Cleo", "Dan"], penalty: 2 },
];
export const session: Session = {
  lines,
  unread: [],
  contestants,
  settings: { "Matchpoint scale": 1 },
  event: { name: "Tuesday" },
};

/** The plan of a sheet, by its name. */
export const plan = (name: string, plans: SheetPlan[] = sessionPlans(session, OPTIONS)): SheetPlan =>
  plans.find((one) => one.name === name) as SheetPlan;
