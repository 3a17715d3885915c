/** A session from cells with a heading: a paste, a CSV file, a selection of a workbook. */
import { languageName, type LanguageCode } from "../notation/languages";
import type { Problem } from "../notation/problem";
import type { Cells } from "../results/columns";
import { isProblem, linesOf, readGrid, type Grid } from "../results/readGrid";
import type { GridRow } from "../results/readLine";
import type { Finding, ImportedSession, ResultLine } from "../results/types";
import { decide } from "./decide";
import { decideLanguage } from "./language/decideLanguage";
import type { TwoReadings } from "./language/doubts";

export type Source = ImportedSession["source"];

/** A session without lines that says why. */
export function nothingRead(source: Source, problem: Problem): ImportedSession {
  return { lines: [], unread: [problem], findings: [], contestants: [], settings: {}, event: {}, source };
}

export function fromCells(cells: Cells, source: Source, place: "line" | "row"): ImportedSession {
  const read = inItsLanguage(cells, place, source);
  if (isProblem(read)) return nothingRead(source, read);
  const { grid, language, decided } = read;
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
      ...decided,
      ...grid.problems,
      ...problems.filter(({ row }) => row.line?.status !== "unread").map(({ problem }) => problem),
      ...differences(grid),
    ],
    contestants: [],
    settings: { ...settings, Language: language },
    event: {},
    source,
  };
}

/** The rows in the language that they show, and what shows it; a row with two readings is asked about. */
function inItsLanguage(
  cells: Cells,
  place: "line" | "row",
  source: Source,
): { grid: Grid; language: LanguageCode; decided: Finding[] } | Problem {
  const at = (row: number): string => `${place} ${row}`;
  const english = readGrid(cells, { Language: "en" }, { at });
  if (isProblem(english)) return english;
  const { tongue, others, doubtful, shownBy } = decideLanguage(cells, english);
  const { language } = tongue;
  const settled = language === "en" && others.size === 0;
  const grid = settled ? english : readGrid(cells, {}, { at, tongue: (row) => others.get(row) ?? tongue });
  if (isProblem(grid)) return grid;
  const rows = grid.rows.map((row, index) => asked(row, doubtful.get(index)));
  const plain = language === "en" && grid.header.languages[0] === "en";
  const read = languageName(language);
  const told: Finding[] = [{ kind: "decidedLanguage", at: source.fileName, read, likely: [language, ...shownBy] }];
  return { grid: { ...grid, rows }, language, decided: plain || shownBy.length === 0 ? [] : told };
}

/** A row with two readings: nothing of it is taken, and both are shown. */
function asked(row: GridRow, doubt: TwoReadings | undefined): GridRow {
  if (!doubt || !row.line) return row;
  const line: ResultLine = { ...row.line, status: "unread" };
  for (const field of ["contract", "declarer", "tricks", "score"] as const) delete line[field];
  return { line, problems: [{ kind: "twoReadings", at: line.at, ...doubt }] };
}

/** Lines whose own score is not what their contract scores. */
function differences(grid: Grid): Finding[] {
  return linesOf(grid).flatMap((line) => {
    const written = line.file?.score;
    if (!line.contract || line.score === undefined || written === undefined || written === line.score) return [];
    return [{ kind: "fileScoreDiffers", at: line.at, read: String(written), likely: [String(line.score)] }];
  });
}
