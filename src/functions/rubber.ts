import { parseChicagoStyle } from "../notation/deals";
import { chicagoCells } from "../results/chicago";
import { readDeals } from "../results/readDeals";
import { rubberCells } from "../results/rubber";
import { cellsOf, failed, isErrorValue, optional } from "./cells";

/**
 * The score sheet of rubber bridge: above and below the line, games, rubber bonus and totals; who is vulnerable is
 * worked out. A row a deal, such as We, 4S, +1; after a rubber the next one begins.
 * @customfunction RUBBER
 * @param {any[][]} deals Columns Side (We or They, NS or EW, or a seat), Contract, Result and, if wanted, Honours (100, 150 or They 100): in this order, or in any under these headings.
 * @returns {any[][]} For, We and They (NS and EW where seats are named), the latest entry above the line on top.
 */
export function rubberOf(deals: unknown[][]): unknown[][] {
  return rubberCells(readDeals(cellsOf(deals)));
}

/**
 * The score sheet of Chicago (four-deal bridge): four deals a chukker, N (or We) dealing first. A deal passed out is
 * dealt again.
 * @customfunction CHICAGO
 * @param {any[][]} deals Columns Side (We or They, NS or EW, or a seat), Contract, Result and, if wanted, Honours (100, 150 or They 100): in this order, or in any under these headings.
 * @param {any[][]} [style] Who is vulnerable on deals 2 and 3: dealer (the default) or non-dealer; or duplicate: 50 for each part-score, nothing carried, no honours.
 * @returns {any[][]} A row a deal: dealer, vulnerability, contract, points of both sides, part-scores carried; then totals.
 */
export function chicagoOf(deals: unknown[][], style?: unknown[][]): unknown[][] {
  const given = optional(style);
  if (isErrorValue(given)) return [[given]];
  const chosen = parseChicagoStyle(given);
  return chosen.ok ? chicagoCells(readDeals(cellsOf(deals)), chosen.value) : failed(chosen);
}
