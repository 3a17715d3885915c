/** Chicago, or four-deal bridge: vulnerability by the deal, a game's bonus at once, part-scores carried. */
import { isVulnerable } from "./board";
import { GAME, GAME_BONUS } from "./contractScore";
import { dealEntries, duplicateEntries, type Deal, type Entry, type PlayedDeal } from "./dealPoints";
import { otherSide, SEATS, sideOf, type Seat, type Side, type Vulnerability } from "./types";

/**
 * Who is vulnerable on the second and third deal: the dealer's side, or by some clubs' custom the other side. In the
 * duplicate style it is the dealer's, every part-score is worth 50, nothing is carried, and honours do not count.
 */
export type ChicagoStyle = "dealer" | "non-dealer" | "duplicate";

export interface ChicagoDeal {
  /** 1 to 4 within the chukker; a deal passed out has the number of its redeal. */
  number: number;
  dealer: Seat;
  vulnerable: Vulnerability;
  deal: Deal;
  entries: Entry[];
  /** The part-scores that count towards the next game after this deal. */
  carried: Record<Side, number>;
}

export type Chukker = ChicagoDeal[];

const DEALS_OF_A_CHUKKER = 4;
/** For a part-score on the last deal that does not complete a game. */
const LAST_PARTSCORE = 100;

/**
 * The deals in chukkers of four, N dealing the first of each. A deal passed out is dealt again by the same dealer, so
 * it is none of the four; an unknown one is, and scores nothing.
 *
 * Source: ACBL, How to Keep Score, "Chicago".
 */
export function chicago(deals: readonly Deal[], style: ChicagoStyle = "dealer"): Chukker[] {
  const chukkers: Chukker[] = [];
  let last: ChicagoDeal | undefined;
  deals.forEach((deal, index) => {
    if (!last || isOver(last)) {
      chukkers.push([]);
      last = undefined;
    }
    last = dealt(deal, index, style, last);
    chukkers[chukkers.length - 1].push(last);
  });
  return chukkers;
}

/** Whether a deal was the last of its chukker. */
export function isOver({ number, deal }: ChicagoDeal): boolean {
  return number === DEALS_OF_A_CHUKKER && deal !== "passed";
}

function dealt(deal: Deal, index: number, style: ChicagoStyle, before?: ChicagoDeal): ChicagoDeal {
  const number = before ? before.number + (before.deal === "passed" ? 0 : 1) : 1;
  const vulnerable = chicagoVulnerability(number, style);
  const carried = before?.carried ?? { NS: 0, EW: 0 };
  const table = { number, dealer: SEATS[number - 1], vulnerable, deal, entries: [], carried };
  if (typeof deal === "string") return table;
  const declarers = isVulnerable(vulnerable, deal.side);
  if (style === "duplicate") return { ...table, entries: duplicateEntries(deal, index, declarers) };
  return { ...table, ...withCarried(dealEntries(deal, index, declarers), deal, table) };
}

function chicagoVulnerability(number: number, style: ChicagoStyle): Vulnerability {
  if (number === 1) return "None";
  if (number === DEALS_OF_A_CHUKKER) return "Both";
  const dealers = sideOf(SEATS[number - 1]);
  return style === "non-dealer" ? otherSide(dealers) : dealers;
}

/** The entries with a game's or the last part-score's bonus, and what is carried on. */
function withCarried(
  entries: Entry[],
  { side }: PlayedDeal,
  { number, carried }: Pick<ChicagoDeal, "number" | "carried">,
): Pick<ChicagoDeal, "entries" | "carried"> {
  const made = entries.find(({ part }) => part === "contract");
  if (!made) return { entries, carried };
  const { vulnerable, deal } = made;
  const below = carried[side] + made.points;
  if (below >= GAME) {
    const game: Entry = { side, part: "game", points: GAME_BONUS[vulnerable ? 1 : 0], vulnerable, deal };
    return { entries: [...entries, game], carried: { NS: 0, EW: 0 } };
  }
  const partscore: Entry = { side, part: "partscore", points: LAST_PARTSCORE, vulnerable, deal };
  return {
    entries: number < DEALS_OF_A_CHUKKER ? entries : [...entries, partscore],
    carried: { ...carried, [side]: below },
  };
}
