/** The score sheets of rubber bridge and Chicago: what an entry is for, and what a total is made of. */
import { parseChicagoStyle } from "../../notation/deals";
import { sentence } from "../../notation/messages";
import { chicagoCells } from "../../results/chicago";
import type { Figure } from "../../results/figures";
import { readDeals } from "../../results/readDeals";
import { rubberCells } from "../../results/rubber";
import { explainStrings } from "../explainStrings";
import { errorAmong, single, type Explanation } from "./asked";

const text = explainStrings.deals;

type Rows = readonly Figure[][];

export const explainRubber: Explanation = ({ ranges: [deals = []], row, column }) => {
  const rows = rubberCells(readDeals(deals));
  const found = rows[row];
  if (!found || row === 0) return [];
  const [label, ...rest] = found;
  const name = String(rows[0][column]);
  const note = String(rest[2] ?? "");
  if (isTotal(label)) return [...total(rows, row, column, name), ...(note ? [text.what(note)] : [])];
  const won = /^Game \d+: (.+)$/.exec(String(label));
  if (won) return [text.game(won[1])];
  if (label === "Above the line" || label === "Below the line") return [text.line];
  if (note) return [note];
  const points = found[column];
  if (column === 0 || typeof points !== "number") {
    const side = rest.findIndex((cell) => typeof cell === "number");
    return side < 0 ? [] : [text.entry(String(rest[side]), String(rows[0][side + 1]), text.what(String(label)))];
  }
  return [text.entry(String(points), name, text.what(String(label)))];
};

/** The dealer's columns of Chicago: deal, dealer, vulnerability, contract, by, result. */
const FRONT = 6;

export const explainChicago: Explanation = ({ ranges: [deals = [], style], row, column }) => {
  const given = single(style);
  const chosen = parseChicagoStyle(given);
  if (!chosen.ok) return errorAmong([given]) ?? [explainStrings.cannot(sentence(chosen))];
  const rows = chicagoCells(readDeals(deals), chosen.value);
  const found = rows[row];
  if (!found || row === 0 || found.every((cell) => cell === "")) return [];
  const name = String(rows[0][column]);
  const note = String(found[found.length - 1]);
  if (isTotal(found[0]) || /^Chukker/.test(String(found[0]))) {
    return [...total(rows, row, column, name), ...(note ? [text.what(note)] : [])];
  }
  const [deal, dealer, vulnerable, ...played] = found.slice(0, FRONT).map(String);
  const opening = text.chicagoDeal(deal, dealer, vulnerable, text.played(played[0], played[1], played[2]));
  const items = note ? [text.items(note)] : [];
  const points = found[column];
  const carried = /^(.+) part-score$/.exec(name);
  if (carried && points !== "") return [opening, ...items, text.carried(carried[1], String(points))];
  const sides = found
    .slice(FRONT, FRONT + 2)
    .flatMap((sum, i) => (sum === "" ? [] : [text.together(String(rows[0][FRONT + i]), String(sum))]));
  return [opening, ...items, ...sides];
};

const isTotal = (label: Figure): boolean => /^(Total|Grand total)/.test(String(label));

const isSubtotal = (label: Figure): boolean => /^(Total|Chukker)/.test(String(label));

/** What a total adds up: the entries of its own sheet, or the totals of all for the grand one. */
function total(rows: Rows, row: number, column: number, name: string): string[] {
  const points = rows[row][column];
  const label = String(rows[row][0]);
  if (typeof points !== "number") return [];
  const grand = label.startsWith("Grand");
  const first = grand ? 0 : lastBlank(rows, row) + 1;
  const parts = rows
    .slice(first, row)
    .filter(([front]) => isSubtotal(front) === grand)
    .flatMap((cells) => (typeof cells[column] === "number" ? [cells[column]] : []));
  if (!parts.length) return [text.noPoints(label, name)];
  return [text.total(label, name, parts.join(" + "), String(points))];
}

function lastBlank(rows: Rows, row: number): number {
  const before = rows.slice(0, row).map((cells) => cells.every((cell) => cell === ""));
  return before.lastIndexOf(true);
}
