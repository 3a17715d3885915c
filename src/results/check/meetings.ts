/** Who met whom on which boards: what shows a wrong pair or board number, and what was meant. */
import type { Field } from "../../notation/languages";
import { groups } from "../groups";
import type { Settings } from "../types";
import { entrants, onBoards, type CheckedRow } from "./checked";
import { mostCommon, tally } from "./counts";

/** The rows of two pairs against each other, in the order of the range. */
export interface Meeting {
  rows: CheckedRow[];
  boards: number[];
}

export interface Meetings {
  all: Meeting[];
  /** How many boards two pairs play against each other, where most meetings have as many. */
  size?: number;
  /** The rows of each pair or player, by its key. */
  rowsOf: ReadonlyMap<string, CheckedRow[]>;
  /** Who plays a board. */
  keysOn: ReadonlyMap<number, ReadonlySet<string>>;
  settings: Settings;
}

/** At least so many of the meetings must have the usual number of boards. */
const USUAL = 0.6;

export function meetingsOf(rows: readonly CheckedRow[], settings: Settings): Meetings {
  const seated = onBoards(rows).filter(({ line }) => line.ns && line.ew && line.ns !== line.ew);
  const all = groups(seated, meetingKey(settings)).map((met): Meeting => ({
    rows: met,
    boards: [...new Set(met.map(({ line }) => line.board))].sort((a, b) => a - b),
  }));
  const usual = mostCommon(all.map(({ boards }) => boards.length));
  const rowsOf = new Map<string, CheckedRow[]>();
  const keysOn = new Map<number, Set<string>>();
  for (const row of onBoards(rows)) {
    for (const { key } of entrants(row, settings)) {
      add(rowsOf, key, [] as CheckedRow[]).push(row);
      add(keysOn, row.line.board, new Set<string>()).add(key);
    }
  }
  const size = usual && usual.count >= all.length * USUAL ? { size: usual.value } : {};
  return { all, ...size, rowsOf, keysOn, settings };
}

function add<K, V>(map: Map<K, V>, key: K, empty: V): V {
  const found = map.get(key) ?? empty;
  map.set(key, found);
  return found;
}

const meetingKey =
  (settings: Settings) =>
  (row: CheckedRow): string =>
    entrants(row, settings)
      .map(({ key }) => key)
      .sort()
      .join(" v ");

/**
 * The pair that sits against the other side of this row on the boards next to it, where it does not play this board
 * already and the two lack a board: likely the one that was meant. Undefined where rounds have one board, for then each board has other
 * opponents.
 */
export function usualOpponent(meetings: Meetings, row: CheckedRow, wrong: "ns" | "ew"): string | undefined {
  const { size = 1, settings, rowsOf, keysOn } = meetings;
  const stays: Field = wrong === "ns" ? "ew" : "ns";
  const other = entrants(row, settings).find(({ field }) => field === stays);
  if (!other || size < 2) return undefined;
  const { line } = row;
  const near = (rowsOf.get(other.key) ?? []).filter(
    (next) =>
      next !== row &&
      next.line.board !== line.board &&
      Math.abs(next.line.board - line.board) < size &&
      (next.line.round ?? line.round) === line.round,
  );
  const opponents = near.flatMap((next) => {
    const seats = entrants(next, settings);
    const opponent = seats.find(({ key }) => key !== other.key);
    return opponent && seats.find(({ key }) => key === other.key)?.field === stays ? [opponent] : [];
  });
  const taken = keysOn.get(line.board);
  const met = (key: string): number => boardsTogether(meetings, key, other.key);
  const meant = opponents.filter(({ id, key }) => id !== line[wrong] && !taken?.has(key) && met(key) < size);
  return mostCommon(meant.map(({ id }) => id))?.value;
}

function boardsTogether({ rowsOf, settings }: Meetings, key: string, other: string): number {
  const together = (rowsOf.get(other) ?? []).filter((row) => entrants(row, settings).some((seat) => seat.key === key));
  return new Set(together.map(({ line }) => line.board)).size;
}

/** At most so many boards are offered. */
const OFFERED = 3;

/**
 * Boards that a row with a wrong board number may belong to: neither pair plays them, they have fewer rows than
 * others, and those next to the boards on which the two meet come first.
 */
export function likelyBoards(meetings: Meetings, row: CheckedRow): number[] {
  const { all, size = 1, keysOn, settings, rowsOf } = meetings;
  const keys = entrants(row, settings).map(({ key }) => key);
  if (keys.length < 2) return [];
  const counts = tally(all.flatMap((meeting) => meeting.rows.map(({ line }) => line.board)));
  const most = mostCommon([...counts.values()])?.value ?? 0;
  const open = [...keysOn].filter(([, playing]) => !keys.some((key) => playing.has(key))).map(([board]) => board);
  const short = open.filter((board) => (counts.get(board) ?? 0) < most && board !== row.line.board);
  const met = (rowsOf.get(keys[0]) ?? [])
    .filter((other) => other !== row && entrants(other, settings).some(({ key }) => key === keys[1]))
    .map(({ line }) => line.board);
  const distance = (board: number): number => Math.min(...met.map((other) => Math.abs(other - board)));
  if (!met.length) return short.length > OFFERED ? [] : short;
  return short
    .filter((board) => distance(board) < size)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, OFFERED);
}

export interface Again {
  /** The row that stands apart from the others. */
  row: CheckedRow;
  /** The boards of the meeting that the others make. */
  boards: number[];
}

/** More meetings than these, or than this part of them, and the movement means it. */
const FEW = 0.03;
const A_FEW = 2;

/**
 * Rows of two pairs that have met already. One meeting is one round; without rounds it is boards that lie no wider
 * than a round has boards. A whole round of boards again is the movement's doing, as is a set of boards that several
 * meetings share.
 */
export function meetAgain({ all, size }: Meetings): Again[] {
  if (!size) return [];
  const sets = tally(all.map(({ boards }) => boards.join()));
  const again = all.flatMap((meeting): Again[] => {
    if ((sets.get(meeting.boards.join()) ?? 0) > 1) return [];
    const parts = partsOf(meeting, size).sort((a, b) => b.length - a.length);
    const [main, ...others] = parts;
    const boards = main.map(({ line }) => line.board);
    return others
      .filter((part) => part.length < size)
      .flat()
      .map((row) => ({ row, boards }));
  });
  const meetingsAgain = new Set(again.map(({ boards }) => boards));
  return meetingsAgain.size <= Math.max(A_FEW, all.length * FEW) ? again : [];
}

/** A meeting's rows, round by round where the rounds are known, else by boards that belong together. */
function partsOf({ rows }: Meeting, size: number): CheckedRow[][] {
  if (rows.every(({ line }) => line.round !== undefined)) return groups(rows, ({ line }) => line.round as number);
  const parts: CheckedRow[][] = [];
  for (const row of [...rows].sort((a, b) => a.line.board - b.line.board)) {
    const last = parts[parts.length - 1];
    if (last && row.line.board - last[0].line.board < size) last.push(row);
    else parts.push([row]);
  }
  return parts;
}
