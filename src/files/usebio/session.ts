/** A session from a USEBIO file (1.0 to 1.3), as the EBU, ABF, Pianola, BridgeWebs and RealBridge exchange them. */
import type { Problem } from "../../notation/problem";
import { parseBoard } from "../../notation/board";
import { compact, numberOf } from "../../notation/text";
import { within, type Steps } from "../../results/steps";
import type { EventDetails, Finding, ImportedSession } from "../../results/types";
import { SEATS, type Seat } from "../../scoring/types";
import { isoDate } from "../dates";
import { checkedDeals, type DealFound, type Suits } from "../deals";
import { finished } from "../finish";
import type { FileMatch } from "../fitVps";
import { nothingRead, type Source } from "../fromCells";
import { firstOf } from "../several";
import { parseId } from "./ids";
import { decodeTwice, readParticipants } from "./participants";
import { partsOf, placed, type Parts } from "./parts";
import { endWithSides, readLines } from "./results";
import { declaredScoring } from "./scoring";
import { child, childrenOf, parseXml, textOf, type Element, type Tree } from "./xml";

/** @param text the whole file, decoded */
export function* readUsebio(text: string, fileName: string): Steps<ImportedSession> {
  const source: Source = { kind: "USEBIO", fileName };
  const tree = yield* within(parseXml(text), 0, 0.4);
  if (tree.tooLarge)
    return nothingRead(source, { kind: "tooLarge", at: fileName, read: "a file so long or so deeply nested" });
  const faults = faultsOf(tree, fileName);
  const parts = tree.root?.name === "USEBIO" ? partsOf(tree.root) : [];
  if (!tree.root || parts.length === 0) {
    const nothing = nothingRead(source, { kind: "noResults", at: fileName, read: fileName });
    return { ...nothing, unread: [...nothing.unread, ...faults.unread], findings: faults.findings };
  }
  const sessions: ImportedSession[] = [];
  for (const [i, one] of parts.entries()) {
    const [from, to] = [i, i + 1].map((done) => 0.4 + (0.6 * done) / parts.length);
    sessions.push(yield* within(sessionOf(tree.root, one, faults, source), from, to));
  }
  return firstOf(sessions);
}

function* sessionOf(root: Element, parts: Parts, faults: Faults, source: Source): Steps<ImportedSession> {
  yield 0;
  const { declared, isTeams, isOwn, unknown } = declaredScoring(parts);
  // The numbers' endings are taken off in both lists or in none: the travellers show which.
  yield 0.1;
  const bare = endWithSides(parts.session, isTeams, isOwn);
  yield 0.2;
  const people = readParticipants(parts, bare, declared.Numbers === "Each direction its own");
  const results = yield* within(readLines(parts.session, isTeams, people.phantoms, isOwn), 0.2, 0.6);
  const { deals, findings } = checkedDeals(dealsOf(root, parts));
  const at = source.fileName;
  const oddScoring: Finding[] = unknown ? [{ kind: "unknownScoring", at, read: unknown }] : [];
  const finishing = finished(
    {
      lines: results.lines,
      unread: [...faults.unread, ...bareMatches(parts), ...results.unread],
      findings: [...oddScoring, ...faults.findings, ...results.findings, ...people.findings, ...findings],
      contestants: people.contestants,
      totals: people.totals,
      matches: isTeams ? matchScores(parts) : [],
      deals,
      event: eventOf(root, parts),
      declared,
      ...(people.ownNumbers ? { ownNumbers: true } : {}),
    },
    source,
  );
  return yield* within(finishing, 0.6, 1);
}

interface Faults {
  unread: Problem[];
  findings: Finding[];
}

function faultsOf({ slips, brokenAt }: Tree, fileName: string): Faults {
  const places = slips && (slips.count === 1 ? "one place" : `${slips.count} places`);
  return {
    unread: brokenAt === undefined ? [] : [{ kind: "xmlBroken", at: `line ${brokenAt}`, read: fileName }],
    findings: slips ? [{ kind: "xmlSlips", at: `line ${slips.line}`, read: String(places), likely: ["a name"] }] : [],
  };
}

/** Matches of which only the score is told: board lines cannot be made of them. */
function bareMatches({ session }: Parts): Problem[] {
  return placed(session, "MATCH")
    .map(({ element }) => element)
    .filter((match) => textOf(match, "TEAM") && placed(match, "TRAVELLER_LINE").length === 0)
    .map((match) => {
      const [team, opponent] = [textOf(match, "TEAM"), textOf(match, "OPPOSING_TEAM")];
      const score = [textOf(match, "TEAM_SCORE"), textOf(match, "OPPOSING_TEAM_SCORE")].filter(Boolean).join(" to ");
      const read = `${team} v ${opponent}${score ? `, ${score}` : ""}`;
      return { kind: "matchWithoutBoards", at: `line ${match.line}`, read };
    });
}

/** What the file gives both teams of each match, whatever it counts. */
function matchScores({ session }: Parts): FileMatch[] {
  return placed(session, "MATCH").flatMap(({ element, section }): FileMatch[] => {
    const [team, opponent] = ["TEAM", "OPPOSING_TEAM"].map((name) => parseId(textOf(element, name)).whole);
    const [own, other] = ["TEAM_SCORE", "OPPOSING_TEAM_SCORE"].map((name) => numberOf(textOf(element, name)));
    const round = numberOf(textOf(element, "ROUND_NUMBER"));
    if (!team || !opponent || own === undefined || other === undefined) return [];
    return [{ section, ...(round === undefined ? {} : { round }), teams: [team, opponent], points: [own, other] }];
  });
}

function eventOf(root: Element, { event, session }: Parts): EventDetails {
  const club = child(root, "CLUB") ?? child(event, "CLUB");
  const known = {
    club: textOf(club, "CLUB_NAME"),
    clubNumber: textOf(club, "CLUB_ID_NUMBER"),
    name: textOf(event, "EVENT_DESCRIPTION", "TITLE"),
    id: textOf(event, "EVENT_IDENTIFIER", "EVENT_ID"),
    date: isoDate(textOf(session, "DATE") || textOf(event, "DATE")),
    session: session === event ? undefined : session.attributes.get("SESSION_ID"),
    director: textOf(event, "DIRECTOR"),
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value ? [[name, decodeTwice(value)]] : [])),
  );
}

/** The hands of the session that is read; a set outside all events belongs to it too. */
function dealsOf(root: Element, { event, session }: Parts): DealFound[] {
  const holders = [...new Set([root, event, session])];
  const sets = holders.flatMap((holder) =>
    holder === session ? placed(session, "HANDSET").map(({ element }) => element) : childrenOf(holder, "HANDSET"),
  );
  // Some write the hands beside a board's results.
  const boards = placed(session, "BOARD").map(({ element }) => element);
  const all = [...[...new Set(sets)].flatMap((set) => childrenOf(set, "BOARD")), ...boards];
  return [...new Set(all)].filter((board) => childrenOf(board, "HAND").length > 0).flatMap(dealOf);
}

const SUITS = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"] as const;

function dealOf(board: Element): DealFound[] {
  const number = parseBoard(textOf(board, "BOARD_NUMBER"));
  const at = `line ${board.line}`;
  const read = `board ${textOf(board, "BOARD_NUMBER")}`;
  const hands: Partial<Record<Seat, Suits>> = {};
  for (const hand of childrenOf(board, "HAND")) {
    const seat = SEATS.find((known) => known === compact(textOf(hand, "DIRECTION")).slice(0, 1));
    if (seat) hands[seat] = SUITS.map((suit) => textOf(hand, suit)) as unknown as Suits;
  }
  return [{ board: number.ok ? number.value : 0, hands: number.ok ? hands : {}, at, read }];
}
