/** The three ranges that most sheet functions are given: results, settings, names. */
import type { Problem } from "../notation/problem";
import type { Cells } from "./columns";
import { filledRows, readResultRange } from "./filledRows";
import { parseSettings } from "./parseSettings";
import { isProblem, linesOf, type Grid } from "./readGrid";
import { readNames } from "./readNames";
import { scoringMisfits } from "./fitsScoring";
import { scoreSession, type ScoredSession } from "./session";

export interface ReadSession {
  grid: Grid;
  session: ScoredSession;
  /** What is odd about settings, names or the range as a whole. */
  problems: Problem[];
}

/** The session that the three ranges hold; a problem where the results have no header row, or too many lines. */
export function readSession(results: Cells, settings: Cells, names: Cells): ReadSession | Problem {
  const chosen = parseSettings(filledRows(settings));
  const grid = readResultRange(results, chosen.settings);
  if (isProblem(grid)) return grid;
  const people = readNames(filledRows(names));
  const lines = linesOf(grid);
  const session = scoreSession(lines, chosen.settings, people.contestants, people.named);
  const ofSettings = [...chosen.problems, ...scoringMisfits(lines, chosen.settings, settings)];
  const named = (room: string, problems: readonly Problem[]): Problem[] =>
    problems.map((problem) => ({ ...problem, at: `${room}, ${problem.at}` }));
  const problems = [...named("Settings", ofSettings), ...named("Names", people.problems), ...grid.problems];
  return { grid, session, problems };
}
