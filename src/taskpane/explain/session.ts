/** What stands behind a sheet function's answer, and what is wrong with its ranges. */
import { placedSentence, sentence } from "../../notation/messages";
import { progress, progressText } from "../../results/progress";
import { isProblem, linesOf, readGrid } from "../../results/readGrid";
import { readNames } from "../../results/readNames";
import { scoreSession } from "../../results/session";
import { parseSettings } from "../../results/parseSettings";
import { strings } from "../strings";

const text = strings.explain;

/** Where each function has its ranges. */
const ARGUMENTS: Record<string, { settings: number; names: number }> = {
  SCORERESULTS: { settings: 1, names: 2 },
  RANKING: { settings: 1, names: 2 },
  TRAVELLER: { settings: 2, names: 3 },
};

const SHOWN = 5;

/**
 * How far the session is, and each problem with its place; none for other functions.
 *
 * @param ranges the cells of each argument, in their order
 */
export function explainResults(name: string, ranges: readonly unknown[][][]): string[] {
  const places = ARGUMENTS[name];
  if (!places) return [];
  const { settings, problems: unknown } = parseSettings(ranges[places.settings] ?? []);
  const grid = readGrid(ranges[0] ?? [], settings, { zeroMayBeBlank: true });
  if (isProblem(grid)) return [text.cannot(sentence(grid))];
  const people = readNames(ranges[places.names] ?? []);
  const session = scoreSession(linesOf(grid), settings, people.contestants, people.named);
  const problems = [
    ...unknown.map((problem) => text.inRange("Settings", placedSentence(problem))),
    ...people.problems.map((problem) => text.inRange("Names", placedSentence(problem))),
    ...grid.problems.map(placedSentence),
    ...grid.rows.flatMap((row) => row.problems.map(placedSentence)),
    ...session.lines.flatMap((line) => line.problems.map(placedSentence)),
  ];
  const rest = problems.length - SHOWN;
  return [
    progressText(progress(session)),
    ...(problems.length ? problems.slice(0, SHOWN) : [text.allUnderstood]),
    ...(rest > 0 ? [text.moreProblems(rest)] : []),
  ];
}
