/** The hands of a board, checked: files of dealing machines and of results both carry them. */
import type { Problem } from "../notation/problem";
import type { Deal, Finding } from "../results/types";
import { SEATS, type Seat } from "../scoring/types";

/** Spades, hearts, diamonds, clubs, as written. */
export type Suits = readonly [string, string, string, string];

const RANKS = "AKQJT98765432";

/** A deal as it stood somewhere, its hands not checked yet; a hand may be missing. */
export interface DealFound {
  board: number;
  hands: Partial<Record<Seat, Suits>>;
  at: string;
  /** As written, for messages. */
  read: string;
}

/** The deals that are whole, one for each board; what was left out is said. */
export function checkedDeals(found: readonly DealFound[]): { deals: Deal[]; findings: Finding[] } {
  const deals = new Map<number, Deal>();
  const findings: Problem[] = [];
  for (const { board, hands, at, read } of found) {
    const whole = wholeDeal(hands);
    const earlier = deals.get(board);
    if (!whole) findings.push({ kind: "dealNotRead", at, read });
    else if (!earlier) deals.set(board, { board, hands: whole });
    else if (SEATS.some((seat) => earlier.hands[seat] !== whole[seat])) {
      findings.push({ kind: "dealTwice", at, read: String(board) });
    }
  }
  return { deals: [...deals.values()].sort((a, b) => a.board - b.board), findings };
}

/** Four hands of 13 cards, all 52 once; a single missing hand holds the cards that are left. */
function wholeDeal(hands: DealFound["hands"]): Record<Seat, string> | undefined {
  const missing = SEATS.filter((seat) => hands[seat] === undefined);
  if (missing.length > 1) return undefined;
  const left = [0, 1, 2, 3].map(() => new Set(RANKS));
  const whole = new Map<Seat, string>();
  for (const seat of SEATS) {
    const suits = hands[seat];
    if (!suits) continue;
    const cards = suits.map(cardsOf);
    for (const [suit, ranks] of cards.entries()) {
      for (const rank of ranks) if (!left[suit].delete(rank)) return undefined;
    }
    whole.set(seat, cards.map(inOrder).join("."));
  }
  for (const seat of missing) whole.set(seat, left.map((ranks) => inOrder([...ranks].join(""))).join("."));
  const [north, east, south, west] = SEATS.map((seat) => whole.get(seat) ?? "");
  const thirteen = [north, east, south, west].every((hand) => hand.length === 13 + 3);
  return thirteen ? { N: north, E: east, S: south, W: west } : undefined;
}

/** "10" is T, a void may be a dash; anything else that is no card stays and is then found wrong. */
function cardsOf(written: string): string {
  return written
    .toUpperCase()
    .replace(/10/g, "T")
    .replace(/[\s,.\u2010-\u2015-]+/g, "");
}

function inOrder(ranks: string): string {
  return [...ranks].sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b)).join("");
}
