/** Who takes part, as it is typed or pasted line by line: names, or members' numbers, with or without the pair's. */
import type { Problem } from "../notation/problem";
import { compact, folded, plain } from "../notation/text";
import { findHeader } from "./columns";
import { memberKey, withMembers, type Member } from "./members";
import { readNames } from "./readNames";
import type { Contestant } from "./types";

export interface NameList {
  /** Everybody who takes part, named or not, in the order of their numbers. */
  contestants: Contestant[];
  problems: Problem[];
}

/**
 * Reads a line for each pair, player or team. `Ann & Bob`, `Ann, Bob` and cells of a table are two names; `7 Ann & Bob`
 * and `NS 7 Ann & Bob` say whose; a line without a number is the next one's. A number in place of a name is a member's:
 * `1234 5678`. A table with the headings Pair and Name is read by these.
 *
 * @param entrants who takes part, in the order of their numbers
 * @param people how many each of them is: 1, 2 or 4
 */
export function readNameList(
  text: string,
  entrants: readonly Contestant[],
  people: number,
  members: readonly Member[] = [],
): NameList {
  const rows = text.split(/\r\n?|\n/).map((row, i) => ({ text: row, at: `line ${i + 1}` }));
  const table = rows.map((row) => row.text.split("\t"));
  const hasHeadings = findHeader(
    table,
    (columns) => columns.has("pair") && (columns.has("name") || columns.has("number")),
  );
  const list = hasHeadings ? fromTable(table, entrants) : fromLines(rows, entrants, people, members);
  const contestants = withMembers(list.contestants, members);
  return { contestants, problems: [...list.problems, ...twice(contestants)] };
}

function fromTable(table: readonly (readonly string[])[], entrants: readonly Contestant[]): NameList {
  const { contestants, problems } = readNames(table);
  const unknown = contestants.filter((named) => !entrants.some((entrant) => isFor(named, entrant)));
  return {
    contestants: entrants
      .map((entrant) => ({ ...contestants.find((named) => isFor(named, entrant)), ...placeOf(entrant) }))
      .map((contestant) => ({ ...contestant, names: contestant.names ?? [] })),
    problems: [...problems, ...unknown.map((one): Problem => notListed("list", label(one), entrants))],
  };
}

const placeOf = ({ id, section, direction }: Contestant) => ({ id, section, ...(direction ? { direction } : {}) });

const isFor = (named: Contestant, entrant: Contestant): boolean =>
  isCalled(named.id, entrant) &&
  (!named.section || named.section === entrant.section) &&
  (!named.direction || !entrant.direction || named.direction === entrant.direction);

/** "7", and "A7" in section A. */
const isCalled = (id: string, entrant: Contestant): boolean =>
  [entrant.id, entrant.section + entrant.id].some((one) => compact(one) === compact(id));

/** "7", "A7", or "7 NS" where each direction has numbers of its own. */
const label = ({ section = "", id, direction }: Pick<Contestant, "id" | "direction"> & { section?: string }): string =>
  [section + id, direction].filter(Boolean).join(" ");

const notListed = (at: string, read: string, entrants: readonly Contestant[]): Problem => ({
  kind: "notListed",
  at,
  read,
  likely: [`${label(entrants[0])} to ${label(entrants[entrants.length - 1])}`],
});

interface Row {
  text: string;
  at: string;
}

function fromLines(
  rows: readonly Row[],
  entrants: readonly Contestant[],
  people: number,
  members: readonly Member[],
): NameList {
  const named = new Map<Contestant, Contestant>();
  const problems: Problem[] = [];
  let next = 0;
  for (const { text, at } of rows) {
    const line = splitLine(text, entrants, people);
    if (!line) continue;
    const entrant = line.whose === undefined ? entrants[next] : find(line.whose, entrants);
    if (!entrant) {
      problems.push(
        line.whose === undefined
          ? { kind: "noneLeft", at, read: plain(text), likely: [String(entrants.length)] }
          : notListed(at, label(line.whose), entrants),
      );
      continue;
    }
    const before = named.get(entrant);
    if (before) {
      problems.push({ kind: "listedTwice", at, read: label(entrant), likely: [before.names.join(" & ")] });
      continue;
    }
    if (line.people.length > Math.max(people, people === 4 ? MOST_IN_TEAM : 0)) {
      problems.push({
        kind: "tooManyNames",
        at,
        read: plain(text),
        likely: [people === 1 ? "one name" : `${people} names`],
      });
    }
    next = entrants.indexOf(entrant) + 1;
    named.set(entrant, withPeople(entrant, line.people));
    for (const person of line.people) {
      if (
        isNumber(person) &&
        members.length > 0 &&
        !members.some(({ number }) => memberKey(number) === memberKey(person))
      ) {
        problems.push({ kind: "notAMember", at, read: person });
      }
    }
  }
  return { contestants: entrants.map((entrant) => named.get(entrant) ?? { ...entrant }), problems };
}

/** A team of four may have two to relieve the others. */
const MOST_IN_TEAM = 6;

const isNumber = (text: string): boolean => /^\d{2,}$/.test(compact(text));

/** All by their numbers, or all by name; where some are numbers, a name stands beside a blank number. */
function withPeople(entrant: Contestant, people: readonly string[]): Contestant {
  if (!people.some(isNumber)) return { ...entrant, names: [...people] };
  const names = people.map((person) => (isNumber(person) ? "" : person));
  const numbers = people.map((person) => (isNumber(person) ? person : ""));
  return { ...entrant, names: names.some(Boolean) ? names : [], numbers };
}

interface Line {
  /** The pair that the line begins with; undefined for a line of names alone. */
  whose?: Pick<Contestant, "id" | "direction">;
  people: string[];
}

const SEPARATORS = /\t|;|,|\||&|\+| \/ | - | and /i;

/** Undefined for a blank line. */
function splitLine(text: string, entrants: readonly Contestant[], people: number): Line | undefined {
  // Tabs are cells of a table: `plain` would make spaces of them.
  const written = text.split("\t").map(plain).join("\t").trim();
  if (written === "") return undefined;
  const side = /^(?:(NS|N-S|EW|E-W)\s*(\d{1,4})|(\d{1,4})\s*(NS|N-S|EW|E-W))(?=[\s.:)]|$)[.:)]?\s*/i.exec(written);
  if (side) {
    const direction = /^n/i.test(side[1] ?? side[4]) ? "NS" : "EW";
    return { whose: { id: side[2] ?? side[3], direction }, people: split(written.slice(side[0].length)) };
  }
  const numbers = written.split(/[\s,;&+]+/);
  if (numbers.length > 1 && numbers.every((one) => /^\d+$/.test(one))) {
    return numbers.length > people ? { whose: { id: numbers[0] }, people: numbers.slice(1) } : { people: numbers };
  }
  const lead = /^([A-Z]?\d{1,4})(?:[.:)]|(?=\s))\s*/i.exec(written);
  if (
    lead &&
    written.length > lead[0].length &&
    !(isNumber(lead[1]) && !find({ id: lead[1] }, entrants) && /^[,;&+]/.test(written.slice(lead[0].length)))
  ) {
    return { whose: { id: lead[1] }, people: split(written.slice(lead[0].length)) };
  }
  return { people: split(written) };
}

const split = (text: string): string[] => text.split(SEPARATORS).map(plain).filter(Boolean);

/** Undefined where there is none, or where both directions have one of this number. */
function find(
  { id, direction }: Pick<Contestant, "id" | "direction">,
  entrants: readonly Contestant[],
): Contestant | undefined {
  const found = entrants.filter(
    (entrant) => isCalled(id, entrant) && (!direction || !entrant.direction || entrant.direction === direction),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The same person in two places: a slip, or two people of one name. */
function twice(contestants: readonly Contestant[]): Problem[] {
  const places = new Map<string, { person: string; at: string[] }>();
  for (const contestant of contestants) {
    for (const person of contestant.names.filter(Boolean)) {
      const key = folded(person);
      const known = places.get(key) ?? { person, at: [] };
      places.set(key, known);
      known.at.push(label(contestant));
    }
  }
  return [...places.values()].flatMap(({ person, at }): Problem[] =>
    at.length > 1 ? [{ kind: "personTwice", at: "list", read: person, likely: at }] : [],
  );
}
