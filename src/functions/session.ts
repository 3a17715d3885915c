/** The three ranges that most sheet functions are given: results, settings, names. */
import type { Problem } from "../notation/problem";
import { readSession as readCells, type ReadSession } from "../results/readSession";
import { cellsOf, type Range } from "./cells";

/** The session that the three ranges hold; a problem where the results have no header row. */
export function readSession(results: Range, settings: Range, names: Range): ReadSession | Problem {
  return readCells(cellsOf(results), cellsOf(settings), cellsOf(names));
}
