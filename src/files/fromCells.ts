/** A session from cells with a heading: a paste, a CSV file, a selection of a workbook. */
import { languageName, type LanguageCode } from "../notation/languages";
import type { Problem } from "../notation/problem";
import { findHeader, type Cells } from "../results/columns";
import { ofRowsAlone } from "../results/lackingColumns";
import { languageOf } from "../results/language";
import { isProblem, isResultHeader, linesOf, readGridSteps, type Grid } from "../results/readGrid";
import type { GridRow } from "../results/readLine";
import { within, type Steps } from "../results/steps";
import type { Finding, ImportedSession, ResultLine } from "../results/types";
import { decide } from "./decide";
import { withHeadings, type Headed } from "./headless";
import { decideLanguage } from "./language/decideLanguage";
import type { TwoReadings } from "./language/doubts";
import { leadOf, tricksFrom } from "./writtenResult";

export type Source = ImportedSession["source"];

/** A session without lines that says why. */
export function nothingRead(source: Source, problem: Problem): ImportedSession {
  return { lines: [], unread: [problem], findings: [], contestants: [], settings: {}, event: {}, source };
}

export function* fromCells(cells: Cells, source: Source, place: "line" | "row"): Steps<ImportedSession> {
  const headed = findHeader(cells, isResultHeader) ? undefined : withHeadings(cells);
  // Headings of our own stand above the first row.
  const at = (row: number): string => `${place} ${headed ? row - 1 : row}`;
  const read = yield* within(readRows(headed?.cells ?? cells, at, source), 0, 0.7);
  if ("kind" in read) return nothingRead(source, read.kind === "noHeader" ? { ...read, kind: "noHeadings" } : read);
  const { lines, unread, language } = read;
  if (lines.length === 0) {
    return nothingRead(source, { kind: "noResults", at: at(read.header), read: source.fileName });
  }
  const { settings, findings } = yield* within(decide(lines, source.fileName), 0.7, 1);
  return {
    lines,
    unread,
    findings: [...(headed ? [told(headed, source)] : []), ...findings, ...read.findings, ...differences(lines)],
    contestants: [],
    settings: { ...settings, ...source.as, Language: language },
    event: {},
    source,
  };
}

/** What the columns of a table without headings were taken for. */
function told({ columns, unread }: Headed, { fileName }: Source): Finding {
  const left = unread.length ? [unread.join(", ")] : [];
  return { kind: "decidedColumns", at: fileName, read: columns.join(", "), likely: left };
}

/** The lines of cells with a heading, and what was said about them. */
export interface RowsRead {
  lines: ResultLine[];
  unread: Problem[];
  findings: Finding[];
  language: LanguageCode;
  /** The row of the headings, counted from 1. */
  header: number;
}

/** @param at how the place of a row is named, counted from 1 at the first row of the cells */
export function* readRows(cells: Cells, at: (row: number) => string, source: Source): Steps<RowsRead | Problem> {
  const read = yield* inItsLanguage(cells, at, source);
  if (isProblem(read)) return read;
  const { grid, language, decided } = read;
  const { deduced, findings: told } = tricksByScores(grid.rows, source.fileName);
  // A row that cannot be read is listed with its place, even where all that it lacks is a column that is told of once.
  const problems = grid.rows.flatMap((row) =>
    (row.line?.status === "unread" ? row.problems : ofRowsAlone(row.problems))
      .filter((problem) => !deduced.has(problem))
      .map((problem) => ({ problem, row })),
  );
  const isOpen = grid.rows.some((row) => row.problems.some((one) => lacksResult(one) && !deduced.has(one)));
  const isUnread = ({ row }: (typeof problems)[number]): boolean => row.line?.status === "unread";
  return {
    lines: linesOf(grid).map(withLead),
    unread: problems.filter(isUnread).map(({ problem }) => problem),
    findings: [
      ...decided,
      ...told,
      ...grid.problems.filter((problem) => isOpen || !lacksResult(problem)),
      ...problems.filter((one) => !isUnread(one)).map(({ problem }) => problem),
    ],
    language,
    header: grid.header.row + 1,
  };
}

/** The card led as it was written; without it where the cell stands for none. */
function withLead(line: ResultLine): ResultLine {
  if (line.lead === undefined) return line;
  const { lead, ...plain } = line;
  return leadOf(lead) === undefined ? plain : line;
}

/**
 * Fills in the tricks of contracts that have a score beside them and no result: only one number of tricks makes it.
 *
 * @returns the problems that are none any more
 */
function tricksByScores(rows: readonly GridRow[], at: string): { deduced: ReadonlySet<Problem>; findings: Finding[] } {
  const deduced = new Set<Problem>();
  for (const { line, problems } of rows) {
    const problem = problems.find(lacksResult);
    const score = line?.file?.score;
    if (!problem || !line?.contract || !line.declarer || score === undefined) continue;
    const tricks = tricksFrom(score, line.contract, line.declarer, line);
    if (tricks === undefined) continue;
    Object.assign(line, { status: "played", tricks, score });
    deduced.add(problem);
  }
  const count = deduced.size === 1 ? "One result" : `${deduced.size} results`;
  return { deduced, findings: deduced.size ? [{ kind: "tricksByScore", at, read: count }] : [] };
}

/** Of one row, or of all for want of a column. */
const lacksResult = ({ kind, read }: Problem): boolean =>
  kind === "noResult" || (kind === "noColumn" && read === "Result");

/** The rows in the language that was asked for; else in the one that they show, and what shows it; a row with two readings is asked about. */
function* inItsLanguage(
  cells: Cells,
  at: (row: number) => string,
  source: Source,
): Steps<{ grid: Grid; language: LanguageCode; decided: Finding[] } | Problem> {
  const { as = {} } = source;
  const wanted = as.Language === undefined || as.Language === "Auto" ? undefined : languageOf(as);
  if (wanted) {
    const grid = yield* readGridSteps(cells, as, { at });
    return isProblem(grid) ? grid : { grid, language: wanted, decided: [] };
  }
  const english = yield* within(readGridSteps(cells, { ...as, Language: "en" }, { at }), 0, 0.4);
  if (isProblem(english)) return english;
  const { tongue, others, doubtful, shownBy } = yield* within(decideLanguage(cells, english), 0.4, 0.6);
  const { language } = tongue;
  const settled = language === "en" && others.size === 0;
  const inTongue = { at, tongue: (row: number) => others.get(row) ?? tongue };
  const grid = settled ? english : yield* within(readGridSteps(cells, as, inTongue), 0.6, 1);
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
function differences(lines: readonly ResultLine[]): Finding[] {
  return lines.flatMap((line) => {
    const written = line.file?.score;
    if (!line.contract || line.score === undefined || written === undefined || written === line.score) return [];
    return [{ kind: "fileScoreDiffers", at: line.at, read: String(written), likely: [String(line.score)] }];
  });
}
