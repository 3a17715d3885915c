/** What one deal of rubber bridge or Chicago is worth before any bonus for a game (rubber Law 81). */
import { scoreBreakdown, type ScorePart } from "./contractScore";
import { otherSide, type Contract, type Side } from "./types";

/** Honours in one hand: 100 for four of the five trump honours, 150 for all five, or for four aces at notrump. */
export interface Honours {
  /** Either side may hold them. */
  side: Side;
  points: 100 | 150;
}

export interface PlayedDeal {
  /** Declarer's side. */
  side: Side;
  contract: Contract;
  /** Tricks that declarer took, 0 to 13. */
  tricks: number;
  honours?: Honours;
}

/** `unknown`: a deal was played, but it cannot be told what; it scores nothing, and what follows is uncertain. */
export type Deal = PlayedDeal | "passed" | "unknown";

/** What points are for; the last three end a rubber. */
export type EntryPart = ScorePart | "honours" | "rubber" | "onlyGame" | "onlyPartscore";

/** One figure in one side's column. */
export interface Entry {
  side: Side;
  part: EntryPart;
  /** How many, where the points are for tricks. */
  tricks?: number;
  /** Above 0. */
  points: number;
  /** Of the side that declared. */
  vulnerable?: boolean;
  /** Which deal of the list, from 0; none for what ends a rubber. */
  deal?: number;
}

/**
 * A deal's entries in the Law's order: the contract's trick points, overtricks, slam, making it doubled; or the
 * undertricks, to the other side; then honours.
 *
 * @param index which deal of the list, from 0
 * @param vulnerable whether declarer's side is vulnerable
 */
export function dealEntries(deal: PlayedDeal, index: number, vulnerable: boolean): Entry[] {
  const entries = duplicateEntries(deal, index, vulnerable).filter(
    ({ part }) => part !== "game" && part !== "partscore",
  );
  return deal.honours ? [...entries, { ...deal.honours, part: "honours", vulnerable, deal: index }] : entries;
}

/** A deal's entries as duplicate scores it (Law 77): with the bonus for a game or part-score, without honours. */
export function duplicateEntries(deal: PlayedDeal, index: number, vulnerable: boolean): Entry[] {
  return scoreBreakdown(deal.contract, deal.tricks, vulnerable).map((item) => {
    const side = item.part === "undertricks" ? otherSide(deal.side) : deal.side;
    return { ...item, side, points: Math.abs(item.points), vulnerable, deal: index };
  });
}

/** A side's points among these entries. */
export function sumOf(entries: readonly Entry[], side: Side): number {
  return entries.reduce((sum, entry) => (entry.side === side ? sum + entry.points : sum), 0);
}
