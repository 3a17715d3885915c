/** What stands beside a results table, row for row: score, points, and a note where something is odd. */
import { placedSentence, sentence } from "../notation/messages";
import type { Problem } from "../notation/problem";
import { assignedScore } from "./awards";
import { pointsHeading, shown, shownPercent, shownPoints, type Figure } from "./figures";
import type { Grid } from "./readGrid";
import type { ScoredLine, ScoredSession } from "./session";
import { isTeamScoring, scoringUnit, setting } from "./settings";
import type { ResultLine, Settings } from "./types";

/** Six columns under every scoring, so that formats and notes stay where they are. */
export function scoreHeading(settings: Settings): string[] {
  const points = pointsHeading(settings);
  return ["Score", `NS ${points}`, `EW ${points}`, ...basisHeadings(settings), "Note"];
}

/**
 * The cells of SCORERESULTS: as many rows as the range, the heading in the heading's row. Problems of the settings and
 * of the range stand in the first note.
 *
 * @param session the lines of the grid, scored in their order
 */
export function scoreCells(grid: Grid, session: ScoredSession, general: readonly Problem[]): Figure[][] {
  let next = 0;
  const rows = grid.rows.map(({ line, problems }) => {
    const scored = line && session.lines[next++];
    return scored ? row(scored, [...problems, ...scored.problems], session) : ["", "", "", "", "", ""];
  });
  if (rows.length && general.length) {
    rows[0][5] = [...general.map(placedSentence), rows[0][5]].filter(Boolean).join(" ");
  }
  const titles = Array.from({ length: grid.header.row }, () => ["", "", "", "", "", ""]);
  return [...titles, scoreHeading(session.settings), ...rows];
}

function row(scored: ScoredLine, problems: readonly Problem[], { settings }: ScoredSession): Figure[] {
  return [
    countedScore(scored.line) ?? "",
    shownPoints(scored.ns, settings),
    shownPoints(scored.ew, settings),
    ...basisFigures(scored, settings),
    problems.map(sentence).join(" "),
  ];
}

/** N-S's score that counts: of the play, or the one that was assigned to both sides. */
export function countedScore(line: ResultLine): number | undefined {
  if (line.status === "awarded") return assignedScore(line);
  return line.status === "played" || line.status === "passed" ? line.score : undefined;
}

/** What the two columns after the points say: percentages, or what IMPs were reckoned from. */
function basisHeadings(settings: Settings): [string, string] {
  if (scoringUnit(settings) === "MP") return ["NS %", "EW %"];
  return [basisHeading(settings), "Compared"];
}

function basisFigures({ ns, ew, basis, compared }: ScoredLine, settings: Settings): Figure[] {
  if (scoringUnit(settings) === "MP") return [shownPercent(ns, settings), shownPercent(ew, settings)];
  return [basis ? shown(basis, settings) : "", compared ?? ""];
}

/** The heading of what N-S's IMPs were reckoned from. */
export function basisHeading(settings: Settings): string {
  if (isTeamScoring(settings)) return "Other table";
  return setting(settings, "Scoring") === "Butler" ? "Datum" : "NS total";
}
