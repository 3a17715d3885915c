/** Scorecards: every board of a pair or a player, from its own view. */
import { unread, type Unread } from "../notation/problem";
import type { Seat, Side } from "../scoring/types";
import { findAsked, inOrder, pairLabel } from "./askedPair";
import {
  boardRow,
  COLUMNS,
  isComparedAlike,
  matchRows,
  totalRows,
  type Cards,
  type Column,
  type Row,
  type Sat,
} from "./cardRows";
import { pointsHeading, rectangle, type Figure } from "./figures";
import { groups } from "./groups";
import { isIndividual, seated } from "./pairs";
import type { ScoredSession, Standing } from "./session";
import { isTeamScoring, scoringUnit, setting } from "./settings";
import { NOTE_HEADING } from "./traveller";
import type { ResultLine, Settings } from "./types";

/**
 * The cells of SCORECARD: one pair, several or all, each under its heading with a blank row between. Below the heading
 * comes whose card it is, then its boards in the order of play (in Swiss pairs each match with what it came to), then the
 * total as the ranking has it. With several cards the first column says whose each row is.
 */
export function scorecardCells(session: ScoredSession, asked: readonly string[]): Figure[][] | Unread {
  const { settings } = session;
  if (isTeamScoring(settings)) return unread("useTeamResults", String(setting(settings, "Scoring")));
  const wanted: Standing[] = [];
  for (const text of asked) {
    const found = findAsked(text, session);
    if ("kind" in found) return found;
    wanted.push(found);
  }
  const owners = asked.length ? wanted : inOrder(session.standings);
  const cards = cardsOf(session, owners.length > 1);
  const sat = chairs(session);
  const heading = headings(cards);
  const tables = owners.map((owner) => [heading, ...card(owner, sat.get(owner.pair.key) ?? [], cards)]);
  const rows = tables.length ? tables.flatMap((table, i) => (i ? [{}, ...table] : table)) : [heading];
  return rectangle(rows.map((row) => cards.columns.map((column) => row[column] ?? "")));
}

/**
 * The headings of the cards, for the formats of their columns: of all together (before anybody sits there, of several),
 * or of one alone.
 */
export function scorecardHeading(session: ScoredSession, several = session.standings.length !== 1): Figure[] {
  const cards = cardsOf(session, several);
  const heading = headings(cards);
  return cards.columns.map((column) => heading[column] ?? "");
}

function cardsOf(session: ScoredSession, several: boolean): Cards {
  const { lines, settings, standings } = session;
  const individual = lines.some(({ line }) => isIndividual(line));
  const stands: Partial<Record<Column, boolean>> = {
    pair: several,
    round: lines.some(({ line }) => line.round !== undefined),
    partner: individual,
    basis: scoringUnit(settings) !== "Points",
    vps: standings.some(({ swiss }) => swiss),
    note: lines.some(({ line }) => line.note),
  };
  return {
    session,
    standings: new Map(standings.map((standing) => [standing.pair.key, standing])),
    columns: COLUMNS.filter((column) => stands[column] ?? true),
    individual,
    split: new Set(lines.filter(({ line }) => !isComparedAlike(line)).map(({ line }) => line.board)),
  };
}

function headings({ session: { settings }, individual }: Cards): Row {
  return {
    pair: individual ? "Player" : "Pair",
    round: "Round",
    board: "Board",
    partner: "Partner",
    opponents: "Opponents",
    direction: "Direction",
    contract: "Contract",
    by: "By",
    lead: "Lead",
    result: "Result",
    score: "Score",
    points: pointsHeading(settings),
    basis: ownBasisHeading(settings),
    vps: "VPs",
    note: NOTE_HEADING,
  };
}

/** The heading of what the points are in percent, or were reckoned from: the pair's own view of it. */
function ownBasisHeading(settings: Settings): string {
  if (scoringUnit(settings) === "MP") return "%";
  return setting(settings, "Scoring") === "Butler" ? "Datum" : "IMPs in all";
}

/** Who sat where: the lines of each pair and player. */
function chairs({ lines, settings }: ScoredSession): Map<string, Sat[]> {
  const found = new Map<string, Sat[]>();
  for (const scored of lines) {
    for (const side of ["NS", "EW"] as const) {
      seated(scored.line, side, settings).forEach(({ key, id }) => {
        const seat = isIndividual(scored.line) ? seatOf(scored.line, side, id) : undefined;
        const sat = found.get(key) ?? [];
        found.set(key, sat);
        sat.push({ scored, side, ...(seat ? { seat } : {}) });
      });
    }
  }
  return found;
}

const SEATS: Record<Side, readonly [Seat, Seat]> = { NS: ["N", "S"], EW: ["E", "W"] };

function seatOf({ players }: ResultLine, side: Side, id: string): Seat {
  const [first, second] = SEATS[side];
  return players?.[side === "NS" ? 0 : 1] === id ? first : second;
}

/** Who it is, the boards, what was added or taken off, and the total. */
function card(owner: Standing, sat: readonly Sat[], cards: Cards): Row[] {
  const several = cards.columns[0] === "pair";
  const label = pairLabel(owner.pair);
  // Under the heading of the opponents: whose names these are must be said.
  const own = owner.contestant?.names.join(" & ");
  const names = own ? `For ${own}` : "";
  const who: Row = several
    ? { opponents: names }
    : { [cards.columns[0]]: `${cards.individual ? "Player" : "Pair"} ${label}`, opponents: names };
  const rows: Row[] = [
    ...(several && !cards.session.named ? [] : [who]),
    ...groups([...sat].sort(inOrderOfPlay), ({ scored }) => scored.line.round ?? "").flatMap((round) => [
      ...round.map((chair) => boardRow(chair, owner, cards)),
      ...matchRows(round[0].scored.line.round, owner, cards),
    ]),
    ...totalRows(owner, cards),
  ];
  return rows.map((row) => ({ ...row, pair: label }));
}

/** By round and board; what has none stands last. */
function inOrderOfPlay({ scored: { line: a } }: Sat, { scored: { line: b } }: Sat): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.round ?? last) - (b.round ?? last) || (a.board || last) - (b.board || last);
}
