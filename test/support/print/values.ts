/** What stands in a sheet once Excel has worked it out: the plan's values, and what the functions answer, spilled. */
import "../../unit/functions/customFunctions";
import { crossTableOf, scorecardOf } from "../../../src/functions/cards";
import { impTableOf, scoreTableOf, undertrickTableOf } from "../../../src/functions/charts";
import { rankingOf, scoreResults, travellerOf } from "../../../src/functions/results";
import { bridgeScore } from "../../../src/functions/scores";
import { teamResults } from "../../../src/functions/teams";
import type { SheetFunction } from "../../../src/sheets/functionNames";
import type { SheetPlan } from "../../../src/sheets/plan";

/** A formula stays one where it is Excel's own: the printing program works it out. */
export type Filled = string | number | boolean | null | { formula: string };

type Answer = (...ranges: (unknown[][] | undefined)[]) => unknown;

const FUNCTIONS = {
  SCORERESULTS: scoreResults,
  RANKING: rankingOf,
  TRAVELLER: travellerOf,
  SCORECARD: scorecardOf,
  CROSSTABLE: crossTableOf,
  TEAMRESULTS: teamResults,
  SCORETABLE: scoreTableOf,
  UNDERTRICKTABLE: undertrickTableOf,
  IMPTABLE: impTableOf,
  BRIDGESCORE: bridgeScore,
} as Record<SheetFunction, Answer>;

const CALL = new RegExp(`(${Object.keys(FUNCTIONS).join("|")})\\(([^()]*)\\)`, "g");

/**
 * The cells of a sheet, row by row, every row as long as the longest.
 *
 * @param book the sheets whose tables its formulas name
 */
export function filledCells(plan: SheetPlan, book: readonly SheetPlan[]): Filled[][] {
  const cells: Filled[][] = [];
  const put = (row: number, column: number, cell: Filled): void => {
    (cells[row] ??= [])[column] = cell;
  };
  const calls: { row: number; column: number; formula: string }[] = [];
  for (const { row, column, cells: written } of plan.blocks) {
    written.forEach((line, r) =>
      line.forEach((cell, c) => {
        if (typeof cell === "object" && cell) calls.push({ row: row + r, column: column + c, formula: cell.formula });
        else if (cell !== null && cell !== "") put(row + r, column + c, cell);
      }),
    );
  }
  const valueAt = (address: string): unknown => {
    const [, letters, row] = /^\$?([A-Z]+)\$?(\d+)$/.exec(address) ?? [];
    return cells[Number(row) - 1]?.[columnNumber(letters)] ?? null;
  };
  const argument = (text: string): unknown[][] | undefined => {
    if (text === "") return undefined;
    if (text.endsWith("[#All]")) return tableCells(text.slice(0, -"[#All]".length), book);
    return [[text.startsWith('"') ? text.slice(1, -1) : valueAt(text)]];
  };
  const answer = (name: string, args: string): unknown[][] =>
    FUNCTIONS[name as SheetFunction](...args.split(",").map(argument)) as unknown[][];
  for (const { row, column, formula } of calls) {
    const [whole] = [...formula.matchAll(CALL)];
    if (whole && whole[0] === formula.slice(1)) {
      answer(whole[1], whole[2]).forEach((line, r) =>
        line.forEach((cell, c) => {
          const before = cells[row + r]?.[column + c];
          if (before !== undefined) throw new Error(`${plan.name}: ${formula} spills onto ${JSON.stringify(before)}`);
          if (typeof cell === "object") throw new Error(`${plan.name}: ${formula} answers ${String(cell)}`);
          if (cell !== "") put(row + r, column + c, cell as Filled);
        }),
      );
    } else {
      const inner = formula.replace(CALL, (_, name: string, args: string) => String(answer(name, args)[0][0]));
      put(row, column, { formula: inner });
    }
  }
  const rows = Array.from(cells, (line): Filled[] => line ?? []);
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? null));
}

function tableCells(name: string, book: readonly SheetPlan[]): unknown[][] {
  for (const { tables, blocks } of book) {
    const area = tables.find((table) => table.name === name)?.area;
    const block = area && blocks.find(({ row, column }) => row === area.row && column === area.column);
    if (block) return block.cells;
  }
  throw new Error(`No sheet has a table ${name}`);
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
