/** What stands beside a results table, row for row: score, matchpoints, and a note where something is odd. */
import { placedSentence, sentence } from "../notation/messages";
import type { Problem } from "../notation/problem";
import { shownPercent, shownPoints, type Figure } from "./figures";
import type { Grid } from "./readGrid";
import type { ScoredLine, ScoredSession } from "./session";

const HEADING = ["Score", "NS MP", "EW MP", "NS %", "EW %", "Note"];

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
  return [...titles, HEADING, ...rows];
}

function row({ line, ns, ew }: ScoredLine, problems: readonly Problem[], { settings }: ScoredSession): Figure[] {
  const scored = line.status === "played" || line.status === "passed";
  return [
    scored && line.score !== undefined ? line.score : "",
    shownPoints(ns, settings),
    shownPoints(ew, settings),
    shownPercent(ns, settings),
    shownPercent(ew, settings),
    problems.map(sentence).join(" "),
  ];
}
