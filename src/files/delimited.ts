/** Rows and columns of pasted text and CSV files. */
import Papa from "papaparse";
import { findHeader, type Cells } from "../results/columns";
import { isResultHeader } from "../results/readGrid";

const DELIMITERS = ["\t", ";", ",", "|"] as const;

/**
 * The text as cells. The delimiter is the one under which the headings are understood best: a comma may be a decimal
 * comma, and a guess by frequency takes it for the delimiter.
 */
export function splitText(text: string): string[][] {
  const candidates = DELIMITERS.map((delimiter) => {
    const cells = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false }).data;
    return { cells, known: knownColumns(cells), width: Math.max(1, ...cells.slice(0, 50).map((row) => row.length)) };
  });
  candidates.sort((a, b) => b.known - a.known || b.width - a.width);
  const { cells } = candidates[0];
  return cells.length && cells[cells.length - 1].every((cell) => cell === "") ? cells.slice(0, -1) : cells;
}

function knownColumns(cells: Cells): number {
  return findHeader(cells, isResultHeader)?.columns.size ?? 0;
}
