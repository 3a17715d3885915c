/** The rows of a scorecard: a board from its owner's view, and what the ranking makes of them all. */
import { seatLetter } from "../notation/words";
import { makeLead } from "../notation/lead";
import { fraction, fromDecimal, subtract } from "../scoring/fraction";
import type { Seat, Side } from "../scoring/types";
import { assignedScore, comparedResult } from "./awards";
import { onScale, shown, shownPercent, shownPoints, type Figure } from "./figures";
import { finalScore } from "./finalScore";
import { languageOf } from "./language";
import { seated } from "./pairs";
import { isPlaced } from "./ranking";
import { countedScore } from "./scoreColumns";
import type { ScoredLine, ScoredSession, Standing } from "./session";
import { scoringUnit } from "./settings";
import { contractText, resultText } from "./traveller";
import type { ResultLine } from "./types";

/** The columns in their order; a row has those that say something. */
export const COLUMNS = [
  "pair",
  "round",
  "board",
  "partner",
  "opponents",
  "direction",
  "contract",
  "by",
  "lead",
  "result",
  "score",
  "points",
  "basis",
  "vps",
  "note",
] as const;

export type Column = (typeof COLUMNS)[number];

export type Row = Partial<Record<Column, Figure>>;

/** A line with the chair that the card's owner had: a side, and a seat where players change partners. */
export interface Sat {
  scored: ScoredLine;
  side: Side;
  seat?: Seat;
}

/** What the cards of a session have in common. */
export interface Cards {
  session: ScoredSession;
  standings: ReadonlyMap<string, Standing>;
  columns: readonly Column[];
  individual: boolean;
  /** Boards where E-W were compared with other results than N-S, so that N-S's datum is not theirs turned round. */
  split: ReadonlySet<number>;
}

/** A board as the owner of the card sees it. */
export function boardRow({ scored, side, seat }: Sat, owner: Standing, cards: Cards): Row {
  const { settings } = cards.session;
  const { line } = scored;
  const language = languageOf(settings);
  const share = side === "NS" ? scored.ns : scored.ew;
  const partners = seated(line, side, settings).filter(({ key }) => key !== owner.pair.key);
  const score = ownScore(line, side);
  return {
    round: line.round ?? "",
    board: line.board || "",
    partner: called(partners, cards),
    opponents: called(seated(line, side === "NS" ? "EW" : "NS", settings), cards),
    direction: seat ? seatLetter(seat, language) : side,
    contract: contractText(line, language),
    by: line.declarer ? seatLetter(line.declarer, language) : "",
    lead: makeLead(line.lead ?? "", language),
    result: resultText(line, language),
    score: score ?? "",
    points: shownPoints(share, settings),
    basis: scoringUnit(settings) === "MP" ? shownPercent(share, settings) : ownBasis(scored, side, cards),
    note: line.note ?? "",
  };
}

/** "12 Ann & Bob"; players of an individual event "5 Ann & 8 Bob". */
function called(pairs: readonly Standing["pair"][], { standings }: Cards): string {
  return pairs
    .map(({ id, key }) => [id, standings.get(key)?.contestant?.names.join(" & ")].filter(Boolean).join(" "))
    .join(" & ");
}

/** The score of the play, or the one that was assigned to this side; plus where the card's owner scored. */
function ownScore(line: ResultLine, side: Side): number | undefined {
  const award = line.award?.[side === "NS" ? "ns" : "ew"];
  const assigned = award?.kind === "scores" && award.of.length === 1 ? award.of[0].score : undefined;
  const score = line.status === "awarded" ? assigned : countedScore(line);
  return score === undefined || side === "NS" ? score : 0 - score;
}

/** The datum, or all IMPs won together, with the sign that it has for this side. */
function ownBasis({ line, basis }: ScoredLine, side: Side, { session: { settings }, split }: Cards): Figure {
  if (!basis) return "";
  if (side === "NS") return shown(basis, settings);
  return split.has(line.board) ? "" : shown(subtract(fraction(0), basis), settings);
}

/** Has each side the same result in the comparison, or neither one? Split scores have not (White Book 4.1.1). */
export function isComparedAlike(line: ResultLine): boolean {
  if (!line.award || assignedScore(line) !== undefined) return true;
  return JSON.stringify(comparedResult(line, "NS")) === JSON.stringify(comparedResult(line, "EW"));
}

/** Swiss pairs: what the match of a round came to; nothing while it is still to be played. */
export function matchRows(round: number | undefined, { swiss }: Standing, cards: Cards): Row[] {
  const match = round === undefined ? undefined : swiss?.rounds.get(round);
  if (!match || (match.percent === undefined && !match.vps)) return [];
  const { boards, share, percent, vps } = match;
  const { settings } = cards.session;
  const played: Row =
    percent === undefined ? {} : { points: shownPoints(share, settings), basis: shown(fromDecimal(percent), settings) };
  return [
    {
      [labelColumn(cards)]: "Match",
      ...(vps && boards ? { opponents: boardsInWords(boards) } : {}),
      ...played,
      ...(vps ? { vps: shown(vps, settings) } : {}),
    },
  ];
}

/** Where a row that is no board says what it is. */
const labelColumn = ({ columns }: Cards): Column => columns.find((column) => column !== "pair") as Column;

const boardsInWords = (boards: number): string => `${boards} ${boards === 1 ? "board" : "boards"}`;

/** What the ranking counts beside the boards, then boards, points and percentage as it shows them. */
export function totalRows(owner: Standing, cards: Cards): Row[] {
  const { session } = cards;
  const { settings } = session;
  const label = labelColumn(cards);
  const matchpointed = scoringUnit(settings) === "MP";
  const final = finalScore(owner, session);
  const { carryOver = 0, penalty = 0, handicap = 0 } = owner.contestant ?? {};
  const counted = (name: string, figure: number, column: Column = "points"): Row[] =>
    figure && isPlaced(owner) ? [{ [label]: name, [column]: figure }] : [];
  const fixed = final.vps ? "vps" : "points";
  const average = owner.boards ? shown(final.average, settings) : "";
  return [
    ...counted("Factor up", factoredUp(owner, session)),
    ...counted("Carry-over", carryOver, fixed),
    ...counted("Penalty", 0 - penalty, fixed),
    ...counted("Handicap", handicap, matchpointed ? "basis" : "points"),
    {
      [label]: "Total",
      opponents: boardsInWords(owner.boards),
      points: owner.boards ? shown(onScale(final.points, settings), settings) : "",
      ...(matchpointed ? { basis: average } : {}),
      ...(final.vps ? { vps: shown(final.vps, settings) } : {}),
    },
    ...(matchpointed ? [] : [{ [label]: "Per board", points: average }]),
  ];
}

/** What a total gained by being brought up to all boards. */
function factoredUp(owner: Standing, session: ScoredSession): number {
  const alone = { ...owner, contestant: undefined };
  const gained = subtract(finalScore(alone, session).points, owner.total.points);
  return shown(onScale(gained, session.settings), session.settings);
}
