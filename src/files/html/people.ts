/** Who sits at the tables of a page: numbers where it has them, else names, which get numbers. */
import { compact, folded, plain } from "../../notation/text";
import type { Contestant } from "../../results/types";
import { isPhantomName } from "../../notation/phantom";

/** Those on one side of a table, as the page has them. */
export interface Seated {
  /** "" where the page gives names only. */
  id: string;
  names: string[];
}

/** Where nobody sits, or somebody that stands for nobody. */
export const NOBODY: Seated = { id: "", names: [] };

const NUMBER = /^[A-Z]{0,2}\d{1,4}(?:NS|EW|[A-Z])?$/;
const NUMBER_AND_NAMES = /^([A-Za-z]?\d{1,4}[A-Za-z]?)[\s.:)-]+(\D[^]*)$/;
const UNKNOWN = /^[?\s]*$/;

/** What stands in the cell of a pair: `7`, `7 Alfa & Bravo`, `Alfa and Bravo`, `??? and ???`. */
export function pairIn(text: string): Seated {
  const written = compact(text);
  if (/^-*$/.test(written) || written === "0") return NOBODY;
  if (NUMBER.test(written)) return { id: written, names: [] };
  const [, id = "", rest = text] = NUMBER_AND_NAMES.exec(text.trim()) ?? [];
  const names = splitNames(rest).filter((name) => !UNKNOWN.test(name));
  if (names.length === 0 || names.every(isPhantomName)) return NOBODY;
  return { id: compact(id), names };
}

/** Words between two names, in the languages that are read; a hyphen or a letter alone may be part of a name. */
const BETWEEN = /\n|;|&|\+| \/ | - | (?:and|und|et|en|och|og) /i;

export function splitNames(text: string): string[] {
  return text.split(BETWEEN).map(plain).filter(Boolean);
}

export const isNobody = ({ id, names }: Seated): boolean => id === "" && names.length === 0;

/** Gives numbers to pairs and players that are known by name, in the order in which they come. */
export class Numbers {
  private readonly given = new Map<string, Contestant>();
  private readonly named = new Map<string, Contestant>();
  private last = 0;

  /** @param used numbers that the pages give themselves */
  constructor(private readonly used: ReadonlySet<string>) {}

  /** The number of those who sit together; "" for nobody. */
  idOf({ id, names }: Seated): string {
    if (id) {
      if (names.length && !this.given.has(id)) this.given.set(id, { id, section: "", names });
      return id;
    }
    if (names.length === 0) return "";
    const key = JSON.stringify(names.map(folded).sort());
    const known = this.named.get(key) ?? { id: this.next(), section: "", names };
    this.named.set(key, known);
    return known.id;
  }

  private next(): string {
    do this.last++;
    while (this.used.has(String(this.last)));
    return String(this.last);
  }

  get contestants(): Contestant[] {
    return [...this.given.values(), ...this.named.values()];
  }

  /** How many got a number here. */
  get count(): number {
    return this.named.size;
  }
}

/** BBO's players that are programs. */
const isRobot = (name: string): boolean => /^(?:gib|robot|bot|~~m\d*)(?: \d+)?$/.test(folded(name));

/** N, E, S and W by name. */
export type Four = readonly [string, string, string, string];

/** Of players with several boards, more than this part have changed partners: an individual event, not substitutes. */
const MOST_SUBSTITUTED = 0.5;

export function changePartners(tables: readonly Four[]): boolean {
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
