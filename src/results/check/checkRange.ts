/** A range of results with its settings and names, read and checked: for the function and for the pane. */
import type { Problem } from "../../notation/problem";
import type { Cells } from "../columns";
import { filledRows, readResultRange } from "../filledRows";
import { scoringMisfits } from "../fitsScoring";
import { progress } from "../progress";
import { isProblem, linesOf, type Grid } from "../readGrid";
import { readNames } from "../readNames";
import { scoreSession, type ScoredSession } from "../session";
import { parseSettings } from "../parseSettings";
import { checkResults } from "./checkResults";
import type { CheckFinding } from "./finding";

export interface CheckedSession {
  grid: Grid;
  session: ScoredSession;
  findings: CheckFinding[];
  /** How many results were looked at. */
  results: number;
}

/** What is odd about three ranges of a workbook; a problem where the results have no header row, or too many lines. */
export function checkRange(results: Cells, settings: Cells, names: Cells): CheckedSession | Problem {
  const chosen = parseSettings(filledRows(settings));
  const grid = readResultRange(results, chosen.settings);
  if (isProblem(grid)) return grid;
  const people = readNames(filledRows(names));
  const lines = linesOf(grid);
  const session = scoreSession(lines, chosen.settings, people.contestants, people.named);
  const ofSettings = [...chosen.problems, ...scoringMisfits(lines, chosen.settings, settings)];
  const findings = [
    ...ofSettings.map((problem) => general(problem, "Settings")),
    ...people.problems.map((problem) => general(problem, "Names")),
    ...checkResults(filledRows(results), grid, session, people.contestants),
  ];
  return { grid, session, findings, results: progress(session).total };
}

/** A problem of the settings or the names, in the row of their own range. */
function general(problem: Problem, range: "Settings" | "Names"): CheckFinding {
  const row = Number(problem.at.replace("row ", ""));
  return { ...problem, severity: "wrong", range, row, corrections: [] };
}
