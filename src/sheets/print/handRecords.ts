/** Travellers with the hands above them: for the sessions whose file brought its deals along. */
import { groups } from "../../results/groups";
import { lineVulnerability } from "../../results/lineScore";
import { scoreSession } from "../../results/session";
import { MARK_HEADING, NOTE_HEADING, travellerCells, withFootnotes } from "../../results/traveller";
import type { Deal } from "../../results/types";
import { dealer } from "../../scoring/board";
import type { Seat } from "../../scoring/types";
import { RED } from "../look";
import { VULNERABLE } from "./blankTravellers";
import type { Form, FormColumn, FormRow } from "./pages";
import type { PrintSession } from "./who";

/** As wide as what stands in the columns of a traveller; others are as these points. */
const WIDTHS: Record<string, number> = { Section: 7, NS: 7, EW: 7, Contract: 8, By: 4, Lead: 6, Result: 9, Note: 5 };
const POINTS_WIDTH = 8;

const SIGNS = ["♠", "♥", "♦", "♣"] as const;
const RED_SIGNS: readonly string[] = ["♥", "♦"];
const VOID = "–";

/** The column of each seat's signs, its cards one further to the right. */
const PLACES: Record<Seat, number> = { N: 3, W: 0, E: 6, S: 3 };

/** The diagram from the top: who is seen on four rows, one for each suit. */
const ROWS: readonly (readonly Seat[])[] = [["N"], ["W", "E"], ["S"]];

export function handColumns(session: PrintSession): FormColumn[] {
  return headingOf(session).map((heading) => ({ width: WIDTHS[heading] ?? POINTS_WIDTH, align: "center" }));
}

/** None where no deals are known; a board without one has its results alone. */
export function handForms(session: PrintSession): Form[] {
  const { lines, contestants, settings, deals = [] } = session;
  if (deals.length === 0) return [];
  const scored = scoreSession(lines, settings, contestants, true);
  return groups(
    lines.filter(({ board }) => board > 0),
    ({ board }) => board,
  )
    .sort(([a], [b]) => a.board - b.board)
    .map(([line]): Form => {
      const { board } = line;
      const found = travellerCells(scored, [board]);
      const { cells, footnotes } = withFootnotes(Array.isArray(found) ? found : []);
      const [heading, ...results] = cells;
      const deal = deals.find((one) => one.board === board);
      return [
        { kind: "title", cells: [`Board ${board}`] },
        { kind: "note", cells: [`Dealer ${dealer(board)}, ${VULNERABLE[lineVulnerability(line)]}`] },
        ...(deal ? diagram(deal) : []),
        { kind: "heading", cells: heading },
        ...results.map((row): FormRow => ({ kind: "small", cells: row })),
        ...footnotes.map((note): FormRow => ({ kind: "note", cells: [note] })),
      ];
    });
}

function headingOf({ lines, contestants, settings }: PrintSession): string[] {
  const [first] = lines.filter(({ board }) => board > 0);
  const found = first ? travellerCells(scoreSession(lines, settings, contestants, true), [first.board]) : [];
  const heading = Array.isArray(found) ? (found[0] ?? []).map(String) : [];
  const isNoted = lines.some(({ note }) => note);
  return [...heading.filter((text) => text !== NOTE_HEADING), ...(isNoted ? [MARK_HEADING] : [])];
}

/** North above, West and East, South below: each suit's sign in one column, its cards in the next. */
function diagram({ hands }: Deal): FormRow[] {
  return ROWS.flatMap((seats) =>
    SIGNS.map((sign, suit): FormRow => {
      const cells: string[] = [];
      for (const seat of seats) {
        cells[PLACES[seat]] = sign;
        cells[PLACES[seat] + 1] = cardsOf(hands[seat].split(".")[suit]);
      }
      const signs = seats.map((seat) => PLACES[seat]);
      const color = RED_SIGNS.includes(sign) ? { color: RED } : {};
      return {
        kind: "hand",
        cells: Array.from(cells, (cell) => cell ?? null),
        marks: signs.map((column) => ({ column, style: { align: "right", ...color } })),
      };
    }),
  );
}

/** " A K 10 5" of "AKT5": a little away from the sign. */
const cardsOf = (ranks: string): string =>
  ` ${[...ranks].map((rank) => (rank === "T" ? "10" : rank)).join(" ") || VOID}`;
