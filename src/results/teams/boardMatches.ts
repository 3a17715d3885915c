/** Team matches from board lines: two tables a board, each team N-S at one of them. */
import type { Problem } from "../../notation/problem";
import { fraction, subtract, sum, type Fraction } from "../../scoring/fraction";
import { groups } from "../groups";
import { setting } from "../settings";
import type { ResultLine, Settings } from "../types";
import { compareTables, isBoardAMatch, NOTHING, wonOf } from "./compareTables";
import { areSwapped, isByeWord, matchKey, roundAndMatch, swapped, teamName, teamOf } from "./team";
import type { Both, Bye, MatchState, Team, TeamBoard, TeamEvent, TeamMatch } from "./types";

interface Table {
  line: ResultLine;
  /** N-S, E-W. */
  teams: Both<Team>;
}

/**
 * The matches that board lines make: all lines of one round and of the same two teams, of which each sits N-S at one
 * table. Without rounds two teams meet once.
 */
export function matchesOfLines(lines: readonly ResultLine[], settings: Settings): TeamEvent {
  const event: TeamEvent = { source: "boards", matches: [], byes: [], problems: [], unread: [], toDraw: [] };
  const tables = lines.flatMap((line) => tableOf(line, event) ?? []);
  const matches = groups(tables, ({ line, teams }) => matchKey(line.round, teams)).map(boardsOf);
  const scheduled = scheduledBoards(matches, settings);
  event.toDraw = roundsToDraw(lines, tables);
  event.matches = matches.map((match) => {
    const boards = match.boards.map((tables) => teamBoard(tables, match.teams, settings));
    event.problems.push(...boards.flatMap(({ problem }) => problem ?? []));
    return matchOf(match, boards, scheduled(match), event.problems, settings);
  });
  return event;
}

/** Rounds in which there are boards to play, and no teams. */
function roundsToDraw(lines: readonly ResultLine[], tables: readonly Table[]): number[] {
  const drawn = new Set(tables.map(({ line }) => line.round));
  const blank = lines.filter(({ ns, ew, status, round }) => !ns && !ew && status === "expected" && !drawn.has(round));
  return [...new Set(blank.flatMap(({ round }) => round ?? []))];
}

/** Two teams at a table; a bye goes to the event's byes, and what has no place to its unread. */
function tableOf(line: ResultLine, event: TeamEvent): Table | undefined {
  const isBye = isByeWord(line.ns) || isByeWord(line.ew);
  const [ns, ew] = [line.ns, line.ew].map((id) => (isByeWord(id) ? undefined : teamOf(line.section, id)));
  const alone = ns ?? ew;
  if (!alone) {
    if (line.status !== "expected" && line.status !== "sitOut") event.unread.push(line.at);
    return undefined;
  }
  if (!ns || !ew) {
    if (isBye || line.status === "sitOut") addBye(event.byes, line, alone);
    else event.unread.push(line.at);
    return undefined;
  }
  if (ns.key === ew.key) event.problems.push({ kind: "teamAgainstItself", at: line.at, read: ns.label });
  if (ns.key !== ew.key && line.board > 0) return { line, teams: [ns, ew] };
  event.unread.push(line.at);
  return undefined;
}

function addBye(byes: Bye[], { round, at }: ResultLine, team: Team): void {
  if (byes.some((bye) => bye.round === round && bye.team.key === team.key)) return;
  byes.push({ ...(round === undefined ? {} : { round }), team, adjust: fraction(0), at });
}

interface MatchTables {
  round?: number;
  teams: Both<Team>;
  boards: Table[][];
  at: string;
}

function boardsOf(tables: readonly Table[]): MatchTables {
  const [{ line, teams }] = tables;
  return {
    ...(line.round === undefined ? {} : { round: line.round }),
    teams: areSwapped(teams) ? swapped(teams) : teams,
    boards: groups(tables, ({ line: { board } }) => board).sort(([a], [b]) => a.line.board - b.line.board),
    at: line.at,
  };
}

/** Boards in a match: as set, else the most that any match of the round has, so that one half entered is not final. */
function scheduledBoards(matches: readonly MatchTables[], settings: Settings): (match: MatchTables) => number {
  const set = Number(setting(settings, "Boards a match"));
  if (set > 0) return () => set;
  const most = new Map<number | undefined, number>();
  for (const { round, boards } of matches) most.set(round, Math.max(most.get(round) ?? 0, boards.length));
  return ({ round }) => most.get(round) as number;
}

function teamBoard(tables: readonly Table[], teams: Both<Team>, settings: Settings): TeamBoard {
  const { board } = tables[0].line;
  const [home, away] = teams.map(({ key }) => tables.filter((table) => table.teams[0].key === key));
  const both: Both<ResultLine | undefined> = [home[0]?.line, away[0]?.line];
  const open = (problem: Omit<Problem, "at">): TeamBoard => {
    const { at } = tables[tables.length - 1].line;
    return { board, tables: both, state: "open", points: NOTHING, problem: { ...problem, at } };
  };
  if (tables.length > 2) return open({ kind: "tooManyTables", read: String(tables.length), likely: [String(board)] });
  if (tables.length === 2 && home.length !== 1) {
    return open({ kind: "teamSatTwice", read: teamName(teams[home.length ? 0 : 1]), likely: [String(board)] });
  }
  const outcome = compareTables(both, settings);
  return outcome.ok ? { board, tables: both, ...outcome.value } : open(outcome);
}

function matchOf(
  match: MatchTables,
  results: readonly TeamBoard[],
  scheduled: number,
  problems: Problem[],
  settings: Settings,
): TeamMatch {
  const { teams, at } = match;
  const cancelled = results.filter(({ state }) => state === "cancelled").length;
  const lacks = whatLacks(results, scheduled);
  const state: MatchState = lacks ? "open" : cancelled === results.length ? "void" : "finished";
  if (results.length > scheduled) {
    problems.push({ kind: "moreBoards", at, read: roundAndMatch(match), likely: [String(scheduled)] });
  }
  if (state === "void") problems.push({ kind: "matchVoid", at, read: roundAndMatch(match) });
  const points = totals(results.map((board) => board.points));
  const difference = subtract(points[0], points[1]);
  return {
    ...(match.round === undefined ? {} : { round: match.round }),
    teams,
    state,
    won: totals(results.map((board) => wonOf(board.points, settings))),
    margin: isBoardAMatch(settings) ? [difference, subtract(fraction(0), difference)] : points,
    boards: scheduled - (setting(settings, "Cancelled board") === "One board less" ? cancelled : 0),
    adjust: NOTHING,
    results,
    ...(lacks ? { lacks } : {}),
    at,
  };
}

function totals(boards: readonly Both<Fraction>[]): Both<Fraction> {
  return [sum(boards.map(([first]) => first)), sum(boards.map(([, second]) => second))];
}

/** "board 5, 6", "2 boards", "board 5, and 2 boards"; "" where nothing lacks. */
function whatLacks(results: readonly TeamBoard[], scheduled: number): string {
  const open = results.filter(({ state }) => state === "open").map(({ board }) => board);
  const unknown = scheduled - results.length;
  return [
    ...(open.length ? [`board ${open.join(", ")}`] : []),
    ...(unknown > 0 ? [`${unknown} ${unknown === 1 ? "board" : "boards"}`] : []),
  ].join(", and ");
}
