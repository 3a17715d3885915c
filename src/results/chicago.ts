/** The score sheet of Chicago: a row a deal, chukker by chukker. */
import { entryLabel } from "../notation/breakdown";
import { makeContract } from "../notation/contract";
import { placedSentence, sentence } from "../notation/messages";
import { makeResult } from "../notation/result";
import { chicago, isOver, type ChicagoDeal, type ChicagoStyle } from "../scoring/chicago";
import { sumOf } from "../scoring/dealPoints";
import { sideOf, type Side } from "../scoring/types";
import { rectangle, type Figure } from "./figures";
import type { DealRow, Deals, NamedSide } from "./readDeals";
import { missingRows } from "./rubber";

const FRONT = ["Deal", "Dealer", "Vulnerable", "Contract", "By", "Result"];

type Row = Figure[];

/** The cells of CHICAGO. What is carried has columns of its own, but in the duplicate style, where nothing is. */
export function chicagoCells({ rows, sides }: Deals, style: ChicagoStyle): Figure[][] {
  const chukkers = chicago(
    rows.map(({ deal }) => deal),
    style,
  );
  const carries = style !== "duplicate";
  const names = sides.map(({ name }) => name);
  const heading = [...FRONT, ...names, ...(carries ? names.map((name) => `${name} part-score`) : []), "Note"];
  let first = 0;
  const blocks = chukkers.map((chukker, i): Row[] => {
    const own = rows.slice(first, first + chukker.length);
    first += chukker.length;
    const label = chukkers.length > 1 ? `Chukker ${i + 1}` : "Total";
    const deals = chukker.map((dealt, index) => dealRow(dealt, own[index], sides, carries));
    return [...deals, totalRow(label, chukker, rows.slice(0, first), sides, carries)];
  });
  return rectangle([
    heading,
    ...blocks.flatMap((block, i) => (i ? [[], ...block] : block)),
    ...(blocks.length > 1 ? [[], totalRow("Grand total", chukkers.flat(), rows, sides, carries)] : []),
  ]);
}

function dealRow(dealt: ChicagoDeal, row: DealRow, sides: readonly NamedSide[], carries: boolean): Row {
  const { number, vulnerable, deal, entries, carried } = dealt;
  const nameOf = (side: Side): string => sides.find((one) => one.side === side)?.name ?? side;
  const compass = sides[0].name === "NS";
  const points = sides.map(({ side }) => sumOf(entries, side) || "");
  return [
    number,
    compass ? dealt.dealer : nameOf(sideOf(dealt.dealer)),
    vulnerable === "None" || vulnerable === "Both" ? vulnerable : nameOf(vulnerable),
    ...(typeof deal === "object"
      ? [makeContract(deal.contract, true), row.seat ?? nameOf(deal.side), makeResult(deal.contract, deal.tricks)]
      : [deal === "passed" ? "PASS" : "", "", ""]),
    ...points,
    ...(carries ? sides.map(({ side }) => carried[side] || "") : []),
    noteOf(dealt, row, carries),
  ];
}

/** How the points come about, or why there are none. */
function noteOf({ deal, entries }: ChicagoDeal, { problem }: DealRow, carries: boolean): string {
  if (problem) return placedSentence(problem);
  if (typeof deal === "string") return "Dealt again by the same dealer";
  const items = entries.map((entry) => `${entryLabel(entry, deal.contract)} ${entry.points}`);
  const ignored = deal.honours && !carries ? [sentence({ kind: "honoursNotCounted", read: "" })] : [];
  return [...items, ...ignored].join("; ");
}

/**
 * A total; PROVISIONAL where a row is missing, and with the deals played so far where the last chukker goes on.
 *
 * @param read the rows that the total depends on: its own and those before
 */
function totalRow(
  label: string,
  deals: readonly ChicagoDeal[],
  read: readonly DealRow[],
  sides: readonly NamedSide[],
  carries: boolean,
): Row {
  const entries = deals.flatMap((dealt) => dealt.entries);
  const points = sides.map(({ side }) => sumOf(entries, side));
  const missing = missingRows(read);
  const front = [missing ? `${label}, PROVISIONAL` : label, ...Array<string>(FRONT.length - 1).fill("")];
  const note = [missing, soFar(deals[deals.length - 1])].filter(Boolean).join("; ");
  return [...front, ...points, ...(carries ? ["", ""] : []), note];
}

/** "2 of 4 deals", "" at a chukker's end. */
function soFar(last: ChicagoDeal): string {
  const played = last.deal === "passed" ? last.number - 1 : last.number;
  return isOver(last) ? "" : `${played} of 4 deals`;
}
