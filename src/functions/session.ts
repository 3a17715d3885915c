/** The three ranges that most sheet functions are given: results, settings, names. */
import type { Problem } from "../notation/problem";
import type { Cells } from "../results/columns";
import { readSession as readCells, type ReadSession } from "../results/readSession";
import { cellsOf, type Range } from "./cells";

/**
 * The session that the three ranges hold; a problem where the results have no header row. All sheets of a session ask
 * for the same one after every change: it is read and scored once for all of them.
 */
export function readSession(results: Range, settings: Range, names: Range): ReadSession | Problem {
  const ranges = [results, settings, names].map(cellsOf);
  const known = recent.find((kept) => kept.ranges.every((cells, i) => isSame(cells, ranges[i])));
  if (known) return known.read;
  const read = readCells(ranges[0], ranges[1], ranges[2]);
  recent.unshift({ ranges, read });
  recent.length = Math.min(recent.length, KEPT);
  return read;
}

/** As many as are likely to be worked out in turns: tonight's, and another in the same workbook. */
const KEPT = 2;

const recent: { ranges: Cells[]; read: ReadSession | Problem }[] = [];

/** An error in a cell is another object each time, and never the same. */
function isSame(some: Cells, others: Cells): boolean {
  return some.length === others.length && some.every((row, r) => isSameRow(row, others[r]));
}

function isSameRow(some: Cells[number], others: Cells[number]): boolean {
  return some.length === others.length && some.every((cell, i) => cell === others[i]);
}
