/** The sessions of a PBN file: its games by event, date and session. */
import { folded } from "../../notation/text";
import { tagOf, type Game } from "./games";

/** With more names than these, a file names something else by them. */
const MOST_SESSIONS = 200;

interface Group {
  /** What tells it from others, as far as its games say. */
  event: string;
  session: string;
  date: string;
  boards: Set<string>;
  games: Game[];
}

/**
 * The games of each session. A game that says nothing belongs to the one before. A night that goes past midnight is one
 * session, and so are games that each have a name of their own: in both, no board comes again.
 */
export function sessionsOf(games: readonly Game[]): Game[][] {
  const groups: Group[] = [];
  let current: Group | undefined;
  for (const game of games) {
    const written = wordsOf(game);
    if (!current || !agrees(written, current)) {
      current = groups.find((group) => agrees(written, group)) ?? { ...written, boards: new Set(), games: [] };
      if (!groups.includes(current)) groups.push(current);
      if (groups.length > MOST_SESSIONS) return [[...games]];
    }
    for (const name of ["event", "session", "date"] as const) current[name] ||= written[name];
    current.games.push(game);
    const board = tagOf(game, "board");
    if (board) current.boards.add(board);
  }
  return together(groups).map((group) => group.games);
}

function wordsOf(game: Game): Pick<Group, "event" | "session" | "date"> {
  const word = (...names: string[]): string => folded(names.map((name) => tagOf(game, name)).find(Boolean) ?? "");
  return { event: word("event"), session: word("session"), date: word("date", "eventdate") };
}

/** Is all that both say the same? */
function agrees(written: ReturnType<typeof wordsOf>, group: Group): boolean {
  return (["event", "session", "date"] as const).every(
    (name) => !written[name] || !group[name] || written[name] === group[name],
  );
}

function together(groups: readonly Group[]): Group[] {
  return groups.reduce<Group[]>((found, group) => {
    const same = found.find((other) => isOneSession(other, group));
    if (!same) return [...found, group];
    group.games.forEach((game) => same.games.push(game));
    group.boards.forEach((board) => same.boards.add(board));
    return found;
  }, []);
}

function isOneSession(a: Group, b: Group): boolean {
  const isBoardTwice = [...b.boards].some((board) => a.boards.has(board));
  const isNamedAlike = a.event === b.event && a.session === b.session;
  const isSingle = a.boards.size <= 1 || b.boards.size <= 1;
  return !isBoardTwice && (isNamedAlike || (isSingle && a.session === b.session));
}
