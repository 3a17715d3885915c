/** A session from cells with a heading: a paste, a CSV file, a selection of a workbook. */
import { differingFigures } from "./fitSettings";
import { languageName, type LanguageCode } from "../notation/languages";
import type { Problem } from "../notation/problem";
import { findHeader, unknownColumns, type Cells, type Header } from "../results/columns";
import { languageOf } from "../results/language";
import { lineVulnerability } from "../results/lineScore";
import { isProblem, isResultHeader, linesOf, readGridSteps, type Grid } from "../results/readGrid";
import type { GridRow } from "../results/readLine";
import { isTeamScoring } from "../results/settings";
import { isSlipHeader } from "../results/teams/readSlips";
import { within, type Steps } from "../results/steps";
import type { Finding, ImportedSession, ResultLine } from "../results/types";
import { withLinesBeyond } from "./beyondHeadings";
import { decide } from "./decide";
import { withHeadings, type Headed } from "./headless";
import { decideLanguage } from "./language/decideLanguage";
import type { TwoReadings } from "./language/doubts";
import { withPlayers } from "./joinedPlayers";
import { withoutNames } from "./namedTables";
import { asTeams } from "./people";
import { isNoLead, tricksFrom, unreadLeads } from "./writtenResult";

export type Source = ImportedSession["source"];

/** A session without lines that says why. */
export function nothingRead(source: Source, problem: Problem): ImportedSession {
  return { lines: [], unread: [problem], findings: [], contestants: [], settings: {}, event: {}, source };
}

/** What is said of a table of ours otherwise, where somebody may have deleted a column. */
const OF_A_FILE: Partial<Record<Problem["kind"], Problem["kind"]>> = {
  noHeader: "noHeadings",
  noColumn: "boardNotFound",
};

/** @param separator what stands between two fields, where it may stand in one too */
export function* fromCells(
  cells: Cells,
  source: Source,
  place: "line" | "row",
  separator?: string,
): Steps<ImportedSession> {
  const headed = findHeader(cells, isResultHeader) ? undefined : withHeadings(cells);
  // Headings of our own stand above the first row.
  const at = (row: number): string => `${place} ${headed ? row - 1 : row}`;
  const { table, header } = headedTable(headed?.cells ?? cells);
  const named = header ? withoutNames(table, header, source.fileName) : { cells: table, contestants: [], findings: [] };
  const read = yield* within(readRows(named.cells, at, source), 0, 0.7);
  if ("kind" in read) {
    return nothingRead(source, slipsIn(cells, at) ?? { ...read, kind: OF_A_FILE[read.kind] ?? read.kind });
  }
  const { lines, language } = read;
  if (lines.length === 0) {
    return nothingRead(source, { kind: "noResults", at: at(read.header), read: source.fileName });
  }
  const decided = yield* within(decide(lines, source.fileName), 0.7, 0.9);
  const settings = { ...decided.settings, ...source.as, Language: language };
  const written = headed ? undefined : findHeader(cells, isResultHeader);
  const said = { unread: read.unread, findings: [...read.findings, ...differences(lines)] };
  const told = written ? withLinesBeyond(said, cells, written, at, separator) : said;
  const contestants = isTeamScoring(settings) ? asTeams(named.contestants) : [...named.contestants];
  const findings = [
    ...(headed ? [takenFor(headed, source)] : []),
    ...(written ? columnsNotRead(unknownColumns(cells, written), at(written.row + 1)) : []),
    ...named.findings,
    ...decided.findings,
    ...differingFigures({ lines, contestants, totals: [] }, settings, source.fileName),
    ...told.findings,
    ...unreadLeads(lines),
  ];
  return {
    lines,
    unread: told.unread,
    findings,
    contestants,
    settings,
    event: {},
    source,
  };
}

/** Results of matches, which have no boards. */
function slipsIn(cells: Cells, at: (row: number) => string): Problem | undefined {
  const header = findHeader(cells, isSlipHeader);
  if (!header) return undefined;
  const headings = [...header.columns.values()].sort((a, b) => a.index - b.index).map(({ heading }) => heading);
  return { kind: "slipsPasted", at: at(header.row + 1), read: headings.join(", ") };
}

/** One finding for all columns that are not understood. */
export function columnsNotRead(columns: readonly string[], at: string): Finding[] {
  if (columns.length === 0) return [];
  const word = columns.length === 1 ? "column" : "columns";
  return [{ kind: "columnsNotRead", at, read: `${word} ${columns.join(", ")}` }];
}

/** The table with its headings, and with a column for each player of an individual event. */
function headedTable(cells: Cells): { table: Cells; header?: Header } {
  const header = findHeader(cells, isResultHeader);
  if (!header) return { table: cells };
  const table = withPlayers(cells, header);
  return table === cells ? { table, header } : { table, header: findHeader(table, isResultHeader) };
}

/** What the columns of a table without headings were taken for. */
function takenFor({ columns, unread }: Headed, { fileName }: Source): Finding {
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
  const { rows, findings: told } = tricksByScores(grid.rows, source.fileName);
  const lacking = new Set(
    grid.problems.flatMap(({ kind, read: heading }) => (kind === "columnNotFound" ? heading : [])),
  );
  // Every row lacks it: that is told once. A row that cannot be read is listed all the same, with its place.
  const isToldOnce = ({ kind }: Problem): boolean => kind === "noResult" && lacking.has("Result");
  const isUnread = ({ line }: GridRow): boolean => line?.status === "unread";
  const isOpen = rows.some(({ problems }) => problems.some(isToldOnce));
  return {
    lines: linesOf({ ...grid, rows }).map(withLead),
    unread: rows.filter(isUnread).flatMap(({ problems }) => problems),
    findings: [
      ...decided,
      ...told,
      ...grid.problems.filter((problem) => isOpen || !(problem.kind === "columnNotFound" && problem.read === "Result")),
      ...rows.filter((row) => !isUnread(row)).flatMap(({ problems }) => problems.filter((one) => !isToldOnce(one))),
    ],
    language,
    header: grid.header.row + 1,
  };
}

/** The card led as it was written; without it where the cell stands for none. */
function withLead(line: ResultLine): ResultLine {
  if (line.lead === undefined) return line;
  const { lead, ...plain } = line;
  return isNoLead(lead) ? plain : line;
}

/**
 * Fills in the tricks of contracts that have a score beside them and no result: only one number of tricks makes it. A
 * score that none makes is not counted, and stays with its line.
 */
function tricksByScores(rows: readonly GridRow[], at: string): { rows: GridRow[]; findings: Finding[] } {
  let deduced = 0;
  const filled = rows.map((row): GridRow => {
    const { line, problems } = row;
    const score = line?.written?.score;
    if (!line?.contract || line.status !== "pending" || score === undefined || !problems.some(lacksResult)) return row;
    const said = line.file?.score;
    const tricks =
      line.declarer && said !== undefined ? tricksFrom(said, line.contract, line.declarer, line) : undefined;
    if (tricks === undefined) {
      const told = problems.map((one): Problem => (lacksResult(one) ? scoreOfNone(one, line, score) : one));
      return { line: { ...line, status: "unread" }, problems: told };
    }
    deduced++;
    const played: ResultLine = { ...line, status: "played", tricks, score: said };
    delete played.written;
    return { line: played, problems: problems.filter((one) => !lacksResult(one)) };
  });
  const count = deduced === 1 ? "One result" : `${deduced} results`;
  return { rows: filled, findings: deduced ? [{ kind: "tricksByScore", at, read: count }] : [] };
}

const lacksResult = ({ kind }: Problem): boolean => kind === "noResult";

/** What is said of a contract whose score no number of tricks makes; without a declarer that cannot be known. */
function scoreOfNone({ at, read, column }: Problem, line: ResultLine, score: string): Problem {
  if (!line.declarer) return { kind: "noDeclarer", at, read };
  const likely = [score, lineVulnerability(line)];
  return { kind: "noTricksScore", at, read, likely, ...(column ? { column } : {}) };
}

/** The rows in the language that was asked for; else in the one that they show, and what shows it; a row with two readings is asked about. */
function* inItsLanguage(
  cells: Cells,
  at: (row: number) => string,
  source: Source,
): Steps<{ grid: Grid; language: LanguageCode; decided: Finding[] } | Problem> {
  const { as = {} } = source;
  const wanted = as.Language === undefined || as.Language === "Auto" ? undefined : languageOf(as);
  if (wanted) {
    const grid = yield* readGridSteps(cells, as, { at, isImport: true });
    return isProblem(grid) ? grid : { grid, language: wanted, decided: [] };
  }
  const english = yield* within(readGridSteps(cells, { ...as, Language: "en" }, { at, isImport: true }), 0, 0.4);
  if (isProblem(english)) return english;
  const { tongue, others, doubtful, shownBy } = yield* within(decideLanguage(cells, english), 0.4, 0.6);
  const { language } = tongue;
  const settled = language === "en" && others.size === 0;
  const inTongue = { at, isImport: true, tongue: (row: number) => others.get(row) ?? tongue };
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
  // The cells would have one reading in the language of the sheet.
  const { score, paper, adjust, vulnerable } = line.written ?? {};
  line.written = { score, paper, adjust, vulnerable };
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
