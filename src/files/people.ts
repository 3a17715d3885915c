/** Who sits at the tables of a page or a sheet: numbers where it has them, else names, which get numbers. */
import { isPhantomName } from "../notation/phantom";
import { compact, folded, numberOf, plain } from "../notation/text";
import type { Field } from "../notation/languages";
import type { Contestant, Finding } from "../results/types";
import type { Side } from "../scoring/types";
import { groups } from "../results/groups";
import { comparePairs } from "../results/pairs";
import { twoPlayers } from "./joinedPlayers";
import { haveOwnNumbers } from "./numbers";

/** Those on one side of a table, as the source has them. */
export interface Seated {
  /** "" where the source gives names only. */
  id: string;
  names: string[];
}

/** Where nobody sits, or somebody that stands for nobody. */
export const NOBODY: Seated = { id: "", names: [] };

/** What stands for nobody in a pair's place: the other pair sits out. */
const NOBODY_SITS = "BYE";

const NUMBER = /^[A-Z]{0,2}\d{1,4}(?:NS|EW|[A-Z])?$/;
const NUMBER_AND_NAMES = /^([A-Za-z]?\d{1,4}[A-Za-z]?)[\s.:)-]+(\D[^]*)$/;
const UNKNOWN = /^[?\s]*$/;

/** What stands in the cell of a pair: `7`, `7 Alfa & Bravo`, `Alfa and Bravo`, `??? and ???`. */
export function pairIn(text: string): Seated {
  const written = compact(text);
  if (/^-*$/.test(written) || written === "0") return NOBODY;
  if (NUMBER.test(written) || twoPlayers(text)) return { id: written, names: [] };
  const [, id = "", rest = text] = NUMBER_AND_NAMES.exec(text.trim()) ?? [];
  const names = splitNames(rest).filter((name) => !UNKNOWN.test(name));
  if (names.length === 0 || names.every(isPhantomName)) return NOBODY;
  return { id: compact(id), names };
}

/** A numbered pair with the names that columns of their own give it: one for the side, or one for each seat. */
export function namedBeside(seated: Seated, side: Side, get: (field: Field) => string): Seated {
  if (!seated.id || seated.names.length) return seated;
  const names = splitNames(get(side === "NS" ? "nsNames" : "ewNames"));
  const seats = (side === "NS" ? (["north", "south"] as const) : (["east", "west"] as const)).map(get).map(plain);
  const found = names.length ? names : seats.every(isWord) ? seats : [];
  return found.length && !found.every(isPhantomName) ? { ...seated, names: found } : seated;
}

/** A name, not a number or a letter that stands for somebody. */
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Words between two names, in the languages that are read; a hyphen or a letter alone may be part of a name. */
const BETWEEN = /\n|;|&|\+|\/| - | (?:and|und|et|en|och|og) /i;

export function splitNames(text: string): string[] {
  return text.split(BETWEEN).map(plain).filter(Boolean);
}

export const isNobody = ({ id, names }: Seated): boolean => id === "" && names.length === 0;

/** Two sides that met on a board, or four players. */
export interface Meeting {
  section: string;
  board: number | string;
  ns: Seated;
  ew: Seated;
  /** Where the source names players instead of pairs. */
  players?: Four;
  /** Of players who have numbers: their names in the order of the seats, "" where they are not known. */
  names?: readonly string[];
}

export interface People {
  contestants: Contestant[];
  isIndividual: boolean;
  findings: Finding[];
}

/**
 * Gives everybody at the tables a number, in the order of the boards; numbers of the source stay. Four names are two
 * pairs, unless most players change partners.
 */
export function numberPeople(meetings: readonly Meeting[], at: string): People {
  const tables = meetings.flatMap(({ players }): Four[] => (players ? [players] : []));
  const isIndividual =
    tables.length > 0 && (tables.flat().every((name) => numberOf(name) !== undefined) || changePartners(tables));
  for (const meeting of meetings) {
    if (!meeting.players || isIndividual) continue;
    const [north, east, south, west] = meeting.players;
    meeting.ns = { ...meeting.ns, names: [north, south] };
    meeting.ew = { ...meeting.ew, names: [east, west] };
  }
  const numbers = new Numbers(new Set(meetings.flatMap(({ ns, ew }) => [ns.id, ew.id])));
  for (const board of groups(meetings, ({ board }) => String(board))) {
    if (isIndividual) board.forEach((meeting) => numberPlayers(meeting, numbers));
    else for (const side of ["NS", "EW"] as const) board.forEach((meeting) => numberSide(meeting, side, numbers));
  }
  const own = haveOwnNumbers(meetings.map(({ section, board, ns, ew }) => ({ section, board, ns: ns.id, ew: ew.id })));
  const { contestants, others } = numbers.people(own);
  const told: Finding[] = numbers.count
    ? [{ kind: "numberedByName", at, read: `${numbers.count} ${isIndividual ? "players" : "pairs"}` }]
    : [];
  return { contestants, isIndividual, findings: [...told, ...others.map((other) => ({ ...other, at }))] };
}

/** Both pairs of a team with one number as one: its names are those of its N-S pair, then of its E-W pair. */
export function asTeams(contestants: readonly Contestant[]): Contestant[] {
  const pairs = groups(
    contestants.filter(({ direction }) => direction),
    ({ section, id }) => `${section}|${id}`,
  );
  const teams = pairs.map((both): Contestant => {
    const { direction, ...team } = both[0];
    return direction ? { ...team, names: [...new Set(both.flatMap(({ names }) => names))] } : team;
  });
  return [...contestants.filter(({ direction }) => !direction), ...teams];
}

function numberSide(meeting: Meeting, side: Side, numbers: Numbers): void {
  const field = side === "NS" ? "ns" : "ew";
  const seated = meeting[field];
  meeting[field] =
    !seated.id && seated.names.length && seated.names.every(isPhantomName)
      ? { id: NOBODY_SITS, names: [] }
      : { ...seated, id: numbers.idOf(seated, meeting.section, side) };
}

function numberPlayers(meeting: Meeting, numbers: Numbers): void {
  const { names = [], section } = meeting;
  meeting.players = meeting.players?.map((player, i) => {
    if (isPhantomName(player)) return player;
    const isNumber = numberOf(player) !== undefined;
    const known = isNumber ? [names[i]].filter(Boolean) : [player];
    return numbers.idOf({ id: isNumber ? player : "", names: known }, isNumber ? section : "", "NS");
  }) as unknown as Four;
}

interface Named extends Contestant {
  direction: Side;
}

/** Gives numbers to pairs and players that are known by name, in the order in which they come. */
class Numbers {
  /** Each with a number of its own as it was named, once for each way of naming it. */
  private readonly given = new Map<string, Named>();
  private readonly named = new Map<string, Contestant>();
  private last = 0;

  /** @param used numbers that the source gives itself */
  constructor(private readonly used: ReadonlySet<string>) {}

  /** The number of those who sit together; "" for nobody. */
  idOf({ id, names }: Seated, section: string, direction: Side): string {
    if (id) {
      const key = JSON.stringify([section, id, direction, keyOf(names)]);
      if (names.length && !this.given.has(key)) this.given.set(key, { id, section, direction, names });
      return id;
    }
    if (names.length === 0) return "";
    const key = keyOf(names);
    const known = this.named.get(key) ?? { id: this.next(), section: "", names };
    this.named.set(key, known);
    return known.id;
  }

  private next(): string {
    do this.last++;
    while (this.used.has(String(this.last)));
    return String(this.last);
  }

  /** @param own has each direction its own numbers? */
  people(own: boolean): { contestants: Contestant[]; others: Omit<Finding, "at">[] } {
    const first = new Map<string, Contestant>();
    const others = new Map<string, Omit<Finding, "at">>();
    for (const { direction, ...named } of this.given.values()) {
      const one: Contestant = own ? { ...named, direction } : named;
      const key = JSON.stringify([one.section, one.id, one.direction]);
      const known = first.get(key);
      if (!known) first.set(key, one);
      else if (keyOf(known.names) !== keyOf(one.names))
        others.set(key + keyOf(one.names), {
          kind: "twoNames",
          read: `${one.section}${one.id}, ${one.names.join(" & ")}`,
          likely: [known.names.join(" & ")],
        });
    }
    const contestants = [...first.values(), ...this.named.values()].sort(comparePairs);
    return { contestants, others: [...others.values()] };
  }

  /** How many got a number here. */
  get count(): number {
    return this.named.size;
  }
}

/** The same for the same people, in whichever order. */
const keyOf = (names: readonly string[]): string => JSON.stringify(names.map(folded).sort());

/** BBO's players that are programs. */
const isRobot = (name: string): boolean => /^(?:gib|robot|bot|~~m\d*)(?: \d+)?$/.test(folded(name));

/** N, E, S and W by name. */
export type Four = readonly [string, string, string, string];

/** Of players with several boards, more than this part have changed partners: an individual event, not substitutes. */
const MOST_SUBSTITUTED = 0.5;

function changePartners(tables: readonly Four[]): boolean {
  const partners = new Map<string, { names: Set<string>; boards: number }>();
  const sits = (player: string, partner: string): void => {
    const known = partners.get(player) ?? { names: new Set(), boards: 0 };
    known.names.add(partner);
    known.boards++;
    partners.set(player, known);
  };
  for (const [north, east, south, west] of tables.map((four) => four.map(folded))) {
    const sides = [
      [north, south],
      [east, west],
    ] as const;
    // Robots of one name sit everywhere.
    for (const [one, other] of sides.filter((side) => !side.some(isRobot))) {
      sits(one, other);
      sits(other, one);
    }
  }
  const often = [...partners.values()].filter(({ boards }) => boards > 1);
  return often.length > 0 && often.filter(({ names }) => names.size > 1).length > often.length * MOST_SUBSTITUTED;
}
