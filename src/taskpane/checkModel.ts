/** What the page Check shows: how far the session is, and each finding with its cell and what may be written there. */
import type { PlacedCells, TextChange } from "../excel";
import { sentence } from "../notation/messages";
import type { Problem } from "../notation/problem";
import { folded, textOf } from "../notation/text";
import { checkRange, type CheckedSession } from "../results/check/checkRange";
import type { Correction } from "../results/check/correction";
import type { CheckFinding, Severity } from "../results/check/finding";
import { parseSettings } from "../results/parseSettings";
import { progress, progressText } from "../results/progress";
import { isProblem } from "../results/readGrid";
import { isTeamScoring, type SettingName, type Settings } from "../results/settings";
import { teamsProgress } from "../results/teams/progress";
import { readTeams } from "../results/teams/readTeams";
import { columnName } from "../sheets/look";
import type { SessionCells } from "./sessionCells";

/** What the button of a correction does. */
export interface Fix {
  label: string;
  /** The range that is written into. */
  range: "results" | "settings";
  changes: TextChange[];
  /** Where there is no settings table: what is taken for set from now on. */
  assumed?: { name: SettingName; value: string | number };
}

export interface ShownFinding {
  range: keyof SessionCells;
  /** Of its range, counted from 0. */
  row: number;
  column: number;
  /** "D14"; with its sheet where that is not the results' own. */
  address: string;
  sentence: string;
  fixes: Fix[];
}

export interface Group {
  severity: Severity;
  findings: ShownFinding[];
  /** How many findings; of what is still to come, how many results, for one finding may be about several. */
  count: number;
}

export interface Checkup {
  /** "Final: 216 of 216", or what is missing. */
  status: string;
  isFinal: boolean;
  /** How many results were looked at. */
  results: number;
  groups: Group[];
}

/** What cannot be is to be seen first, what is still to come last. */
const ORDER: readonly Severity[] = ["wrong", "odd", "missing"];

/**
 * Checks a session as it was read.
 *
 * @param assumed settings of cells that have no settings table
 * @returns a sentence where the results cannot be read at all
 */
export function checkup(cells: SessionCells, assumed: Settings = {}): Checkup | string {
  const settings = cells.settings?.cells ?? Object.entries(assumed);
  const ranges = [cells.results.cells, settings, cells.names?.cells ?? []] as const;
  const inTeams = isTeamScoring(parseSettings(settings).settings);
  const checked = checkRange(...ranges);
  if (isProblem(checked)) return (inTeams && slips(cells, ranges)) || sentence(checked);
  const status = inTeams ? teamStatus(ranges) : progressText(progress(checked.session));
  return ofFindings(status, checked.results, cells, checked.findings, checked);
}

type Ranges = Parameters<typeof readTeams>;

function teamStatus(ranges: readonly [...Ranges]): string {
  const read = readTeams(...ranges);
  return "scored" in read ? teamsProgress(read.scored) : "";
}

/** Slips are read, not checked against each other: what reading says of them is all that there is to find. */
function slips(cells: SessionCells, ranges: readonly [...Ranges]): Checkup | undefined {
  const read = readTeams(...ranges);
  if (!("scored" in read)) return undefined;
  const findings = [...read.problems, ...read.scored.problems].map(ofReading);
  return ofFindings(teamsProgress(read.scored), read.scored.matches.length, cells, findings);
}

function ofReading(problem: Problem): CheckFinding {
  const range = (["Settings", "Names"] as const).find((name) => problem.at.startsWith(name)) ?? "Results";
  const row = Number(/\d+/.exec(problem.at)?.[0] ?? 1);
  return { ...problem, severity: "wrong", range, row, corrections: [] };
}

function ofFindings(
  status: string,
  results: number,
  cells: SessionCells,
  findings: readonly CheckFinding[],
  checked?: CheckedSession,
): Checkup {
  const groups = ORDER.map((severity): Group => {
    const ofSeverity = findings.filter((finding) => finding.severity === severity);
    return {
      severity,
      findings: ofSeverity.map((finding) => shownFinding(finding, cells, checked)),
      count: ofSeverity.reduce((sum, { results = 1 }) => sum + results, 0),
    };
  });
  return {
    status,
    isFinal: status.startsWith("Final"),
    results,
    groups: groups.filter((group) => group.findings.length),
  };
}

const RANGES = { Results: "results", Settings: "settings", Names: "names" } as const;

function shownFinding(finding: CheckFinding, cells: SessionCells, checked?: CheckedSession): ShownFinding {
  const range = RANGES[finding.range];
  const placed = cells[range];
  const row = finding.row - 1;
  const column = columnOf(finding, placed, checked);
  const place = `${columnName((placed?.column ?? 0) + column)}${(placed?.row ?? 0) + finding.row}`;
  const below = cells.results.row;
  return {
    range,
    row,
    column,
    address: range === "results" || !placed ? place : `${placed.sheet}!${place}`,
    sentence: inSheetRows(sentence(finding), below),
    fixes: finding.corrections.flatMap((correction) => fixOf(correction, cells, below)),
  };
}

/**
 * A problem names its rows as the range counts them. A table that begins further down in its sheet has other numbers
 * there, and these are what the scorer sees.
 */
export function inSheetRows(text: string, rowsAbove: number): string {
  return rowsAbove === 0
    ? text
    : text.replace(/\b(row) (\d+)/gi, (_, word, row) => `${word} ${Number(row) + rowsAbove}`);
}

/** The column that the finding is about: of its correction, of its heading, or where its text stands; else the first. */
function columnOf(finding: CheckFinding, placed?: PlacedCells, checked?: CheckedSession): number {
  const { range, row, column: heading, read } = finding;
  if (range === "Settings") return finding.kind === "unknownSettingValue" ? 1 : 0;
  if (range === "Results" && heading) {
    const changed = finding.corrections.flatMap(({ cells }) => cells);
    const written = changed.find((cell) => cell.row === row && cell.heading === heading);
    const columns = [...(checked?.grid.header.columns.values() ?? [])];
    const found = written ?? columns.find((column) => column.heading === heading);
    if (found) return found.index;
  }
  return Math.max(
    0,
    (placed?.cells[row - 1] ?? []).findIndex((cell) => read !== "" && textOf(cell) === read),
  );
}

function fixOf({ label, cells: changed, setting }: Correction, cells: SessionCells, rowsAbove: number): Fix[] {
  const named = inSheetRows(label, rowsAbove);
  if (!setting) {
    const changes = changed.map(({ row, index, text }) => ({ row: row - 1, column: index, text }));
    return [{ label: named, range: "results", changes }];
  }
  if (!cells.settings) return [{ label: named, range: "settings", changes: [], assumed: setting }];
  const row = cells.settings.cells.findIndex(([name]) => folded(textOf(name)) === folded(setting.name));
  // Without a row for it the sentence says what to set.
  return row < 0
    ? []
    : [{ label: named, range: "settings", changes: [{ row, column: 1, text: String(setting.value) }] }];
}
