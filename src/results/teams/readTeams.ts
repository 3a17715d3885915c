/** What TEAMRESULTS is given, read: board lines or slips, settings, names, a VP scale. */
import { parseOwnScale } from "../../notation/ownScale";
import { unread, type Problem, type Reading, type Unread } from "../../notation/problem";
import { folded, isBlank, textOf } from "../../notation/text";
import type { OwnVpScale } from "../../scoring/victoryPoints";
import type { Cells } from "../columns";
import type { Figure } from "../figures";
import { filledRows, readResultRange, tooManyLines } from "../filledRows";
import { ofRowsAlone } from "../lackingColumns";
import { parseSettings } from "../parseSettings";
import { isProblem, linesOf } from "../readGrid";
import { readNames } from "../readNames";
import type { Settings } from "../types";
import { matchesOfLines } from "./boardMatches";
import { teamBoardCells } from "./boardCells";
import { matchCells } from "./matchCells";
import { readSlips } from "./readSlips";
import { scoreTeams, type ScoredTeams } from "./scoreTeams";
import { teamTableCells } from "./tableCells";
import type { TeamEvent } from "./types";

export interface ReadTeams {
  scored: ScoredTeams;
  /** What is odd about settings, names or the range as a whole. */
  problems: Problem[];
}

/** An event of teams from its ranges; a problem where the results have no heading or too many lines, or the scale is none. */
export function readTeams(
  results: Cells,
  settings: Cells = [],
  names: Cells = [],
  scale: Cells = [],
): ReadTeams | Problem | Unread {
  const chosen = parseSettings(filledRows(settings));
  const own = ownScale(scale);
  if (own && !own.ok) return own;
  const cells = filledRows(results);
  const most = tooManyLines(cells, 1);
  if (most) return most;
  const read = readEvent(cells, chosen.settings);
  if (!read) return { kind: "noTeamsHeader", at: "row 1", read: firstCells(cells) };
  const people = readNames(filledRows(names));
  const named = (room: string, problems: readonly Problem[]): Problem[] =>
    problems.map((problem) => ({ ...problem, at: `${room}, ${problem.at}` }));
  return {
    scored: scoreTeams(read, chosen.settings, people.contestants, own?.value, people.named),
    problems: [...named("Settings", chosen.problems), ...named("Names", people.problems)],
  };
}

/** Board lines where there is a heading of such, else slips; undefined where there is neither. */
function readEvent(cells: Cells, settings: Settings): TeamEvent | undefined {
  const grid = readResultRange(cells, settings);
  if (isProblem(grid)) return readSlips(cells, settings);
  const event = matchesOfLines(linesOf(grid), settings);
  const problems = [...grid.problems, ...grid.rows.flatMap((row) => ofRowsAlone(row.problems)), ...event.problems];
  return { ...event, problems };
}

function ownScale(cells: Cells): Reading<OwnVpScale> | undefined {
  return cells.flat().every((cell) => isBlank(cell) || cell === 0) ? undefined : parseOwnScale(cells);
}

function firstCells(cells: Cells): string {
  const texts = (cells[0] ?? []).slice(0, 5).map(textOf).filter(Boolean);
  return texts.length ? texts.join(", ") : "blank";
}

const SHOWS: Record<string, (read: ReadTeams) => Figure[][] | Unread> = {
  Table: ({ scored, problems }) => teamTableCells(scored, problems),
  Matches: ({ scored }) => matchCells(scored),
  Boards: ({ scored }) => teamBoardCells(scored),
};

/** The cells of TEAMRESULTS: the table, the matches, or the boards. */
export function teamCells(read: ReadTeams, show = ""): Figure[][] | Unread {
  const shows = Object.keys(SHOWS);
  const wanted = folded(show) ? shows.find((name) => folded(name) === folded(show)) : shows[0];
  return wanted ? SHOWS[wanted](read) : unread("unknownShow", show, shows);
}
