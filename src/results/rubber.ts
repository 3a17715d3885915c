/** The score sheet of rubber bridge, as people draw it. */
import { entryLabel } from "../notation/breakdown";
import { makeContract } from "../notation/contract";
import { placedSentence } from "../notation/messages";
import type { Entry } from "../scoring/dealPoints";
import { rubbers, rubberTotal, type Rubber } from "../scoring/rubber";
import { rectangle, type Figure } from "./figures";
import type { DealRow, Deals, NamedSide } from "./readDeals";

/** What is drawn across a column. */
const LINE = "———";

type Row = Figure[];

/**
 * The cells of RUBBER: what for, and a column a side. Above the line the latest entry stands on top, below it the
 * part-scores game by game. A column for notes is there only if a row could not be read.
 */
export function rubberCells({ rows, sides }: Deals): Figure[][] {
  const all = rubbers(rows.map(({ deal }) => deal));
  const sheets = all.map((rubber, i) => sheet(rubber, all.length > 1 ? `rubber ${i + 1}` : "", rows, sides));
  const problems = rows.flatMap(({ problem }) => problem ?? []);
  const heading = ["For", ...sides.map(({ name }) => name), ...(problems.length ? ["Note"] : [])];
  return rectangle([
    heading,
    ...problems.map((problem): Row => ["Not scored", "", "", placedSentence(problem)]),
    ...sheets.flatMap((one, i) => (i ? [[], ...one] : one)),
    ...(all.length > 1 ? [[], totalRow("Grand total", all, rows, sides)] : []),
  ]);
}

function sheet(rubber: Rubber, name: string, rows: readonly DealRow[], sides: readonly NamedSide[]): Row[] {
  const cells = (entry: Entry): Row => [labelOf(entry, rows), ...column(entry, sides)];
  const games = rubber.games.flatMap(({ below, winner }, i) => {
    const won = sides.find(({ side }) => side === winner);
    return [...below.map(cells), ...(won ? [[`Game ${i + 1}: ${won.name}`, LINE, LINE]] : [])];
  });
  return [
    ...(name ? [[name[0].toUpperCase() + name.slice(1)]] : []),
    ["Above the line"],
    ...[...rubber.above].reverse().map(cells),
    ["Below the line", LINE, LINE],
    ...games,
    totalRow(name ? `Total of ${name}` : "Total", [rubber], rows, sides),
  ];
}

/** "Deal 3, 4♠X: 1 overtrick, doubled, vulnerable". */
function labelOf(entry: Entry, rows: readonly DealRow[]): string {
  const deal = entry.deal === undefined ? undefined : rows[entry.deal].deal;
  if (typeof deal !== "object") return entryLabel(entry);
  const label = entry.part === "contract" ? "contract made" : entryLabel(entry, deal.contract);
  const place = `Deal ${(entry.deal ?? 0) + 1}, ${makeContract(deal.contract, true)}`;
  return `${place}: ${label[0].toLowerCase()}${label.slice(1)}`;
}

const column = ({ side, points }: Entry, sides: readonly NamedSide[]): Row =>
  sides.map((named) => (named.side === side ? points : ""));

function totalRow(label: string, all: readonly Rubber[], rows: readonly DealRow[], sides: readonly NamedSide[]): Row {
  const points = sides.map(({ side }) => all.reduce((sum, rubber) => sum + rubberTotal(rubber, side), 0));
  const missing = missingRows(rows.slice(0, all[all.length - 1].lastDeal + 1));
  return missing ? [`${label}, PROVISIONAL`, ...points, missing] : [label, ...points];
}

/** "Without row 4": what is missing from a total that depends on these rows; "" where nothing is. */
export function missingRows(rows: readonly DealRow[]): string {
  const missing = rows.flatMap(({ problem }) => problem?.at ?? []);
  return missing.length ? `Without ${missing.join(", ")}` : "";
}
