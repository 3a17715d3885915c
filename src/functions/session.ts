/** The three ranges that most sheet functions are given: results, settings, names. */
import type { Problem } from "../notation/problem";
import { parseSettings } from "../results/parseSettings";
import { isProblem, linesOf, readGrid, type Grid } from "../results/readGrid";
import { readNames } from "../results/readNames";
import { scoreSession, type ScoredSession } from "../results/session";
import { cellsOf, type Range } from "./cells";

export interface ReadSession {
  grid: Grid;
  session: ScoredSession;
  /** What is odd about settings, names or the range as a whole. */
  problems: Problem[];
}

/** The session that the three ranges hold; a problem where the results have no header row. */
export function readSession(results: Range, settings: Range, names: Range): ReadSession | Problem {
  const chosen = parseSettings(cellsOf(settings));
  const grid = readGrid(cellsOf(results), chosen.settings, { zeroMayBeBlank: true });
  if (isProblem(grid)) return grid;
  const people = readNames(cellsOf(names));
  const session = scoreSession(linesOf(grid), chosen.settings, people.contestants, people.named);
  const named = (room: string, problems: readonly Problem[]): Problem[] =>
    problems.map((problem) => ({ ...problem, at: `${room}, ${problem.at}` }));
  const problems = [...named("Settings", chosen.problems), ...named("Names", people.problems), ...grid.problems];
  return { grid, session, problems };
}
