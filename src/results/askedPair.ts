/** Pairs and players as people ask for them: "7", "7 EW", "A7 EW". */
import { parseSide } from "../notation/board";
import { unread, type Unread } from "../notation/problem";
import { compact } from "../notation/text";
import { groups } from "./groups";
import { comparePairs, compareSections, type Pair } from "./pairs";
import type { ScoredSession, Standing } from "./session";
import type { Side } from "../scoring/types";

/** "A7": the number with its section, unless it says that itself; "1-7" where the section is a number too. */
export function numberLabel({ section, id }: Pair): string {
  if (!section || (/\D$/.test(section) && id.startsWith(section) && /^\d/.test(id.slice(section.length)))) return id;
  return /\d$/.test(section) ? `${section}-${id}` : section + id;
}

/** "7", "A7", or "A7 EW" where each direction has its own numbers. */
export function pairLabel(pair: Pair): string {
  return pair.direction ? `${numberLabel(pair)} ${pair.direction}` : numberLabel(pair);
}

/** By section, direction and number, as people count. */
export function inOrder(standings: readonly Standing[]): Standing[] {
  return [...standings].sort(
    ({ pair: a }, { pair: b }) =>
      compareSections(a, b) || Number(a.direction === "EW") - Number(b.direction === "EW") || comparePairs(a, b),
  );
}

/**
 * The pair or player that is meant, or what would be one. The section may be left out where it tells nothing, and so may
 * the direction: a side behind the number has to be one that the pair sits.
 */
export function findAsked(asked: string, session: ScoredSession): Standing | Unread {
  const text = compact(asked);
  const whole = session.standings.filter(({ pair }) => isCalled(pair, text));
  const found = whole.length ? whole : withSide(text, session);
  if (found.length === 1) return found[0];
  const pairs = inOrder(found.length ? found : session.standings).map(({ pair }) => pair);
  return found.length
    ? unread("severalPairs", asked, pairs.map(pairLabel))
    : unread("noSuchPair", asked, ranges(pairs));
}

function isCalled(pair: Pair, text: string): boolean {
  return text === pair.id || text === pair.section + pair.id || text === numberLabel(pair);
}

/** The text as a number with a side behind it: "7EW", "7N-S". */
function withSide(text: string, session: ScoredSession): Standing[] {
  for (let end = 1; end < text.length; end++) {
    const side = parseSide(text.slice(end));
    if (!side.ok) continue;
    const found = session.standings.filter(
      (standing) => isCalled(standing.pair, text.slice(0, end)) && sits(standing, side.value, session),
    );
    if (found.length) return found;
  }
  return [];
}

function sits({ pair, direction }: Standing, side: Side, { winners }: ScoredSession): boolean {
  return winners === 1 && !pair.direction ? true : (pair.direction ?? direction) === side;
}

const NAMED_RANGES = 4;

/** "1 to 16", "A1 to A8", "1 NS to 8 NS": numbers that follow each other as one. */
function ranges(pairs: readonly Pair[]): string[] {
  const runs = groups(pairs, ({ section, direction }) => `${section}|${direction ?? ""}`).flatMap(consecutive);
  const texts = runs.flatMap((run) => {
    const [first, last] = [pairLabel(run[0]), pairLabel(run[run.length - 1])];
    return run.length > 2 ? [`${first} to ${last}`] : run.map(pairLabel);
  });
  return texts.length > NAMED_RANGES ? [...texts.slice(0, NAMED_RANGES), "others"] : texts;
}

function consecutive(pairs: readonly Pair[]): Pair[][] {
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const run = runs.at(-1);
    if (run && follows(run[run.length - 1].id, pair.id)) run.push(pair);
    else runs.push([pair]);
  }
  return runs;
}

function follows(before: string, id: string): boolean {
  const [first, second] = [before, id].map((text) => /^(\D*)(\d+)$/.exec(text));
  return first !== null && second?.[1] === first[1] && Number(second[2]) === Number(first[2]) + 1;
}
