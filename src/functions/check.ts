import { nothingOdd, sentence } from "../notation/messages";
import { checkRange, type CheckedSession } from "../results/check/checkRange";
import type { CheckFinding } from "../results/check/finding";
import { isProblem } from "../results/readGrid";
import { cellsOf, failed, type Answer } from "./cells";

const HEADING = ["Row", "Column", "Read", "What", "Likely"];

/**
 * Everything odd in a session's results, to look at before the prizes are given: what cannot be, what is missing, what
 * is seldom meant. Nothing is changed. =CHECKRESULTS(Results[#All],Settings[#All],Names[#All])
 * @customfunction CHECKRESULTS
 * @param {any[][]} results The results with their headings, such as Results[#All].
 * @param {any[][]} [settings] Two columns, name and value, such as Settings[#All].
 * @param {any[][]} [names] The pairs with their headings, such as Names[#All].
 * @returns {any[][]} Row (of the range, the first is 1), Column, Read, What, Likely.
 */
export function checkResultsOf(results: unknown[][], settings?: unknown[][], names?: unknown[][]): unknown[][] {
  const checked = checkRange(cellsOf(results), cellsOf(settings), cellsOf(names));
  return isProblem(checked) ? failed(checked) : [HEADING, ...rowsOf(checked)];
}

function rowsOf({ findings, results }: CheckedSession): Answer[][] {
  return findings.length ? findings.map(rowOf) : [["", "", "", nothingOdd(results), ""]];
}

function rowOf(finding: CheckFinding): Answer[] {
  const { row, range, column = "", read, corrections, likely = [] } = finding;
  const meant = corrections.length ? corrections.map(({ label }) => label) : likely;
  return [row, range === "Results" ? column : range, read, sentence(finding), meant.join(" or ")];
}
