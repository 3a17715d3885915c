/** Who took part, and what the file's own ranking gives each. */
import { compact, folded, numberOf } from "../../notation/text";
import type { Contestant, FileTotal, Finding } from "../../results/types";
import { isPhantomName } from "../../notation/phantom";
import { withLetters } from "./entities";
import { parseId } from "./ids";
import { placed, type Parts, type Placed } from "./parts";
import { childrenOf, textOf, type Element } from "./xml";

export interface Participants {
  contestants: Contestant[];
  totals: FileTotal[];
  findings: Finding[];
  /** "section|id" of pairs that stand for nobody. */
  phantoms: Set<string>;
  /** Does a number stand for one pair N-S and another E-W? */
  ownNumbers: boolean;
}

/**
 * @param bare the endings of the numbers ("3NS") were taken off, for each direction has its own
 * @param own the file says that each direction has its own numbers
 */
export function readParticipants({ event, session, isOneOfSeveral }: Parts, bare: boolean, own: boolean): Participants {
  const ownNumbers = bare || own;
  const found: Participants = { contestants: [], totals: [], findings: [], phantoms: new Set(), ownNumbers };
  const lists = session === event ? [event] : [event, session];
  const entrants = lists.flatMap((list) =>
    placed(list, "PARTICIPANTS").flatMap(({ element, section }) =>
      element.children
        .filter(isEntrant)
        .map((entrant): Entrant => ({ element: entrant, section, isOverall: isOneOfSeveral && list === event })),
    ),
  );
  found.ownNumbers ||= bothDirections(entrants);
  entrants.forEach((entrant) => readEntrant(entrant, bare, found));
  return found;
}

interface Entrant extends Placed {
  /** Do its figures stand for several sessions together? */
  isOverall: boolean;
}

function isEntrant({ name }: Element): boolean {
  return name === "PAIR" || name === "TEAM" || name === "PLAYER";
}

function writtenId(element: Element): string {
  return (
    textOf(element, "PAIR_NUMBER", "TEAM_NUMBER", "PLAYER_NUMBER") ||
    element.attributes.get("TEAM_ID") ||
    element.attributes.get("PAIR_ID") ||
    ""
  );
}

function directionOf(element: Element): "NS" | "EW" | undefined {
  const written = compact(textOf(element, "DIRECTION")).replace(/\W/g, "");
  const side = /^(N|NS|NORTHSOUTH)$/.test(written) ? "NS" : /^(E|EW|EASTWEST)$/.test(written) ? "EW" : undefined;
  return side ?? parseId(writtenId(element)).direction;
}

function bothDirections(entrants: readonly Placed[]): boolean {
  const seats = new Set(
    entrants.map(({ element, section }) => [section, compact(writtenId(element)), directionOf(element)].join("|")),
  );
  return [...seats].some((seat) => seat.endsWith("|NS") && seats.has(seat.replace(/NS$/, "EW")));
}

function readEntrant({ element, section, isOverall }: Entrant, bare: boolean, found: Participants): void {
  const id = parseId(writtenId(element));
  const direction = found.ownNumbers ? directionOf(element) : undefined;
  const place = {
    id: bare ? id.bare : id.whole,
    section: section || id.section,
    ...(direction ? { direction } : {}),
  };
  const { names, numbers } = peopleOf(element);
  const at = `line ${element.line}`;
  if (!place.id) {
    found.findings.push({ kind: "noPairNumber", at, read: names.join(" & ") || element.name });
    return;
  }
  if (names.length > 0 && names.every(isPhantomName)) {
    found.phantoms.add(`${place.section}|${place.id}`);
    found.findings.push({ kind: "phantomPair", at, read: place.id, likely: [names[0]] });
    return;
  }
  const adjustment = isOverall ? 0 : (figure(element, "ADJUSTMENT") ?? 0);
  if (adjustment) {
    found.findings.push({
      kind: "adjustmentTaken",
      at,
      read: String(adjustment),
      likely: [names.join(" & ") || place.id],
    });
  }
  found.contestants.push({
    ...place,
    names,
    ...(numbers.some(Boolean) ? { numbers } : {}),
    ...extras(element, adjustment),
  });
  const total = isOverall ? {} : totalOf(element);
  if (Object.keys(total).length) found.totals.push({ ...place, ...total });
}

/** USEBIO 1.3 numbers them, the strongest first. */
const STRATA = "ABCDEF";

function extras(element: Element, adjustment: number): Partial<Contestant> {
  const handicap = figure(element, "HANDICAP");
  const carryOver = figure(element, "CARRY_OVER", "CARRY_FORWARD", "CARRIED_FORWARD");
  const stratum = textOf(element, "STRATUM", "STRAT") || (STRATA[Number(textOf(element, "STRAT_NUMBER")) - 1] ?? "");
  return {
    ...(handicap ? { handicap } : {}),
    ...(carryOver ? { carryOver } : {}),
    ...(adjustment ? { penalty: 0 - adjustment } : {}),
    ...(stratum ? { stratum } : {}),
  };
}

function totalOf(element: Element): Omit<FileTotal, "id" | "section"> {
  const points = figure(element, "TOTAL_SCORE");
  const percent = figure(element, "PERCENTAGE");
  const boards = figure(element, "BOARDS_PLAYED");
  const place = textOf(element, "PLACE");
  return {
    ...(points === undefined ? {} : { points }),
    ...(percent === undefined ? {} : { percent }),
    ...(place ? { place } : {}),
    ...(boards === undefined ? {} : { boards }),
  };
}

function figure(element: Element, ...tags: string[]): number | undefined {
  return numberOf(textOf(element, ...tags).replace("%", ""));
}

/** Names with their national numbers, else the club's. A team has its own name in front, with its players. */
function peopleOf(element: Element): { names: string[]; numbers: string[] } {
  const own = (name: string): string[] => childrenOf(element, name).map(({ text }) => decodeTwice(text));
  // A file of our own holds a team's and a player's names as they were listed.
  if (own("OWN_NAME").length) return { names: own("OWN_NAME"), numbers: own("OWN_NUMBER") };
  const players = element.name === "PLAYER" ? [element] : [element, ...childrenOf(element, "PAIR")].flatMap(playersOf);
  const named = players.map((player) => ({
    name: decodeTwice(textOf(player, "PLAYER_NAME", "NAME")),
    number: textOf(player, "NATIONAL_ID_NUMBER") || textOf(player, "CLUB_ID_NUMBER"),
  }));
  const known = named.filter(({ name, number }) => name || number);
  const names = known.map(({ name, number }) => name || number);
  const numbers = known.map(({ number }) => number);
  const team =
    element.name === "TEAM" ? decodeTwice(element.attributes.get("TEAM_NAME") || textOf(element, "TEAM_NAME")) : "";
  if (!team) return { names, numbers };
  const others = names.filter((name) => folded(name) !== folded(team));
  return { names: [others.length ? `${team} (${others.join(", ")})` : team], numbers };
}

const playersOf = (element: Element): Element[] => childrenOf(element, "PLAYER");

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Some programs escape what is escaped already: `O&amp;#39;Brien`. */
export function decodeTwice(text: string): string {
  return withLetters(text).replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()];
      const code = decimal ? Number(decimal) : parseInt(hex, 16);
      return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
