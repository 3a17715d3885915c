/** Hands that came without results: which session of the workbook they belong to, and an import that follows them. */
import type { WrittenSession } from "../excel";
import { together, withDeals } from "../results/keptImport";
import { isProblem, linesOf } from "../results/readGrid";
import { readSession } from "../results/readSession";
import { parseSettings } from "../results/parseSettings";
import { detailsOf } from "../results/eventDetails";
import type { Deal, ImportedSession } from "../results/types";

export interface Hands {
  deals: readonly Deal[];
  fileName: string;
}

/** The hands of a file that has no results; undefined where it has any, or no hands. */
export function handsAlone({ lines, deals = [], source }: ImportedSession): Hands | undefined {
  return lines.length === 0 && deals.length > 0 ? { deals, fileName: source.fileName } : undefined;
}

export interface HandsOffer {
  /** The session's results. */
  table: string;
  event: string;
  /** How many of the boards it has. */
  shared: number;
  /** What the workbook is to keep; undefined where that is more than it can. */
  kept?: string;
}

/** The sessions of the workbook that have some of the boards, those with most of them first. */
export function handsOffers({ deals }: Hands, sessions: readonly WrittenSession[]): HandsOffer[] {
  const offers = sessions.map((session): HandsOffer => {
    const boards = boardsOf(session);
    const own = deals.filter(({ board }) => boards.has(board));
    const kept = withDeals(session.kept, own);
    const { name, date } = detailsOf(parseSettings(session.settings).settings);
    return {
      table: session.tables.results,
      event: [name, date].filter(Boolean).join(", "),
      shared: own.length,
      ...(kept === undefined ? {} : { kept }),
    };
  });
  return offers.filter(({ shared }) => shared > 0).sort((a, b) => b.shared - a.shared);
}

function boardsOf({ results, settings, names }: WrittenSession): Set<number> {
  const read = readSession(results, settings, names);
  return new Set(isProblem(read) ? [] : linesOf(read.grid).map(({ board }) => board));
}

/** An import with the hands that came before it, for boards that it has; its own hands stay. */
export function withHands(session: ImportedSession, hands: Hands | undefined): ImportedSession {
  const boards = new Set(session.lines.map(({ board }) => board));
  const missing = hands?.deals.filter(({ board }) => boards.has(board)) ?? [];
  return missing.length ? { ...session, deals: together(missing, session.deals ?? []) } : session;
}
