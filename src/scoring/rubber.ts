/** Rubber bridge: the score sheet above and below the line (rubber Laws 72 to 81). */
import { GAME } from "./contractScore";
import { dealEntries, sumOf, type Deal, type Entry } from "./dealPoints";
import { otherSide, SIDES, type Side } from "./types";

/** The part-scores of one game; both sides' lapse when it is won. */
export interface Game {
  below: Entry[];
  winner?: Side;
}

export interface Rubber {
  /** Everything but the trick points of contracts, in the order in which it was written. */
  above: Entry[];
  /** The last one is still open while the rubber is. */
  games: Game[];
  winner?: Side;
  /** Its last deal in the list, from 0. */
  lastDeal: number;
}

/** For two games against none, against one (Law 74). */
const RUBBER_BONUS = [700, 500] as const;
/** An unfinished rubber, for the only side with a game (Law 80). */
const ONLY_GAME = 300;
/** An unfinished rubber, for the only side with a part-score in the unfinished game (Law 80). */
const ONLY_PARTSCORE = 100;

/**
 * Rubber after rubber: when a side has won two games, the next deal opens another. Who is vulnerable follows from the
 * games won. The last rubber, where it is unfinished, has the premiums of Law 80 as if play ended here. A deal passed
 * out leaves no trace; an unknown one none either, but it was played.
 */
export function rubbers(deals: readonly Deal[]): Rubber[] {
  const all: Rubber[] = [];
  deals.forEach((deal, index) => {
    if (deal === "passed") return;
    if (!all.length || all[all.length - 1].winner) all.push({ above: [], games: [{ below: [] }], lastDeal: index });
    const rubber = all[all.length - 1];
    rubber.lastDeal = index;
    if (deal === "unknown") return;
    const vulnerable = gamesWon(rubber, deal.side) > 0;
    for (const entry of dealEntries(deal, index, vulnerable)) {
      (entry.part === "contract" ? openGame(rubber).below : rubber.above).push(entry);
    }
    if (sumOf(openGame(rubber).below, deal.side) >= GAME) winGame(rubber, deal.side);
  });
  const last = all[all.length - 1];
  if (last && !last.winner) last.above.push(...unfinished(last));
  return all;
}

/** 0 to 2; a side with a game is vulnerable. */
export function gamesWon({ games }: Rubber, side: Side): number {
  return games.filter(({ winner }) => winner === side).length;
}

/** All of a side's points, above and below the line. */
export function rubberTotal({ above, games }: Rubber, side: Side): number {
  return sumOf(above, side) + games.reduce((sum, { below }) => sum + sumOf(below, side), 0);
}

function openGame({ games }: Rubber): Game {
  return games[games.length - 1];
}

function winGame(rubber: Rubber, side: Side): void {
  openGame(rubber).winner = side;
  if (gamesWon(rubber, side) < 2) {
    rubber.games.push({ below: [] });
    return;
  }
  rubber.winner = side;
  rubber.above.push({ side, part: "rubber", points: RUBBER_BONUS[gamesWon(rubber, otherSide(side)) ? 1 : 0] });
}

function unfinished(rubber: Rubber): Entry[] {
  const withGame = SIDES.filter((side) => gamesWon(rubber, side) > 0);
  const withPartscore = SIDES.filter((side) => sumOf(openGame(rubber).below, side) > 0);
  const entries: Entry[] = [];
  if (withGame.length === 1) entries.push({ side: withGame[0], part: "onlyGame", points: ONLY_GAME });
  if (withPartscore.length === 1) {
    entries.push({ side: withPartscore[0], part: "onlyPartscore", points: ONLY_PARTSCORE });
  }
  return entries;
}
