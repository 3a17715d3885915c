/** What happens after the sheets are written: a pair comes or goes home, two swap, a board is not played any more. */
import { unread, type Unread } from "../notation/problem";
import { compact } from "../notation/text";
import { findAsked, inOrder, pairLabel } from "../results/askedPair";
import { isIndividual, seated, type Pair } from "../results/pairs";
import { parseSettings } from "../results/parseSettings";
import { scoreSession } from "../results/session";
import type { Contestant, ResultLine, Settings } from "../results/types";
import type { Side } from "../scoring/types";
import { mergeNames } from "./mergeNames";
import { isOpen, ResultRows, type ResultRow } from "./resultRows";
import type { TableEdit } from "./tableEdit";

type Rows = readonly (readonly unknown[])[];

/** The tables of a session as they were read. */
export interface LateTables {
  results: Rows;
  settings: Rows;
  names: Rows;
  nameFormulas: Rows;
}

/** Pairs as people write them: "7", "7 EW", "A7". */
export type LateChange =
  | { kind: "comes"; pair: string; names: readonly string[] }
  | { kind: "leaves"; pair: string; fromRound: number }
  /** `entered`: results that are entered change hands too, for they were played by the other pair. */
  | { kind: "swap"; pair: string; other: string; fromRound: number; entered: boolean }
  | { kind: "drop"; board: number };

export interface LateEdit {
  results: TableEdit;
  names?: TableEdit;
  /** How many rows of results change. */
  rows: number;
  /** Entered results that the change leaves as they are. */
  kept: number;
}

/** What is to be written; a problem where the change cannot be. Entered results are never touched, unless a swap says so. */
export function lateChange(change: LateChange, tables: LateTables): LateEdit | Unread {
  const { settings } = parseSettings(tables.settings);
  const rows = ResultRows.of(tables.results, settings);
  if (!rows) return unread("noBoardRows", "");
  if (change.kind === "drop") return drop(change.board, rows);
  if (rows.rows.some(({ line }) => isIndividual(line))) return unread("lateIndividual", change.pair);
  switch (change.kind) {
    case "comes":
      return comes(change, rows, tables);
    case "leaves":
      return leaves(change, rows);
    case "swap":
      return swap(change, rows);
  }
}

const SIDES = ["NS", "EW"] as const;
const FIELDS = { NS: "ns", EW: "ew" } as const;

function drop(board: number, rows: ResultRows): LateEdit | Unread {
  const ofBoard = rows.rows.filter(({ line }) => line.board === board && line.status !== "sitOut");
  if (ofBoard.length === 0) return unread("unknownBoard", String(board));
  const open = ofBoard.filter(isOpen);
  if (open.length === 0) return unread("nothingToDrop", String(board));
  open.forEach((row) => rows.setSpecial(row, "notPlayed"));
  return { results: rows.edit(), rows: open.length, kept: ofBoard.length - open.length };
}

/** It takes the seats that nobody has, at the tables where somebody sits out. */
function comes(
  { pair, names }: Extract<LateChange, { kind: "comes" }>,
  rows: ResultRows,
  tables: LateTables,
): LateEdit | Unread {
  const id = compact(pair);
  if (!/^[A-Z]?[1-9]\d{0,3}$/.test(id)) return unread("notAPairNumber", pair);
  const seats = freeSeats(rows.rows);
  if (seats.length === 0) return unread("noSeatFree", pair);
  const inRound = seats.map(({ row: { line } }) => line.round).filter((round) => round !== undefined);
  if (new Set(seats.map(seatKey)).size > new Set(inRound).size) return unread("seatsUnclear", pair);
  const playing = allPairs(rows.rows, rows.settings);
  const sides = new Set(seats.map(({ side }) => side));
  const taken = playing.some((one) => compact(one.id) === id && (!one.direction || sides.has(one.direction)));
  if (taken) return unread("pairPlays", pair, labels(playing));
  seats.forEach(({ row, side }) => {
    rows.seat(row, FIELDS[side], id);
    rows.clearSitOut(row);
  });
  const [{ side, row }] = seats;
  const direction = playing.some((one) => one.direction !== undefined) ? { direction: side } : {};
  const contestant: Contestant = { id, section: row.line.section, names: [...names], ...direction };
  const inNames = mergeNames([contestant], tables.names, tables.nameFormulas);
  return {
    results: rows.edit(),
    rows: seats.length,
    kept: 0,
    ...(inNames.count ? { names: inNames.edit } : {}),
  };
}

interface Seat {
  row: ResultRow;
  side: Side;
}

/** Beside somebody who sits out at a table. */
function freeSeats(rows: readonly ResultRow[]): Seat[] {
  const out = rows.filter(({ line }) => line.status === "sitOut" && line.table !== undefined && (line.ns || line.ew));
  return out.flatMap((row) => SIDES.flatMap((side) => (row.line[FIELDS[side]] ? [] : [{ row, side }])));
}

const seatKey = ({ row: { line }, side }: Seat): string => [line.section, line.round, line.table, side].join("|");

/** Its opponents sit out from then on. */
function leaves({ pair, fromRound }: Extract<LateChange, { kind: "leaves" }>, rows: ResultRows): LateEdit | Unread {
  const found = findPair(pair, rows);
  if ("kind" in found) return found;
  const own = placesOf(found, rows).filter(({ row }) => isFrom(row.line, fromRound));
  const open = own.filter(({ row }) => isOpen(row) || row.line.status === "sitOut");
  if (open.length === 0) return unread("nothingLeft", pair, [String(fromRound)]);
  open.forEach(({ row, side }) => {
    rows.set(row, FIELDS[side], "");
    if (row.line.status !== "sitOut") rows.setSpecial(row, "sitOut");
  });
  return { results: rows.edit(), rows: open.length, kept: own.length - open.length };
}

function swap(change: Extract<LateChange, { kind: "swap" }>, rows: ResultRows): LateEdit | Unread {
  const { fromRound, entered } = change;
  const [one, other] = [findPair(change.pair, rows), findPair(change.other, rows)];
  if ("kind" in one) return one;
  if ("kind" in other) return other;
  if (one.key === other.key) return unread("samePair", change.pair);
  if (one.direction !== other.direction || one.section !== other.section) {
    return unread("cannotSwap", `${change.pair} and ${change.other}`);
  }
  const places = [one, other].flatMap((pair, i) =>
    placesOf(pair, rows).map((place) => ({ ...place, now: i === 0 ? other : one })),
  );
  const own = places.filter(({ row }) => isFrom(row.line, fromRound));
  const changed = own.filter(({ row }) => entered || isOpen(row) || row.line.status === "sitOut");
  if (changed.length === 0) return unread("nothingLeft", `${change.pair} and ${change.other}`, [String(fromRound)]);
  changed.forEach(({ row, side, now }) => rows.seat(row, FIELDS[side], now.id));
  const count = (list: typeof own): number => new Set(list.map(({ row }) => row.row)).size;
  return { results: rows.edit(), rows: count(changed), kept: count(own) - count(changed) };
}

/** Lines without a round come from the first one on. */
const isFrom = ({ round }: ResultLine, fromRound: number): boolean => (round ?? 1) >= fromRound;

function placesOf({ key }: Pair, { rows, settings }: ResultRows): { row: ResultRow; side: Side }[] {
  return rows.flatMap((row) =>
    SIDES.filter((side) => seated(row.line, side, settings).some((pair) => pair.key === key)).map((side) => ({
      row,
      side,
    })),
  );
}

function allPairs(rows: readonly ResultRow[], settings: Settings): Pair[] {
  const found = new Map<string, Pair>();
  for (const { line } of rows)
    for (const side of SIDES) for (const pair of seated(line, side, settings)) found.set(pair.key, pair);
  return [...found.values()];
}

function findPair(asked: string, { rows, settings }: ResultRows): Pair | Unread {
  const session = scoreSession(
    rows.map(({ line }) => line),
    settings,
  );
  const found = findAsked(asked, session);
  return "kind" in found ? found : found.pair;
}

function labels(pairs: readonly Pair[]): string[] {
  const standings = pairs.map((pair) => ({ pair }) as Parameters<typeof inOrder>[0][number]);
  return inOrder(standings).map(({ pair }) => pairLabel(pair));
}

/** The number that a pair has who comes late, as far as the numbers show: the one that is missing, or the next. */
export function missingNumber({ results, settings: cells }: Pick<LateTables, "results" | "settings">): string {
  const { settings } = parseSettings(cells);
  const rows = ResultRows.of(results, settings);
  if (!rows) return "";
  const lines = rows.rows.map(({ line }) => line);
  const numbers = new Set(scoreSession(lines, settings).standings.map(({ pair }) => Number(pair.id)));
  for (let number = 1; ; number++) if (!numbers.has(number)) return String(number);
}
