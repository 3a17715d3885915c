/** A session from cells with a heading: a paste, a CSV file, a selection of a workbook. */
import { isProblem, linesOf, readGrid, type Grid } from "../results/readGrid";
import type { Cells } from "../results/columns";
import type { Finding, ImportedSession } from "../results/types";
import type { Problem } from "../notation/problem";
import { decide } from "./decide";

export type Source = ImportedSession["source"];

/** A session without lines that says why. */
export function nothingRead(source: Source, problem: Problem): ImportedSession {
  return { lines: [], unread: [problem], findings: [], contestants: [], settings: {}, event: {}, source };
}

export function fromCells(cells: Cells, source: Source, place: "line" | "row"): ImportedSession {
  const grid = readGrid(cells, {}, { at: (row) => `${place} ${row}` });
  if (isProblem(grid)) return nothingRead(source, grid);
  const lines = linesOf(grid);
  if (lines.length === 0) {
    return nothingRead(source, { kind: "noResults", at: `${place} ${grid.header.row + 1}`, read: source.fileName });
  }
  const { settings, findings } = decide(lines, source.fileName);
  const problems = grid.rows.flatMap((row) => row.problems.map((problem) => ({ problem, row })));
  return {
    lines,
    unread: problems.filter(({ row }) => row.line?.status === "unread").map(({ problem }) => problem),
    findings: [
      ...findings,
      ...grid.problems,
      ...problems.filter(({ row }) => row.line?.status !== "unread").map(({ problem }) => problem),
      ...differences(grid),
    ],
    contestants: [],
    settings,
    event: {},
    source,
  };
}

/** Lines whose own score is not what their contract scores. */
function differences(grid: Grid): Finding[] {
  return linesOf(grid).flatMap((line) => {
    const written = line.file?.score;
    if (!line.contract || line.score === undefined || written === undefined || written === line.score) return [];
    return [{ kind: "fileScoreDiffers", at: line.at, read: String(written), likely: [String(line.score)] }];
  });
}
