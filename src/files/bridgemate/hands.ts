/** The hands of HandRecord, which programs write so that the terminals can check leads and show the deal afterwards. */
import { SEATS, type Seat } from "../../scoring/types";
import type { DealFound, Suits } from "../deals";
import { text, whole } from "./cells";
import type { Row } from "./database";

const COLUMNS: Record<Seat, string> = { N: "north", E: "east", S: "south", W: "west" };
const SUITS = ["spades", "hearts", "diamonds", "clubs"] as const;

/** A deal for each record that holds a card; sections that play one set of boards each have a record of it. */
export function handsOf(rows: readonly Row[], sectionOf: (row: Row) => string): DealFound[] {
  return rows.flatMap((row): DealFound[] => {
    const board = whole(row, "board");
    const hands: DealFound["hands"] = {};
    for (const seat of SEATS) {
      const suits = SUITS.map((suit) => text(row, `${COLUMNS[seat]}${suit}`));
      if (suits.some(Boolean)) hands[seat] = suits as unknown as Suits;
    }
    if (Object.keys(hands).length === 0) return [];
    const read = `board ${text(row, "board") || "blank"}`;
    const at = [`HandRecord`, sectionOf(row), read].filter(Boolean).join(" ");
    return [{ board, hands: board > 0 ? hands : {}, at, read }];
  });
}
