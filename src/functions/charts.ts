import { parseDouble } from "../notation/contract";
import { textOf } from "../notation/text";
import { impTable, scoreTable, undertrickTable } from "../results/charts";
import { failed, isErrorValue, optional } from "./cells";

/**
 * The chart of what each contract scores when made, not vulnerable (NV) and vulnerable (V), just made and with
 * overtricks (Law 77).
 * @customfunction SCORETABLE
 * @param {any[][]} [doubled] X or XX for doubled or redoubled contracts; left out, undoubled.
 * @returns {any[][]} A heading, then a row for each contract: the minor suits score the same, and so do the majors.
 */
export function scoreTableOf(doubled?: unknown[][]): unknown[][] {
  const asked = optional(doubled);
  if (isErrorValue(asked)) return [[asked]];
  const read = parseDouble(textOf(asked));
  return read.ok ? scoreTable(read.value) : failed(read);
}

/**
 * The chart of what the defenders score when a contract goes down 1 to 13 tricks: undoubled, doubled (X) and redoubled
 * (XX), not vulnerable (NV) and vulnerable (V), whatever the strain (Law 77).
 * @customfunction UNDERTRICKTABLE
 * @returns {any[][]} Down, NV, NV X, NV XX, V, V X, V XX.
 */
export function undertrickTableOf(): unknown[][] {
  return undertrickTable();
}

/**
 * The IMP scale: which differences between two scores are worth how many IMPs (Law 78B).
 * @customfunction IMPTABLE
 * @returns {any[][]} From, To, IMPs.
 */
export function impTableOf(): unknown[][] {
  return impTable();
}
