/** A session, or a set of deals, from a PBN file. */
import { parseBoard } from "../../notation/board";
import { folded } from "../../notation/text";
import type { Problem } from "../../notation/problem";
import { detailsOf } from "../../results/eventDetails";
import { parseSettings } from "../../results/parseSettings";
import { within, type Steps } from "../../results/steps";
import type { EventDetails, Finding, ImportedSession, Settings } from "../../results/types";
import { SEATS, type Seat } from "../../scoring/types";
import { isoDate } from "../dates";
import { checkedDeals, type DealFound, type Suits } from "../deals";
import { finished, type Found } from "../finish";
import { nothingRead, type Source } from "../fromCells";
import { firstOf } from "../several";
import { parseGames, tagOf, type Game } from "./games";
import { readTotals, Register } from "./people";
import { readGame, type PbnResults } from "./results";
import { sessionsOf } from "./sessions";
import { isTeams, scoringOf } from "./scoring";

/** @param text the whole file, decoded */
export function* readPbn(text: string, fileName: string): Steps<ImportedSession> {
  const source: Source = { kind: "PBN", fileName };
  const { games, findings, tooLarge, settings } = parseGames(text);
  if (tooLarge) return nothingRead(source, { kind: "tooLarge", at: fileName, read: "a file of so many games or rows" });
  yield 0.3;
  const own = parseSettings(settings).settings;
  const apart = sessionsOf(games)
    .map((some) => foundIn(some, findings, fileName, own))
    .filter(({ lines }) => lines.length > 0);
  const several = apart.filter(isSession).length > 1 ? apart : [foundIn(games, findings, fileName, own)];
  const sessions: ImportedSession[] = [];
  for (const [i, found] of several.entries()) {
    const [from, to] = [i, i + 1].map((done) => 0.6 + (0.4 * done) / several.length);
    sessions.push(yield* within(finished(found, source), from, to));
  }
  return firstOf(sessions);
}

/** Has it results of more than one board? Single deals of many events are a collection. */
function isSession({ lines }: Found): boolean {
  return new Set(lines.map(({ board }) => board)).size > 1;
}

/** @param own the settings of a file of our own; it has those of the event too */
function foundIn(games: readonly Game[], oddities: readonly Problem[], at: string, own: Settings): Found {
  const { declared, unit, openImps, unknown } = scoringOf(games, own);
  const ranked = readTotals(games, unit, own.Numbers === "Each direction its own");
  const register = new Register();
  const individual =
    declared.Scoring === "Individual" ||
    games.some((game) => folded(tagOf(game, "competition")).startsWith("individual"));
  const context = { register, unit, phantoms: ranked.phantoms, teams: isTeams(games), individual };
  const results: PbnResults = { lines: [], unread: [], findings: [] };
  games.forEach((game) => readGame(game, context, results));
  const { deals, findings } = dealsOf(games);
  const oddScoring: Finding[] = unknown ? [{ kind: "unknownScoring", at, read: unknown }] : [];
  const listed = new Set(ranked.contestants.map(({ section, id }) => `${section}|${id}`));
  return {
    lines: results.lines,
    unread: [...ranked.problems, ...results.unread],
    findings: [...oddScoring, ...oddities, ...ranked.findings, ...results.findings, ...findings],
    contestants: [
      ...ranked.contestants,
      ...register.contestants.filter(({ section, id }) => !listed.has(`${section}|${id}`)),
    ],
    totals: ranked.totals,
    deals,
    event: { ...eventOf(games), ...detailsOf(own) },
    declared: { ...declared, ...(individual && declared.Scoring === "Matchpoints" ? { Scoring: "Individual" } : {}) },
    ...(openImps ? { mayBe: ["Cross-IMPs", "Butler"] } : {}),
    ...(ranked.ownNumbers || own.Numbers === "Each direction its own" ? { ownNumbers: true } : {}),
  };
}

function eventOf(games: readonly Game[]): EventDetails {
  const first = (...names: string[]): string =>
    names.flatMap((name) => games.map((game) => tagOf(game, name))).find((value) => value !== "") ?? "";
  const known = { name: first("event"), date: isoDate(first("date", "eventdate")), session: first("session") };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ""));
}

/** The deals by their boards; where no game has a number, in the order in which they come. */
function dealsOf(games: readonly Game[]): ReturnType<typeof checkedDeals> {
  const dealt = games.filter((game) => tagOf(game, "deal") !== "");
  const unnumbered = dealt.every((game) => tagOf(game, "board") === "");
  const missing: Finding[] = [];
  const found = dealt.flatMap((game, i): DealFound[] => {
    const at = `line ${game.tags.get("deal")?.line ?? game.line}`;
    const board = unnumbered ? { ok: true as const, value: i + 1 } : parseBoard(tagOf(game, "board"));
    const read = tagOf(game, "deal");
    if (board.ok) return [{ board: board.value, hands: handsOf(read), at, read }];
    missing.push({ kind: "noDealBoard", at, read });
    return [];
  });
  const { deals, findings } = checkedDeals(found);
  return { deals, findings: [...missing, ...findings] };
}

/** `N:AKQ.J.. - ... ...`: four hands clockwise from the seat named, "-" for one that is not told. */
function handsOf(deal: string): Partial<Record<Seat, Suits>> {
  const [, first, rest = ""] = /^([NESW])\s*:\s*(.*)$/i.exec(deal) ?? [];
  if (!first) return {};
  const start = SEATS.indexOf(first.toUpperCase() as Seat);
  const hands: Partial<Record<Seat, Suits>> = {};
  rest
    .split(/\s+/)
    .slice(0, 4)
    .forEach((hand, i) => {
      const suits = hand.split(".");
      if (suits.length === 4) hands[SEATS[(start + i) % 4]] = suits as unknown as Suits;
    });
  return hands;
}
