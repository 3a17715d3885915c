/** Late changes of results that stand board by board. */
import { unread, type Unread } from "../../notation/problem";
import { compact } from "../../notation/text";
import { findAsked, inOrder, pairLabel } from "../../results/askedPair";
import { isIndividual, seated, type Pair } from "../../results/pairs";
import { isTeamScoring } from "../../results/settings";
import { scoreSession } from "../../results/session";
import type { ResultLine, Settings } from "../../results/types";
import type { Side } from "../../scoring/types";
import { isOpen, ResultRows, type ResultRow, type SeatField } from "../resultRows";
import type { Cell } from "../plan";
import { newcomer, withName } from "./newcomer";
import type { LateChange, LateEdit, LateTables } from "./types";

type Change<Kind extends LateChange["kind"]> = Extract<LateChange, { kind: Kind }>;

export function lateInBoards(change: LateChange, rows: ResultRows, tables: LateTables): LateEdit | Unread {
  const changesPartners = rows.rows.some(({ line }) => isIndividual(line));
  switch (change.kind) {
    case "drop":
      return drop(change.board, rows);
    case "comes":
      return changesPartners ? unread("lateIndividual", change.pair) : comes(change, rows, tables);
    case "leaves":
      return changesPartners ? unread("lateIndividual", change.pair) : leaves(change, rows);
    case "replaced":
      return replaced(change, rows, tables);
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

/** It takes the seats that nobody has, beside those who sit out. */
function comes({ pair, names }: Change<"comes">, rows: ResultRows, tables: LateTables): LateEdit | Unread {
  const found = newcomer(pair, sectionsOf(rows.rows));
  if ("ok" in found) return found;
  const isTeam = isTeamScoring(rows.settings);
  const everywhere = freeSeats(rows.rows, isTeam);
  const sections = [...new Set(everywhere.map(({ row }) => row.line.section))];
  if (found.section === undefined && sections.length > 1) {
    return unread(
      "sectionUnclear",
      pair,
      sections.map((section) => section + found.id),
    );
  }
  const seats = everywhere.filter(({ row }) => found.section === undefined || row.line.section === found.section);
  if (seats.length === 0) return unread(isTeam ? "noByeFree" : "noSeatFree", pair);
  const rounds = new Set(seats.map(({ row: { line } }) => line.round));
  if (new Set(seats.map(seatKey)).size > rounds.size) return unread("seatsUnclear", pair);
  const [{ side, row }] = seats;
  const { section } = row.line;
  const playing = allPairs(rows.rows, rows.settings).filter((one) => one.section === section);
  const sides = new Set(seats.map((seat) => seat.side));
  const isTaken = playing.some((one) => compact(one.id) === found.id && (!one.direction || sides.has(one.direction)));
  if (isTaken) return unread("pairPlays", pair, labels(playing));
  seats.forEach((seat) => {
    rows.seat(seat.row, FIELDS[seat.side], found.id);
    rows.clearSitOut(seat.row);
  });
  const results = rows.edit();
  if (isTeam) {
    const cells = secondTables(seats, found.id, rows);
    results.cells.push(...cells.places);
    results.rows.push({ before: tables.results.length, cells: cells.added });
  }
  const direction = playing.some((one) => one.direction !== undefined) ? { direction: side } : {};
  return {
    results,
    rows: isTeam ? 2 * seats.length : seats.length,
    kept: 0,
    ...withName({ id: found.id, section, names: [...names], ...direction }, tables),
  };
}

/** A match has two tables: where a team had a bye, the second one is new, and so may the first be. */
function secondTables(free: readonly Seat[], id: string, rows: ResultRows) {
  const last = Math.max(0, ...rows.rows.map(({ line }) => line.table ?? 0));
  const places: { row: number; column: number; cells: Cell[] }[] = [];
  const column = rows.columns.get("table")?.index;
  const added = free.map(({ row: { line, row } }) => {
    const { section, round, board, table } = line;
    if (table === undefined && column !== undefined) places.push({ row, column, cells: [last + 1] });
    const second = table === undefined ? last + 2 : last + 1;
    // At the other table of a match each team sits the other way.
    const seats = line.ns ? { ns: id, ew: line.ns } : { ns: line.ew, ew: id };
    return rows.newRow({ section, round, table: second, board, ...seats });
  });
  return { places, added };
}

interface Seat {
  row: ResultRow;
  side: Side;
}

/** Beside somebody who sits out at a table; a team that has a bye may have none. */
function freeSeats(rows: readonly ResultRow[], isTeam: boolean): Seat[] {
  const out = rows.filter(
    ({ line }) => line.status === "sitOut" && (isTeam || line.table !== undefined) && (line.ns || line.ew),
  );
  return out.flatMap((row) => SIDES.flatMap((side) => (row.line[FIELDS[side]] ? [] : [{ row, side }])));
}

const seatKey = ({ row: { line }, side }: Seat): string =>
  [line.section, line.round, line.table, line.ns, line.ew, side].join("|");

/** Its opponents sit out from then on. */
function leaves({ pair, fromRound }: Change<"leaves">, rows: ResultRows): LateEdit | Unread {
  const found = findPair(pair, rows);
  if ("kind" in found) return found;
  const own = placesOf(found, rows).filter(({ row }) => isFrom(row.line, fromRound));
  const open = own.filter(({ row }) => isToCome(row));
  if (open.length === 0) return unread("nothingLeft", pair, [String(fromRound)]);
  open.forEach(({ row, field }) => {
    rows.set(row, field, "");
    if (row.line.status !== "sitOut") rows.setSpecial(row, "sitOut");
  });
  return { results: rows.edit(), rows: open.length, kept: own.length - open.length };
}

/** Somebody else sits there from then on; what is entered stays with who played it. */
function replaced(change: Change<"replaced">, rows: ResultRows, tables: LateTables): LateEdit | Unread {
  const { pair, by, names, fromRound } = change;
  const found = findPair(pair, rows);
  if ("kind" in found) return found;
  const comer = newcomer(by, sectionsOf(rows.rows));
  if ("ok" in comer) return comer;
  const { section, direction } = found;
  if (comer.section !== undefined && comer.section !== section) return unread("cannotSwap", `${pair} and ${by}`);
  const playing = allPairs(rows.rows, rows.settings).filter((one) => one.section === section);
  if (playing.some((one) => compact(one.id) === comer.id && one.direction === direction)) {
    return unread("pairPlays", by, labels(playing));
  }
  const own = placesOf(found, rows).filter(({ row }) => isFrom(row.line, fromRound));
  const open = own.filter(({ row }) => isToCome(row));
  if (open.length === 0) return unread("nothingLeft", pair, [String(fromRound)]);
  open.forEach(({ row, field }) => rows.seat(row, field, comer.id));
  return {
    results: rows.edit(),
    rows: open.length,
    kept: own.length - open.length,
    ...withName({ id: comer.id, section, names: [...names], ...(direction ? { direction } : {}) }, tables),
  };
}

function swap(change: Change<"swap">, rows: ResultRows): LateEdit | Unread {
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
  const changed = own.filter(({ row }) => entered || isToCome(row));
  if (changed.length === 0) return unread("nothingLeft", `${change.pair} and ${change.other}`, [String(fromRound)]);
  changed.forEach(({ row, field, now }) => rows.seat(row, field, now.id));
  const count = (list: typeof own): number => new Set(list.map(({ row }) => row.row)).size;
  return { results: rows.edit(), rows: count(changed), kept: count(own) - count(changed) };
}

/** Lines without a round come from the first one on. */
const isFrom = ({ round }: ResultLine, fromRound: number): boolean => (round ?? 1) >= fromRound;

const isToCome = (row: ResultRow): boolean => isOpen(row) || row.line.status === "sitOut";

const sectionsOf = (rows: readonly ResultRow[]): string[] => [...new Set(rows.map(({ line }) => line.section))];

const CHAIRS = ["north", "east", "south", "west"] as const;

/** Where a pair, team or player sits, and the column that says so. */
function placesOf({ key, id }: Pair, { rows, settings }: ResultRows): { row: ResultRow; field: SeatField }[] {
  return rows.flatMap((row) =>
    SIDES.filter((side) => seated(row.line, side, settings).some((pair) => pair.key === key)).map((side) => ({
      row,
      field: isIndividual(row.line) ? CHAIRS[row.line.players.indexOf(id)] : FIELDS[side],
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

/** The lowest number that nobody has, in the section where a seat is free. */
export function nextFreeNumber({ rows, settings }: ResultRows): string {
  const [seat] = freeSeats(rows, isTeamScoring(settings));
  const section = seat?.row.line.section ?? rows[0]?.line.section ?? "";
  const playing = allPairs(rows, settings).filter((one) => one.section === section);
  const numbers = new Set(
    playing.filter(({ direction }) => !direction || direction === seat?.side).map(({ id }) => id),
  );
  for (let number = 1; ; number++) if (!numbers.has(String(number))) return section + String(number);
}
