/** The club's members by their numbers: a list that is kept from week to week. */
import { compact, isBlank, numberOf, textOf } from "../notation/text";
import { fieldOf, findHeader, type Cells } from "./columns";
import type { Contestant } from "./types";

export interface Member {
  number: string;
  name: string;
  stratum?: string;
  /** In percent, or in the points of the session. */
  handicap?: number;
}

/** Members from a range with the headings Number and Name, and if wanted Stratum and Handicap; rows without both are passed over. */
export function readMembers(cells: Cells): Member[] {
  const header = findHeader(cells, (columns) => columns.has("name"));
  if (!header) return [];
  const headings = cells[header.row].map(textOf);
  // "Number" alone means a pair's number elsewhere; in this list it is the member's.
  const number = headings.findIndex((heading) => ["number", "pair"].includes(fieldOf(heading) ?? ""));
  const { columns } = header;
  return cells.slice(header.row + 1).flatMap((row): Member[] => {
    const text = (index: number | undefined): string =>
      index === undefined || row[index] === 0 ? "" : textOf(row[index]).trim();
    const [own, name] = [text(number), text(columns.get("name")?.index)];
    if (own === "" || name === "") return [];
    const stratum = text(columns.get("stratum")?.index);
    const handicapCell = row[columns.get("handicap")?.index ?? -1];
    const handicap = isBlank(handicapCell) || handicapCell === 0 ? undefined : numberOf(handicapCell);
    return [{ number: own, name, ...(stratum ? { stratum } : {}), ...(handicap === undefined ? {} : { handicap }) }];
  });
}

/** Numbers are compared as they are written, but for spaces, case and zeros in front. */
export function memberKey(number: string): string {
  return compact(number).replace(/^0+(?=\d)/, "");
}

/** Everybody of a session with a number and a name, once: the numbers that the list does not have yet. */
export function newMembers(contestants: readonly Contestant[], members: readonly Member[]): Member[] {
  const known = new Set(members.map(({ number }) => memberKey(number)));
  return contestants.flatMap((contestant) =>
    peopleOf(contestant).flatMap(({ number, name }): Member[] => {
      if (!number || !name || known.has(memberKey(number))) return [];
      known.add(memberKey(number));
      return [{ number, name }];
    }),
  );
}

/** Names by their numbers. Without as many names as numbers it is not known whose name it is. */
function peopleOf({ names, numbers = [] }: Contestant): Member[] {
  const isSure = names.length === numbers.length;
  return numbers.map((number, i) => ({ number: number.trim(), name: isSure ? nameOf(names[i], number) : "" }));
}

/** Terminals give a number in place of a name that they do not know. */
function nameOf(name: string, number: string): string {
  return memberKey(name) === memberKey(number) ? "" : name.trim();
}

/**
 * Contestants with what the list knows of their numbers: the names where none is known, and stratum and handicap where
 * the session has none. A pair is in the stratum of its stronger member, the one first in the alphabet, and has the mean
 * of its members' handicaps; where one of them is not in the list, it has neither.
 */
export function withMembers(contestants: readonly Contestant[], members: readonly Member[]): Contestant[] {
  const byNumber = new Map(members.map((member) => [memberKey(member.number), member]));
  return contestants.map((contestant) => {
    const { numbers = [], names } = contestant;
    const found = numbers.map((number) => byNumber.get(memberKey(number)));
    if (!found.some(Boolean)) return contestant;
    const canBeNamed = names.length === 0 || names.length === numbers.length;
    const known = peopleOf(contestant);
    const named = canBeNamed ? numbers.map((number, i) => known[i].name || (found[i]?.name ?? number)) : names;
    return { ...contestant, names: named, ...sharedBy(found, contestant) };
  });
}

function sharedBy(
  found: readonly (Member | undefined)[],
  { stratum, handicap }: Contestant,
): Pick<Contestant, "stratum" | "handicap"> {
  const strata = found.flatMap((member) => member?.stratum ?? []);
  const handicaps = found.flatMap((member) => member?.handicap ?? []);
  const isWhole = (known: readonly unknown[]): boolean => found.length > 0 && known.length === found.length;
  const ofPair = stratum ?? (isWhole(strata) ? [...strata].sort()[0] : undefined);
  const mean = handicap ?? (isWhole(handicaps) ? handicaps.reduce((a, b) => a + b, 0) / handicaps.length : undefined);
  return { ...(ofPair === undefined ? {} : { stratum: ofPair }), ...(mean === undefined ? {} : { handicap: mean }) };
}
