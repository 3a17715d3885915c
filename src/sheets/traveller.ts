/** A single traveller: the classic form of one board, with rows for the N-S pairs. */
import { dealer, vulnerability } from "../scoring/board";
import type { ResultLine } from "../results/types";
import { entryColumns, type Entry } from "./entry";
import { allOf, call } from "./functionNames";
import { TITLE, titleStyle } from "./look";
import { tableWithScores } from "./results";
import type { SheetPlan } from "./plan";

const TABLE_ROW = 3;

export interface TravellerOptions {
  board: number;
  /** How many results: the N-S pairs are 1, 2, 3 and so on. */
  results: number;
  entry: Entry;
  /** The name of its table: letters, digits and underscores. */
  table: string;
  prefix: string;
  /** Optional columns, by their headings. */
  columns?: readonly string[];
}

const VULNERABLE = { None: "None vulnerable", NS: "N-S vulnerable", EW: "E-W vulnerable", Both: "Both vulnerable" };

export function travellerPlan({ board, results, entry, table, prefix, columns: wanted }: TravellerOptions): SheetPlan {
  const lines = Array.from({ length: results }, (_, i) => blankLine(board, String(i + 1)));
  const formula = call(prefix, "SCORERESULTS", allOf(table));
  const columns = entryColumns(entry, lines, new Map(), "en", wanted);
  const plan = tableWithScores(`Board ${board}`, columns, lines, { row: TABLE_ROW, table, formula, settings: {} });
  const heading = `Dealer ${dealer(board)}, ${VULNERABLE[vulnerability(board)]}`;
  return {
    ...plan,
    blocks: [{ row: 0, column: 0, cells: [[`Board ${board}`], [heading]] }, ...plan.blocks],
    tables: plan.tables.map((placed) => ({ ...placed, banded: true })),
    styles: [titleStyle(0, TITLE), titleStyle(1, {}), ...plan.styles],
    select: { row: TABLE_ROW + 1, column: columns.findIndex(({ heading: name }) => name === "EW") },
  };
}

/** A result to come. */
export function blankLine(board: number, ns: string): ResultLine {
  return { section: "", board, ns, ew: "", status: "expected", at: `board ${board}` };
}
