/** Tables of results that name who sat there: beside the numbers, or in their place. */
import { LANGUAGES, type Field } from "../notation/languages";
import { compact, isBlank, numberOf, plain, textOf } from "../notation/text";
import type { Cells, Columns, Header } from "../results/columns";
import type { Contestant, Finding } from "../results/types";
import type { Side } from "../scoring/types";
import { namedBeside, NOBODY, numberPeople, pairIn, splitNames, type Four, type Meeting, type Seated } from "./people";

const SEATS = ["north", "east", "south", "west"] as const;
const SIDES = ["ns", "ew", "nsNames", "ewNames"] as const;

/** A letter alone, or with digits, is a number of a pair. */
const WORD = /\p{L}{2}/u;

interface Numbered {
  /** With numbers where names stood. */
  cells: Cells;
  contestants: readonly Contestant[];
  findings: readonly Finding[];
}

/**
 * Takes the names out of a table of results. Pairs and players that have no number get one, in the order in which they
 * come; a pair that is called by a single word, as teams are, keeps that.
 */
export function withoutNames(cells: Cells, header: Header, at: string): Numbered {
  const { columns, row: heading } = header;
  const body = cells.slice(heading + 1);
  const hold = (fields: readonly Field[]): boolean => {
    const places = fields.flatMap((field) => columns.get(field)?.index ?? []);
    return body.some((row) => places.some((index) => WORD.test(textOf(row[index]))));
  };
  const hasNamedSeats = hold(SEATS);
  if (!hasNamedSeats && !hold(SIDES)) return { cells, contestants: [], findings: [] };
  const meetings = body.map((row) => meetingOf(row, columns, hasNamedSeats));
  const { contestants, isIndividual, findings } = numberPeople(meetings, at);
  if (contestants.length === 0) return { cells, contestants: [], findings: [] };
  const hasSides = columns.has("ns") || columns.has("ew");
  // One column is left blank, so that no heading above goes on over the new ones.
  const added = isIndividual || hasSides ? undefined : Math.max(...cells.map((row) => row.length)) + 1;
  const numbered = body.map((row, i) => withNumbers(row, meetings[i], columns, isIndividual, added));
  const { ns = [], ew = [] } = LANGUAGES[header.languages[0]].headings;
  const headings = beyond(cells[heading], added, [ns[0], ew[0]]);
  return { cells: [...cells.slice(0, heading), headings, ...numbered], contestants, findings };
}

function meetingOf(row: readonly unknown[], columns: Columns, hasNamedSeats: boolean): Meeting {
  const get = (field: Field): string => {
    const column = columns.get(field);
    return column && row[column.index] !== 0 ? textOf(row[column.index]) : "";
  };
  const place = { section: compact(get("section")), board: compact(get("board")) };
  const seats = SEATS.map((seat) => plain(get(seat))) as unknown as Four;
  if (seats.every(Boolean) && isBlank(get("ns")) && isBlank(get("ew"))) {
    const isUnnamed = isBlank(get("nsNames")) && isBlank(get("ewNames"));
    if (hasNamedSeats && isUnnamed) return { ...place, ns: NOBODY, ew: NOBODY, players: seats };
    if (seats.every((seat) => numberOf(seat) !== undefined))
      return { ...place, ns: NOBODY, ew: NOBODY, players: seats, names: namesBySeat(get) };
  }
  return { ...place, ns: seatedIn(get, "NS"), ew: seatedIn(get, "EW") };
}

/** Of players with numbers, by the names of both sides; where a side has not two, it is not known whose they are. */
function namesBySeat(get: (field: Field) => string): Meeting["names"] {
  const [ns, ew] = (["nsNames", "ewNames"] as const).map((side) => splitNames(get(side)));
  return [ns, ew, ns, ew].map((side, i) => (side.length === 2 ? side[i < 2 ? 0 : 1] : ""));
}

/** A pair by its number, with its names where they stand with it or beside it; by its names alone where it has no number. */
function seatedIn(get: (field: Field) => string, side: Side): Seated {
  const written = get(side === "NS" ? "ns" : "ew");
  const { id, names } = pairIn(written);
  if (isBlank(written)) return { id: "", names: splitNames(get(side === "NS" ? "nsNames" : "ewNames")) };
  const isNames = names.every((name) => WORD.test(name)) && names.length > (id ? 0 : 1);
  return namedBeside(isNames ? { id, names } : { id: compact(written), names: [] }, side, get);
}

/** The row with numbers where names stood, and without names that stand beside numbers. */
function withNumbers(
  row: readonly unknown[],
  { ns, ew, players }: Meeting,
  columns: Columns,
  isIndividual: boolean,
  added: number | undefined,
): unknown[] {
  const numbered = [...row];
  const put = (field: Field, value: string): void => {
    const column = columns.get(field);
    if (column) numbered[column.index] = value;
  };
  if (isIndividual) {
    SEATS.forEach((seat, i) => players && put(seat, players[i]));
    return numbered;
  }
  if (ns.names.length) put("ns", ns.id);
  if (ew.names.length) put("ew", ew.id);
  if (ns.names.length || ew.names.length) for (const seat of SEATS) put(seat, "");
  return beyond(numbered, added, [ns.id, ew.id]);
}

/** The row with two more cells from a column on, right of all others. */
function beyond(row: readonly unknown[], column: number | undefined, more: readonly string[]): unknown[] {
  return column === undefined ? [...row] : [...Array.from({ length: column }, (_, i) => row[i] ?? ""), ...more];
}
