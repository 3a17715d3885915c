/** Who a pair is: its section, number and, where each direction has its own numbers, its direction. */
import type { Side } from "../scoring/types";
import { groups } from "./groups";
import { setting } from "./settings";
import type { Contestant, ResultLine, Settings } from "./types";

export interface Pair {
  /** Unique within the session. */
  key: string;
  section: string;
  id: string;
  /** Only where the numbers of each direction are their own. */
  direction?: Side;
}

/** Lines that were settled at a table or by the director, and are compared or awarded. */
export function isScored(line: ResultLine): boolean {
  return line.status === "played" || line.status === "passed" || line.status === "awarded";
}

/** The pair on one side of a line; undefined where no pair is written. */
export function pairOf(
  line: Pick<ResultLine, "section" | "ns" | "ew">,
  side: Side,
  settings: Settings,
): Pair | undefined {
  const id = side === "NS" ? line.ns : line.ew;
  if (!id) return undefined;
  const own = setting(settings, "Numbers") === "Each direction its own";
  return {
    key: `${line.section}|${id}|${own ? side : ""}`,
    section: line.section,
    id,
    ...(own ? { direction: side } : {}),
  };
}

/** Who sits on one side of a line: its pair, or the two players of an individual event. */
export function seated(
  line: Pick<ResultLine, "section" | "ns" | "ew" | "players">,
  side: Side,
  settings: Settings,
): Pair[] {
  const pair = pairOf(line, side, settings);
  if (pair) return [pair];
  const [north, east, south, west] = line.players ?? [];
  const ids = side === "NS" ? [north, south] : [east, west];
  return ids.flatMap((id) => (id ? { key: `${line.section}|${id}|`, section: line.section, id } : []));
}

/** A line of players who change partners: there are no pairs on it. */
export function isIndividual<Line extends Pick<ResultLine, "players" | "ns" | "ew">>(
  line: Line,
): line is Line & Required<Pick<ResultLine, "players">> {
  return line.players !== undefined && !line.ns && !line.ew;
}

/** Finds the contestant that a pair is: the same number, and section and direction where the list gives them. */
export function contestantFinder(contestants: readonly Contestant[]): (pair: Pair) => Contestant | undefined {
  const byId = new Map(groups(contestants, ({ id }) => id).map((same) => [same[0].id, same]));
  return (pair) =>
    byId
      .get(pair.id)
      ?.find(
        ({ section, direction }) =>
          (!section || section === pair.section) && (!direction || !pair.direction || direction === pair.direction),
      );
}

/** The pair or player that sits twice at one table, if any: then the numbers of each direction are their own. */
export function meetsItself(line: ResultLine, settings: Settings): string | undefined {
  const all = (["NS", "EW"] as const).flatMap((side) => seated(line, side, settings));
  return all.find(({ key }, i) => all.findIndex((other) => other.key === key) < i)?.id;
}

/** One ranking or two: as set; else two where no pair ever changes direction. Single players have one. */
export function winners(lines: readonly ResultLine[], settings: Settings): 1 | 2 {
  const chosen = setting(settings, "Winners");
  if (chosen === 1 || chosen === 2) return chosen;
  const ns = new Set(lines.flatMap((line) => seated(line, "NS", settings).map(({ key }) => key)));
  return lines.some((line) => seated(line, "EW", settings).some(({ key }) => ns.has(key))) ? 1 : 2;
}

/** By section, then by number as people count: A2 before A10. */
export function comparePairs(a: Pick<Pair, "section" | "id">, b: Pick<Pair, "section" | "id">): number {
  return compareSections(a, b) || naturally(a.id, b.id);
}

/** As people count: A before B, 2 before 10. */
export function compareSections(a: Pick<Pair, "section">, b: Pick<Pair, "section">): number {
  return naturally(a.section, b.section);
}

function naturally(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => /^(\D*)(\d*)([^]*)$/.exec(text) as RegExpExecArray);
  return compareText(first[1], second[1]) || Number(first[2]) - Number(second[2]) || compareText(first[3], second[3]);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
