/** Turns cells into deals of rubber bridge or Chicago, with or without a header row. */
import { withDouble, withTricks } from "../notation/columns";
import { makeContract, parseContract, type PlayedContract } from "../notation/contract";
import { compassSide, isWeOrThey, parseHonours, parseWho, type Who, type WrittenHonours } from "../notation/deals";
import { parseSpecial } from "../notation/entry";
import type { Field } from "../notation/languages";
import { read, unread, type Problem, type Reading, type Unread } from "../notation/problem";
import { made, parseResult } from "../notation/result";
import { isBlank, numberOf, textOf } from "../notation/text";
import type { Deal, Honours } from "../scoring/dealPoints";
import { otherSide, type Contract, type Seat, type Side } from "../scoring/types";
import { findHeader, type Cells, type Columns } from "./columns";

/** A row in which something was entered. */
export interface DealRow {
  /** `unknown` where there is a problem. */
  deal: Deal;
  seat?: Seat;
  problem?: Problem;
}

export interface Deals {
  rows: DealRow[];
  /** The two sides in the order of their columns, by the names that the rows use. */
  sides: [NamedSide, NamedSide];
}

export interface NamedSide {
  side: Side;
  name: "We" | "They" | Side;
}

/** The columns of a range without headings, in their order; a single column is read as contracts. */
const PLAIN_ORDER: readonly Field[] = ["direction", "contract", "result", "honours"];

const RESULT_FIELDS = ["result", "tricks", "made", "down"] as const;

const READ_FIELDS = ["direction", "declarer", "contract", "double", ...RESULT_FIELDS, "honours"] as const;

type ReadField = (typeof READ_FIELDS)[number];
type Get = (field: ReadField) => unknown;

/**
 * Reads a range row by row; blank rows are passed over. A row that is not understood is an unknown deal with its
 * problem, placed by its row in the range.
 */
export function readDeals(cells: Cells): Deals {
  const header = findHeader(cells, isDealHeader);
  const columns = header ? placesOf(header.columns) : plainPlaces(cells[0]?.length ?? 0);
  const first = header ? header.row + 1 : 0;
  const written: { at: string; row: Reading<WrittenDeal | "passed"> }[] = [];
  for (let i = first; i < cells.length; i++) {
    const get: Get = (field) => cells[i][columns.get(field) ?? -1] ?? "";
    if (READ_FIELDS.some((field) => !isEmpty(get(field)))) written.push({ at: `row ${i + 1}`, row: readRow(get) });
  }
  const understood = written.flatMap(({ row }) => (row.ok && row.value !== "passed" ? [row.value] : []));
  const naming = namingOf(understood);
  return { rows: written.map(({ at, row }) => settled(row, at, naming)), sides: naming.sides };
}

function isDealHeader(columns: Columns): boolean {
  return columns.has("contract") && READ_FIELDS.some((field) => field !== "contract" && columns.has(field));
}

const placesOf = (columns: Columns): Map<Field, number> =>
  new Map([...columns].map(([field, { index }]) => [field, index]));

const plainPlaces = (width: number): Map<Field, number> =>
  width === 1 ? new Map([["contract", 0]]) : new Map(PLAIN_ORDER.map((field, index) => [field, index]));

/**
 * A blank cell, or Excel's 0 for one: where a 0 may be a result, another cell of its row is filled. Whole columns come
 * with a million blanks, so the commonest are told first.
 */
const isEmpty = (cell: unknown): boolean => cell === "" || cell === 0 || isBlank(cell);

/** A deal as its row has it, before it is known which side We are. */
interface WrittenDeal {
  /** All that the row says of declarer. */
  who: Who[];
  contract: Contract;
  tricks: number;
  honours?: WrittenHonours;
}

function readRow(get: Get): Reading<WrittenDeal | "passed"> {
  const errorField = READ_FIELDS.find((field) => isError(get(field)));
  if (errorField) return unread("cellError", errorCode(get(errorField)));
  const entry = ["contract", "result", "direction"].find((field) => !isEmpty(get(field as ReadField)));
  const text = textOf(entry ? get(entry as ReadField) : "");
  const special = parseSpecial(text);
  if (special?.ok && special.value.kind === "passed") {
    return isEmpty(get("honours")) ? read("passed") : unread("honoursPassedOut", textOf(get("honours")));
  }
  if (special) return unread("notADeal", text);
  if (entry !== "contract")
    return unread("noDealContract", textOf(READ_FIELDS.map(get).find((cell) => !isEmpty(cell))));
  const bid = parseContract(text);
  return bid.ok ? readDeal(bid.value, get) : bid;
}

function readDeal(bid: PlayedContract, get: Get): Reading<WrittenDeal> {
  const doubled = withDouble(bid, isEmpty(get("double")) ? "" : textOf(get("double")));
  if (!doubled.ok) return doubled;
  const who = declarers(doubled.value, get);
  if (!who.ok) return who;
  const played = withTricks(doubled.value, resultCells(doubled.value, get));
  if (!played.ok) return played;
  const { contract, tricks } = played.value;
  if (tricks === undefined) return unread("noResult", makeContract(contract));
  if (isEmpty(get("honours"))) return read({ who: who.value, contract, tricks });
  const honours = parseHonours(get("honours"), contract);
  return honours.ok ? read({ who: who.value, contract, tricks, honours: honours.value }) : honours;
}

/** The side's column, declarer's column and the contract's own declarer; seats must be one. */
function declarers({ contract, declarer }: PlayedContract, get: Get): Reading<Who[]> {
  const who: Who[] = declarer ? [declarer] : [];
  for (const cell of [get("declarer"), get("direction")]) {
    if (isEmpty(cell)) continue;
    const reading = parseWho(cell);
    if (!reading.ok) return reading;
    who.push(reading.value);
  }
  if (!who.length) return unread("noDealSide", makeContract(contract));
  const seats = new Set(who.filter(isSeat));
  return seats.size > 1 ? unread("twoDeclarers", makeContract(contract), [...seats]) : read(who);
}

function isSeat(who: Who): who is Seat {
  return who.length === 1;
}

/** What the result columns say; a numeric 0 beside another result is a blank, alone it may be one. */
function resultCells({ contract, tricks }: PlayedContract, get: Get): Reading<number>[] {
  const filled = RESULT_FIELDS.filter((field) => !isEmpty(get(field)));
  if (!filled.length && tricks === undefined && RESULT_FIELDS.some((field) => get(field) === 0)) {
    return [unread("zeroResult", "0")];
  }
  return filled.map((field) => readResult(field, get(field), contract));
}

function readResult(field: (typeof RESULT_FIELDS)[number], cell: unknown, contract: Contract): Reading<number> {
  const number = numberOf(cell);
  if (field === "made" && number !== undefined) return made(number, contract, textOf(cell));
  if (field === "down" && number !== undefined) return parseResult(`-${Math.abs(number)}`, contract);
  return parseResult(cell, contract);
}

/** How the rows of a range name the sides. */
interface Naming {
  sides: [NamedSide, NamedSide];
  /** Whether seats and pairs of the compass can be told apart from We and They. */
  compassKnown: boolean;
  we: Side;
}

/**
 * We and They unless only seats and pairs of the compass are named. We are N-S unless a row that has both, such as We
 * with declarer E, says otherwise.
 */
function namingOf(deals: readonly WrittenDeal[]): Naming {
  const all = deals.flatMap(({ who, honours }) => [...who, honours?.who ?? []].flat());
  if (all.length && !all.some(isWeOrThey)) {
    return { sides: named("NS", ["NS", "EW"]), compassKnown: true, we: "NS" };
  }
  const tied = deals.find(({ who }) => who.some(isWeOrThey) && !who.every(isWeOrThey));
  const we = tied ? sideOfUs(tied.who) : "NS";
  return { sides: named(we, ["We", "They"]), compassKnown: tied !== undefined, we };
}

function sideOfUs(who: readonly Who[]): Side {
  const side = compassSide(who.find((one) => !isWeOrThey(one)) as Side | Seat);
  return who.includes("We") ? side : otherSide(side);
}

const named = (first: Side, [one, other]: [NamedSide["name"], NamedSide["name"]]): [NamedSide, NamedSide] => [
  { side: first, name: one },
  { side: otherSide(first), name: other },
];

function settled(row: Reading<WrittenDeal | "passed">, at: string, naming: Naming): DealRow {
  if (!row.ok) return unknown(row, at);
  if (row.value === "passed") return { deal: "passed" };
  const { who, contract, tricks, honours } = row.value;
  const side = sideBy(who, contract, naming);
  if (!side.ok) return unknown(side, at);
  const holder = honours?.who ? sideBy([honours.who], contract, naming) : side;
  if (!holder.ok) return unknown(holder, at);
  const claimed: Honours | undefined = honours && { side: holder.value, points: honours.points };
  const seat = who.find(isSeat);
  const deal = { side: side.value, contract, tricks, ...(claimed ? { honours: claimed } : {}) };
  return seat ? { deal, seat } : { deal };
}

function sideBy(who: readonly Who[], contract: Contract, { we, compassKnown }: Naming): Reading<Side> {
  const sides = new Set<Side>();
  for (const one of who) {
    if (isWeOrThey(one)) sides.add(one === "We" ? we : otherSide(we));
    else if (compassKnown) sides.add(compassSide(one));
    else return unread("seatOrWe", one);
  }
  return sides.size === 1 ? read([...sides][0]) : unread("twoDealSides", makeContract(contract), [...who]);
}

function unknown({ kind, read: text, likely }: Unread, at: string): DealRow {
  return { deal: "unknown", problem: { kind, at, read: text, ...(likely ? { likely } : {}) } };
}

/** Excel hands an error over as an object with its code. */
function isError(cell: unknown): boolean {
  return typeof cell === "object" && cell !== null;
}

function errorCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : textOf(error);
}
